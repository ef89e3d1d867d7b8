"""The measuring half of `heyday bench engine`: one process, one backend, nothing beside it.

    python -m heyday.cli.measure ready gods 1700000000.0      how long until games can be played
    python -m heyday.cli.measure speed gods 4 2.0             how fast they are played

Prints JSON. Rates are counted in CPU time of this process, and of several runs the best is taken:
whatever else the machine does then matters least.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from timeit import Timer
from typing import Any

from heyday import games
from heyday.kit.backend import BACKEND
from heyday.kit.game import Game, Position, new_tables

RUNS = 5


def ready(game: Game, started: float) -> dict[str, float]:
    """Call all that a playing program calls; the first time this compiles it."""
    began = time.process_time()
    position = game.start(2, seed=1)
    action = position.legal()[0]
    position.refusal(action)
    position.cost(action)
    position.act(action)
    game.trials.play_games(new_tables(game.drive, 1), 2, 0, 1, 1)
    return {"calls_s": time.process_time() - began, "since_start_s": time.time() - started}


def speed(game: Game, players: int, seconds: float) -> dict[str, float]:
    """Return the rates of one number of players."""
    share = seconds / 5
    decisions, played = playing(game, players, share * 2)
    listed, choices, count = listing(game, players, share)
    return {
        "decisions_per_s": round(decisions),
        "driven_per_s": round(driven(game, players, share)),
        "games_per_s": round(played, 1),
        "legal_us": round(legal_list(middle(game, players), share / 2) * 1e6, 3),
        "clone_ns": round(clone(middle(game, players)) * 1e9, 1),
        "state_bytes": game.rules.State.dtype.itemsize,
        "mean_legal": round(choices / listed, 2),
        "decisions_per_game": round(listed / count, 2),
    }


def timed(run: Callable[[int], Any], seconds: float) -> tuple[int, float, Any]:
    """Run something with growing counts, then several times; return count, best time, result."""
    run(1)  # whatever has to be compiled or loaded is so now
    count = 1
    while True:
        began = time.process_time()
        result = run(count)
        took = time.process_time() - began
        if took > seconds / RUNS / 2:
            break
        count = count * 2 if took < 1e-3 else max(count + 1, int(count * seconds / RUNS / took))
    best = took
    for _ in range(RUNS - 1):
        began = time.process_time()
        run(count)
        best = min(best, time.process_time() - began)
    return count, best, result


def playing(game: Game, players: int, seconds: float) -> tuple[float, float]:
    """Return decisions and games a second of random play inside the rules."""
    tables = new_tables(game.drive, 1)
    count, took, (decisions, _) = timed(
        lambda n: game.trials.play_games(tables, players, 0, 1, n), seconds
    )
    return decisions / took, count / took


def listing(game: Game, players: int, seconds: float) -> tuple[int, int, int]:
    """Return the decisions and choices of some random games, and how many games these were."""
    tables = new_tables(game.drive, 1)
    count = 2000 if BACKEND == "numba" else max(5, int(40 * seconds))
    decisions, choices = game.trials.list_games(tables, players, 0, 1, count)
    return int(decisions), int(choices), count


def driven(game: Game, players: int, seconds: float) -> float:
    """Return decisions a second when Python picks each from the list and makes one call for it."""

    def run(count: int) -> int:
        tables = new_tables(game.drive, 1)
        start, step = game.drive.start, game.drive.step
        decisions, dice = 0, 12345
        for seed in range(count):
            legal = start(tables, players, seed, 0)
            moves = move_list(tables)
            while legal:
                dice = (dice * 1103515245 + 12345) & 0x7FFFFFFF
                legal = step(tables, moves[dice * legal >> 31])
                decisions += 1
        return decisions

    _, took, decisions = timed(run, seconds)
    return float(decisions / took)


def move_list(tables: Any) -> Any:
    """Return the listed actions as something that is read fast; it stays valid."""
    return tables[0].moves.list if BACKEND == "python" else memoryview(tables["moves"]["list"][0])


def middle(game: Game, players: int) -> Position:
    """Return a position from the middle of a random game."""
    position = game.start(players, seed=7)
    for _ in range(15 * players):
        legal = position.legal()
        position.act(legal[len(legal) // 2])
    return position


def legal_list(position: Position, seconds: float) -> float:
    """Return the seconds that it takes to list the legal actions."""
    count, took, _ = timed(lambda n: position.game.trials.list_often(position.tables, n), seconds)
    return took / count


def clone(position: Position) -> float:
    """Return the seconds that one call takes which copies a position into another."""
    twin = Position(position.game)
    names = {"copy": twin.copy_from, "position": position}
    timer = Timer("copy(position)", timer=time.process_time, globals=names)
    count = max(1, timer.autorange()[0] // 8)
    return min(timer.repeat(4 * RUNS, count)) / count


def main(arguments: list[str]) -> None:
    """Measure what is asked for and print it."""
    task, name, *numbers = arguments
    game = games.get(name)
    if task == "ready":
        result = ready(game, float(numbers[0]))
    else:
        result = speed(game, int(numbers[0]), float(numbers[1]))
    print(json.dumps(result))


if __name__ == "__main__":
    main(sys.argv[1:])
