"""Rulings D6 (extra actions) and D10 to D12 (the end, the stall guard, what can be paid)."""

import pytest

from heyday.games.gods.view import view
from tests.games.gods.gods_table import (
    display,
    hand,
    legal,
    needs_python,
    play,
    points,
    power,
    refused,
    rest,
    sack,
    table,
)

pytestmark = needs_python


# ---- D6: extra actions ----


def test_a_spent_extra_action_leaves_the_game():
    """(action d, D5)"""
    position = table(extras={"red": 1})

    assert sack(position)["extra"] == 2
    play(position, "spend", "tribe green 2,0", "tribe blue 3,0", "temple -1,0")

    assert position.to_move == 1
    assert hand(position, "extras") == [0, 0, 0]
    assert sack(position).get("extra", 0) + ("extra" in display(position)) == 2


def test_a_new_extra_action_does_not_bar_an_older_one():
    """(D6)"""
    position = table(display=("extra", "green"), extras={"red": 1})

    play(position, "take", "spend")

    assert view(position.look(), 0)["gods"][0]["usable_extras"] == 0
    with refused("extra-too-new"):
        play(position, "spend")
    assert hand(position, "extras")[0] == 1


def test_after_the_last_action_one_may_spend_an_extra_action_or_end_the_turn():
    """(D6)"""
    position = table(extras={"red": 1})

    play(position, "tribe green 2,0", "tribe blue 3,0")

    assert legal(position) == {"spend", "end"}
    play(position, "end")
    assert position.to_move == 1
    assert hand(position, "extras")[0] == 1


def test_an_extra_action_spent_early_lapses_if_nothing_can_be_done_with_it():
    """(D6)"""
    field = "0,0 temple red"
    position = table(field=field, display=("green", "decay"), extras={"red": 1}, power=(2, 2, 2))

    play(position, "spend", "tribe green 1,0")
    assert position.look().actions == 2
    play(position, "decay -1,0")

    assert position.to_move == 1
    assert hand(position, "extras") == [0, 0, 0]


def test_an_extra_action_is_kept_if_nothing_could_be_done_with_it():
    """The turn then ends without a question (D6)."""
    field = "0,0 temple red"
    position = table(field=field, display=("green", "decay"), extras={"red": 1}, power=(2, 2, 2))

    play(position, "tribe green 1,0", "decay -1,0")

    assert position.to_move == 1
    assert hand(position, "extras") == [1, 0, 0]


@pytest.mark.parametrize("display", [("green", "extra"), ("extra", "green")])
def test_an_extra_action_does_not_lapse_while_a_single_thing_can_be_done(display):
    """To take the other card is all that is left; what is left after that lapses (D6)."""
    position = table(field="0,0 temple red", display=display, extras={"red": 1}, power=2)

    play(position, "spend", "discard green")

    assert legal(position) == {"take"}
    assert position.look().actions == 2
    play(position, "take")
    assert position.to_move == 1
    assert hand(position, "extras")[0] == 1


@pytest.mark.parametrize(
    ("first", "again", "code"),
    [
        (["discard green"], "discard desert", "discard-once"),
        (["lift 1,0", "drop 0,1"], "lift 0,1", "move-once"),
        (["desert 0,1"], "whirlwind", "other-once"),
    ],
)
def test_an_extra_action_lifts_no_limit(first, again, code):
    """(D6)"""
    other = "whirlwind" if again == "whirlwind" else "green"
    field = "0,0 temple red / 1,0 desert"
    position = table(field=field, display=(other, "desert"), extras={"red": 1})

    play(position, *first, "spend")

    with refused(code):
        play(position, again)


# ---- D10, D11, D12 ----


def test_at_the_end_points_rank_before_power():
    """(Game end, D10)"""
    field = "0,0 temple red / 3,0 green blue / 5,0 green blue / 7,0 green blue"
    position = table(field=field, display=["blue"], actions=1, sack={}, power=(9, 8, 0))

    play(position, "tribe blue 0,1")

    assert points(position) == [0, 0, 4]
    assert power(position) == [8, 11, 0]
    assert position.ranks() == [3, 2, 1]


@pytest.mark.parametrize(
    ("card", "line", "quiet"),
    [
        ("green", "temple -1,0", 4),
        ("green", "discard green", 4),
        ("green", "tribe green -1,0", 0),
        ("desert", "desert -1,0", 0),
        ("whirlwind", "whirlwind", 0),
        ("extra", "take", 0),
    ],
)
def test_only_a_card_that_leaves_sack_and_display_breaks_the_quiet(card, line, quiet):
    """A temple comes from a player's own stock and does not count (D11)."""
    position = table(field="0,0 temple red / 1,0 desert", display=("blue", card))
    position.look().quiet = 3

    play(position, "lift 1,0", "drop 0,1", line)
    if "stay" in legal(position):
        play(position, "stay")

    assert position.to_move == 1
    assert position.look().quiet == quiet


def test_the_quiet_must_last_to_end_the_game():
    """One lasting card in the eighth of nine turns, and the count begins anew (D11)."""
    position = table(field="0,0 temple red / 1,0 desert")
    position.look().quiet = 7

    play(position, "tribe green -1,0", "discard blue")
    play(position, "lift 1,0", "drop 0,1", sorted(legal(position, "discard"))[0])

    assert not position.over
    assert view(position.look(), None)["quiet"] == 1
    assert view(position.look(), None)["stall"] == 9


def test_a_tribe_beyond_ones_power_cannot_be_laid():
    """A place beside fewer cards may still be had (action a, D12)."""
    position = table(power=1)

    with refused("tribe-power"):
        play(position, "tribe green 1,1")
    play(position, "tribe green 2,0")
    assert power(position)[0] == 0


def test_without_power_no_tribe_can_be_laid():
    """(D12)"""
    position = table(power=0)

    assert legal(position) == {"discard green", "discard blue"}


def test_a_desert_moved_costs_two_power_at_once():
    """(action e)"""
    position = table(4, power=2)

    play(position, "lift 0,0")

    assert power(position)[0] == 0


def test_the_display_is_not_refilled_within_a_turn():
    """(2 Refill)"""
    position = table(extras={"red": 1})

    play(position, "tribe green 2,0", "tribe blue 3,0")
    assert display(position) == set()
    play(position, "spend")
    assert display(position) == set()
    rest(position)

    assert len(display(position)) == 2
