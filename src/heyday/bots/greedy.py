"""The bot that looks through its own turn and no further.

It tries its actions on copies, keeps the most promising ones, tries what could follow each, and so
on to the end of its turn; the line that ends best gives the action. What a position is worth to a
seat is the one thing it has to be told about a game: `worth` and `threat` in `heyday.bots.GAME`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from random import Random
from typing import Any

from heyday.kit.game import Position

WIDTHS = (12, 4, 2)  # how many actions are followed up, the first, the second and later ones
FINALISTS = 12  # how many ends of the turn are looked at closely
LONGEST = 9  # decisions in a turn, more than any player ever makes


@dataclass(frozen=True)
class Line:
    """An end of the turn, and the action that leads there."""

    worth: float
    action: int
    end: Position


@dataclass(frozen=True)
class Search:
    """What stays the same while a turn is looked through."""

    seat: int
    worth: Callable[[Any, int], float]

    def turn_is_over(self, position: Position) -> bool:
        """Whether it is no longer this seat's decision."""
        return position.over or position.to_move != self.seat

    def tries(self, position: Position, width: int) -> list[Line]:
        """Return the best actions after one look, and the best one of each kind."""
        lines = []
        for action in position.legal():
            after = position.clone()
            after.act(action)
            lines.append(Line(self.worth(after.look(), self.seat), action, after))
        lines.sort(key=lambda line: line.worth, reverse=True)
        kept, kinds = lines[:width], set()
        for line in lines:
            kind = line.action >> 10
            if kind not in kinds and line not in kept:
                kept.append(line)
            kinds.add(kind)
        return kept

    def ends(self, position: Position, depth: int = 0) -> list[Line]:
        """Return how the turn may end, each with the action to take now."""
        found = []
        for line in self.tries(position, WIDTHS[min(depth, len(WIDTHS) - 1)]):
            if self.turn_is_over(line.end) or depth == LONGEST:
                found.append(line)
            else:
                best = max(self.ends(line.end, depth + 1), key=lambda later: later.worth)
                found.append(Line(best.worth, line.action, best.end))
        return found


def greedy_bot(position: Position, dice: Random) -> int:
    """Return the first action of the best turn; among equals, any."""
    legal = position.legal()
    if len(legal) == 1:
        return legal[0]
    mind: Any = import_module(f"heyday.bots.{position.game.name}")
    search = Search(position.to_move, mind.worth)
    lines = search.ends(position)
    dice.shuffle(lines)
    lines.sort(key=lambda line: line.worth, reverse=True)
    finalists = lines[:FINALISTS]
    return max(
        finalists, key=lambda line: line.worth - mind.threat(line.end.look(), search.seat)
    ).action
