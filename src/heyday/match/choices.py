"""Choices: what may be done, and what it would bring, for a screen that narrows them by clicks."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

from heyday.kit.game import Position
from heyday.match.log import entry_of
from heyday.match.shelves import Choice, Shape, Shelves

if TYPE_CHECKING:
    from heyday.match.match import Match, Wish


FEW = 4  # choices that a preview lists for what follows

T = TypeVar("T")

_known: dict[tuple[str, str, Shape[Any]], Shelves[Any]] = {}


def choices_of(position: Position, language: str) -> list[Choice]:
    """Return the choices of the seat to move as plain data, to be read and not to be changed."""
    return choices_in(position, language, as_data)


def as_data(choice: Choice) -> Choice:
    """Return a choice as plain data."""
    return choice


def choices_in(position: Position, language: str, shape: Shape[T]) -> list[T]:
    """Return the choices of the seat to move in some shape, to be read and not to be changed."""
    key = (position.game.key, language, shape)
    shelves = _known.get(key)
    if shelves is None:
        shelves = _known[key] = Shelves(language, shape)
    return shelves.choices(position)


def preview(match: Match, seat: int, wish: Wish, language: str = "en") -> dict[str, Any]:
    """Return what an action of the seat to move would do, as far as that is certain.

    If something would be drawn, or a hand that the seat cannot see decides, what comes before it is
    told. Where the same seat decides next, between few things, these are listed: a page can ask for
    both at once.
    """
    action = match.allowed(seat, wish)
    before, then = match.position, match.at(match.ply)
    then.position.act(action)
    drew = then.position.dice() != before.dice()
    then.position.reseed(0)
    events = match.game.events(before, then.position, action)
    entry = entry_of(match.ply + 1, seat, before, action, then.position, 0, drew, events)
    draws = drew
    if drew or match.hidden:
        veiled = before.clone()
        veiled.veil(seat, match.ply)
        imagined = veiled.play(action)
        events, changes = match.game.certain(veiled, imagined, action)
        draws = drew or len(events) < len(entry.events) or _reveals(match, seat, then, imagined)
        if draws:
            entry = replace(entry, events=events, changes=changes)
    then.log.append(entry)
    goes_on = not draws and not entry.turn_ends and len(then.position.legal()) <= FEW
    return {
        "draws": draws,
        "ends_turn": entry.turn_ends,
        "texts": entry.texts(before, language, apart=True),
        "changes": entry.changes,
        "view": None if draws else then.view(seat),
        "next": choices_of(then.position, language) if goes_on else [],
    }


def _reveals(match: Match, seat: int, then: Match, imagined: Position) -> bool:
    """Whether a game would be over, and show what a seat cannot see yet."""
    if not then.position.over:
        return False
    real, other = then.position.look(), imagined.look()
    return match.game.view(real, seat) != match.game.view(other, seat)
