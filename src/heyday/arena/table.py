"""One game between bots.

Time is the processor's: bots play as well on a machine that is busy with other things.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from random import Random
from typing import Any

from heyday import bots, games
from heyday.bots.search_bot import SearchBot
from heyday.match.match import Match
from heyday.match.secret import dice, secret_from_seed


@dataclass(frozen=True)
class Task:
    """A game to be played: who sits where, and which draws there will be."""

    game: str
    seats: tuple[str, ...]
    seed: int
    options: tuple[tuple[str, str], ...] = ()
    seconds: float | None = None  # for each decision, instead of a bot's own budget
    simulations: int | None = None  # the same; makes the games of bots that search repeatable
    pace: float = 1.0  # bots that search take so much of their time

    @property
    def key(self) -> str:
        """What tells this game from all others."""
        words = [self.game, str(self.seed), *self.seats]
        words += [f"{name}={value}" for name, value in self.options]
        words += [f"{self.seconds:g}s"] if self.seconds else []
        words += [f"{self.simulations}x"] if self.simulations else []
        words += [f"pace={self.pace:g}"] if self.pace != 1 else []
        return " ".join(words)


@dataclass(frozen=True)
class Result:
    """How a game between bots ended."""

    key: str
    seats: tuple[str, ...]
    points: tuple[int, ...]
    ranks: tuple[int, ...]
    seconds: tuple[float, ...]  # that each seat thought, in all its threads together
    decisions: tuple[int, ...]  # that each seat made
    record: str = ""

    @property
    def shares(self) -> list[float]:
        """Return each seat's share of the victory."""
        winners = self.ranks.count(1)
        return [1 / winners if rank == 1 else 0.0 for rank in self.ranks]

    def data(self) -> dict[str, Any]:
        """Return the result as plain data."""
        return asdict(self)

    @staticmethod
    def read(data: Mapping[str, Any]) -> Result:
        """Return the result that plain data stands for."""
        fields: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value for name, value in data.items()
        }
        return Result(**fields)


def play(task: Task, keep: bool = False) -> Result:
    """Play a game; the same seed gives the same draws to whoever plays."""
    game = games.get(task.game)
    players = [_player(task, name) for name in task.seats]
    secret = secret_from_seed(task.game, task.seed)
    position = game.start(len(players), dice(secret, 0), dict(task.options))
    position.reseed(0)
    own = Random(task.key)  # noqa: S311 - the bots' own
    seconds, decisions = [0.0] * len(players), [0] * len(players)
    actions: list[int] = []
    while not position.over:
        seat = position.to_move
        began = time.process_time()
        action = bots.ask(players[seat], position, own)
        seconds[seat] += time.process_time() - began
        decisions[seat] += 1
        actions.append(action)
        position.act(action, dice(secret, len(actions)))
    look = position.look()
    points = [sum(game.points(look, seat).values()) for seat in range(len(players))]
    record = _record(task, actions, secret) if keep else ""
    return Result(
        task.key,
        task.seats,
        tuple(points),
        tuple(position.ranks()),
        tuple(seconds),
        tuple(decisions),
        record,
    )


def _player(task: Task, name: str) -> bots.Bot:
    bot = bots.make(name, games.get(task.game), task.seconds, task.simulations)
    if isinstance(bot, SearchBot):
        bot.seconds *= task.pace
        bot.clock = time.thread_time
    return bot


def _record(task: Task, actions: Sequence[int], secret: bytes) -> str:
    game = games.get(task.game)
    match = Match(
        game, len(task.seats), seats=task.seats, options=dict(task.options), secret=secret
    ).begin()
    for action in actions:
        match.act(match.position.to_move, action)
    return match.record()
