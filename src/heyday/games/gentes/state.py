"""The table of Gentes: every card, tile, city and cube, and the steps that are still to come."""

from heyday.games.gentes.box import Box
from heyday.kit import constants, i8, i16, i64, record

NOBODY = 4  # instead of a seat: a tile at home, a free site
UNUSED = 5  # a tile that is not in play with so many players
NO_CARD = -1  # an empty slot of the display
NO_SITE = -1
FRAMES = 32  # steps still to come; the deepest seen was 19


@constants
class Place:
    """Where a card is. A seat is added to HAND and to TABLEAU."""

    DECK = 0
    OPEN = 1  # laid out for the draft
    DISPLAY = 2
    DISCARD = 3
    HAND = 4
    TABLEAU = 8


@constants
class Kind:
    """The main actions, in the order of schema.ACTIONS; TAX has no tile."""

    PHILOSOPHER = 0
    SCRIBE = 1
    CHRONICLER = 2
    NAVIGATOR = 3
    START = 4
    TAX = 5


@constants
class Icon:
    """Icons of sites, as in schema.ICONS; ANY of a tile opens every site."""

    TEMPLE = 0
    TRADE = 1
    ORACLE = 2
    VP = 3
    ANY = 4


@constants
class Cube:
    """The two stores of cubes on a mat."""

    TEMPLE = 0
    ORACLE = 1


@constants
class Gain:
    """Columns of gains.plain, as in schema.GAINS."""

    VP = 0
    COINS = 1
    TEMPLE = 2
    ORACLE = 3
    LOCKS = 4


@constants
class Source:
    """Where points come from."""

    CARDS = 0
    SYMBOLS = 1
    CITIES = 2
    BONUS = 3
    MOON = 4
    HAND = 5
    COINS = 6
    CUBES = 7
    HOURGLASSES = 8


@constants
class Bonus:
    """The stacks of bonus tiles, as in schema.BONUSES."""

    CITIES = 0
    CARDS = 1
    PERSONS = 2


@constants
class Option:
    """Options of a game, as bits."""

    FIRST_GAME = 1  # G4: fixed hands and persons instead of the draft
    EXPERT_TAX = 2  # the tax collector's space for one hourglass is closed
    HIDDEN_HANDS = 4  # G24


@constants
class Step:
    """What comes next. Decisions first; the steps from DRAFT_END on happen by themselves."""

    NONE = 0
    DRAFT = 1
    SETTLE = 2  # choose a person of the starting population
    TURN = 3  # argument: 1 once the main action is done
    PAYMENT = 4
    HOURGLASSES = 5  # argument: how many
    TAX_AGAIN = 6
    TRAIN = 7
    RELOCATE = 8
    BUILD = 9
    ACTIVATE = 10  # a region, after a hometown was built
    TAKE = 11
    PLAY = 12
    CUBE = 13  # of choice, where no lock is left
    JOIN_ANY = 14
    LOSE = 15  # argument: the group
    SYMBOL = 16  # argument: the card
    HIRE = 17  # a person for three cubes
    EXCHANGE = 18  # argument: how many were moved
    DECLINE = 19
    DISCARD = 20
    FINAL = 21
    DRAFT_END = 22
    REFILL = 23
    HEYDAY = 24  # argument: the seat that comes next
    CONDUCT = 25
    MAIN_END = 26
    GAIN = 27  # argument: the row of gains
    UNLOCK = 28
    JOIN = 29  # argument: the group
    LOSS = 30  # argument: the group
    CHECK_BONUS = 31
    DECLINE_START = 32
    DECLINE_OPEN = 33
    HAND_CHECK = 34
    FINAL_START = 35
    FINAL_REST = 36
    GAME_END = 37


@constants
class Verb:
    """What a player can decide, and what the argument of the action is."""

    DRAFT = 1  # card
    SETTLE = 2  # group
    TAX = 3  # hourglasses
    TILE = 4  # tile
    SUN = 5  # card
    HOME = 6  # hometown
    HIRE = 7  # temple cubes, of three
    EXCHANGE = 8
    END = 9  # the turn
    PAY = 10  # way << 4 | coins: see payment.py
    PLACE = 11  # doubles
    REPEAT = 12  # hometown: the tax once more
    TRAIN = 13  # group
    EXTRA = 14  # hometown: one more person
    DONE = 15
    TAKE = 16  # slot
    FETCH = 17  # card of the discard pile
    PLAY = 18  # card
    SYMBOL = 19  # symbol
    LOSE = 20
    KEEP = 21  # temple cubes, of three
    CUBE = 22  # store
    JOIN = 23  # group
    RELOCATE = 24  # site
    BUILD = 25  # site
    ACTIVATE = 26  # region
    MOVE = 27  # from * 6 + to
    CITY = 28  # site
    MOON = 29  # card
    DISCARD = 30  # card
    SCORE = 31  # card


@record
class Player:
    """What lies before one player."""

    coins: i16
    points: i16[9]  # by source
    cubes: i8[2]  # temple, oracle
    persons: i8[6]  # on the population chart
    locks: i8  # on the time track, with what follows
    singles: i8
    doubles: i8
    n_tiles: i8
    n_hand: i8
    n_tableau: i8
    n_cities: i8
    icons: i8[4]  # of own cities and hometowns
    bonus: i8[3]  # tiles taken
    # what the cards played add up to
    symbols: i8[4]
    lent: i8[6]  # printed persons
    tax_bonus: i8
    extra_person: i8
    hand_limit: i8
    choose_price: i8[5]  # by main action
    discount: i8[5]


@record
class State:
    """The whole table, between two decisions."""

    place: i8[Box.CARDS]
    used: i8[Box.CARDS]  # suns this round, moons this decline
    owner: i8[Box.SITES]
    marked: i8[Box.SITES]  # hometowns used this round
    tile: i8[Box.TILES]  # who has it, NOBODY or UNUSED
    training: i8[Box.COLUMNS]  # the group of each column
    display: i8[Box.SLOTS]
    bonus_taken: i8[3]
    player: Player[4]
    # the main action under way
    kind: i8
    icon: i8
    printed: i8
    hours: i8
    paid: i8
    extra: i8  # persons beyond one or two
    must_train: i8
    n_trained: i8
    trained: i8[12]  # columns
    taken_from: i8  # DISPLAY or DISCARD, once a card is taken
    n_taken: i8
    last_taken: i8
    vacated: i8  # the site a piece was taken from, or NO_SITE
    # the decline step under way
    regions_left: i8[3]
    # steps still to come, the last one is next
    depth: i8
    step: i8[FRAMES]
    seat: i8[FRAMES]
    arg: i16[FRAMES]
    # the game
    players: i8
    options: i8
    start: i8  # the starting player
    round: i8
    turn: i16  # how many turns have begun
    finale: i8
    over: i8
    rng: i64


@record
class Moves:
    """The legal actions of a decision."""

    count: i64
    list: i16[128]
