"""For whom a table waits: who has the turn, and who is asked for consent."""

from __future__ import annotations

from typing import NamedTuple

from heyday.server.table import Table

TURN, CONSENT = "turn", "consent"


class Awaited(NamedTuple):
    """Somebody for whom a table waits."""

    player: str
    about: str
    which: int  # seat, or question


def awaited(table: Table) -> frozenset[Awaited]:
    """Return the people for whom a table waits."""
    if table.state != "playing":
        return frozenset()
    waits = [
        (nth, CONSENT, question.id)
        for question in table.consents.values()
        for nth in question.waits_for
    ]
    mover = table.to_move
    if mover is not None and not table.paused and not table.seats[mover].away:
        waits.append((mover, TURN, mover))
    return frozenset(
        Awaited(player, about, which)
        for nth, about, which in waits
        if (player := person_at(table, nth))
    )


def person_at(table: Table, nth: int) -> str | None:
    """Return the person whose seat it is, also while a bot stands in."""
    seat = table.seats[nth]
    return seat.player if seat.kind == "person" else None
