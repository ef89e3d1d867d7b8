"""The ladder of bots: each level against the one below, and whether the games prove our goals."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

from heyday.arena.runners import Runner
from heyday.arena.statistics import interval
from heyday.arena.table import Result, Task
from heyday.arena.tournament import Ledger, run, schedule
from heyday.bots.levels import SEARCHERS

RUNGS = ("random", "novice", "apprentice", "adept", "master", "oracle")
PLAYERS = (2, 3, 4)
SHORT = 0.09  # seconds, so that no decision takes more than 100 ms, all told
LEAST = 24  # games before anything is proven
SURE = math.log(20)  # a wrong proof is possible in one of so many pairings
GRID = 1000


@dataclass(frozen=True)
class Pairing:
    """A bot in one seat, another one in all others, and the share of games it should win."""

    game: str
    upper: str
    lower: str
    players: int
    goal: float
    games: int = 400
    seconds: float | None = None  # for each decision of both, instead of their own time
    least: int = LEAST
    pace: float = 1.0  # of that time, if they search
    first: int = 0  # number of its draws

    @property
    def name(self) -> str:
        """What it is called: master:adept@2."""
        return f"{self.upper}:{self.lower}@{self.players}{'-100ms' if self.seconds else ''}"

    def ledger(self, folder: Path) -> Ledger:
        """Return its results so far."""
        name = f"{self.game}-{self.name}".replace(":", "-").replace("@", "-")
        return Ledger(folder / f"{name}.jsonl")

    def tasks(self, games: int) -> list[Task]:
        """Return its games, so many or a few more: everybody sits everywhere equally often."""
        whole = -(-games // self.players) * self.players
        names = [self.upper, self.lower]
        given = self.seconds, None, self.pace, self.first
        return list(schedule(self.game, names, self.players, whole, {}, *given))

    def at(self, pace: float) -> Pairing:
        """Return it at another pace; bots that do not search have none."""
        return replace(self, pace=pace) if SEARCHERS.keys() & {self.upper, self.lower} else self


def pairings(game: str) -> list[Pairing]:
    """Return whom the levels have to beat, and how often."""
    found = [
        Pairing(game, upper, lower, players, 0.75 if players == 2 else 2 / players)
        for lower, upper in pairwise(RUNGS)
        for players in PLAYERS
    ]
    found.append(Pairing(game, "adept", "random", 2, 0.995, games=1200))
    short = [("adept", "random", 0.99), ("adept", "apprentice", 0.6), ("adept", "uct", 0.4)]
    for upper, lower, goal in [*short, ("oracle", "apprentice", 0.6)]:
        found.append(Pairing(game, upper, lower, 4, goal, seconds=SHORT, least=400))
    return found


@dataclass(frozen=True)
class Standing:
    """How a pairing stands."""

    pairing: Pairing
    games: int
    wins: float
    upper_ms: float  # for each decision
    lower_ms: float

    @property
    def share(self) -> float:
        """Return the share of games that the upper bot won."""
        return self.wins / max(self.games, 1)

    @property
    def proven(self) -> bool:
        """Whether the games prove that the goal is met, or that it is missed.

        Before there are as many as the pairing needs, they do not.
        """
        if self.games < self.pairing.least:
            return False
        goal = self.pairing.goal
        bounds = (goal, 1.0) if self.share >= goal else (0.0, goal)
        return evidence(self.wins, self.games, goal, *bounds) >= SURE

    @property
    def met(self) -> bool:
        """Whether the goal is met, as far as anybody knows."""
        return self.share >= self.pairing.goal

    def data(self) -> dict[str, Any]:
        """Return it as plain data."""
        low, high = interval(self.wins, self.games)
        pairing, played = self.pairing, self.games > 0
        return {
            "game": pairing.game,
            "players": pairing.players,
            "upper": pairing.upper,
            "lower": pairing.lower,
            "seconds": pairing.seconds,
            "pace": pairing.pace,
            "games": self.games,
            "wins": round(self.wins, 3),
            "share": round(self.share, 4) if played else None,
            "ci_low": round(low, 4),
            "ci_high": round(high, 4),
            "goal": round(pairing.goal, 4),
            "met": self.met if played else None,
            "proven": self.proven,
            "upper_ms": round(self.upper_ms, 2),
            "lower_ms": round(self.lower_ms, 2),
        }


def evidence(wins: float, games: int, goal: float, low: float, high: float) -> float:
    """Return how much better the results fit a share between two bounds than the goal itself.

    It is a logarithm, and all shares between the bounds count alike. However often one looks, it
    reaches log 20 by chance in at most one of twenty cases (Ville's inequality).
    """
    shares = low + (high - low) * (np.arange(GRID) + 0.5) / GRID
    losses = games - wins
    fits = wins * np.log(shares / goal) + losses * np.log((1 - shares) / (1 - goal))
    best = float(fits.max())
    return best + math.log(float(np.exp(fits - best).mean()))


def standing(pairing: Pairing, tasks: Sequence[Task], ledger: Ledger) -> Standing:
    """Return how a pairing stands after its first games, up to the first that is missing."""
    results = ledger.whole(tasks)
    wins = sum(result.shares[result.seats.index(pairing.upper)] for result in results)
    upper_ms, lower_ms = (_pace(results, name) for name in (pairing.upper, pairing.lower))
    return Standing(pairing, len(results), wins, upper_ms, lower_ms)


def _pace(results: Sequence[Result], name: str) -> float:
    """Return how many milliseconds a bot takes for a decision."""
    seats = [(r, seat) for r in results for seat, who in enumerate(r.seats) if who == name]
    seconds = sum(result.seconds[seat] for result, seat in seats)
    return 1000 * seconds / max(1, sum(result.decisions[seat] for result, seat in seats))


def measure(
    pairing: Pairing,
    ledger: Ledger,
    games: int,
    runner: Runner,
    progress: Callable[[], None],
) -> Standing:
    """Play a pairing until its goal is proven or disproven, or the games are used up."""
    tasks = pairing.tasks(games)

    def enough() -> bool:
        return standing(pairing, tasks, ledger).proven

    def told(result: Result) -> bool:
        progress()
        return enough()

    if not enough():
        run(tasks, ledger, progress=told, runner=runner)
    return so_far(pairing, ledger)


def so_far(pairing: Pairing, ledger: Ledger) -> Standing:
    """Return how a pairing stands after all games that were ever played."""
    return standing(pairing, pairing.tasks(len(ledger.results)), ledger)
