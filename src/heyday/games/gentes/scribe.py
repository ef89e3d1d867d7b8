"""Scribe: taking cards of the display, or of the discard pile, never of both (4.1 A 3, G8, G39).

A price of the display belongs to a slot and to a number of cards, all among the slots up to this
one; it is 0 where so many cannot be taken.
"""

from heyday.games.gentes.box import prices
from heyday.games.gentes.display import cards_at, to_hand
from heyday.games.gentes.refusals import Refusal
from heyday.games.gentes.sets import Sets, price_sets
from heyday.games.gentes.state import NO_CARD, Place
from heyday.kit import bit, has, rule, where


@rule
def least_for_card(s):
    """Return for how much at least a scribe can take a card, NEVER if there is none (G5, G39)."""
    least = price_sets.least_slot[Sets.SLOTS & ~where(s.display, NO_CARD)]
    if prices.discard[0] < least and cards_at(s, Place.DISCARD) != 0:
        return prices.discard[0] + 0
    return least + 0


@rule
def slots_to_take(s):
    """Return the slots whose cards can be taken, from left to right (G8, G26)."""
    if s.taken_from == Place.DISCARD or s.n_taken >= len(prices.display):
        return 0
    paid = price_sets.slots[s.n_taken][s.paid]
    return paid & ~where(s.display, NO_CARD) & -bit(s.last_taken)


@rule
def why_not_take(s, slot):
    """Why the card of a slot cannot be taken (G8, G26)."""
    if has(slots_to_take(s), slot):
        return Refusal.NONE
    if s.taken_from == Place.DISCARD:
        return Refusal.NOT_BOTH
    if s.display[slot] == NO_CARD:
        return Refusal.SLOT_EMPTY
    if slot < s.last_taken:
        return Refusal.SLOT_ORDER
    return Refusal.TAKEN_ENOUGH if s.n_taken >= len(prices.display) else Refusal.SLOT_PRICE


@rule
def take(s, p, slot):
    """Take a card of the display; the gap stays until the end of the turn (G8)."""
    to_hand(s, p, s.display[slot])
    s.display[slot] = NO_CARD
    count_taken(s, Place.DISPLAY, slot)


@rule
def cards_to_fetch(s):
    """Return the cards that can be taken from the discard pile, in their order (G8, G26)."""
    if s.taken_from == Place.DISPLAY or s.n_taken >= len(prices.discard):
        return 0
    if prices.discard[s.n_taken] > s.paid:
        return 0
    return cards_at(s, Place.DISCARD) & -bit(s.last_taken)


@rule
def why_not_fetch(s, card):
    """Why a card cannot be taken from the discard pile (G8, G26)."""
    if has(cards_to_fetch(s), card):
        return Refusal.NONE
    if s.taken_from == Place.DISPLAY:
        return Refusal.NOT_BOTH
    if s.place[card] != Place.DISCARD:
        return Refusal.NOT_DISCARDED
    if card < s.last_taken:
        return Refusal.DISCARD_ORDER
    return Refusal.TAKEN_ENOUGH if s.n_taken >= len(prices.discard) else Refusal.DISCARD_PRICE


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
