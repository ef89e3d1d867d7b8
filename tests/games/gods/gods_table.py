"""Set, play, look: the words in which the scenario tests of Gods are written."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from heyday.games.gods.actions import hexagon
from heyday.games.gods.box import GODS, KINDS, TRIBES
from heyday.games.gods.faults import NAMES, fault
from heyday.games.gods.game import GAME
from heyday.games.gods.scenario import table
from heyday.games.gods.state import NOBODY, Kind
from heyday.kit import BACKEND
from heyday.kit.errors import IllegalAction
from heyday.kit.game import Position

__all__ = [
    "AROUND",
    "GAME",
    "card",
    "chips",
    "display",
    "fault_of",
    "field",
    "hand",
    "legal",
    "needs_python",
    "parts",
    "play",
    "points",
    "power",
    "refused",
    "rest",
    "sack",
    "table",
]

AROUND = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))

needs_python = pytest.mark.skipif(
    BACKEND != "python", reason="situations are laid out by the rules, which only CPython can call"
)


# ---- play ----


def play(position: Position, *lines: str) -> None:
    """Play lines of notation; a table without a fault before each must have none after it."""
    for line in lines:
        before = position.clone()
        action = position.read(line)
        position.act(action)
        if fault_of(before) == "none":
            assert fault_of(position, before, action) == "none", f"after {line}"


@contextmanager
def refused(code: str) -> Iterator[None]:
    """What is played here must be refused, and for this reason."""
    with pytest.raises(IllegalAction) as caught:
        yield
    assert caught.value.code == code


def rest(position: Position, turns: int = 1) -> None:
    """Play so many turns to their end: discard a card, then do what is first in the list."""
    for _ in range(turns):
        turn = position.look().turn
        while position.look().turn == turn and not position.over:
            lines = [position.text(action) for action in position.legal()]
            discards = [line for line in lines if line.startswith("discard")]
            play(position, *(discards or lines)[:1])


def fault_of(position: Position, before: Position | None = None, action: int = 0) -> str:
    """Return which promise of the table is broken, `none` if all are kept."""
    now = position.clone().tables
    position.game.calls.choices(now)
    then = (before or position).tables[0].state
    return NAMES[fault(now[0].state, then, action, now[0].moves)]


# ---- look ----


def card(position: Position, place: str) -> str | None:
    """Return the card at a place as a scenario writes it: `green red`, `temple blue`, `desert`."""
    return field(position).get(place)


def field(position: Position) -> dict[str, str]:
    """Return all cards of the field, by place."""
    look = position.look()
    cards = {}
    for slot, kind in enumerate(look.kind):
        if kind != Kind.EMPTY:
            q, r = hexagon(look.where[slot])
            god = [] if look.owner[slot] == NOBODY else [GODS[look.owner[slot]]]
            cards[f"{q},{r}"] = " ".join([KINDS[kind], *god])
    return cards


def parts(position: Position) -> int:
    """Return into how many parts the field falls."""
    left = {tuple(map(int, place.split(","))) for place in field(position)}
    count = 0
    while left:
        count += 1
        reached = [left.pop()]
        while reached:
            q, r = reached.pop()
            around = {
                (q + 1, r),
                (q + 1, r - 1),
                (q, r - 1),
                (q - 1, r),
                (q - 1, r + 1),
                (q, r + 1),
            }
            reached += around & left
            left -= around
    return count


def legal(position: Position, verb: str = "") -> set[str]:
    """Return the legal actions, or those of one verb, in notation."""
    lines = {position.text(action) for action in position.legal()}
    return {line for line in lines if not verb or line.split()[0] == verb}


def hand(position: Position, counter: str) -> list[int]:
    """Return a counter of all gods: power, points, temples, stones, extras."""
    look = position.look()
    return [getattr(look.god[seat], counter) for seat in range(look.players)]


def power(position: Position) -> list[int]:
    return hand(position, "power")


def points(position: Position) -> list[int]:
    return hand(position, "points")


def chips(position: Position) -> dict[str, str]:
    """Return who holds which points chip."""
    held = zip(TRIBES, position.look().chips, strict=True)
    return {colour: GODS[god] for colour, god in held if god != NOBODY}


def sack(position: Position) -> dict[str, int]:
    """Return what the sack holds."""
    return {KINDS[kind]: n for kind, n in enumerate(position.look().sack) if n}


def display(position: Position) -> set[str]:
    """Return what the display shows."""
    return {KINDS[kind] for kind in position.look().display if kind}
