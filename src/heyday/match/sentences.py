"""Sentences, remembered: most of what is said at a table was said at another one before.

Filling in a sentence takes far longer than looking it up. What a sentence depends on are only the
values that its message names, directly or through others; so these are what it is remembered by.
Of some, such as a place, no more depends on them than what stands where they are put in: these are
left open, so that what was said of one place is known of all.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from heyday.kit.game import Game
from heyday.match.messages import needed, pieces, values_of

KEPT = 100_000  # sentences, some 20 MB
HOLE = object()  # instead of a value that is put in afterwards

Called = Callable[[Game, str, Mapping[str, Any]], dict[str, str]]

_known: dict[tuple[Any, ...], str] = {}


def say(
    game: Game, language: str, message: str, values: Mapping[str, Any], called: Called | None = None
) -> str:
    """Return a message of a game in a language, filled with values.

    `called` says what the seats among the values are called, if they have other names here.
    """
    named = values_of(game.name, language, message)
    senses = [called, game.key, language, message]
    for name, asked in named:
        value = values.get(name)
        if asked is not None and type(value) is str and value not in asked:
            value = HOLE
        senses.append(value)
    key = tuple(senses)
    said = _known.get(key)
    if said is None:
        if len(_known) > KEPT:
            _known.clear()
        given = {name: values[name] for name, _ in named if name in values}
        names = called(game, language, given) if called else {}
        holes = [name for (name, _), sense in zip(named, key[4:], strict=True) if sense is HOLE]
        said = _known[key] = _with_holes(game, language, message, given | names, holes)
    return said % values


def _with_holes(
    game: Game, language: str, message: str, values: dict[str, Any], names: list[str]
) -> str:
    """Return a message as `%` fills it: with `%(place)s` instead of a place."""
    holes = {name: f"%({name})s" for name in names}
    said = _composed(game, language, message, values | holes).replace("%", "%%")
    for hole in holes.values():
        said = said.replace(f"%{hole}", hole)
    return said


def _composed(game: Game, language: str, message: str, values: Mapping[str, Any]) -> str:
    """Put a message together of others, if it is no more than that: it takes a tenth of the time.

    Numbers of more than three digits are left to Fluent, which writes them as a language does.
    """
    said = []
    for kind, name in pieces(game.name, language, message):
        value = say(game, language, name, values) if kind == "message" else values.get(name)
        if kind == "text":
            said.append(name)
        elif isinstance(value, str) or (type(value) is int and abs(value) < 1000):
            said.append(str(value))
        else:
            return game.strings.say(language, message, **values)
    return "".join(said) or game.strings.say(language, message, **values)


def wanted(game: Game, message: str, values: Mapping[str, Any]) -> dict[str, Any]:
    """Return those of some values that a message needs, in any language."""
    return {name: values[name] for name in needed(game.name, message) if name in values}
