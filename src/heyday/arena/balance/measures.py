"""What accounts say about a game: seats, points, leanings and length, each with its spread."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from heyday.arena.balance.account import Account, Seat
from heyday.arena.statistics import interval

LEAN = 0.08  # a seat leans on what makes up so much more of its points than of an average seat's
BALANCED = "balanced"


@dataclass(frozen=True)
class Share:
    """How often something was so, with its 95 % interval."""

    count: float
    of: int

    @property
    def value(self) -> float:
        """The share itself."""
        return self.count / max(self.of, 1)

    @property
    def low(self) -> float:
        """The lower end of the interval."""
        return interval(self.count, self.of)[0]

    @property
    def high(self) -> float:
        """The upper end of the interval."""
        return interval(self.count, self.of)[1]

    def data(self) -> dict[str, float | int]:
        """Return the share as plain data."""
        return {
            "count": round(self.count, 3),
            "of": self.of,
            "share": round(self.value, 4),
            "ci_low": round(self.low, 4),
            "ci_high": round(self.high, 4),
        }


@dataclass(frozen=True)
class Spread:
    """How numbers are spread."""

    mean: float
    deviation: float
    least: float
    quarter: float
    middle: float
    three_quarters: float
    most: float

    @staticmethod
    def of(values: Sequence[float]) -> Spread:
        """Return the spread of some numbers, of which there must be one."""
        five = [float(v) for v in np.percentile(values, (0, 25, 50, 75, 100))]
        return Spread(float(np.mean(values)), float(np.std(values)), *five)

    def data(self) -> dict[str, float]:
        """Return the spread as plain data."""
        return {name: round(value, 2) for name, value in vars(self).items()}


# ---- seats ----


def by_place(accounts: Sequence[Account]) -> list[Share]:
    """Return the share of victories by the order of play at the start, who begins first."""
    return _won(accounts, lambda account, seat: account.place(seat))


def by_seat(accounts: Sequence[Account]) -> list[Share]:
    """Return the share of victories by seat."""
    return _won(accounts, lambda account, seat: seat)


def _won(accounts: Sequence[Account], where: Callable[[Account, int], int]) -> list[Share]:
    won = [0.0] * accounts[0].players
    for account in accounts:
        for seat, share in enumerate(account.shares):
            won[where(account, seat)] += share
    return [Share(wins, len(accounts)) for wins in won]


# ---- points ----


@dataclass(frozen=True)
class Source:
    """What a source of points gave on the average, to winners and to the others."""

    name: str
    winners: float
    others: float

    def data(self) -> dict[str, float | str]:
        """Return it as plain data."""
        return {
            "source": self.name,
            "winners": round(self.winners, 2),
            "others": round(self.others, 2),
        }


def totals(accounts: Sequence[Account], winners: bool) -> list[int]:
    """Return the points of all winners, or of all others."""
    return [s.total for a in accounts for s in a.seats if (s.rank == 1) == winners]


def leads(accounts: Sequence[Account]) -> list[int]:
    """Return by how many points each game was won."""
    found = []
    for account in accounts:
        best, second, *_ = sorted((seat.total for seat in account.seats), reverse=True)
        found.append(best - second)
    return found


def sources(accounts: Sequence[Account]) -> list[Source]:
    """Return the sources of points, in the game's order."""
    seats = [seat for account in accounts for seat in account.seats]
    winners = [seat for seat in seats if seat.rank == 1]
    others = [seat for seat in seats if seat.rank != 1]
    return [Source(name, _mean(winners, name), _mean(others, name)) for name in seats[0].points]


def _mean(seats: Sequence[Seat], source: str) -> float:
    return sum(seat.points[source] for seat in seats) / max(len(seats), 1)


# ---- leanings ----


@dataclass(frozen=True)
class Leaning:
    """A way to play: how common it is among winners, and how often it wins."""

    name: str
    average: float  # what it gives an average seat, as a share of the whole
    winners: Share  # of all victories
    wins: Share  # of the seats that lean so

    def data(self) -> dict[str, object]:
        """Return it as plain data."""
        return {
            "leaning": self.name,
            "average": round(self.average, 4),
            "among_winners": self.winners.data(),
            "wins": self.wins.data(),
        }


Amounts = Callable[[Seat], dict[str, int]]


def leanings(accounts: Sequence[Account], amounts: Amounts) -> list[Leaning]:
    """Return the ways to play, the most common among winners first.

    A seat leans on the class that gives most above what it gives an average seat, if that is at
    least LEAN of the whole; else it is balanced.
    """
    seats = [(s, share) for a in accounts for s, share in zip(a.seats, a.shares, strict=True)]
    rows = np.array([_shares(list(amounts(seat).values())) for seat, _ in seats])
    names, average = list(amounts(seats[0][0])), rows.mean(axis=0)
    won: Counter[str] = Counter()
    seen: Counter[str] = Counter()
    for row, (_, share) in zip(rows - average, seats, strict=True):
        name = names[int(row.argmax())] if row.max() >= LEAN else BALANCED
        won[name] += share  # type: ignore[assignment]
        seen[name] += 1
    given = dict(zip(names, map(float, average), strict=True))
    found = [
        Leaning(
            name,
            given.get(name, 0.0),
            Share(won[name], len(accounts)),
            Share(won[name], seen[name]),
        )
        for name in [*names, BALANCED]
    ]
    return sorted(found, key=lambda leaning: -leaning.winners.count)


def _shares(amounts: list[int]) -> list[float]:
    """Return amounts as shares of the whole; what is below zero counts as nothing."""
    kept = [max(amount, 0) for amount in amounts]
    return [amount / max(sum(kept), 1) for amount in kept]


# ---- length ----


def lengths(accounts: Sequence[Account]) -> dict[str, list[int]]:
    """Return how long games are, in several measures."""
    return {
        "rounds": [account.rounds for account in accounts],
        "turns": [account.turns for account in accounts],
        "decisions": [sum(seat.decisions for seat in a.seats) for a in accounts],
    }


def endings(accounts: Sequence[Account]) -> dict[str, int]:
    """Return how games ended, the most common way first."""
    return dict(Counter(account.ending for account in accounts).most_common())
