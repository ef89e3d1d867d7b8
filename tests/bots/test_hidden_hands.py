"""Advice where hands are hidden: who asks knows its own all the time, and guesses the others'."""

from itertools import islice
from random import Random
from types import SimpleNamespace

import pytest

from heyday import games
from heyday.bots.advice import (
    DRAWS,
    GUESSES,
    LOOKS,
    Case,
    advise,
    branches_of,
    looks_at,
    weigh,
)
from heyday.bots.panel import Budget, Panel
from heyday.bots.review import review
from heyday.bots.review_passes import Trail, looks_after, others
from heyday.bots.search_bot import SearchBot
from heyday.games.gentes.state import Place
from heyday.kit import BACKEND
from heyday.match.match import Match
from heyday.match.record import read_record
from tests.bots.test_bots import positions

GENTES = games.get("gentes")
FEW = 4000 if BACKEND == "numba" else 250


def hand(position, seat):
    place = position.look().place
    return {card for card, where in enumerate(place) if where == Place.HAND + seat}


def moments():
    """Yield positions in which everybody has some cards, and the seat to move a choice."""
    for position in positions("gentes", 3, 1, 7, hands="hidden"):
        if len(position.legal()) > 1 and all(len(hand(position, seat)) > 1 for seat in range(3)):
            yield position


def last_choice(position):
    """An action that ends the turn and draws nothing."""
    for action in position.legal():
        after = position.play(action)
        if after.to_move != position.to_move and not (after.drew or after.over):
            return action
    return None


MOMENT = next(it.clone() for it in moments() if last_choice(it) is not None)


@pytest.fixture
def searched(monkeypatch):
    """The positions that are searched, each as it is in some simulation of its search."""
    found, think = [], SearchBot.think

    def spy(bot, position, *given):
        simulated = position.clone()
        simulated.veil(position.to_move, len(found))
        found.append(simulated)
        return think(bot, position, *given)

    monkeypatch.setattr(SearchBot, "think", spy)
    return found


def test_who_ends_its_turn_still_knows_its_hand_in_what_follows(searched):
    seat, action = MOMENT.to_move, last_choice(MOMENT)
    after = MOMENT.play(action)

    Panel(GENTES).ask(branches_of(MOMENT, action), Budget(simulations=8))

    assert {frozenset(hand(it, seat)) for it in searched} == {frozenset(hand(after, seat))}
    assert len({frozenset(hand(it, after.to_move)) for it in searched}) > 2


def test_who_is_not_to_move_knows_its_hand_and_guesses_those_of_others(searched):
    mover = MOMENT.to_move
    seat = (mover + 1) % 3

    advice = advise(MOMENT, seat, simulations=8)

    assert len(searched) == GUESSES
    assert {frozenset(hand(it, seat)) for it in searched} == {frozenset(hand(MOMENT, seat))}
    assert len({frozenset(hand(it, mover)) for it in searched}) > 2
    assert (advice.seat, advice.choices) == (seat, ())
    assert sum(advice.outlook.odds) == pytest.approx(1)


def test_whoever_decides_goes_on_to_guess_in_every_simulation(searched):
    seat = MOMENT.to_move

    Panel(GENTES).ask(looks_at(MOMENT), Budget(simulations=8))

    assert len(searched) == LOOKS
    assert {frozenset(hand(it, seat)) for it in searched} == {frozenset(hand(MOMENT, seat))}
    assert len({frozenset(hand(it, (seat + 1) % 3)) for it in searched}) == LOOKS


@pytest.mark.parametrize("ply", [6, 24, 37])
def test_what_is_drawn_is_the_same_however_hidden_cards_lie(ply):
    """Also where the position is as it really was, as in a review."""
    position = next(islice(positions("gentes", 2, 3, 1, hands="hidden"), ply, None))
    other = position.clone()
    other.veil(position.to_move, 9)
    draws = [action for action in position.legal() if position.play(action).drew]

    for action in draws:
        real, imagined = branches_of(position, action), branches_of(other, action)
        assert [seen(it) for it in real] == [seen(it) for it in imagined]
    assert draws and other != position


@pytest.mark.parametrize("ply", [6, 24, 37])
def test_what_else_could_have_been_drawn_is_the_same_however_hidden_cards_lie(ply):
    position = next(islice(positions("gentes", 2, 3, 1, hands="hidden"), ply, None))
    other = position.clone()
    other.veil(position.to_move, 9)
    action = next(action for action in position.legal() if position.play(action).drew)
    after = position.clone()
    after.act(action)
    match = SimpleNamespace(log=[SimpleNamespace(seat=position.to_move, number=action)])

    real, imagined = (
        others(SimpleNamespace(match=match, positions=[one, after]), 0, DRAWS)
        for one in (position, other)
    )

    assert [seen(it) for it in real] == [seen(it) for it in imagined]


def seen(question):
    """A question as it is looked at, dice and all."""
    copy = question.position.clone()
    if copy.over:
        return bytes(copy)
    seat = copy.to_move if question.seat is None else question.seat
    copy.veil(seat, question.seed)
    return bytes(copy)


def test_the_line_of_a_choice_that_ends_the_turn_stays_open():
    case = Case(MOMENT, [last_choice(MOMENT)], ())

    ((choice,),) = weigh(Panel(GENTES), [case], Budget(simulations=8))

    assert (len(choice.line.steps), choice.line.end) == (1, "open")


def test_a_line_ends_where_somebody_decides_whose_hand_is_not_known():
    for seed in range(4):
        looks = Panel(GENTES).ask(looks_at(MOMENT, seed), Budget(simulations=FEW))

        for look in looks:
            assert look.line.steps
            assert {step.seat for step in look.line.steps} == {MOMENT.to_move}


def recorded(plies):
    """The beginning of a game that was recorded."""
    match, dice = Match(GENTES, 2, options={"hands": "hidden"}, secret=bytes(32)).begin(), Random(1)
    while match.ply < plies:
        match.act(match.to_move, dice.choice(match.position.legal()))
    return Trail.of(read_record(match.record()))


@pytest.fixture(scope="module")
def trail():
    return recorded(14)


def test_a_review_looks_at_what_came_of_a_decision_as_its_seat_saw_it(trail, searched):
    log, panel = trail.match.log, Panel(GENTES)
    for ply, entry in enumerate(log):
        after = trail.positions[ply + 1]
        searched.clear()

        panel.ask(looks_after(trail, ply), Budget(simulations=2))

        assert {frozenset(hand(it, entry.seat)) for it in searched} == {
            frozenset(hand(after, entry.seat))
        }
        if entry.drew:
            held = hand(trail.positions[ply], entry.seat)
            searched.clear()
            panel.ask(others(trail, ply, DRAWS), Budget(simulations=2))
            for it in searched:
                assert held - hand(it, entry.seat) == held - hand(after, entry.seat)


def test_a_draw_and_the_others_it_is_compared_with_are_searched_alike():
    """Also where it ends the turn, and what others hold is to be guessed."""
    long, looks = recorded(80), set()

    for ply in (ply for ply, entry in enumerate(long.match.log) if entry.drew):
        came, instead = looks_after(long, ply), others(long, ply, DRAWS)
        assert {look.weight for look in instead} == {look.weight for look in came}
        looks.add(len(came))

    assert looks == {LOOKS, GUESSES}


def test_a_game_with_hidden_hands_can_be_reviewed(trail):
    found = review(trail.match.record(), simulations=2)

    assert len(found.decisions) == 14
    assert all(sum(it.outlook.odds) == pytest.approx(1) for it in found.decisions)
