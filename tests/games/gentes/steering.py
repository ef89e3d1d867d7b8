"""Starts that lead where plain random play seldom comes: each alters the first turn of a game.

They are meant for a game with the set-up of the first game, which begins with a turn. A start keeps
the promises of faults.py, so that random play from it can be watched like any other.
"""

from typing import Any

from heyday.games.gentes.box import Box, cards, gains, sites
from heyday.games.gentes.schema import GROUPS
from heyday.games.gentes.state import Place, Step

FIRST_GAME = {"setup": "first_game"}


def seats(s: Any) -> list[Any]:
    """The players at the table."""
    return [s.player[p] for p in range(s.players)]


def deal(s: Any, p: int, card: int, place: int) -> None:
    """Give a card that nobody has to a player, into the hand or played."""
    me = s.player[p]
    s.place[card] = place + p
    if place == Place.HAND:
        me.n_hand += 1
        return
    me.n_tableau += 1
    me.tax_bonus += int(cards.tax_bonus[card])
    me.extra_person += int(cards.extra_person[card])
    me.hand_limit += int(cards.hand_limit[card])
    for kept, column in (
        (me.lent, cards.lends),
        (me.symbols, cards.symbols),
        (me.choose_price, cards.choose_price),
        (me.discount, cards.discount),
    ):
        for nth, number in enumerate(column[card]):
            kept[nth] += int(number)


def idle_cards(s: Any, first: int = 0) -> list[int]:
    """The cards that lie in a deck, from a card on."""
    return [card for card in range(first, Box.CARDS) if s.place[card] == Place.DECK]


def build(s: Any, p: int, site: int) -> None:
    """Put a city of a player on a site."""
    me = s.player[p]
    s.owner[site] = p
    me.n_cities += 1
    me.icons[int(sites.icon[site])] += 1


def rich(s: Any) -> None:
    """No locks, full stores, much money, many persons, and cards that take or bring some."""
    for me in seats(s):
        me.coins, me.locks, me.cubes = 60, 0, [4, 4]
        me.persons = [3, 3, 3, 3, 3, 2]
    moving = [c for c in idle_cards(s) if any(cards.loses[c]) or gains.persons[c][len(GROUPS)]]
    for nth, card in enumerate(moving):
        deal(s, nth % s.players, card, Place.HAND)


def cramped(s: Any) -> None:
    """Three spaces and far too many cards: the hand limit cannot be covered (G20)."""
    hands = idle_cards(s, Box.ERA_CARDS)
    for p, me in enumerate(seats(s)):
        me.locks, me.singles = 9, 0
        for card in hands[p :: s.players][:9]:
            deal(s, p, card, Place.HAND)


def late(s: Any) -> None:
    """The fifth round, with a tableau of every kind of effect and most cities built."""
    s.round = Box.ROUNDS - 1
    old = 2 * Box.ERA_CARDS
    for slot, card in enumerate(s.display):
        s.place[card] = Place.DISCARD
        s.display[slot] = old + slot
        s.place[old + slot] = Place.DISPLAY
    played = [card for card in idle_cards(s) if card < old]
    for card in played[::3]:
        s.place[card] = Place.DISCARD
    for nth, card in enumerate(idle_cards(s)):
        if card < old:
            deal(s, nth % s.players, card, Place.TABLEAU)
        elif nth % 2:
            deal(s, nth % s.players, card, Place.HAND)
    open_sites = [n for n in range(Box.SITES) if s.players > 2 or int(sites.region[n]) != 1]
    for p, me in enumerate(seats(s)):
        me.coins, me.cubes, me.locks = 35, [4, 3], p
        me.persons = [2, 3, 4, 1, 0, 6]
        for site in open_sites[p :: s.players][:3] + open_sites[::-1][p :: s.players][:3]:
            build(s, p, site)
        me.bonus = [1, int(me.n_tableau >= 8), 0]
    s.bonus_taken = [sum(me.bonus[n] for me in seats(s)) for n in range(3)]


STARTS = (rich, cramped, late)
DECISIONS = range(Step.DRAFT, Step.DRAFT_END)
