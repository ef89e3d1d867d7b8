"""The decks, the display of eight cards, and the change of an era (3.0 K, scribe, 4.2 C).

A deck has no order: a card is drawn from all that are left in it when it is shown.
"""

from heyday.games.gentes.box import Box
from heyday.games.gentes.sets import card_sets
from heyday.games.gentes.state import NO_CARD, Place, Step
from heyday.kit import count_of, nth_of, pick, rule, where
from heyday.kit.steps import push


@rule
def cards_at(s, place):
    """Return the cards that are at a place, as a set."""
    return where(s.place, place)


@rule
def era_now(s):
    """Return the era, from 0: it hangs on the round, not on the deck."""
    return (s.round - 1) // Box.ERA_ROUNDS


@rule
def draw(s):
    """Return a card of the era's deck, NO_CARD if it is empty."""
    deck = cards_at(s, Place.DECK) & card_sets.of_era[era_now(s)]
    return NO_CARD if deck == 0 else nth_of(deck, pick(s, count_of(deck)))


@rule
def refill(s):
    """Move the cards of the display to the left and fill it up from the deck (G8).

    An empty deck leaves slots empty until the era changes.
    """
    if where(s.display, NO_CARD) == 0:
        return
    slots = 0
    for slot in range(Box.SLOTS):
        card = s.display[slot]
        if card != NO_CARD:
            s.display[slot] = NO_CARD
            s.display[slots] = card
            slots += 1
    while slots < Box.SLOTS:
        card = draw(s)
        if card == NO_CARD:
            return
        s.place[card] = Place.DISPLAY
        s.display[slots] = card
        slots += 1


@rule
def to_hand(s, p, card):
    """Take a card into the hand."""
    s.place[card] = Place.HAND + p
    s.player[p].n_hand += 1


@rule
def change_era(s):
    """Lay off all unsold cards of the old era, fill the display, remove locks (4.2 C, G19)."""
    old = (era_now(s) - 1) * Box.ERA_CARDS
    for card in range(old, old + Box.ERA_CARDS):
        if s.place[card] == Place.DECK or s.place[card] == Place.DISPLAY:
            s.place[card] = Place.DISCARD
    for slot in range(Box.SLOTS):
        s.display[slot] = NO_CARD
    refill(s)
    for i in range(s.players - 1, -1, -1):  # in the new turn order (G36)
        for _ in range(Box.ERA_LOCKS):
            push(s, Step.UNLOCK, seat_after(s, s.start, i), 0)


@rule
def seat_after(s, p, n):
    """Return the seat so many places to the left, in the order of play."""
    seat = p + n  # nobody is passed twice, and to divide takes long
    return seat if seat < s.players else seat - s.players
