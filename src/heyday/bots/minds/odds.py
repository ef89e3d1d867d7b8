"""Odds of victory, from how strong each seat is."""

import math

from heyday.kit import rule


@rule
def share_out(odds, players, doubt):
    """Make odds of strengths: whoever is stronger by `doubt` is e times likelier to win."""
    top = -1.0e9
    for seat in range(players):
        top = max(top, odds[seat])
    total = 0.0
    for seat in range(players):
        odds[seat] = math.exp((odds[seat] - top) / doubt)
        total += odds[seat]
    for seat in range(players):
        odds[seat] /= total
