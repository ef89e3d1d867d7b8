"""Consent: what touches others is asked for, and happens when all of them have agreed.

Whoever is away is asked like all others, and so is whoever is to be replaced. Nobody waits for them
for ever: if they let the time pass without a word or an action, their silence counts as agreement.
So does everybody's where a paused game is to go on.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from heyday.server import limits
from heyday.server.clock import after_hours
from heyday.server.seats import Seat

TAKING = frozenset({"replace", "end"})  # what would take a seat, or the game, from somebody


@dataclass(frozen=True)
class Consent:
    """A question that waits for answers."""

    id: int  # the version of the table that it came with
    what: dict[str, Any]
    seat: int
    agreed: tuple[int, ...]
    waits_for: tuple[int, ...]
    expires: float
    silence: tuple[int, ...] = ()  # those of `waits_for` whose silence counts in the end
    pointless: bool = False  # the seat that it is about has changed hands, or a program has come

    def answered(self, seats: Sequence[int]) -> Consent:
        """Return it after some seats have agreed."""
        return replace(self._without(seats), agreed=tuple(sorted({*self.agreed, *seats})))

    def reseated(self, nth: int, seat: Seat, others: Sequence[int]) -> Consent:
        """Return it after a seat has changed hands: who has gone is not waited for.

        Who comes is asked, unless they have agreed at other seats of theirs. Who gives a seat to a
        program has not agreed that it be taken, or the game.
        """
        kind = self.what["kind"]
        about = kind == "replace" and self.what["seat"] == nth
        given = kind in TAKING and seat.kind == "remote" and nth in self.waits_for
        left = replace(self._without([nth]), pointless=self.pointless or about or given)
        if seat.kind != "person":
            return left
        if set(others) & set(self.agreed):
            return left.answered([nth])
        waits_for = tuple(sorted({*left.waits_for, nth}))
        return replace(left, agreed=but(left.agreed, [nth]), waits_for=waits_for)

    def _without(self, seats: Sequence[int]) -> Consent:
        return replace(self.heard(seats), waits_for=but(self.waits_for, seats))

    def heard(self, seats: Sequence[int]) -> Consent:
        """Return it after some seats have shown that they are there: they have to answer."""
        return replace(self, silence=but(self.silence, seats))

    @property
    def closes(self) -> float:
        """When it is decided, if nobody says anything more."""
        return self.expires if self.waits_for and not self.pointless else 0.0

    @property
    def granted(self) -> bool:
        """Whether all have agreed once it closes, by word or by silence."""
        return set(self.waits_for) <= set(self.silence) and not self.pointless

    def data(self) -> dict[str, Any]:
        """Return it as plain data."""
        return {
            "id": self.id,
            "what": self.what,
            "seat": self.seat,
            "agreed": list(self.agreed),
            "waits_for": list(self.waits_for),
            "expires": self.expires,
            "silence": list(self.silence),
        }


class Questions(dict[int, Consent]):
    """The questions that are open at a table; each change tells which part of it that touches."""

    def keep(self, consents: Iterable[Consent]) -> frozenset[str]:
        """Let these be open."""
        new = {consent.id: consent for consent in consents}
        if new == self:
            return frozenset()
        self.clear()
        self.update(new)
        return frozenset({"consents"})

    def gone_on(self) -> frozenset[str]:
        """The game has gone on: what was to be undone is no longer asked."""
        return self.keep(c for c in self.values() if c.what["kind"] != "undo")

    def heard(self, seats: Sequence[int]) -> frozenset[str]:
        """Some seats have shown that they are there: their silence is no answer any more."""
        return self.keep(consent.heard(seats) for consent in self.values())

    def reseated(self, nth: int, seat: Seat, others: Sequence[int]) -> frozenset[str]:
        """A seat changes hands."""
        return self.keep(consent.reseated(nth, seat, others) for consent in self.values())


def read(id: int, data: dict[str, Any]) -> Consent:
    """Return a question as its event tells it."""
    seats = (tuple(data.get(name, ())) for name in ("agreed", "waits_for", "silence"))
    agreed, waits_for, silence = seats
    return Consent(id, data["what"], data["seat"], agreed, waits_for, data["expires"], silence)


def asked(
    seats: Sequence[Seat], player: str, what: dict[str, Any]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the seats of other people that have to agree, and those whose silence will do."""
    others = [n for n, seat in enumerate(seats) if seat.kind == "person" and seat.player != player]
    if what["kind"] == "resume":
        return tuple(others), tuple(others)
    loser = seats[what["seat"]].player if what["kind"] == "replace" else None
    return tuple(others), tuple(n for n in others if seats[n].away or seats[n].player == loser)


def but(seats: Sequence[int], some: Sequence[int]) -> tuple[int, ...]:
    """Return seats without some of them."""
    return tuple(seat for seat in seats if seat not in some)


def expiry(now: float, pace: dict[str, Any]) -> float:
    """Return until when a question stays open: as long as a decision or a turn, or longer."""
    if pace["kind"] == "live":
        return now + max(limits.CONSENT_LIVE, float(pace["decision"]))
    turn = after_hours(now, pace) if pace["kind"] == "turns" else now
    return max(now + limits.CONSENT, turn)


def remark(question: Consent, names: Sequence[str]) -> str:
    """Return what the record says about something that was agreed."""
    what = question.what
    said = what["kind"]
    if said == "undo":
        said += f" to action {what['ply']}"
    elif said == "replace":
        said += f" {names[what['seat']]} by {what['level']}"
    elif said == "pace":
        said += f" {what['pace']['kind']}"
    if question.waits_for:
        said += f" ({', '.join(names[seat] for seat in question.waits_for)} said nothing)"
    return f"agreed by {', '.join(names[seat] for seat in question.agreed)}: {said}"
