"""Bots that search: a level at a table."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from random import Random

from heyday.bots.endgame import Solver
from heyday.bots.levels import Level
from heyday.bots.searcher import Clock, Finding, Searcher
from heyday.kit.backend import BACKEND
from heyday.kit.game import Game, Position

Stop = Callable[[], bool]
PROVING = 300_000 if BACKEND == "numba" else 100  # actions tried for a proof, a second of thinking
PROOFS = 0.5  # of the time: what a slow proof takes beyond it is not missed by the search


class SearchBot:
    """A player that searches; it belongs to one seat at one table."""

    def __init__(self, game: Game, level: Level, seconds: float | None = None) -> None:
        self.seconds = seconds or level.seconds
        self.simulations: int | None = None  # instead, where a search is to be repeatable
        self.clock: Clock = time.perf_counter  # which each thread of it looks at
        count = level.threads or os.cpu_count() or 1
        manner = level.manner(game.name)
        self.solver = Solver(game) if level.proves and game.ours else None
        self.searchers = [Searcher(game, manner) for _ in range(count)]

    def choose(self, position: Position, dice: Random, stop: Stop | None = None) -> int:
        """Return an action for the seat to move."""
        legal = position.legal()
        if len(legal) == 1:
            return legal[0]
        began = self.clock()
        proven = self.prove(position, stop)
        if proven is not None:
            return proven
        spent = min(self.clock() - began, PROOFS * self.seconds)
        found = self.think(position, dice, stop, hurry=True, spent=spent)
        for searcher in self.searchers:
            searcher.follow(found[0].action)
        return found[0].action

    def prove(self, position: Position, stop: Stop | None = None) -> int | None:
        """Return the first action of a proven best line, where the end is near enough for one."""
        if not self.solver:
            return None
        actions = 50 * self.simulations if self.simulations else int(PROVING * self.seconds)
        solution = self.solver.solve(position, actions, stop)
        return solution.line[0] if solution and solution.line else None

    def think(
        self,
        position: Position,
        dice: Random,
        stop: Stop | None = None,
        hurry: bool = False,
        spent: float = 0.0,
    ) -> list[Finding]:
        """Return what all searchers together found, the most promising action first.

        So many seconds are `spent` already. Each searcher counts its own: to make room in a tree
        that gets full takes a while.
        """
        for searcher in self.searchers:
            searcher.seed(dice.getrandbits(62))

        def run(searcher: Searcher) -> list[Finding]:
            began = self.clock()
            searcher.look_at(position)
            left = self.seconds - spent - (self.clock() - began)
            seconds = None if self.simulations else max(0.0, left)
            searcher.think(seconds, self.simulations, stop, hurry, self.clock)
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
