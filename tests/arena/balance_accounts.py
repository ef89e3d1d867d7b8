"""Accounts made by hand."""

from heyday.arena.balance.account import Account, Seat
from heyday.arena.balance.measures import Share
from heyday.arena.balance.things import Kind, Thing
from heyday.arena.balance.uses import Contribution, Use

CARD = Kind("card", "Cards", "Cards", "played")


def account(*points, winner=0, used=(), first=0, available=("card:a",), **more):
    """A game: points and uses of each seat, and who won it."""
    seats = [
        Seat(
            points={"cards": 10, "cities": 10} if not points else points[nth],
            rank=1 if nth == winner else 2,
            decisions=10,
            used=used[nth] if nth < len(used) else {},
        )
        for nth in range(len(points) or 2)
    ]
    return Account(seats, first=first, available=set(available), turns=20, rounds=6, **more)


def used_by(*seats, times=1, key="card:a", players=2):
    """What each seat used: one thing, by some seats."""
    return [{key: [1] * times} if nth in seats else {} for nth in range(players)]


def use(name, value=0.0, error=0.05, played=50, of=100, era="era I", kind="card", choice=(50, 100)):
    """The use of a thing, with a contribution as wished."""
    thing = Thing(f"{kind}:{name}", name.capitalize(), era)
    known = Contribution(value, error, 100)
    return Use(thing, Share(played, of), played, of, Share(*choice), 1.0, known)
