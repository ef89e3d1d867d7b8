"""A table in short, for lists and for the edge of the board."""

from __future__ import annotations

from typing import Any

from heyday.server.seats import people
from heyday.server.table import Table


def summary(table: Table, player: str | None) -> dict[str, Any]:
    """Return a table without what lies on it, for somebody."""
    return {
        "id": table.id,
        "game": table.game.name,
        "rules": table.rules,
        "content": table.game.content.digest(),
        "options": table.options,
        "state": table.state,
        "seats": [seat_data(table, nth) for nth in range(table.players)],
        "mine": table.held_by(player),
        "host": player is not None and player == table.host,
        "created": table.created,
        "changed": table.changed,
        "ply": table.match.ply if table.match else 0,
        "to_move": table.to_move,
        "version": table.version,
        "pace": table.clock.pace,
        "paused": table.paused,
        "listed": table.listed,
        "stand_in": table.stand_in,
        "pause": table.pause,
        "commitment": table.commitment,
        "rematch": table.rematch,
        "forked": table.forked,
        "seed": table.seed,
        "advice": gives_advice(table),
    }


def seat_data(table: Table, nth: int) -> dict[str, Any]:
    """Return who sits at a seat."""
    seat = table.seats[nth]
    return {
        "seat": nth,
        "label": table.game.seat_names[nth],
        "kind": seat.kind,
        "name": seat.name,
        "level": seat.level,
        "host": seat.player is not None and seat.player == table.host,
        "away": seat.away,
    }


def gives_advice(table: Table) -> bool:
    """Whether hints are given: no program plays, and people only if they have agreed."""
    programs = any(seat.kind == "remote" for seat in table.seats)
    return not programs and (table.hints or len(people(table.seats)) <= 1)
