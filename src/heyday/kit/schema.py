"""Schemas: what a content file may say, in plain Python.

int, str, bool               a value of this type
Between(0, 9)                a number, both ends included; between floats also a fraction
("red", "green")             one of these
[shape]                      a list of any length; [shape, shape] has exactly two items
Id("card")                   the key of an entry
{"a": shape, ("b",): shape}  a table; fields named in a tuple may be missing, no others are known
OneOf("when", {"sun": {}})   a table whose further fields depend on one of them
Entries(shape, key="id")     many tables, told apart by one field; only at the top
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

TYPES = {int: "a whole number", str: "a text", bool: "true or false"}

Ids = Mapping[str, Container[Any]]


@dataclass(frozen=True)
class Between:
    """A number; whole, unless the ends are floats."""

    least: float
    most: float


@dataclass(frozen=True)
class Id:
    """The key of an entry of some kind."""

    kind: str


@dataclass(frozen=True)
class OneOf:
    """A table that takes the shape which one of its fields names."""

    field: str
    shapes: Mapping[str, Any]


@dataclass(frozen=True)
class Entries:
    """Tables of one shape, told apart by their key."""

    shape: Mapping[Any, Any]
    key: str = "id"


def misfits(shape: Any, value: Any, ids: Ids, path: str = "") -> Iterator[tuple[str, str]]:
    """Yield the places where a value does not have its shape, and what is wrong there."""
    wrong = path, f"expected {wanted(shape)}, got {value!r}"
    if isinstance(shape, OneOf | Mapping):
        yield from _table_misfits(shape, value, ids, path) if isinstance(value, dict) else [wrong]
    elif isinstance(shape, list):
        if not isinstance(value, list) or len(shape) not in (1, len(value)):
            yield wrong
        else:
            for i, item in enumerate(value):
                yield from misfits(shape[i % len(shape)], item, ids, f"{path}[{i + 1}]")
    elif not _fits(shape, value, ids):
        yield wrong


def _table_misfits(
    shape: Any, value: dict[str, Any], ids: Ids, path: str
) -> Iterator[tuple[str, str]]:
    dot = f"{path}." if path else ""
    known = []
    for names, inner in _resolved(shape, value).items():
        for name in (names,) if isinstance(names, str) else names:
            known.append(name)
            if name in value:
                yield from misfits(inner, value[name], ids, dot + name)
            elif isinstance(names, str):
                yield dot + name, f"expected {wanted(inner)}, got nothing"
    for name in value:
        if name not in known:
            yield dot + name, f"unknown field, expected {one_of(known)}"


def _resolved(shape: Any, value: dict[str, Any]) -> dict[Any, Any]:
    """Return the fields that a table may have, given those that decide about others."""
    if not isinstance(shape, OneOf):
        return dict(shape)
    inner = shape.shapes.get(str(value.get(shape.field)), {})
    return {shape.field: tuple(shape.shapes), **_resolved(inner, value)}


def _fits(shape: Any, value: Any, ids: Ids) -> bool:
    if isinstance(shape, Between):
        types = (int,) if isinstance(shape.least, int) else (int, float)
        return type(value) in types and shape.least <= value <= shape.most
    if isinstance(shape, Id):
        return isinstance(value, str | int) and value in ids[shape.kind]
    if isinstance(shape, tuple):
        return any(value == word and type(value) is type(word) for word in shape)
    return type(value) is shape


def wanted(shape: Any) -> str:
    """Return what a shape expects, in words."""
    if isinstance(shape, Between):
        whole = "whole " if isinstance(shape.least, int) else ""
        return f"a {whole}number from {shape.least} to {shape.most}"
    if isinstance(shape, list):
        return "a list" if len(shape) == 1 else f"a list of {len(shape)}"
    if isinstance(shape, Id):
        return f"the id of a {shape.kind}"
    if isinstance(shape, tuple):
        return one_of(shape)
    return TYPES[shape] if isinstance(shape, type) else "a table"


def one_of(names: Iterable[Any]) -> str:
    """Return a choice, in words."""
    return f"one of {', '.join(map(str, names))}"


@dataclass(frozen=True)
class Problem:
    """What is wrong with content as a whole: where, and what was expected; or only likely so."""

    where: str
    expected: str
    got: Any
    likely: bool = False

    def __str__(self) -> str:
        return f"{self.where}: expected {self.expected}, got {self.got}"


Problems = Iterator[Problem]


def unless(
    holds: bool, where: str, expected: Any, got: Any = "none", likely: bool = False
) -> Problems:
    """Yield a problem unless something holds."""
    if not holds:
        yield Problem(where, str(expected), got, likely)


def equal(where: str, got: Any, expected: Any, likely: bool = False) -> Problems:
    """Yield a problem unless a value is as expected."""
    return unless(got == expected, where, expected, got, likely)
