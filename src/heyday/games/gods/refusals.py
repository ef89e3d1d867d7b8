"""Why a wish is refused: a code for each reason, and where the rules say so.

`REFERENCE` names the chapter of the rules of 2005 ("action b") and the ruling where there is one.
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


REFERENCE = {
    Refusal.OVER: "Game end",
    Refusal.NOT_NOW: "3) Make two actions",
    Refusal.NOT_ON_DISPLAY: "3) Make two actions",
    Refusal.OCCUPIED: "Other important things",
    Refusal.NOT_TOUCHING: "action a",
    Refusal.TRIBE_POWER: "action a; D12",
    Refusal.TEMPLE_POWER: "action b; D12",
    Refusal.TEMPLE_ONCE: "action b, once a turn",
    Refusal.NO_TEMPLES: "Other important things",
    Refusal.OTHER_ONCE: "action c, once a turn; D7",
    Refusal.MOVE_ONCE: "action e, once a turn",
    Refusal.MOVE_POWER: "action e; D12",
    Refusal.NOT_A_DESERT: "action e",
    Refusal.SPLITS: "action e; D8",
    Refusal.SAME_PLACE: "action e; D8",
    Refusal.DISCARD_ONCE: "action f, once a turn",
    Refusal.NO_EXTRA: "action d",
    Refusal.EXTRA_TOO_NEW: "action c; D6",
    Refusal.EXTRA_USELESS: "action d; D6",
    Refusal.NO_ACTIONS: "3) Make two actions",
    Refusal.MUST_ACT: "3) Make two actions",
    Refusal.NOT_A_VICTIM: "action c; D4",
    Refusal.VICTIM_POWER: "action c; D4",
    Refusal.NOT_WANTING: "action b; D3",
    Refusal.UNKNOWN: "3) Make two actions",
}

NAMES = {code: name.lower().replace("_", "-") for name, code in names_of(Refusal).items()}
