"""The end of a turn (G27), and locks that cards remove (G29)."""

import pytest

from tests.games.gentes.gentes_table import (
    FULL,
    free,
    idle_turn,
    legal,
    mat,
    needs_python,
    persons,
    play,
    scored,
    step,
    table,
    whose,
)

pytestmark = needs_python

BUILDERS = {"hand": ["road"], "persons": "2 artisan 2 soldier 1 merchant"}


# ---- G27: the end of a turn ----


def test_g27_a_turn_without_additional_actions_ends_by_itself():
    position = table()

    play(position, "tax 1")

    assert (whose(position), step(position)) == ("B", "turn")


def test_g27_while_an_additional_action_is_possible_the_player_ends_the_turn():
    position = table(A={"temple": 2, "oracle": 1, "persons": "1 noble"})

    play(position, "tax 1")
    assert whose(position) == "A"
    assert legal(position) == {"end", "hire 2", "exchange"}
    play(position, "hire 2", "train noble")

    assert whose(position) == "B"  # no cube was left, so nothing was asked


def test_g27_who_fills_the_track_still_has_the_rest_of_the_turn():
    position = table(A={"singles": 6, "oracle": 1, "persons": "1 noble"})

    play(position, "tax 1")

    assert (whose(position), free(position)) == ("A", 0)
    play(position, "exchange", "move noble-priest", "done")
    assert persons(position) == "1 priest"
    assert whose(position) == "B"


def test_g27_who_has_a_full_track_spends_no_cube_before_the_decline():
    position = table(A={"singles": 5}, B=FULL | {"oracle": 2, "persons": "1 noble"})

    play(position, "tax 1")
    assert whose(position) == "A"
    play(position, "tax 1")

    assert (whose(position), step(position)) == ("B", "decline")
    assert legal(position) == {"done", "exchange"}


# ---- G29: a lock that frees a space ----


def test_g29_a_lock_removed_by_the_last_action_keeps_a_player_in_the_heyday():
    position = table(A={"singles": 5, **BUILDERS}, B=FULL)

    play(position, "tile C-1-1", "symbol 4")

    assert (mat(position).locks, free(position)) == (4, 1)
    assert (whose(position), step(position), position.look().round) == ("A", "turn", 1)
    idle_turn(position)
    assert position.look().round == 2


@pytest.mark.parametrize(("store", "left"), [("temple", (2, 1)), ("oracle", (1, 2))])
def test_g29_where_no_lock_is_left_a_card_gives_a_cube_of_choice(store, left):
    position = table(A={"locks": 0, "temple": 1, "oracle": 1, **BUILDERS})

    play(position, "tile C-1-1")
    assert legal(position) == {"cube temple", "cube oracle"}
    play(position, f"cube {store}", "symbol 2")

    assert tuple(mat(position).cubes) == left
    assert scored(position) == {"cards": 1, "symbols": 1}


def test_g29_the_second_lock_of_the_aqueduct_may_be_a_cube():
    """It removes two, and one was left (G29)."""
    needs = "4 artisan 1 merchant 2 scholar"
    position = table(round=3, A={"locks": 1, "hand": ["aqueduct"], "persons": needs})

    play(position, "tile C-1-1", "cube oracle")

    assert mat(position).locks == 0
    assert tuple(mat(position).cubes) == (0, 1)
