"""The worked examples of the rules of 2005, each played out.

Two of them contradict their own rule and are read as misprints (D2).
"""

import pytest

from tests.games.gods.gods_table import (
    card,
    chips,
    display,
    hand,
    legal,
    needs_python,
    play,
    points,
    power,
    refused,
    sack,
    table,
)

pytestmark = needs_python


@pytest.mark.parametrize("seed", range(12))
def test_two_green_tribes_become_a_green_and_a_blue_one(seed):
    """A second green tribe is put aside, a blue one drawn, the green one put back (2 Refill)."""
    position = table(
        display=("green", "violet"), actions=1, sack={"green": 7, "blue": 1}, seed=seed
    )

    play(position, "tribe violet 2,0")

    assert display(position) == {"green", "blue"}
    assert sack(position) == {"green": 7}


def test_a_single_card_has_six_places_around_it():
    """Fewer where places are taken (action a)."""
    alone, beside = table(field="0,0 temple red"), table(field="0,0 temple red / 1,0 desert")

    around = {f"tribe green {place}" for place in ("1,0", "1,-1", "0,-1", "-1,0", "-1,1", "0,1")}

    assert around & legal(alone) == around
    assert around & legal(beside) == around - {"tribe green 1,0"}


def test_case_1_right_of_a_red_temple_a_tribe_turns_red():
    """(action a, case 1)"""
    position = table(field="0,0 temple red", current=1)

    play(position, "tribe green 1,0")

    assert card(position, "1,0") == "green red"
    assert hand(position, "stones") == [14, 15, 15]


def test_case_2_beside_temples_of_several_gods_a_tribe_takes_no_stone():
    """(action a, case 2)"""
    position = table(field="0,0 temple red / 1,-1 temple yellow")

    play(position, "tribe green 1,0")

    assert card(position, "1,0") == "green"
    assert hand(position, "stones") == [15, 15, 15]


def test_case_3_left_of_a_red_tribe_a_tribe_turns_red():
    """(action a, case 3)"""
    position = table(field="0,0 blue red", current=1)

    play(position, "tribe green -1,0")

    assert card(position, "-1,0") == "green red"


def test_case_4_left_of_tribes_of_two_religions_a_tribe_takes_no_stone():
    """The text gives it one, against its own rule; it costs 2 power (action a, case 4, D2)."""
    position = table(field="0,0 blue red / 0,-1 violet yellow", current=2)

    play(position, "tribe green -1,0")

    assert card(position, "-1,0") == "green"
    assert hand(position, "stones") == [14, 14, 15]
    assert power(position)[2] == 10


def test_case_5_left_of_a_desert_a_tribe_takes_no_stone():
    """(action a, case 5)"""
    position = table(field="0,0 desert")

    play(position, "tribe green -1,0")

    assert card(position, "-1,0") == "green"


def test_a_red_temple_takes_two_yellow_tribes_for_six_power():
    """It costs 6 because two cards lie beside it, where the text says none (action b, D2)."""
    position = table(field="0,0 violet yellow / 1,-1 green yellow")

    play(position, "temple 1,0")

    assert (card(position, "0,0"), card(position, "1,-1")) == ("violet red", "green red")
    assert hand(position, "stones") == [13, 15, 15]
    assert power(position)[0] == 6


def test_an_extra_action_is_free_but_what_is_done_with_it_costs_as_usual():
    """(action d)"""
    position = table(field="0,0 temple yellow", extras={"red": 1}, actions=1, power=7)

    play(position, "spend", "tribe green 1,0")

    assert power(position)[0] == 6
    assert position.look().actions == 1


def test_blue_unites_the_green_nation_by_a_temple_beside_the_yellow_tribe():
    """Two green tribes follow blue and one yellow; blue's temple wins the third (Nation)."""
    field = "0,0 temple blue / 1,0 green blue / 0,1 green blue / 5,0 green yellow"
    position = table(field=field, current=2)

    play(position, "temple 6,0")

    assert card(position, "5,0") == "green blue"
    assert points(position) == [0, 0, 4]
    assert chips(position) == {"green": "blue"}


def test_a_row_of_temple_tribe_and_desert_costs_an_attacker_six_power():
    """Red lays tribe and desert to the right of its temple (Tactical comments)."""
    position = table(field="0,0 temple red", display=("violet", "desert"))

    play(position, "tribe violet 1,0", "desert 2,0")

    assert position.to_move == 1
    attacks = {"2,-1", "1,-1", "0,1", "1,1"}
    around = {line.split()[1] for line in legal(position, "temple")} & {*attacks, "0,0", "2,0"}
    assert around == attacks
    assert {position.cost(position.read(f"temple {place}")) for place in attacks} == {6}
    play(position, "temple 1,1")
    assert card(position, "1,0") == "violet yellow"
    assert power(position)[1] == 6


@pytest.mark.parametrize("verb", ["tribe green", "temple", "desert"])
def test_no_card_is_laid_on_top_of_another(verb):
    """(Other important things)"""
    position = table(display=("green", "desert"))

    with refused("occupied"):
        play(position, f"{verb} 0,0")
