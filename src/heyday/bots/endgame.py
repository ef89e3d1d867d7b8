"""Endgames: positions whose best outcome can be proven, and the proof.

It is about one seat, the one to move, and what it can reach: in Gods in its turn, in Gentes in the
rest of the game. `minds/GAME_ending.py` says when that can be known, and what it means.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

from heyday.bots.searcher import numbers, rows
from heyday.kit.backend import BACKEND
from heyday.kit.game import Game, Position, new_tables

ROOM = 1 << 20 if BACKEND == "numba" else 1 << 14  # different positions; a power of two
CHUNK = 10_000 if BACKEND == "numba" else 10  # actions between two questions whether to stop
DICE = 1  # any will do: what hangs on them is not solved
WHY = {1: "draws", 2: "length", 3: "room"}


@dataclass(frozen=True, order=True)
class Outcome:
    """What a seat reaches: victory, if that is at stake, and points.

    In Gods `won` is 1, -1 for a defeat and 0 for a game that goes on, and points are those ahead of
    the best other god; in Gentes `won` is 0 and points are the player's own.
    """

    won: int
    points: int


@dataclass(frozen=True)
class Solution:
    """The best outcome, and the decisions of the seat that lead to it, whatever others decide."""

    outcome: Outcome
    line: tuple[int, ...]  # empty if there is nothing to reach: no victory in this turn


class Solver:
    """A solver of one game, which looks at one position after the other."""

    def __init__(self, game: Game, room: int = ROOM) -> None:
        self.game, self.room = game, room
        self.ending: Any = import_module(f"heyday.bots.minds.{game.name}_ending")
        path = Path(__file__).parent / "minds" / "solver.py"
        self.loops = game.load(path, drive=game.drive, ending=self.ending)
        levels = int(self.loops.LEVELS)
        self.tables = new_tables(game.drive, levels)
        if BACKEND == "python":
            self.words = np.zeros(1, game.rules.State.dtype)
        else:
            self.words = self.tables.view(np.int64).reshape(levels, -1)
        self.plans = rows(self.loops.PLAN, 1)
        self.tops, self.moods, self.line = (numbers(levels, np.int64) for _ in range(3))
        self.marks = numbers(room, np.int64)
        self.why_not = ""  # the last position was not solved

    def look_at(self, position: Position) -> bool:
        """Turn to a position; return whether there may be something to solve.

        This takes no time worth mentioning.
        """
        self.game.drive.copy(self.tables, position.tables)
        return bool(self.loops.begin(self.tables, self.plans, self.tops, self.moods, DICE))

    def solve(
        self, position: Position, actions: int, stop: Callable[[], bool] | None = None
    ) -> Solution | None:
        """Return the solution if it can be found by trying so many actions.

        If not, `why_not` says it: the position is out of `range`, its outcome hangs on `draws`, it
        takes more `actions`, more `room` or lines of greater `length`. `stop` is asked every few
        milliseconds.
        """
        self.why_not = ""
        if not self.look_at(position):
            self.why_not = "range"
            return None
        self.marks = numbers(self.room, np.int64)
        plan, done = self.plans[0], False
        while not done and plan.tried < actions and not (stop and stop()):
            done = self.try_more(min(CHUNK, actions - int(plan.tried)))
        if not done or plan.block:
            self.why_not = WHY.get(int(plan.block), "actions")
            return None
        line = tuple(int(action) for action in self.line[: plan.length])
        return Solution(self._outcome(int(plan.best)), line)

    def try_more(self, actions: int) -> bool:
        """Try so many more actions; return whether there is nothing left to do."""
        return bool(
            self.loops.go_on(
                self.tables,
                self.words,
                self.marks,
                self.plans,
                self.tops,
                self.moods,
                self.line,
                actions,
            )
        )

    def reached(self, position: Position) -> Outcome | None:
        """Return what a line came to that led here from the position last looked at, if it is over.

        Whoever plays it sets the dice to `DICE` at its beginning and not again.
        """
        settled, value = self.loops.outcome(position.tables, self.plans)
        return self._outcome(int(value)) if settled else None

    def _outcome(self, value: int) -> Outcome:
        victory = int(self.ending.WON)
        won = (value > victory // 2) - (value < -victory // 2) if victory else 0
        return Outcome(won, (value - won * victory) // int(self.ending.UNIT))
