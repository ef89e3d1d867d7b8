"""Edge cases of moving deserts (action e, D8), and of how a table came about."""

import random

import pytest

from heyday.games.gods.view import view
from tests.games.gods.gods_table import (
    card,
    legal,
    needs_python,
    parts,
    play,
    power,
    refused,
    table,
)

pytestmark = needs_python


def test_39_the_desert_between_the_pairs_may_leave_at_once():
    """The field falls into two parts (D8)."""
    position = table(4)

    play(position, "lift 0,0", "drop 2,0")

    assert card(position, "2,0") == "desert"
    assert parts(position) == 2


@pytest.mark.parametrize(
    ("line", "code"),
    [("drop 1,0", "same-place"), ("drop 0,0", "occupied"), ("drop 2,0", "not-touching")],
)
def test_40_a_desert_goes_to_another_empty_place_beside_another_card(line, code):
    """(action e, D8)"""
    position = table(field="0,0 temple red / 1,0 desert")

    play(position, "lift 1,0")

    with refused(code):
        play(position, line)


def test_41_a_desert_that_leaves_changes_no_religion():
    """A tribe that now touches one temple and nothing else stays unbelieving (D8)."""
    field = "0,0 temple yellow / 1,0 violet / 2,0 desert / 3,0 temple blue"
    position = table(field=field)

    play(position, "lift 2,0", "drop 4,0")

    assert card(position, "1,0") == "violet"


def test_69_a_desert_may_be_moved_into_a_hole():
    """(action e)"""
    ring = "1,0 violet / 1,-1 violet / 0,-1 violet / -1,0 violet / -1,1 violet / 0,1 violet"
    position = table(field=f"{ring} / 2,0 desert")

    play(position, "lift 2,0", "drop 0,0")

    assert card(position, "0,0") == "desert"
    assert power(position)[0] == 10
    assert "tribe green 2,0" in legal(position)


def test_70_a_card_that_stands_alone_still_has_places_beside_it():
    """(D8)"""
    position = table(field="0,0 temple red / 1,0 desert / 2,0 violet yellow")

    play(position, "lift 1,0", "drop -1,0", "tribe green 3,0")

    assert card(position, "3,0") == "green yellow"
    assert parts(position) == 2


@pytest.mark.parametrize("seed", range(10))
def test_75_a_table_looks_the_same_in_whatever_order_it_was_laid(seed):
    """Places far enough apart share slots, so the order shows in the state but not in the view."""
    cards = [f"{q},0 {colour} red" for q, colour in enumerate(("green", "blue", "violet"), -1)]
    cards += [f"{q},1 desert" for q in range(-24, -12)]
    cards += ["640,0 temple blue", "641,0 yellow blue", "25,-1 decay", "0,128 temple yellow"]
    shuffled = random.Random(seed).sample(cards, len(cards))

    one, other = table(field=" / ".join(cards)), table(field=" / ".join(shuffled))

    assert view(one.look(), None) == view(other.look(), None)
    assert legal(one) == legal(other)


def test_75_two_orders_of_play_lead_to_the_same_table():
    """The dice have then been thrown as often, and show the same."""
    first, second = table(actions=2), table(actions=2)

    play(first, "tribe green 2,0", "tribe blue -1,0")
    play(second, "tribe blue -1,0", "tribe green 2,0")

    assert view(first.look(), None)["field"] == view(second.look(), None)["field"]
    assert view(first.look(), 1) == view(second.look(), 1)
