"""Edge cases of nations, points chips, and the target (Unite a nation; Game end; D9, D10)."""

import pytest

from heyday.games.gods.view import ending
from tests.games.gods.gods_table import (
    card,
    chips,
    needs_python,
    play,
    points,
    power,
    refused,
    rest,
    table,
)

pytestmark = needs_python


def spread(card: str, count: int, row: int = 10) -> str:
    """Return so many cards that do not touch each other, from (0, row) on."""
    return "".join(f" / {3 * i},{row} {card}" for i in range(count))


def nations(position, colour):
    """Return the points cards of a colour (0 green to 3 yellow), by god."""
    look = position.look()
    return [look.god[seat].nations[colour] for seat in range(look.players)]


def test_42_three_tribes_of_a_colour_are_a_nation_with_card_and_chip():
    """They need not lie near each other (Unite a nation)."""
    position = table(field="0,0 temple red" + spread("green red", 2))

    play(position, "tribe green 1,0")

    assert points(position) == [4, 0, 0]
    assert chips(position) == {"green": "red"}


def test_43_a_nation_belongs_to_the_god_of_its_stones_whoever_lays_the_tribe():
    """(Unite a nation)"""
    position = table(field="0,0 temple yellow" + spread("green yellow", 2))

    play(position, "tribe green 1,0")

    assert position.to_move == 0
    assert points(position) == [0, 4, 0]
    assert chips(position) == {"green": "yellow"}


def test_44_a_nation_that_fell_and_rose_again_has_one_chip():
    """(A nation falls to pieces; D9)"""
    position = table(field="0,0 temple red" + spread("green red", 3), current=1)

    assert points(position) == [4, 0, 0]
    play(position, "temple 1,10")
    assert points(position) == [1, 0, 0]
    rest(position, turns=2)
    play(position, "temple -1,10")

    assert card(position, "0,10") == "green red"
    assert points(position) == [4, 0, 0]
    assert chips(position) == {"green": "red"}


def test_45_a_nation_whose_chip_is_gone_is_worth_its_card():
    """(Unite a nation)"""
    field = "0,0 temple red" + spread("green red", 2)
    position = table(field=field, chips={"green": "blue"})

    play(position, "tribe green 1,0")

    assert points(position) == [3, 0, 1]


@pytest.mark.parametrize("before", [5, 7])
def test_46_six_tribes_are_two_nations_and_eight_are_no_more(before):
    """With one chip (Unite a nation, D9)."""
    position = table(field="0,0 temple red" + spread("green red", before))

    play(position, "tribe green 1,0")

    assert nations(position, 0) == [2, 0, 0]
    assert points(position) == [7, 0, 0]


@pytest.mark.parametrize(("before", "after"), [(6, 4), (4, 4)])
def test_47_a_nation_falls_with_its_third_tribe_or_its_sixth(before, after):
    """Six become five: a card is lost. Four become three: none (A nation falls to pieces)."""
    position = table(field="0,0 temple red" + spread("green red", before), current=1)

    assert points(position)[0] == (7 if before == 6 else 4)
    play(position, "temple 1,10")

    assert points(position)[0] == after
    assert nations(position, 0) == [1, 0, 0]


TWO_NATIONS = spread("violet red", 6, row=20) + spread("green red", 2)  # 7 points, a third to come


def test_50_the_target_ends_the_game_in_the_middle_of_a_turn():
    """(Game end, D10)"""
    position = table(field="0,0 temple red" + TWO_NATIONS)

    play(position, "tribe green 1,0")

    assert ending(position.look()) == "target"
    assert points(position) == [11, 0, 0]
    assert position.ranks() == [1, 2, 2]
    with refused("over"):
        play(position, "tribe blue 2,0")
    assert position.to_move == 0
    assert position.legal() == []


def test_51_with_two_players_nine_points_are_not_enough():
    """(Game end)"""
    field = "0,0 temple red" + TWO_NATIONS
    position = table(2, field, chips={"green": "yellow", "violet": "yellow"})

    play(position, "tribe green 1,0")

    assert points(position) == [9, 2]
    assert not position.over
    play(position, "tribe blue 2,0")
    assert position.to_move == 1


def test_51_with_two_players_ten_points_are_enough():
    """(Game end)"""
    field = "0,0 temple red" + TWO_NATIONS
    position = table(2, field, chips={"green": "yellow"})

    play(position, "tribe green 1,0")

    assert points(position) == [10, 1]
    assert ending(position.look()) == "target"


def test_51_with_three_players_nine_points_are_enough():
    """(Game end)"""
    field = "0,0 temple red" + TWO_NATIONS
    position = table(3, field, chips={"green": "yellow", "violet": "yellow"})

    play(position, "tribe green 1,0")

    assert points(position) == [9, 2, 0]
    assert ending(position.look()) == "target"


def test_52_the_target_of_another_ends_the_game_on_my_turn():
    """(Game end, D10)"""
    position = table(field="0,0 temple red" + TWO_NATIONS, current=2, power=(1, 12, 12))

    play(position, "tribe green 1,0")

    assert ending(position.look()) == "target"
    assert position.to_move == 2
    assert position.ranks() == [1, 2, 3]
    assert power(position) == [1, 12, 11]


def test_65_a_temple_moves_a_points_card_from_one_god_to_another():
    """The loser's card goes back first, so the two cards of a colour always suffice (D9)."""
    field = spread("green yellow", 3) + spread("green red", 5, row=20)
    position = table(field=field, display=("blue", "violet"))

    assert points(position) == [4, 3, 0]
    play(position, "temple 1,10")

    assert nations(position, 0) == [2, 0, 0]
    assert points(position) == [7, 0, 0]


def test_66_a_chip_may_go_to_another_on_my_turn_and_is_gone_then():
    """(Unite a nation)"""
    field = "0,0 temple yellow" + spread("green yellow", 2) + spread("green red", 2, row=20)
    position = table(field=field + " / 1,20 green yellow")

    assert points(position) == [0, 4, 0]
    play(position, "temple 2,20")

    assert points(position) == [3, 1, 0]
    assert chips(position) == {"green": "yellow"}
