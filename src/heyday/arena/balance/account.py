"""The account of a game: what each seat could have used, what it used, and what came of it.

A thing is whatever a designer may want to weigh: a card, a tile, a site, an action. It is written
`kind:name`, `card:monument`. `gentes.py` and `gods.py` say which things an action uses.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, Protocol

from heyday.arena.balance import gentes, gods
from heyday.arena.balance.things import Kind, Thing
from heyday.kit.game import Position
from heyday.match.record import read_record
from heyday.match.replay import load, standing


class Reader(Protocol):
    """What accounts ask about a game; its states are in plain form."""

    KINDS: tuple[Kind, ...]
    LEANING: str  # what leanings compare: points or actions

    def things(self) -> list[Thing]:
        """Return everything that is weighed."""

    def leanings(self, points: Mapping[str, int], used: Mapping[str, list[int]]) -> dict[str, int]:
        """Return what a seat's play went into, in a few classes."""

    def first_seat(self, look: Any) -> int:
        """Return the seat that begins the game."""

    def round_of(self, look: Any) -> int:
        """Return the round, from 1 on."""

    def seat_of(self, look: Any) -> int:
        """Return the seat that a choice or a step belongs to."""

    def things_of(self, look: Any, action: int) -> list[str]:
        """Return what an action uses."""

    def rivals(self, thing: str) -> str:
        """Return the circle of things chosen instead of each other; none: chosen or not."""

    def gained(self, before: Any, after: Any) -> list[tuple[int, str]]:
        """Return what seats came by without choosing it."""

    def laid_out(self, look: Any) -> set[str]:
        """Return what every game of so many players offers."""

    def in_reach(self, look: Any) -> set[str]:
        """Return what chance has brought to the table, for somebody to use."""


READERS: dict[str, Reader] = {"gentes": gentes, "gods": gods}


@dataclass
class Seat:
    """What one seat did with its game."""

    points: dict[str, int] = field(default_factory=dict)  # by source
    rank: int = 0
    decisions: int = 0
    used: dict[str, list[int]] = field(default_factory=dict)  # in which rounds
    offered: dict[str, int] = field(default_factory=dict)  # decisions at which it could be chosen
    passed: dict[str, int] = field(default_factory=dict)  # those at which a rival was instead

    @property
    def total(self) -> int:
        """All its points."""
        return sum(self.points.values())


@dataclass
class Account:
    """What a game was like."""

    seats: list[Seat]
    key: str = ""
    first: int = 0  # the seat that began
    turns: int = 0
    rounds: int = 0
    ending: str = ""
    available: set[str] = field(default_factory=set)  # to somebody, at some time

    @property
    def players(self) -> int:
        """How many played."""
        return len(self.seats)

    @property
    def shares(self) -> list[float]:
        """Each seat's share of the victory."""
        winners = sum(seat.rank == 1 for seat in self.seats)
        return [1 / winners if seat.rank == 1 else 0.0 for seat in self.seats]

    def place(self, seat: int) -> int:
        """Return a seat's place in the order of play, 0 for who begins."""
        return (seat - self.first) % self.players

    def data(self) -> dict[str, Any]:
        """Return the account as plain data."""
        return asdict(self) | {"available": sorted(self.available)}

    @staticmethod
    def read(data: Mapping[str, Any]) -> Account:
        """Return the account that plain data stands for."""
        seats = [Seat(**seat) for seat in data["seats"]]
        return Account(**{**data, "seats": seats, "available": set(data["available"])})


def account_of(text: str, key: str = "") -> Account:
    """Return the account of a record of a finished game."""
    record = read_record(text)
    match = load(record)
    start, *moves = standing(record, record.moves[-1].ply)
    position = match.game.start(record.players, start.dice or 0, match.options)
    book = Bookkeeper(READERS[record.game], position)
    for move in moves:
        book.enter(position.read(move.text), move.dice or 0)
    return book.close(key)


class Bookkeeper:
    """Plays a game again, and writes down what happens."""

    def __init__(self, reader: Reader, position: Position) -> None:
        self.reader, self.position = reader, position
        look = position.look()
        self.account = Account([Seat() for _ in range(look.players)])
        self.account.first = reader.first_seat(look)
        self.account.available = reader.laid_out(look) | reader.in_reach(look)

    def enter(self, action: int, dice: int) -> None:
        """Carry out an action and write down what it used and brought about."""
        self.position.reseed(dice)
        self._weigh(action)
        for happening in self.position.happenings(action):
            look = happening.before
            if happening.action:
                self._use(look, self.reader.seat_of(look), self._things(look, happening.action))
            for seat, thing in self.reader.gained(look, happening.after):
                self._use(look, seat, [thing])
            self.account.available |= self.reader.in_reach(happening.after)
        self.position.act(action)

    def close(self, key: str) -> Account:
        """Write down how it ended."""
        account, look, game = self.account, self.position.look(), self.position.game
        for nth, (seat, rank) in enumerate(zip(account.seats, self.position.ranks(), strict=True)):
            seat.points, seat.rank = game.points(look, nth), rank
        account.key, account.ending = key, game.ending(look)
        account.turns, account.rounds = int(look.turn), self.reader.round_of(look)
        return account

    def _things(self, look: Any, action: int) -> list[str]:
        return self.reader.things_of(look, action)

    def _weigh(self, action: int) -> None:
        """Count what a decision offered, and what was passed over for something like it."""
        look = self.position.look()
        seat = self.account.seats[self.position.to_move]
        seat.decisions += 1
        chosen = set(self._things(look, action))
        circles = {"", *(self.reader.rivals(thing) for thing in chosen)}
        for thing in _all(self._things(look, legal) for legal in self.position.legal()):
            seat.offered[thing] = seat.offered.get(thing, 0) + 1
            if thing not in chosen and self.reader.rivals(thing) in circles:
                seat.passed[thing] = seat.passed.get(thing, 0) + 1

    def _use(self, look: Any, seat: int, things: list[str]) -> None:
        for thing in things:
            self.account.seats[seat].used.setdefault(thing, []).append(self.reader.round_of(look))
            self.account.available.add(thing)


def _all(lists: Iterable[list[str]]) -> set[str]:
    return {thing for things in lists for thing in things}
