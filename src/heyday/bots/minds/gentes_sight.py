"""What a net sees of Gentes: the four players, the table, and each action that can be chosen.

Positions are a row for each player, as in gentes_features.py, seat by seat, empty for seats nobody
has, and a row for the table. A net that is to play every seat reads the rows beginning with the
player who decides. A decision is one small step of a turn; each action is described by what it is
about (a card, a group, a site, a price), so that cards that promise alike look alike.
"""

from heyday.bots.minds.gentes_features import COUNT, card_gain, features
from heyday.games.gentes.box import Box, cards, sites, tiles
from heyday.games.gentes.chronicler import missing_icons, missing_persons
from heyday.games.gentes.final_scoring import hand_value
from heyday.games.gentes.mat import GROUPS
from heyday.games.gentes.state import NO_CARD, NOBODY, Step, Verb
from heyday.kit import constants, rule, table
from heyday.kit.actions import arg_of, verb_of
from heyday.kit.steps import next_seat, next_step

SEATS = 4
SEAT = COUNT + 1  # and the points so far
ROOM = 64  # choices that are described; 40 is the most seen


@constants
class T:
    """The numbers that describe the table."""

    PLAYERS_2 = 0  # and 3, 4
    ROUND = 3
    FINALE = 4
    STEP = 5  # to 26: which decision
    TRAINING = 27  # to 32: the column of each group
    TILES = 33  # to 37: tiles of each main action to be had
    DISPLAY = 38  # cards on it
    COUNT = 39


@constants
class A:
    """The numbers that describe an action."""

    VERB = 0  # to 30
    KIND = 31  # to 35: which main action
    COINS = 36
    HOURS = 37
    OTHER_WAY = 38  # not paid as printed
    GROUP = 39  # to 44: who comes, or less, who goes
    PERSONS = 45  # of that group
    CARD = 46  # it is about one; its points
    POINTS = 47
    MISSING = 48  # persons
    UNBUILT = 49  # cities
    WORTH = 50  # what it would bring now
    HALF = 51  # what it counts in the hand
    ICON = 52  # to 56: of a site
    SYMBOL = 57
    COUNT = 58


STATE = SEATS * SEAT + T.COUNT
ACTION = A.COUNT
_CARD_VERBS = (Verb.DRAFT, Verb.SUN, Verb.FETCH, Verb.PLAY, Verb.MOON, Verb.DISCARD, Verb.SCORE)
_GROUP_VERBS = (Verb.SETTLE, Verb.TRAIN, Verb.JOIN)
_SITE_VERBS = (Verb.RELOCATE, Verb.BUILD, Verb.CITY)
ABOUT_CARD = table([verb in _CARD_VERBS for verb in range(32)])
ABOUT_GROUP = table([verb in _GROUP_VERBS for verb in range(32)])
ABOUT_SITE = table([verb in _SITE_VERBS for verb in range(32)])


@rule
def see(s, f):
    """Write down a position."""
    for i in range(SEAT * s.players, STATE):
        f[i] = 0.0
    for p in range(s.players):
        see_player(s, p, f[SEAT * p : SEAT * (p + 1)])
    see_table(s, f[SEATS * SEAT :])


@rule
def see_player(s, p, f):
    """Write down how a player stands."""
    features(s, p, f)
    points = 0
    for source in range(9):
        points += s.player[p].points[source]
    f[COUNT] = points


@rule
def see_table(s, f):
    """Write down what all players share."""
    f[T.PLAYERS_2 + s.players - 2] = 1.0
    f[T.ROUND] = s.round
    f[T.FINALE] = s.finale
    f[T.STEP + min(next_step(s), Step.FINAL)] = 1.0
    for column in range(Box.COLUMNS):
        f[T.TRAINING + s.training[column]] = column
    for tile in range(Box.TILES):
        if s.tile[tile] == NOBODY:
            f[T.TILES + tiles.kind[tile]] += 1.0
    for slot in range(Box.SLOTS):
        f[T.DISPLAY] += s.display[slot] != NO_CARD


@rule
def see_action(s, action, f):
    """Write down what an action is about."""
    for i in range(ACTION):
        f[i] = 0.0
    verb = verb_of(action)
    arg = arg_of(action)
    me = s.player[next_seat(s)]
    f[A.VERB + verb - 1] = 1.0
    if ABOUT_CARD[verb]:
        see_card(s, me, arg, f)
    elif ABOUT_GROUP[verb]:
        f[A.GROUP + arg] = 1.0
        f[A.PERSONS] = me.persons[arg] + me.lent[arg]
    elif ABOUT_SITE[verb]:
        f[A.ICON + sites.icon[arg]] = 1.0
    elif verb == Verb.TAKE:
        see_card(s, me, s.display[arg] + 0, f)
    elif verb == Verb.TILE:
        see_tile(arg, f)
    elif verb == Verb.PAY:
        f[A.COINS] = arg & 15
        f[A.OTHER_WAY] = arg > 15
    elif verb == Verb.TAX or verb == Verb.PLACE:
        f[A.HOURS] = arg
    elif verb == Verb.MOVE:
        f[A.GROUP + arg // GROUPS] = -1.0
        f[A.GROUP + arg % GROUPS] = 1.0
        f[A.PERSONS] = me.persons[arg % GROUPS] + me.lent[arg % GROUPS]
    elif verb == Verb.SYMBOL:
        f[A.SYMBOL] = me.symbols[arg]


@rule
def see_tile(tile, f):
    """Write down a tile: its main action, its price, and the site it opens."""
    f[A.KIND + tiles.kind[tile]] = 1.0
    f[A.COINS] = tiles.coins[tile]
    f[A.HOURS] = tiles.hours[tile]
    if tiles.icon[tile] >= 0:
        f[A.ICON + tiles.icon[tile]] = 1.0


@rule
def see_card(s, me, card, f):
    """Write down what a card asks and what it gives."""
    f[A.CARD] = 1.0
    f[A.POINTS] = cards.vp[card]
    f[A.MISSING] = missing_persons(me, card)
    f[A.UNBUILT] = missing_icons(me, card)
    f[A.WORTH] = card_gain(s, me, card)
    f[A.HALF] = hand_value(card)
    if cards.sun[card]:
        f[A.KIND + cards.sun_kind[card]] = 1.0
