"""What a search looks at in Gods: how each god stands, as a row of numbers."""

from heyday.bots.minds.gods_swing import (
    believers_worth,
    loss_of,
    pack,
    points_for,
    swing_for,
    tribe_points,
    would_win,
)
from heyday.games.gods.box import TARGET, Box
from heyday.games.gods.field import neighbours
from heyday.games.gods.religion import is_tribe, religion_among
from heyday.games.gods.state import NOBODY, Kind
from heyday.kit import constants, rule

# fmt: off
NAMES = (
    "points", "points_2", "power_3", "power_6", "power_9", "power_12",
    "has_temple", "temples", "extras",
    "one_chip", "one", "two_chip", "two", "one_wins", "two_wins",
    "actions_1", "actions_2", "is_next",
    "swing_now", "swing_next", "swing_later",
    "temple_wins_now", "temple_wins_next", "temple_wins_later",
    "fear_now", "fear_next", "fear_later",
    "card_now", "card_next", "card_2_now", "card_wins_now", "card_wins_next",
    "homes", "no_home", "cheapest",
)
# fmt: on
COUNT = len(NAMES)
F = constants(type("F", (), {name.upper(): nth for nth, name in enumerate(NAMES)}))


@rule
def role(s, god):
    """Return 0 for the god whose turn it is, 1 for the next one, 2 for the others."""
    return min(2, (god - s.current) % s.players)


@rule
def features(s, f, plain):
    """Write down how each god stands, one row after the other; plainly, only what it has."""
    for i in range(COUNT * s.players):
        f[i] = 0.0
    for god in range(s.players):
        own_features(s, god, f)
    if plain:
        return
    field_features(s, f)
    for god in range(s.players):
        card_features(s, god, f)


@rule
def own_features(s, god, f):
    """What lies before a god."""
    me = s.god[god]
    row = COUNT * god
    f[row + F.POINTS] = me.points
    f[row + F.POINTS_2] = me.points * me.points / TARGET[s.players]
    power = spendable(s, god)
    f[row + F.POWER_3] = min(power, 3)
    f[row + F.POWER_6] = min(max(0, power - 3), 3)
    f[row + F.POWER_9] = min(max(0, power - 6), 3)
    f[row + F.POWER_12] = max(0, power - 9)
    f[row + F.HAS_TEMPLE] = me.temples > 0
    f[row + F.TEMPLES] = me.temples
    f[row + F.EXTRAS] = me.extras
    for colour in range(4):
        left = me.believers[colour] % Box.NATION
        chip = s.chips[colour] == NOBODY
        prize = Box.POINTS_CARD + (Box.POINTS_CHIP if chip else 0)
        wins = would_win(s, god, prize)
        if left == 1:
            f[row + (F.ONE_CHIP if chip else F.ONE)] += 1
            f[row + F.ONE_WINS] += wins
        elif left == 2:
            f[row + (F.TWO_CHIP if chip else F.TWO)] += 1
            f[row + F.TWO_WINS] += wins
    if god == s.current:
        f[row + F.ACTIONS_1] = s.actions == 1
        f[row + F.ACTIONS_2] = s.actions >= 2
    elif s.players > 2 and role(s, god) == 1:
        f[row + F.IS_NEXT] = 1


@rule
def spendable(s, god):
    """Return the power a god has in its turn: this one or its next."""
    power = s.god[god].power + 0
    return power if god == s.current else min(Box.MOST_POWER, power + Box.INCOME)


@rule
def field_features(s, f):
    """What temples could change, and where each god's tribes could go."""
    for i in range(s.first[0]):
        place = s.frontier[i] + 0
        price = s.touching[place] + 0
        packed = 0
        temples = 0
        tribes = 0
        for n in neighbours(s, place):
            kind = s.kind[n]
            if kind == Kind.TEMPLE:
                temples |= 1 << s.owner[n]
            elif is_tribe(kind):
                packed += pack(s.owner[n], kind)
                if s.owner[n] != NOBODY:
                    tribes |= 1 << s.owner[n]
        religion = religion_among(s, temples, tribes)
        if religion != NOBODY and price <= spendable(s, religion):
            row = COUNT * religion
            if f[row + F.HOMES] == 0 or price < f[row + F.CHEAPEST]:
                f[row + F.CHEAPEST] = price
            f[row + F.HOMES] += 1
        if packed and price <= Box.MOST_POWER // Box.TEMPLE_PRICE:
            for god in range(s.players):
                if s.god[god].temples > 0:
                    temple_features(s, god, price, packed, f)


@rule
def temple_features(s, god, price, packed, f):
    """What a temple would bring a god, and what the others fear from it."""
    power = spendable(s, god)
    when = role(s, god)
    if god == s.current and (s.temple_done or s.actions == 0 or price * Box.TEMPLE_PRICE > power):
        when = 2  # its next turn
        power = min(Box.MOST_POWER, power + Box.INCOME)
    if price * Box.TEMPLE_PRICE > power:
        return
    row = COUNT * god
    value = swing_for(s, packed, god)
    if value > f[row + F.SWING_NOW + when]:
        f[row + F.SWING_NOW + when] = value
    if would_win(s, god, points_for(s, packed, god)):
        f[row + F.TEMPLE_WINS_NOW + when] = 1
    for victim in range(s.players):
        if victim != god:
            loss = loss_of(s, packed, victim)
            if loss > f[COUNT * victim + F.FEAR_NOW + when]:
                f[COUNT * victim + F.FEAR_NOW + when] = loss


@rule
def card_features(s, god, f):
    """What the tribes on the display would bring a god that can lay them at once."""
    row = COUNT * god
    homes = f[row + F.HOMES]
    f[row + F.NO_HOME] = homes == 0
    f[row + F.HOMES] = min(homes, 6)
    when = role(s, god)
    if homes == 0 or when > 1 or (when == 0 and s.actions == 0):
        return
    best = 0.0
    second = 0.0
    for slot in range(Box.SLOTS):
        kind = s.display[slot]
        if is_tribe(kind):
            colour = kind - Kind.GREEN
            now = s.god[god].believers[colour] + 0
            value = believers_worth(s, colour, now + 1) - believers_worth(s, colour, now)
            second = max(second, min(best, value))
            best = max(best, value)
            if would_win(s, god, tribe_points(s, god, colour)):
                f[row + F.CARD_WINS_NOW + when] = 1
    f[row + F.CARD_NOW + when] = best
    if when == 0 and s.actions > 1:
        f[row + F.CARD_2_NOW] = second
