"""What bots know of Gentes: the judgement by hand, and the one that games have taught."""

from itertools import pairwise

import pytest

from heyday import games
from heyday.bots.minds import gentes as mind
from heyday.bots.minds import gentes_hand as hand
from heyday.bots.minds.gentes_bonus import tile_ahead
from heyday.bots.minds.gentes_features import COUNT, features
from heyday.bots.minds.gentes_weights import DOUBT, WEIGHTS, F
from heyday.games.gentes.box import CARDS, SITES, Box, bonus
from heyday.games.gentes.state import Bonus, Cube, Place, Step
from heyday.kit import BACKEND

GENTES = games.get("gentes")
pytestmark = pytest.mark.skipif(BACKEND != "python", reason="tables are laid out in plain form")


@pytest.fixture
def look():
    """A table at the begin of the first heyday, to be changed."""
    return GENTES.start(2, 1, {"setup": "first_game"}).picture()


def expected(look, seat=0):
    odds, points = [0.0] * look.players, [0.0] * look.players
    mind.outlook(look, odds, points, [0.0] * COUNT, False)
    return points[seat]


JUDGEMENTS = pytest.mark.parametrize("judge", [mind.standing, expected], ids=["by hand", "learned"])


def gain(judge, look, change, seat=0):
    """Return by how much a change makes a position better."""
    before = judge(look, seat)
    change(look.player[seat])
    return judge(look, seat) - before


@JUDGEMENTS
def test_points_count_as_such(judge, look):
    def score(me):
        me.points[0] += 3

    assert gain(judge, look, score) == pytest.approx(3)


@pytest.mark.parametrize("what", ["coins", "cube", "person", "lock", "space"])
def test_more_is_better(look, what):
    def more(me):
        me.coins += what == "coins"
        me.cubes[Cube.TEMPLE] += what == "cube"
        me.persons[3] += what == "person"
        me.locks -= what == "lock"
        me.singles -= what == "space"

    assert gain(mind.standing, look, more) > 0.05


@pytest.mark.parametrize("what", ["coins", "person"])
@pytest.mark.parametrize("round", range(2, 6))
def test_games_have_taught_that_more_is_better(look, what, round):
    def more(me):
        me.coins += what == "coins"
        me.persons[3] += what == "person"

    look.round = round

    assert gain(expected, look, more) > 0


def test_a_card_is_worth_more_the_nearer_it_is(look):
    card, me = CARDS.index("pottery"), look.player[0]
    values = []
    for artisans in range(3):
        me.persons = [1, artisans, 0, 1, 2, 0]
        hope = hand.prospect(me, card, 0, 6, 1.0, 17.0)
        values.append(hope + hand.certain(me, card, 0))

    assert values == sorted(values) and len(set(values)) == 3


def test_a_city_of_a_new_region_brings_more_in_the_decline_than_a_second_one(look):
    def build(site):
        before = mind.standing(look, 0)
        look.owner[SITES.index(site)] = 0
        return mind.standing(look, 0) - before

    first, second, other = build("Syracusae"), build("Corinthus"), build("Tyrus")

    assert first > second and other > second


@pytest.mark.parametrize(
    ("stack", "field"), [(Bonus.CITIES, "n_cities"), (Bonus.CARDS, "n_tableau")]
)
def test_the_last_step_to_a_bonus_tile_counts_most(look, stack, field):
    me, values = look.player[0], []
    for count in range(int(bonus.needs[stack]) + 1):
        setattr(me, field, count)
        values.append(tile_ahead(look, me, stack))
    steps = [after - before for before, after in pairwise(values)]
    look.bonus_taken[stack] = 1
    later = tile_ahead(look, me, stack)
    me.bonus[stack] = 1

    assert steps == sorted(steps) and steps[0] < steps[-1]
    assert (values[0], values[-1], later) == (0, Box.BONUS_FIRST, Box.BONUS_LATER)
    assert tile_ahead(look, me, stack) == 0


def test_persons_count_towards_their_bonus_tile(look):
    me = look.player[0]
    me.persons = [6, 0, 6, 0, 6, 0]

    assert tile_ahead(look, me, Bonus.PERSONS) == Box.BONUS_FIRST


def test_hourglasses_that_stay_are_feared_in_the_last_round_only(look):
    def borrow(me):
        me.doubles += 2

    early = gain(mind.standing, look, borrow)
    look.round = Box.ROUNDS
    late = gain(mind.standing, look, borrow)

    assert late < early - 3


def test_nothing_is_hoped_for_in_the_final_scoring(look):
    me = look.player[0]
    look.step[0] = Step.GAME_END
    me.coins, me.cubes, me.singles, me.n_hand = 27, [2, 1], 0, 0
    look.place = [Place.DECK] * Box.CARDS

    assert mind.standing(look, 0) == pytest.approx(2 + 1)


def test_every_number_has_a_weight_for_every_round():
    assert COUNT == len(WEIGHTS)
    assert {len(row) for row in WEIGHTS} == {len(DOUBT)} == {Box.ROUNDS + 1}


def test_the_numbers_tell_how_a_player_stands(look):
    me = look.player[0]
    me.coins, me.cubes, me.singles, me.doubles = 13, [3, 1], 2, 1
    me.persons, me.lent = [2, 0, 0, 1, 0, 0], [0, 0, 0, 1, 0, 0]
    notes = [9.9] * COUNT

    features(look, 0, notes)

    coins = [notes[F.COINS_4], notes[F.COINS_10], notes[F.COINS_20], notes[F.COINS_MORE]]
    assert coins == [4, 6, 3, 0]
    assert [notes[F.TEMPLE_2], notes[F.TEMPLE_MORE], notes[F.ORACLE_2]] == [2, 1, 1]
    assert [notes[F.SINGLES], notes[F.DOUBLES], notes[F.LOCKS]] == [2, 1, me.locks]
    assert [notes[F.PERSON_1], notes[F.PERSON_2], notes[F.PERSON_3], notes[F.LENT]] == [2, 2, 0, 1]
    assert notes[F.HAND] == me.n_hand
    assert notes[F.TO_MOVE] == (look.seat[look.depth - 1] == 0)
