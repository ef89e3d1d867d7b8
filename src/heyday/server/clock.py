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
class Clock:
    """Whose time runs, and what everybody has left."""

    players: int
    pace: dict[str, Any] = field(default_factory=lambda: dict(FREE))
    running: int | None = None
    since: float = 0.0  # the decision
    turn: float = 0.0  # since when the same seat decides
    limited: bool = False  # a person's time can run out, a bot's cannot
    returned: bool = False  # whether this turn was taken back from a bot
    banks: list[float] = field(default_factory=list)
    used: list[float] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.used = [0.0] * self.players
        self.set_pace(self.pace)

    def set_pace(self, pace: dict[str, Any], at: float = 0.0) -> None:
        """Play at another pace from now on, with full banks."""
        self.run(None, at, False)
        self.pace = pace
        self.banks = [float(pace.get("bank", 0))] * self.players

    def run(self, seat: int | None, at: float, limited: bool) -> None:
        """Let a seat's time run from now on, or nobody's; charge the one whose time ran before."""
        if self.running is not None:
            spent = max(0.0, at - self.since)
            self.used[self.running] = round(self.used[self.running] + spent, 3)
            if self.pace["kind"] == "live" and self.limited:
                over = max(0.0, spent - self.pace["decision"])
                self.banks[self.running] = round(max(0.0, self.banks[self.running] - over), 3)
        if seat != self.running:
            self.turn, self.returned = at, False
        self.running, self.since, self.limited = seat, at, limited

    def come_back(self, seat: int, at: float) -> None:
        """Let whoever takes a turn from a bot have its time anew: once, or it need never end."""
        if self.may_come_back(seat) and seat == self.running:
            self.turn, self.returned = at, True

    def may_come_back(self, seat: int) -> bool:
        """Whether a bot that plays a seat may be relieved before the turn is over."""
        return seat != self.running or not self.returned

    def restart(self, at: float) -> None:
        """Forget the time since the last event: nobody could have acted."""
        self.since = at

    def ends(self) -> float | None:
        """Return when the time of the running seat is up."""
        if self.running is None or not self.limited:
            return None
        if self.pace["kind"] == "live":
            return self.since + float(self.pace["decision"]) + self.banks[self.running]
        if self.pace["kind"] == "turns":
            return after_hours(self.turn, self.pace)
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
