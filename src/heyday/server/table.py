"""A table: the sum of its events.

`apply` takes one event after the other, those of this process and those of others alike. The game
itself is a `Match`, made from the lines of the record that events carry.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from heyday import games
from heyday.kit.game import Game
from heyday.match import Match, read_record, replay
from heyday.match.replay import play_on
from heyday.server import seats as seating
from heyday.server.broken import why
from heyday.server.clock import Clock
from heyday.server.consent import Consent, Questions, read
from heyday.server.errors import Refused, RefusedInWords
from heyday.server.events import Event
from heyday.server.seats import Seat

GAME = frozenset({"game", "clock"})  # the parts that an action touches
ALL = GAME | {"table", "consents"}


class Table:
    """Everything that is known at a table."""

    def __init__(self, id: str, secret: bytes | None) -> None:
        self.id, self.secret = id, secret
        self.version = 0
        self.moved = 0  # the version that the position has had since
        self.match: Match | None = None
        self.game: Game
        self.broken = ""  # why its game cannot be shown
        self.lines: list[str] = []
        self.fresh: list[str] = []  # lines that the match has written and no event has yet
        self.seats: list[Seat] = []
        self._held: dict[str | None, list[int]] | None = None  # the seats of each player
        self.consents = Questions()
        self.chat: list[dict[str, Any]] = []
        self.beside: set[int] = set()  # lines of chat that are not for those who play
        self.to_move: int | None = None
        self.state, self.paused = "gathering", False
        self.hints = False  # all who play now have agreed to them
        self.rematch: str | None = None
        self.created = self.changed = 0.0

    # ---- from events ----

    @classmethod
    def load(cls, id: str, secret: bytes | None, events: Sequence[Event]) -> Table:
        """Return a table as its events have made it; its game is played again in one go."""
        table = cls(id, secret)
        for event in events:
            table._take(event, event.lines)
        table._replay()
        return table

    def _replay(self) -> None:
        self.match, self.broken = None, ""
        if not self.lines:
            return
        try:
            record = read_record("\n".join(self.lines) + "\n")
            record.secret = record.secret or self.secret
            self.sit_down(replay(record))
        except Exception as error:
            self.broken = why(self.id, error)

    def sit_down(self, match: Match) -> None:
        """Go on with a game at this table."""
        match.keep = self.fresh.append
        self.match, self.game = match, match.game
        self._name_seats()

    def _name_seats(self) -> None:
        if self.match and self.state != "record":
            self.match.seats = [seat.name for seat in self.seats]

    def apply(self, event: Event) -> frozenset[str]:
        """Take one event more; return which parts of the table it touches."""
        lines = event.lines
        touched = self._take(event, lines)
        if lines and self.fresh == lines:  # the game has gone there already
            self.fresh.clear()
        elif lines:
            self._follow(event, lines)
        return touched

    def go_ahead(self, event: Event) -> None:
        """Let the game go where another process has taken it, before the event is taken."""
        if self.match is not None:
            play_on(self.match, event.lines)
            self.fresh[:] = event.lines

    def _follow(self, event: Event, lines: list[str]) -> None:
        """Let the game go where another process has taken it."""
        if self.match is None or event.kind == "start":
            self._replay()
        else:
            play_on(self.match, lines)
            self.fresh.clear()

    def _take(self, event: Event, lines: list[str]) -> frozenset[str]:
        if event.version != self.version + 1:
            raise ValueError(f"{self.id}: event {event.version} after {self.version}")
        self.version, self.changed = event.version, event.at
        self.lines += lines
        touched: frozenset[str] = getattr(self, f"_on_{event.kind}")(event, event.data)
        return touched

    # ---- one kind of event each ----

    def _on_open(self, event: Event, data: dict[str, Any]) -> frozenset[str]:
        self.created, self.host = event.at, data["host"]
        self.game = games.get(data["game"])
        self.rules = data["rules"]
        self.options: dict[str, str] = data["options"]
        self.commitment = data["commitment"]
        self.seats = [Seat(**seat) for seat in data["seats"]]
        self.listed, self.stand_in, self.pause = data["listed"], data["stand_in"], data["pause"]
        self.forked: dict[str, Any] | None = data.get("forked")
        self.seed: int | None = data.get("seed")
        self.state = data.get("state", "gathering")
        self.clock = Clock(len(self.seats), data["pace"])
        self.players = len(self.seats)
        return frozenset({"table"})

    def _on_seat(self, event: Event, data: dict[str, Any]) -> frozenset[str]:
        nth, was, before = data["seat"], self.seats[data["seat"]], seating.people(self.seats)
        self._seat(nth, Seat(**{n: v for n, v in data.items() if n not in ("seat", "lines")}))
        self._heard(was.player, self.seats[nth].player)
        self.hints = self.hints and seating.people(self.seats) <= before
        if was.played_by_bot and not self.seats[nth].played_by_bot:
            self.clock.come_back(nth, event.at)
        self._run_clock(event.at)
        return frozenset({"table", "clock", "consents"})

    def _on_set(self, event: Event, data: dict[str, Any]) -> frozenset[str]:
        for name in ("listed", "stand_in", "pause"):
            setattr(self, name, data.get(name, getattr(self, name)))
        return self._heard(self.host) | {"table"}

    def _on_start(self, event: Event, data: dict[str, Any]) -> frozenset[str]:
        self.state = "playing"
        return self._went(event, data) | {"table"}

    def _on_act(self, event: Event, data: dict[str, Any]) -> frozenset[str]:
        if data["by"] != "owner":
            return self._went(event, data)
        return self._returned(data["seat"], event.at) | self._went(event, data)

    def _on_undo(self, event: Event, data: dict[str, Any]) -> frozenset[str]:
        steps = -data.get("steps", -1)  # old events do not say: they gave time anew
        return self._returned(data["seat"], event.at) | self._went(event, data, steps)

    def _went(self, event: Event, data: dict[str, Any], steps: int = 1) -> frozenset[str]:
        """The position has changed: so many steps on, or back."""
        self.moved, self.to_move = event.version, data["next"]
        touched = GAME
        if self.state == "playing" and self.to_move is None:
            self.state = "over"
            touched |= {"table"}
        self._run_clock(event.at, steps)
        return touched | self.consents.gone_on()

    def _run_clock(self, at: float, steps: int = 0) -> None:
        mover = self.to_move if self.state == "playing" and not self.paused else None
        counts = mover is not None and not self.seats[mover].played_by_bot
        self.clock.run(mover, at, counts, steps)

    def _on_chat(self, event: Event, data: dict[str, Any]) -> frozenset[str]:
        self.chat.append({"version": event.version, "at": event.at} | data)
        if data["seat"] is None and self.state == "playing":
            self.beside.add(event.version)
        return self._heard_at(data["seat"]) | {"chat"}

    def _heard(self, *players: str | None) -> frozenset[str]:
        """Whoever has done something is there: their silence is no answer any more."""
        return self.consents.heard([seat for it in players for seat in self.held_by(it)])

    def _heard_at(self, seat: int | None) -> frozenset[str]:
        return self._heard(None if seat is None else self.seats[seat].player)

    def _on_ask(self, event: Event, data: dict[str, Any]) -> frozenset[str]:
        self._heard_at(data["seat"])
        consent = read(event.version, data)
        if "effect" in data:
            return self._agreed(event, consent, data["effect"]) | {"consents"}
        self.consents[consent.id] = consent
        return frozenset({"consents"})

    def _on_answer(self, event: Event, data: dict[str, Any]) -> frozenset[str]:
        self._heard_at(data["seats"][0])
        consent = self.consents.pop(data["consent"]).answered(data["seats"])
        if "effect" in data:
            return self._agreed(event, consent, data["effect"]) | {"consents"}
        if data["yes"]:
            self.consents[consent.id] = consent
        return frozenset({"consents"})

    def _on_expire(self, event: Event, data: dict[str, Any]) -> frozenset[str]:
        consent = self.consents.pop(data["consent"], None)
        if consent is not None and "effect" in data:
            return self._agreed(event, consent, data["effect"])
        return frozenset({"consents"})

    def _agreed(self, event: Event, consent: Consent, effect: dict[str, Any]) -> frozenset[str]:
        what = consent.what
        if what["kind"] == "undo":
            return self._went(event, effect)
        if what["kind"] == "end":
            self.state, self.to_move = "over", None
            self.consents.clear()
        elif what["kind"] in ("pause", "resume"):
            self.paused = what["kind"] == "pause"
        elif what["kind"] == "hints":
            self.hints = True
        elif what["kind"] == "replace":
            self._seat(what["seat"], seating.bot(what["level"]))
        else:
            self.clock.set_pace(what["pace"], event.at)
        self._run_clock(event.at)
        return ALL

    def _returned(self, seat: int, at: float) -> frozenset[str]:
        """Whoever does something is there, and plays their seat again."""
        touched = self._heard_at(seat)
        if self.seats[seat].away:
            self._seat(seat, replace(self.seats[seat], away=False))
            self.clock.come_back(seat, at)
            touched |= {"table"}
        return touched

    def _seat(self, nth: int, seat: Seat) -> None:
        if seat.player != self.seats[nth].player:
            self.consents.reseated(nth, seat, self.held_by(seat.player))
        self.seats[nth] = seat
        self._held = None
        self._name_seats()

    def _on_away(self, event: Event, data: dict[str, Any]) -> frozenset[str]:
        self._seat(data["seat"], replace(self.seats[data["seat"]], away=True))
        self._run_clock(event.at)
        return frozenset({"table", "clock"})

    def _on_back(self, event: Event, data: dict[str, Any]) -> frozenset[str]:
        touched = self._returned(data["seat"], event.at)
        self._run_clock(event.at)
        return touched | {"clock"}

    def _on_wake(self, event: Event, data: dict[str, Any]) -> frozenset[str]:
        self.clock.restart(event.at)
        return frozenset({"clock"})

    def _on_rematch(self, event: Event, data: dict[str, Any]) -> frozenset[str]:
        self.rematch = data["table"]
        return frozenset({"table"})

    # ---- looking ----

    def the_match(self) -> Match:
        """Return the game, or say why there is none."""
        if self.broken:
            raise RefusedInWords("unavailable", self.broken)
        if self.match is None:
            raise Refused("conflict", "not-begun")
        return self.match

    def held_by(self, player: str | None) -> list[int]:
        """Return the seats of a player."""
        if self._held is None:
            self._held = seating.by_player(self.seats)
        return self._held.get(player, []) if player else []

    def bot_to_move(self) -> int | None:
        """Return the seat where a bot of ours has to decide now."""
        if self.state != "playing" or self.paused or self.to_move is None or not self.match:
            return None
        return self.to_move if self.seats[self.to_move].played_by_bot else None

    def closes(self) -> float | None:
        """Return when the first open question is decided, whoever answers or not."""
        return min((consent.closes for consent in self.consents.values()), default=None)

    def wakes(self) -> float | None:
        """Return when the server has something to do here, if nobody does anything before."""
        if self.bot_to_move() is not None:
            return self.changed
        times = [time for time in (self.clock.ends(), self.closes()) if time is not None]
        return min(times, default=None)
