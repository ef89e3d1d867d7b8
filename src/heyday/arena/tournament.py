"""Many games between bots: who meets whom, in several processes, and to be continued."""

from __future__ import annotations

import json
import multiprocessing
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import combinations
from pathlib import Path

from heyday.arena.table import Result, Task, play


def line_ups(names: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Return who sits down together.

    With as many bots as players, all of them; with more, every choice of them; with fewer, the last
    one fills the table.
    """
    if len(names) >= players:
        return list(combinations(names, players))
    return [(*names, *[names[-1]] * (players - len(names)))]


def schedule(
    game: str,
    names: Sequence[str],
    players: int,
    games: int,
    options: dict[str, str],
    seconds: float | None = None,
) -> Iterator[Task]:
    """Yield the games: each line-up sits in every rotation, with the same draws."""
    tables = line_ups(names, players)
    for nth in range(games):
        line_up = tables[nth // players % len(tables)]
        turn = nth % players
        seats = line_up[turn:] + line_up[:turn]
        seed = nth // players // len(tables)
        yield Task(game, seats, seed, tuple(sorted(options.items())), seconds)


class Ledger:
    """The results so far, kept in a file if there is one."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.results: dict[str, Result] = {}
        if path and path.exists():
            for line in path.read_text(encoding="utf-8").splitlines():
                result = Result.read(json.loads(line))
                self.results[result.key] = result

    def add(self, result: Result) -> None:
        """Keep a result."""
        self.results[result.key] = result
        if self.path:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(result.data()) + "\n")


def run(
    tasks: Sequence[Task],
    ledger: Ledger,
    processes: int | None = None,
    keep: bool = False,
    progress: Callable[[Result], bool] | None = None,
) -> None:
    """Play what is not played yet; `progress` is told of each game and may end it all."""
    left = [task for task in tasks if task.key not in ledger.results]
    count = processes or os.cpu_count() or 1
    if count == 1:
        for task in left:
            ledger.add(result := play(task, keep))
            if progress and progress(result):
                return
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(count, mp_context=context) as pool:
        waiting = iter(left)
        running: set[Future[Result]] = set()
        for task in _first(waiting, 2 * count):
            running.add(pool.submit(play, task, keep))
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                ledger.add(result := future.result())
                if progress and progress(result):
                    pool.shutdown(cancel_futures=True)
                    return
                for task in _first(waiting, 1):
                    running.add(pool.submit(play, task, keep))


def _first(tasks: Iterator[Task], count: int) -> Iterator[Task]:
    for _, task in zip(range(count), tasks, strict=False):
        yield task
