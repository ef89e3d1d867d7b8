"""The measuring half of `heyday bench search`: one process, one game, nothing beside it.

    python -m heyday.cli.measure_search speed gods 2.0      simulations a second
    python -m heyday.cli.measure_search master gods         memory, and how soon it can be stopped

Prints JSON. Rates are counted in CPU time of this process.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

from heyday import games
from heyday.bots.levels import SEARCHERS
from heyday.bots.search_bot import SearchBot
from heyday.kit.game import Game, Position

MANNERS = {"random": "uct", "master": "master"}  # what is measured, and the level that does so
POSITIONS = 5  # for each number of players
STOPS = 10


def middle(game: Game, players: int, seed: int) -> Position:
    """Return a position with a choice, from the middle of a random game."""
    position, dice = game.start(players, seed), Random(seed)  # noqa: S311 - no secret
    way = []
    while not position.over:
        way.append(position.clone())
        position.act(dice.choice(position.legal()))
    return next(there for there in way[len(way) // 2 :] if len(there.legal()) > 2)


def speed(game: Game, seconds: float) -> dict[str, Any]:
    """Return simulations a second on one core, for each number of players."""
    rows = []
    for players in game.players:
        row: dict[str, Any] = {"game": game.name, "players": players}
        positions = [middle(game, players, seed) for seed in range(POSITIONS)]
        for name, level in MANNERS.items():
            row[f"{name}_per_s"] = round(rate(positions, level, seconds))
        rows.append(row)
    return {"rows": rows}


def rate(positions: list[Position], level: str, seconds: float) -> float:
    """Return the simulations a second of a level's search, over some positions."""
    simulations, took = 0, 0.0
    for position in positions:
        searcher = SearchBot(position.game, SEARCHERS[level]).searchers[0]
        searcher.seed(1)
        searcher.look_at(position)
        searcher.think(simulations=1)  # loaded, or compiled, by now
        began = time.process_time()
        searcher.think(seconds / len(positions))
        took += time.process_time() - began
        simulations += searcher.simulations
    return simulations / max(took, 1e-9)


def master(game: Game) -> dict[str, Any]:
    """Return the memory of a process in which Master thinks, and how soon it stops if told to.

    What Python, NumPy, the compiler and the rules take is told apart.
    """
    before = memory()
    bot, dice = SearchBot(game, SEARCHERS["master"]), Random(1)  # noqa: S311 - no secret
    positions = [middle(game, players, 1) for players in game.players]
    bot.choose(positions[-1], dice)
    peak = memory()
    slowest = max(late(bot, positions[nth % len(positions)], dice) for nth in range(STOPS))
    return {
        "game": game.name,
        "import_mb": before,
        "peak_mb": peak,
        "cancel_ms": round(1000 * slowest, 1),
    }


def late(bot: SearchBot, position: Position, dice: Random) -> float:
    """Return the seconds from telling a bot to stop to its answer."""
    end = time.perf_counter() + 0.05 + 0.1 * dice.random()
    bot.choose(position, dice, stop=lambda: time.perf_counter() >= end)
    return time.perf_counter() - end


def memory() -> float | None:
    """Return the most memory that this process had so far, in megabytes, where that is known.

    Linux counts that of whoever started it in `ru_maxrss`, so it is asked for the peak itself.
    """
    try:
        lines = Path("/proc/self/status").read_text(encoding="utf-8").splitlines()
        peak = next(line for line in lines if line.startswith("VmHWM:"))
        return round(int(peak.split()[1]) * 1024 / 1e6, 1)
    except (OSError, StopIteration):
        pass
    try:
        import resource
    except ImportError:  # Windows
        return None
    unit = 1 if sys.platform == "darwin" else 1024
    return round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit / 1e6, 1)


def main(arguments: list[str]) -> None:
    """Measure what is asked for and print it."""
    task, name, *numbers = arguments
    game = games.get(name)
    print(json.dumps(speed(game, float(numbers[0])) if task == "speed" else master(game)))


if __name__ == "__main__":
    main(sys.argv[1:])
