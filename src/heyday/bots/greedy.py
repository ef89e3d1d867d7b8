"""The bot that looks through its own turn and no further.

It tries its actions on copies, keeps the most promising ones, tries what could follow them, and so
on to the end of its turn; the line that ends best gives the action. What a position is worth to a
seat is the one thing it has to be told about a game: `worth` and `threat` in `heyday.bots.GAME`. If
there is `kind` too, it says what lines are about, and the best of each kind is always followed up;
otherwise that is the verb of its last action.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from importlib import import_module
from itertools import groupby
from random import Random
from typing import Any

from heyday.kit.game import Position

LOOKS = 400  # about so many actions are tried at each step of the turn
WIDEST = 10  # at most so many lines are followed up, besides the best one of each kind
FINALISTS = 12  # so many ends of the turn are looked at closely
LONGEST = 12  # decisions that are looked ahead, more than nearly all turns have


@dataclass(frozen=True, eq=False)
class Line:
    """Some actions of a turn: the first of them, what they are about, and where they lead."""

    worth: float
    first: int
    kind: Hashable
    end: Position


@dataclass(frozen=True)
class Search:
    """A look through one seat's turn."""

    seat: int
    turn: int
    worth: Callable[[Any, int], float]
    kind: Callable[[Any, int], Hashable]

    def ends(self, position: Position) -> list[Line]:
        """Return promising ends of the turn."""
        ends: list[Line] = []
        open_lines = list(self._follow(position, None))
        for _ in range(LONGEST):
            ends += [line for line in open_lines if self._turn_is_over(line.end)]
            open_lines = [line for line in open_lines if not self._turn_is_over(line.end)]
            kept = promising(open_lines)
            open_lines = [late for line in kept for late in self._follow(line.end, line.first)]
        return ends + open_lines

    def _follow(self, position: Position, first: int | None) -> Iterator[Line]:
        """Try every action once."""
        for action in position.legal():
            after = position.clone()
            after.act(action)
            look = after.look()
            start = action if first is None else first
            yield Line(self.worth(look, self.seat), start, self.kind(look, action), after)

    def _turn_is_over(self, position: Position) -> bool:
        if position.over or position.to_move != self.seat:
            return True
        return bool(position.look().turn != self.turn)


def verb(look: Any, action: int) -> int:
    """Return what an action does."""
    return action >> 10


def promising(lines: list[Line]) -> list[Line]:
    """Return the best lines, and the best one of each kind."""
    choices = max((len(line.end.legal()) for line in lines), default=1)
    width = min(WIDEST, LOOKS // choices)
    lines = different(sorted(lines, key=lambda line: line.worth, reverse=True))
    best_of_kind: dict[Hashable, Line] = {}
    for line in lines:
        best_of_kind.setdefault(line.kind, line)
    best = lines[:width]
    return best + [line for line in best_of_kind.values() if line not in best]


def different(lines: list[Line]) -> list[Line]:
    """Return sorted lines without those that lead where another one leads, in another order."""
    found: list[Line] = []
    for _, equals in groupby(lines, key=lambda line: line.worth):
        new: list[Line] = []
        for line in equals:
            if not any(line.end.look() == other.end.look() for other in new):
                new.append(line)
        found += new
    return found


class GreedyBot:
    """A player who looks through his own turn."""

    def choose(
        self, position: Position, dice: Random, stop: Callable[[], bool] | None = None
    ) -> int:
        """Return the first action of the best turn; among equals, any."""
        legal = position.legal()
        if len(legal) == 1:
            return legal[0]
        mind: Any = import_module(f"heyday.bots.{position.game.name}")
        kind = getattr(mind, "kind", verb)
        search = Search(position.to_move, position.look().turn, mind.worth, kind)
        lines = search.ends(position)
        dice.shuffle(lines)
        lines.sort(key=lambda line: line.worth, reverse=True)

        def final(line: Line) -> float:
            return line.worth - float(mind.threat(line.end.look(), search.seat))

        return max(lines[:FINALISTS], key=final).first
