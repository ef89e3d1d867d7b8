"""Why a wish is refused: a code for each reason, and where the rules say so.

The sentences stand in strings/, under `refusal-` and the code's name.
"""

from heyday.kit import constants, names_of


@constants
class Refusal:
    """Codes of `play.refusal`; 0 means legal."""

    NONE = 0
    OVER = 1
    NOT_NOW = 2
    UNKNOWN = 3
    # preparation
    NOT_OPEN = 4
    CHART_ORDER = 5
    # the turn
    MAIN_DONE = 6
    MUST_ACT = 7
    SPACES = 8
    COINS = 9
    TAX_CLOSED = 10
    TILE_TAKEN = 11
    TILE_UNUSED = 12
    NOT_PLAYED = 13
    NO_SUN = 14
    CARD_USED = 15
    NOT_YOURS = 16
    HOME_USED = 17
    HOME_NO_ACTION = 18
    HOME_OTHER_ACTION = 19
    # choose and pay, place time
    NO_CHOSEN_PRICE = 20
    NOT_THE_PRICE = 21
    PRICE_RANGE = 22
    SAME_PRICE = 23
    TOO_MANY_DOUBLES = 24
    # conduct
    NOBODY_TO_TRAIN = 25
    NO_CARD_IN_REACH = 26
    NO_CARD_TO_PLAY = 27
    NO_SITE = 28
    GROUP_FULL = 29
    TRAIN_PRICE = 30
    TRAIN_ENOUGH = 31
    TRAIN_FIRST = 32
    EXTRA_USELESS = 33
    SLOT_EMPTY = 34
    SLOT_ORDER = 35
    SLOT_PRICE = 36
    NOT_DISCARDED = 37
    DISCARD_ORDER = 38
    DISCARD_PRICE = 39
    TAKEN_ENOUGH = 40
    NOT_BOTH = 41
    TAKE_FIRST = 42
    NOT_IN_HAND = 43
    ICONS_MISSING = 44
    PERSONS_MISSING = 45
    SITE_TAKEN = 46
    SITE_ICON = 47
    REGION_CLOSED = 48
    JUST_VACATED = 49
    NOT_ON_CARD = 50
    # cubes and persons
    CUBES = 51
    NO_ORACLE = 52
    NOBODY_TO_MOVE = 53
    SAME_GROUP = 54
    NO_SUCH_PERSON = 55
    MOVE_FIRST = 56
    # decline and final scoring
    NO_CITY = 57
    REGION_DONE = 58
    NO_MOON = 59
    MOON_PRICE = 60
    CITIES_FIRST = 61
    MOONS_FIRST = 62
    HAND_EMPTY = 63


# code: (the chapter, which strings/ names under `section-`; the ruling, if there is one). Without a
# chapter it is that of the action that was wished for.
REFERENCE = {
    Refusal.OVER: ("final", ""),
    Refusal.NOT_NOW: ("", ""),
    Refusal.UNKNOWN: ("heyday", ""),
    Refusal.NOT_OPEN: ("preparation", "G3"),
    Refusal.CHART_ORDER: ("preparation", "G26"),
    Refusal.MAIN_DONE: ("main", ""),
    Refusal.MUST_ACT: ("heyday", "G6"),
    Refusal.SPACES: ("time", "G5"),
    Refusal.COINS: ("pay", "G5"),
    Refusal.TAX_CLOSED: ("preparation", "G6"),
    Refusal.TILE_TAKEN: ("pay", ""),
    Refusal.TILE_UNUSED: ("preparation", ""),
    Refusal.NOT_PLAYED: ("", "G15"),
    Refusal.NO_SUN: ("main", "G15"),
    Refusal.CARD_USED: ("", "G15"),
    Refusal.NOT_YOURS: ("", ""),
    Refusal.HOME_USED: ("hometowns", "G10"),
    Refusal.HOME_NO_ACTION: ("hometowns", "G10"),
    Refusal.HOME_OTHER_ACTION: ("hometowns", "G10"),
    Refusal.NO_CHOSEN_PRICE: ("pay", "G9"),
    Refusal.NOT_THE_PRICE: ("pay", "G9"),
    Refusal.PRICE_RANGE: ("hometowns", "G9"),
    Refusal.SAME_PRICE: ("pay", "G33"),
    Refusal.TOO_MANY_DOUBLES: ("time", "G5"),
    Refusal.NOBODY_TO_TRAIN: ("philosopher", "G5"),
    Refusal.NO_CARD_IN_REACH: ("scribe", "G5"),
    Refusal.NO_CARD_TO_PLAY: ("chronicler", "G5"),
    Refusal.NO_SITE: ("navigator", "G5"),
    Refusal.GROUP_FULL: ("", "G2"),
    Refusal.TRAIN_PRICE: ("philosopher", "G7"),
    Refusal.TRAIN_ENOUGH: ("philosopher", "G34"),
    Refusal.TRAIN_FIRST: ("philosopher", "G5"),
    Refusal.EXTRA_USELESS: ("hometowns", "G34"),
    Refusal.SLOT_EMPTY: ("scribe", "G8"),
    Refusal.SLOT_ORDER: ("scribe", "G26"),
    Refusal.SLOT_PRICE: ("scribe", "G8"),
    Refusal.NOT_DISCARDED: ("scribe", ""),
    Refusal.DISCARD_ORDER: ("scribe", "G26"),
    Refusal.DISCARD_PRICE: ("scribe", "G8"),
    Refusal.TAKEN_ENOUGH: ("scribe", "G8"),
    Refusal.NOT_BOTH: ("scribe", "G8"),
    Refusal.TAKE_FIRST: ("scribe", "G8"),
    Refusal.NOT_IN_HAND: ("", ""),
    Refusal.ICONS_MISSING: ("", "G14"),
    Refusal.PERSONS_MISSING: ("", "G14"),
    Refusal.SITE_TAKEN: ("navigator", "G12"),
    Refusal.SITE_ICON: ("navigator", "G12"),
    Refusal.REGION_CLOSED: ("preparation", "G12"),
    Refusal.JUST_VACATED: ("navigator", "G35"),
    Refusal.NOT_ON_CARD: ("chronicler", "G14"),
    Refusal.CUBES: ("additional", ""),
    Refusal.NO_ORACLE: ("additional", "G17"),
    Refusal.NOBODY_TO_MOVE: ("additional", "G40"),
    Refusal.SAME_GROUP: ("additional", "G40"),
    Refusal.NO_SUCH_PERSON: ("additional", "G17"),
    Refusal.MOVE_FIRST: ("additional", "G40"),
    Refusal.NO_CITY: ("decline", "G19"),
    Refusal.REGION_DONE: ("decline", "G36"),
    Refusal.NO_MOON: ("decline", "G15"),
    Refusal.MOON_PRICE: ("decline", "G36"),
    Refusal.CITIES_FIRST: ("decline", "G36"),
    Refusal.MOONS_FIRST: ("decline", "G36"),
    Refusal.HAND_EMPTY: ("final", "G22"),
}

CHAPTERS = {
    "draft": "preparation",
    "settle": "preparation",
    "tax": "tax",
    "tile": "pay",
    "sun": "main",
    "home": "hometowns",
    "hire": "additional",
    "exchange": "additional",
    "end": "heyday",
    "pay": "pay",
    "place": "time",
    "repeat": "hometowns",
    "train": "philosopher",
    "extra": "hometowns",
    "done": "heyday",
    "take": "scribe",
    "fetch": "scribe",
    "play": "chronicler",
    "symbol": "chronicler",
    "lose": "chronicler",
    "keep": "additional",
    "cube": "decline",
    "join": "chronicler",
    "relocate": "navigator",
    "build": "navigator",
    "activate": "navigator",
    "move": "additional",
    "city": "decline",
    "moon": "decline",
    "discard": "decline",
    "score": "final",
}

NAMES = {code: name.lower().replace("_", "-") for name, code in names_of(Refusal).items()}
