"""What a position of Gods is worth, by hand: points, tribes on the way to a nation, power, threats.

Everything is counted in victory points. The figures are guesses of somebody who plays the game,
good enough to play well against beginners.
"""

from __future__ import annotations

from typing import Any

from heyday.games.gods.box import TARGET, Box
from heyday.games.gods.field import AROUND
from heyday.games.gods.state import NOBODY, Kind

WON = 100.0  # a victory, whatever the points
ON_THE_WAY = (0.0, 0.6, 1.6)  # one and two tribes of the three that a nation needs
POWER = 0.13
TEMPLE = 0.1
EXTRA = 0.7
NEAR_TARGET = 0.25  # each point counts so much more when there is one to go
FEAR = 0.8  # how much of what an opponent could take by a temple is counted as lost
HOPE = 0.3  # the same for what this god could take in a turn of its own


def worth(look: Any, seat: int) -> float:
    """Return how good a position is for a seat: its own, less its best and its average opponent."""
    own = _standing(look, seat)
    others = [_standing(look, god) for god in range(look.players) if god != seat]
    value = own - 0.6 * max(others) - 0.4 * sum(others) / len(others)
    if look.over:
        best = max(_rank(look, god) for god in range(look.players) if god != seat)
        value += WON if _rank(look, seat) > best else -WON
    return value


def _rank(look: Any, god: int) -> int:
    return int(look.god[god].points * 16 + look.god[god].power)


def _standing(look: Any, god: int) -> float:
    """Return what a god has: points, tribes towards nations, power, temples, extra actions."""
    me = look.god[god]
    target = TARGET[look.players]
    value = me.points + NEAR_TARGET * me.points * me.points / target
    for colour in range(4):
        value += _progress(look, god, colour, me.believers[colour])
    value += POWER * me.power + TEMPLE * me.temples + EXTRA * me.extras
    return float(value)


def _progress(look: Any, god: int, colour: int, believers: int) -> float:
    """Return what the tribes beyond full nations are worth; more while there is a chip to win."""
    prize = Box.POINTS_CARD + (Box.POINTS_CHIP if look.chips[colour] == NOBODY else 0)
    return float(ON_THE_WAY[believers % Box.NATION] * prize / Box.POINTS_CARD)


def threat(look: Any, seat: int) -> float:
    """Return what opponents may take from a seat by their next temples, less what it may take."""
    if look.over:
        return 0.0
    tribes = _tribes(look)
    fears = [_best_temple(look, tribes, god, seat) for god in range(look.players) if god != seat]
    return FEAR * max(fears) - HOPE * _best_temple(look, tribes, seat, None)


def _tribes(look: Any) -> dict[int, tuple[int, int]]:
    """Return the colour and the religion of every tribe, by its coordinates."""
    return {
        where: (kind - Kind.GREEN, owner)
        for where, kind, owner in zip(look.where, look.kind, look.owner, strict=True)
        if Kind.GREEN <= kind <= Kind.YELLOW
    }


def _best_temple(
    look: Any, tribes: dict[int, tuple[int, int]], god: int, victim: int | None
) -> float:
    """Return what a god's best affordable temple would bring it; if a victim is named, from it."""
    me = look.god[god]
    if me.temples == 0:
        return 0.0
    income = 0 if god == look.current else Box.INCOME  # the current god has had its income
    power = min(me.power + income, Box.MOST_POWER)
    cheapest = look.first[min(power // Box.TEMPLE_PRICE, 6)]
    best = 0.0
    for place in look.frontier[cheapest : look.first[0]]:
        where = look.where[place]
        near = [tribes[where + step] for step in AROUND if where + step in tribes]
        gained = [colour for colour, owner in near if owner != god]
        lost = [colour for colour, owner in near if victim is not None and owner == victim]
        if victim is not None and not lost:
            continue
        value = _swing(look, god, gained, 1)
        if victim is not None:
            value -= _swing(look, victim, lost, -1)
        best = max(best, value)
    return best


def _swing(look: Any, god: int, colours: list[int], sign: int) -> float:
    """Return by how much a god's nations change in worth when these tribes come or go."""
    me = look.god[god]
    change = 0.0
    for colour in set(colours):
        before = me.believers[colour]
        after = before + sign * colours.count(colour)
        cards = Box.POINTS_CARD * (after // Box.NATION - before // Box.NATION)
        chip = Box.POINTS_CHIP if cards > 0 and look.chips[colour] == NOBODY else 0
        change += cards + chip
        change += _progress(look, god, colour, after) - _progress(look, god, colour, before)
    return change
