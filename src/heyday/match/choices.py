"""Choices: what may be done, and what it would bring, for a screen that narrows them by clicks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from heyday.kit.game import Position
from heyday.match.log import entry_of
from heyday.match.sentences import say

if TYPE_CHECKING:
    from heyday.match.match import Match, Wish


KEPT = 50_000  # choices, some 30 MB
FEW = 4  # choices that a preview lists for what follows

Choice = dict[str, Any]

_known: dict[tuple[Any, ...], Choice] = {}


def choices_of(position: Position, language: str) -> list[Choice]:
    """Return the choices of the seat to move, to be read and not to be changed.

    Where all that is said of a choice follows from its notation and its cost, it is remembered:
    there may be a hundred of them, and the next position has nearly the same ones.
    """
    game, look = position.game, position.look()
    if len(_known) > KEPT:
        _known.clear()
    name, text_of, cost_of = game.key, game.vocabulary.text, position.cost
    found = []
    for action in position.legal():
        if action >> 10 in game.plain:
            key = (name, language, text_of(look, action), cost_of(action))
            choice = _known.get(key)
            if choice is None:
                choice = _known[key] = choice_of(position, action, language)
        else:
            choice = choice_of(position, action, language)
        warning = _warning(position, action, language)
        found.append(choice if warning is None else choice | {"waste": warning})
    return found


def choice_of(position: Position, action: int, language: str) -> Choice:
    """Return one choice, in notation, as data and in words, without a warning."""
    game, look = position.game, position.look()
    data = game.vocabulary.data(look, action)
    verb = data.pop("do")
    return {
        "id": game.vocabulary.text(look, action),
        "verb": verb,
        "fields": data,
        "cost": position.cost(action),
        "targets": game.targets(look, action),
        "text": say(game, language, f"do-{verb}", game.words(position, action)),
        "waste": None,
    }


def _warning(position: Position, action: int, language: str) -> str | None:
    """Return what a choice would waste, in words."""
    wasted = position.game.waste(position, action)
    if wasted is None:
        return None
    return say(position.game, language, f"waste-{wasted['waste']}", wasted)


def preview(match: Match, seat: int, wish: Wish, language: str = "en") -> dict[str, Any]:
    """Return what an action of the seat to move would do, as far as that is certain.

    If something would be drawn, only the action itself is told. Where the same seat decides next,
    between few things, these are listed: a page can ask for both at once.
    """
    action = match.allowed(seat, wish)
    before, then = match.position, match.at(match.ply)
    then.position.act(action)
    draws = then.position.dice() != before.dice()
    then.position.reseed(0)
    entry = entry_of(match.ply + 1, seat, before, action, then.position, 0, draws)
    then.log.append(entry)
    goes_on = not draws and not entry.turn_ends and len(then.position.legal()) <= FEW
    return {
        "draws": draws,
        "ends_turn": entry.turn_ends,
        "texts": entry.texts(before, language, apart=True)[: 1 if draws else None],
        "changes": [{} for _ in match.seats] if draws else entry.changes,
        "view": None if draws else then.view(seat),
        "next": choices_of(then.position, language) if goes_on else [],
    }
