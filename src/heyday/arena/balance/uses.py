"""The use of things, and what it has to do with winning.

The win contribution of a thing compares seats at the same table: by how much more a seat won that
used it (or used it once more than the average of its table) than one that did not. If there is no
connection, the winner might as well be drawn by lot; the standard error is that of such a draw.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from heyday.arena.balance.account import Account, Seat
from heyday.arena.balance.measures import Share
from heyday.arena.balance.things import Kind, Thing


@dataclass(frozen=True)
class Contribution:
    """By how much the use of a thing and the share of victories go together."""

    value: float
    error: float  # standard error
    tables: int  # at which some used it more than others

    @property
    def known(self) -> bool:
        """Whether there is anything to compare."""
        return self.tables > 0

    @property
    def clear(self) -> float:
        """How many standard errors it is from nothing."""
        return self.value / self.error if self.error else 0.0

    def above(self, other: Contribution) -> float:
        """Return by how many standard errors this is above another."""
        return (self.value - other.value) / math.hypot(self.error, other.error)


@dataclass(frozen=True)
class Use:
    """How a thing was used, in games in which it could be."""

    thing: Thing
    games: Share  # in which anybody used it, of those in which it was available
    uses: int
    offered: int  # decisions at which it could be chosen
    choice: Share  # how often it was chosen, of the times that it or a rival was
    first_round: float  # in which a seat used it for the first time, on the average
    contribution: Contribution
    by_players: dict[int, Use] = field(default_factory=dict)

    def data(self) -> dict[str, Any]:
        """Return it as plain data."""
        mine = self.contribution
        found: dict[str, Any] = {
            "thing": self.thing.key,
            "label": self.thing.label,
            "group": self.thing.group,
            "games": self.games.data(),
            "uses": self.uses,
            "offered": self.offered,
            "choice": self.choice.data(),
            "first_round": round(self.first_round, 2),
            "contribution": round(mine.value, 4) if mine.known else None,
            "standard_error": round(mine.error, 4) if mine.known else None,
            "tables_compared": mine.tables,
        }
        if self.by_players:
            found["by_players"] = {
                str(n): {k: v for k, v in use.data().items() if k not in ("label", "group")}
                for n, use in self.by_players.items()
            }
        return found


def uses(accounts: Sequence[Account], things: Sequence[Thing], kind: Kind) -> list[Use]:
    """Return the use of the things of a kind: at all tables, and at those of each size."""
    sizes = sorted({account.players for account in accounts})
    found = []
    for thing in things:
        if thing.kind == kind.name:
            there = [account for account in accounts if thing.key in account.available]
            parts = {
                n: _use([a for a in there if a.players == n], thing, kind)
                for n in (sizes if len(sizes) > 1 else [])
            }
            found.append(_use(there, thing, kind, parts))
    return found


def _use(
    accounts: Sequence[Account], thing: Thing, kind: Kind, parts: dict[int, Use] | None = None
) -> Use:
    key = thing.key
    seats = [seat for account in accounts for seat in account.seats]
    users = [seat.used[key] for seat in seats if key in seat.used]
    times = sum(map(len, users))
    passed = sum(seat.passed.get(key, 0) for seat in seats)
    in_games = sum(any(key in seat.used for seat in account.seats) for account in accounts)
    return Use(
        thing,
        Share(in_games, len(accounts)),
        times,
        sum(seat.offered.get(key, 0) for seat in seats),
        Share(times, times + passed),
        sum(rounds[0] for rounds in users) / max(len(users), 1),
        contribution(accounts, key, kind.each),
        parts or {},
    )


def contribution(accounts: Sequence[Account], key: str, each: bool = False) -> Contribution:
    """Return the win contribution of a thing at tables where it was available.

    Least squares within tables: with `each` of victories on the number of uses, else on whether it
    was used, which is then the share of those who used it less that of those who did not.
    """
    together = squares = variance = 0.0
    tables = 0
    for account in accounts:
        used = list(_amounts(account.seats, key, each))
        middle = sum(used) / len(used)
        beyond = [amount - middle for amount in used]
        spread = sum(x * x for x in beyond)
        if spread:
            tables += 1
            squares += spread
            variance += spread / len(used)
            together += sum(x * won for x, won in zip(beyond, account.shares, strict=True))
    if not tables:
        return Contribution(0.0, 0.0, 0)
    return Contribution(together / squares, math.sqrt(variance) / squares, tables)


def _amounts(seats: Sequence[Seat], key: str, each: bool) -> Iterator[int]:
    for seat in seats:
        times = len(seat.used.get(key, ()))
        yield times if each else int(times > 0)
