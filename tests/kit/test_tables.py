"""Tables and constants: frozen, narrow, and readable by rules."""

import numpy as np
import pytest

from heyday.kit import BACKEND, constants, entry, names_of, table, tables

cards = tables("cards", points=[3, 1, 200], needs=[[1, 2], [3, 4], [5, 6]])


@constants
class Colour:
    """Named ints."""

    RED = 0
    BLUE = 2


@entry
def look_up(card):
    return cards.points[card] + cards.needs[card][1] + cards.points[Colour.BLUE]


def test_rules_read_tables_and_constants():
    assert look_up(1) == 1 + 4 + 200


def test_names_keep_their_order():
    assert names_of(Colour) == {"RED": 0, "BLUE": 2}


def test_a_table_takes_the_narrowest_type():
    if BACKEND == "python":
        assert cards.points == (3, 1, 200)
    else:
        assert cards.points.dtype == np.int16
        assert cards.needs.dtype == np.int8


def test_a_table_cannot_be_changed():
    with pytest.raises((TypeError, ValueError)):
        cards.points[0] = 1


@pytest.mark.skipif(BACKEND == "python", reason="tuples hold any number")
def test_a_table_has_room_for_sets():
    assert table([70000]).dtype == np.int32
    assert table([1 << 53, 1]).dtype == np.int64
