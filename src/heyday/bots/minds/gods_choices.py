"""What a net sees of a choice in Gods: what it would do.

Choices have no fixed places: the field has no edge. So each is a row of numbers of its own.
"""

from heyday.bots.minds.gods_hints import danger_at
from heyday.bots.minds.gods_swing import (
    believers_worth,
    loss_of,
    points_for,
    swing_for,
    tribe_points,
    tribes_around,
    would_win,
)
from heyday.games.gods.field import temple_price, tribe_price
from heyday.games.gods.religion import is_tribe, religion_at
from heyday.games.gods.state import NOBODY, Kind, Verb
from heyday.kit import constants, rule
from heyday.kit.actions import arg_of, verb_of


@constants
class A:
    """The numbers that describe a choice."""

    VERB = 0  # to 17
    PRICE = 18
    TOUCHING = 19
    GAIN = 20  # believers, in points
    GIFT = 21  # the same for somebody else
    HARM = 22  # believers that others lose
    WINS = 23
    NOBODY = 24  # a tribe without religion
    DANGER = 25  # what an opponent could do there
    COUNT = 26


CHOICES = A.COUNT
ROOM = 512  # for the choices of a position; nobody has had so many yet


@rule
def look_at(s, action, f):
    """Write down what a choice would do."""
    for i in range(CHOICES):
        f[i] = 0.0
    verb = verb_of(action)
    place = arg_of(action)
    f[A.VERB + verb - 1] = 1.0
    if is_tribe(verb):
        see_tribe(s, verb - Kind.GREEN, place, f)
    elif verb == Verb.TEMPLE:
        see_temple(s, place, f)
    elif verb == Verb.DESERT or verb == Verb.DECAY or verb == Verb.DROP:
        f[A.TOUCHING] = s.touching[place]
        f[A.DANGER] = danger_at(s, place)


@rule
def see_tribe(s, colour, place, f):
    """Write down what a tribe would bring, and whom."""
    god = religion_at(s, place)
    f[A.PRICE] = tribe_price(s, place)
    f[A.TOUCHING] = s.touching[place]
    if god == NOBODY:
        f[A.NOBODY] = 1.0
        return
    now = s.god[god].believers[colour] + 0
    value = believers_worth(s, colour, now + 1) - believers_worth(s, colour, now)
    f[A.GAIN if god == s.current else A.GIFT] = value
    f[A.WINS] = god == s.current and would_win(s, god, tribe_points(s, god, colour))


@rule
def see_temple(s, place, f):
    """Write down what a temple would convert."""
    packed = tribes_around(s, place)
    f[A.PRICE] = temple_price(s, place)
    f[A.TOUCHING] = s.touching[place]
    f[A.GAIN] = swing_for(s, packed, s.current)
    for victim in range(s.players):
        if victim != s.current:
            f[A.HARM] += loss_of(s, packed, victim)
    f[A.WINS] = would_win(s, s.current, points_for(s, packed, s.current))
