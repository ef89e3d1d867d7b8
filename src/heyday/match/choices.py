"""Choices: what may be done, and what it would bring, for a screen that narrows them by clicks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from heyday.kit.game import Position
from heyday.match.log import entry_of
from heyday.match.sentences import say

if TYPE_CHECKING:
    from heyday.match.match import Match, Wish


def choices_of(position: Position, language: str) -> list[dict[str, Any]]:
    """Return the choices of the seat to move."""
    game, look = position.game, position.look()
    found = []
    for action in position.legal():
        data = game.vocabulary.data(look, action)
        verb = data.pop("do")
        found.append(
            {
                "id": game.vocabulary.text(look, action),
                "verb": verb,
                "fields": data,
                "cost": position.cost(action),
                "targets": game.targets(look, action),
                "text": say(game, language, f"do-{verb}", game.words(position, action)),
                "waste": _warning(position, action, language),
            }
        )
    return found


def _warning(position: Position, action: int, language: str) -> str | None:
    """Return what a choice would waste, in words."""
    wasted = position.game.waste(position, action)
    if wasted is None:
        return None
    return say(position.game, language, f"waste-{wasted['waste']}", wasted)


def preview(match: Match, seat: int, wish: Wish, language: str = "en") -> dict[str, Any]:
    """Return what an action of the seat to move would do, as far as that is certain.

    If something would be drawn, only the action itself is told.
    """
    action = match.allowed(seat, wish)
    before, then = match.position, match.at(match.ply)
    then.position.act(action)
    draws = then.position.dice() != before.dice()
    then.position.reseed(0)
    entry = entry_of(match.ply + 1, seat, before, action, then.position, 0, draws)
    then.log.append(entry)
    return {
        "draws": draws,
        "ends_turn": entry.turn_ends,
        "texts": entry.texts(before, language)[: 1 if draws else None],
        "changes": [{} for _ in match.seats] if draws else entry.changes,
        "view": None if draws else then.view(seat),
    }
