"""The games, by name."""

from __future__ import annotations

from importlib import import_module

from heyday.kit.game import Game

NAMES = ("gods", "gentes")


def get(name: str) -> Game:
    """Return a game; it is loaded when first asked for."""
    if name not in NAMES:
        raise KeyError(f"there is no game {name!r}: expected {' or '.join(NAMES)}")
    game: Game = import_module(f"heyday.games.{name}.game").GAME
    return game
