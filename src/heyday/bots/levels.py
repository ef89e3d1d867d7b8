"""The five levels, by what each knows and how long it thinks; and plain UCT to measure them by."""

from __future__ import annotations

from dataclasses import dataclass

from heyday.bots.searcher import Manner
from heyday.bots.turn_bot import Care


@dataclass(frozen=True)
class Level:
    """A budget for each decision, and a manner of searching if it is not the game's usual one."""

    seconds: float
    threads: int = 1  # 0: all cores
    manner: Manner | None = None
    proves: bool = True  # whether it solves endgames that can be solved


NOVICES = {
    "gods": Care(width=1, overlook=75, whim=5.0),
    "gentes": Care(width=3, overlook=12, whim=2.0),
}
SEARCHERS = {
    "adept": Level(0.3),
    "master": Level(2.0),
    "oracle": Level(10.0, threads=0),
    "uct": Level(
        0.3, manner=Manner(explore=0.7, playout=2, priors=False, foresight=False), proves=False
    ),
}
MANNERS = {  # what won most games
    "gods": Manner(foresight=False),
    "gentes": Manner(foresight=True, sharp=0.5),
}


def care_of(name: str, game: str) -> Care | None:
    """Return how closely a level looks through its turn, if that is all it does."""
    if name == "novice":
        return NOVICES.get(game, Care(width=2, overlook=30, whim=2.0))
    return Care() if name == "apprentice" else None


def manner_of(game: str) -> Manner:
    """Return how a game is best searched."""
    return MANNERS.get(game, Manner())
