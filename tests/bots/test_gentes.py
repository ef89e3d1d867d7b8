"""The greedy bot at Gentes: legal, repeatable, quick, far better than random; and its judgement."""

import time
from random import Random

import pytest

from heyday import bots, games
from heyday.bots import gentes as mind
from heyday.games.gentes.box import CARDS, SITES, Box
from heyday.games.gentes.state import Cube, Place, Step
from heyday.kit import BACKEND

GENTES = games.get("gentes")


def play(names, seed, **options):
    """Play a game between bots; return its end."""
    position, dice = GENTES.start(len(names), seed, options), Random(seed)
    while not position.over:
        position.act(bots.choose(names[position.to_move], position, dice))
    return position


def positions(players, seed, every):
    """Yield positions of a game of random play, one in so many decisions."""
    position, dice = GENTES.start(players, seed), Random(seed)
    nth = 0
    while not position.over:
        if nth % every == 0:
            yield position
        position.act(dice.choice(position.legal()))
        nth += 1


def points(position, seat):
    return sum(position.look().player[seat].points)


@pytest.mark.parametrize("name", ["random", "greedy"])
@pytest.mark.parametrize("players", [2, 4])
def test_a_bot_plays_legal_actions_knows_no_dice_and_leaves_the_position_alone(name, players):
    for position in positions(players, 1, 17):
        before, other = bytes(position), position.clone()
        other.reseed(4711)

        chosen = bots.choose(name, position, Random(5))

        assert chosen in position.legal()
        assert chosen == bots.choose(name, other, Random(5))
        assert bytes(position) == before


@pytest.mark.slow
@pytest.mark.parametrize(
    ("names", "options"),
    [
        (["greedy", "random"], {}),
        (["random", "greedy"], {"tax": "expert", "setup": "first_game"}),
    ],
    ids=["plain", "options"],
)
def test_greedy_beats_random_by_far_and_is_repeatable(names, options):
    end, seat = play(names, 3, **options), names.index("greedy")

    assert end.ranks()[seat] == 1
    assert points(end, seat) >= 45
    assert points(end, seat) > points(end, 1 - seat) + 20
    assert bytes(end) == bytes(play(names, 3, **options))
    me = end.look().player[seat]
    assert me.singles + 2 * me.doubles <= 2
    assert me.n_hand <= Box.HAND


@pytest.mark.slow
@pytest.mark.skipif(BACKEND != "python", reason="the promise is about CPython")
def test_greedy_thinks_for_a_tenth_of_a_second_on_average():
    times = []
    for position in positions(4, 7, 6):
        began = time.process_time()
        bots.choose("greedy", position, Random(0))
        times.append(time.process_time() - began)

    assert sum(times) / len(times) < 0.1
    assert max(times) < 2.0


# ---- judgement ----


@pytest.fixture
def look():
    """A table at the begin of the first heyday, to be changed."""
    return GENTES.start(2, 1, {"setup": "first_game"}).picture()


def gain(look, change, seat=0):
    """Return by how much a change makes a position better."""
    before = mind.worth(look, seat)
    change(look.player[seat])
    return mind.worth(look, seat) - before


def test_points_count_as_such(look):
    def score(me):
        me.points[0] += 3

    assert gain(look, score) == pytest.approx(3)


@pytest.mark.parametrize("what", ["coins", "cube", "person", "lock", "space"])
def test_more_is_better(look, what):
    def more(me):
        me.coins += what == "coins"
        me.cubes[Cube.TEMPLE] += what == "cube"
        me.persons[3] += what == "person"
        me.locks -= what == "lock"
        me.singles -= what == "space"

    assert gain(look, more) > 0.05


def test_a_card_is_worth_more_the_nearer_it_is(look):
    card, me = CARDS.index("pottery"), look.player[0]
    look.place[card] = Place.HAND
    me.n_hand = 3
    values = []
    for artisans in range(3):
        me.persons = [1, artisans, 0, 1, 2, 0]
        values.append(sum(mind._prospect(me, card, 0, mind._ahead(look, me))[:2]))

    assert values == sorted(values) and len(set(values)) == 3


def test_a_city_of_a_new_region_brings_more_in_the_decline_than_a_second_one(look):
    def build(site):
        before = mind.worth(look, 0)
        look.owner[SITES.index(site)] = 0
        return mind.worth(look, 0) - before

    first, second, other = build("Syracusae"), build("Corinthus"), build("Tyrus")

    assert first > second and other > second


def test_hourglasses_that_stay_are_feared_in_the_last_round_only(look):
    def borrow(me):
        me.doubles += 2

    early = gain(look, borrow)
    look.round = Box.ROUNDS
    late = gain(look, borrow)

    assert late < early - 3


def test_nothing_is_hoped_for_in_the_final_scoring(look):
    me = look.player[0]
    look.step[0] = Step.GAME_END
    me.coins, me.cubes, me.singles, me.n_hand = 27, [2, 1], 0, 0
    look.place = [Place.DECK] * Box.CARDS

    assert mind.worth(look, 0) == pytest.approx(2 + 1)
