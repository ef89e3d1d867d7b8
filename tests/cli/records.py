"""Records to run commands on."""

from __future__ import annotations

import random
from functools import cache

from heyday.games import get
from heyday.match.match import Match
from heyday.match.secret import secret_from_seed


def _play(actions: int | None) -> str:
    game = get("gods")
    match = Match(game, 2, seats=["Ada", "Ben"], secret=secret_from_seed("cli", 1)).begin()
    chooser = random.Random(1)
    while not match.over and match.ply != actions:
        match.act(match.to_move, chooser.choice(match.position.legal()))
    return match.record()


@cache
def finished() -> str:
    """Return a whole random game."""
    return _play(None)


@cache
def unfinished() -> str:
    """Return the first ten actions of a random game."""
    return _play(10)


def changed(text: str, old: str, new: str) -> str:
    """Return a text in which something is changed once."""
    assert old in text
    return text.replace(old, new, 1)


def line_of(text: str, start: str) -> int:
    """Return the number of the line that begins like this."""
    return next(i for i, line in enumerate(text.splitlines(), 1) if line.startswith(start))
