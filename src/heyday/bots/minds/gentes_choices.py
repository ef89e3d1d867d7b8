"""What a net sees of a choice in Gentes: what it is about, a card, a group, a site, a price.

So cards that promise alike look alike.
"""

from heyday.bots.minds.gentes_features import card_gain
from heyday.games.gentes.box import cards, sites, tiles
from heyday.games.gentes.chronicler import missing_icons, missing_persons
from heyday.games.gentes.final_scoring import hand_value
from heyday.games.gentes.mat import GROUPS
from heyday.games.gentes.state import Verb
from heyday.kit import constants, rule, table
from heyday.kit.actions import arg_of, verb_of
from heyday.kit.steps import next_seat


@constants
class A:
    """The numbers that describe a choice."""

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


CHOICES = A.COUNT
ROOM = 64  # for the choices of a position; 40 is the most seen
_CARD_VERBS = (Verb.DRAFT, Verb.SUN, Verb.FETCH, Verb.PLAY, Verb.MOON, Verb.DISCARD, Verb.SCORE)
_GROUP_VERBS = (Verb.SETTLE, Verb.TRAIN, Verb.JOIN)
_SITE_VERBS = (Verb.RELOCATE, Verb.BUILD, Verb.CITY)
ABOUT_CARD = table([verb in _CARD_VERBS for verb in range(32)])
ABOUT_GROUP = table([verb in _GROUP_VERBS for verb in range(32)])
ABOUT_SITE = table([verb in _SITE_VERBS for verb in range(32)])


@rule
def look_at(s, action, f):
    """Write down what a choice is about."""
    for i in range(CHOICES):
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
