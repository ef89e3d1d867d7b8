"""Rulings D3 (too few stones), D4 (decay) and D5 (whirlwind), where the rules are silent."""

import pytest

from heyday.games.gods.view import ending
from tests.games.gods.gods_table import (
    card,
    fault_of,
    hand,
    legal,
    needs_python,
    play,
    points,
    power,
    refused,
    table,
)

pytestmark = needs_python

PAIR = "0,0 temple yellow / 2,0 temple blue"


# ---- D3: too few god stones ----


def short_of_stones(**more):
    """Red has 14 of its 15 stones on tribes far off, and two nations without chips."""
    crowd = ["green red"] * 5 + ["blue red"] * 5 + ["violet red"] * 2 + ["yellow red"] * 2
    field = {f"{3 * i},20": tribe for i, tribe in enumerate(crowd)}
    field |= {"0,0": "violet yellow", "2,0": "green yellow"}
    return table(2, field, chips={"green": "yellow", "blue": "yellow"}, **more)


def test_the_last_stone_makes_a_nation_where_the_player_puts_it():
    """Nations are counted when all stones are given (D3, D9)."""
    position = short_of_stones()

    assert (points(position), fault_of(position)) == ([6, 2], "none")
    play(position, "temple 1,0")
    assert legal(position) == {"convert 0,0", "convert 2,0"}
    assert points(position) == [6, 2]
    play(position, "convert 2,0")

    assert (card(position, "0,0"), card(position, "2,0")) == ("violet", "green red")
    assert points(position) == [9, 2]
    assert not position.over


def test_the_last_stone_may_win_the_game():
    """(D3, D10)"""
    position = short_of_stones()

    play(position, "temple 1,0", "convert 0,0")

    assert points(position) == [10, 2]
    assert ending(position.look()) == "target"
    assert position.to_move == 0


def test_two_stones_for_three_tribes_are_given_one_by_one():
    """All foreign stones go home first; one's own tribe keeps its stone (D3)."""
    field = "0,0 violet yellow / 2,0 blue blue / 1,-1 green / 0,1 yellow red / 5,0 green yellow"
    position = table(field=field, stones={"red": 2})

    play(position, "temple 1,0")

    assert hand(position, "stones") == [2, 14, 15]
    assert legal(position) == {"convert 0,0", "convert 2,0", "convert 1,-1"}
    with refused("not-wanting"):
        play(position, "convert 0,1")
    with refused("not-wanting"):
        play(position, "convert 5,0")
    with refused("not-now"):
        play(position, "tribe green 3,0")
    play(position, "convert 1,-1")
    assert legal(position) == {"convert 0,0", "convert 2,0"}
    assert position.look().actions == 2
    play(position, "convert 0,0")
    assert [card(position, place) for place in ("0,0", "2,0", "1,-1", "0,1")] == [
        "violet red",
        "blue",
        "green red",
        "yellow red",
    ]
    assert position.look().actions == 1


def test_without_a_stone_a_temple_only_drives_religions_out():
    """(D3)"""
    position = table(field="0,0 violet yellow / 2,0 blue yellow", stones={"red": 0})

    play(position, "temple 1,0")

    assert (card(position, "0,0"), card(position, "2,0")) == ("violet", "blue")
    assert hand(position, "stones") == [0, 15, 15]
    assert position.look().actions == 1


def test_just_enough_stones_are_given_without_a_question():
    """(D3)"""
    position = table(field="0,0 violet yellow / 2,0 blue yellow", stones={"red": 2})

    play(position, "temple 1,0")

    assert (card(position, "0,0"), card(position, "2,0")) == ("violet red", "blue red")
    assert hand(position, "stones")[0] == 0


def test_a_nation_falls_even_if_its_tribe_finds_no_new_god():
    """(D3)"""
    field = "0,0 green yellow / 5,0 green yellow / 9,0 green yellow"
    position = table(field=field, stones={"red": 0})

    play(position, "temple 1,0")

    assert card(position, "0,0") == "green"
    assert points(position) == [0, 1, 0]


def test_a_temple_needs_no_tribe_beside_it():
    """(action b)"""
    position = table(field="0,0 desert")

    play(position, "temple 1,0")

    assert card(position, "1,0") == "temple red"
    assert hand(position, "temples") == [7, 8, 8]
    assert power(position)[0] == 9


# ---- D4: decay ----


def test_a_decay_may_take_power_from_nobody():
    """(D4)"""
    position = table(field=PAIR, display=("decay", "green"), power=5)

    play(position, "decay 1,0", "spare")

    assert power(position) == [5, 5, 5]
    assert position.look().actions == 1


def test_a_decay_takes_the_last_power():
    """(D4)"""
    position = table(field=PAIR, display=("decay", "green"), power=(5, 1, 5))

    play(position, "decay 1,0", "steal yellow")

    assert power(position) == [6, 0, 5]


def test_a_decay_takes_one_power_however_many_temples_lie_beside_it():
    """(D4)"""
    field = "0,0 temple yellow / 2,0 temple yellow / 1,-1 temple yellow"
    position = table(field=field, display=("decay", "green"), power=5)

    play(position, "decay 1,0", "steal yellow")

    assert power(position) == [6, 4, 5]


@pytest.mark.parametrize("god", ["red", "blue", "green"])
def test_a_decay_takes_power_only_from_others_with_a_temple_beside_it(god):
    """Not from oneself, from a god farther off, or from one who does not play (D4)."""
    field = "0,0 temple red / 2,0 temple yellow / 5,0 temple blue"
    position = table(field=field, display=("decay", "green"))

    play(position, "decay 1,0")

    with refused("not-a-victim"):
        play(position, f"steal {god}")
    assert legal(position) == {"steal yellow", "spare"}


def test_a_decay_away_from_temples_takes_nothing():
    """The overview's +1 is the point that is taken (D4)."""
    position = table(field="0,0 desert", display=("decay", "green"), power=5)

    play(position, "decay 1,0")

    assert power(position) == [5, 5, 5]
    assert position.look().actions == 1


# ---- D5: whirlwind ----


def test_a_whirlwind_may_leave_every_desert_where_it_is():
    """(D5)"""
    position = table(4, display=("whirlwind", "green"))

    play(position, "whirlwind")

    assert legal(position) == {"lift 0,0", "stay"}
    play(position, "stay")
    assert card(position, "0,0") == "desert"
    assert position.look().actions == 1


def test_a_whirlwind_may_follow_a_paid_move():
    """(actions c and e)"""
    field = "0,0 temple red / 1,0 desert / -1,0 desert"
    position = table(field=field, display=("whirlwind", "green"), power=2)

    play(position, "lift 1,0", "drop 0,1", "whirlwind", "lift -1,0", "drop 1,0")

    assert power(position)[0] == 0
    assert (card(position, "0,1"), card(position, "1,0")) == ("desert", "desert")


def test_a_whirlwind_moves_nothing_but_deserts():
    """(action e)"""
    position = table(4, display=("whirlwind", "green"))

    play(position, "whirlwind")

    with refused("not-a-desert"):
        play(position, "lift 1,0")
