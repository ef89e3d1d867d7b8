"""Many games of one bot against itself, boiled down to accounts, and to be continued."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from heyday import games
from heyday.arena.balance.account import Account, account_of
from heyday.arena.kept import add_line, end_line, read_lines
from heyday.arena.table import Task, play


class OtherGames(ValueError):
    """A file holds accounts of games that were played in another way."""


@dataclass(frozen=True)
class Conditions:
    """How games are played whose accounts may be put together."""

    game: str
    bot: str
    seconds: float | None  # for each decision, instead of the bot's own budget
    simulations: int | None  # the same
    options: Mapping[str, str]
    rules: int
    content: str

    @staticmethod
    def of(
        game: str,
        bot: str,
        options: Mapping[str, str] | None = None,
        seconds: float | None = None,
        simulations: int | None = None,
    ) -> Conditions:
        """Return the conditions of games that are played now."""
        found = games.get(game)
        return Conditions(
            game,
            bot,
            seconds,
            simulations,
            dict(options or {}),
            found.version,
            found.content.digest(),
        )

    def tasks(self, players: int, count: int) -> list[Task]:
        """Return so many games at tables of so many, each with draws of its own."""
        options = tuple(sorted(self.options.items()))
        return [
            Task(self.game, (self.bot,) * players, seed, options, self.seconds, self.simulations)
            for seed in range(count)
        ]


class Book:
    """The accounts so far, kept in a file if there is one: a line of conditions, then the games."""

    def __init__(self, conditions: Conditions, path: Path | None = None) -> None:
        self.conditions, self.path = conditions, path
        self.accounts: dict[str, Account] = {}
        if path and path.exists() and path.stat().st_size:
            self._read(path)
        else:
            self._write(asdict(conditions))

    def _read(self, path: Path) -> None:
        first, *lines = read_lines(path)
        try:
            there = Conditions(**json.loads(first))
        except (ValueError, TypeError) as error:
            raise OtherGames(f"{path} holds no accounts of games") from error
        if there != self.conditions:
            wish = asdict(self.conditions)
            other = [
                f"{name} {value or 'none'}"
                for name, value in asdict(there).items()
                if value != wish[name]
            ]
            raise OtherGames(f"{path} holds games of another kind: {', '.join(other)}")
        for number, line in enumerate(lines, start=2):
            try:
                account = Account.read(json.loads(line))
            except (ValueError, TypeError, KeyError) as error:
                raise OtherGames(f"{path}, line {number}: this is no account of a game") from error
            self.accounts[account.key] = account
        end_line(path)

    def add(self, account: Account) -> None:
        """Keep an account."""
        self.accounts[account.key] = account
        self._write(account.data())

    def _write(self, data: Any) -> None:
        if self.path:
            add_line(self.path, data)

    def left(self, tasks: Sequence[Task]) -> list[Task]:
        """Return the games that are not played yet."""
        return [task for task in tasks if task.key not in self.accounts]

    def of(self, tasks: Sequence[Task]) -> list[Account]:
        """Return the accounts of those games that are played."""
        return [self.accounts[task.key] for task in tasks if task.key in self.accounts]


def account_for(task: Task) -> Account:
    """Play a game and return its account."""
    return account_of(play(task, keep=True).record, task.key)
