"""Persons: the chart (G2, G28), exchanges (G17, G40)."""

import pytest

from tests.games.gentes.gentes_table import (
    ORDER,
    cubes,
    legal,
    needs_python,
    persons,
    play,
    scored,
    step,
    table,
    whose,
    why,
)

pytestmark = needs_python


# ---- G2: full rows ----


@pytest.mark.parametrize(
    ("before", "group", "after"),
    [
        ("2 noble 4 artisan", "noble", "3 noble 3 artisan"),
        ("6 artisan", "noble", "1 noble 5 artisan"),
        ("5 soldier 1 merchant", "soldier", "6 soldier"),
        ("3 priest 2 scholar", "priest", "4 priest 2 scholar"),
    ],
)
def test_g2_who_joins_a_full_row_pushes_one_of_the_other_group(before, group, after):
    """By a philosopher, for cubes or in exchange (G2)."""
    taught = table(training=[group, *(g for g in ORDER if g != group)], A={"persons": before})
    hired = table(A={"persons": before, "temple": 3})

    play(taught, "tile P-4-1", f"train {group}")
    play(hired, "hire 3", f"train {group}")

    assert persons(taught) == persons(hired) == after


def test_g2_into_a_group_of_six_nobody_is_trained():
    position = table(training=ORDER, A={"persons": "6 noble", "oracle": 4})
    exchanging = position.clone()
    hiring = position.clone()

    play(position, "tile P-4-1")
    play(hiring, "hire 0")
    play(exchanging, "exchange")

    assert why(position, "train noble") == "group-full"
    assert why(hiring, "train noble") == "group-full"
    assert legal(hiring) == {f"train {group}" for group in ORDER[1:]}
    play(exchanging, "move noble-soldier")
    assert why(exchanging, "move soldier-noble") == "none"


def test_g2_18_persons_fill_the_chart():
    full = "3 noble 3 artisan 6 soldier 1 priest 5 scholar"
    position = table(A={"persons": full, "temple": 3, "bonus": [2]})

    play(position, "hire 3", "train priest")

    assert persons(position) == "3 noble 3 artisan 6 soldier 2 priest 4 scholar"


# ---- G28: printed persons without room ----


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("1 noble 2 soldier", "1 noble 3 soldier"),
        ("1 noble 6 soldier", "1 noble 6 soldier"),
        ("1 noble 4 soldier 2 merchant", "1 noble 5 soldier 1 merchant"),
    ],
)
def test_g28_a_printed_soldier_pushes_wanted_or_not_and_is_lost_without_room(before, after):
    position = table(A={"persons": before, "hand": ["watchtower"]})

    play(position, "tile C-1-1", "symbol 2")

    assert persons(position) == after
    assert scored(position) == {"cards": 2, "symbols": 1}


def test_g28_persons_of_choice_join_one_by_one_where_there_is_room():
    """The Hospital gives two; nobody can join a group of six (G2)."""
    needs = "1 noble 6 merchant 2 priest 4 scholar"
    position = table(round=3, A={"persons": needs, "hand": ["hospital"]})

    play(position, "tile C-1-1")
    assert step(position) == "join_any"
    assert why(position, "join merchant") == "group-full"
    play(position, "join priest", "join noble", "symbol 1")

    assert persons(position) == "2 noble 6 merchant 3 priest 3 scholar"


# ---- G17 and G40: exchanges ----


def test_g17_a_cube_of_the_oracle_moves_up_to_two_persons():
    position = table(A={"persons": "1 noble 1 priest", "oracle": 2})

    play(position, "exchange", "move noble-artisan", "move priest-artisan")
    assert (persons(position), cubes(position), step(position)) == ("2 artisan", (0, 1), "turn")
    play(position, "exchange", "move artisan-noble", "done")

    assert persons(position) == "1 noble 1 artisan"
    assert (cubes(position), whose(position)) == ((0, 0), "A")


def test_g17_a_person_may_be_moved_on():
    position = table(A={"persons": "1 noble", "oracle": 1})

    play(position, "exchange", "move noble-artisan", "move artisan-priest")

    assert persons(position) == "1 priest"


@pytest.mark.parametrize(
    ("situation", "reason"),
    [
        ({"persons": "1 noble", "temple": 4}, "no-oracle"),
        ({"oracle": 1}, "nobody-to-move"),
        ({"persons": "1 noble", "oracle": 1}, "none"),
    ],
)
def test_g17_an_exchange_needs_an_oracle_cube_and_a_person(situation, reason):
    assert why(table(A=situation), "exchange") == reason


def test_g40_what_an_exchange_refuses():
    """At least one move, of a person who is there, to another group with room (G40)."""
    position = table(A={"persons": "6 noble 1 soldier", "oracle": 1})

    play(position, "exchange")

    assert why(position, "done") == "move-first"
    assert why(position, "move noble-noble") == "same-group"
    assert why(position, "move priest-noble") == "no-such-person"
    assert why(position, "move soldier-noble") == "group-full"
    assert why(position, "tax 1") == "not-now"


def test_g40_a_move_may_push_somebody_out():
    """Within a full row the one who leaves makes room, so nobody is pushed (G17, G40)."""
    position = table(A={"persons": "4 noble 2 artisan 1 soldier", "oracle": 1})

    play(position, "exchange", "move noble-artisan", "move soldier-artisan")

    assert persons(position) == "2 noble 4 artisan"
