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
    named = _named(game.name, language, message)
    key = (game.key, language, message, *map(values.get, named))
    said = _known.get(key)
    if said is None:
        if len(_known) > KEPT:
            _known.clear()
        wanted = {name: values[name] for name in named if name in values}
        said = _known[key] = game.strings.say(language, message, **wanted)
    return said


def wanted(game: Game, message: str, values: Mapping[str, Any]) -> dict[str, Any]:
    """Return those of some values that a message needs, in any language."""
    return {name: values[name] for name in _needed(game.name, message) if name in values}


@cache
def _needed(game: str, message: str) -> frozenset[str]:
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
def _parts(game: str, language: str) -> dict[str, list[str]]:
    """Return what each message of a language refers to: others, and values with a `$`."""
    source = (_game(game).strings.folder / f"{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, list[str]] = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message | ast.Term):
            name = entry.id.name
            key = f"-{name}" if isinstance(entry, ast.Term) else name
            found[key] = list(_references(entry))
    return found


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
