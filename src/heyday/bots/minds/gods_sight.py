"""What a net sees of Gods: the four gods, the table, and each action that can be chosen.

Positions are a row for each god, as in gods_features.py, seat by seat, empty for seats nobody has,
and a row for the table. A net that is to play every seat reads the rows beginning with the god
whose turn it is. Actions have no fixed places in a policy: the field has no edge. Each one is
described by what it would do, and a net says how good it looks.
"""

from heyday.bots.minds.gods_features import COUNT, features
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

SEATS, SEAT = 4, COUNT
ROOM = 512  # choices that are described; nobody has had so many yet


@constants
class T:
    """The numbers that describe the table."""

    PLAYERS_2 = 0  # and 3, 4
    STEP = 3  # to 7: which decision
    ACTIONS = 8  # still to be made
    SPENT = 9
    TEMPLE_DONE = 10
    OTHER_DONE = 11
    MOVE_DONE = 12
    DISCARD_DONE = 13
    SACK = 14  # cards in it
    DESERTS = 15
    QUIET = 16
    CHIPS = 17  # that nobody has
    FIRST_CARD = 18  # to 26: what the display shows
    COUNT = 27


@constants
class A:
    """The numbers that describe an action."""

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


STATE = SEATS * SEAT + T.COUNT
ACTION = A.COUNT


@rule
def see(s, f):
    """Write down a position."""
    features(s, f, False)
    for i in range(SEAT * s.players, STATE):
        f[i] = 0.0
    row = SEATS * SEAT
    f[row + T.PLAYERS_2 + s.players - 2] = 1.0
    f[row + T.STEP + s.step] = 1.0
    f[row + T.ACTIONS] = s.actions
    f[row + T.SPENT] = s.extra_spent
    f[row + T.TEMPLE_DONE] = s.temple_done
    f[row + T.OTHER_DONE] = s.other_done
    f[row + T.MOVE_DONE] = s.move_done
    f[row + T.DISCARD_DONE] = s.discard_done
    f[row + T.SACK] = s.n_sack
    f[row + T.DESERTS] = s.n_deserts
    f[row + T.QUIET] = s.quiet
    for colour in range(4):
        f[row + T.CHIPS] += s.chips[colour] == NOBODY
    f[row + T.FIRST_CARD + s.display[0]] += 1.0
    f[row + T.FIRST_CARD + s.display[1]] += 1.0


@rule
def see_action(s, action, f):
    """Write down what an action would do."""
    for i in range(ACTION):
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
