"""Everything that accounts say about a game, put together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from heyday import games
from heyday.arena.balance import goals, measures
from heyday.arena.balance.account import READERS, Account
from heyday.arena.balance.games import Conditions
from heyday.arena.balance.goals import Goal
from heyday.arena.balance.measures import Leaning, Share, Source, Spread
from heyday.arena.balance.things import Kind
from heyday.arena.balance.uses import Use, uses


@dataclass(frozen=True)
class Table:
    """What games of so many players are like."""

    players: int
    games: int
    places: list[Share]  # of the victories, in the order of play
    seats: list[Share]
    winners: list[int]  # points
    others: list[int]
    leads: list[int]
    sources: list[Source]
    leanings: list[Leaning]
    lengths: dict[str, list[int]]
    endings: dict[str, int]

    def data(self) -> dict[str, Any]:
        """Return it as plain data."""
        return {
            "players": self.players,
            "games": self.games,
            "fair": round(1 / self.players, 4),
            "places": [share.data() for share in self.places],
            "seats": [share.data() for share in self.seats],
            "points": {
                "winners": Spread.of(self.winners).data(),
                "others": Spread.of(self.others or self.winners).data(),
                "lead": Spread.of(self.leads).data(),
            },
            "sources": [source.data() for source in self.sources],
            "leanings": [leaning.data() for leaning in self.leanings],
            "length": {name: Spread.of(values).data() for name, values in self.lengths.items()},
            "endings": self.endings,
        }


@dataclass(frozen=True)
class Report:
    """What many games say about a game."""

    conditions: Conditions
    title: str
    leaning: str  # what leanings compare
    tables: list[Table]
    kinds: list[tuple[Kind, list[Use]]]
    goals: list[Goal]

    @property
    def games(self) -> int:
        """How many games it is made from."""
        return sum(table.games for table in self.tables)

    def of(self, kind: str) -> list[Use]:
        """Return the use of all things of a kind."""
        return next((found for each, found in self.kinds if each.name == kind), [])

    @property
    def dead(self) -> list[Use]:
        """The cards that are hardly ever played, the deadest first."""
        found = [use for use in goals.offered(self.of("card")) if use.games.value < goals.SELDOM]
        return sorted(found, key=lambda use: use.games.value)

    @property
    def dominated(self) -> list[Use]:
        """The tiles that are hardly ever chosen while another of their action is to be had."""
        found = [use for use in self.of("tile") if use.choice.of and use.choice.high < goals.SELDOM]
        return sorted(found, key=lambda use: use.choice.value)

    @property
    def outstanding(self) -> list[Use]:
        """The cards that contribute far more to winning than all others of their era."""
        return [use for use, _ in goals.outstanding(self.of("card"))]

    def data(self) -> dict[str, Any]:
        """Return it as plain data."""
        return {
            **asdict(self.conditions),
            "games": self.games,
            "goals": [goal.data() for goal in self.goals],
            "tables": [table.data() for table in self.tables],
            "things": {kind.name: [use.data() for use in found] for kind, found in self.kinds},
            "dead_cards": [use.thing.key for use in self.dead],
            "outstanding_cards": [use.thing.key for use in self.outstanding],
            "dominated_tiles": [use.thing.key for use in self.dominated],
        }


def report(conditions: Conditions, accounts: Sequence[Account]) -> Report:
    """Return the report on some games, of which there must be one."""
    reader = READERS[conditions.game]
    sizes = sorted({account.players for account in accounts})
    tables = [_table(conditions.game, [a for a in accounts if a.players == n]) for n in sizes]
    things = reader.things()
    kinds = [(kind, uses(accounts, things, kind)) for kind in reader.KINDS]
    return Report(
        conditions,
        games.get(conditions.game).title,
        reader.LEANING,
        tables,
        kinds,
        _goals(tables, {kind.name: found for kind, found in kinds}),
    )


def _table(game: str, accounts: Sequence[Account]) -> Table:
    reader = READERS[game]
    return Table(
        accounts[0].players,
        len(accounts),
        measures.by_place(accounts),
        measures.by_seat(accounts),
        measures.totals(accounts, winners=True),
        measures.totals(accounts, winners=False),
        measures.leads(accounts),
        measures.sources(accounts),
        measures.leanings(accounts, lambda seat: reader.leanings(seat.points, seat.used)),
        measures.lengths(accounts),
        measures.endings(accounts),
    )


def _goals(tables: Sequence[Table], kinds: dict[str, list[Use]]) -> list[Goal]:
    """Return the goals: all of them for a game with cards of its own, else fair seats."""
    found = [goals.seats({table.players: table.places for table in tables})]
    if cards := kinds.get("card"):
        found += [goals.cards_played(cards), goals.cards_even(cards)]
        found.append(goals.strategies({table.players: table.leanings for table in tables}))
    return found
