"""Advice: how a position stands for each seat, what is best to do, and where that leads.

First the position is searched; then what comes of the most promising choices is searched with equal
effort, so that choices the first search hardly looked at can be compared with its favourite.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice
from statistics import fmean
from typing import Any

from heyday.bots.hands import is_guess
from heyday.bots.lines import Line, Outlook, Step, step_of
from heyday.bots.panel import Budget, Look, Panel, Question, Stop, Tell, outlook_of
from heyday.bots.search_bot import merged
from heyday.bots.searcher import Finding
from heyday.kit.game import Game, Position

LOOKS = 2  # at a position: one search may miss what another finds
DRAWS = 8  # ways in which chance may answer an action
GUESSES = DRAWS  # hands that others may have
CLEARLY = 0.01  # a choice goes before the favourite of the search if it is better by so much
SEARCHED = 0.5  # of the time goes into the position itself, the rest into its choices


@dataclass(frozen=True)
class Choice:
    """An action that may be taken: what each seat may expect of it, and the line it leads to."""

    step: Step
    outlook: Outlook
    share: float  # of the visits of the search: how much it preferred this one
    line: Line  # beginning with the action itself

    def data(self, game: Game, language: str = "en") -> dict[str, Any]:
        """Return it as plain data."""
        return {
            "action": self.step.notation,
            "words": self.step.words(game, language),
            **self.outlook.data(),
            "share": round(self.share, 4),
            "line": self.line.data(game, language),
        }


@dataclass(frozen=True)
class Advice:
    """How a position stands, and the best choices of the seat that asked, the best one first."""

    game: Game
    seat: int | None  # None at the end
    outlook: Outlook  # if everybody plays well
    choices: tuple[Choice, ...]  # none if another seat decides

    def data(self, language: str = "en") -> dict[str, Any]:
        """Return it as plain data, its words in a language."""
        return {
            "seat": self.seat,
            **self.outlook.data(),
            "choices": [choice.data(self.game, language) for choice in self.choices],
        }


def advise(
    position: Position,
    seat: int | None = None,
    seconds: float = 2.0,
    simulations: int | None = None,
    stop: Stop | None = None,
    choices: int = 3,
) -> Advice:
    """Return advice for a seat, by default the one that decides; it knows what that seat sees.

    With `simulations` instead of `seconds` it is the same every time.
    """
    game, budget = position.game, Budget(seconds, simulations)
    panel = Panel(game)
    mover = None if position.over else position.to_move
    asks = mover if seat is None else seat
    if asks is not None:
        position = position.clone()
        position.veil(asks, 0)
    if asks is not None and is_guess(position, asks):
        guesses = panel.ask(looks_at(position, seat=asks), budget, stop)
        return Advice(game, asks, mean([look.outlook for look in guesses]), ())
    looks = panel.ask(looks_at(position), budget.part(SEARCHED), stop)
    case = case_of(position, looks, choices)
    if not case.actions:  # the game is over, or the search was stopped at once
        return Advice(game, asks, looks[0].outlook, ())
    (found,) = weigh(panel, [case], budget.part(1 - SEARCHED), stop)
    shown = found[:choices] if asks == mover else []
    return Advice(game, asks, found[0].outlook, tuple(shown))


def looks_at(position: Position, seed: int = 0, seat: int | None = None) -> list[Question]:
    """Return the questions that make up a whole look at a position, by default by who decides.

    A seat that does not know what another one may choose from makes a guess in each of them.
    """
    count = LOOKS if seat is None or not is_guess(position, seat) else GUESSES
    return [Question(position, seed + nth, 1 / count, seat) for nth in range(count)]


@dataclass(frozen=True)
class Case:
    """A position, the actions to be compared there, and what searches found about them."""

    position: Position
    actions: Sequence[int]
    findings: Sequence[Finding]


def case_of(
    position: Position, looks: Sequence[Look], count: int, also: Sequence[int] = ()
) -> Case:
    """Return what is to be compared at a position: what searches prefer, and some other actions.

    First of all the favourite of each search, then what all of them together looked at most.
    """
    findings = merged([list(look.findings) for look in looks])
    favourites = [look.findings[0].action for look in looks if look.findings]
    actions = list(dict.fromkeys([*favourites, *(finding.action for finding in findings)]))
    actions = actions[: max(count, len(set(favourites)))]
    return Case(position, list(dict.fromkeys([*actions, *also])), findings)


def weigh(
    panel: Panel,
    cases: Sequence[Case],
    budget: Budget,
    stop: Stop | None = None,
    tell: Tell | None = None,
) -> list[list[Choice]]:
    """Return the choices of each case, the best one first, each searched with equal effort."""
    branches = [[branches_of(case.position, it) for it in case.actions] for case in cases]
    questions = [question for case in branches for branch in case for question in branch]
    answers = iter(panel.ask(questions, budget, stop, tell))
    looks = [[list(islice(answers, len(branch))) for branch in case] for case in branches]
    if stop and stop():
        looks = [[[] for _ in case] for case in branches]
    return [ranked(choices_of(*pair)) for pair in zip(cases, looks, strict=True)]


def branches_of(position: Position, action: int) -> list[Question]:
    """Return the questions that make up a whole look at what comes of an action.

    Whoever takes it does not know what others hold then, nor what chance brings.
    """
    seat = position.to_move
    after = [position.clone() for _ in range(DRAWS)]
    for seed, place in enumerate(after):
        place.veil(seat, seed)
        dice = place.dice()
        place.act(action)
        if place.dice() == dice:
            return looks_at(place, seat=seat)
    return [Question(place, seed, 1 / DRAWS, seat) for seed, place in enumerate(after)]


def choices_of(case: Case, looks: Sequence[Sequence[Look]]) -> list[Choice]:
    """Return the actions of a case with what was found about each."""
    known = {finding.action: finding for finding in case.findings}
    visits = sum(finding.visits for finding in case.findings)
    found = []
    for action, after in zip(case.actions, looks, strict=True):
        step = step_of(case.position, action)
        share = known[action].visits / visits if action in known else 0.0
        if not after:
            found.append(Choice(step, outlook_of(known[action]), share, Line((step,), "open")))
        elif len(after) > LOOKS:
            expected = mean([look.outlook for look in after])
            end = "draw" if case.position.play(action).drew else "open"
            found.append(Choice(step, expected, share, Line((step,), end)))
        else:
            best = best_look(after)
            found.append(Choice(step, best.outlook, share, best.line.behind(step)))
    return found


def best_look(looks: Sequence[Look]) -> Look:
    """Return the look that found most for the seat that decides: it would play what was found."""
    mover = looks[0].mover
    return looks[0] if mover is None else max(looks, key=lambda it: it.outlook.odds[mover])


def mean(outlooks: Sequence[Outlook]) -> Outlook:
    """Return what to expect where chance decides between several outlooks."""
    return Outlook(
        tuple(fmean(column) for column in zip(*(it.odds for it in outlooks), strict=True)),
        tuple(fmean(column) for column in zip(*(it.points for it in outlooks), strict=True)),
    )


def ranked(choices: Sequence[Choice]) -> list[Choice]:
    """Return choices, the best one first; the first one given stays so unless clearly worse."""
    favourite, seat = choices[0], choices[0].step.seat
    order = sorted(choices, key=lambda choice: -choice.outlook.odds[seat])
    if order[0].outlook.odds[seat] > favourite.outlook.odds[seat] + CLEARLY:
        return order
    return [favourite, *(choice for choice in order if choice is not favourite)]
