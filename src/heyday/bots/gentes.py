"""What a position of Gentes is worth, by hand.

Points, and what the rest of the game will make of time, coins, cubes, persons, cards and cities;
all of it counted in victory points. The figures were guessed by somebody who plays the game, then
corrected by some 3000 games between bots that guessed differently.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Any

from heyday.games.gentes.box import Box, bonus, cards, gains, prices, regions, sites
from heyday.games.gentes.state import Cube, Gain, Place, Step
from heyday.games.gentes.view import free_spaces

WON = 100.0  # a victory, whatever the points
SPACE = 1.05  # a free space of the time track, this round
LATER = 0.7  # the same in a later round
LAST = 0.55  # the same when no round follows
COIN = ((8, 0.16), (12, 0.06))  # the first, the next so many coins, beyond their tenth of a point
SPEND = 6  # spaces that it takes to spend them
CUBE = (0.48, 0.3)  # a cube of the temple, of the oracle, beyond its half of a point at the end
REWARD = (0.8, 1.35, 0.75, 2.05)  # of a city, by its icon
PERSON = (1.6, 1.5, 1.25, 0.95, 0.6, 0.35)  # the first, second … person of a group, early on
PRINTED = 0.6  # of that, for a person printed on a card
PLAYING = 3.3, 3.2  # what it costs to play a card, and the spaces it takes
MISSING = 0.9, 1.3  # the same for a person that the card needs and nobody stands for
UNBUILT = 2.5, 3.5  # the same for a city
TRUST = 0.68  # of what a card promises when nothing is missing
HELD = (1.0, 1.0, 0.9, 0.4, 0.1, 0.0)  # of that, for the best, the second … card in hand
REACH = 2.9  # persons that can be trained in a round
WHOLE_ROUND = 5  # free spaces from which on a round counts as not yet played
CLUSTER = 0.13  # of all rewards of one's best region, for each city still to be built
FOR_CARDS = 0.9  # of all spaces to come can be used for getting cards played
CROWD = 1.5  # a card above the hand limit
SUN = 1.5  # a main action without a tile, each round
HOME = 0.7  # a hometown, each round
CHOICE = 0.75  # to set the price of an action, each round
EXTRA = 0.9  # one more person in every philosopher action, each round
TAX = 0.15  # a coin more of every tax, each round
DISCOUNT = 0.12  # a coin less for an action, each round
LIMIT = 0.25  # a card more in the hand, each round
UNUSED = 0.5  # of these, for what can still be used this round
SYMBOL = 0.29  # each symbol on a card played, while there is time for more
PLAIN_COIN = 0.2  # a coin, in general
SOMEBODY = 1.2  # a person, in general
BUSY = 26  # spaces still to come from which on persons and symbols are worth their full price


@dataclass(frozen=True)
class Ahead:
    """How much of the game is still to come for a player."""

    rounds: int  # after this one
    declines: int
    persons: float  # that can still be trained
    spaces: int  # of the time track, in all rounds
    later: int  # of them, in later rounds
    share: float  # of what a long game makes of persons and cards


def worth(look: Any, seat: int) -> float:
    """Return how good a position is for a seat; what others have is beyond its reach."""
    me = look.player[seat]
    value = float(sum(me.points))
    if look.over:
        return value + (WON if _wins(look, seat) else 0.0)
    ahead = _ahead(look, me)
    held = [card for card, where in enumerate(look.place) if where == Place.HAND + seat]
    value += _money(me, ahead) + _time(look, me, ahead) + _cubes(me, ahead) + _people(me, ahead)
    value += _map(look, me, seat, ahead) + _hand(me, held, ahead) + _tableau(look, seat, ahead)
    return value + _symbols(me, ahead) + _bonus(look, me, ahead)


def _wins(look: Any, seat: int) -> bool:
    """Whether nobody else stands higher at the end: points, cards played, coins."""
    standings = [(sum(p.points), p.n_tableau, p.coins) for p in look.player[: look.players]]
    return standings[seat] == max(standings)


def _ahead(look: Any, me: Any) -> Ahead:
    """Return what is still to come: spaces now, next round without what is carried over, later."""
    if look.step[0] != Step.HEYDAY:  # the last decline, or the final scoring
        return Ahead(0, 0, 0.0, 0, 0, 0.0)
    rounds = Box.ROUNDS - look.round
    later = -me.doubles if rounds else 0
    for round in range(look.round + 1, Box.ROUNDS + 1):
        eras = (round - 1) // Box.ERA_ROUNDS - (look.round - 1) // Box.ERA_ROUNDS
        later += Box.SPACES - max(0, me.locks - eras)
    spaces = free_spaces(me) + later
    persons = REACH * (rounds + min(1.0, free_spaces(me) / WHOLE_ROUND))
    return Ahead(rounds, rounds + 1, persons, spaces, later, min(1.0, spaces / BUSY))


# ---- coins, time, cubes ----


def _money(me: Any, ahead: Ahead) -> float:
    """Return what coins are worth: the first ones most, and while there is time to spend them."""
    if not ahead.declines:
        return float(me.coins // Box.COINS_PER_POINT)
    value, left = 0.0, me.coins
    for count, extra in COIN:
        value += extra * min(left, count)
        left = max(0, left - count)
    return float(me.coins / Box.COINS_PER_POINT + value * min(1.0, ahead.spaces / SPEND))


def _time(look: Any, me: Any, ahead: Ahead) -> float:
    """Return what free spaces are worth, less hourglasses that must be placed or will stay."""
    now = free_spaces(me)
    for depth in range(look.depth):
        if look.step[depth] == Step.HOURGLASSES:
            now -= look.arg[depth]
    over = max(0, me.n_hand - me.hand_limit)
    if ahead.rounds:
        return float(SPACE * now + LATER * ahead.later - CROWD * over)
    staying = (me.doubles if ahead.declines else me.singles + 2 * me.doubles) + over
    return float(
        LAST * now * (ahead.spaces > 0) - prices.penalty[min(staying, len(prices.penalty) - 1)]
    )


def _cubes(me: Any, ahead: Ahead) -> float:
    """Return what cubes are worth: a person of a card, an exchange, half a point at the end."""
    if not ahead.declines:
        return float(sum(me.cubes) // Box.CUBES_PER_POINT)
    return float(sum(worth * count for worth, count in zip(A_CUBE, me.cubes, strict=True)))


# ---- persons and cards ----


def _people(me: Any, ahead: Ahead) -> float:
    """Return what persons are worth for cards to come: some of every group, not many of one."""
    value = 0.0
    for own, lent in zip(me.persons, me.lent, strict=True):
        value += sum(PERSON[:own]) + PRINTED * sum(PERSON[own : own + lent])
    return ahead.share * value


def _hand(me: Any, held: list[int], ahead: Ahead) -> float:
    """Return what hand cards promise, the best first, as long as there is time to play them."""
    cubes, spaces = me.cubes[Cube.TEMPLE], FOR_CARDS * ahead.spaces
    held = sorted(held, key=lambda card: sum(_prospect(me, card, cubes, ahead)[:2]), reverse=True)
    value = 0.0
    for nth, card in enumerate(held):
        gain, left, effort, used = _prospect(me, card, cubes, ahead)
        part = min(1.0, spaces / effort) * HELD[min(nth, len(HELD) - 1)]
        value += left + part * gain
        spaces -= part * effort
        cubes -= used
    return value


def _prospect(me: Any, card: int, cubes: int, ahead: Ahead) -> tuple[float, int, float, int]:
    """Return what a card may bring beyond its final scoring, that, and the spaces it takes.

    Cubes of the temple stand for missing persons; how many are used is told, too.
    """
    persons = sum(
        max(0, need - own - lent)
        for need, own, lent in zip(NEEDS[card], me.persons, me.lent, strict=True)
    )
    cities = sum(max(0, need - own) for need, own in zip(ICONS[card], me.icons, strict=True))
    used = min(persons, cubes)
    persons -= used
    half = -(-VP[card] // Box.CARD_DIVISOR)
    left = -half if persons or cities else half
    cost = PLAYING[0] + MISSING[0] * persons + UNBUILT[0] * cities
    effort = PLAYING[1] + MISSING[1] * persons + UNBUILT[1] * cities
    missing = persons + REACH * cities
    trust = TRUST * max(0.0, 1.0 - missing / (1.0 + ahead.persons))
    gain = max(0.0, trust * (_promise(me, card, ahead) - left - cost))
    return gain, left, effort, used if gain > 0 or left > 0 else 0


def _promise(me: Any, card: int, ahead: Ahead) -> float:
    """Return what playing a card would bring: points, its best symbol, gains, lasting effects."""
    symbol = max((me.symbols[nth] + 1 for nth in SYMBOLS_OF[card]), default=0)
    gain = ONCE[card] + SPACE * LOCKS[card] * (ahead.rounds + 1)
    lost = -ahead.share * sum(LOSES[card])
    return float(VP[card] + symbol + gain + lost) + _lasting(card, ahead)


def _lasting(card: int, ahead: Ahead) -> float:
    """Return what a card's effect brings in the rounds to come."""
    return LASTING[card] * ahead.rounds + MOON[card] * ahead.declines


def _tableau(look: Any, seat: int, ahead: Ahead) -> float:
    """Return what the cards played will still bring, suns of this round too."""
    value = 0.0
    for card, where in enumerate(look.place):
        if where == Place.TABLEAU + seat:
            value += _lasting(card, ahead)
            if cards.sun[card] and ahead.spaces and not look.used[card]:
                value += UNUSED * SUN
    return value


def _symbols(me: Any, ahead: Ahead) -> float:
    """Return what symbols promise: era III has none, but earlier cards can still be played."""
    return float(SYMBOL * sum(me.symbols) * ahead.share)


# ---- cities ----


def _map(look: Any, me: Any, seat: int, ahead: Ahead) -> float:
    """Return what cities bring in the declines to come, one a region, and hometowns in rounds."""
    rewards: list[list[float]] = [[0.0] for _ in regions.used]
    value = 0.0
    for site, owner in enumerate(look.owner):
        if owner != seat:
            continue
        if site >= Box.FIRST_HOME:
            unused = ahead.spaces > 0 and not look.marked[site]
            value += HOME * (ahead.rounds + UNUSED * unused)
        else:
            rewards[sites.region[site]].append(REWARD[sites.icon[site]])
    value += sum(map(max, rewards)) * ahead.declines
    pieces = min(Box.CITIES - me.n_cities, ahead.rounds)
    return float(value + CLUSTER * pieces * max(map(sum, rewards)))


def _bonus(look: Any, me: Any, ahead: Ahead) -> float:
    """Return what is on the way to bonus tiles: little at first, most of it near the end."""
    value = 0.0
    counts = me.n_cities, me.n_tableau, sum(me.persons)
    for stack, count in enumerate(counts):
        if not me.bonus[stack]:
            tile = Box.BONUS_LATER if look.bonus_taken[stack] else Box.BONUS_FIRST
            value += tile * min(1.0, count / bonus.needs[stack]) ** 3 * ahead.share
    return value


def threat(look: Any, seat: int) -> float:
    """Return nothing: nobody can take from a player what he has."""
    return 0.0


def kind(look: Any, action: int) -> Hashable:
    """Return what a line of actions is about: the main action under way, and the next decision."""
    step = look.step[look.depth - 1] if look.depth else Step.NONE
    return action >> 10, look.kind, look.icon, step


# ---- what cards bring, once and for all ----


def _gain(row: int) -> float:
    """Return what a row of gains is worth, without locks."""
    plain, persons = gains.plain[row], gains.persons[row]
    cubes = A_CUBE[0] * plain[Gain.TEMPLE] + A_CUBE[1] * plain[Gain.ORACLE]
    coins = PLAIN_COIN * plain[Gain.COINS]
    return float(plain[Gain.VP] + coins + cubes + SOMEBODY * sum(persons))


def _each_round(card: int) -> float:
    """Return what a sun or a lasting modifier is worth in a round."""
    value = SUN * cards.sun[card] + EXTRA * cards.extra_person[card]
    value += TAX * cards.tax_bonus[card] + LIMIT * cards.hand_limit[card]
    value += CHOICE * sum(cards.choose_price[card]) + DISCOUNT * sum(cards.discount[card])
    return float(value)


def _each_decline(card: int) -> float:
    """Return what a moon is worth in a decline; an exchange is made if it pays."""
    coins, temple, oracle = cards.moon_pay[card]
    price = PLAIN_COIN * coins + A_CUBE[0] * temple + A_CUBE[1] * oracle
    return float(max(0.0, _gain(Box.MOON_GAIN + card) - price))


A_CUBE = [1 / Box.CUBES_PER_POINT + more for more in CUBE]
ALL = range(Box.CARDS)
VP = [int(points) for points in cards.vp]
NEEDS = [[int(count) for count in row] for row in cards.needs]
ICONS = [[int(count) for count in row] for row in cards.icons]
LOSES = [[int(count) for count in row] for row in cards.loses]
SYMBOLS_OF = [[nth for nth, shown in enumerate(row) if shown] for row in cards.symbols]
ONCE = [_gain(card) for card in ALL]
LOCKS = [int(gains.plain[card][Gain.LOCKS]) for card in ALL]
LASTING = [_each_round(card) for card in ALL]
MOON = [_each_decline(card) for card in ALL]
