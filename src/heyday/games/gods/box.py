"""What is in the box: the constants and layouts of content/, as the rules read them."""

from __future__ import annotations

from pathlib import Path

from heyday.kit import constants, table
from heyday.kit.content import Content

CONTENT = Content(Path(__file__).parent / "content")
_get = CONTENT.get

TRIBES: tuple[str, ...] = tuple(_get("filled/box", "names", "tribes", list))
GODS: tuple[str, ...] = tuple(_get("filled/box", "names", "gods", list))
KINDS: tuple[str, ...] = ("", *TRIBES, "desert", "decay", "whirlwind", "extra", "temple")
SACK_KINDS = KINDS[1:9]


@constants
class Box:
    """The numbers of the game; content/ says where each comes from."""

    SLOTS = _get("known/box", "display", "slots")
    START_POWER = _get("known/box", "power", "start")
    INCOME = _get("known/box", "power", "income")
    MOST_POWER = _get("known/box", "power", "most")
    ACTIONS = _get("known/box", "turn", "actions")
    TRIBE_PRICE = _get("known/box", "prices", "tribe")
    TEMPLE_PRICE = _get("known/box", "prices", "temple")
    MOVE_PRICE = _get("known/box", "prices", "move_desert")
    DESERT_GAIN = _get("known/box", "gains", "desert")
    DECAY_GAIN = _get("known/box", "gains", "decay")
    NATION = _get("known/box", "nation", "tribes")
    TEMPLES = _get("filled/box", "gods", "temples")
    STONES = _get("filled/box", "gods", "stones")
    POINTS_CARD = _get("filled/box", "points", "card")
    POINTS_CHIP = _get("filled/box", "points", "chip")
    STALL_ROUNDS = _get("filled/box", "stall", "rounds")


_layouts = {layout["players"]: layout for layout in CONTENT.files["filled/layouts"]["layout"]}

SACK = table([0, *(_get("known/box", "sack", kind) for kind in SACK_KINDS)])
TARGET = table([0, 0, *(_get("known/box", "target", str(n)) for n in (2, 3, 4))])
LAYOUT_TEMPLES = table(
    [[_layouts[n]["temples"][p] if p < n else [0, 0] for p in range(4)] for n in (2, 3, 4)]
)
LAYOUT_DESERTS = table([len(_layouts[n]["deserts"]) for n in (2, 3, 4)])
LAYOUT_DESERT = table([(_layouts[n]["deserts"] or [[0, 0]])[0] for n in (2, 3, 4)])
