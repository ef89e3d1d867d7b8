"""Dice: one generator inside the state, so that a state says what will be drawn from it.

The generator is multiply-with-carry (Marsaglia) with 64 bits of state, its halves xored for output
as in MWC64X: x -> A * (x mod 2^32) + (x div 2^32). A * 2^32 - 1 and A * 2^31 - 1 are prime, so any
good state lies on a cycle of A * 2^31 - 1 (about 2^62) draws. A is below 2^31, hence no step ever
leaves the positive 64-bit integers, and CPython, Numba and CUDA agree without masks or wrap-around.
docs/decisions.md has the tests it passed. It is not secret: at a table the dice are set anew from a
keyed hash before every action.
"""

from __future__ import annotations

from heyday.kit.backend import rule

MASK = 0xFFFFFFFF
A = 0x7A3C5599
CYCLE = (A << 32) - 1  # states 0 and CYCLE stand still and are never set


@rule
def scramble(x):
    """Return 32 bits that depend on all of the 32 bits of `x` (murmur3's finaliser)."""
    x = ((x ^ (x >> 16)) * 0x85EBCA6B) & MASK
    x = ((x ^ (x >> 13)) * 0xC2B2AE35) & MASK
    return x ^ (x >> 16)


@rule
def seed_dice(s, seed):
    """Set the dice from any integer; neighbouring seeds give unrelated games."""
    low = scramble(seed & MASK)
    high = scramble((low + (seed >> 32) + 0x9E3779B9) & MASK)
    s.rng = 1 + (high >> 1 << 32 | low) % (CYCLE - 1)
    roll(s)


@rule
def roll(s):
    """Return 32 random bits."""
    x = s.rng
    s.rng = A * (x & MASK) + (x >> 32)
    return (x ^ (x >> 32)) & MASK


@rule
def pick(s, n):
    """Return a number from 0 to n - 1; below n = 1000 none is likelier by over 1 in 4 million."""
    return (roll(s) * n) >> 32


@rule
def pick_from_counts(s, counts, total):
    """Return what is drawn from a multiset: `counts[i]` things of kind i, `total` in all."""
    nth = pick(s, total)
    kind = 0
    while nth >= counts[kind]:
        nth -= counts[kind]
        kind += 1
    return kind


@rule
def pick_from_set(s, places, place, total):
    """Return which of the `total` things at a place is drawn: thing i is at `places[i]`."""
    nth = pick(s, total)
    thing = 0
    while nth > 0 or places[thing] != place:
        nth -= places[thing] == place
        thing += 1
    return thing
