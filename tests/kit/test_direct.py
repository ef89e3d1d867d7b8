"""Positions in the hands of Python: direct calls of the rules, and lists that Python owns."""

import random
import sys

import pytest

from heyday.games import get
from heyday.kit.backend import BACKEND
from heyday.kit.direct import NUMBERS
from heyday.kit.errors import IllegalAction

GAMES = pytest.mark.parametrize("name", ["gods", "gentes"])


def middle(name, decisions=30):
    position = get(name).start(3, seed=5)
    for nth in range(decisions):
        legal = position.legal()
        position.act(legal[nth % len(legal)])
    return position


@GAMES
def test_a_step_is_to_act_and_to_list(name):
    stepping, acting = get(name).start(2, seed=3), get(name).start(2, seed=3)
    dice, legal = random.Random(1), stepping.legal()
    while legal:
        action = dice.choice(legal)
        legal = stepping.step(action)
        acting.act(action)

        assert legal == acting.legal() == stepping.legal()
        assert stepping == acting

    assert stepping.over and acting.over


@GAMES
def test_a_step_that_is_not_legal_changes_nothing(name):
    position = middle(name)
    before, legal = bytes(position), list(position.legal())

    for wrong in (-1, 0, NUMBERS[-1], 1 << 40):
        if wrong in legal:
            continue
        with pytest.raises(IllegalAction):
            position.step(wrong)

    assert bytes(position) == before
    assert position.legal() == legal


@GAMES
def test_a_list_stays_as_it_is_when_the_game_goes_on(name):
    position = middle(name)
    legal = position.legal()
    kept = legal[:]
    for _ in range(10):
        position.act(position.legal()[0])

    assert type(legal) is list and set(map(type, legal)) == {int}
    assert legal == kept


@GAMES
def test_tables_are_the_memory_of_their_position_alone(name):
    position = middle(name)
    tables, twin = position.tables, position.clone()

    twin.act(twin.legal()[0])

    assert position.tables is tables
    assert bytes(position) != bytes(twin)
    position.drive.copy(tables, twin.tables)
    assert bytes(position) == bytes(twin)


@pytest.mark.skipif(BACKEND == "python", reason="CPython counts for itself")
@GAMES
def test_numbers_in_lists_are_counted(name):
    """A count too low would free a number in use, one too high keep it for ever."""
    position = middle(name)
    legal = position.legal()
    number = max(legal)
    before = sys.getrefcount(NUMBERS[number])

    lists = [position.clone() for _ in range(50)]
    for twin in lists:
        twin._legal = None
        twin.legal()
    counted = sys.getrefcount(NUMBERS[number])
    del lists, twin
    after = sys.getrefcount(NUMBERS[number])

    assert legal.count(number) == 1
    assert (counted - before, after - before) == (50, 0)
