"""What a search knows of Gods: what a god's standing is worth, and which actions look good.

Everything is counted in victory points. The figures are those of somebody who plays the game,
corrected by games between searches that differ in them.
"""

import math

from heyday.games.gods.box import TARGET, Box
from heyday.games.gods.field import neighbours, temple_price, tribe_price
from heyday.games.gods.religion import is_tribe, religion_at
from heyday.games.gods.state import NOBODY, Kind, Step, Verb
from heyday.kit import rule
from heyday.kit.actions import arg_of, verb_of

FORESIGHT = False  # whether it pays to try all choices at once: here they are too many
ONE, TWO = 0.6, 1.6  # tribes of the three that a nation needs
POWER = 0.13
TEMPLE = 0.1
EXTRA = 0.7
NEAR = 0.25  # each point counts so much more when there is one to go
POINT = 0.02  # what a point counts beside the victory
DOUBT = 1.6  # points that make a lead mean something
COSTLY = 0.08  # a power less likely


@rule
def standing(s, god):
    """Return what a god has: points, tribes towards nations, power, temples, extra actions."""
    me = s.god[god]
    if s.over:
        return 1.0 * me.points
    value = me.points + NEAR * me.points * me.points / TARGET[s.players]
    for colour in range(4):
        prize = Box.POINTS_CARD + (Box.POINTS_CHIP if s.chips[colour] == NOBODY else 0)
        left = me.believers[colour] % Box.NATION
        if me.nations[colour] < 2:
            if left == 1:
                value += ONE * prize / Box.POINTS_CARD
            elif left == 2:
                value += TWO * prize / Box.POINTS_CARD
    return value + POWER * me.power + TEMPLE * me.temples + EXTRA * me.extras


@rule
def is_quiet(s):
    """Whether no action is under way."""
    return s.step == Step.TURN


@rule
def outlook(s, odds, points):
    """Estimate each god's odds from how far ahead it stands, and its points at the end."""
    total = 0.0
    for god in range(s.players):
        points[god] = standing(s, god)
        odds[god] = math.exp(points[god] / DOUBT)
        total += odds[god]
    for god in range(s.players):
        odds[god] /= total


@rule
def hint(s, action):
    """Say how good an action looks, before it is tried."""
    verb = verb_of(action)
    place = arg_of(action)
    if s.step != Step.TURN:
        return 0.0
    if is_tribe(verb):
        return tribe_hint(s, verb, place)
    if verb == Verb.TEMPLE:
        return temple_hint(s, place)
    if verb == Verb.DISCARD:
        return -0.5
    if verb == Verb.LIFT:
        return -1.0
    return 0.0


@rule
def tribe_hint(s, kind, place):
    """A tribe is for the god whose religion it takes; the third of a colour most."""
    god = religion_at(s, place)
    if god == NOBODY:
        return -0.7
    third = s.god[god].believers[kind - Kind.GREEN] % Box.NATION == Box.NATION - 1
    cost = COSTLY * tribe_price(s, place)
    if god != s.current:
        return -2.0 - third
    return (2.5 if third else 1.0) - cost


@rule
def temple_hint(s, place):
    """A temple is for the tribes around it that do not follow its god yet."""
    value = -1.0
    for n in neighbours(s, place):
        if is_tribe(s.kind[n]) and s.owner[n] != s.current:
            value += 0.7 if s.owner[n] == NOBODY else 1.2
    return value - COSTLY * temple_price(s, place)
