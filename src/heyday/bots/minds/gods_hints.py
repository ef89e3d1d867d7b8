"""Which actions look good in Gods before they are tried: what they change at once, less the price.

A hint is the logarithm of how likely an action is to be the best, counted in points.
"""

from heyday.bots.minds.gods_swing import (
    loss_of,
    one_more,
    points_for,
    swing_for,
    tribe_points,
    tribes_around,
    would_win,
)
from heyday.games.gods.box import Box
from heyday.games.gods.field import temple_price, tribe_price
from heyday.games.gods.religion import is_tribe, religion_at
from heyday.games.gods.state import NOBODY, Kind, Step, Verb
from heyday.kit import rule
from heyday.kit.actions import arg_of, verb_of

WON = 12.0  # an action that wins at once: nothing else need be looked at
COSTLY = 0.08  # a power
HARM = 0.6  # what an opponent loses, for what one gains oneself
BLOCK = 0.3  # to keep an opponent from a place, for what it could win there
BEATEN = 4.0  # the same if that would win the game, in points
TEMPLE = -1.0  # there are only eight
DESERT = -1.0
DISCARD = -0.5
LIFT = -1.0
NO_BELIEVER = -1.0
FOREIGN = -1.5  # a believer for somebody else


@rule
def hint(s, action):
    """Say how good an action looks, before it is tried."""
    verb = verb_of(action)
    place = arg_of(action)
    if verb == Verb.DROP:
        return BLOCK * danger_at(s, place)
    if s.step != Step.TURN:
        return 0.0
    if is_tribe(verb):
        return tribe_hint(s, verb - Kind.GREEN, place)
    if verb == Verb.TEMPLE:
        return temple_hint(s, place)
    if verb == Verb.DESERT or verb == Verb.DECAY:
        return DESERT + BLOCK * danger_at(s, place)
    if verb == Verb.DISCARD:
        return DISCARD
    if verb == Verb.LIFT:
        return LIFT
    return 0.0


@rule
def tribe_hint(s, colour, place):
    """A tribe is for the god whose religion it takes; the third of a colour most."""
    god = religion_at(s, place)
    cost = COSTLY * tribe_price(s, place)
    if god == NOBODY:
        return NO_BELIEVER - cost
    value = one_more(s, god, colour)
    if god != s.current:
        return FOREIGN - value - cost
    if would_win(s, god, tribe_points(s, god, colour)):
        return WON
    return value - cost


@rule
def temple_hint(s, place):
    """A temple is for the tribes around it that do not follow its god yet."""
    packed = tribes_around(s, place)
    if would_win(s, s.current, points_for(s, packed, s.current)):
        return WON
    value = swing_for(s, packed, s.current)
    for victim in range(s.players):
        if victim != s.current:
            value += HARM * loss_of(s, packed, victim)
    return TEMPLE + value - COSTLY * temple_price(s, place)


@rule
def danger_at(s, place):
    """Return the most that an opponent could win by a temple here in its next turn."""
    return danger_of(s, tribes_around(s, place), temple_price(s, place))


@rule
def danger_of(s, packed, price):
    """Return the same of a place with these tribes around it, at which a temple costs so much."""
    worst = 0.0
    if packed == 0:
        return worst
    for god in range(s.players):
        me = s.god[god]
        if god != s.current and me.temples > 0 and me.power + Box.INCOME >= price:
            value = swing_for(s, packed, god) + HARM * loss_of(s, packed, s.current)
            if would_win(s, god, points_for(s, packed, god)):
                value += BEATEN
            worst = max(worst, value)
    return worst
