"""A player mat: the population chart, the time track, the stores of cubes, and points (2.2).

`me` is the player's record, `s.player[seat]`.
"""

from heyday.games.gentes.box import Box
from heyday.games.gentes.state import Cube
from heyday.kit import bit, has, rule, where

GROUPS = 6


@rule
def partner(group):
    """Return the group that shares a row of the chart: the groups stand two by two."""
    return group ^ 1


@rule
def full_groups(me):
    """Return the groups without room, as a set: six fill a row, nobody is left to push (G2)."""
    return where(me.persons, Box.ROW)


@rule
def can_gain(me, group):
    """Whether a group has room for a person (G2)."""
    return not has(full_groups(me), group)


@rule
def gain_person(me, group):
    """A person joins a group with room; in a full row it pushes one of the other back (G2)."""
    other = partner(group)
    if me.persons[group] + me.persons[other] == Box.ROW:
        me.persons[other] -= 1
    me.persons[group] += 1


@rule
def count_persons(me):
    """Return how many persons stand on the chart; those printed on cards do not count (G18)."""
    persons = 0
    for group in range(GROUPS):
        persons += me.persons[group]
    return persons


@rule
def free_spaces(me):
    """Return how many spaces of the time track are empty (G1)."""
    return Box.SPACES - me.locks - me.singles - me.doubles - me.n_tiles


@rule
def spaces_needed(hours, tiles):
    """Return how many spaces some hourglasses and tiles take at least, in doubles (G5)."""
    return tiles + (hours + 1) // 2


@rule
def store_cubes(me, store, count):
    """Take cubes into a store; what it has no room for is lost (G13)."""
    me.cubes[store] = min(Box.STORE, me.cubes[store] + count)


@rule
def mixes_of(me, count):
    """Return how many of `count` cubes can be paid from the temple, the rest from the oracle.

    As a set of numbers, empty if there are too few.
    """
    most = min(count, me.cubes[Cube.TEMPLE])
    least = max(0, count - me.cubes[Cube.ORACLE])
    return (bit(most + 1) - 1) & -bit(least)


@rule
def pay_cubes(me, temple, count):
    """Pay `count` cubes, so many of them from the temple and the rest from the oracle."""
    me.cubes[Cube.TEMPLE] -= temple
    me.cubes[Cube.ORACLE] -= count - temple


@rule
def score_points(me, source, points):
    """Move the marker on the track of victory points."""
    me.points[source] += points


@rule
def total_points(me):
    """Return the points of all sources."""
    total = 0
    for source in range(9):
        total += me.points[source]
    return total
