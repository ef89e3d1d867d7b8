"""Draws one at a time: an action is carried out up to its first draw, and again once that is known.

Rules draw by `(roll * n) >> 32` from a number in the state (kit/dice.py). Under CPython that number
can be any object that answers to the same signs; `Asking` is one that gives the outcomes it was
told, and stops the rules at the first draw that nobody has told it. No rule knows of it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from heyday import games
from heyday.kit.backend import BACKEND, UnknownBackend
from heyday.kit.game import Game, Position


class Undecided(Exception):
    """The rules draw, and nobody has said what."""

    def __init__(self, ways: int) -> None:
        super().__init__(f"one of {ways}")
        self.ways = ways


class Asking:
    """Stands for the dice; whatever is computed with it is it, until something is drawn."""

    def __init__(self, outcomes: Sequence[int]) -> None:
        self.outcomes = iter(outcomes)

    def _same(self, other: Any) -> Asking:
        return self

    __add__ = __radd__ = __rmul__ = __mod__ = _same
    __and__ = __or__ = __xor__ = __lshift__ = __rshift__ = _same

    def __mul__(self, number: int) -> Draw:
        return Draw(self, number)


class Draw:
    """32 bits from the dice, times a number: shifted by 32 places it is a draw."""

    def __init__(self, dice: Asking, ways: int) -> None:
        self.dice, self.ways = dice, ways

    def __and__(self, mask: int) -> Asking:
        return self.dice

    def __rshift__(self, places: int) -> int:
        outcome = next(self.dice.outcomes, None)
        if outcome is None:
            raise Undecided(self.ways)
        return outcome


class Course:
    """A game that stops at every decision and at every draw."""

    def __init__(self, game: Game, players: int, options: Mapping[str, str]) -> None:
        if BACKEND != "python":
            raise UnknownBackend("only CPython shows single draws: set HEYDAY_BACKEND=python")
        self.game, self.players, self.options = game, players, options
        self.position: Position | None = None  # none before everything for the first one is drawn
        self.action: int | None = None  # that is under way
        self.outcomes: list[int] = []  # of its draws so far
        self.ways = 0  # of the draw that comes next; 0 if somebody decides
        self._try()

    def act(self, action: int) -> None:
        """Take a legal action."""
        self.action = action
        self._try()

    def draw(self, outcome: int) -> None:
        """Say what is drawn."""
        self.outcomes.append(outcome)
        self._try()

    def _try(self) -> None:
        """Carry out what is under way, with the draws that are known."""
        try:
            self.position = self._carried_out(Asking(self.outcomes))
        except Undecided as draw:
            self.ways = draw.ways
            return
        self.position.reseed(0)
        self.action, self.outcomes, self.ways = None, [], 0

    def _carried_out(self, dice: Any) -> Position:
        if self.position is None:
            return self.game.start(self.players, dice, self.options)
        after = self.position.clone()
        after.tables[0].state.rng = dice
        assert self.action is not None
        after.act(self.action)
        return after

    def __deepcopy__(self, memo: Any) -> Course:
        twin = object.__new__(Course)
        vars(twin).update(vars(self))
        twin.outcomes = self.outcomes[:]
        return twin  # positions are never changed, only replaced

    def __getstate__(self) -> dict[str, Any]:
        saved = None if self.position is None else bytes(self.position)
        return vars(self) | {"game": self.game.name, "position": saved}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self.game = games.get(state["game"])
        if state["position"] is not None:
            self.position = Position(self.game)
            self.position.load(state["position"])
