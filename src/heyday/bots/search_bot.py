"""Bots that search: a level at a table."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from random import Random

from heyday.bots.levels import Level
from heyday.bots.searcher import Finding, Searcher, mind_of
from heyday.kit.game import Game, Position

Stop = Callable[[], bool]


class SearchBot:
    """A player that searches; it belongs to one seat at one table."""

    def __init__(self, game: Game, level: Level, seconds: float | None = None) -> None:
        self.seconds = seconds or level.seconds
        self.simulations: int | None = None  # instead, where a search is to be repeatable
        count = level.threads or os.cpu_count() or 1
        foresight = level.manner.foresight and bool(mind_of(game).FORESIGHT)
        manner = replace(level.manner, foresight=foresight)
        self.searchers = [Searcher(game, manner) for _ in range(count)]

    def choose(self, position: Position, dice: Random, stop: Stop | None = None) -> int:
        """Return an action for the seat to move."""
        legal = position.legal()
        if len(legal) == 1:
            return legal[0]
        chosen = self.think(position, dice, stop)[0].action
        for searcher in self.searchers:
            searcher.follow(chosen)
        return chosen

    def think(self, position: Position, dice: Random, stop: Stop | None = None) -> list[Finding]:
        """Return what all searchers together found, the most promising action first."""
        for searcher in self.searchers:
            searcher.seed(dice.getrandbits(62))
            searcher.look_at(position)

        def run(searcher: Searcher) -> list[Finding]:
            searcher.think(None if self.simulations else self.seconds, self.simulations, stop)
            return searcher.findings()

        if len(self.searchers) == 1:
            return run(self.searchers[0])
        with ThreadPoolExecutor(len(self.searchers)) as pool:  # compiled, so they do run at once
            return merged(list(pool.map(run, self.searchers)))


def merged(all_findings: list[list[Finding]]) -> list[Finding]:
    """Return the findings of several searches of one position as one."""
    by_action: dict[int, list[Finding]] = {}
    for finding in (f for findings in all_findings for f in findings):
        by_action.setdefault(finding.action, []).append(finding)
    result = [together(action, findings) for action, findings in by_action.items()]
    return sorted(result, key=lambda f: -f.visits)


def together(action: int, findings: list[Finding]) -> Finding:
    """Return several findings about one action as one."""
    visits = sum(f.visits for f in findings)

    def mean(values: list[tuple[float, ...]]) -> tuple[float, ...]:
        weighted = zip(findings, values, strict=True)
        rows = [[finding.visits * value for value in row] for finding, row in weighted]
        return tuple(sum(column) / max(visits, 1) for column in zip(*rows, strict=True))

    return Finding(
        action, visits, mean([f.odds for f in findings]), mean([f.points for f in findings])
    )
