"""Choosing and paying for an action, and placing its time (4.1 A 1 and 2, G5, G9, G33).

How an action is paid is one number, way << 4 | coins. Way 0 is the printed price, less discounts;
1 to 9 a hometown that sets the price; 10 a card that does.
"""

from heyday.games.gentes.box import Box, prices
from heyday.games.gentes.chronicler import cards_to_play
from heyday.games.gentes.hometowns import hometowns_of, why_not_hometown
from heyday.games.gentes.mat import free_spaces
from heyday.games.gentes.navigator import sites_to_build
from heyday.games.gentes.philosopher import least_for_training
from heyday.games.gentes.refusals import Refusal
from heyday.games.gentes.scribe import least_for_card
from heyday.games.gentes.sets import NEVER, Sets, price_sets, tile_sets
from heyday.games.gentes.state import NO_SITE, Kind
from heyday.kit import bit, has, rule, table
from heyday.kit.steps import argument, pop

BY_CARD = 1 + Box.SITES - Box.FIRST_HOME
IDLE = table(  # why an action cannot be conducted at all, by its kind
    [
        Refusal.NOBODY_TO_TRAIN,
        Refusal.NO_CARD_IN_REACH,
        Refusal.NO_CARD_TO_PLAY,
        Refusal.NO_SITE,
    ]
)


@rule
def price_of(me, kind, printed):
    """Return the price of a main action, less what cards take off it; never below 0."""
    return max(0, printed - me.discount[kind])


@rule
def tiles_priced(me, kind, least, most):
    """Return the tiles of a kind whose price lies between two: `price_of`, for all at once."""
    off = me.discount[kind]
    below = tile_sets.below[kind][min(most + off + 1, Sets.DEAR)]
    return below if least <= 0 else below & ~tile_sets.below[kind][min(least + off, Sets.DEAR)]


@rule
def least_payment(s, p, kind, icon):
    """Return for how much at least an action can be conducted, if only in part (G5)."""
    if kind == Kind.PHILOSOPHER:
        return least_for_training(s, p)
    if kind == Kind.SCRIBE:
        return least_for_card(s)
    possible = cards_to_play(s, p) if kind == Kind.CHRONICLER else sites_to_build(s, icon)
    return 0 if possible else NEVER


@rule
def why_not_price(s, p, kind, coins, least):
    """Why an action cannot be made for this price: it must be had, and be enough (G5)."""
    if coins > s.player[p].coins:
        return Refusal.COINS
    return Refusal.NONE if coins >= least else IDLE[kind] + 0


@rule
def may_choose_price(s, p, kind, besides):
    """Whether a card or a hometown, other than the one that gives the action, sets the price."""
    if s.player[p].choose_price[kind]:
        return True
    homes = hometowns_of(s, p) & price_sets.setters[kind]
    return homes != 0 if besides == NO_SITE else homes & ~bit(besides) != 0


@rule
def most_chosen(s, p, kind, besides):
    """Return the most that a player can choose to pay for an action, -1 if nothing (G9, G33)."""
    most = min(prices.chosen[kind][1], s.player[p].coins)
    if most < 1 or most < prices.chosen[kind][0] or not may_choose_price(s, p, kind, besides):
        return -1
    return most


@rule
def payable_tiles(s, p, kind, least):
    """Return the tiles of a kind that can be paid, in any way and for enough (G5, G33)."""
    me = s.player[p]
    if least <= most_chosen(s, p, kind, NO_SITE):
        return tile_sets.of_kind[kind] + 0
    return tiles_priced(me, kind, least, me.coins)


@rule
def why_not_payable(s, p, kind, printed, icon, besides):
    """Why a main action cannot be paid in any way: one that sets its price may help (G5, G33)."""
    least = least_payment(s, p, kind, icon)
    if least <= most_chosen(s, p, kind, besides):
        return Refusal.NONE
    return why_not_price(s, p, kind, price_of(s.player[p], kind, printed), least)


@rule
def why_not_pay(s, p, payment):
    """Why the action under way cannot be paid like this (G9, G33)."""
    way = payment >> 4
    coins = payment & 15
    me = s.player[p]
    price = price_of(me, s.kind, s.printed)
    if way == 0:
        if coins != price:
            return Refusal.NOT_THE_PRICE
    else:
        reason = why_not_chosen_price(s, p, way, coins, price)
        if reason != Refusal.NONE:
            return reason
    return why_not_price(s, p, s.kind, coins, least_payment(s, p, s.kind, s.icon))


@rule
def why_not_way(s, p, way):
    """Why a hometown or a card does not let the player set the price of the action (G9, G10)."""
    if has(ways_to_choose(s, p), way):
        return Refusal.NONE
    if way == BY_CARD:
        return Refusal.NO_CHOSEN_PRICE
    reason = why_not_hometown(s, p, Box.FIRST_HOME + way - 1)
    return Refusal.HOME_OTHER_ACTION if reason == Refusal.NONE else reason


@rule
def ways_to_choose(s, p):
    """Return who lets the player set the price of the action, as a set of ways (G9, G10)."""
    ways = (hometowns_of(s, p) & price_sets.setters[s.kind]) >> (Box.FIRST_HOME - 1)
    return ways | bit(BY_CARD) if s.player[p].choose_price[s.kind] else ways


@rule
def why_not_chosen_price(s, p, way, coins, price):
    """Why a hometown or a card does not let the player pay so much (G9, G10)."""
    reason = why_not_way(s, p, way)
    if reason != Refusal.NONE:
        return reason
    if way == BY_CARD and coins == price and coins <= s.player[p].coins:
        return Refusal.SAME_PRICE
    if coins < prices.chosen[s.kind][0] or coins > prices.chosen[s.kind][1]:
        return Refusal.PRICE_RANGE
    return Refusal.NONE


@rule
def pay(s, p, payment):
    """Pay for the action under way."""
    way = payment >> 4
    s.paid = payment & 15
    s.player[p].coins -= s.paid
    if way > 0 and way != BY_CARD:
        s.marked[Box.FIRST_HOME + way - 1] = 1
    pop(s)


@rule
def why_not_place(s, p, doubles):
    """Why hourglasses cannot be placed with so many doubles: n take n - d spaces (G5)."""
    hours = argument(s)
    if doubles > hours // 2:
        return Refusal.TOO_MANY_DOUBLES
    return Refusal.NONE if hours - doubles <= free_spaces(s.player[p]) else Refusal.SPACES


@rule
def place_hourglasses(s, p, doubles):
    """Place hourglasses on the time track, so many of the tiles as doubles (G5)."""
    me = s.player[p]
    me.doubles += doubles
    me.singles += argument(s) - 2 * doubles
    pop(s)
