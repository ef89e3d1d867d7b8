"""Playing again: a new table for the same people, when the game is over."""

from __future__ import annotations

from heyday.server.acting import Draft
from heyday.server.errors import Refused
from heyday.server.hub import Hub
from heyday.server.identity import Who
from heyday.server.lobby import New, new_table, stored
from heyday.server.room import Room
from heyday.server.seats import OPEN, Seat
from heyday.server.store.store import opening
from heyday.server.table import Table


async def rematch(hub: Hub, room: Room, who: Who) -> Room:
    """Return a new table for the same people, each a seat further on; the first one asks for it.

    It is stored together with the event that names it, so nobody makes a second one.
    """
    table = await room.look(lambda table: over(table, who))
    if not table.rematch:
        new = await next_table(table, who)
        told = Draft("rematch", {"table": new[0].id}, also=opening(*stored(new)))
        try:
            await room.change(lambda table: None if table.rematch else told)
        except Refused:
            if not room.table.rematch:  # of those who ask at once, another one was faster
                raise
    return await hub.room(room.table.rematch or "")


async def next_table(table: Table, who: Who) -> New:
    """Return a new table like one where the game is over, and its events."""
    seats = [
        Seat(seat.kind, seat.name, seat.level, seat.player)
        if seat.kind in ("person", "bot")
        else OPEN
        for seat in table.seats[-1:] + table.seats[:-1]
    ]
    data = {"pace": table.clock.pace, "listed": False}
    data |= {"stand_in": table.stand_in, "pause": table.pause}
    return await new_table(who, table.game, table.options, seats, data)


def over(table: Table, who: Who) -> Table:
    """Return a table where somebody has played, and can again."""
    if not table.held_by(who.player):
        raise Refused("not-allowed", "no-seat")
    if table.state != "over":
        raise Refused("conflict", "not-over")
    return table
