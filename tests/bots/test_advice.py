"""Advice: it knows a victory when there is one, adds up, and can be played as it is told."""

import time
from pathlib import Path
from random import Random

import pytest

from heyday import games
from heyday.bots.advice import Case, Choice, advise, ranked, weigh
from heyday.bots.lines import Line, Outlook, Step
from heyday.bots.panel import Budget, Panel, Question, victory
from heyday.kit import BACKEND
from heyday.match.replay import replay
from tests.bots.test_bots import positions
from tests.bots.test_search import middle

RECORDS = Path(__file__).parents[1] / "records"
BOTH = pytest.mark.parametrize("name", games.NAMES)
ONLY = 2  # a random game in which somebody soon has no choice
FEW = 400 if BACKEND == "numba" else 16
needs_numba = pytest.mark.skipif(BACKEND != "numba", reason="CPython is too slow for budgets")


def moment(name, before_end=0, at=None):
    """A position of a recorded game: after some actions, or so many before its end."""
    text = (RECORDS / f"{name}.heyday").read_text(encoding="utf-8")
    match = replay(text)
    return replay(text, match.ply - before_end if at is None else at).position


def test_an_action_that_wins_at_once_comes_first_with_certain_victory():
    position = moment("gods-2-greedy", before_end=1)

    advice = advise(position, simulations=FEW)

    best = advice.choices[0]
    assert best.step.notation == "temple -2,1"
    assert best.outlook.odds == advice.outlook.odds == (0.0, 1.0)
    assert advice.outlook.points == (5, 11)
    assert best.line.data(position.game) == {
        "steps": [
            {
                "seat": 1,
                "action": "temple -2,1",
                "words": "\u2068Yellow\u2069 lays a temple at -2,1 for 3 power",
            }
        ],
        "end": "over",
    }
    german = best.data(position.game, "de")
    assert german["words"] == position.describe(best.step.action, "de")


@needs_numba
def test_a_victory_two_actions_away_is_told_action_by_action():
    position = moment("gods-2-greedy", before_end=2)
    other = next(a for a in position.legal() if position.text(a).startswith("tribe violet"))

    panel = Panel(position.game)
    (found,) = weigh(panel, [Case(position, [other], ())], Budget(simulations=FEW))

    assert found[0].outlook.odds == (0.0, 1.0)
    assert [step.notation for step in found[0].line.steps][1:] == ["temple -2,1"]
    assert found[0].line.end == "over"


def test_a_victory_that_depends_on_a_draw_or_is_shared_is_none():
    assert victory(moment("gods-2-greedy", before_end=1)) is not None
    assert victory(moment("gods-2-greedy", before_end=6)) is None
    assert victory(games.get("gods").start(2, 1)) is None


@BOTH
def test_what_is_advised_is_legal_and_adds_up(name):
    position = middle(name)

    advice = advise(position, simulations=FEW)

    assert advice.seat == position.to_move
    assert 1 <= len(advice.choices) <= 3
    assert advice.outlook == advice.choices[0].outlook
    assert sum(advice.outlook.odds) == pytest.approx(1)
    for choice in advice.choices:
        assert choice.step.action in position.legal()
        assert choice.step.words(position.game) == position.describe(choice.step.action)
        assert sum(choice.outlook.odds) == pytest.approx(1)
        assert len(choice.outlook.points) == position.players
        assert 0 <= choice.share <= 1
    assert sum(choice.share for choice in advice.choices) <= 1 + 1e-9


@BOTH
def test_a_line_can_be_played_up_to_its_end(name):
    position = middle(name)

    for choice in advise(position, simulations=FEW).choices:
        place, line = position.clone(), choice.line
        assert line.steps[0] == choice.step
        for nth, step in enumerate(line.steps):
            assert (step.seat, step.notation) == (place.to_move, place.text(step.action))
            dice = place.dice()
            place.act(step.action)
            drew, last = place.dice() != dice, nth == len(line.steps) - 1
            assert not (drew and not last)
            assert (line.end == "draw") == drew or not last
        assert (line.end == "over") == place.over


@BOTH
def test_advice_is_repeatable_and_does_not_know_the_dice(name):
    position = middle(name)
    other, before = position.clone(), bytes(position)
    other.reseed(99)

    advice = advise(position, simulations=FEW).data("ja")

    assert advise(other, simulations=FEW).data("ja") == advice
    assert bytes(position) == before


@BOTH
def test_a_seat_that_is_not_to_move_gets_odds_and_no_choices(name):
    position = middle(name)
    own = advise(position, simulations=FEW)

    other = advise(position, seat=(position.to_move + 1) % 3, simulations=FEW)

    assert other.choices == ()
    assert other.outlook == own.outlook


@BOTH
def test_at_the_end_the_odds_are_the_result(name):
    position = moment(f"{name}-2-greedy")

    advice = advise(position)

    winners = [1.0 if rank == 1 else 0.0 for rank in position.ranks()]
    assert list(advice.outlook.odds) == winners
    assert (advice.seat, advice.choices) == (None, ())


def test_a_choice_that_is_none_gets_odds_from_what_follows():
    position, dice = games.get("gods").start(2, ONLY), Random(ONLY)
    while len(position.legal()) > 1:
        position.act(dice.choice(position.legal()))

    advice = advise(position, simulations=FEW)

    assert [choice.step.action for choice in advice.choices] == position.legal()
    assert advice.choices[0].share == 1
    assert sum(advice.outlook.odds) == pytest.approx(1)


def test_advice_that_is_stopped_at_once_still_gives_odds():
    position = middle("gods")

    advice = advise(position, stop=lambda: True)

    assert sum(advice.outlook.odds) == pytest.approx(1)
    assert advice.seat == position.to_move


@pytest.mark.parametrize("ahead", [0, 1])
def test_advice_does_not_know_hidden_hands(ahead):
    """However the cards lie that who asks cannot see, whoever is to move, it is the same."""
    hidden = 0
    for nth, position in enumerate(positions("gentes", 3, 1, 40, hands="hidden")):
        seat = (position.to_move + ahead) % 3
        other = position.clone()
        other.veil(seat, nth + 1)
        position.reseed(nth)
        other.reseed(nth)
        hidden += other != position

        advice = advise(position, seat, simulations=FEW)

        assert advise(other, seat, simulations=FEW).data() == advice.data()
    assert hidden > 2


@needs_numba
@BOTH
def test_the_time_is_kept(name):
    position = middle(name)
    advise(position, simulations=10)  # compiled now

    began = time.perf_counter()
    advise(position, seconds=0.3)

    assert time.perf_counter() - began < 1.5


def test_the_favourite_of_the_search_goes_first_unless_another_is_clearly_better():
    def choice(action, odds):
        step = Step(1, action, str(action), "x", {})
        return Choice(step, Outlook((1 - odds, odds), (0, 0)), 0.5, Line((step,), "open"))

    close = ranked([choice(1, 0.5), choice(2, 0.3), choice(3, 0.505)])
    clear = ranked([choice(1, 0.5), choice(2, 0.3), choice(3, 0.6)])

    assert [it.step.action for it in close] == [1, 3, 2]
    assert [it.step.action for it in clear] == [3, 1, 2]


@needs_numba
def test_whoever_ends_it_all_waits_for_no_search_under_way():
    position, panel = middle("gods"), Panel(games.get("gods"))
    questions = [Question(position, 0, weight=0.001), Question(position, 1)]
    began = time.monotonic()

    def enough(done, of):
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        panel.ask(questions, Budget(60), tell=enough)

    assert time.monotonic() - began < 10
