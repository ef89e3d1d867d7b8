"""Whole recorded games of Gentes: each was kept for something that seldom happens.

They are replayed here; that nobody cheated in them is checked with the records of all games.
"""

from pathlib import Path

import pytest

from heyday.match.match import Match
from heyday.match.replay import replay

RECORDS = Path(__file__).parents[2] / "records"


def played(name: str) -> Match:
    return replay((RECORDS / f"gentes-{name}.heyday").read_text(encoding="utf-8"))


def standing(match: Match) -> list[tuple[int, int, int]]:
    """Points, cards played and coins of each seat: what ranks them (G23)."""
    mats = match.view(None)["mats"]
    return [(mat["points"], len(mat["tableau"]), mat["coins"]) for mat in mats]


def tied(match: Match) -> list[tuple[int, int, int]]:
    """The seats with the most points, the best first."""
    order = sorted(standing(match), reverse=True)
    return [seat for seat in order if seat[0] == order[0][0]]


def test_a_tie_is_broken_by_cards():
    first, second, *_ = tied(played("3-tie-cards"))

    assert first[1] > second[1]


def test_a_tie_of_points_and_cards_is_broken_by_coins():
    match = played("4-tie-coins")
    first, second, *_ = tied(match)

    assert first[1] == second[1]
    assert first[2] > second[2]
    assert sorted(match.result()["ranks"]) == [1, 2, 3, 4]


def test_a_tie_of_all_three_is_shared():
    match = played("4-tie-shared")

    assert len(set(tied(match)[:2])) == 1
    assert len(match.result()["winners"]) == 2
    assert sorted(match.result()["ranks"]) == [1, 1, 3, 4]


def test_cards_that_the_track_cannot_cover_are_discarded():
    """The overflow of the hand limit (G20), in a game with the expert tax (G6)."""
    match = played("2-overflow")

    assert any(entry.form == "discard" for entry in match.log)
    assert match.options["tax"] == "expert"


def test_a_seventh_city_is_a_relocated_one():
    match = played("3-relocation")

    moved = [entry for entry in match.log if entry.form == "relocate"]
    assert moved
    assert all(mat["cities_left"] >= 0 for mat in match.view(None)["mats"])


def test_a_first_game_begins_with_a_turn():
    match = played("3-first-game")

    assert match.log[0].form not in ("draft", "settle")
    assert match.options == {"setup": "first_game", "tax": "ordinary", "hands": "hidden"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_bots_played_a_whole_game(players):
    match = played(f"{players}-greedy")

    assert match.over
    assert set(match.seats) == {"greedy"}
    assert match.view(None)["round"] == 6
