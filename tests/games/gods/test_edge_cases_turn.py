"""Edge cases of a turn: power, the refill of the display, and the ends that come of it."""

import pytest

from heyday.games.gods.view import ending
from tests.games.gods.gods_table import (
    GAME,
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

GREENS_OF_YELLOW = "0,0 temple red / 4,0 green yellow / 6,0 green yellow / 8,0 green yellow"


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(8))
def test_01_a_game_begins_with_five_power_and_two_different_cards(players, seed):
    """(Preparations, 1 Collect power, 2 Refill)"""
    position = GAME.start(players, seed)

    assert power(position) == [5] + [2] * (players - 1)
    assert len(display(position)) == 2
    assert position.to_move == 0


def test_02_power_above_twelve_is_lost():
    """(1 Collect power)"""
    position = table(power={"yellow": 10}, actions=1)

    play(position, "discard green")

    assert position.to_move == 1
    assert power(position)[1] == 12


@pytest.mark.parametrize(("players", "cards"), [(2, 52), (3, 52), (4, 51)])
def test_03_the_sack_holds_all_that_is_neither_temple_nor_laid_out(players, cards):
    """(Preparations)"""
    position = GAME.start(players)

    assert sum(sack(position).values()) + len(display(position)) == cards
    assert hand(position, "temples") == [7] * players
    assert hand(position, "stones") == [15] * players


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize(
    ("before", "after"),
    [({"green": 8, "blue": 8}, {"green": 7, "blue": 7}), ({"green": 8, "blue": 1}, {"green": 7})],
)
def test_04_two_cards_alike_are_mended_and_the_rest_goes_back(seed, before, after):
    """(2 Refill, identical hex cards)"""
    position = table(display=["violet"], actions=1, sack=before, seed=seed)

    play(position, "tribe violet 2,0")

    assert display(position) == {"green", "blue"}
    assert sack(position) == after


@pytest.mark.parametrize("seed", range(8))
def test_05_a_card_like_the_one_that_stayed_goes_back(seed):
    """(2 Refill, identical hex cards)"""
    position = table(actions=1, sack={"green": 7, "yellow": 1}, seed=seed)

    play(position, "tribe blue 2,0")

    assert display(position) == {"green", "yellow"}
    assert sack(position) == {"green": 7}


def test_06_too_few_cards_for_the_refill_end_the_game():
    """The player whose turn begins has already collected power (Early game end, D10)."""
    position = table(display=["green"], actions=1, sack={"blue": 1}, power=4)

    play(position, "tribe green 2,0")

    assert ending(position.look()) == "short"
    assert power(position) == [3, 7, 4]


def test_07_a_turn_is_played_with_an_empty_sack():
    """(2 Refill)"""
    position = table(actions=1, sack={"yellow": 1})

    play(position, "tribe blue 2,0")

    assert display(position) == {"green", "yellow"}
    assert sack(position) == {}
    assert not position.over
    play(position, "tribe green 3,0", "temple 4,0")
    assert position.over  # two slots, one of them empty, and nothing to fill it


def test_08_a_last_card_like_the_one_that_stayed_ends_the_game():
    """(Early game end)"""
    position = table(actions=1, sack={"green": 1})

    play(position, "tribe blue 2,0")

    assert ending(position.look()) == "identical"


def test_09_nothing_is_drawn_while_both_slots_are_full():
    """Even an empty sack then ends nothing (2 Refill)."""
    position = table(actions=1, sack={})

    play(position, "temple 2,0")

    assert display(position) == {"green", "blue"}
    assert not position.over
    assert position.to_move == 1


def test_38_no_action_may_be_renounced():
    """(3 Make two actions)"""
    position = table()

    play(position, "tribe green 2,0")

    with refused("must-act"):
        play(position, "end")
    assert position.to_move == 0


def test_57_a_discarded_card_goes_into_the_sack_and_leaves_its_slot_empty():
    """(action f)"""
    position = table()

    play(position, "discard green")

    assert sack(position)["green"] == 8
    assert display(position) == {"blue"}
    play(position, "tribe blue 2,0")
    assert len(display(position)) == 2


def test_59_moving_a_desert_and_discarding_is_a_whole_turn():
    """(actions e and f)"""
    position = table(field="0,0 temple red / 1,0 desert", power={"red": 2})

    play(position, "lift 1,0", "drop 0,1", "discard blue")

    assert power(position)[0] == 0
    assert position.to_move == 1


def test_61_equal_points_are_told_apart_by_power():
    """(Game end, D10)"""
    position = table(2, display=["green"], actions=1, sack={}, power=(9, 4))

    play(position, "tribe green 2,0")

    assert points(position) == [0, 0]
    assert power(position) == [8, 7]
    assert position.ranks() == [1, 2]


def test_62_equal_points_and_power_share_the_victory():
    """(Game end, D10)"""
    position = table(display=["green"], actions=1, sack={}, power=(8, 4, 1))

    play(position, "tribe green 2,0")

    assert power(position) == [7, 7, 1]
    assert position.ranks() == [1, 1, 3]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_63_three_rounds_without_a_card_for_the_table_end_the_game(players):
    """The last of these turns is still played to its end (D11)."""
    position = table(players, field="0,0 temple red / 1,0 desert", power=3)

    for turn in range(3 * players):
        assert not position.over
        here, there = ("1,0", "0,1") if turn % 2 == 0 else ("0,1", "1,0")
        play(position, f"lift {here}", f"drop {there}", sorted(legal(position, "discard"))[0])

    assert ending(position.look()) == "stall"
    assert position.look().turn == 3 * players


def test_64_two_cards_alike_and_an_empty_sack_end_the_game():
    """(Early game end)"""
    position = table(display=["green"], actions=1, sack={"blue": 2})

    play(position, "tribe green 2,0")

    assert ending(position.look()) == "identical"
    assert sack(position) == {}


def test_67_an_extra_action_left_over_is_worth_nothing():
    """(Game end)"""
    position = table(display=["green"], actions=1, sack={}, extras=(0, 2, 0), power=(6, 2, 0))

    play(position, "tribe green 2,0")

    assert points(position) == [0, 0, 0]
    assert position.ranks() == [1, 1, 3]


def test_74_a_game_that_ends_in_the_refill_leaves_no_action():
    """The turn has begun, power and all, but nothing can be done in it (Early game end)."""
    position = table(field=GREENS_OF_YELLOW, display=["blue"], actions=1, sack={}, power=5)

    play(position, "tribe blue 1,0")

    assert position.to_move == 1
    assert power(position) == [4, 8, 5]
    assert position.legal() == []
    assert position.ranks() == [3, 1, 2]
    with refused("over"):
        play(position, "temple 2,0")


def test_a_turn_of_rest_ends_with_the_next_player():
    """The helper of these tests plays whole turns, whatever the display shows."""
    position = table()

    rest(position, turns=6)

    assert position.look().turn == 7
    assert position.to_move == 0
