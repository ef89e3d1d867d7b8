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
    NOT_ON_DISPLAY = 3
    OCCUPIED = 4
    NOT_TOUCHING = 5
    TRIBE_POWER = 6
    TEMPLE_POWER = 7
    TEMPLE_ONCE = 8
    NO_TEMPLES = 9
    OTHER_ONCE = 10
    MOVE_ONCE = 11
    MOVE_POWER = 12
    NOT_A_DESERT = 13
    SPLITS = 14
    SAME_PLACE = 15
    DISCARD_ONCE = 16
    NO_EXTRA = 17
    EXTRA_TOO_NEW = 18
    EXTRA_USELESS = 19
    NO_ACTIONS = 20
    MUST_ACT = 21
    NOT_A_VICTIM = 22
    VICTIM_POWER = 23
    NOT_WANTING = 24
    UNKNOWN = 25


# code: (the chapter, which strings/ names under `section-`; the ruling, if there is one). Without a
# chapter it is that of the action that was wished for.
REFERENCE = {
    Refusal.OVER: ("end", ""),
    Refusal.NOT_NOW: ("actions", ""),
    Refusal.NOT_ON_DISPLAY: ("actions", ""),
    Refusal.OCCUPIED: ("notes", ""),
    Refusal.NOT_TOUCHING: ("", ""),
    Refusal.TRIBE_POWER: ("action-a", "D12"),
    Refusal.TEMPLE_POWER: ("action-b", "D12"),
    Refusal.TEMPLE_ONCE: ("action-b", ""),
    Refusal.NO_TEMPLES: ("notes", ""),
    Refusal.OTHER_ONCE: ("action-c", "D7"),
    Refusal.MOVE_ONCE: ("action-e", ""),
    Refusal.MOVE_POWER: ("action-e", "D12"),
    Refusal.NOT_A_DESERT: ("action-e", ""),
    Refusal.SPLITS: ("action-e", "D8"),
    Refusal.SAME_PLACE: ("action-e", "D8"),
    Refusal.DISCARD_ONCE: ("action-f", ""),
    Refusal.NO_EXTRA: ("action-d", ""),
    Refusal.EXTRA_TOO_NEW: ("action-c", "D6"),
    Refusal.EXTRA_USELESS: ("action-d", "D6"),
    Refusal.NO_ACTIONS: ("actions", ""),
    Refusal.MUST_ACT: ("actions", ""),
    Refusal.NOT_A_VICTIM: ("action-c", "D4"),
    Refusal.VICTIM_POWER: ("action-c", "D4"),
    Refusal.NOT_WANTING: ("action-b", "D3"),
    Refusal.UNKNOWN: ("actions", ""),
}

CHAPTERS = {
    "tribe": "action-a",
    "temple": "action-b",
    "convert": "action-b",
    "desert": "action-c",
    "decay": "action-c",
    "whirlwind": "action-c",
    "take": "action-c",
    "steal": "action-c",
    "spare": "action-c",
    "spend": "action-d",
    "lift": "action-e",
    "drop": "action-e",
    "stay": "action-e",
    "discard": "action-f",
    "end": "actions",
}

NAMES = {code: name.lower().replace("_", "-") for name, code in names_of(Refusal).items()}
