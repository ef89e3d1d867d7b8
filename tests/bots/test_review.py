"""Review: it ends with the result, finds what was missed, and tells luck from choice."""

import json
from pathlib import Path
from random import Random

import pytest

from heyday import bots
from heyday.bots.advice import Case, looks_at, weigh
from heyday.bots.levels import BEST
from heyday.bots.lines import Outlook, Step
from heyday.bots.panel import Budget, Panel
from heyday.bots.review import MISTAKE, SETTINGS, Decision, Setting, drawn, review, turns_of
from heyday.bots.review_passes import (
    DRAWS,
    FirstPass,
    Trail,
    change,
    notable,
    others,
    verdict,
)
from heyday.kit import BACKEND
from heyday.match.record import read_record
from heyday.match.replay import replay

RECORDS = Path(__file__).parents[1] / "records"
FEW = 60 if BACKEND == "numba" else 4
SLOW = pytest.mark.slow
needs_numba = pytest.mark.skipif(BACKEND != "numba", reason="CPython is too slow to see much")


def text_of(name):
    return (RECORDS / f"{name}.heyday").read_text(encoding="utf-8")


def cut(text, plies):
    """The record of a game that was left after some actions."""
    lines = text.splitlines(keepends=True)
    start = next(nth for nth, line in enumerate(lines) if line.startswith("start"))
    return "".join(lines[: start + 1 + plies])


@pytest.fixture(scope="module", autouse=True)
def _same_judge():
    """Go by the older weights: a new net may think otherwise of these games."""
    older = {name: manner.without_net() for name, manner in BEST.items()}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("heyday.bots.panel.BEST", older)
        yield


@pytest.fixture(scope="module")
def missed():
    """A game whose winning action was not taken while the bots play on, and its review."""
    text = text_of("gods-2-greedy")
    match = replay(text, replay(text).ply - 1)
    for action in ("discard green", "spend"):  # the victory can wait that long
        match.act(match.to_move, action)
    ply = match.ply
    match.act(match.to_move, "lift 1,1")
    dice = Random(1)
    while match.position.look().turn < 24 and not match.over:
        match.act(match.to_move, bots.choose("apprentice", match.position, dice))
    record = read_record(match.record())
    return record, ply, review(record, simulations=FEW, seat=1)


@pytest.mark.parametrize("name", ["gods-2-stall", pytest.param("gentes-2-overflow", marks=SLOW)])
def test_a_review_covers_the_game_and_ends_with_its_result(name):
    record = read_record(text_of(name))

    found = review(record, simulations=FEW)

    match = replay(record)
    winners = match.result()["winners"]
    last = found.turns[-1]
    assert [decision.ply for decision in found.decisions] == list(range(match.ply))
    assert [turn.first for turn in found.turns] == [0, *(it.last for it in found.turns[:-1])]
    assert last.last == match.ply
    assert last.outlook.points == tuple(match.result()["points"])
    assert last.outlook.odds == tuple(
        1 / len(winners) if seat in winners else 0.0 for seat in range(len(match.seats))
    )
    for turn in found.turns:
        assert sum(turn.outlook.odds) == pytest.approx(1)
        assert {match.log[ply].seat for ply in range(turn.first, turn.last)} == {turn.seat}
    for decision in found.decisions:
        assert sum(decision.outlook.odds) == pytest.approx(1)
        assert decision.loss == 0 or decision.loss >= MISTAKE


@SLOW
def test_a_victory_that_was_missed_is_the_largest_mistake(missed):
    _, ply, found = missed

    worst = found.mistakes[0]

    assert worst.ply == ply
    assert worst.verdict.played.step.notation == "lift 1,1"
    assert worst.verdict.better.step.notation == "temple -2,1"
    assert worst.verdict.better.outlook.odds == (0.0, 1.0)
    assert worst.verdict.better.line.end == "over"
    assert worst.verdict.loss > 0.5
    assert found.decisions[ply].loss == worst.verdict.loss


@needs_numba
def test_luck_is_told_apart_from_choice():
    """Yellow plays well, and then Red finds the two cards that it needs."""
    trail = Trail.of(read_record(cut(text_of("gods-2-greedy"), 34)))
    panel, budget = Panel(trail.match.game), Budget(simulations=3000)

    after = panel.ask(looks_at(trail.positions[34]), budget)
    luck = change(after, panel.ask(others(trail, 33, DRAWS), budget))
    played = trail.match.log[33].number
    (choices,) = weigh(panel, [Case(trail.positions[33], [played], ())], budget)

    assert luck.odds[0] > 0.1
    assert luck.odds[1] == pytest.approx(-luck.odds[0])
    assert choices[0].outlook.odds[1] > after[0].outlook.odds[1] + 0.1  # whatever is drawn
    assert verdict(played, choices).loss == 0


def test_a_draw_that_hurts_one_and_helps_all_others_a_little_counts_as_much_as_the_reverse():
    changes = {3: (0.12, -0.04, -0.04, -0.04), 5: (-0.13, 0.04, 0.05, 0.04), 7: (0.02, -0.02, 0, 0)}
    luck = {ply: Outlook(odds, (0.0,) * 4) for ply, odds in changes.items()}

    assert notable(FirstPass([], [], luck, []), 9) == [5, 3]


def test_a_draw_is_told_by_what_chance_has_made():
    trail = Trail.of(read_record(cut(text_of("gods-2-greedy"), 34)))

    assert drawn(trail, 33).texts(trail.positions[33]) == [
        "Yellow lays the green tribe at -1,-5 for 3 power",
        "New on the display: the blue tribe",
        "New on the display: the violet tribe",
    ]


@pytest.mark.parametrize(
    ("name", "plies"), [("gods-3-greedy", 12), pytest.param("gentes-4-greedy", 30, marks=SLOW)]
)
def test_a_game_that_is_not_over_can_be_reviewed_and_repeated(name, plies):
    record = read_record(cut(text_of(name), plies))

    found = review(record, simulations=FEW)

    assert found.turns[-1].last == plies
    assert not found.match.over
    assert json.dumps(review(record, simulations=FEW).data()) == json.dumps(found.data())


@pytest.mark.parametrize(
    ("setting", "seconds"), [(Setting(0.75, 25, 60), 9.0), (Setting(6, 200, 200), 72.0),
                             (Setting(6, 10, 200), 20.0)],
)  # fmt: skip
def test_a_review_takes_so_much_for_each_decision_and_at_most_so_much_for_each_seat(
    setting, seconds, monkeypatch
):
    given, ask = [], Panel.ask

    def few(panel, questions, budget, *others, **named):
        given.append(budget.seconds)
        return ask(panel, questions, Budget(simulations=2), *others, **named)

    monkeypatch.setitem(SETTINGS, "quick", setting)
    monkeypatch.setattr(Panel, "ask", few)
    review(read_record(cut(text_of("gods-2-greedy"), 12)))

    assert sum(given) == pytest.approx(seconds)


def test_what_was_undone_leaves_no_trace():
    text = cut(text_of("gods-2-greedy"), 3)
    undone = text + "undo 2 yellow\n3 yellow desert -2,1\n"

    assert review(read_record(undone), simulations=FEW).data() == (
        review(read_record(text), simulations=FEW).data()
    )


def test_with_a_seat_only_its_decisions_are_judged():
    record = read_record(cut(text_of("gods-2-greedy"), 24))

    found = review(record, seat=0, simulations=FEW)

    assert {mistake.verdict.played.step.seat for mistake in found.mistakes} <= {0}
    assert [seat.seat for seat in found.seats] == [0]
    assert all(decision.loss == 0 for decision in found.decisions if decision.step.seat == 1)


@SLOW
def test_data_can_be_played_on_from(missed):
    """(what the page of a review needs)"""
    record, _, found = missed

    data = found.data("de")

    assert data["mistakes"] and json.loads(json.dumps(data)) == data
    for mistake in data["mistakes"]:
        for key in ("played", "better"):
            match = replay(record, mistake["ply"])
            assert mistake[key]["words"] == match.position.describe(
                match.read(mistake[key]["action"]), "de"
            )
            for step in mistake[key]["line"]["steps"]:
                match.act(step["seat"], step["action"], seed=7)
    assert [turn["last"] for turn in data["turns"]][-1] == data["plies"]
    assert [decision["action"] for decision in data["decisions"]] == [
        action for turn in data["turns"] for action in turn["actions"]
    ]


def test_progress_is_told_and_may_end_it_all():
    record = read_record(cut(text_of("gods-2-greedy"), 8))
    heard = []

    review(record, simulations=FEW, tell=lambda *news: heard.append(news))

    assert {stage for stage, _, _ in heard} == {"all", "closer"}
    assert all(1 <= done <= of for _, done, of in heard)

    def enough(stage, done, of):
        raise InterruptedError

    with pytest.raises(InterruptedError):
        review(record, simulations=FEW, tell=enough)


def test_decisions_in_a_row_by_one_seat_are_a_turn():
    def decision(ply, seat, loss=0.0, luck=None):
        step = Step(seat, 0, "x", "x", {})
        return Decision(ply, step, 2, even, loss, luck)

    even = Outlook((0.5, 0.5), (0, 0))
    lucky = Outlook((0.1, -0.1), (1, -1))
    made = [
        decision(0, 0, 0.1),
        decision(1, 0, 0.2, lucky),
        decision(2, 1),
        decision(3, 1),
        decision(4, 1, luck=lucky),
    ]

    turns = turns_of(made, [1, 1, 2, 2, 3, 3], [even] * 6)

    assert [(turn.number, turn.seat, turn.first, turn.last) for turn in turns] == [
        (1, 0, 0, 2),
        (2, 1, 2, 4),
        (3, 1, 4, 5),
    ]
    assert turns[0].loss == pytest.approx(0.3)
    assert [turn.luck for turn in turns] == [(0.1, -0.1), (0.0, 0.0), (0.1, -0.1)]
