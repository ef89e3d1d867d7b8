"""Events: whatever changes a table, as it is stored. Their number is the table's version."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

KINDS = (
    "open",  # the table is set up: game, options, seats, pace
    "seat",  # somebody takes or leaves a seat, or a bot is put there
    "set",  # the host changes how the table is run
    "start",  # the game begins
    "act",  # an action
    "undo",  # a seat takes its own actions back
    "chat",
    "ask",  # for consent; with an effect if nobody else has to agree
    "answer",  # with an effect if it was the last one that was missing
    "expire",  # a question is closed; with an effect if silence was agreement
    "away",  # somebody ran out of time; a bot stands in
    "back",  # and takes the seat again
    "wake",  # a server began to serve the table again: a live clock starts anew
    "rematch",  # the same people play on at another table
)


class Event(NamedTuple):
    """A change of a table."""

    version: int
    kind: str
    at: float  # seconds since 1970
    data: dict[str, Any]

    @property
    def lines(self) -> list[str]:
        """What the record says about it."""
        effect = self.data.get("effect") or self.data
        return list(effect.get("lines", ()))

    def text(self) -> str:
        """Return the data as it is stored."""
        return msgspec.json.encode(self.data).decode()
