"""What may be done at a table that plays: each function checks a wish and returns its draft.

A draft becomes an event when it is stored. Only the game runs ahead of that: its position is not
shown to anybody before the draft is safe, and made anew from the store should that fail.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from heyday.kit.errors import BadNotation, IllegalAction
from heyday.match import Match, NotYourTurn
from heyday.match.match import Wish
from heyday.server import consent, limits
from heyday.server.consent import Consent
from heyday.server.errors import Refused, RefusedInWords
from heyday.server.table import Table


@dataclass(frozen=True)
class Draft:
    """An event that is not stored yet, who holds which seats after it, and what else is stored."""

    kind: str
    data: dict[str, Any]
    holders: Mapping[int, str | None] = field(default_factory=dict)
    also: Callable[[Any], Any] | None = None  # on the same connection, or neither


Decide = Callable[[Table], Draft | None]


WRONG = (BadNotation, NotYourTurn, IllegalAction)  # what can be wrong with an action


def in_words(error: Exception, match: Match, wish: Wish, language: str) -> Refused:
    """Return what is wrong with an action, in a language."""
    if isinstance(error, BadNotation):
        return RefusedInWords("bad-notation", str(error)[: 2 * limits.WISH])
    if isinstance(error, IllegalAction):
        told = {"code": error.code, "text": error.text, "reference": error.reference}
        return RefusedInWords(**match.why_not(wish, language) or told)
    return RefusedInWords("not-your-turn", str(error))


def playing(table: Table, version: int | None = None) -> Match:
    """Return the game if something can be done now; the position must be the one that was seen."""
    match = table.the_match()
    if table.state != "playing":
        raise Refused("conflict", "over")
    if version is not None and not table.moved <= version <= table.version:
        raise Refused("stale", "changed")
    if table.paused:
        raise Refused("conflict", "paused")
    return match


def more(table: Table, about: str = "") -> None:
    """Refuse what is not the game itself where enough has happened; it can still go on, or end."""
    beyond = limits.GOING_ON if about in ("resume", "end") else 0
    if table.version >= limits.EVENTS + beyond:
        raise Refused("too-many", "enough-happened")


def taking_back(table: Table) -> None:
    """Refuse to take back where the record is long: it is played again whenever it is loaded."""
    more(table)
    if len(table.lines) >= limits.LINES:
        raise Refused("too-many", "enough-undone")


def seat_to_move(table: Table, player: str | None) -> int:
    """Return the seat that decides, if the player holds it."""
    held = table.held_by(player)
    if not held:
        raise Refused("not-allowed", "no-seat")
    if table.to_move is None or table.to_move not in held:
        name = table.seats[table.to_move].name if table.to_move is not None else "nobody"
        raise Refused("not-your-turn", "not-your-turn", name=name)
    return table.to_move


def act(table: Table, player: str, version: int, wish: Wish, language: str) -> Draft:
    """Carry out an action of a player."""
    match = playing(table, version)
    seat = seat_to_move(table, player)
    try:
        if table.seats[seat].away:
            match.allowed(seat, wish)
            returned(table, seat)
        match.act(seat, wish)
    except WRONG as error:
        raise in_words(error, match, wish, language) from error
    return gone(table, match, "act", seat=seat, by="owner")


def act_as_bot(table: Table, seat: int, version: int, action: int) -> Draft | None:
    """Carry out what a bot has chosen, unless the table has changed meanwhile."""
    if table.moved != version or table.bot_to_move() != seat:
        return None
    match = playing(table)
    by = "bot" if table.seats[seat].kind == "bot" else "stand-in"
    match.act(seat, action)
    return gone(table, match, "act", seat=seat, by=by)


def undo(table: Table, player: str, version: int, whole_turn: bool) -> Draft:
    """Take back the last action of a player, or all up to the last barrier."""
    match = playing(table, version)
    taking_back(table)
    held = table.held_by(player)
    if not match.log or match.log[-1].seat not in held:
        raise Refused("nothing-to-undo", "not-yours")
    seat = match.log[-1].seat
    free = match.undoable(seat)
    if not free:
        raise Refused("nothing-to-undo", "cannot-undo")
    if not table.clock.may_take_back(seat):
        raise Refused("conflict", "late-again")
    if table.seats[seat].away:
        returned(table, seat)
    steps = free if whole_turn else 1
    for _ in range(steps):
        match.undo(seat)
    return gone(table, match, "undo", seat=seat, steps=steps)


def redo(table: Table, player: str, version: int) -> Draft:
    """Do again what a player has just taken back."""
    match = playing(table, version)
    seat = seat_to_move(table, player)
    if not match.redoable(seat):
        raise Refused("nothing-to-undo", "cannot-redo")
    if table.seats[seat].away:
        returned(table, seat)
    match.redo(seat)
    return gone(table, match, "act", seat=seat, by="owner")


def gone(table: Table, match: Match, kind: str, **data: Any) -> Draft:
    """Return the draft of what the game has just done."""
    return Draft(kind, data | {"lines": list(table.fresh), "next": match.to_move})


def chat(table: Table, player: str, name: str, text: str) -> Draft:
    """Say something."""
    more(table)
    held = table.held_by(player)
    seat = held[0] if held else None
    if seat is None and sum(line["seat"] is None for line in table.chat) >= limits.WATCHERS:
        raise Refused("too-many", "enough-said")
    said = seen(text)
    if not said:
        raise Refused("malformed", "nothing-said")
    named = table.seats[held[0]].name if held else name
    return Draft("chat", {"seat": seat, "name": named, "text": said})


def seen(text: str) -> str:
    """Return what can be seen of a text, in one line."""
    words = ("".join(c for c in word if c.isprintable()) for word in text.split())
    return " ".join(word for word in words if word)


def away(table: Table, now: float) -> Draft | None:
    """Let a bot stand in for whoever has run out of time."""
    ends, seat = table.clock.ends(), table.clock.running
    if table.state != "playing" or seat is None or ends is None or ends > now:
        return None
    return Draft("away", {"seat": seat} | played_by(table, seat, table.stand_in))


def back(table: Table, player: str) -> Draft | None:
    """Give somebody's seat back, of which a bot has taken care."""
    away = [seat for seat in table.held_by(player) if table.seats[seat].away]
    if not away:
        return None
    more(table)
    seat = next((seat for seat in away if table.clock.may_come_back(seat)), away[0])
    return Draft("back", {"seat": seat} | returned(table, seat))


def returned(table: Table, seat: int) -> dict[str, Any]:
    """Let the record say that somebody plays again, unless the bot has to end this turn."""
    relieving(table, seat)
    return played_by(table, seat, f"{table.seats[seat].name} again")


def relieving(table: Table, seat: int) -> None:
    """Refuse to take a seat from a bot that has to end this turn."""
    if not table.clock.may_come_back(seat):
        raise Refused("conflict", "late-again")


def played_by(table: Table, seat: int, name: str) -> dict[str, Any]:
    """Let the record say who plays a seat from now on; return what it said, for an event."""
    if table.match is None:
        return {}
    table.match.note(f"{table.game.seat_names[seat]} is played by {name}")
    return {"lines": list(table.fresh)}


# ---- consent ----


def ask(table: Table, player: str, what: dict[str, Any]) -> Draft:
    """Ask the others for something; if there is nobody to ask, it happens."""
    more(table, what["kind"])
    held = table.held_by(player)
    if not held:
        raise Refused("not-allowed", "no-seat")
    check(table, what)
    if len(table.consents) >= limits.CONSENTS:
        raise Refused("too-many", "too-many-questions")
    waits_for, silence = consent.asked(table.seats, player, what)
    expires = consent.expiry(time.time(), table.clock.pace)
    data = {"seat": held[0], "what": what, "agreed": held, "expires": expires}
    data |= {"waits_for": list(waits_for), "silence": list(silence)}
    if waits_for:
        return Draft("ask", data)
    return carried_out(table, "ask", data, consent.read(table.version + 1, data))


def answer(table: Table, player: str, id: int, yes: bool) -> Draft:
    """Agree to something, or decline; the last one to agree lets it happen."""
    question = table.consents.get(id)
    if question is None or question.pointless:
        raise Refused("conflict", "question-closed")
    more(table, question.what["kind"])
    seats = [seat for seat in table.held_by(player) if seat in question.waits_for]
    if not seats:
        raise Refused("not-allowed", "not-asked")
    data: dict[str, Any] = {"consent": id, "seats": seats, "yes": yes}
    after = question.answered(seats)
    if not yes or after.waits_for:
        return Draft("answer", data)
    check(table, question.what)
    return carried_out(table, "answer", data, after)


def check(table: Table, what: dict[str, Any]) -> None:
    """Refuse what cannot be done, whoever agrees."""
    match = table.the_match()
    if table.state != "playing":
        raise Refused("conflict", "not-playing")
    kind = what["kind"]
    if kind == "undo" and not 0 <= what["ply"] < match.ply:
        raise Refused("nothing-to-undo", "no-moment", ply=what["ply"])
    if kind == "undo":
        taking_back(table)
    if kind == "replace" and what["seat"] >= table.players:
        raise Refused("malformed", "no-such-seat")
    if table.paused == (kind == "pause") and kind in ("pause", "resume"):
        raise Refused("conflict", "already")
    if kind == "hints" and table.hints:
        raise Refused("conflict", "already")
    if kind == "hints" and any(seat.kind == "remote" for seat in table.seats):
        raise Refused("not-allowed", "no-hints")


def carried_out(table: Table, kind: str, data: dict[str, Any], question: Consent) -> Draft:
    """Do what was agreed; the draft tells what the record says about it, and who decides next."""
    match, what = table.the_match(), question.what
    match.note(consent.remark(question, match.game.seat_names))
    if what["kind"] == "undo":
        match.undo_agreed(what["ply"])
    elif what["kind"] == "end":
        match.tell_secret()
    effect = {"lines": list(table.fresh), "next": match.to_move}
    released = {what["seat"]: None} if what["kind"] == "replace" else {}
    return Draft(kind, data | {"effect": effect}, released)


def close(table: Table, now: float) -> Draft | None:
    """Decide a question whose time is up, or for which nobody is waited any more."""
    for question in table.consents.values():
        if question.closes <= now:
            data = {"consent": question.id}
            if question.granted and is_possible(table, question.what):
                return carried_out(table, "expire", data, question)
            return Draft("expire", data)
    return None


def is_possible(table: Table, what: dict[str, Any]) -> bool:
    """Whether what was asked for can still be done."""
    try:
        check(table, what)
    except Refused:
        return False
    return True
