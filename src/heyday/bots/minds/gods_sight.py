"""What a net sees of Gods: for each god a row of numbers, its own and the table's.

The row begins with what a search looks at (gods_features.py); the rest is as it lies on the table,
for a net finds out by itself what belongs together.
"""

from heyday.bots.minds.gods_features import COUNT, features
from heyday.games.gods.box import TARGET, Box
from heyday.games.gods.state import NOBODY, Kind
from heyday.kit import constants, rule

TO_GO = 6  # points from which on a god is near the target


@constants
class See:
    """Where in a row each group of numbers begins."""

    ROLE = COUNT  # the god whose turn it is, the next one, the others
    PLAYERS = ROLE + 3
    NEAR = PLAYERS + 3  # at most so many points to go: 1, 2 …
    POWER = NEAR + TO_GO
    STONES = POWER + 1
    COLOUR = STONES + 1  # six numbers for each colour of tribes
    DISPLAY = COLOUR + 24  # deserts, decays, whirlwinds, extra actions
    SACK = DISPLAY + 4
    TURN = SACK + 1  # what was done in this turn
    STEP = TURN + 7
    END = STEP + 5


INPUTS = See.END


@rule
def sight(s, rows):
    """Write down what a net sees, one row after the other."""
    features(s, rows, False)
    for god in range(s.players - 1, -1, -1):  # the last first: a row lies where later ones were
        for i in range(COUNT - 1, -1, -1):
            rows[INPUTS * god + i] = rows[COUNT * god + i]
    for god in range(s.players):
        row = INPUTS * god
        for i in range(COUNT, INPUTS):
            rows[row + i] = 0.0
        god_sight(s, god, rows, row)
        table_sight(s, rows, row)


@rule
def god_sight(s, god, rows, row):
    """What lies before a god, and when its turn comes."""
    me = s.god[god]
    rows[row + See.ROLE + min(2, (god - s.current) % s.players)] = 1.0
    left = TARGET[s.players] - me.points
    for points in range(TO_GO):
        rows[row + See.NEAR + points] = left <= points + 1
    rows[row + See.POWER] = me.power
    rows[row + See.STONES] = me.stones
    for colour in range(4):
        at = row + See.COLOUR + 6 * colour
        rows[at] = me.believers[colour] % Box.NATION == 1
        rows[at + 1] = me.believers[colour] % Box.NATION == 2
        rows[at + 2] = me.nations[colour]


@rule
def table_sight(s, rows, row):
    """What is the same for all: chips, display, sack, and the turn under way."""
    rows[row + See.PLAYERS + s.players - 2] = 1.0
    for colour in range(4):
        at = row + See.COLOUR + 6 * colour
        rows[at + 3] = s.chips[colour] == NOBODY
        rows[at + 5] = s.sack[Kind.GREEN + colour]
    for slot in range(Box.SLOTS):
        kind = s.display[slot] + 0
        if Kind.GREEN <= kind <= Kind.YELLOW:
            rows[row + See.COLOUR + 6 * (kind - Kind.GREEN) + 4] += 1.0
        elif Kind.DESERT <= kind <= Kind.EXTRA:
            rows[row + See.DISPLAY + kind - Kind.DESERT] += 1.0
    rows[row + See.SACK] = s.n_sack
    rows[row + See.TURN] = s.actions
    rows[row + See.TURN + 1] = s.extra_taken
    rows[row + See.TURN + 2] = s.extra_spent
    rows[row + See.TURN + 3] = s.temple_done
    rows[row + See.TURN + 4] = s.other_done
    rows[row + See.TURN + 5] = s.move_done
    rows[row + See.TURN + 6] = s.discard_done
    rows[row + See.STEP + s.step] = 1.0
