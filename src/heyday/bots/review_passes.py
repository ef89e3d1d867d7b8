"""How a review looks at a game: once at everything, then closer where something changed.

The first pass finds how every position stands, and what every draw seems to have changed: the real
draw is compared with others that chance could have made instead, searched alike. The second pass
looks again at the largest changes. What was played is compared with what searches prefer, and draws
with more of their like, with equal effort; only what this pass confirms counts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import islice

from heyday.bots.advice import LOOKS, Choice, best_look, case_of, looks_at, mean, weigh
from heyday.bots.hands import is_guess
from heyday.bots.lines import Outlook
from heyday.bots.panel import Budget, Look, Panel, Question, Tell
from heyday.kit.game import Position
from heyday.match.match import Match
from heyday.match.record import Record
from heyday.match.replay import replay

DRAWS, MORE_DRAWS = 8, 16  # that chance could have made instead, at first and at a closer look
DOUBTFUL = 0.01  # odds: who seems to have lost so much by a choice is looked at again
NOTABLE = 0.04  # odds: a draw that seems to have changed so much, too
RIVALS = 2  # choices that what was played is compared with, at least


@dataclass(frozen=True)
class Trail:
    """A recorded game and all its positions: `positions[ply]` is the one after `ply` actions."""

    match: Match
    positions: list[Position]

    @classmethod
    def of(cls, record: Record) -> Trail:
        """Play a record; what was undone leaves no trace."""
        positions: list[Position] = []

        def watch(match: Match) -> None:
            positions[match.ply :] = [match.position.clone()]

        return cls(replay(record, watch=watch), positions)

    def goes_on(self, ply: int) -> bool:
        """Whether the seat that acted has to decide again at once, with nothing drawn between."""
        entry, after = self.match.log[ply], self.positions[ply + 1]
        return not (entry.drew or after.over) and after.to_move == entry.seat


@dataclass(frozen=True)
class FirstPass:
    """What the first pass found, by ply."""

    looks: list[list[Look]]
    outlooks: list[Outlook]
    luck: Mapping[int, Outlook]  # what a draw seems to have changed
    losses: list[float]  # what each decision seems to have cost; below 0 for nothing


def first_pass(trail: Trail, panel: Panel, budget: Budget, tell: Tell) -> FirstPass:
    """Look once at every position, and at every draw.

    Where hands are hidden, what came of a decision is looked at as its own seat sees it, too.
    """
    log = trail.match.log
    whole = [looks_at(position) for position in trail.positions]
    drawn = [ply for ply, entry in enumerate(log) if entry.drew]
    pairs = zip(log, trail.positions[1:], strict=True)
    unseen = [ply for ply, (entry, after) in enumerate(pairs) if is_guess(after, entry.seat)]
    groups = [*whole, *(others(trail, ply, DRAWS) for ply in drawn)]
    answers = ask(panel, [*groups, *(looks_after(trail, ply) for ply in unseen)], budget, tell)
    looks, instead = answers[: len(whole)], answers[len(whole) : len(groups)]
    guesses = dict(zip(unseen, answers[len(groups) :], strict=True))
    came = dict(enumerate(looks[1:])) | guesses
    luck = {ply: change(came[ply], it) for ply, it in zip(drawn, instead, strict=True)}
    after = {ply: mean([look.outlook for look in found]) for ply, found in guesses.items()}
    outlooks = [best_look(found).outlook for found in looks]
    losses = [0.0] * len(log)
    for ply in reversed(range(len(log))):
        seat = log[ply].seat
        losses[ply] = outlooks[ply].odds[seat] - after.get(ply, outlooks[ply + 1]).odds[seat]
        if ply in luck:
            losses[ply] += luck[ply].odds[seat]
        if losses[ply] < 0 and trail.goes_on(ply):
            outlooks[ply] = outlooks[ply + 1]  # what was played is better than what was found
    return FirstPass(looks, outlooks, luck, losses)


def others(trail: Trail, ply: int, count: int) -> list[Question]:
    """Return questions about what chance could have made of an action.

    Each deserves as much of a look as those at what chance did make of it.
    """
    questions = []
    entry, weight = trail.match.log[ply], looks_after(trail, ply)[0].weight
    for seed in range(count):
        place = trail.positions[ply].clone()
        place.veil(entry.seat, seed)
        place.act(entry.number)
        questions.append(Question(place, seed, weight, entry.seat))
    return questions


def looks_after(trail: Trail, ply: int, seed: int = 0) -> list[Question]:
    """Return the questions that make up a whole look at what came of a decision, by its seat."""
    return looks_at(trail.positions[ply + 1], seed, trail.match.log[ply].seat)


def change(came: Sequence[Look], instead: Sequence[Look]) -> Outlook:
    """Return what a draw changed for each seat, against what was to be expected."""
    real, expected = (mean([look.outlook for look in looks]) for looks in (came, instead))
    return Outlook(
        tuple(a - b for a, b in zip(real.odds, expected.odds, strict=True)),
        tuple(a - b for a, b in zip(real.points, expected.points, strict=True)),
    )


def size(luck: Outlook) -> float:
    """Return how much a draw changed the odds of whom it helped or hurt most."""
    return max(map(abs, luck.odds))


@dataclass(frozen=True)
class Verdict:
    """What a closer look found about a decision."""

    played: Choice
    better: Choice  # what was played, if nothing is better
    loss: float  # of odds


@dataclass(frozen=True)
class SecondPass:
    """What the second pass found, by ply."""

    verdicts: Mapping[int, Verdict]
    luck: Mapping[int, Outlook]


def second_pass(
    trail: Trail, first: FirstPass, seat: int | None, most: int, panel: Panel, budget: Budget,
    tell: Tell,
) -> SecondPass:  # fmt: skip
    """Look closer at decisions of a seat, or of all, and at draws: at most so many of each."""
    plies, draws = doubtful(trail, first, seat, most), notable(first, most)
    groups = [looks_at(trail.positions[ply], LOOKS) for ply in plies]
    for ply in draws:
        came = looks_after(trail, ply)
        groups += [
            [*came, *looks_after(trail, ply, len(came))],
            others(trail, ply, MORE_DRAWS),
        ]
    found = ask(panel, groups, budget.part(0.5), tell)
    again, drawn = found[: len(plies)], found[len(plies) :]
    luck = {ply: change(drawn[2 * nth], drawn[2 * nth + 1]) for nth, ply in enumerate(draws)}
    played = {ply: trail.match.log[ply].number for ply in plies}
    cases = [
        case_of(trail.positions[ply], [*first.looks[ply], *looks], RIVALS, [played[ply]])
        for ply, looks in zip(plies, again, strict=True)
    ]
    weighed = weigh(panel, cases, budget.part(0.5), tell=tell)
    verdicts = {ply: verdict(played[ply], it) for ply, it in zip(plies, weighed, strict=True)}
    return SecondPass(verdicts, luck)


def doubtful(trail: Trail, first: FirstPass, seat: int | None, most: int) -> list[int]:
    """Return the decisions that seem to have cost most."""
    found = [
        ply
        for ply, entry in enumerate(trail.match.log)
        if first.losses[ply] > DOUBTFUL
        and seat in (None, entry.seat)
        and len(trail.positions[ply].legal()) > 1
    ]
    return sorted(found, key=lambda ply: -first.losses[ply])[:most]


def notable(first: FirstPass, most: int) -> list[int]:
    """Return the draws that seem to have changed most."""
    found = [ply for ply, luck in first.luck.items() if size(luck) > NOTABLE]
    return sorted(found, key=lambda ply: -size(first.luck[ply]))[:most]


def verdict(action: int, choices: Sequence[Choice]) -> Verdict:
    """Return what a decision cost its seat."""
    played = next(choice for choice in choices if choice.step.action == action)
    seat = played.step.seat
    best = max(choices, key=lambda choice: choice.outlook.odds[seat])
    loss = best.outlook.odds[seat] - played.outlook.odds[seat]
    return Verdict(played, best if loss > 0 else played, loss)


def ask(
    panel: Panel, groups: Sequence[Sequence[Question]], budget: Budget, tell: Tell
) -> list[list[Look]]:
    """Answer groups of questions."""
    questions = [question for group in groups for question in group]
    answers = iter(panel.ask(questions, budget, tell=tell))
    return [list(islice(answers, len(group))) for group in groups]
