"""Bots: found by name, legal, blind to what is hidden, and each better than the simpler one."""

import time
from random import Random

import pytest

from heyday import bots, games
from heyday.kit import BACKEND

GODS = games.get("gods")
BOTH = pytest.mark.parametrize("game", games.NAMES)
QUICK = ["random", "novice", "apprentice"]


def play(game, names, seed, **options):
    """Play a game between bots; return its end."""
    found = games.get(game)
    position, dice = found.start(len(names), seed, options), Random(seed)
    players = [bots.make(name, found) for name in names]
    while not position.over:
        position.act(bots.ask(players[position.to_move], position, dice))
    return position


def positions(game, players, seed, every, **options):
    """Yield positions of a game of random play, one in so many decisions."""
    position, dice = games.get(game).start(players, seed, options), Random(seed)
    nth = 0
    while not position.over:
        if nth % every == 0:
            yield position
        position.act(dice.choice(position.legal()))
        nth += 1


def test_bots_are_known_by_name():
    assert bots.LEVELS == ("novice", "apprentice", "adept", "master", "oracle")
    assert set(bots.NAMES) == {"random", "uct", *bots.LEVELS}
    assert all(callable(bots.make(name, GODS).choose) for name in bots.NAMES)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("aprentice", "there is no bot 'aprentice': did you mean apprentice?"),
        ("kasparov", "there is no bot 'kasparov': random or novice or apprentice or adept"),
    ],
)
def test_an_unknown_bot_is_named(name, why):
    with pytest.raises(bots.UnknownBot, match=why.replace("?", r"\?")):
        bots.make(name, GODS)


@BOTH
@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("players", [2, 4])
def test_a_bot_plays_legal_actions_knows_no_dice_and_leaves_the_position_alone(game, name, players):
    for position in positions(game, players, 1, 29):
        before, other = bytes(position), position.clone()
        other.reseed(4711)

        chosen = bots.choose(name, position, Random(5))

        assert chosen in position.legal()
        assert chosen == bots.choose(name, other, Random(5))
        assert bytes(position) == before


@pytest.mark.parametrize("name", ["random", "novice", "apprentice", "adept"])
def test_a_bot_does_not_know_hidden_hands(name):
    """However the cards that a seat cannot see lie, it chooses the same."""
    for nth, position in enumerate(positions("gentes", 3, 1, 40, hands="hidden")):
        other = position.clone()
        other.veil(position.to_move, nth + 1)
        bot = bots.make(name, position.game, simulations=20)

        assert bots.ask(bot, position, Random(5)) == bots.ask(bot, other, Random(5))


@BOTH
@pytest.mark.parametrize("names", [["apprentice", "random"], ["random", "novice", "random"]])
def test_a_game_of_bots_is_repeatable(game, names):
    if game == "gentes" and BACKEND == "python":
        pytest.skip("a minute under CPython")
    assert bytes(play(game, names, 3)) == bytes(play(game, names, 3))


@pytest.mark.slow
@BOTH
@pytest.mark.parametrize(("better", "worse"), [("novice", "random"), ("apprentice", "random")])
def test_a_level_beats_what_is_below_it(game, better, worse):
    won = 0
    for seed in range(4):
        names = [better, worse] if seed % 2 else [worse, better]
        won += play(game, names, seed).ranks()[names.index(better)] == 1

    assert won == 4


@pytest.mark.slow
@pytest.mark.skipif(BACKEND != "numba", reason="many games")
@BOTH
def test_an_apprentice_beats_a_novice(game):
    won = 0
    for seed in range(40):
        names = ["apprentice", "novice"] if seed % 2 else ["novice", "apprentice"]
        won += play(game, names, seed).ranks()[names.index("apprentice")] == 1

    assert won >= 24


def test_an_apprentice_wins_when_it_can():
    """Wherever one action wins, it takes an action that wins."""
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
                    after.act(bots.choose("apprentice", after, Random(1)))
                assert after.over and after.ranks()[seat] == 1
                break
            position.act(dice.choice(position.legal()))
        if chances == 3:
            break

    assert chances == 3


@pytest.mark.skipif(BACKEND != "python", reason="the promise is about CPython")
@BOTH
def test_an_apprentice_answers_within_a_second_or_two_even_uncompiled(game):
    bot, times = bots.make("apprentice", games.get(game)), []
    for position in positions(game, 4, 7, 40):
        began = time.process_time()
        bots.ask(bot, position, Random(0))
        times.append(time.process_time() - began)

    assert sum(times) / len(times) < 1.0
    assert max(times) < 5.0


@BOTH
def test_an_apprentice_can_be_stopped(game):
    for position in positions(game, 2, 7, 40):
        bot = bots.make("apprentice", position.game)

        assert bot.choose(position, Random(1), stop=lambda: True) in position.legal()
