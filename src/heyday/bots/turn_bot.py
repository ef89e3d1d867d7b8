"""Bots that look through their own turn and no further."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from heyday.bots.minds import mind_of
from heyday.bots.searcher import numbers, rows
from heyday.kit.game import Game, Position, new_tables


@dataclass(frozen=True)
class Care:
    """How closely somebody looks through his turn."""

    width: int = 10  # lines that he follows up
    kinds: bool = True  # and the best one of each kind
    overlook: int = 0  # of a hundred choices, so many escape him
    whim: float = 0.0  # points by which he misjudges a turn


def loops(game: Game) -> Any:
    """Return the loops of a look through a turn, made for a game."""
    path = Path(__file__).parent / "minds" / "turn.py"
    return game.load(path, drive=game.drive, mind=mind_of(game))


class TurnBot:
    """A player who looks through his own turn."""

    def __init__(self, game: Game, care: Care) -> None:
        self.game, self.turn = game, loops(game)
        self.tables = new_tables(game.drive, 2 + 2 * self.turn.BEAM)
        self.lines = rows(self.turn.LINE, self.turn.ROOM)
        self.best = rows(self.turn.LINE, 1)
        self.chosen = numbers(2 * self.turn.BEAM, np.int64)
        self.care = rows(self.turn.CARE, 1)
        for name in self.turn.CARE.names:
            setattr(self.care[0], name, getattr(care, name))

    def choose(
        self, position: Position, dice: Random, stop: Callable[[], bool] | None = None
    ) -> int:
        """Return the first action of the best turn."""
        legal = position.legal()
        if len(legal) == 1:
            return legal[0]
        self.game.drive.copy(self.tables, position.tables)
        self.game.drive.reseed(self.tables, dice.getrandbits(62))
        return int(self.turn.look(self.tables, self.lines, self.chosen, self.best, self.care))
