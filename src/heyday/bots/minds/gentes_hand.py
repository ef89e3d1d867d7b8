"""What the cards in a hand of Gentes promise, and what those played will still bring."""

from heyday.bots.minds.gentes_cards import LASTING, LOCKS, LOSES, MOON, ONCE
from heyday.games.gentes.box import Box, cards
from heyday.games.gentes.chronicler import missing_icons, missing_persons
from heyday.games.gentes.final_scoring import hand_value
from heyday.games.gentes.mat import free_spaces
from heyday.games.gentes.state import Cube, Place
from heyday.kit import rule, table

SPACE = 1.05  # a free space of the time track
PLAYING, PLAYING_SPACES = 3.3, 3.2  # what it costs to play a card, and the spaces it takes
MISSING, MISSING_SPACES = 0.9, 1.3  # the same for a person that the card needs and nobody is
UNBUILT, UNBUILT_SPACES = 2.5, 3.5  # the same for a city
TRUST = 0.68  # of what a card promises when nothing is missing
HELD = table([100, 100, 90, 40, 10, 0])  # of that, for the best, the second … card in hand
REACH = 2.9  # persons that can be trained in a round
WHOLE_ROUND = 5.0  # free spaces from which on a round counts as not yet played
FOR_CARDS = 0.9  # of all spaces to come can be used for getting cards played


@rule
def lasting_worth(card, declines):
    """Return what a card's effect brings in the rounds and declines to come."""
    return (LASTING[card] * max(0, declines - 1) + MOON[card] * declines) / 100.0


@rule
def hand_worth(s, p, declines, spaces, share):
    """Return what hand cards promise, the best first, as long as there is time to play them."""
    me = s.player[p]
    rounds = max(0, declines - 1)
    reach = REACH * (rounds + min(1.0, free_spaces(me) / WHOLE_ROUND)) if declines else 0.0
    cubes = me.cubes[Cube.TEMPLE] + 0
    room = FOR_CARDS * spaces
    value = 0.0
    counted = 0  # cards, as bits
    for nth in range(me.n_hand):
        best = -1
        most = -1.0e9
        for card in range(Box.CARDS):
            if s.place[card] == Place.HAND + p and not counted >> card & 1:
                hope = prospect(me, card, cubes, declines, share, reach) + certain(me, card, cubes)
                if hope > most:
                    most = hope
                    best = card
        counted |= 1 << best
        gain = prospect(me, best, cubes, declines, share, reach)
        left = certain(me, best, cubes)
        effort = effort_of(me, best, cubes)
        part = min(1.0, room / effort) * HELD[min(nth, len(HELD) - 1)] / 100.0
        value += left + part * gain
        room -= part * effort
        if gain > 0.0 or left > 0:
            cubes -= min(cubes, missing_persons(me, best))
    return value


@rule
def certain(me, card, cubes):
    """Return what the final scoring would make of a card as things are."""
    lacks = missing_persons(me, card) > cubes or missing_icons(me, card) > 0
    return -hand_value(card) if lacks else hand_value(card)


@rule
def effort_of(me, card, cubes):
    """Return the spaces that it takes to get a card played; cubes stand in for persons."""
    persons = max(0, missing_persons(me, card) - cubes)
    return PLAYING_SPACES + MISSING_SPACES * persons + UNBUILT_SPACES * missing_icons(me, card)


@rule
def prospect(me, card, cubes, declines, share, reach):
    """Return what a card may bring beyond its final scoring."""
    persons = max(0, missing_persons(me, card) - cubes)
    cities = missing_icons(me, card)
    cost = PLAYING + MISSING * persons + UNBUILT * cities
    trust = TRUST * max(0.0, 1.0 - (persons + REACH * cities) / (1.0 + reach))
    gain = promise(me, card, declines, share) - certain(me, card, cubes) - cost
    return max(0.0, trust * gain)


@rule
def best_symbol(me, card):
    """Return what a card's best symbol would score if the card were played now."""
    points = 0
    for symbol in range(Box.SYMBOLS):
        if cards.symbols[card][symbol]:
            points = max(points, me.symbols[symbol] + 1)
    return points


@rule
def promise(me, card, declines, share):
    """Return what playing a card would bring: points, its best symbol, gains, lasting effects."""
    value = cards.vp[card] + best_symbol(me, card) + ONCE[card] / 100.0 - share * LOSES[card]
    return value + SPACE * LOCKS[card] * max(1, declines) + lasting_worth(card, declines)
