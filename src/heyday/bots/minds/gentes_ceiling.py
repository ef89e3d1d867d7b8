"""What a player of Gentes can still reach at most, once the last decline is all that is to come."""

from heyday.games.gentes.box import Box, bonus, cards, effects, gains, prices, sites
from heyday.games.gentes.chronicler import missing_icons, missing_persons
from heyday.games.gentes.final_scoring import hand_value
from heyday.games.gentes.mat import GROUPS, count_persons, free_spaces, total_points
from heyday.games.gentes.state import Bonus, Cube, Gain, Place, Step
from heyday.games.gentes.tax_collector import tax_rate
from heyday.kit import rule

UNKNOWN = 1 << 40  # a ceiling that leaves nothing out
REGIONS = 3
PART = 20  # twentieths of a point: a coin is 2 of them, a cube 10
COIN = PART // Box.COINS_PER_POINT
CUBE = PART // Box.CUBES_PER_POINT
BITS, MASK = 7, 127  # points that hand cards bring, by the cubes they take, in one number
MOST = 62 // BITS  # cubes
LARGEST = MASK // (max(int(vp) for vp in cards.vp) + 1)  # hand whose points fit


@rule
def ceiling(s, plan):
    """Return what ranks the player in no end of the game higher.

    What the decline may bring is added up, once as if coins and cubes made up for each other, once
    as if each city and moon brought all it can; the lower sum counts. Cubes are spent for the cards
    in hand as long as that pays.
    """
    p = plan.seat
    me = s.player[p]
    income = last_income(s, p)
    if income < 0 or me.n_hand > LARGEST:
        return UNKNOWN
    parts, vp, coins, more, persons = decline_ahead(s, p)
    waiting = cubes_waiting(s, p)
    more += waiting
    parts += CUBE * waiting
    persons += persons_waiting(s, p)
    cubes = me.cubes[Cube.TEMPLE] + me.cubes[Cube.ORACLE] + more
    coins += me.coins + income
    parts += COIN * (me.coins + income) + CUBE * (cubes - more)
    hand = hand_ahead(s, me, p, more, persons)
    best = -1000
    points = hand_left(s, me, p)
    for used in range(min(cubes, MOST) + 1):
        points += hand >> BITS * used & MASK
        apart = vp + coins // Box.COINS_PER_POINT + (cubes - used) // Box.CUBES_PER_POINT
        best = max(best, points + min((parts - CUBE * used) // PART, apart))
    best += total_points(me) - penalty(s, me) + bonus_ahead(s, p)
    return (best * 64 + me.n_tableau + me.n_hand) * 4096 + coins


@rule
def last_income(s, p):
    """Return the coins that main actions can still bring, -1 if they can bring other things.

    With one space left, no card with a sun and no hometown, only taxes and the start are left.
    """
    me = s.player[p]
    free = free_spaces(me)
    if s.step[0] != Step.HEYDAY or (free == 0 and s.kind < 0):
        return 0
    if free > 1 or s.kind >= 0 or has_more_actions(s, p):
        return -1
    return max(tax_rate(s, 1), tax_rate(s, 2)) + me.tax_bonus


@rule
def has_more_actions(s, p):
    """Whether a player has cards with a sun or hometowns, used or not."""
    for nth in range(len(effects.suns)):
        if s.place[effects.suns[nth]] == Place.TABLEAU + p:
            return True
    for site in range(Box.FIRST_HOME, Box.SITES):
        if s.owner[site] == p:
            return True
    return False


@rule
def penalty(s, me):
    """Return what the hourglasses cost that are sure to be left at the end."""
    hours = me.doubles + 0 if s.step[0] == Step.HEYDAY else me.singles + 2 * me.doubles
    return prices.penalty[min(hours, len(prices.penalty) - 1)] + 0


@rule
def cubes_waiting(s, p):
    """Return how many cubes are on their way to a player."""
    cubes = 0
    for depth in range(s.depth):
        if s.seat[depth] == p:
            cubes += s.step[depth] == Step.UNLOCK or s.step[depth] == Step.CUBE
    return cubes


@rule
def persons_waiting(s, p):
    """Return how many persons are on their way to a player, or may still move at no price."""
    persons = 0
    for depth in range(s.depth):
        step = s.step[depth]
        if s.seat[depth] == p:
            persons += step == Step.HIRE or step == Step.JOIN or step == Step.JOIN_ANY
            if step == Step.EXCHANGE:
                persons += Box.EXCHANGES - s.arg[depth]
    return persons


# ---- cities and moons ----


@rule
def decline_ahead(s, p):
    """Return what cities and moons may still bring: in twentieths, if coins and cubes are counted
    at their worth; and points, coins, cubes and persons, each for itself.
    """
    parts = 0
    vp = 0
    coins = 0
    cubes = 0
    persons = 0
    coming = is_decline_coming(s, p)
    now = is_to_come(s, p, Step.DECLINE)
    for region in range(REGIONS):
        if coming or (now and s.regions_left[region]):
            most, points, money, cube = best_city(s, p, region)
            parts += most
            vp += points
            coins += money
            cubes += cube
    for nth in range(len(effects.moons)):
        card = effects.moons[nth]
        if (coming or now) and s.place[card] == Place.TABLEAU + p and not s.used[card]:
            row = Box.MOON_GAIN + card
            pay = cards.moon_pay[card]
            parts += max(0, worth(row) - COIN * pay[0] - CUBE * (pay[1] + pay[2]))
            vp += gains.plain[row][Gain.VP]
            coins += gains.plain[row][Gain.COINS]
            cubes += cubes_of(row)
            persons += persons_of(row)
    return parts, vp, coins, cubes, persons


@rule
def is_to_come(s, p, step):
    """Whether a step of the player is under way or to come."""
    for depth in range(s.depth):
        if s.step[depth] == step and s.seat[depth] == p:
            return True
    return False


@rule
def is_decline_coming(s, p):
    """Whether the player's cities and moons have not been asked for yet."""
    begun = s.step[0] != Step.HEYDAY and s.step[0] != Step.DECLINE_START
    return not begun or is_to_come(s, p, Step.DECLINE_OPEN)


@rule
def best_city(s, p, region):
    """Return the most that one city of a region brings: twentieths, points, coins, cubes."""
    most = 0
    vp = 0
    coins = 0
    cubes = 0
    for site in range(Box.FIRST_HOME):
        if s.owner[site] == p and sites.region[site] == region:
            row = Box.ICON_GAIN + sites.icon[site]
            most = max(most, worth(row))
            vp = max(vp, gains.plain[row][Gain.VP] + 0)
            coins = max(coins, gains.plain[row][Gain.COINS] + 0)
            cubes = max(cubes, cubes_of(row))
    return most, vp, coins, cubes


@rule
def worth(row):
    """Return the twentieths of a point that a row of gains is worth at the end."""
    plain = gains.plain[row]
    return PART * plain[Gain.VP] + COIN * plain[Gain.COINS] + CUBE * cubes_of(row)


@rule
def cubes_of(row):
    """Return how many cubes a row of gains brings, those instead of locks too."""
    plain = gains.plain[row]
    return plain[Gain.TEMPLE] + plain[Gain.ORACLE] + plain[Gain.LOCKS]


@rule
def persons_of(row):
    """Return how many persons a row of gains brings."""
    persons = 0
    for group in range(GROUPS + 1):
        persons += gains.persons[row][group]
    return persons


# ---- the bonus tile of persons ----


@rule
def bonus_ahead(s, p):
    """Return the points of the bonus tile of persons, if it might still be taken."""
    me = s.player[p]
    if s.finale or me.bonus[Bonus.PERSONS] or most_persons(s, p) < bonus.needs[Bonus.PERSONS]:
        return 0
    return Box.BONUS_FIRST + 0


@rule
def most_persons(s, p):
    """Return how many persons a player may have without another main action."""
    me = s.player[p]
    persons = count_persons(me) + persons_waiting(s, p)
    cubes = me.cubes[Cube.TEMPLE] + me.cubes[Cube.ORACLE] + REGIONS + cubes_waiting(s, p)
    for nth in range(len(effects.moons)):
        if s.place[effects.moons[nth]] == Place.TABLEAU + p:
            cubes += cubes_of(Box.MOON_GAIN + effects.moons[nth])
            persons += persons_of(Box.MOON_GAIN + effects.moons[nth])
    return persons + cubes // Box.TRAIN_CUBES


# ---- the hand ----


@rule
def hand_left(s, me, p):
    """Return what the hand costs if no card of it is played; nothing if it may be discarded."""
    points = 0
    if me.n_hand > 0 and me.n_hand <= me.hand_limit:
        for card in range(Box.CARDS):
            if s.place[card] == Place.HAND + p:
                points -= hand_value(card)
    return points


@rule
def hand_ahead(s, me, p, more, persons):
    """Return what playing the hand adds to that, by the least number of cubes each card takes."""
    hand = 0
    if me.n_hand > 0:
        kept = me.n_hand <= me.hand_limit
        for card in range(Box.CARDS):
            if s.place[card] == Place.HAND + p and missing_icons(me, card) == 0:
                used = cubes_needed(me, missing_persons(me, card) - persons, more)
                if used <= MOST:
                    hand += hand_value(card) * (2 if kept else 1) << BITS * used
    return hand


@rule
def cubes_needed(me, missing, more):
    """Return how many cubes stand for so many missing persons, at least.

    One of the oracle moves two persons, one of the temple is one; those to come may be of either.
    """
    oracle = me.cubes[Cube.ORACLE] + more
    if missing <= 0:
        return 0
    if missing <= 2 * oracle:
        return (missing + 1) // 2
    if missing <= 2 * oracle + me.cubes[Cube.TEMPLE] + more:
        return missing - oracle
    return MOST + 1
