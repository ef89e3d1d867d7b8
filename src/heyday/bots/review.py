"""Review: how a recorded game went, where it was decided, and what would have been better.

What a game changes for a seat comes from choices, its own and others', and from luck. A choice is
measured by what it leads to on average, before anything is drawn; a draw by what it changed against
the average. So nobody is blamed for bad luck.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any

from heyday.bots.lines import Outlook, Step, step_of
from heyday.bots.panel import Budget, Panel
from heyday.bots.review_data import data_of
from heyday.bots.review_passes import (
    FirstPass,
    SecondPass,
    Trail,
    Verdict,
    first_pass,
    second_pass,
    size,
)
from heyday.match.log import Entry
from heyday.match.match import Match
from heyday.match.record import Record

MISTAKE = 0.03  # odds: what is lost below that may be an error of the search
LUCKY = 0.03  # odds: the same of a draw
OTHERS = 8  # draws from which can be told what is chance in a real one
CLOSER = 4  # times the simulations, where a look is a closer one


@dataclass(frozen=True)
class Setting:
    """How much time a review takes, and how many decisions it looks at twice."""

    seconds: float  # for each decision
    most: float  # seconds for each seat
    twice: int


SETTINGS = {"quick": Setting(0.75, 25, 60), "thorough": Setting(6, 200, 200)}


@dataclass(frozen=True)
class Decision:
    """An action of the record: how things stood before it, what it cost, and what was drawn."""

    ply: int  # so many actions before it
    step: Step
    choices: int  # how many there were
    outlook: Outlook  # if everybody had played well from here
    loss: float  # of the odds of its seat
    luck: Outlook | None  # what the draw changed for each seat, if it changed much


@dataclass(frozen=True)
class Turn:
    """The decisions that a seat makes in a row: those at plies `first` to `last` - 1."""

    number: int  # as the game counts
    seat: int
    first: int
    last: int
    outlook: Outlook  # after it
    loss: float
    luck: tuple[float, ...]  # odds that draws brought each seat


@dataclass(frozen=True)
class Mistake:
    """A decision that cost its seat odds, by a closer look, and what would have been better."""

    ply: int
    turn: int  # as the game counts
    verdict: Verdict


@dataclass(frozen=True)
class Draw:
    """A draw that changed the odds."""

    turn: int
    entry: Entry  # the action that it came with, and what was drawn
    luck: Outlook


@dataclass(frozen=True)
class SeatReview:
    """How well a seat played."""

    seat: int
    turns: int
    loss: float  # of odds, the mean of its turns
    clean: float  # the share of its turns without a mistake
    luck: float  # odds that draws brought, in all


@dataclass(frozen=True)
class Review:
    """A reviewed game."""

    match: Match
    start: Outlook
    decisions: tuple[Decision, ...]
    turns: tuple[Turn, ...]
    mistakes: tuple[Mistake, ...]  # the worst one first
    draws: tuple[Draw, ...]  # the one that changed most first
    seats: tuple[SeatReview, ...]  # those that were looked at

    def data(self, language: str = "en") -> dict[str, Any]:
        """Return it as plain data, its words in a language."""
        return data_of(self, language)


def review(
    record: Record,
    setting: str = "quick",
    seat: int | None = None,
    simulations: int | None = None,
    tell: Callable[[str, int, int], None] | None = None,
) -> Review:
    """Review a recorded game; with `seat`, only what that seat did is looked at closely.

    With `simulations` for each look instead of the setting's time it is the same every time. `tell`
    hears what is being done ("all", "closer"), how much of it is done and of how much; it may raise
    to end it all.
    """
    trail, chosen = Trail.of(record), SETTINGS[setting]
    match = trail.match
    seconds = min(chosen.seconds * match.ply, chosen.most * len(match.seats))
    panel = Panel(match.game)

    def teller(stage: str) -> Callable[[int, int], None]:
        return lambda done, of: tell(stage, done, of) if tell else None

    first = first_pass(trail, panel, Budget(seconds / 2, simulations), teller("all"))
    budget = Budget(seconds / 2, simulations and CLOSER * simulations)
    second = second_pass(trail, first, seat, chosen.twice, panel, budget, teller("closer"))
    return assembled(trail, first, second, seat)


def assembled(trail: Trail, first: FirstPass, second: SecondPass, seat: int | None) -> Review:
    """Put together what was found."""
    match = trail.match
    losses = {ply: found.loss for ply, found in second.verdicts.items() if found.loss >= MISTAKE}
    luck = {ply: found for ply, found in second.luck.items() if size(found) >= LUCKY}
    decisions = [
        Decision(
            ply,
            step_of(trail.positions[ply], entry.number),
            len(trail.positions[ply].legal()),
            first.outlooks[ply],
            losses.get(ply, 0.0),
            luck.get(ply),
        )
        for ply, entry in enumerate(match.log)
    ]
    numbers = [int(position.look().turn) for position in trail.positions]
    turns = turns_of(decisions, numbers, first.outlooks)
    mistakes = [Mistake(ply, numbers[ply], second.verdicts[ply]) for ply in losses]
    draws = [Draw(numbers[ply], drawn(trail, ply), found) for ply, found in luck.items()]
    seats = range(len(match.seats)) if seat is None else [seat]
    return Review(
        match,
        first.outlooks[0],
        tuple(decisions),
        tuple(turns),
        tuple(sorted(mistakes, key=lambda it: -it.verdict.loss)),
        tuple(sorted(draws, key=lambda it: -size(it.luck))),
        tuple(seat_review(it, turns) for it in seats),
    )


def drawn(trail: Trail, ply: int) -> Entry:
    """Return the entry of an action with those of its events that chance has made."""
    entry, position = trail.match.log[ply], trail.positions[ply]
    certain = entry.events
    for seed in range(OTHERS):
        before = position.clone()
        before.reseed(seed)
        after = before.clone()
        after.act(entry.number)
        events = position.game.events(before, after, entry.number)
        certain = [event for event in certain if event in events]
    return replace(entry, events=[event for event in entry.events if event not in certain])


def turns_of(
    decisions: Sequence[Decision], numbers: Sequence[int], outlooks: Sequence[Outlook]
) -> list[Turn]:
    """Return the turns: decisions in a row by one seat, for which the game counts one turn."""
    turns = []
    rows = groupby(decisions, key=lambda decision: (numbers[decision.ply], decision.step.seat))
    for (number, seat), row in rows:
        made = list(row)
        last = made[-1].ply + 1
        luck = [decision.luck.odds for decision in made if decision.luck]
        brought = tuple(map(sum, zip(*luck, strict=True))) or (0.0,) * len(outlooks[0].odds)
        loss = sum(decision.loss for decision in made)
        turns.append(Turn(number, seat, made[0].ply, last, outlooks[last], loss, brought))
    return turns


def seat_review(seat: int, turns: Sequence[Turn]) -> SeatReview:
    """Return how well a seat played."""
    losses = [turn.loss for turn in turns if turn.seat == seat]
    count = max(1, len(losses))
    return SeatReview(
        seat,
        len(losses),
        sum(losses) / count,
        losses.count(0.0) / count,
        sum(turn.luck[seat] for turn in turns),
    )
