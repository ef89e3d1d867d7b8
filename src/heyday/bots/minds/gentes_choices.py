"""What a net sees of a choice in Gentes: what it is about, a card, a group, a site, a price.

So cards that promise alike look alike, and so do sites of one region with the same icon.
"""

from heyday.bots.minds.gentes_cards import LASTING, MOON
from heyday.bots.minds.gentes_features import card_gain
from heyday.bots.minds.gentes_wants import (
    lacking_icon,
    lacking_person,
    opened_by,
    ready_by_icon,
    ready_by_person,
)
from heyday.games.gentes.box import Box, cards, gains, homes, sites, tiles
from heyday.games.gentes.chronicler import missing_icons, missing_persons
from heyday.games.gentes.final_scoring import hand_value
from heyday.games.gentes.mat import GROUPS, partner
from heyday.games.gentes.payment import BY_CARD, price_of
from heyday.games.gentes.state import Cube, Gain, Icon, Verb
from heyday.games.gentes.tax_collector import tax_rate
from heyday.kit import constants, rule, table
from heyday.kit.actions import arg_of, verb_of
from heyday.kit.steps import argument, next_seat


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
    BRINGS = 58  # to 61: points, coins, temple and oracle cubes at once, or less, what it takes
    LOCKS = 62  # that come off
    LASTING = 63  # what a card brings each round, and each decline
    MOON = 64
    REGION = 65  # to 67: of a site
    OWN = 68  # cities in that region so far
    HOME = 69  # to 77: which hometown
    WANTED = 78  # by so many hand cards: the person or the city that comes
    READY = 79  # so many of them can then be played
    MISSED = 80  # by so many: the person or the city that goes
    OPENS = 81  # what its price makes possible (gentes_wants.py)
    SLOT = 82  # of the display
    SYMBOLS = 83  # to 86: of a card
    COUNT = 87


CHOICES = A.COUNT
ROOM = 64  # for the choices of a position; 40 is the most seen
_CARD_VERBS = (Verb.DRAFT, Verb.SUN, Verb.FETCH, Verb.PLAY, Verb.MOON, Verb.DISCARD, Verb.SCORE)
_GROUP_VERBS = (Verb.SETTLE, Verb.TRAIN, Verb.JOIN)
_SITE_VERBS = (Verb.RELOCATE, Verb.BUILD, Verb.CITY)
_HOME_VERBS = (Verb.HOME, Verb.REPEAT, Verb.EXTRA)
ABOUT_CARD = table([verb in _CARD_VERBS for verb in range(32)])
ABOUT_GROUP = table([verb in _GROUP_VERBS for verb in range(32)])
ABOUT_SITE = table([verb in _SITE_VERBS for verb in range(32)])
ABOUT_HOME = table([verb in _HOME_VERBS for verb in range(32)])


@rule
def look_at(s, action, f):
    """Write down what a choice is about."""
    for i in range(CHOICES):
        f[i] = 0.0
    verb = verb_of(action)
    arg = arg_of(action)
    p = next_seat(s)
    f[A.VERB + verb - 1] = 1.0
    if ABOUT_CARD[verb]:
        see_card(s, s.player[p], arg, f)
        if verb == Verb.SUN:
            see_sun(s, p, arg, f)
        elif verb == Verb.MOON:
            see_moon(arg, f)
        else:
            see_gains(arg, f)
    elif ABOUT_GROUP[verb]:
        f[A.GROUP + arg] = 1.0
        see_person(s, p, arg, f)
    elif ABOUT_SITE[verb]:
        see_site(s, p, verb, arg, f)
    elif ABOUT_HOME[verb]:
        see_home(s, p, verb, arg, f)
    elif verb == Verb.TAKE:
        see_card(s, s.player[p], s.display[arg] + 0, f)
        see_gains(s.display[arg] + 0, f)
        f[A.SLOT] = arg
    elif verb == Verb.TILE:
        see_tile(s, p, arg, f)
    elif verb == Verb.PAY:
        see_payment(s, p, arg, f)
    elif verb == Verb.TAX or verb == Verb.PLACE:
        f[A.HOURS] = arg
    elif verb == Verb.MOVE:
        f[A.GROUP + arg // GROUPS] = -1.0
        f[A.GROUP + arg % GROUPS] = 1.0
        f[A.MISSED] = lacking_person(s, p, arg // GROUPS, 1)
        see_person(s, p, arg % GROUPS, f)
    elif verb == Verb.SYMBOL:
        f[A.SYMBOL] = s.player[p].symbols[arg]
    elif verb == Verb.ACTIVATE:
        see_region(s, p, arg, f)
    else:
        see_cubes(s, p, verb, arg, f)


@rule
def see_person(s, p, group, f):
    """Write down a person that comes, and one of the other group that has to go for it."""
    me = s.player[p]
    f[A.PERSONS] = me.persons[group] + me.lent[group]
    f[A.WANTED] = lacking_person(s, p, group, 0)
    if f[A.WANTED] > 0.0:
        f[A.READY] = ready_by_person(s, p, group)
    if me.persons[group] + me.persons[partner(group)] == Box.ROW:
        f[A.MISSED] += lacking_person(s, p, partner(group), 1)


@rule
def see_site(s, p, verb, site, f):
    """Write down a site, what hand cards make of a city there, and what it brings or takes."""
    icon = sites.icon[site]
    f[A.ICON + icon] = 1.0
    if site < Box.FIRST_HOME:
        see_region(s, p, sites.region[site], f)
    else:
        f[A.HOME + site - Box.FIRST_HOME] = 1.0
    if verb == Verb.BUILD:
        see_icon(s, p, icon, f)
        if site < Box.FIRST_HOME:
            see_gains(Box.ICON_GAIN + icon, f)
    else:
        for i in range(4):
            f[A.BRINGS + i] = 0.0  # not all of the region: this city alone
        see_gains(Box.ICON_GAIN + icon, f)
        if verb == Verb.RELOCATE:
            f[A.MISSED] = lacking_icon(s, p, icon, 1)


@rule
def see_icon(s, p, icon, f):
    """Write down what hand cards make of a city with an icon."""
    f[A.WANTED] = lacking_icon(s, p, icon, 0)
    if f[A.WANTED] > 0.0:
        f[A.READY] = ready_by_icon(s, p, icon)


@rule
def see_region(s, p, region, f):
    """Write down a region: own cities there, and what they bring."""
    f[A.REGION + region] = 1.0
    for site in range(Box.FIRST_HOME):
        if s.owner[site] == p and sites.region[site] == region:
            f[A.OWN] += 1.0
            see_gains(Box.ICON_GAIN + sites.icon[site], f)


@rule
def see_home(s, p, verb, site, f):
    """Write down a hometown, and the main action that it is used for."""
    row = sites.row[site]
    f[A.HOME + site - Box.FIRST_HOME] = 1.0
    if verb == Verb.REPEAT:
        f[A.BRINGS + Gain.COINS] = tax_rate(s, s.hours)
    elif verb == Verb.HOME:
        price = price_of(s.player[p], homes.kind[row], homes.coins[row])
        f[A.BRINGS + Gain.COINS] = -price
        f[A.OPENS] = opened_by(s, p, homes.kind[row], price)


@rule
def see_tile(s, p, tile, f):
    """Write down a tile: its main action, its price, and the site it opens."""
    kind = tiles.kind[tile]
    icon = tiles.icon[tile]
    f[A.KIND + kind] = 1.0
    f[A.COINS] = tiles.coins[tile]
    f[A.HOURS] = tiles.hours[tile]
    f[A.OPENS] = opened_by(s, p, kind, price_of(s.player[p], kind, tiles.coins[tile]))
    if icon >= 0:
        f[A.ICON + icon] = 1.0
        if icon != Icon.ANY:
            see_icon(s, p, icon, f)


@rule
def see_payment(s, p, payment, f):
    """Write down a price, what it opens, and the hometown that lets the player set it."""
    way = payment >> 4
    f[A.COINS] = payment & 15
    f[A.OTHER_WAY] = way > 0
    f[A.OPENS] = opened_by(s, p, s.kind, payment & 15)
    if way > 0 and way != BY_CARD:
        f[A.HOME + way - 1] = 1.0


@rule
def see_card(s, me, card, f):
    """Write down what a card asks and what it gives."""
    f[A.CARD] = 1.0
    f[A.POINTS] = cards.vp[card]
    f[A.MISSING] = missing_persons(me, card)
    f[A.UNBUILT] = missing_icons(me, card)
    f[A.WORTH] = card_gain(s, me, card)
    f[A.HALF] = hand_value(card)
    f[A.LASTING] = LASTING[card] / 100.0
    f[A.MOON] = MOON[card] / 100.0
    for symbol in range(Box.SYMBOLS):
        f[A.SYMBOLS + symbol] = cards.symbols[card][symbol]
    if cards.sun[card]:
        f[A.KIND + cards.sun_kind[card]] = 1.0


@rule
def see_gains(row, f):
    """Add what a card, a moon or a city gives at once."""
    for i in range(4):
        f[A.BRINGS + i] += gains.plain[row][i]
    f[A.LOCKS] += gains.plain[row][Gain.LOCKS]


@rule
def see_sun(s, p, card, f):
    """Write down the price of a card's main action, and what it opens."""
    price = price_of(s.player[p], cards.sun_kind[card], cards.sun_coins[card])
    f[A.BRINGS + Gain.COINS] = -price
    f[A.OPENS] = opened_by(s, p, cards.sun_kind[card], price)


@rule
def see_moon(card, f):
    """Write down what a moon gives and takes."""
    see_gains(Box.MOON_GAIN + card, f)
    f[A.BRINGS + Gain.COINS] -= cards.moon_pay[card][0]
    f[A.BRINGS + Gain.TEMPLE] -= cards.moon_pay[card][1]
    f[A.BRINGS + Gain.ORACLE] -= cards.moon_pay[card][2]


@rule
def see_cubes(s, p, verb, arg, f):
    """Write down cubes that are paid or taken, and the person that a card takes."""
    if verb == Verb.HIRE:
        f[A.BRINGS + Gain.TEMPLE] = -arg
        f[A.BRINGS + Gain.ORACLE] = arg - Box.TRAIN_CUBES
    elif verb == Verb.KEEP:
        f[A.BRINGS + Gain.TEMPLE] = -arg
        f[A.BRINGS + Gain.ORACLE] = arg - Box.BUY_OFF_CUBES
    elif verb == Verb.EXCHANGE:
        f[A.BRINGS + Gain.ORACLE] = -Box.EXCHANGE_CUBES
    elif verb == Verb.CUBE:
        f[A.BRINGS + (Gain.TEMPLE if arg == Cube.TEMPLE else Gain.ORACLE)] = 1.0
    elif verb == Verb.LOSE:
        f[A.MISSED] = lacking_person(s, p, argument(s), 1)
