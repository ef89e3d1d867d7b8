"""The dice: repeatable, fair, and the same text on every backend."""

import numpy as np
import pytest

from heyday.kit import (
    BACKEND,
    entry,
    i8,
    i64,
    pick,
    pick_from_counts,
    pick_from_set,
    record,
    roll,
    seed_dice,
)
from heyday.kit.dice import CYCLE, A


@record
class Cup:
    """Dice and things to draw."""

    counts: i8[4]
    places: i8[6]
    results: i64[20000]
    rng: i64


@entry
def picks(cups, seed, n, times):
    cup = cups[0]
    seed_dice(cup, seed)
    for i in range(times):
        cup.results[i] = pick(cup, n)


@entry
def rolls(cups, rng, times):
    cup = cups[0]
    cup.rng = rng
    for i in range(times):
        cup.results[i] = roll(cup)


@entry
def draws(cups, seed, times):
    cup = cups[0]
    seed_dice(cup, seed)
    for i in range(times):
        cup.results[i] = pick_from_counts(cup, cup.counts, 10)


@entry
def members(cups, seed, times):
    cup = cups[0]
    seed_dice(cup, seed)
    for i in range(times):
        cup.results[i] = pick_from_set(cup, cup.places, 1, 3)


def new_cup():
    return [Cup()] if BACKEND == "python" else np.zeros(1, Cup.dtype)


def results(cups, times):
    values = cups[0].results if BACKEND == "python" else cups["results"][0]
    return [int(value) for value in values[:times]]


def fill(cups, field, values):
    target = getattr(cups[0], field) if BACKEND == "python" else cups[field][0]
    for i, value in enumerate(values):
        target[i] = value


def chi_square(counts, expected):
    return sum((n - e) ** 2 / e for n, e in zip(counts, expected, strict=True))


def is_prime(n):
    """Miller-Rabin with bases that decide it for every n below 3.3e24."""
    d, r = n - 1, 0
    while d % 2 == 0:
        d, r = d // 2, r + 1
    for base in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41):
        x = pow(base, d, n)
        if x in (1, n - 1):
            continue
        if all((x := x * x % n) != n - 1 for _ in range(r - 1)):
            return False
    return True


def test_the_multiplier_gives_the_longest_cycle_and_stays_below_64_bits():
    assert is_prime(CYCLE)
    assert is_prime((A << 31) - 1)
    assert A * (2**32 - 1) + (CYCLE >> 32) < 2**63


def test_rolls_follow_the_recurrence():
    cups = new_cup()
    rolls(cups, 0x0123456789ABCDEF, 1000)

    x, expected = 0x0123456789ABCDEF, []
    for _ in range(1000):
        expected.append((x ^ x >> 32) & 0xFFFFFFFF)
        x = A * (x & 0xFFFFFFFF) + (x >> 32)

    assert results(cups, 1000) == expected


@pytest.mark.parametrize(("n", "limit"), [(2, 20), (6, 30), (52, 110), (100, 180)])
def test_every_number_is_equally_likely(n, limit):
    cups = new_cup()
    picks(cups, 7, n, 20000)

    counts = np.bincount(results(cups, 20000), minlength=n)

    assert len(counts) == n
    assert chi_square(counts, [20000 / n] * n) < limit


def test_pairs_of_draws_are_equally_likely():
    cups = new_cup()
    picks(cups, 3, 10, 20000)
    drawn = results(cups, 20000)

    pairs = np.bincount([10 * a + b for a, b in zip(drawn[::2], drawn[1::2], strict=True)])

    assert chi_square(pairs, [100] * 100) < 170


def test_neighbouring_seeds_give_unrelated_first_draws():
    cups = new_cup()
    first = []
    for seed in range(5000):
        picks(cups, seed, 10, 1)
        first.append(results(cups, 1)[0])

    pairs = np.bincount([10 * a + b for a, b in zip(first[::2], first[1::2], strict=True)])

    assert chi_square(pairs, [25] * 100) < 170


@pytest.mark.parametrize("seed", [0, 1, -1, 2**31, 2**32, 2**62, 2**63 - 1, -(2**63)])
def test_any_integer_is_a_seed(seed):
    cups = new_cup()
    picks(cups, seed, 1000, 50)

    assert len(set(results(cups, 50))) > 40


def test_a_multiset_is_drawn_by_its_counts():
    cups = new_cup()
    fill(cups, "counts", [1, 0, 6, 3])
    draws(cups, 5, 20000)

    counts = np.bincount(results(cups, 20000), minlength=4)

    assert counts[1] == 0
    assert chi_square(counts[[0, 2, 3]], [2000, 12000, 6000]) < 20


def test_a_set_is_drawn_evenly():
    cups = new_cup()
    fill(cups, "places", [1, 0, 1, 2, 0, 1])
    members(cups, 9, 20000)

    counts = np.bincount(results(cups, 20000), minlength=6)

    assert counts[[1, 3, 4]].sum() == 0
    assert chi_square(counts[[0, 2, 5]], [20000 / 3] * 3) < 20
