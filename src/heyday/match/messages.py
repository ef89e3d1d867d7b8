"""What the messages of a game are made of: which values and which other messages each names."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from fluent.syntax import FluentParser, ast

from heyday.kit.game import Game
from heyday.kit.strings import LANGUAGES

Asked = frozenset[str | None] | None
SEATS = ("me", "seat", "god")  # values that say which seat is meant, and messages that name it


@cache
def needed(game: str, message: str) -> frozenset[str]:
    """Return the values that a message depends on in some language."""
    return frozenset(
        name for language in LANGUAGES for name, _ in values_of(game, language, message)
    )


@cache
def values_of(game: str, language: str, message: str) -> tuple[tuple[str, Asked], ...]:
    """Return the values that a message depends on, each with the words that it is asked for.

    If a value is none of these words, nothing depends on which it is: it is put in as it stands.
    With None that is not so: numbers, functions or content ask for it as well, or it says which
    seat is meant, and the log calls seats otherwise.
    """
    named = _named(game, language, message)
    asked: set[tuple[str, str | None]] = {(f"${seat}", None) for seat in SEATS}
    for name in named:
        asked.update(_asked(_messages(game, language).get(name), name))
    return tuple(
        (
            value[1:],
            None if (value, None) in asked else frozenset(w for v, w in asked if v == value),
        )
        for value in sorted(named)
        if value.startswith("$")
    )


@cache
def pieces(game: str, language: str, message: str) -> tuple[tuple[str, str], ...]:
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


def _named(game: str, language: str, message: str) -> set[str]:
    """Return all that a message names, itself or through others: messages, and values with `$`."""
    parts, seen, waiting = _parts(game, language), set(), [message]
    while waiting:
        name = waiting.pop()
        if name not in seen:
            seen.add(name)
            if not name.startswith("$"):  # what content names depends on a value called like it
                waiting += parts.get(name, [f"${name}"])
    return seen


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


def _references(part: ast.BaseNode) -> Iterator[str]:
    for node in _nodes(part):
        if isinstance(node, ast.VariableReference):
            yield f"${node.id.name}"
        elif isinstance(node, ast.MessageReference):
            yield node.id.name
        elif isinstance(node, ast.TermReference):
            yield f"-{node.id.name}"


def _asked(entry: ast.BaseNode | None, name: str) -> Iterator[tuple[str, str | None]]:
    """Return the values that a message asks for words, each with a word; with None for all else."""
    if entry is None:  # content names it
        yield f"${name}", None
        return
    for node in _nodes(entry):
        if isinstance(node, ast.CallArguments):
            yield from ((value, None) for value in _references(node))
        elif isinstance(node, ast.SelectExpression):
            keys = [variant.key for variant in node.variants]
            words = [key.name if isinstance(key, ast.Identifier) else None for key in keys]
            yield from ((value, word) for value in _references(node.selector) for word in words)


def _nodes(part: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """Return a part of a message, and all that it consists of."""
    yield part
    for value in vars(part).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from _nodes(child)


def _game(name: str) -> Game:
    from heyday import games

    return games.get(name)
