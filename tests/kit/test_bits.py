"""Sets as bits: the same on both backends."""

from random import Random

import numpy as np
import pytest

from heyday.kit import (
    BACKEND,
    bit,
    count_of,
    entry,
    first_of,
    has,
    i8,
    nth_of,
    plain,
    record,
    rule,
    where,
    without_first,
)
from heyday.kit.direct import new_tables

SIZE = 54


@record
class Shelf:
    """Things, each with a number."""

    things: i8[SIZE]
    few: i8[6]


class Room:
    """As the loops of a game have a table."""

    Table = Shelf


@entry
def places(shelves, value):
    return where(shelves[0].things, value)


@entry
def few_places(shelves, value):
    return where(shelves[0].few, value)


@entry
def count(bits):
    return count_of(bits)


@entry
def nth(bits, number):
    return nth_of(bits, number)


@entry
def first(bits):
    return first_of(bits)


@entry
def rest(bits):
    return without_first(bits)


@entry
def union(one, other):
    return bit(one) | bit(other)


@entry
def holds(bits, number):
    return has(bits, number)


@rule
def twice(number):
    return 2 * number


def shelves_with(things, few=(0,) * 6):
    shelves = new_tables(Room, 1)
    for field, values in (("things", things), ("few", few)):
        if BACKEND == "python":
            setattr(shelves[0], field, list(values))
        else:
            shelves[field][0] = values
    return shelves


def test_where_finds_every_place_of_a_value():
    dice = Random(1)
    for _ in range(100):
        things = [dice.randrange(12) for _ in range(SIZE)]
        shelves = shelves_with(things)
        for value in range(13):
            assert places(shelves, value) == sum(
                1 << place for place, thing in enumerate(things) if thing == value
            )


def test_where_finds_numbers_below_zero():
    shelves = shelves_with([0] * SIZE, (-1, 3, -1, 0, 5, -1))

    assert few_places(shelves, -1) == 0b100101
    assert few_places(shelves, 7) == 0


def test_all_and_none():
    assert places(shelves_with([8] * SIZE), 8) == (1 << SIZE) - 1
    assert places(shelves_with([8] * SIZE), 0) == 0


@pytest.mark.parametrize("numbers", [(0,), (53,), (0, 62), (3, 17, 40, 61)])
def test_the_numbers_of_a_set(numbers):
    bits = sum(1 << number for number in numbers)

    assert count(bits) == len(numbers)
    assert [nth(bits, n) for n in range(len(numbers))] == list(numbers)
    assert first(bits) == numbers[0]
    assert rest(bits) == bits - (1 << numbers[0])
    assert [number for number in range(63) if holds(bits, number)] == list(numbers)
    assert union(numbers[0], numbers[-1]) == 1 << numbers[0] | 1 << numbers[-1]


def test_a_rule_of_arithmetic_makes_tables():
    assert [plain(twice)(number) for number in range(3)] == [0, 2, 4]
    assert np.array([plain(twice)(4)]) == 8
