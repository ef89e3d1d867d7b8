"""The second, naive final scoring by tables of cases; the rules come to the same (5.0)."""

import pytest

from heyday.games.gentes.box import CARDS
from heyday.games.gentes.oracle import final_points, hand_points, scores_hand
from heyday.games.gentes.state import Place, Source, State, Step
from tests.games.gentes.gentes_table import mat, needs_python, play, scored, step, table
from tests.games.gentes.steering import late

pytestmark = needs_python

COINS = [(0, 0), (1, 0), (9, 0), (10, 1), (11, 1), (19, 1), (20, 2), (99, 9), (100, 10), (137, 13)]
CUBES = [
    ((0, 0), 0),
    ((1, 0), 0),
    ((0, 1), 0),
    ((1, 1), 1),
    ((2, 0), 1),
    ((0, 2), 1),
    ((2, 1), 1),
    ((1, 3), 2),
    ((4, 0), 2),
    ((3, 2), 2),
    ((4, 3), 3),
    ((4, 4), 4),
]
HOURGLASSES = [  # singles and doubles
    ((0, 0), 0),
    ((1, 0), -2),
    ((2, 0), -4),
    ((3, 0), -8),
    ((4, 0), -16),
    ((5, 0), -16),
    ((6, 0), -16),
    ((0, 1), -4),
    ((1, 1), -8),
    ((2, 1), -16),
    ((0, 2), -16),
    ((1, 2), -16),
    ((0, 3), -16),
]
HALVES = [  # a card, its points, and what it is worth in the end
    ("forge", 1, 1),
    ("shrine", 2, 1),
    ("pottery", 3, 2),
    ("assembly", 4, 2),
    ("altar", 5, 3),
    ("mint", 6, 3),
    ("council_house", 7, 4),
    ("citadel", 11, 6),
    ("league", 12, 6),
    ("school", 13, 7),
    ("palace", 14, 7),
    ("mausoleum", 15, 8),
    ("pyramid", 16, 8),
]


# ---- coins, cubes, hourglasses (G22, G32) ----


def seated(**counted):
    """Return a table on which only seat 1 has something."""
    s = State()
    s.players = 2
    for name, value in counted.items():
        setattr(s.player[1], name, value)
    return s


@pytest.mark.parametrize(("coins", "points"), COINS)
def test_ten_coins_are_a_point(coins, points):
    assert final_points(seated(coins=coins), 1, Source.COINS) == points


@pytest.mark.parametrize(("cubes", "points"), CUBES)
def test_two_cubes_of_whatever_kind_are_a_point(cubes, points):
    assert final_points(seated(cubes=list(cubes)), 1, Source.CUBES) == points


@pytest.mark.parametrize(("hours", "points"), HOURGLASSES)
def test_hourglasses_cost_more_and_more_and_a_double_counts_two(hours, points):
    singles, doubles = hours

    s = seated(singles=singles, doubles=doubles, locks=5, n_tiles=3)

    assert final_points(s, 1, Source.HOURGLASSES) == points


def test_everybody_is_scored_for_what_is_his():
    s = seated(coins=50, cubes=[4, 4], singles=3)

    assert [final_points(s, 0, source) for source in range(Source.COINS, 9)] == [0, 0, 0]
    assert [final_points(s, 1, source) for source in range(Source.COINS, 9)] == [5, 4, -8]


@pytest.mark.parametrize("seat", ["A", "B"])
@pytest.mark.parametrize(
    ("coins", "cubes", "hours"),
    [(137, (4, 4), (1, 0)), (9, (2, 1), (3, 0)), (40, (0, 0), (2, 0)), (0, (1, 0), (6, 0))],
)
def test_the_rules_come_to_the_same(seat, coins, cubes, hours):
    """The scoring of the rules against the tables above (5.0 B to D)."""
    temple, oracle = cubes

    position = table(
        when="final",
        **{seat: {"coins": coins, "temple": temple, "oracle": oracle, "singles": hours[0]}},
    )

    assert position.over
    expected = {
        "coins": dict(COINS).get(coins, coins // 10),
        "cubes": dict(CUBES)[cubes],
        "hourglasses": dict(HOURGLASSES)[hours],
    }
    assert scored(position, seat) == {source: n for source, n in expected.items() if n}
    assert mat(position, seat).coins == coins  # they are kept for ties


# ---- the hand (G22, G38) ----


def moment(finale=1, scoring=(), **places):
    """Return a table with cards in some places, where some seats have yet to score their hand."""
    s = State()
    s.players, s.finale = 2, finale
    for seat in scoring:
        s.step[s.depth], s.seat[s.depth] = Step.FINAL, seat
        s.depth += 1
    for card, place in places.items():
        s.place[CARDS.index(card)] = place
    return s


@pytest.mark.parametrize(("card", "points", "half"), HALVES)
def test_a_hand_card_is_worth_half_its_points_rounded_up(card, points, half):
    before = moment(scoring=[1], **{card: Place.HAND + 1})
    played = moment(scoring=[1], **{card: Place.TABLEAU + 1})
    given_up = moment(**{card: Place.HAND + 1})

    assert (points + 1) // 2 == half
    assert hand_points(played, before, 1) == half
    assert hand_points(given_up, before, 1) == -half
    assert hand_points(played, before, 0) == hand_points(given_up, before, 0) == 0


def test_all_cards_that_remain_cost_something():
    hand = {"pottery": Place.HAND + 1, "league": Place.HAND + 1, "school": Place.HAND}

    before, after = moment(scoring=[0, 1], **hand), moment(scoring=[0], **hand)

    assert hand_points(after, before, 1) == -2 - 6
    assert hand_points(after, before, 0) == 0  # his turn is still to come
    assert hand_points(before, before, 1) == 0


def test_a_card_may_be_scored_and_the_rest_given_up_at_once():
    """After the last card that could be played nothing is left to choose."""
    before = moment(scoring=[1], altar=Place.HAND + 1, mint=Place.HAND + 1)
    after = moment(altar=Place.TABLEAU + 1, mint=Place.HAND + 1)

    assert hand_points(after, before, 1) == 3 - 3


def test_cards_played_before_the_final_scoring_do_not_count_for_the_hand():
    before = moment(finale=0, altar=Place.HAND, mint=Place.HAND)

    assert hand_points(moment(finale=0, altar=Place.TABLEAU), before, 0) == 0
    assert hand_points(moment(finale=0, altar=Place.DISCARD), before, 0) == 0


def test_the_scoring_may_begin_and_end_with_one_action():
    """Whoever has nothing to choose gives the hand up at once."""
    before = moment(finale=0, altar=Place.HAND + 1)

    assert hand_points(moment(altar=Place.HAND + 1), before, 1) == -3
    assert hand_points(moment(scoring=[1], altar=Place.HAND + 1), before, 1) == 0


def test_a_hand_is_scored_in_its_owners_part_of_the_final_scoring():
    assert [scores_hand(moment(finale=0), p) for p in range(2)] == [True, True]
    assert [scores_hand(moment(scoring=[1]), p) for p in range(2)] == [False, True]
    assert [scores_hand(moment(), p) for p in range(2)] == [False, False]
    rest = moment()
    rest.step[0], rest.seat[0], rest.depth = Step.FINAL_REST, 1, 1
    assert not scores_hand(rest, 1)


def test_a_hand_is_given_up_only_once():
    hand = {"altar": Place.HAND + 1, "school": Place.HAND}

    before, after = moment(scoring=[0], **hand), moment(**hand)

    assert hand_points(after, before, 1) == 0
    assert hand_points(after, before, 0) == -7


def test_the_rules_score_a_hand_as_the_oracle_does():
    """Two cards scored, 2 and 1; two given up, 2 and 8 (5.0 A)."""
    position = table(
        round=6,
        when="final",
        A={
            "coins": 0,
            "singles": 0,
            "persons": "1 noble 2 artisan 1 merchant 3 priest",
            "hand": ["pottery", "shrine", "treasure_chamber", "pyramid"],
        },
    )

    for line, points in (("score pottery", 2), ("score shrine", 1), ("done", -2 - 8)):
        before = position.clone()
        play(position, line)
        assert hand_points(position.look(), before.look(), 0) == points

    assert step(position) == "over"
    assert scored(position) == {"hand": 2 + 1 - 2 - 8}


def test_a_game_that_is_not_over_can_be_counted_too():
    """The oracle reads only the table: it needs no step of the rules."""
    position = table()

    position.alter(late)

    found = [final_points(position.look(), 0, source) for source in range(Source.COINS, 9)]
    assert found == [3, 3, -2]
