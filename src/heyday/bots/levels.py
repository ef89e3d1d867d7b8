"""The bots that search: how each goes about it, and how long it thinks."""

from __future__ import annotations

from dataclasses import dataclass

from heyday.bots.searcher import Manner


@dataclass(frozen=True)
class Level:
    """A manner of searching, with a budget for each decision."""

    manner: Manner
    seconds: float
    threads: int = 1  # 0: all cores


LEVELS = {
    "adept": Level(Manner(), 0.3),
    "master": Level(Manner(), 2.0),
    "oracle": Level(Manner(), 10.0, threads=0),
    # plain UCT, with random games instead of judgement: to measure the others by
    "uct": Level(Manner(explore=0.7, playout=2, priors=False, foresight=False), 0.3),
}
