"""Choices: what may be done, and what it would bring, for a screen that narrows them by clicks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

from heyday.kit.game import Position
from heyday.match.log import entry_of
from heyday.match.sentences import say

if TYPE_CHECKING:
    from heyday.match.match import Match, Wish


KEPT = 50_000  # choices of a game in a language, some 30 MB
FEW = 4  # choices that a preview lists for what follows

T = TypeVar("T")
Choice = dict[str, Any]
Shape = Callable[[Choice], T]

_known: dict[tuple[str, str, Shape[Any]], dict[tuple[Any, ...], Any]] = {}


def choices_of(position: Position, language: str) -> list[Choice]:
    """Return the choices of the seat to move as plain data, to be read and not to be changed."""
    return choices_in(position, language, as_data)


def as_data(choice: Choice) -> Choice:
    """Return a choice as plain data."""
    return choice


def choices_in(position: Position, language: str, shape: Shape[T]) -> list[T]:
    """Return the choices of the seat to move in some shape, to be read and not to be changed.

    They are remembered: there may be a hundred of them, and the next position has nearly the same
    ones. All that is said of a plain one follows from its notation, its cost and what it would
    waste, which follows from verb and cost, in a position; of others also from some facts.
    """
    game, look = position.game, position.look()
    known = _known.setdefault((game.key, language, shape), {})
    if len(known) > KEPT:
        known.clear()
    wastes: dict[tuple[int, int], str | None] = {}
    found: list[T] = []
    verb, price = -1, 0
    for action, cost in zip(position.legal(), position.costs(), strict=True):
        if action >> 10 != verb or cost != price:  # those of one verb come one after the other
            verb, price = action >> 10, cost
            plain, senses = verb in game.plain, game.vocabulary.senses(look, verb)
            if plain and (verb, cost) not in wastes:
                wastes[verb, cost] = _warning(position, action, language)
        key: tuple[Any, ...]
        if plain:
            key = (verb, senses[action & 1023], cost, wastes[verb, cost])
        else:
            wasted = _warning(position, action, language)
            key = (verb, senses[action & 1023], cost, wasted, *_facts(position, action, language))
        choice = known.get(key)
        if choice is None:
            made = choice_of(position, action, language) | {"waste": key[3]}
            choice = known[key] = shape(made)
        found.append(choice)
    return found


def _facts(position: Position, action: int, language: str) -> tuple[Any, ...]:
    """Return what the words and targets of a choice depend on, beside notation and cost."""
    game, look = position.game, position.look()
    if game.facts:
        return game.facts(look, action)
    return (_said(position, action, language), *game.targets(look, action))


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
        "text": _said(position, action, language),
        "waste": None,
    }


def _said(position: Position, action: int, language: str) -> str:
    """Return a choice in words."""
    game = position.game
    form = game.vocabulary.form(action).name
    return say(game, language, f"do-{form}", game.words(position, action))


def _warning(position: Position, action: int, language: str) -> str | None:
    """Return what a choice would waste, in words."""
    wasted = position.game.waste(position, action)
    if wasted is None:
        return None
    return say(position.game, language, f"waste-{wasted['waste']}", wasted)


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
