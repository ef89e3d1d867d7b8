"""When a goal is met, missed, or open."""

import pytest

from heyday.arena.balance import goals
from heyday.arena.balance.measures import Leaning, Share
from tests.arena.balance_accounts import use


@pytest.mark.parametrize(
    ("won", "games", "status"),
    [
        (520, 1000, "met"),
        (549, 1000, "met"),  # the interval may reach beyond
        (560, 1000, "open"),  # 6 points off, but 5 are within the interval
        (650, 1000, "not met"),
        (451, 1000, "met"),
        (350, 1000, "not met"),
        (6, 10, "open"),
    ],
)
def test_no_seat_is_far_from_fair_beyond_the_interval(won, games, status):
    found = goals.seats({2: [Share(won, games), Share(games - won, games)]})

    assert found.status == status
    assert bool(found.entries) == (status != "met")


def test_an_entry_tells_the_seat_and_its_interval():
    fair = [Share(250, 1000)] * 2
    found = goals.seats({4: [Share(400, 1000), Share(100, 1000), *fair]})

    assert found.entries[0] == "4 players, 1st to play: 40.0 % (37.0 to 43.1), fair is 25.0 %"
    assert found.entries[1].startswith("4 players, 2nd to play: 10.0 %")
    assert len(found.entries) == 2


@pytest.mark.parametrize(("played", "status"), [(50, "met"), (45, "open"), (5, "not met")])
def test_every_card_is_played_in_some_of_its_games(played, status):
    never = use("c", played=0, of=0)  # nothing can be said of it

    found = goals.cards_played([use("a"), use("b", played=played, of=1000), never])

    assert found.status == status
    assert [entry.partition(":")[0] for entry in found.entries] == (
        [] if status == "met" else ["B (era I)"]
    )


@pytest.mark.parametrize(
    ("best", "second", "status"),
    [(0.30, 0.0, "not met"), (0.30, 0.2, "met"), (0.2, 0.0, "met")],
)
def test_no_card_is_far_above_all_others_of_its_era(best, second, status):
    """Errors of 5 points each make 7 of a difference, so 21 are three of them."""
    cards = [use("a", best), use("b", second), use("c"), use("d", 0.3, era="era II")]

    found = goals.cards_even(cards)

    assert found.status == status
    assert [entry.partition(":")[0] for entry in found.entries] == (
        ["A (era I)"] if status == "not met" else []
    )


def test_nothing_stands_out_where_nothing_can():
    found = goals.cards_even([use("a", 0.3, error=0.2), use("b", 0.0, error=0.2)])

    assert found.status == "open"


def ways(*shares, games=1000):
    names = ("cards", "cities", "symbols", "bonus", "balanced")
    return [
        Leaning(name, 0.2, Share(share * games, games), Share(share * games, games))
        for name, share in zip(names, shares, strict=True)
    ]


@pytest.mark.parametrize(
    ("shares", "status"),
    [
        ((0.4, 0.3, 0.2, 0.0, 0.1), "met"),
        ((0.5, 0.4, 0.095, 0.0, 0.005), "open"),
        ((0.6, 0.4, 0.0, 0.0, 0.0), "not met"),
        ((0.4, 0.2, 0.0, 0.0, 0.4), "not met"),  # to be balanced is no strategy
    ],
)
def test_winners_lean_on_several_things(shares, status):
    assert goals.strategies({2: ways(*shares)}).status == status


def test_tables_of_every_size_must_have_several_strategies():
    found = goals.strategies({2: ways(0.4, 0.3, 0.3, 0, 0), 3: ways(1, 0, 0, 0, 0)})

    assert found.status == "not met"
    assert found.entries == ["3 players: cards 100 %"]
    assert found.note == "2 players: cards 40 %, cities 30 %, symbols 30 %"
