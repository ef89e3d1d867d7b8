"""What is in the box: the constants and layouts of content/, as the rules read them."""

from __future__ import annotations

from heyday.games.gods.schema import load
from heyday.kit import constants, table
from heyday.kit.content import corrections_for

CONTENT = load(corrections_for("gods"))
_get = CONTENT.get

TRIBES: tuple[str, ...] = tuple(_get("names", "tribes"))
GODS: tuple[str, ...] = tuple(_get("names", "gods"))
KINDS: tuple[str, ...] = ("", *TRIBES, "desert", "decay", "whirlwind", "extra", "temple")
SACK_KINDS = KINDS[1:9]


@constants
class Box:
    """The numbers of the game; content/ says where each comes from."""

    SLOTS = _get("display", "slots")
    START_POWER = _get("power", "start")
    INCOME = _get("power", "income")
    MOST_POWER = _get("power", "most")
    ACTIONS = _get("turn", "actions")
    TRIBE_PRICE = _get("prices", "tribe")
    TEMPLE_PRICE = _get("prices", "temple")
    MOVE_PRICE = _get("prices", "move_desert")
    DESERT_GAIN = _get("gains", "desert")
    DECAY_GAIN = _get("gains", "decay")
    NATION = _get("nation", "tribes")
    TEMPLES = _get("gods", "temples")
    STONES = _get("gods", "stones")
    POINTS_CARD = _get("points", "card")
    POINTS_CHIP = _get("points", "chip")
    STALL_ROUNDS = _get("stall", "rounds")


_layouts = {layout["players"]: layout for layout in CONTENT.entries("layout")}

SACK = table([0, *(_get("sack", kind) for kind in SACK_KINDS)])
TARGET = table([0, 0, *(_get("target", str(n)) for n in (2, 3, 4))])
COMPENSATION = table([(*_get("compensation", str(n)), 0, 0)[:4] for n in (2, 3, 4)])
LAYOUT_TEMPLES = table(
    [[_layouts[n]["temples"][p] if p < n else [0, 0] for p in range(4)] for n in (2, 3, 4)]
)
LAYOUT_DESERTS = table([len(_layouts[n]["deserts"]) for n in (2, 3, 4)])
LAYOUT_DESERT = table([(_layouts[n]["deserts"] or [[0, 0]])[0] for n in (2, 3, 4)])
