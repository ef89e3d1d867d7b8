"""Chronicler: playing a card (4.1 A 3, G14, G31, G37)."""

from heyday.games.gentes.box import Box, cards
from heyday.games.gentes.display import cards_at
from heyday.games.gentes.mat import GROUPS, score_points
from heyday.games.gentes.refusals import Refusal
from heyday.games.gentes.sets import card_sets
from heyday.games.gentes.state import Cube, Place, Source, Step
from heyday.kit import first_of, has, rule, without_first
from heyday.kit.steps import argument, pop, push


@rule
def missing_persons(me, card):
    """Return how many persons are missing on the chart and on own cards together (G14)."""
    missing = 0
    for group in range(GROUPS):
        missing += max(0, cards.needs[card][group] - me.persons[group] - me.lent[group])
    return missing


@rule
def missing_icons(me, card):
    """Return how many icons of own cities and hometowns are missing (G14)."""
    missing = 0
    for icon in range(4):
        missing += max(0, cards.icons[card][icon] - me.icons[icon])
    return missing


@rule
def cards_short_of(me):
    """Return the cards that ask for more of some group than a player has, as a set (G14)."""
    short = 0
    for group in range(GROUPS):
        short |= card_sets.asking[group][me.persons[group] + me.lent[group]]
    return short


@rule
def cards_unbuilt(me):
    """Return the cards that ask for more of some icon than a player has built, as a set (G14)."""
    unbuilt = 0
    for icon in range(4):
        unbuilt |= card_sets.showing[icon][me.icons[icon]]
    return unbuilt


@rule
def cards_to_play(s, p):
    """Return the cards of the hand that can be played; cubes stand for missing persons (G14)."""
    me = s.player[p]
    hand = cards_at(s, Place.HAND + p) & ~cards_unbuilt(me)
    short = hand & cards_short_of(me)
    found = hand & ~short
    if me.cubes[Cube.TEMPLE] >= Box.VIRTUAL_CUBES:
        while short:
            card = first_of(short)
            cubes = missing_persons(me, card) * Box.VIRTUAL_CUBES
            found |= (cubes <= me.cubes[Cube.TEMPLE]) << card
            short = without_first(short)
    return found


@rule
def why_not_play(s, p, card):
    """Why a card cannot be played: icons, and a temple cube for each missing person (G14)."""
    if has(cards_to_play(s, p), card):
        return Refusal.NONE
    if s.place[card] != Place.HAND + p:
        return Refusal.NOT_IN_HAND
    unbuilt = missing_icons(s.player[p], card) > 0
    return Refusal.ICONS_MISSING if unbuilt else Refusal.PERSONS_MISSING


@rule
def lay_out(s, p, card):
    """Pay for the virtual persons, and lay the card into the tableau."""
    me = s.player[p]
    me.cubes[Cube.TEMPLE] -= missing_persons(me, card) * Box.VIRTUAL_CUBES
    s.place[card] = Place.TABLEAU + p
    me.n_hand -= 1
    me.n_tableau += 1


@rule
def play(s, p, card):
    """Play a card: gains, then losses, then one of its symbols is scored (G14, G37)."""
    me = s.player[p]
    pop(s)
    lay_out(s, p, card)
    score_points(me, Source.CARDS, cards.vp[card])
    symbols = 0
    for symbol in range(Box.SYMBOLS):
        symbols += cards.symbols[card][symbol]
        me.symbols[symbol] += cards.symbols[card][symbol]
    if symbols > 0:
        push(s, Step.SYMBOL, p, card)
    for group in range(GROUPS - 1, -1, -1):
        for _ in range(cards.loses[card][group]):
            push(s, Step.LOSS, p, group)
    push(s, Step.GAIN, p, card)
    add_effects(me, card)


@rule
def add_effects(me, card):
    """Add up what the card does from the end of this action on (G15, G31)."""
    for group in range(GROUPS):
        me.lent[group] += cards.lends[card][group]
    for kind in range(5):
        me.choose_price[kind] += cards.choose_price[card][kind]
        me.discount[kind] += cards.discount[card][kind]
    me.tax_bonus += cards.tax_bonus[card]
    me.extra_person += cards.extra_person[card]
    me.hand_limit += cards.hand_limit[card]


@rule
def why_not_symbol(s, symbol):
    """Why a symbol cannot be scored: it must be on the card just played (G14)."""
    return Refusal.NONE if cards.symbols[argument(s)][symbol] else Refusal.NOT_ON_CARD


@rule
def score_symbol(s, p, symbol):
    """Score a point for each own card with the symbol, the new one included (G14)."""
    me = s.player[p]
    pop(s)
    score_points(me, Source.SYMBOLS, me.symbols[symbol])
