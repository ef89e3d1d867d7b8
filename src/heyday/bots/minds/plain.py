"""What bots know of a game that nobody has taught them: who is ahead by its score.

This file is loaded once for each such game, with that game's contract as `rules`. Their searches
play games at random to the end (see `heyday.bots.levels`), so they need no more.
"""

from typing import Any

from heyday.bots.minds.odds import share_out
from heyday.kit import rule
from heyday.kit.actions import verb_of

rules: Any  # the game's contract, set before this file is run

score = rules.score

INPUTS = CHOICES = 1  # a net would see nothing
POINT = 0.0  # what a point counts beside the victory: nobody knows
ROUGH = 10.0  # points that make a lead mean something


@rule
def standing(s, seat):
    """Return what a seat has."""
    return 1.0 * score(s, seat)


@rule
def outlook(s, odds, points, notes, plain):
    """Say how each seat will do: whoever is ahead is likelier to win."""
    for seat in range(s.players):
        points[seat] = standing(s, seat)
        odds[seat] = points[seat]
    share_out(odds, s.players, ROUGH)


@rule
def outlook_of(s, rows, width, odds, points, plain):
    """Say the same, whatever a net sees."""
    outlook(s, odds, points, rows, plain)


@rule
def hint(s, action):
    """No action looks better than another."""
    return 0.0


@rule
def is_quiet(s):
    """Whether nothing is under way, for all one knows."""
    return True


@rule
def kind_of(s, action):
    """Return what a line of actions is about."""
    return verb_of(action)


@rule
def sight(s, rows):
    """See nothing."""


@rule
def look_at(s, action, row):
    """See nothing in an action."""
