"""What games prove: shares, intervals, ratings, and a test that stops early."""

import math

import pytest

from heyday.arena.statistics import interval, ratings, sequential, table_of
from heyday.arena.table import Result


def result(*order, ranks=None, key=""):
    """A game that ended in this order; with ranks, in the order of seats."""
    ranks = ranks or tuple(range(1, len(order) + 1))
    points = tuple(10 - rank for rank in ranks)
    return Result(key, order, points, tuple(ranks), (1.0,) * len(order), (10,) * len(order))


def test_a_shared_victory_counts_in_parts():
    shared = result("a", "b", "c", ranks=(1, 1, 3))

    assert shared.shares == [0.5, 0.5, 0.0]


@pytest.mark.parametrize(("wins", "games"), [(0, 10), (5, 10), (10, 10), (30, 40)])
def test_an_interval_holds_the_share_and_stays_within_bounds(wins, games):
    low, high = interval(wins, games)

    assert 0 <= low <= wins / games <= high <= 1
    assert low < high


def test_wilsons_interval_is_that_of_the_textbook():
    """Ten of ten: the lower end is 10 / (10 + 1.96 squared)."""
    low, high = interval(10, 10)

    assert low == pytest.approx(10 / (10 + 1.96**2))
    assert high == pytest.approx(1)
    assert interval(0, 0) == (0.0, 1.0)


def test_a_bot_that_wins_three_of_four_is_rated_as_elo_would():
    games = [result("a", "b")] * 300 + [result("b", "a")] * 100

    found = ratings(games)

    assert found["a"] - found["b"] == pytest.approx(400 * math.log10(3), abs=5)
    assert found["a"] + found["b"] == pytest.approx(0)


def test_ratings_do_not_depend_on_the_order_of_games():
    games = [result("a", "b", "c")] * 5 + [result("c", "a", "b")] * 2 + [result("b", "c", "a")]

    assert ratings(games) == pytest.approx(ratings(games[::-1]))
    assert sorted(ratings(games), key=ratings(games).get, reverse=True)[0] == "a"


def test_who_never_lost_has_a_rating_all_the_same():
    found = ratings([result("a", "b")] * 20)

    assert 200 < found["a"] - found["b"] < 1000


def test_bots_that_never_lost_to_the_next_are_as_far_apart_on_both_ends():
    """Each draws once against an average bot, so the chain is the same from either end."""
    games = [result(*pair) for pair in ("ab", "bc", "cd") for _ in range(400)]

    found = ratings(games)

    assert found["a"] == pytest.approx(-found["d"], abs=0.1)
    assert found["b"] == pytest.approx(-found["c"], abs=0.1)
    assert found["a"] > 1600


def test_who_shares_a_place_is_as_good_wherever_it_sits():
    found = ratings([result("a", "b", "c", ranks=(1, 1, 3))] * 100)

    assert found["a"] == pytest.approx(found["b"], abs=0.01)
    assert found["a"] > found["c"]


def test_a_table_of_several_seats_of_one_bot():
    rows = table_of([result("a", "b", "b", "b"), result("b", "a", "b", "b")])
    by_name = {row.bot: row.data() for row in rows}

    assert (by_name["a"]["games"], by_name["a"]["wins"]) == (2, 1)
    assert (by_name["b"]["games"], by_name["b"]["wins"]) == (6, 1)
    assert by_name["a"]["ms_per_decision"] == 100
    assert rows[0].bot == "a"
    keys = {"bot", "games", "wins", "win_share", "ci_low", "ci_high", "rating", "ms_per_decision"}
    assert keys <= set(by_name["a"])


def test_a_sequential_test_decides_when_it_may():
    assert sequential(60, 100, 0.5, 0.6).decided == ""
    assert sequential(140, 200, 0.5, 0.6).decided == "better"
    assert sequential(95, 200, 0.5, 0.6).decided == "not better"


def test_a_sequential_test_errs_seldom():
    """Of bots that are no better, at most about one in twenty is called better."""
    import random

    dice = random.Random(5)
    called = 0
    for _ in range(300):
        wins = games = 0
        while games < 5000:
            games += 1
            wins += dice.random() < 0.5
            verdict = sequential(wins, games, 0.5, 0.6).decided
            if verdict:
                called += verdict == "better"
                break

    assert called <= 25
