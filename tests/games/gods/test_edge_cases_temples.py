"""Edge cases of temples: what they cost and whom they convert (action b, D3)."""

import pytest

from tests.games.gods.gods_table import card, hand, legal, needs_python, play, power, refused, table

pytestmark = needs_python

RING = {"1,0": "desert", "1,-1": "decay", "0,-1": "desert", "-1,0": "desert", "-1,1": "decay"}


def test_20_a_temple_converts_the_tribes_beside_it_and_sends_stones_home():
    """(action b)"""
    position = table(field="0,0 violet yellow / 2,0 blue yellow")

    play(position, "temple 1,0")

    assert (card(position, "0,0"), card(position, "2,0")) == ("violet red", "blue red")
    assert hand(position, "stones") == [13, 15, 15]
    assert power(position)[0] == 6


def test_21_a_temple_converts_unbelievers_and_leaves_its_own_tribes():
    """(action b, D3)"""
    position = table(field="0,0 violet / 2,0 blue red")

    play(position, "temple 1,0")

    assert (card(position, "0,0"), card(position, "2,0")) == ("violet red", "blue red")
    assert hand(position, "stones")[0] == 13  # one of them lay there before


def test_22_a_temple_among_five_cards_is_beyond_anybodys_power():
    """(action b, D12)"""
    position = table(field=RING)

    assert position.cost(position.read("temple 0,0")) == 15
    with refused("temple-power"):
        play(position, "temple 0,0")


def test_23_a_temple_among_four_cards_takes_all_power_there_is():
    """(action b)"""
    four = dict(list(RING.items())[:4])
    position = table(field=four)

    play(position, "temple 0,0")

    assert card(position, "0,0") == "temple red"
    assert power(position)[0] == 0


def test_24_a_tribe_in_a_row_is_attacked_from_four_places_at_six_power_each():
    """(Tactical comments)"""
    row = "0,0 temple red / 1,0 violet red / 2,0 desert"
    position = table(field=row, current=1)

    prices = {
        line: position.cost(position.read(line))
        for line in legal(position, "temple")
        if line.split()[1] in ("2,-1", "1,-1", "0,0", "0,1", "1,1", "2,0")
    }

    assert prices == {f"temple {place}": 6 for place in ("2,-1", "1,-1", "0,1", "1,1")}


def test_25_a_temple_needs_three_power_even_beside_one_card():
    """(action b, D12)"""
    position = table(field="0,0 temple red", power=2)

    with refused("temple-power"):
        play(position, "temple 1,0")
    assert legal(position, "temple") == set()


def test_49_with_too_few_stones_the_player_chooses_who_gets_one():
    """The other tribe loses its religion (D3)."""
    field = "0,0 violet yellow / 2,0 blue yellow"
    position = table(field=field, stones={"red": 1})

    play(position, "temple 1,0", "convert 2,0")

    assert (card(position, "0,0"), card(position, "2,0")) == ("violet", "blue red")
    assert hand(position, "stones") == [0, 15, 15]
    assert position.look().actions == 1


def test_53_without_temples_none_can_be_laid():
    """(Other important things)"""
    position = table(temples={"red": 0})

    with refused("no-temples"):
        play(position, "temple 2,0")
    assert legal(position, "temple") == set()


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("tribe green 0,0", "occupied"),
        ("temple 0,0", "occupied"),
        ("tribe green 2,1", "not-touching"),
        ("temple 9,9", "not-touching"),
        ("desert 0,0", "occupied"),
        ("desert 9,9", "not-touching"),
    ],
)
def test_54_a_card_is_laid_on_an_empty_place_that_touches_another(line, code):
    """(actions a, b and c; Other important things)"""
    position = table(field="0,0 temple red / 1,0 desert", display=("green", "desert"))

    with refused(code):
        play(position, line)


def test_58_a_tribe_enclosed_by_six_cards_is_attacked_once_a_desert_leaves():
    """The place left open costs 3 power for each card around it (actions b and e)."""
    field = {"0,0": "violet yellow", **RING, "0,1": "decay"}
    position = table(field=field)
    around = {f"temple {place}" for place in field}

    assert not legal(position, "temple") & around
    play(position, "lift 1,0", "drop 2,-2")
    assert legal(position, "temple") & around == {"temple 1,0"}
    assert position.cost(position.read("temple 1,0")) == 9
    assert power(position)[0] == 10
    play(position, "temple 1,0")
    assert card(position, "0,0") == "violet red"


def test_68_a_hole_among_six_cards_costs_a_tribe_six_and_takes_no_temple():
    """(actions a and b)"""
    position = table(field={**RING, "0,1": "decay"})

    with refused("temple-power"):
        play(position, "temple 0,0")
    play(position, "tribe green 0,0")
    assert power(position)[0] == 6


def test_72_stones_that_came_home_are_at_once_at_hand():
    """(action b, Other important things)"""
    field = "0,0 violet yellow / 5,0 temple yellow"
    position = table(field=field, stones={"yellow": 0})

    play(position, "temple 1,0")

    assert hand(position, "stones")[1] == 1
    play(position, "tribe green 6,0")
    assert card(position, "6,0") == "green yellow"
    assert hand(position, "stones")[1] == 0
