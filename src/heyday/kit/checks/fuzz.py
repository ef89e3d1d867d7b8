"""Fuzz: random games, with a game's invariants looked at after every action."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from heyday.kit.backend import BACKEND
from heyday.kit.game import Game, new_tables

CRASHES = (AssertionError, IndexError, OverflowError, RecursionError)
CHUNK = 500 if BACKEND == "numba" else 5


@dataclass(frozen=True)
class Failure:
    """A game of random play that broke a promise of the rules."""

    players: int
    seed: int
    ply: int
    fault: str
    start_dice: int
    actions: tuple[tuple[int, int], ...]  # each with the seed of its dice


@dataclass(frozen=True)
class Report:
    """What random play has shown."""

    games: int
    decisions: int
    failure: Failure | None = None


def fuzz(
    game: Game,
    players: int,
    games: int,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    threads: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Play random games and stop at the first fault; `progress` is told of finished games."""
    bits = game.option_bits(options or {})
    done = decisions = 0

    def run(start: int, count: int) -> tuple[int, int, int, str]:
        tables = new_tables(game.drive, 2)
        try:
            good, played, ply, code = game.trials.fuzz(tables, players, bits, start, count)
        except CRASHES as error:
            return _find_crash(game, players, bits, start, count, str(error) or repr(error))
        return good, played, ply, game.faults[code] if code else ""

    with ThreadPoolExecutor(threads) as pool:  # compiled rules do not hold the interpreter
        for start, result in _in_order(pool, run, list(_chunks(seed, games)), threads):
            good, played, ply, fault = result
            done += good
            decisions += played
            if progress:
                progress(good)
            if fault:
                failure = _failure(game, players, bits, start + good, ply, fault)
                return Report(done, decisions, failure)
    return Report(done, decisions)


def _chunks(seed: int, games: int) -> Iterator[tuple[int, int]]:
    for start in range(0, games, CHUNK):
        yield seed + start, min(CHUNK, games - start)


def _in_order(
    pool: ThreadPoolExecutor,
    run: Callable[[int, int], tuple[int, int, int, str]],
    chunks: list[tuple[int, int]],
    threads: int,
) -> Iterator[tuple[int, tuple[int, int, int, str]]]:
    """Yield results in order, with only a few chunks under way."""
    ahead = 2 * threads
    running = [pool.submit(run, *chunk) for chunk in chunks[:ahead]]
    for i, (start, _) in enumerate(chunks):
        yield start, running[i].result()
        if i + ahead < len(chunks):
            running.append(pool.submit(run, *chunks[i + ahead]))


def _find_crash(
    game: Game, players: int, bits: int, start: int, count: int, why: str
) -> tuple[int, int, int, str]:
    """Return the first game of a chunk that raises an error, and where."""
    tables = new_tables(game.drive, 2)
    for nth in range(count):
        ply = 0
        try:
            while game.trials.fuzz_action(tables, players, bits, start + nth, ply) >= 0:
                ply += 1
        except CRASHES:
            return nth, 0, ply, why
    return count, 0, 0, ""


def _failure(game: Game, players: int, bits: int, seed: int, ply: int, fault: str) -> Failure:
    trials, tables = game.trials, new_tables(game.drive, 2)
    dice = [int(trials.dice_seed(seed, nth)) for nth in range(ply + 1)]
    actions = [int(trials.fuzz_action(tables, players, bits, seed, nth)) for nth in range(ply)]
    pairs = tuple(zip(actions, dice[1:], strict=True))
    return Failure(players, seed, ply, fault, dice[0], pairs)
