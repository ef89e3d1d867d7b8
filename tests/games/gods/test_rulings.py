"""Rulings D3 to D6 and D10 to D12, where the text of the rules is silent."""

import pytest
from tests.games.gods.gods_table import (
    card,
    display,
    fault_of,
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

from heyday.games.gods.view import ending, view

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


def test_a_whirlwind_needs_a_card_other_than_a_desert():
    """(action e)"""
    position = table(4, display=("whirlwind", "green"))

    play(position, "whirlwind")

    with refused("not-a-desert"):
        play(position, "lift 1,0")


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
