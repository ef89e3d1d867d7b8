"""What a search looks at in Gentes: how a player stands, as a row of numbers.

Their names, and what each is worth, are in gentes_weights.py.
"""

from heyday.bots.minds.gentes_bonus import tile_ahead
from heyday.bots.minds.gentes_cards import LASTING, LOCKS, LOSES, MOON, ONCE, ROW_GAIN
from heyday.bots.minds.gentes_hand import best_symbol
from heyday.bots.minds.gentes_weights import F
from heyday.games.gentes.box import Box, cards, sites
from heyday.games.gentes.chronicler import missing_icons, missing_persons
from heyday.games.gentes.final_scoring import hand_value
from heyday.games.gentes.mat import GROUPS, free_spaces
from heyday.games.gentes.state import Cube, Place, Step
from heyday.kit import names_of, rule, table

PERSON_PRICE, CITY_PRICE = 1.2, 3.0  # what it costs to get what a card lacks, in points
LOCK = 0.7  # what it is worth to remove a lock, each round


COUNT = len(names_of(F))
_UNDER_WAY = {
    Step.TAX_AGAIN: F.TAX_AGAIN,
    Step.TRAIN: F.TRAIN,
    Step.RELOCATE: F.RELOCATE,
    Step.BUILD: F.BUILD,
    Step.ACTIVATE: F.ACTIVATE,
    Step.TAKE: F.TAKE,
    Step.PLAY: F.PLAY,
    Step.CUBE: F.CUBE,
    Step.JOIN: F.JOIN,
    Step.JOIN_ANY: F.JOIN,
    Step.LOSS: F.LOSS,
    Step.LOSE: F.LOSS,
    Step.HIRE: F.HIRE,
    Step.EXCHANGE: F.EXCHANGE,
    Step.UNLOCK: F.UNLOCK,
    Step.DECLINE: F.DECLINE,
    Step.DECLINE_OPEN: F.DECLINE,
}
UNDER_WAY = table([_UNDER_WAY.get(step, -1) for step in range(Step.GAME_END + 1)])


@rule
def features(s, p, f):
    """Write down how a player stands."""
    me = s.player[p]
    for i in range(COUNT):
        f[i] = 0.0
    f[F.ONE] = 1.0
    mat_features(s, me, f)
    hand_features(s, p, f)
    tableau_features(s, p, f)
    map_features(s, p, f)
    if s.depth > 0 and s.seat[s.depth - 1] == p:
        f[F.TO_MOVE] = 1.0
    for depth in range(s.depth):
        if s.seat[depth] == p:
            step_features(s, s.step[depth], s.arg[depth], f)


@rule
def mat_features(s, me, f):
    """Write down coins, time, cubes, persons, and the way to bonus tiles."""
    f[F.COINS_4] = min(me.coins, 4)
    f[F.COINS_10] = min(max(0, me.coins - 4), 6)
    f[F.COINS_20] = min(max(0, me.coins - 10), 10)
    f[F.COINS_MORE] = max(0, me.coins - 20)
    free = free_spaces(me)
    f[F.SPACES_2] = min(free, 2)
    f[F.SPACES_5] = min(max(0, free - 2), 3)
    f[F.SPACES_MORE] = max(0, free - 5)
    f[F.DOUBLES] = me.doubles
    f[F.SINGLES] = me.singles
    f[F.LOCKS] = me.locks
    temple = me.cubes[Cube.TEMPLE]
    oracle = me.cubes[Cube.ORACLE]
    f[F.TEMPLE_2] = min(temple, 2)
    f[F.TEMPLE_MORE] = max(0, temple - 2)
    f[F.ORACLE_2] = min(oracle, 2)
    f[F.ORACLE_MORE] = max(0, oracle - 2)
    for group in range(GROUPS):
        both = me.persons[group] + me.lent[group]
        for k in range(5):
            f[F.PERSON_1 + k] += both > k
        f[F.LENT] += me.lent[group]
    for stack in range(3):
        f[F.BONUS_CITIES + stack] = tile_ahead(s, me, stack)


@rule
def card_gain(s, me, card):
    """Return what playing a card would bring now, beyond the final scoring."""
    left = Box.ROUNDS - s.round
    value = cards.vp[card] + best_symbol(me, card) + ONCE[card] / 100.0 - LOSES[card]
    value += LOCK * LOCKS[card] * (left + 1)
    return value + (LASTING[card] * left + MOON[card] * (left + 1)) / 100.0


@rule
def hand_features(s, p, f):
    """Write down what the hand promises."""
    me = s.player[p]
    f[F.HAND] = me.n_hand
    f[F.OVER_LIMIT] = max(0, me.n_hand - me.hand_limit)
    if me.n_hand == 0:
        return
    first = 0.0
    second = 0.0
    third = 0.0
    rest = 0.0
    cubes = me.cubes[Cube.TEMPLE]
    for card in range(Box.CARDS):
        if s.place[card] == Place.HAND + p:
            persons = max(0, missing_persons(me, card) - cubes)
            cities = missing_icons(me, card)
            half = hand_value(card)
            ready = persons == 0 and cities == 0
            f[F.CERTAIN] += half if ready else -half
            if ready:
                f[F.READY] += 1
                f[F.READY_VP] += cards.vp[card]
            f[F.MISSING_1] += persons == 1
            f[F.MISSING_2] += persons == 2
            f[F.MISSING_MORE] += persons > 2
            f[F.NO_CITY] += cities > 0
            gain = max(0.0, card_gain(s, me, card) - PERSON_PRICE * persons - CITY_PRICE * cities)
            if gain > first:
                rest += third
                third = second
                second = first
                first = gain
            elif gain > second:
                rest += third
                third = second
                second = gain
            elif gain > third:
                rest += third
                third = gain
            else:
                rest += gain
    f[F.GAIN_1] = first
    f[F.GAIN_2] = second
    f[F.GAIN_3] = third
    f[F.GAIN_MORE] = rest


@rule
def tableau_features(s, p, f):
    """Write down cards played, their effects and symbols."""
    me = s.player[p]
    f[F.TABLEAU] = me.n_tableau
    if me.n_tableau > 0:
        for card in range(Box.CARDS):
            if s.place[card] == Place.TABLEAU + p:
                if cards.sun[card]:
                    f[F.SUN] += 1
                    f[F.SUN_UNUSED] += not s.used[card]
                f[F.MOON] += MOON[card] / 100.0
        f[F.EXTRA_PERSON] = me.extra_person
        f[F.TAX_BONUS] = me.tax_bonus
        f[F.HAND_LIMIT] = me.hand_limit
        for kind in range(5):
            f[F.CHOOSE_PRICE] += me.choose_price[kind]
            f[F.DISCOUNT] += me.discount[kind]
    most = 0
    second = 0
    for symbol in range(Box.SYMBOLS):
        count = me.symbols[symbol]
        f[F.SYMBOLS] += count
        if count > most:
            second = most
            most = count + 0
        elif count > second:
            second = count + 0
    f[F.SYMBOL_MAX] = most
    f[F.SYMBOL_2ND] = second


@rule
def map_features(s, p, f):
    """Write down cities and hometowns."""
    me = s.player[p]
    f[F.CITIES] = me.n_cities
    best = 0
    if me.n_cities > 0:
        for region in range(3):
            icon = -1
            count = 0
            for site in range(Box.FIRST_HOME):
                if s.owner[site] == p and sites.region[site] == region:
                    count += 1
                    icon = max(icon, sites.icon[site] + 0)
            if icon >= 0:
                f[F.REWARD_TEMPLE + icon] += 1
                f[F.REGIONS] += 1
            best = max(best, count)
        for site in range(Box.FIRST_HOME, Box.SITES):
            if s.owner[site] == p:
                f[F.HOMES] += 1
                f[F.HOMES_UNUSED] += not s.marked[site]
    f[F.CLUSTER] = best


@rule
def step_features(s, step, arg, f):
    """Write down what is under way."""
    if step == Step.PAYMENT:
        f[F.PAY] += s.printed
    elif step == Step.HOURGLASSES:
        f[F.HOURGLASSES] += arg
    elif step == Step.CONDUCT:
        f[F.CONDUCT_PHILOSOPHER + max(0, s.kind)] += 1
    elif step == Step.GAIN:
        f[F.GAIN] += ROW_GAIN[arg] / 100.0
    elif step == Step.SYMBOL:
        f[F.SYMBOL] += 1
    elif UNDER_WAY[step] >= 0:
        f[UNDER_WAY[step]] += 1
        if step == Step.TRAIN:
            f[F.TRAINED] += s.n_trained
        elif step == Step.TAKE:
            f[F.TAKEN] += s.n_taken
        elif step == Step.DECLINE:
            for region in range(3):
                f[F.CITY_LEFT] += s.regions_left[region]
