"""Sentences, remembered: most of what is said at a table was said at another one before.

Filling in a sentence takes far longer than looking it up. What a sentence depends on are only the
values that its message names, directly or through others; so these are what it is remembered by.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from fluent.syntax import FluentParser, ast

from heyday.kit.game import Game
from heyday.kit.strings import LANGUAGES

KEPT = 100_000  # sentences, some 20 MB

_known: dict[tuple[Any, ...], str] = {}


def say(game: Game, language: str, message: str, values: Mapping[str, Any]) -> str:
    """Return a message of a game in a language, filled with values."""
    key = sense(game, language, message, values)
    said = _known.get(key)
    if said is None:
        named = _named(game.name, language, message)
        wanted = {name: values[name] for name in named if name in values}
        said = keep(key, _composed(game, language, message, wanted))
    return said


def sense(game: Game, language: str, message: str, values: Mapping[str, Any]) -> tuple[Any, ...]:
    """Return all that a sentence depends on."""
    named = _named(game.name, language, message)
    return (game.key, language, message, *map(values.get, named))


def keep(key: tuple[Any, ...], said: str) -> str:
    """Remember a sentence, and return it."""
    if len(_known) > KEPT:
        _known.clear()
    _known[key] = said
    return said


def kept(key: tuple[Any, ...]) -> str | None:
    """Return a sentence, if it is remembered."""
    return _known.get(key)


def _composed(game: Game, language: str, message: str, values: Mapping[str, Any]) -> str:
    """Put a message together of others, if it is no more than that: it takes a tenth of the time.

    Numbers of more than three digits are left to Fluent, which writes them as a language does.
    """
    said = []
    for kind, name in _pieces(game.name, language, message):
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


@cache
def needed(game: str, message: str) -> frozenset[str]:
    """Return the values that a message depends on in some language."""
    return frozenset().union(*(_named(game, language, message) for language in LANGUAGES))


@cache
def _named(game: str, language: str, message: str) -> tuple[str, ...]:
    """Return the values that a message depends on."""
    parts, seen, waiting = _parts(game, language), set(), [message]
    while waiting:
        name = waiting.pop()
        if name not in seen:
            seen.add(name)
            if not name.startswith("$"):  # what content names depends on a value called like it
                waiting += parts.get(name, [f"${name}"])
    return tuple(sorted(name[1:] for name in seen if name.startswith("$")))


@cache
def _pieces(game: str, language: str, message: str) -> tuple[tuple[str, str], ...]:
    """Return what a message is put together of: texts, values and messages; or nothing."""
    entry, found = _messages(game, language).get(message), []
    for element in entry.value.elements if entry and entry.value else ():
        inner = element.expression if isinstance(element, ast.Placeable) else None
        if isinstance(element, ast.TextElement):
            found.append(("text", element.value))
        elif isinstance(inner, ast.VariableReference):
            found.append(("value", inner.id.name))
        elif isinstance(inner, ast.MessageReference) and inner.attribute is None:
            found.append(("message", inner.id.name))
        else:
            return ()
    return tuple(found)


@cache
def _parts(game: str, language: str) -> dict[str, list[str]]:
    """Return what each message of a language refers to: others, and values with a `$`."""
    return {name: list(_references(entry)) for name, entry in _messages(game, language).items()}


@cache
def _messages(game: str, language: str) -> dict[str, ast.Message | ast.Term]:
    """Return the messages of a language, and its terms with a `-`."""
    source = (_game(game).strings.folder / f"{language}.ftl").read_text(encoding="utf-8")
    return {
        f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name: entry
        for entry in FluentParser().parse(source).body
        if isinstance(entry, ast.Message | ast.Term)
    }


def _references(node: ast.BaseNode) -> Iterator[str]:
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.VariableReference):
                yield f"${child.id.name}"
            elif isinstance(child, ast.MessageReference):
                yield child.id.name
            elif isinstance(child, ast.TermReference):
                yield f"-{child.id.name}"
            if isinstance(child, ast.BaseNode):
                yield from _references(child)


def _game(name: str) -> Game:
    from heyday import games

    return games.get(name)
