"""Several searches at once: questions about positions, shared among threads."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from queue import SimpleQueue
from random import Random
from threading import Event

from heyday.bots.hands import is_guess, lay_open
from heyday.bots.levels import BEST, Level
from heyday.bots.lines import Line, Outlook, main_line, step_of
from heyday.bots.search_bot import SearchBot
from heyday.bots.searcher import Finding, Searcher
from heyday.kit import BACKEND
from heyday.kit.game import Game, Position

SHORTEST = 0.001  # seconds
MOST_THREADS = 8  # each has a tree of its own

Stop = Callable[[], bool]
Tell = Callable[[int, int], None]  # how many questions are answered, and of how many


@dataclass(frozen=True)
class Budget:
    """How long to think: so many seconds in all, or so many simulations for each whole look.

    Seconds keep a promise, simulations give the same every time.
    """

    seconds: float = 2.0
    simulations: int | None = None

    def part(self, share: float) -> Budget:
        """Return the budget of a part of the work."""
        return replace(self, seconds=share * self.seconds)


@dataclass(frozen=True)
class Question:
    """A position to look at; `weight` is how much of a whole look it deserves.

    A seat asks, by default the one that decides: what it cannot see is imagined as the seed says.
    """

    position: Position
    seed: int
    weight: float = 1.0
    seat: int | None = None


@dataclass(frozen=True)
class Look:
    """What a search found: what to expect if everybody plays well, each action, the main line."""

    mover: int | None  # None at the end
    outlook: Outlook
    findings: tuple[Finding, ...]
    line: Line


class Clock:
    """What is left of a budget, so that time lost on one question is saved on the others."""

    def __init__(self, budget: Budget, threads: int, weight: float) -> None:
        self.simulations = budget.simulations
        self.end = time.perf_counter() + budget.seconds
        self.threads, self.weight = threads, weight

    def share(self, weight: float) -> tuple[float, int | None]:
        """Return the seconds for the next question, or the simulations."""
        if self.simulations:
            return 0.0, max(1, round(self.simulations * weight))
        left = max(0.0, self.end - time.perf_counter())
        part = min(weight * self.threads / max(self.weight, weight), 1.0)
        self.weight -= weight
        return max(SHORTEST, left * part), None


class Panel:
    """Some searchers that share questions among them."""

    def __init__(self, game: Game) -> None:
        compiled = BACKEND != "python"  # only these run at once
        self.threads = min(os.cpu_count() or 1, MOST_THREADS) if compiled else 1
        level = Level(1.0, manners=BEST)  # a question says how long
        self._free: SimpleQueue[SearchBot] = SimpleQueue()
        for _ in range(self.threads):
            self._free.put(SearchBot(game, level))

    def ask(
        self,
        questions: Sequence[Question],
        budget: Budget,
        stop: Stop | None = None,
        tell: Tell | None = None,
    ) -> list[Look]:
        """Answer questions; `tell` may raise to end it all."""
        clock = Clock(budget, self.threads, sum(question.weight for question in questions))
        ended = Event()

        def stops() -> bool:
            return ended.is_set() or (stop is not None and stop())

        def answer(question: Question) -> Look:
            bot = self._free.get()
            try:
                bot.seconds, bot.simulations = clock.share(question.weight)
                return look(bot, question, stops)
            finally:
                self._free.put(bot)

        looks = []
        with ThreadPoolExecutor(self.threads) as pool:
            try:
                for found in pool.map(answer, questions):
                    looks.append(found)
                    if tell:
                        tell(len(looks), len(questions))
            except BaseException:
                ended.set()
                pool.shutdown(cancel_futures=True)
                raise
        return looks


def look(bot: SearchBot, question: Question, stop: Stop | None = None) -> Look:
    """Search a position, on a copy that holds nothing which the seat that asks cannot see."""
    copy, searcher = question.position.clone(), bot.searchers[0]
    if copy.over:
        return Look(None, estimate(searcher, copy), (), Line((), "over"))
    mover = copy.to_move
    asks = mover if question.seat is None else question.seat
    copy.veil(asks, question.seed)
    if is_guess(copy, asks):
        lay_open(copy)
    won = victory(copy)
    if won is not None:
        step = step_of(copy, won)
        copy.act(won)
        outlook = estimate(searcher, copy)
        finding = Finding(won, 1, outlook.odds, outlook.points)
        return Look(mover, outlook, (finding,), Line((step,), "over"))
    findings = [] if stop and stop() else bot.think(copy, Random(question.seed), stop)  # noqa: S311
    findings = [finding for finding in findings if finding.visits]
    if not findings:  # stopped at once
        return Look(mover, estimate(searcher, copy), (), Line((), "open"))
    return Look(mover, outlook_of(findings[0]), tuple(findings), main_line(searcher, copy))


def victory(position: Position) -> int | None:
    """Return an action that wins the game at once, whatever is drawn: no search may miss it."""
    mover, dice, trial = position.to_move, position.dice(), position.clone()
    for action in position.legal():
        trial.copy_from(position)
        trial.act(action)
        if trial.over and trial.dice() == dice:
            ranks = trial.ranks()
            if ranks[mover] == 1 and ranks.count(1) == 1:
                return action
    return None


def estimate(searcher: Searcher, position: Position) -> Outlook:
    """Return what to expect at first sight; at the end, what came out."""
    searcher.look_at(position)
    odds, points = searcher.judge()
    return Outlook(tuple(odds), tuple(points))


def outlook_of(finding: Finding) -> Outlook:
    """Return what a search found about an action; rounding has left the odds a little off."""
    total = sum(finding.odds)
    return Outlook(tuple(odds / total for odds in finding.odds), finding.points)
