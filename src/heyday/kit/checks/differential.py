"""Differential: CPython and Numba must reach the same bytes after every action.

A process has one backend, so the other one runs beside it and prints what it saw:
`python -m heyday.kit.checks.differential heyday.games.gods.game:GAME 2 0 5 0`.
"""

from __future__ import annotations

import hashlib
import json
import os
import random
import subprocess
import sys
from importlib import import_module
from typing import Any

from heyday.kit import outside
from heyday.kit.backend import BACKEND
from heyday.kit.checks.walks import Steer
from heyday.kit.errors import BrokenInvariant
from heyday.kit.game import Game, Position


def trace(game: Game, players: int, seed: int, bits: int, steer: Steer | None = None) -> list[str]:
    """Return a line for every action of a random game: the action and a digest of the state."""
    chooser = random.Random(seed)  # noqa: S311 - not for secrets
    position = Position(game)
    position.drive.start(position.tables, players, seed, bits)
    if steer:
        position.alter(steer)
    lines = [_digest(position)]
    while legal := position.legal():
        action = chooser.choice(legal)
        text = position.text(action)
        position.act(action)
        lines.append(f"{text}: {len(legal)} {_digest(position)}")
    return lines


def _digest(position: Position) -> str:
    return hashlib.sha256(bytes(position)).hexdigest()[:16]


def other_traces(
    game: Game, players: int, first: int, count: int, bits: int, steer: Steer | None = None
) -> list[list[str]]:
    """Return the traces of some games, made by the other backend in a process of its own."""
    other = "numba" if BACKEND == "python" else "python"
    numbers = [str(n) for n in (players, first, count, bits)]
    steered = [f"{steer.__module__}:{steer.__name__}"] if steer else []
    done = subprocess.run(  # noqa: S603 - our own interpreter
        [sys.executable, "-m", "heyday.kit.checks.differential", game.source, *numbers, *steered],
        env=os.environ | {"HEYDAY_BACKEND": other},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise BrokenInvariant(f"the {other} backend failed: {done.stderr.strip()[-2000:]}")
    traces: list[list[str]] = json.loads(done.stdout)
    return traces


def differential(
    game: Game,
    players: int,
    games: int,
    seed: int = 0,
    bits: int = 0,
    steer: Steer | None = None,
) -> int:
    """Play games on both backends and compare them; return the number of actions compared."""
    actions = 0
    theirs = other_traces(game, players, seed, games, bits, steer)
    for nth, other in enumerate(theirs):
        mine = trace(game, players, seed + nth, bits, steer)
        for ply, (a, b) in enumerate(zip(mine, other, strict=False)):
            if a != b:
                raise BrokenInvariant(
                    f"{game.name}, {players} players, seed {seed + nth}, action {ply}: "
                    f"{BACKEND} has {a}, the other backend {b}"
                )
        if len(mine) != len(other):
            raise BrokenInvariant(f"{game.name}, seed {seed + nth}: games of different length")
        actions += len(mine) - 1
    return actions


def main(arguments: list[str]) -> None:
    """Print the traces of some games as JSON."""
    game = _load(arguments[0])
    players, first, count, bits = (int(n) for n in arguments[1:5])
    steer = _load(arguments[5]) if len(arguments) > 5 else None
    traces = [trace(game, players, seed, bits, steer) for seed in range(first, first + count)]
    sys.stdout.write(json.dumps(traces))


def _load(source: str) -> Any:
    """Return what `module:name` means."""
    outside.reach()
    module, _, name = source.partition(":")
    return getattr(import_module(module), name)


if __name__ == "__main__":
    main(sys.argv[1:])
