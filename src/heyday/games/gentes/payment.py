"""Choosing and paying for an action, and placing its time (4.1 A 1 and 2, G5, G9, G33).

How an action is paid is one number, way << 4 | coins. Way 0 is the printed price, less discounts;
1 to 9 a hometown that sets the price; 10 a card that does.
"""

from heyday.games.gentes.box import Box, prices
from heyday.games.gentes.chronicler import why_no_card_to_play
from heyday.games.gentes.hometowns import why_not_hometown
from heyday.games.gentes.mat import free_spaces
from heyday.games.gentes.navigator import why_no_site
from heyday.games.gentes.philosopher import why_nobody_to_train
from heyday.games.gentes.refusals import Refusal
from heyday.games.gentes.scribe import why_no_card_in_reach
from heyday.games.gentes.state import NO_SITE, Kind
from heyday.kit import rule
from heyday.kit.steps import argument, pop

BY_CARD = 1 + Box.SITES - Box.FIRST_HOME


@rule
def price_of(me, kind, printed):
    """Return the price of a main action, less what cards take off it; never below 0."""
    return max(0, printed - me.discount[kind])


@rule
def why_not_conduct(s, p, kind, paid, icon):
    """Why a main action could not be conducted even in part (G5)."""
    if kind == Kind.PHILOSOPHER:
        return why_nobody_to_train(s, p, paid)
    if kind == Kind.SCRIBE:
        return why_no_card_in_reach(s, paid)
    if kind == Kind.CHRONICLER:
        return why_no_card_to_play(s, p)
    return why_no_site(s, icon)


@rule
def why_not_coins(s, p, coins):
    """Why a player cannot pay so much."""
    return Refusal.COINS if coins > s.player[p].coins else Refusal.NONE


@rule
def why_not_price(s, p, kind, coins, icon):
    """Why an action cannot be made for this price (G5)."""
    reason = why_not_coins(s, p, coins)
    return reason if reason != Refusal.NONE else why_not_conduct(s, p, kind, coins, icon)


@rule
def sets_price(kind, site):
    """Whether a hometown lets its player pay what he wants for this action (G9, G10)."""
    for nth in range(len(prices.setters[kind])):
        if prices.setters[kind][nth] == site:
            return True
    return False


@rule
def may_choose_price(s, p, kind, besides):
    """Whether a card or a hometown, other than the one that gives the action, sets the price."""
    if s.player[p].choose_price[kind]:
        return True
    for nth in range(len(prices.setters[kind])):
        site = prices.setters[kind][nth]
        if site != NO_SITE and site != besides and why_not_hometown(s, p, site) == Refusal.NONE:
            return True
    return False


@rule
def why_not_payable(s, p, kind, printed, icon, besides):
    """Why a main action cannot be paid in any way: one that sets its price may help (G5, G33)."""
    me = s.player[p]
    reason = why_not_price(s, p, kind, price_of(me, kind, printed), icon)
    most = min(prices.chosen[kind][1], me.coins)  # what is dear enough for one is for all below
    if reason == Refusal.NONE or most < 1 or most < prices.chosen[kind][0]:
        return reason
    if may_choose_price(s, p, kind, besides):
        if why_not_price(s, p, kind, most, icon) == Refusal.NONE:
            return Refusal.NONE
    return reason


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
    return why_not_price(s, p, s.kind, coins, s.icon)


@rule
def why_not_way(s, p, way):
    """Why a hometown or a card does not let the player set the price of the action (G9, G10)."""
    if way == BY_CARD:
        return Refusal.NONE if s.player[p].choose_price[s.kind] else Refusal.NO_CHOSEN_PRICE
    site = Box.FIRST_HOME + way - 1
    reason = why_not_hometown(s, p, site)
    if reason != Refusal.NONE:
        return reason
    return Refusal.NONE if sets_price(s.kind, site) else Refusal.HOME_OTHER_ACTION


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
