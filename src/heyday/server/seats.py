"""Seats at a table: who sits there, and who plays."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from heyday import bots
from heyday.server.errors import Refused
from heyday.server.models import BotSeat, Mine, SeatWish


@dataclass(frozen=True)
class Seat:
    """A seat: a person's, a bot's, a program's, or open."""

    kind: str = "open"
    name: str = ""
    level: str | None = None
    player: str | None = None
    away: bool = False  # a bot stands in

    def data(self) -> dict[str, Any]:
        """Return it as it is stored."""
        return asdict(self)

    @property
    def played_by_bot(self) -> bool:
        """Whether a bot of ours decides here."""
        return self.kind == "bot" or self.away


OPEN = Seat()


def bot(level: str) -> Seat:
    """Return a bot's seat."""
    return Seat("bot", level, level)


def person(player: str, name: str) -> Seat:
    """Return a person's seat."""
    return Seat("person", own_name(name), None, player)


def program(player: str, name: str) -> Seat:
    """Return a program's seat."""
    return Seat("remote", own_name(name), None, player)


def own_name(name: str) -> str:
    """Return a name, unless it is a bot's: nobody may look like one."""
    if name.lower() in bots.NAMES:
        raise Refused("malformed", "bot-name", name=name)
    return name


def wished(wish: SeatWish, player: str, name: str) -> Seat:
    """Return the seat that somebody wishes for."""
    if isinstance(wish, Mine):
        return person(player, wish.name or name)
    if isinstance(wish, BotSeat):
        return bot(wish.level)
    return OPEN


def people(seats: Sequence[Seat]) -> set[str]:
    """Return the players who have a seat themselves."""
    return {seat.player for seat in seats if seat.kind == "person" and seat.player}


def by_player(seats: Sequence[Seat]) -> dict[str | None, list[int]]:
    """Return the seats of each player."""
    found: dict[str | None, list[int]] = {}
    for nth, seat in enumerate(seats):
        found.setdefault(seat.player, []).append(nth)
    return found
