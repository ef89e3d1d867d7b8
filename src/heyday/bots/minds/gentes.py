"""What bots know of Gentes: how many points a player is on the way to.

`standing` is what somebody thinks who plays the game: points, and what the rest of the game will
make of time, coins, cubes, persons, cards and cities. It is good at the end of a turn. `outlook` is
what games have taught (gentes_features.py, gentes_weights.py); it knows what is under way, too.
"""

from heyday.bots.minds.gentes_bonus import tile_ahead
from heyday.bots.minds.gentes_cards import ORACLE, SUN, TEMPLE
from heyday.bots.minds.gentes_choices import CHOICES, ROOM, look_at
from heyday.bots.minds.gentes_features import COUNT, features
from heyday.bots.minds.gentes_hand import hand_worth, lasting_worth
from heyday.bots.minds.gentes_hints import hint
from heyday.bots.minds.gentes_sight import INPUTS, sight
from heyday.bots.minds.gentes_weights import DOUBT, WEIGHTS
from heyday.bots.minds.odds import share_out
from heyday.games.gentes.box import Box, cards, prices, sites
from heyday.games.gentes.mat import GROUPS, free_spaces, total_points
from heyday.games.gentes.state import Cube, Place, Step
from heyday.kit import rule, table
from heyday.kit.actions import verb_of
from heyday.kit.steps import next_step

__all__ = [
    "CHOICES",
    "INPUTS",
    "POINT",
    "ROOM",
    "ROUGH",
    "hint",
    "is_quiet",
    "kind_of",
    "look_at",
    "outlook",
    "sight",
    "standing",
]

SPACE = 1.05  # a free space of the time track, this round
LATER = 0.7  # the same in a later round
LAST = 0.55  # the same when no round follows
COINS, COIN = 8, 0.16  # the first coins are worth more than their tenth of a point
MORE_COINS, MORE_COIN = 12, 0.06
SPEND = 6.0  # spaces that it takes to spend them
REWARD = table([80, 135, 75, 205])  # of a city in a decline, by its icon
PERSON = table([0, 160, 310, 435, 530, 590, 625])  # so many persons of a group, early on
PRINTED = 0.6  # of that, for a person printed on a card
CLUSTER = 0.13  # of all rewards of one's best region, for each city still to be built
CROWD = 1.5  # a card above the hand limit
HOME = 0.7  # a hometown, each round
UNUSED = 0.5  # of what it brings in a round, for what can still be used in this one
SYMBOL = 0.29  # each symbol on a card played, while there is time for more
BUSY = 26.0  # spaces still to come from which on persons and symbols are worth their full price
ROUGH = 8.0  # points of standing that make a lead mean something
POINT = 0.01  # what a point counts beside the victory


@rule
def rounds_left(s):
    """Return how many rounds follow this one."""
    return Box.ROUNDS - s.round


@rule
def is_ending(s):
    """Whether no heyday will come any more: the last decline, or the final scoring."""
    return s.depth == 0 or s.step[0] != Step.HEYDAY


@rule
def later_spaces(s, me):
    """Return how many spaces later rounds will offer; doubles stay for another round."""
    if rounds_left(s) == 0:
        return 0
    spaces = -me.doubles
    era = (s.round - 1) // Box.ERA_ROUNDS
    for later in range(s.round, Box.ROUNDS):
        spaces += Box.SPACES - max(0, me.locks - (later // Box.ERA_ROUNDS - era))
    return spaces


@rule
def standing(s, p):
    """Return the points that a player is on the way to."""
    me = s.player[p]
    value = 1.0 * total_points(me)
    if s.over:
        return value
    ending = is_ending(s)
    declines = 0 if ending else rounds_left(s) + 1
    later = 0 if ending else later_spaces(s, me)
    spaces = 0 if ending else free_spaces(me) + later
    value += coins_worth(me, declines, spaces) + cubes_worth(me, declines)
    value += time_worth(s, p, declines, later)
    share = min(1.0, spaces / BUSY)
    value += share * (persons_worth(me) + symbols_worth(me))
    value += cities_worth(s, p, declines, spaces) + tableau_worth(s, p, declines, spaces)
    return value + hand_worth(s, p, declines, spaces, share) + bonus_worth(s, me, share)


@rule
def coins_worth(me, declines, spaces):
    """Return what coins are worth: the first ones most, and while there is time to spend them."""
    if declines == 0:
        return 1.0 * (me.coins // Box.COINS_PER_POINT)
    value = COIN * min(me.coins, COINS)
    value += MORE_COIN * min(max(0, me.coins - COINS), MORE_COINS)
    return me.coins / Box.COINS_PER_POINT + value * min(1.0, spaces / SPEND)


@rule
def cubes_worth(me, declines):
    """Return what cubes are worth: a person of a card, an exchange, half a point at the end."""
    temple = me.cubes[Cube.TEMPLE]
    oracle = me.cubes[Cube.ORACLE]
    if declines == 0:
        return 1.0 * ((temple + oracle) // Box.CUBES_PER_POINT)
    return TEMPLE * temple + ORACLE * oracle


@rule
def time_worth(s, p, declines, later):
    """Return what free spaces are worth, less hourglasses that must be placed or will stay."""
    me = s.player[p]
    now = free_spaces(me)
    for depth in range(s.depth):
        if s.step[depth] == Step.HOURGLASSES and s.seat[depth] == p:
            now -= s.arg[depth]
    over = max(0, me.n_hand - me.hand_limit)
    if declines > 1:
        return SPACE * now + LATER * later - CROWD * over
    staying = (me.doubles if declines else me.singles + 2 * me.doubles) + over
    penalty = prices.penalty[min(staying, len(prices.penalty) - 1)]
    return (LAST * now if declines else 0.0) - penalty


@rule
def persons_worth(me):
    """Return what persons are worth for cards to come: some of every group, not many of one."""
    value = 0.0
    for group in range(GROUPS):
        own = me.persons[group]
        both = min(own + me.lent[group], len(PERSON) - 1)
        value += PERSON[own] + PRINTED * (PERSON[both] - PERSON[own])
    return value / 100.0


@rule
def symbols_worth(me):
    """Return what symbols promise for cards to come."""
    symbols = 0
    for symbol in range(Box.SYMBOLS):
        symbols += me.symbols[symbol]
    return SYMBOL * symbols


@rule
def cities_worth(s, p, declines, spaces):
    """Return what cities bring in the declines to come, one a region, and hometowns in rounds."""
    me = s.player[p]
    value = 0.0
    best = 0.0
    for region in range(3):
        most = 0
        total = 0
        for site in range(Box.FIRST_HOME):
            if s.owner[site] == p and sites.region[site] == region:
                reward = REWARD[sites.icon[site]]
                most = max(most, reward)
                total += reward
        value += most * declines
        best = max(best, 1.0 * total)
    homes = 0.0
    for site in range(Box.FIRST_HOME, Box.SITES):
        if s.owner[site] == p:
            homes += max(0, declines - 1)
            if spaces > 0 and not s.marked[site]:
                homes += UNUSED
    pieces = min(Box.CITIES - me.n_cities, max(0, declines - 1))
    return (value + CLUSTER * pieces * best) / 100.0 + HOME * homes


@rule
def tableau_worth(s, p, declines, spaces):
    """Return what the effects of cards played will still bring, suns of this round too."""
    value = 0.0
    if s.player[p].n_tableau > 0:
        for card in range(Box.CARDS):
            if s.place[card] == Place.TABLEAU + p:
                value += lasting_worth(card, declines)
                if cards.sun[card] and spaces > 0 and not s.used[card]:
                    value += UNUSED * SUN
    return value


@rule
def bonus_worth(s, me, share):
    """Return what is on the way to bonus tiles."""
    value = 0.0
    for stack in range(3):
        value += tile_ahead(s, me, stack)
    return value * share


@rule
def is_quiet(s):
    """Whether no main or additional action is under way."""
    step = next_step(s)
    return step == Step.TURN or step == Step.DECLINE or step == Step.FINAL


@rule
def kind_of(s, action):
    """Return what a line of actions is about: the main action under way, the next decision."""
    return ((verb_of(action) * 8 + s.kind + 1) * 8 + s.icon) * 64 + next_step(s)


@rule
def stage_of(s):
    """Return the round, from 0; 6 when no heyday will come any more."""
    return Box.ROUNDS if is_ending(s) else s.round - 1


@rule
def expected(s, p, row, at):
    """Return the points that a player will have at the end, as games have taught.

    His features begin at a place of a row.
    """
    value = 1.0 * total_points(s.player[p])
    stage = stage_of(s)
    for i in range(COUNT):
        value += row[at + i] * WEIGHTS[i][stage] / 100.0
    return value


@rule
def outlook(s, odds, points, notes, plain):
    """Estimate each player's points at the end, and his odds from how far ahead he is.

    There is no plainer way to do so.
    """
    for p in range(s.players):
        features(s, p, notes)
        points[p] = expected(s, p, notes, 0)
    odds_of(s, points, odds)


@rule
def outlook_of(s, rows, width, odds, points, plain):
    """Estimate the same from rows of a width that begin with the features of each player."""
    for p in range(s.players):
        points[p] = expected(s, p, rows, width * p)
    odds_of(s, points, odds)


@rule
def odds_of(s, points, odds):
    """Make odds of the points that players will have."""
    for p in range(s.players):
        odds[p] = points[p]
    share_out(odds, s.players, DOUBT[stage_of(s)] / 100.0)
