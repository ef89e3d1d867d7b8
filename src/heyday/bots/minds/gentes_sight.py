"""What a net sees of Gentes: for each player a row of numbers, his own and the board's.

The row begins with what a search looks at (gentes_features.py); the rest is as it lies on the
table, for a net finds out by itself what belongs together.
"""

from heyday.bots.minds.gentes_features import COUNT, features
from heyday.bots.minds.gentes_wants import net_gain
from heyday.games.gentes.box import Box, sites, tiles
from heyday.games.gentes.mat import GROUPS, total_points
from heyday.games.gentes.schema import ACTIONS
from heyday.games.gentes.state import NOBODY, Kind, Step
from heyday.kit import constants, rule

KINDS = len(ACTIONS)
NO_TILE, SLOW = 20.0, 5.0  # instead of coins and hourglasses
CHEAP = 4  # slots of the display


@constants
class See:
    """Where in a row each group of numbers begins."""

    POINTS = COUNT
    ROUND = POINTS + 1  # 1 to 6, and after the last heyday
    PLAYERS = ROUND + 7
    ORDER = PLAYERS + 3  # when his turn comes: after whoever decides, in this round, in the next
    PERSONS = ORDER + 3
    LENT = PERSONS + GROUPS
    SYMBOLS = LENT + GROUPS
    ICONS = SYMBOLS + Box.SYMBOLS
    BONUS = ICONS + 4
    PRICE = BONUS + 3  # tiles: how many are left of each action, the cheapest, the quickest
    DISPLAY = PRICE + 3 * KINDS  # what the best cards would bring: of the cheap slots, of all
    SITES = DISPLAY + 3  # free ones, by icon
    TRACK = SITES + 4  # where each group stands on the training track
    END = TRACK + GROUPS


INPUTS = See.END


@rule
def sight(s, rows):
    """Write down what a net sees, one row after the other."""
    for p in range(s.players - 1, -1, -1):  # the first last: others are written down in its row
        features(s, p, rows)
        row = INPUTS * p
        if p > 0:
            for i in range(COUNT):
                rows[row + i] = rows[i]
        for i in range(COUNT, INPUTS):
            rows[row + i] = 0.0
        player_sight(s, p, rows, row)
        time_sight(s, p, rows, row)
        tile_sight(s, rows, row)
        board_sight(s, p, rows, row)


@rule
def player_sight(s, p, rows, row):
    """What lies before a player."""
    me = s.player[p]
    rows[row + See.POINTS] = total_points(me)
    for group in range(GROUPS):
        rows[row + See.PERSONS + group] = me.persons[group]
        rows[row + See.LENT + group] = me.lent[group]
    for symbol in range(Box.SYMBOLS):
        rows[row + See.SYMBOLS + symbol] = me.symbols[symbol]
    for icon in range(4):
        rows[row + See.ICONS + icon] = me.icons[icon]
    for stack in range(3):
        rows[row + See.BONUS + stack] = me.bonus[stack]


@rule
def time_sight(s, p, rows, row):
    """The round, and when the player's turn comes: 0 for the first, 1 for the last."""
    ending = s.depth == 0 or s.step[0] != Step.HEYDAY
    rows[row + See.ROUND + (Box.ROUNDS if ending else s.round - 1)] = 1.0
    rows[row + See.PLAYERS + s.players - 2] = 1.0
    others = s.players - 1.0
    mover = s.seat[s.depth - 1] if s.depth > 0 else s.start
    rows[row + See.ORDER] = (p - mover) % s.players / others
    rows[row + See.ORDER + 1] = (p - s.start) % s.players / others
    rows[row + See.ORDER + 2] = (p - next_start(s)) % s.players / others


@rule
def next_start(s):
    """Return who will start the next round, if nobody takes the tile any more."""
    start = s.start + 0
    for tile in range(Box.TILES):
        if tiles.kind[tile] == Kind.START and s.tile[tile] < NOBODY:
            start = s.tile[tile] + 0
    return start


@rule
def tile_sight(s, rows, row):
    """The tiles still to be had."""
    for kind in range(KINDS):
        rows[row + See.PRICE + 3 * kind + 1] = NO_TILE
        rows[row + See.PRICE + 3 * kind + 2] = SLOW
    for tile in range(Box.TILES):
        if s.tile[tile] == NOBODY:
            at = row + See.PRICE + 3 * tiles.kind[tile]
            rows[at] += 1.0
            rows[at + 1] = min(rows[at + 1], 1.0 * tiles.coins[tile])
            rows[at + 2] = min(rows[at + 2], 1.0 * tiles.hours[tile])


@rule
def board_sight(s, p, rows, row):
    """What the display would bring him, free sites, and the training track."""
    me = s.player[p]
    for slot in range(Box.SLOTS):
        card = s.display[slot]
        if card >= 0:
            gain = net_gain(s, me, card)
            rows[row + See.DISPLAY] = max(rows[row + See.DISPLAY], gain)
            if slot < CHEAP:
                rows[row + See.DISPLAY + 1] = max(rows[row + See.DISPLAY + 1], gain)
            rows[row + See.DISPLAY + 2] += 1.0
    for site in range(Box.FIRST_HOME):
        if s.owner[site] == NOBODY:
            rows[row + See.SITES + sites.icon[site]] += 1.0
    for column in range(Box.COLUMNS):
        rows[row + See.TRACK + s.training[column]] = column
