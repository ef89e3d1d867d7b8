"""Many games between bots: who meets whom, what is kept of it, and how to go on."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import replace
from functools import partial
from itertools import combinations, count, islice, takewhile
from pathlib import Path

from heyday.arena.kept import add_line, end_line, read_lines
from heyday.arena.patience import patience_for
from heyday.arena.runners import Runner, local
from heyday.arena.table import Result, Task, play


class BadLedger(ValueError):
    """A file does not hold results of an arena."""


def line_ups(names: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Return who sits down together.

    With as many bots as players, all of them; with more, every choice of them, each once; with
    fewer, the last one fills the table.
    """
    if len(names) >= players:
        return list(dict.fromkeys(combinations(names, players)))
    return [(*names, *[names[-1]] * (players - len(names)))]


def schedule(
    game: str,
    names: Sequence[str],
    players: int,
    games: int,
    options: dict[str, str],
    seconds: float | None = None,
    simulations: int | None = None,
    pace: float = 1.0,
    first: int = 0,
) -> Iterator[Task]:
    """Yield the games: each line-up sits in every rotation, with the same draws.

    Draws have numbers, of which this begins with `first`.
    """
    budget = Task(game, (), 0, tuple(sorted(options.items())), seconds, simulations, pace)
    tables = line_ups(names, players)
    seats_and_seeds = (
        (seats, seed) for seed in count(first) for table in tables for seats in rotations(table)
    )
    for seats, seed in islice(seats_and_seeds, games):
        yield replace(budget, seats=seats, seed=seed)


def rotations(table: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Return the ways to sit around a table, each once."""
    return list(dict.fromkeys(table[turn:] + table[:turn] for turn in range(len(table))))


class Ledger:
    """The results so far, kept in a file if there is one."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.results: dict[str, Result] = {}
        if path and path.exists():
            self._read(path)

    def _read(self, path: Path) -> None:
        for number, line in enumerate(read_lines(path), 1):
            try:
                result = Result.read(json.loads(line))
            except (ValueError, TypeError, AttributeError) as error:
                raise BadLedger(f"{path}, line {number}: this is no result of an arena") from error
            self.results[result.key] = result
        end_line(path)

    def add(self, result: Result) -> None:
        """Keep a result."""
        self.results[result.key] = result
        if self.path:
            add_line(self.path, result.data())

    def get(self, task: Task) -> Result | None:
        """Return the result of a task, if it is played."""
        return self.results.get(task.key)

    def of(self, tasks: Sequence[Task]) -> list[Result]:
        """Return the results of those tasks that are played."""
        return [result for task in tasks if (result := self.get(task))]

    def whole(self, tasks: Sequence[Task]) -> list[Result]:
        """Return the results of the first tasks, up to the first that is missing.

        So it does not matter which games happen to end first, as short ones do. Everybody has sat
        in every seat.
        """
        known = takewhile(lambda result: result is not None, map(self.get, tasks))
        results = [result for result in known if result]
        players = len(tasks[0].seats) if tasks else 1
        return results[: len(results) // players * players]


def run(
    tasks: Sequence[Task],
    ledger: Ledger,
    processes: int | None = None,
    keep: bool = False,
    progress: Callable[[Result], bool] | None = None,
    runner: Runner | None = None,
) -> None:
    """Play what is not played yet, with some processes or on a runner.

    Of several processes, one that hangs is replaced.
    `progress` is told of each game and may end it all.
    """
    left = [task for task in tasks if not ledger.get(task)]
    how = runner or local(processes, patience_for)
    with closing(how(partial(play, keep=keep), left)) as results:
        for result in results:
            ledger.add(result)
            if progress and progress(result):
                return
