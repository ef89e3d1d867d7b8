"""Consent: what touches others is asked for, and happens when all of them have agreed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from heyday.server import limits
from heyday.server.seats import Seat


@dataclass(frozen=True)
class Consent:
    """A question that waits for answers."""

    id: int  # the version of the table that it came with
    what: dict[str, Any]
    seat: int
    agreed: tuple[int, ...]
    waits_for: tuple[int, ...]
    expires: float

    def answered(self, seats: Sequence[int]) -> Consent:
        """Return it after some seats have agreed."""
        return replace(
            self,
            agreed=tuple(sorted({*self.agreed, *seats})),
            waits_for=tuple(seat for seat in self.waits_for if seat not in seats),
        )

    def data(self) -> dict[str, Any]:
        """Return it as plain data."""
        return {
            "id": self.id,
            "what": self.what,
            "seat": self.seat,
            "agreed": list(self.agreed),
            "waits_for": list(self.waits_for),
            "expires": self.expires,
        }


def asked(seats: Sequence[Seat], player: str, what: dict[str, Any]) -> list[int]:
    """Return the seats that have to agree: those of other people, while they play themselves."""
    spared = what["seat"] if what["kind"] == "replace" else None
    return [
        nth
        for nth, seat in enumerate(seats)
        if seat.kind == "person" and seat.player != player and not seat.away and nth != spared
    ]


def expiry(now: float, pace: dict[str, Any]) -> float:
    """Return until when a question stays open."""
    return now + (limits.CONSENT_LIVE if pace["kind"] == "live" else limits.CONSENT)


def remark(what: dict[str, Any], names: Sequence[str], agreed: Sequence[int]) -> str:
    """Return what the record says about something that was agreed."""
    said = what["kind"]
    if said == "undo":
        said += f" to action {what['ply']}"
    elif said == "replace":
        said += f" {names[what['seat']]} by {what['level']}"
    elif said == "pace":
        said += f" {what['pace']['kind']}"
    return f"agreed by {', '.join(names[seat] for seat in agreed)}: {said}"
