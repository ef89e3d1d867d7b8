"""Edge cases of the other hex cards, of extra actions, and of what is done once a turn."""

import pytest

from tests.games.gods.gods_table import (
    card,
    display,
    hand,
    legal,
    needs_python,
    play,
    power,
    refused,
    rest,
    sack,
    table,
)

pytestmark = needs_python

PAIR = "0,0 temple yellow / 2,0 temple blue"


@pytest.mark.parametrize(("before", "after"), [(12, 12), (3, 4)])
def test_26_a_desert_gives_a_power_up_to_twelve(before, after):
    """(action c)"""
    position = table(display=("desert", "green"), power=before)

    play(position, "desert 2,0")

    assert card(position, "2,0") == "desert"
    assert power(position)[0] == after


def test_27_a_decay_takes_a_power_from_one_owner_of_a_temple_beside_it():
    """The player chooses from whom (action c, D4)."""
    position = table(field=PAIR, display=("decay", "green"), power=5)

    play(position, "decay 1,0")

    assert legal(position) == {"steal yellow", "steal blue", "spare"}
    play(position, "steal blue")
    assert power(position) == [6, 5, 4]


def test_28_a_god_without_power_has_nothing_to_take():
    """The decay is laid all the same (action c, D4)."""
    position = table(field="0,0 temple yellow", display=("decay", "green"), power=(5, 0, 5))

    play(position, "decay 1,0")

    assert card(position, "1,0") == "decay"
    assert power(position) == [5, 0, 5]
    assert position.look().actions == 1
    with refused("not-now"):
        play(position, "steal yellow")


def test_28_of_two_owners_only_the_one_with_power_can_be_robbed():
    """(action c, D4)"""
    position = table(field=PAIR, display=("decay", "green"), power=(5, 0, 5))

    play(position, "decay 1,0")

    assert legal(position) == {"steal blue", "spare"}
    with refused("victim-power"):
        play(position, "steal yellow")


def test_29_a_decay_beside_ones_own_temple_takes_nothing():
    """(action c, D4)"""
    position = table(field="0,0 temple red", display=("decay", "green"), power=5)

    play(position, "decay 1,0")

    assert power(position) == [5, 5, 5]
    assert position.look().actions == 1
    assert legal(position, "steal") == set()


def test_30_a_whirlwind_moves_a_desert_for_nothing_and_leaves_the_game():
    """(action c, D5)"""
    field = "0,0 temple red / 1,0 desert"
    position = table(field=field, display=("whirlwind", "green"), power=0)

    play(position, "whirlwind", "lift 1,0", "drop 0,1")

    assert (card(position, "1,0"), card(position, "0,1")) == (None, "desert")
    assert power(position)[0] == 0
    assert sack(position)["whirlwind"] == 1
    assert display(position) == {"green"}


def test_31_a_whirlwind_without_a_desert_is_an_action_without_effect():
    """(action c, D5)"""
    position = table(display=("whirlwind", "green"))

    play(position, "whirlwind")

    assert position.look().actions == 1
    assert display(position) == {"green"}
    assert legal(position, "tribe")


def test_32_an_extra_action_is_usable_from_the_next_turn_on():
    """(action c, D6)"""
    position = table(display=("extra", "green"))

    play(position, "take")

    assert hand(position, "extras") == [1, 0, 0]
    with refused("extra-too-new"):
        play(position, "spend")
    rest(position, turns=3)
    assert position.to_move == 0
    play(position, "spend")
    assert position.look().actions == 3
    assert hand(position, "extras") == [0, 0, 0]


def test_33_an_extra_action_allows_no_second_temple():
    """(D6)"""
    position = table(extras={"red": 1})

    play(position, "temple 2,0", "spend")

    with refused("temple-once"):
        play(position, "temple 3,0")


def test_34_one_card_a_turn_is_discarded():
    """(action f)"""
    position = table()

    play(position, "discard green")

    with refused("discard-once"):
        play(position, "discard blue")


def test_35_two_tribes_may_be_laid_in_a_turn():
    """(action a)"""
    position = table()

    play(position, "tribe green 2,0", "tribe blue 3,0")

    assert (card(position, "2,0"), card(position, "3,0")) == ("green yellow", "blue yellow")
    assert position.to_move == 1


def test_36_of_the_other_hex_cards_one_a_turn_is_played():
    """(action c, D7)"""
    position = table(display=("desert", "decay"))

    play(position, "desert 2,0")

    with refused("other-once"):
        play(position, "decay 3,0")


def test_36_by_option_one_of_each_kind_is_played():
    """(D7)"""
    position = table(display=("desert", "decay"), options={"other_cards": "once_per_kind"})

    play(position, "desert 2,0", "decay 3,0")

    assert (card(position, "2,0"), card(position, "3,0")) == ("desert", "decay")


def test_37_a_whirlwind_leaves_the_paid_move_of_a_desert_open():
    """(actions c and e)"""
    field = "0,0 temple red / 1,0 desert"
    position = table(field=field, display=("whirlwind", "green"), power=5)

    play(position, "whirlwind", "lift 1,0", "drop 0,1", "lift 0,1")

    assert power(position)[0] == 3
    play(position, "drop 1,0")
    assert card(position, "1,0") == "desert"
    assert position.to_move == 1


@pytest.mark.parametrize(
    "lines",
    [
        ("spend", "spend", "tribe green 2,0", "desert 3,0", "temple -1,0", "lift 3,0"),
        ("tribe green 2,0", "desert 3,0", "spend", "temple -1,0", "spend", "lift 3,0"),
    ],
)
def test_55_a_turn_has_at_most_four_actions(lines):
    """Then no card and nothing else is left to do, and a third extra action is kept (D6)."""
    position = table(extras={"red": 3}, display=("green", "desert"))

    play(position, *lines)
    assert position.to_move == 0
    play(position, "drop 3,-1")

    assert position.to_move == 1
    assert hand(position, "extras") == [1, 0, 0]


def test_55_an_extra_action_cannot_be_spent_when_nothing_can_be_done():
    """(D6)"""
    position = table(extras={"red": 1}, display=(), done=("temple", "move"))

    with refused("extra-useless"):
        play(position, "spend")


def test_56_power_gained_by_an_action_pays_for_the_next():
    """(D12)"""
    position = table(field="0,0 temple red", display=("desert", "green"), power=2)

    play(position, "desert 1,0", "temple -1,0")

    assert power(position)[0] == 0
    assert card(position, "-1,0") == "temple red"


def test_71_a_thief_at_twelve_gains_nothing_and_the_victim_loses():
    """(D4)"""
    position = table(field="0,0 temple yellow", display=("decay", "green"), power=(12, 5, 5))

    play(position, "decay 1,0", "steal yellow")

    assert power(position) == [12, 4, 5]
