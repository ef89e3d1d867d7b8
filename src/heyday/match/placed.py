"""A position as a line of text: where a game begins that has no past of its own."""

from __future__ import annotations

import json
from array import array
from typing import Any

import numpy as np

from heyday.kit.game import Game, Position
from heyday.kit.record import Ints, Records


class BadPosition(ValueError):
    """A text tells no position of a game; says why."""


def told(position: Position) -> str:
    """Return a position as text: all its fields by name, without the dice."""
    return json.dumps(_data(position.picture()) | {"rng": 0}, separators=(",", ":"))


def placed(game: Game, text: str) -> Position:
    """Return the position that a text tells; raises BadPosition if it is none of this game."""
    position = Position(game)
    try:
        position.alter(lambda plain: _fill(plain, json.loads(text)))
    except (TypeError, ValueError, AttributeError, OverflowError) as error:
        raise BadPosition(f"this is no position of {game.title}: {error}") from error
    position.reseed(0)
    return position


def _data(plain: Any) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, field in type(plain).fields.items():
        value = getattr(plain, name)
        if isinstance(field, Records):
            found[name] = [_data(inner) for inner in value]
        else:
            found[name] = value if isinstance(field, Ints) else _data(value)
        if isinstance(value, array):
            found[name] = value.tolist()
    return found


def _fill(plain: Any, data: dict[str, Any]) -> None:
    """Set the fields of a record; one that is not told stays zero."""
    for name, value in data.items():
        field = type(plain).fields.get(name)
        if isinstance(field, Ints):
            if np.shape(value) != field.shape:
                raise ValueError(f"{name} has another size")
            setattr(plain, name, value)
        elif isinstance(field, Records):
            for inner, told in zip(getattr(plain, name), value, strict=True):
                _fill(inner, told)
        elif field is not None:
            _fill(getattr(plain, name), value)
        else:
            raise ValueError(f"unknown field {name!r}")
