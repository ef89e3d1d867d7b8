"""Chronicler: playing a card (4.1 A 3, G14, G31, G37)."""

from heyday.games.gentes.box import Box, cards
from heyday.games.gentes.mat import GROUPS, score_points
from heyday.games.gentes.refusals import Refusal
from heyday.games.gentes.state import Cube, Place, Source, Step
from heyday.kit import rule
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
def why_not_play(s, p, card):
    """Why a card cannot be played: icons, and a temple cube for each missing person (G14)."""
    me = s.player[p]
    if s.place[card] != Place.HAND + p:
        return Refusal.NOT_IN_HAND
    if missing_icons(me, card) > 0:
        return Refusal.ICONS_MISSING
    if missing_persons(me, card) * Box.VIRTUAL_CUBES > me.cubes[Cube.TEMPLE]:
        return Refusal.PERSONS_MISSING
    return Refusal.NONE


@rule
def why_no_card_to_play(s, p):
    """Why a chronicler could not play any card (G5)."""
    if s.player[p].n_hand > 0:
        for card in range(Box.CARDS):
            if s.place[card] == Place.HAND + p and why_not_play(s, p, card) == Refusal.NONE:
                return Refusal.NONE
    return Refusal.NO_CARD_TO_PLAY


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
