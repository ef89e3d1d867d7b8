"""Edge cases of religion: what a tribe follows that has just been laid (action a, D1)."""

import pytest

from tests.games.gods.gods_table import card, hand, needs_python, play, power, table

pytestmark = needs_python


def test_10_a_tribe_follows_the_only_temple_beside_it_whoever_lays_it():
    """(action a, case 1)"""
    position = table(field="0,0 temple yellow")

    play(position, "tribe green 1,0")

    assert card(position, "1,0") == "green yellow"
    assert power(position) == [11, 12, 12]
    assert hand(position, "stones") == [15, 14, 15]


def test_11_a_tribe_between_temples_of_two_gods_follows_none():
    """(action a, case 2)"""
    position = table(field="0,0 temple yellow / 2,0 temple blue")

    play(position, "tribe green 1,0")

    assert card(position, "1,0") == "green"
    assert power(position)[0] == 10


def test_12_without_a_temple_a_tribe_follows_the_tribe_beside_it():
    """(action a, case 3)"""
    position = table(field="0,0 violet blue")

    play(position, "tribe green 1,0")

    assert card(position, "1,0") == "green blue"


def test_13_a_tribe_between_tribes_of_two_religions_follows_none():
    """The example of the text, which gives it a stone, is a misprint (action a, case 4, D2)."""
    position = table(field="0,0 violet yellow / 2,0 violet blue")

    play(position, "tribe green 1,0")

    assert card(position, "1,0") == "green"
    assert power(position)[0] == 10


def test_14_a_tribe_beside_a_desert_follows_no_god():
    """(action a, case 5)"""
    position = table(field="0,0 desert")

    play(position, "tribe green 1,0")

    assert card(position, "1,0") == "green"
    assert power(position)[0] == 11


def test_15_a_tribe_beside_an_unbelieving_tribe_follows_no_god():
    """(D1)"""
    position = table(field="0,0 violet")

    play(position, "tribe green 1,0")

    assert card(position, "1,0") == "green"


def test_16_an_unbelieving_tribe_beside_a_believing_one_says_nothing():
    """(D1)"""
    position = table(field="0,0 violet yellow / 2,0 violet")

    play(position, "tribe green 1,0")

    assert card(position, "1,0") == "green yellow"


@pytest.mark.parametrize(
    ("religion", "follows"), [("temple_first", "green yellow"), ("any_foreign_blocks", "green")]
)
def test_17_a_temple_comes_before_a_tribe_of_another_religion(religion, follows):
    """By option the foreign tribe blocks (action a, D1)."""
    field = "0,0 temple yellow / 2,0 violet blue"
    position = table(field=field, options={"religion": religion})

    play(position, "tribe green 1,0")

    assert card(position, "1,0") == follows


def test_18_between_two_temples_no_tribe_tips_the_balance():
    """(action a, case 2, D1)"""
    position = table(field="0,0 temple yellow / 2,0 temple blue / 1,-1 violet yellow")

    play(position, "tribe green 1,0")

    assert card(position, "1,0") == "green"
    assert power(position)[0] == 9


def test_19_two_temples_of_one_god_are_one_religion():
    """(action a, case 1)"""
    position = table(field="0,0 temple yellow / 2,0 temple yellow")

    play(position, "tribe green 1,0")

    assert card(position, "1,0") == "green yellow"


def test_48_a_tribe_of_a_god_without_stones_stays_without():
    """(Other important things)"""
    position = table(field="0,0 temple yellow", stones={"yellow": 0})

    play(position, "tribe green 1,0")

    assert card(position, "1,0") == "green"
    assert hand(position, "stones")[1] == 0


def test_60_a_tribe_never_changes_the_tribes_beside_it():
    """(action a)"""
    position = table(field="0,0 violet / 1,-1 violet blue / 2,0 temple yellow")

    play(position, "tribe green 1,0")

    assert card(position, "1,0") == "green yellow"
    assert card(position, "0,0") == "violet"
    assert card(position, "1,-1") == "violet blue"


def test_73_a_temple_of_ones_own_does_not_outweigh_that_of_another():
    """(action a, case 2)"""
    position = table(field="0,0 temple red / 2,0 temple yellow")

    play(position, "tribe green 1,0")

    assert card(position, "1,0") == "green"
