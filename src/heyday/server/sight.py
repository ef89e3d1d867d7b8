"""What a page is sent about a table: all of it once, then what has changed.

Seats may see different things, so a view belongs to a seat; where nothing is hidden all share one.
Pages that are to be sent the same are sent the same bytes.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec

from heyday.kit.game import Old
from heyday.kit.splices import Spliced
from heyday.match import Match
from heyday.match.choices import choices_in
from heyday.server import limits
from heyday.server.models import Language
from heyday.server.summary import summary
from heyday.server.table import Table

Data = dict[str, Any]
NONE = msgspec.Raw(b"[]")
IDLE = b',"choices":[],"undo":{"steps":0,"redo":false}}'  # for whoever can do nothing


class Eyes(NamedTuple):
    """Who looks, and in which language."""

    player: str | None
    language: Language


class Sight:
    """What can be seen of a table, and what of it pages have been sent."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._views: dict[int | None, tuple[int, Old]] = {}  # and when each was seen
        self._looks: dict[Eyes, int | None] = {}  # through which seat's eyes
        self._plays: dict[Eyes, bool] = {}  # whether they have seen the chat of those who play
        self._logs: dict[str, list[msgspec.Raw]] = {}
        self._choices: tuple[int, dict[str, msgspec.Raw]] = (-1, {})
        self._result: Data | None = None
        self._ply = table.match.ply if table.match else 0

    # ---- parts ----

    def seat_of(self, eyes: Eyes) -> int | None:
        """Return through whose eyes somebody looks who may have several seats."""
        held = self.table.held_by(eyes.player)
        if len(held) < 2:
            return held[0] if held else None
        if self.table.to_move in held:
            return self.table.to_move
        log = self.table.match.log if self.table.match else []
        return next((entry.seat for entry in reversed(log) if entry.seat in held), held[0])

    def view(self, match: Match, seat: int | None) -> Data:
        """Return what a seat sees now."""
        return self._look(match, seat)[0]

    def _look(self, match: Match, seat: int | None) -> tuple[Data, Data]:
        """Return what a seat sees now, and what of it is new since the last time.

        What is seen is remembered, and changes with the next action; without secrets all see the
        same.
        """
        key = seat if match.hidden else None
        tick, old = self._views.get(key, (0, None))
        news = view = match.view(key, old if match.tick - tick <= 1 else None)
        if old:
            view = old[1]
            news = {
                name: part for name, part in news.items() if steps_of(part) or part != view[name]
            }
            view.update(news)
        self._views[key] = match.tick, (match.position.look(), view)
        return view, news

    def log(self, language: str) -> list[msgspec.Raw]:
        """Return the log in a language, in JSON; what was put into words before is not again."""
        match, known = self.table.match, self._logs.setdefault(language, [])
        if match is not None:
            new = match.log[len(known) :]
            known += [as_json(entry.data(match.position, language)) for entry in new]
        return known

    def _forget(self, keep: int) -> None:
        """Forget the words of what was taken back, in all languages, spoken now or not."""
        for known in self._logs.values():
            del known[keep:]

    def choices(self, eyes: Eyes) -> msgspec.Raw:
        """Return what may be done now, in JSON, if it is for these eyes' owner to decide."""
        table, match = self.table, self.table.match
        if match is None or table.state != "playing" or table.paused:
            return NONE
        if table.to_move not in table.held_by(eyes.player):
            return NONE
        if self._choices[0] != table.moved:
            self._choices = (table.moved, {})
        known = self._choices[1]
        if eyes.language not in known:
            found = choices_in(match.position, eyes.language, msgspec.json.encode)
            known[eyes.language] = msgspec.Raw(b"[%b]" % b",".join(found))
        return known[eyes.language]

    def undo(self, eyes: Eyes) -> Data:
        """Return what can be taken back, or done again."""
        match, held = self.table.match, self.table.held_by(eyes.player)
        if match is None or not held or self.table.state != "playing":
            return {"steps": 0, "redo": False}
        last = match.log[-1].seat if match.log else None
        steps = match.undoable(last) if last is not None and last in held else 0
        return {"steps": steps, "redo": any(match.redoable(seat) for seat in held)}

    def consents(self) -> list[Data]:
        """Return the questions that are open."""
        return [consent.data() for consent in self.table.consents.values()]

    def chat(self, eyes: Eyes, lines: Iterable[Data]) -> list[Data]:
        """Return what was said, without what watchers said beside a game to somebody who plays."""
        if not self.table.held_by(eyes.player):
            return list(lines)
        return [line for line in lines if line["version"] not in self.table.beside]

    def whole_chat(self, eyes: Eyes) -> list[Data]:
        """Return what was said, as it is for whoever plays or for whoever watches."""
        self._plays[eyes] = bool(self.table.held_by(eyes.player))
        return self.chat(eyes, self.table.chat)[-limits.CHAT_KEPT :]

    # ---- messages ----

    def whole(self, eyes: Eyes, presence: Data) -> bytes:
        """Return the whole table."""
        table, match = self.table, self.table.match
        seat, view, result = self.seat_of(eyes), None, None
        if match is not None:
            view, result = self.view(match, seat), match.result()
            self._result = result
        self._looks[eyes] = seat
        return msgspec.json.encode(
            {
                "type": "table",
                "version": table.version,
                "table": summary(table, eyes.player),
                "seat": seat,
                "view": view,
                "choices": self.choices(eyes),
                "undo": self.undo(eyes),
                "log": self.log(eyes.language),
                "clock": table.clock.data(),
                "consents": self.consents(),
                "chat": self.whole_chat(eyes),
                "presence": presence,
                "result": result,
            }
        )

    def changes(self, touched: frozenset[str], all_eyes: Iterable[Eyes]) -> dict[Eyes, bytes]:
        """Return what has changed since the last version, for all who look."""
        match, shared = self.table.match, self._shared(touched)
        if match is None or "game" not in touched:
            plain = msgspec.json.encode(shared)
            return {eyes: joined(plain, self._own(touched, eyes)) for eyes in all_eyes}
        keep, self._ply = min(self._ply, match.ply), match.ply
        self._forget(keep)
        result = match.result()
        if result != self._result:
            shared["result"] = self._result = result
        active, everybody = self._active(match), "table" in touched
        seen: dict[int | None, tuple[Data, Data]] = {}
        found: dict[Eyes, bytes] = {}
        said: dict[tuple[int | None, str, bool], tuple[bytes, bytes]] = {}  # for who waits, too
        for eyes in all_eyes:
            seat = self.seat_of(eyes)
            whole = self._looks.get(eyes) != seat
            if whole:
                self._looks[eyes] = seat
            kind = (seat if match.hidden or whole else None, eyes.language, whole)
            if kind not in said:
                key = seat if match.hidden else None
                if key not in seen:
                    seen[key] = self._look(match, seat)
                view, news = seen[key]
                shared["log"] = {"keep": keep, "entries": self.log(eyes.language)[keep:]}
                shown = {"seat": seat, "view": view} if whole else parts_of(news)
                plain = msgspec.json.encode(shared | shown)
                said[kind] = plain, plain[:-1] + IDLE
            plain, idle = said[kind]
            if everybody or eyes.player in active:
                found[eyes] = joined(plain, self._own(touched, eyes))
            else:
                found[eyes] = idle
        return found

    def _active(self, match: Match) -> set[str | None]:
        """Return the players who may do something: who decides now, and who did last."""
        last = match.log[-1].seat if match.log else None
        seats = [seat for seat in (self.table.to_move, last) if seat is not None]
        return {self.table.seats[seat].player for seat in seats} - {None}

    def _shared(self, touched: frozenset[str]) -> Data:
        """Return the parts that are the same for everybody."""
        found: Data = {"type": "change", "version": self.table.version}
        if "clock" in touched:
            found["clock"] = self.table.clock.data()
        if "consents" in touched:
            found["consents"] = self.consents()
        return found

    def _own(self, touched: frozenset[str], eyes: Eyes) -> Data:
        """Return what depends on who somebody is."""
        found: Data = {}
        if "chat" in touched and (lines := self.chat(eyes, self.table.chat[-1:])):
            found["chat"] = lines
        if "game" in touched or "table" in touched:
            found |= {"choices": self.choices(eyes), "undo": self.undo(eyes)}
        if "table" in touched:
            found["table"] = summary(self.table, eyes.player)
            seat = self.seat_of(eyes)
            if "game" not in touched:
                found |= self._other_eyes(eyes, seat)
            if self._plays.get(eyes) != (seat is not None):
                found["chat"] = self.whole_chat(eyes)
        return found

    def _other_eyes(self, eyes: Eyes, seat: int | None) -> Data:
        """Return what is seen otherwise, now that others sit here: names, or everything."""
        match, same = self.table.match, self._looks.get(eyes) == seat
        self._looks[eyes] = seat
        found: Data = {} if same else {"seat": seat}
        if match is not None:
            found["view"] = {"seats": match.seats} if same else self.view(match, seat)
        return found


def steps_of(part: Any) -> list[Any]:
    """Return how a part of a view has changed in place."""
    return part.steps if isinstance(part, Spliced) else []


def parts_of(news: Data) -> Data:
    """Return what is new in a view as it is sent: of some lists, only what has changed in them."""
    splices = {name: steps for name, part in news.items() if (steps := steps_of(part))}
    if not splices:
        return {"view": news}
    view = {name: part for name, part in news.items() if name not in splices}
    return {"view": view, "splices": splices}


def as_json(data: Any) -> msgspec.Raw:
    """Return an entry of the log as it is sent."""
    return msgspec.Raw(msgspec.json.encode(data))


def joined(said: bytes, more: Data) -> bytes:
    """Return an object in JSON with some more in it."""
    if not more:
        return said
    return b"".join((memoryview(said)[:-1], b",", memoryview(msgspec.json.encode(more))[1:]))
