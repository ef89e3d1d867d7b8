"""Records: one declaration, two forms, the same bytes."""

import numpy as np
import pytest

from heyday.kit import BACKEND, clear_record, copy_record, entry, i8, i16, i64, record
from heyday.kit.record import differing, pack, unpack


@record
class Inner:
    """A record inside a record."""

    coins: i16
    cubes: i8[2]


@record
class Outer:
    """All kinds of fields."""

    flag: i8
    row: i8[3]
    grid: i16[2, 3]
    inner: Inner[2]
    one: Inner
    rng: i64


@entry
def touch(rows):
    s = rows[0]
    s.flag = 5
    s.row[2] = 7
    s.grid[1][2] = 300
    me = s.inner[1]
    me.coins -= 3
    me.cubes[0] = 1
    s.one.coins = 9


@entry
def copy(rows):
    copy_record(rows[1], rows[0])


@entry
def clear(rows):
    clear_record(rows[0])


@entry
def out_of_bounds(rows, i):
    rows[0].row[i] = 1


def rows_of(count):
    if BACKEND == "python":
        return [Outer() for _ in range(count)]
    return np.zeros(count, Outer.dtype)


def as_bytes(rows, i=0):
    if BACKEND != "python":
        return rows[i].tobytes()
    room = np.zeros(1, Outer.dtype)
    pack(rows[i], room[0])
    return room.tobytes()


def test_rules_write_the_declared_fields():
    rows = rows_of(1)
    touch(rows)

    seen = np.frombuffer(as_bytes(rows), Outer.dtype)[0]

    assert seen["flag"] == 5
    assert seen["row"].tolist() == [0, 0, 7]
    assert seen["grid"].tolist() == [[0, 0, 0], [0, 0, 300]]
    assert seen["inner"]["coins"].tolist() == [0, -3]
    assert seen["inner"]["cubes"].tolist() == [[0, 0], [1, 0]]
    assert seen["one"]["coins"] == 9


def test_a_copy_is_equal_and_independent():
    rows = rows_of(2)
    touch(rows)
    copy(rows)
    copied = as_bytes(rows, 1)

    clear(rows)

    assert as_bytes(rows, 1) == copied != as_bytes(rows, 0)
    assert as_bytes(rows, 0) == bytes(Outer.dtype.itemsize)


@pytest.mark.parametrize("i", [3, 100])
def test_beyond_a_field_is_an_error_and_not_another_field(i):
    with pytest.raises(IndexError):
        out_of_bounds(rows_of(1), i)


def test_plain_and_packed_forms_turn_into_each_other():
    plain = Outer()
    plain.grid[0][1] = -300
    plain.inner[1].cubes[1] = 4
    plain.one.coins = 77

    room = np.zeros(1, Outer.dtype)
    pack(plain, room[0])
    back = Outer()
    unpack(room[0], back)

    assert back == plain
    assert back.grid[0][1] == -300
    assert back != Outer()


def test_a_value_too_large_for_its_field_is_noticed():
    plain = Outer()
    plain.flag = 300

    with pytest.raises(OverflowError):
        pack(plain, np.zeros(1, Outer.dtype)[0])


def test_what_has_changed_is_named():
    plain, other = Outer(), Outer()
    other.row[2] = 1
    other.inner[1].cubes[0] = 1

    assert plain.changed(Outer()) == set()
    assert plain.changed(other) == other.changed(plain) == {"row", "inner"}


@record
class Long:
    """Fields that are arrays under CPython."""

    kind: i8[120]
    owner: i8[120]
    where: i16[120]


def test_the_places_at_which_long_fields_differ_are_found():
    one, other = Long(), Long()
    for place, owner in ((0, 3), (7, -1), (64, 1)):
        other.owner[place] = owner
    other.kind[7], one.kind[119], one.where[5] = 2, 9, 4

    assert differing(one, other, "kind", "owner") == [0, 7, 64, 119]
    assert differing(one, other, "kind") == [7, 119]
    assert differing(one, other, "where") == [5]
    assert differing(one, one, "kind", "owner") == []
