"""What accounts prove: seats, leanings, use, and what it has to do with winning."""

import random

import pytest

from heyday.arena.balance.measures import (
    BALANCED,
    Spread,
    by_place,
    by_seat,
    leads,
    leanings,
    sources,
)
from heyday.arena.balance.uses import contribution, uses
from tests.arena.balance_accounts import CARD, account, used_by


def test_the_order_of_play_is_not_the_seat():
    """The second seat begins and wins."""
    games = [account(winner=1, first=1)] * 3 + [account(winner=1, first=0)]

    assert [share.count for share in by_place(games)] == [3, 1]
    assert [share.count for share in by_seat(games)] == [0, 4]
    assert by_place(games)[0].low < 0.75 < by_place(games)[0].high


def test_points_of_winners_and_of_the_others():
    game = account({"cards": 30, "cities": 5}, {"cards": 10, "cities": 15})

    assert [(s.name, s.winners, s.others) for s in sources([game])] == [
        ("cards", 30, 10),
        ("cities", 5, 15),
    ]
    assert leads([game]) == [10]


def test_a_spread_has_its_quarters():
    found = Spread.of([1, 2, 3, 4, 5])

    assert (found.mean, found.least, found.quarter, found.middle) == (3, 1, 2, 3)
    assert (found.three_quarters, found.most) == (4, 5)


# ---- contribution ----


def test_a_contribution_is_the_win_share_of_users_less_that_of_others():
    """Who played the card won three games of four against who did not."""
    games = [account(winner=0, used=used_by(0))] * 3 + [account(winner=1, used=used_by(0))]

    found = contribution(games, "card:a")

    assert found.value == pytest.approx(0.75 - 0.25)
    assert found.error == pytest.approx(1 / 2)  # as of four tosses of a coin
    assert found.tables == 4


def test_tables_at_which_all_or_none_used_it_tell_nothing():
    mixed = [account(winner=0, used=used_by(0)), account(winner=1, used=used_by(0))]
    alike = [account(winner=0), account(winner=0, used=used_by(0, 1))]

    assert contribution([*mixed, *alike], "card:a") == contribution(mixed, "card:a")
    assert not contribution(alike, "card:a").known


def test_at_larger_tables_users_are_compared_with_all_who_are_not():
    """One of three players used it and always won: 1 against 0."""
    plain = [{"cards": 1}] * 3
    games = [account(*plain, winner=2, used=used_by(2, players=3))] * 5

    assert contribution(games, "card:a").value == pytest.approx(1.0)


def test_a_contribution_of_each_use_is_the_slope():
    """Two more uses than the other, and always the victory: half of it for each."""
    games = [account(winner=0, used=used_by(0, times=2))] * 4

    assert contribution(games, "card:a", each=True).value == pytest.approx(0.5)
    assert contribution(games, "card:a").value == pytest.approx(1.0)


def test_a_thing_without_influence_is_seldom_far_from_nothing():
    """Of many things that have nothing to do with winning, one in twenty is 1.96 errors away."""
    dice = random.Random(3)
    far = 0
    for _ in range(200):
        games = [
            account(
                winner=dice.randrange(2), used=used_by(*(s for s in (0, 1) if dice.random() < 0.4))
            )
            for _ in range(60)
        ]
        far += abs(contribution(games, "card:a").clear) > 1.96

    assert 2 <= far <= 22


# ---- use ----


def test_use_is_counted_in_games_in_which_it_was_available():
    from heyday.arena.balance.things import Thing

    games = [
        account(used=used_by(0)),
        account(),
        account(available=()),
        account({"cards": 1}, {"cards": 1}, {"cards": 1}),
    ]

    (found,) = uses(games, [Thing("card:a", "A"), Thing("tile:b", "B")], CARD)

    assert (found.games.count, found.games.of, found.uses) == (1, 3, 1)
    assert {n: part.games.of for n, part in found.by_players.items()} == {2: 2, 3: 1}
    assert found.data()["by_players"]["2"]["games"]["share"] == 0.5


def test_a_choice_is_against_rivals():
    from heyday.arena.balance.things import Thing

    game = account(used=used_by(0))
    game.seats[0].passed = {"card:a": 2}
    game.seats[1].passed = {"card:a": 1}

    (found,) = uses([game], [Thing("card:a", "A")], CARD)

    assert (found.choice.count, found.choice.of) == (1, 4)


# ---- leanings ----


def test_a_seat_leans_on_what_gives_it_more_than_an_average_seat():
    games = [
        account({"cards": 30, "cities": 10}, {"cards": 10, "cities": 30}, winner=0),
        account({"cards": 20, "cities": 20}, {"cards": 20, "cities": 20}, winner=1),
    ]

    found = {way.name: way for way in leanings(games, lambda seat: seat.points)}

    assert (found["cards"].winners.value, found["cards"].wins.value) == (0.5, 1.0)
    assert (found["cities"].winners.value, found["cities"].wins.of) == (0.0, 1)
    assert (found[BALANCED].winners.value, found[BALANCED].wins.of) == (0.5, 2)
    assert found["cards"].average == pytest.approx(0.5)


def test_seats_that_all_play_alike_are_balanced():
    games = [account()] * 5

    assert leanings(games, lambda seat: seat.points)[0].name == BALANCED


def test_points_below_zero_are_no_leaning():
    game = account({"cards": 30, "hourglasses": -20}, {"cards": 30, "hourglasses": -2})

    names = [w.name for w in leanings([game], lambda seat: seat.points) if w.wins.of]
    assert names == [BALANCED]
