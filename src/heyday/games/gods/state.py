"""The table of Gods: every card, stone and marker, and nothing else.

A place is a number: the slot that its coordinates have in a table of all places that hold a hex
card or touch one. So the field has no edge. At most 79 hex cards can lie on it (84 less the
whirlwinds and extra actions), with at most 6 places around each: 553 slots are always enough.
"""

from heyday.games.gods.box import Box
from heyday.kit import constants, i8, i16, i32, i64, record

PLACES = 640  # slots for places; one more, NOWHERE, stands for every place far from all cards
NOWHERE = PLACES
NOBODY = 4  # instead of a god: no religion, no owner


@constants
class Kind:
    """What lies on a place or on the display."""

    EMPTY = 0
    GREEN = 1
    BLUE = 2
    VIOLET = 3
    YELLOW = 4
    DESERT = 5
    DECAY = 6
    WHIRLWIND = 7
    EXTRA = 8
    TEMPLE = 9


@constants
class Verb:
    """What a player can decide. To play a card of the display is called by the card's kind."""

    TRIBE = 1  # to 4, by colour; where
    DESERT = 5  # where
    DECAY = 6  # where
    WHIRLWIND = 7
    TAKE = 8  # the extra-action card
    TEMPLE = 9  # where
    LIFT = 10  # which desert
    DROP = 11  # where
    STAY = 12  # the whirlwind moves no desert
    STEAL = 13  # from which god
    SPARE = 14  # the decay steals from nobody
    CONVERT = 15  # which tribe, when god stones are short
    DISCARD = 16  # which kind
    SPEND = 17  # an extra-action card
    END = 18  # the turn, when an extra action would still be possible


@constants
class Step:
    """Which decision comes next."""

    TURN = 0  # an action, an extra action, or the end of the turn
    DROP = 1  # where to lay the lifted desert
    WHIRLWIND = 2  # which desert the whirlwind moves, if any
    STEAL = 3  # from whom the decay takes power, if from anybody
    CONVERT = 4  # which tribe gets one of too few god stones


@constants
class End:
    """How a game ended."""

    NOT = 0
    TARGET = 1  # somebody reached the target
    SHORT = 2  # too few cards in the sack to refill the display
    IDENTICAL = 3  # the display cannot show two different cards
    STALL = 4  # ruling D11


@constants
class Option:
    """Options of a game, as bits."""

    FOREIGN_BLOCKS = 1  # D1: a neighbouring tribe of another religion blocks, temple or not
    ONCE_PER_KIND = 2  # D7: other hex cards once a turn each, not once in all
    NO_SPLIT = 4  # D8: a moved desert must not split the field
    COMPENSATED = 8  # H1: later seats begin with more power


@record
class God:
    """What lies before one player."""

    power: i8
    temples: i8
    stones: i8
    extras: i8
    points: i8
    believers: i8[4]  # god stones on tribes, by tribe colour
    nations: i8[4]  # points cards, by tribe colour


@record
class State:
    """The whole table, between two decisions."""

    # the field, by place
    where: i32[PLACES + 1]  # coordinates, 0 for a slot not in use
    kind: i8[PLACES + 1]
    owner: i8[PLACES + 1]  # of a temple; the religion of a tribe
    touching: i8[PLACES + 1]  # how many hex cards lie around it
    spot: i16[PLACES + 1]  # index in `frontier` or in `deserts`
    # the empty places that touch a card, dearest first; first[n] is the first that touches <= n
    frontier: i16[480]
    first: i16[7]
    deserts: i16[12]
    n_deserts: i8
    # connected parts of the field, by place: only while a desert is lifted, by D8's option
    part: i8[PLACES + 1]
    parts: i8
    queue: i16[80]
    # the stock and the players
    sack: i8[9]
    n_sack: i8
    display: i8[Box.SLOTS]
    chips: i8[4]  # holder of a colour's points chip, or NOBODY
    god: God[4]
    # the turn
    players: i8
    options: i8
    current: i8
    step: i8
    site: i16  # the place that STEAL, CONVERT or DROP is about
    actions: i8  # still to be made
    extra_taken: i8  # this turn: usable from the next on
    extra_spent: i8
    temple_done: i8
    other_done: i8
    move_done: i8
    discard_done: i8
    lasting: i8  # a card left sack and display for good this turn
    quiet: i16  # turns in a row without that
    turn: i16
    over: i8
    rng: i64


@record
class Moves:
    """The legal actions of a decision."""

    count: i64
    list: i16[1536]
    sizes: i16[7]  # of the families of choices: see choices.py
