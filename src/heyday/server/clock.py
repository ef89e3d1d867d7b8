"""Time at a table: seconds for each decision and a bank, or hours for each turn, or none at all.

A clock is told every event with its time, so it stands the same whoever computes it, and when.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

HOUR = 3600.0
FREE = {"kind": "free"}


@dataclass
class Turn:
    """The decisions that a seat takes one after the other; or the time when nobody decides."""

    seat: int | None = None
    since: float = 0.0
    left: float = 0.0  # seconds of the decision, before those of the bank
    undone: int = 0  # decisions that were taken back: they have had their time
    limited: bool = False  # a person's time can run out, a bot's cannot
    returned: bool = False  # whether it was taken back from a bot
    ended: float = 0.0


@dataclass
class Clock:
    """Whose time runs, and what everybody has left."""

    players: int
    pace: dict[str, Any] = field(default_factory=lambda: dict(FREE))
    turn: Turn = field(default_factory=Turn)
    last: Turn = field(default_factory=Turn)  # the one before, which its seat may take back
    since: float = 0.0  # what was before is charged
    banks: list[float] = field(default_factory=list)
    used: list[float] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.used = [0.0] * self.players
        self.set_pace(self.pace)

    @property
    def running(self) -> int | None:
        """The seat whose time runs."""
        return self.turn.seat

    @property
    def decision(self) -> float:
        """The seconds of a decision."""
        return float(self.pace.get("decision", 0))

    def set_pace(self, pace: dict[str, Any], at: float = 0.0) -> None:
        """Play at another pace from now on, with full banks."""
        self.run(None, at, False)
        self.pace = pace
        self.banks = [float(pace.get("bank", 0))] * self.players

    def run(self, seat: int | None, at: float, limited: bool, steps: int = 0) -> None:
        """Let a seat's time run from now on, or nobody's; charge the one whose time ran before.

        The game has gone on by `steps`, or back if they are less than 0. A decision has its time
        once: what is taken back, and decided again, goes on with what was left.
        """
        self._charge(at)
        if steps < 0 and seat == self.last.seat != self.running:
            self._go_back(at)
        self.turn.undone -= steps
        if seat != self.running:
            self.turn.ended = at
            self.last, self.turn = self.turn, Turn(seat, at, self.decision)
        elif self.turn.undone < 0:
            self.turn.undone, self.turn.left = 0, self.decision
        self.turn.limited = limited

    def _charge(self, at: float) -> None:
        """Charge the seat whose time runs: its decision first, then its bank."""
        if self.running is not None:
            spent = max(0.0, at - self.since)
            self.used[self.running] = round(self.used[self.running] + spent, 3)
            if self.pace["kind"] == "live" and self.turn.limited:
                over = max(0.0, spent - self.turn.left)
                self.banks[self.running] = round(max(0.0, self.banks[self.running] - over), 3)
                self.turn.left = max(0.0, self.turn.left - spent)
        self.since = at

    def _go_back(self, at: float) -> None:
        """Let the turn before go on; where a bot has ended it, it is taken from that bot."""
        self.turn = self.last
        self.turn.since += at - self.turn.ended
        if self.turn.seat is not None and not self.turn.limited:
            self.come_back(self.turn.seat, at)

    def come_back(self, seat: int, at: float) -> None:
        """Let whoever takes a turn from a bot have their time anew: once, or it need never end."""
        if self.may_come_back(seat) and seat == self.running:
            self.turn.since, self.turn.left, self.turn.returned = at, self.decision, True

    def may_come_back(self, seat: int) -> bool:
        """Whether a bot that plays a seat may be relieved before the turn is over."""
        return seat != self.running or self._is_open(self.turn)

    def may_take_back(self, seat: int) -> bool:
        """Whether a seat may decide anew what it decided last, or a bot for it."""
        turn = self.turn if seat == self.running else self.last
        return turn.seat != seat or turn.limited or self._is_open(turn)

    def _is_open(self, turn: Turn) -> bool:
        return not turn.returned or self.pace["kind"] == "free"

    def restart(self, at: float) -> None:
        """Forget the time since the last event: nobody could have acted."""
        self.since = at

    def ends(self) -> float | None:
        """Return when the time of the running seat is up."""
        if self.running is None or not self.turn.limited:
            return None
        if self.pace["kind"] == "live":
            return self.since + self.turn.left + self.banks[self.running]
        if self.pace["kind"] == "turns":
            return after_hours(self.turn.since, self.pace)
        return None

    def data(self) -> dict[str, Any]:
        """Return it as plain data."""
        return {
            "running": self.running,
            "since": self.since,
            "ends": self.ends(),
            "banks": self.banks,
            "used": self.used,
        }


def after_hours(start: float, pace: dict[str, Any]) -> float:
    """Return when the hours of a turn are over; those of the night do not count."""
    left: float = pace["hours"] * HOUR
    night = pace.get("night")
    if not night or night[0] == night[1]:
        return start + left
    zone, now = ZoneInfo(pace.get("zone", "UTC")), start
    while True:
        moment = datetime.fromtimestamp(now, zone)
        if is_night(moment.hour, night):
            now = at_hour(moment, night[1])
            continue
        evening = at_hour(moment, night[0])
        if now + left <= evening:
            return now + left
        left -= evening - now
        now = evening


def is_night(hour: int, night: tuple[int, int]) -> bool:
    """Whether an hour belongs to the night, which may go past midnight."""
    first, last = night
    return first <= hour < last if first < last else hour >= first or hour < last


def at_hour(moment: datetime, hour: int) -> float:
    """Return the next time that a clock on the wall shows an hour."""
    then = moment.replace(hour=hour, minute=0, second=0, microsecond=0)
    if then.timestamp() <= moment.timestamp():
        then = (then + timedelta(days=1)).replace(hour=hour)
    return max(then.timestamp(), moment.timestamp() + 1.0)  # an hour that a change of time skips
