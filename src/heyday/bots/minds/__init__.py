"""What bots know of each game, and how they search, in the rule language."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from heyday.kit.game import Game


def mind_of(game: Game) -> Any:
    """Return what bots know of a game; of one from outside no more than its score."""
    if not game.ours:
        return game.load(Path(__file__).with_name("plain.py"), rules=game.rules)
    return import_module(f"heyday.bots.minds.{game.name}")


def tree_of(game: Game) -> Any:
    """Return the loops of a search, made for a game."""
    here, given = Path(__file__), {"drive": game.drive, "mind": mind_of(game)}
    leaf = game.load(here.with_name("leaf.py"), **given)
    return game.load(here.with_name("tree.py"), leaf=leaf, **given)
