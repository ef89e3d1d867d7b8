"""What a net sees of a choice in Gods: what it would do, and what lies around its place.

Choices have no fixed places: the field has no edge. So each is a row of numbers of its own.
"""

from heyday.bots.minds.gods_hints import danger_of
from heyday.bots.minds.gods_swing import (
    loss_of,
    one_more,
    pack,
    points_for,
    swing_for,
    tribe_points,
    would_win,
)
from heyday.games.gods.field import neighbours, temple_price, tribe_price
from heyday.games.gods.religion import is_tribe, religion_among, religion_at
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
    CHANCE = 26  # what an own temple would win there
    RIVAL = 27  # what a believer of the colour is worth to the opponent who wants it most
    MINE = 28  # a tribe would follow whoever decides
    THEIRS = 29  # or somebody else
    OWN_TEMPLES = 30  # around the place, as all to CHEAPEST
    TEMPLES = 31
    OWN_TRIBES = 32
    TRIBES = 33
    HEATHENS = 34
    DESERTS = 35
    CROWD = 36  # what touches the empty places
    CHEAPEST = 37  # how little one of them touches
    NEXT_MINE = 38  # empty places beside a new temple where a tribe would follow its god already
    NEXT_THEIRS = 39  # or somebody else
    POINTS = 40  # of whom it helps or harms, the foremost
    POWER = 41
    NEXT = 42  # it is the next one's turn then
    CARD = 43  # which one goes back: a tribe's colour is seen by what it is worth
    COUNT = 47


CHOICES = A.COUNT
ROOM = 512  # for the choices of a position; nobody has had so many yet
WALLED = 6  # no empty place around


@rule
def look_at(s, action, f):
    """Write down what a choice would do."""
    for i in range(CHOICES):
        f[i] = 0.0
    verb = verb_of(action)
    arg = arg_of(action)
    f[A.VERB + verb - 1] = 1.0
    if is_tribe(verb):
        packed, god = see_place(s, arg, f)
        see_tribe(s, verb - Kind.GREEN, arg, god, f)
    elif verb == Verb.TEMPLE:
        packed, god = see_place(s, arg, f)
        see_temple(s, arg, packed, f)
    elif verb == Verb.DESERT or verb == Verb.DECAY or verb == Verb.DROP or verb == Verb.LIFT:
        packed, god = see_place(s, arg, f)
        see_chances(s, arg, packed, god, f)
    elif verb == Verb.CONVERT:
        packed, god = see_place(s, arg, f)
        see_colour(s, s.kind[arg] - Kind.GREEN, f)
    elif verb == Verb.DISCARD:
        if is_tribe(arg):
            see_colour(s, arg - Kind.GREEN, f)
        else:
            f[A.CARD + arg - Kind.DESERT] = 1.0
    elif verb == Verb.STEAL:
        see_god(s, arg, f)


@rule
def see_place(s, place, f):
    """Write down what lies around a place; return its tribes, packed, and whom one would follow."""
    f[A.TOUCHING] = s.touching[place]
    cheapest = WALLED
    packed = 0
    temples = 0
    tribes = 0
    for n in neighbours(s, place):
        kind = s.kind[n]
        if kind == Kind.EMPTY:
            f[A.CROWD] += s.touching[n]
            cheapest = min(cheapest, s.touching[n])
        elif kind == Kind.TEMPLE:
            temples |= 1 << s.owner[n]
            f[A.OWN_TEMPLES if s.owner[n] == s.current else A.TEMPLES] += 1.0
        elif kind == Kind.DESERT:
            f[A.DESERTS] += 1.0
        elif is_tribe(kind):
            packed += pack(s.owner[n], kind)
            if s.owner[n] == NOBODY:
                f[A.HEATHENS] += 1.0
            else:
                tribes |= 1 << s.owner[n]
                f[A.OWN_TRIBES if s.owner[n] == s.current else A.TRIBES] += 1.0
    f[A.CHEAPEST] = cheapest
    return packed, religion_among(s, temples, tribes)


@rule
def see_god(s, god, f):
    """Write down who gains or loses; of several, the foremost."""
    if s.god[god].points >= f[A.POINTS]:
        f[A.POINTS] = s.god[god].points
        f[A.POWER] = s.god[god].power
        f[A.NEXT] = god == (s.current + 1) % s.players


@rule
def see_rivals(s, colour, f):
    """Write down what a colour is worth to the opponent who wants it most."""
    for god in range(s.players):
        if god != s.current:
            f[A.RIVAL] = max(f[A.RIVAL], one_more(s, god, colour))


@rule
def see_colour(s, colour, f):
    """Write down what a believer of a colour is worth."""
    f[A.GAIN] = one_more(s, s.current, colour)
    see_rivals(s, colour, f)


@rule
def see_tribe(s, colour, place, god, f):
    """Write down what a tribe that follows a god would bring."""
    f[A.PRICE] = tribe_price(s, place)
    see_rivals(s, colour, f)
    if god == s.current:
        f[A.MINE] = 1.0
        f[A.GAIN] = one_more(s, god, colour)
        f[A.WINS] = would_win(s, god, tribe_points(s, god, colour))
    elif god == NOBODY:
        f[A.NOBODY] = 1.0
    else:
        f[A.THEIRS] = 1.0
        f[A.GIFT] = one_more(s, god, colour)
        see_god(s, god, f)


@rule
def see_temple(s, place, packed, f):
    """Write down what a temple would convert, and which places beside it are whose."""
    f[A.PRICE] = temple_price(s, place)
    if packed:
        f[A.GAIN] = swing_for(s, packed, s.current)
        f[A.WINS] = would_win(s, s.current, points_for(s, packed, s.current))
        for victim in range(s.players):
            if victim != s.current:
                loss = loss_of(s, packed, victim)
                if loss > 0.0:
                    f[A.HARM] += loss
                    see_god(s, victim, f)
    for n in neighbours(s, place):
        if s.kind[n] == Kind.EMPTY and s.touching[n] > 0:
            god = religion_at(s, n)
            if god != NOBODY:
                f[A.NEXT_MINE if god == s.current else A.NEXT_THEIRS] += 1.0


@rule
def see_chances(s, place, packed, god, f):
    """Write down what others and whoever decides could do at a place that is blocked or freed."""
    if packed:
        f[A.DANGER] = danger_of(s, packed, temple_price(s, place))
        f[A.CHANCE] = swing_for(s, packed, s.current)
    if god != NOBODY:
        f[A.MINE if god == s.current else A.THEIRS] = 1.0
