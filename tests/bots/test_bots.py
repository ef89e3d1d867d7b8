"""Bots: they are found by name, play by the rules, see no dice, and greedy beats random."""

import time
from random import Random

import pytest

from heyday import bots, games
from heyday.bots import gods as mind
from heyday.kit import BACKEND

GODS = games.get("gods")


def play(names, seed):
    """Play a game between bots; return its end."""
    position, dice = GODS.start(len(names), seed), Random(seed)
    while not position.over:
        position.act(bots.choose(names[position.to_move], position, dice))
    return position


def positions(players, seed, turns):
    """Yield positions of a game of random play, one in so many turns."""
    position, dice = GODS.start(players, seed), Random(seed)
    while not position.over:
        if position.look().turn % turns == 0:
            yield position
        position.act(dice.choice(position.legal()))


def test_bots_are_known_by_name():
    assert bots.NAMES == ("random", "greedy", "adept", "master", "oracle", "uct")
    assert all(callable(bots.make(name, GODS).choose) for name in bots.NAMES)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("gredy", "there is no bot 'gredy': did you mean greedy?"),
        ("kasparov", "there is no bot 'kasparov': random or greedy or adept"),
    ],
)
def test_an_unknown_bot_is_named(name, why):
    with pytest.raises(bots.UnknownBot, match=why.replace("?", r"\?")):
        bots.make(name, GODS)


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_bot_plays_legal_actions_and_leaves_the_position_alone(name):
    for position in positions(3, 1, 9):
        before = bytes(position)

        assert bots.choose(name, position, Random(0)) in position.legal()
        assert bytes(position) == before


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_bot_does_not_know_the_dice(name):
    for position in positions(2, 2, 12):
        other = position.clone()
        other.reseed(4711)

        assert bots.choose(name, position, Random(5)) == bots.choose(name, other, Random(5))


@pytest.mark.parametrize("names", [["greedy", "random"], ["random", "greedy", "random"]])
def test_a_game_of_bots_is_repeatable(names):
    assert bytes(play(names, 3)) == bytes(play(names, 3))


@pytest.mark.slow
def test_greedy_beats_random():
    won = 0
    for seed in range(4):
        names = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        won += play(names, seed).ranks()[names.index("greedy")] == 1

    assert won == 4


def test_greedy_wins_when_it_can():
    """Wherever one action wins, greedy takes an action that wins."""
    chances = 0
    for seed in range(40):
        position, dice = GODS.start(2, seed), Random(seed)
        while not position.over:
            seat, winning = position.to_move, []
            for action in position.legal():
                after = position.clone()
                after.act(action)
                if after.over and after.ranks()[seat] == 1:
                    winning.append(action)
            if winning:
                chances += 1
                after = position.clone()
                while not after.over and after.to_move == seat:
                    after.act(bots.choose("greedy", after, Random(1)))
                assert after.over and after.ranks()[seat] == 1
                break
            position.act(dice.choice(position.legal()))
        if chances == 3:
            break

    assert chances == 3


def test_a_nation_is_worth_more_than_what_leads_to_it():
    position = GODS.start(2, 1)
    look = position.look()
    me = look.god[0]

    values = []
    for believers in range(4):
        me.believers[0] = believers
        me.points = 4 * (believers == 3)
        values.append(mind.worth(look, 0))

    assert values == sorted(values) and len(set(values)) == 4


@pytest.mark.skipif(BACKEND != "python", reason="the promise is about CPython")
def test_greedy_thinks_for_about_half_a_second_at_most():
    slowest = 0.0
    for position in positions(4, 7, 10):
        began = time.process_time()
        bots.choose("greedy", position, Random(0))
        slowest = max(slowest, time.process_time() - began)

    assert slowest < 1.0
