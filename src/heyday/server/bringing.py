"""Bringing a record: it is played again, and kept as a table where nobody plays."""

from __future__ import annotations

import asyncio
import re

from heyday.match import BadRecord, Match, OtherRules, read_record, replay
from heyday.match.record import Record
from heyday.server import limits
from heyday.server.errors import Refused, RefusedInWords
from heyday.server.hub import Hub
from heyday.server.identity import Who
from heyday.server.lobby import new_table, opened
from heyday.server.room import Room
from heyday.server.seats import Seat

COMMITMENT = re.compile("[0-9a-f]{64}")  # a SHA-256


async def bring(hub: Hub, who: Who, text: str) -> Room:
    """Keep a record that somebody brings, as a table where nobody plays."""
    async with hub.replaying:
        match = await asyncio.to_thread(read, text)
        seats = [Seat("person", name) for name in match.seats]
        data = {"pace": {"kind": "free"}, "listed": False, "stand_in": "adept", "pause": 0.0}
        data |= {"state": "record", "commitment": match.commitment, "lines": text.splitlines()}
        return await opened(hub, await new_table(who, match.game, match.options, seats, data))


def read(text: str) -> Match:
    """Return the game of a record, or refuse it."""
    try:
        record = read_record(text)
        if record.position:  # nobody could say how it came about, nor whether it ever can
            raise Refused("malformed", "begins-within")
        if len(record.moves) > limits.STEPS:
            raise Refused("malformed", "too-long", most=limits.STEPS)
        check_header(record)
        match = replay(record)
    except (BadRecord, OtherRules) as error:
        raise RefusedInWords("malformed", str(error)) from error
    if record.truncated:
        raise RefusedInWords("malformed", record.truncated)
    return match


def check_header(record: Record) -> None:
    """Refuse names that nobody could take here, and a commitment that is none."""
    if not all(len(name) <= limits.NAME and name.isprintable() for name in record.seats):
        raise Refused("malformed", "record-name", most=limits.NAME)
    if not COMMITMENT.fullmatch(record.commitment):
        raise Refused("malformed", "record-commitment")
