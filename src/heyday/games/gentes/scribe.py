"""Scribe: taking cards of the display, or of the discard pile, never of both (4.1 A 3, G8, G39).

A price of the display belongs to a slot and to a number of cards, all among the slots up to this
one; it is 0 where so many cannot be taken.
"""

from heyday.games.gentes.box import Box, prices
from heyday.games.gentes.display import any_discarded, to_hand
from heyday.games.gentes.refusals import Refusal
from heyday.games.gentes.state import NO_CARD, Place
from heyday.kit import rule


@rule
def why_no_card_in_reach(s, paid):
    """Why a scribe for this price could not take any card (G5, G39)."""
    for slot in range(Box.SLOTS):
        if s.display[slot] != NO_CARD and prices.display[0][slot] <= paid:
            return Refusal.NONE
    if prices.discard[0] <= paid and any_discarded(s):
        return Refusal.NONE
    return Refusal.NO_CARD_IN_REACH


@rule
def why_not_take(s, slot):
    """Why the card of a slot cannot be taken; slots are taken from left to right (G8, G26)."""
    if s.taken_from == Place.DISCARD:
        return Refusal.NOT_BOTH
    if s.display[slot] == NO_CARD:
        return Refusal.SLOT_EMPTY
    if s.n_taken > 0 and slot < s.last_taken:
        return Refusal.SLOT_ORDER
    if s.n_taken >= len(prices.display):
        return Refusal.TAKEN_ENOUGH
    price = prices.display[s.n_taken][slot]
    return Refusal.NONE if price > 0 and price <= s.paid else Refusal.SLOT_PRICE


@rule
def take(s, p, slot):
    """Take a card of the display; the gap stays until the end of the turn (G8)."""
    to_hand(s, p, s.display[slot])
    s.display[slot] = NO_CARD
    count_taken(s, Place.DISPLAY, slot)


@rule
def why_not_fetch(s, card):
    """Why a card cannot be taken from the discard pile (G8, G26)."""
    if s.taken_from == Place.DISPLAY:
        return Refusal.NOT_BOTH
    if s.place[card] != Place.DISCARD:
        return Refusal.NOT_DISCARDED
    if s.n_taken > 0 and card < s.last_taken:
        return Refusal.DISCARD_ORDER
    if s.n_taken >= len(prices.discard):
        return Refusal.TAKEN_ENOUGH
    return Refusal.NONE if prices.discard[s.n_taken] <= s.paid else Refusal.DISCARD_PRICE


@rule
def fetch(s, p, card):
    """Take a card from the discard pile."""
    to_hand(s, p, card)
    count_taken(s, Place.DISCARD, card)


@rule
def why_not_end_taking(s):
    """Why taking cards cannot end: fewer are allowed, none is not (G8)."""
    return Refusal.NONE if s.n_taken > 0 else Refusal.TAKE_FIRST


@rule
def count_taken(s, place, last):
    """Remember from where, how many and what: for the rest of the action."""
    s.taken_from = place
    s.last_taken = last
    s.n_taken += 1
