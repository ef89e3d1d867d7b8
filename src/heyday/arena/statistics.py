"""What a number of games proves: shares with intervals, ratings, and a test that stops early."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby, permutations, product

from heyday.arena.table import Result

Z = 1.96  # 95 %
CLOSE = 1e-7  # of a strength's logarithm: no rating changes any more
ROUNDS = 100_000


Order = tuple[str, ...]  # bots, the first one first


@dataclass
class Row:
    """How a bot did."""

    bot: str
    games: int = 0
    wins: float = 0.0
    points: float = 0.0
    seconds: float = 0.0
    decisions: int = 0
    rating: float = 0.0

    @property
    def share(self) -> float:
        """Return the share of victories in the games it played."""
        return self.wins / max(self.games, 1)

    def data(self) -> dict[str, float | int | str]:
        """Return the row as plain data."""
        low, high = interval(self.wins, self.games)
        return {
            "bot": self.bot,
            "games": self.games,
            "wins": round(self.wins, 3),
            "win_share": round(self.share, 4),
            "ci_low": round(low, 4),
            "ci_high": round(high, 4),
            "rating": round(self.rating, 1),
            "ms_per_decision": round(1000 * self.seconds / max(self.decisions, 1), 2),
            "points": round(self.points / max(self.games, 1), 2),
        }


def interval(wins: float, games: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval of a share."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    centre = share + Z * Z / (2 * games)
    spread = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def table_of(results: Sequence[Result]) -> list[Row]:
    """Return a row for each bot, the best first.

    A bot that sits at a table more than once counts each of its seats as a game.
    """
    rows: dict[str, Row] = {}
    for result in results:
        for seat, (name, share) in enumerate(zip(result.seats, result.shares, strict=True)):
            row = rows.setdefault(name, Row(name))
            row.games += 1
            row.wins += share
            row.points += result.points[seat]
            row.seconds += result.seconds[seat]
            row.decisions += result.decisions[seat]
    for name, rating in ratings(results).items():
        rows[name].rating = rating
    return sorted(rows.values(), key=lambda row: -row.rating)


def ratings(results: Iterable[Result]) -> dict[str, float]:
    """Return ratings like Elo's, from the order in which seats finished (Plackett-Luce).

    The strengths that make the orders most likely, found by minorisation (Hunter 2004); each bot
    also draws once against a bot of average strength, so that one without defeat has a rating too.
    """
    orders = _orders(results)
    names = sorted({name for order in orders for name in order})
    strength = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        before, strength = strength, _likelier(strength, orders)
        if all(abs(math.log(strength[name] / before[name])) < CLOSE for name in names):
            break
    middle = sum(math.log(s) for s in strength.values()) / max(len(names), 1)
    return {name: 400 / math.log(10) * (math.log(s) - middle) for name, s in strength.items()}


def _likelier(strength: dict[str, float], orders: dict[Order, float]) -> dict[str, float]:
    """Return strengths that make the orders likelier than these do."""
    first = dict.fromkeys(strength, 0.5)
    weight = {name: 1.0 / (value + 1.0) for name, value in strength.items()}
    for order, games in orders.items():
        for place in range(len(order) - 1):
            first[order[place]] += games
            chance = games / sum(strength[name] for name in order[place:])
            for name in order[place:]:
                weight[name] += chance
    return {name: first[name] / weight[name] for name in strength}


def _orders(results: Iterable[Result]) -> dict[Order, float]:
    """Return in which orders the bots finished, and how often.

    Of those who share a place each may have been first: all of these orders count for a part.
    """
    found: defaultdict[Order, float] = defaultdict(float)
    for result in results:
        seats = sorted(zip(result.ranks, result.seats, strict=True))
        places = [[name for _, name in group] for _, group in groupby(seats, key=lambda it: it[0])]
        orders = list(product(*(permutations(place) for place in places)))
        for order in orders:
            found[tuple(name for place in order for name in place)] += 1 / len(orders)
    return found


@dataclass(frozen=True)
class Verdict:
    """What a sequential test says so far."""

    evidence: float  # log likelihood ratio
    lower: float
    upper: float

    @property
    def decided(self) -> str:
        """Return `better`, `not better`, or nothing while it is open."""
        if self.evidence >= self.upper:
            return "better"
        return "not better" if self.evidence <= self.lower else ""


def sequential(wins: float, games: int, fair: float, better: float, error: float = 0.05) -> Verdict:
    """Test whether a bot wins a share `better` rather than `fair` of its games (Wald's SPRT)."""
    losses = games - wins
    evidence = wins * math.log(better / fair) + losses * math.log((1 - better) / (1 - fair))
    bound = math.log((1 - error) / error)
    return Verdict(evidence, -bound, bound)
