"""What content/ may say: the shape of every entry."""

from __future__ import annotations

from pathlib import Path

from heyday.kit.content import Content
from heyday.kit.schema import Between, Entries

NUMBER = Between(0, 99)
CELLS = [[int, int]]
SACK_NAMES = ("green", "blue", "violet", "yellow", "desert", "decay", "whirlwind", "extra")
SCHEMA = {
    "display": {"slots": Between(2, 2)},  # choices and refill know two
    "power": {"start": NUMBER, "income": NUMBER, "most": NUMBER},
    "turn": {"actions": NUMBER},
    "prices": {"tribe": NUMBER, "temple": NUMBER, "move_desert": NUMBER},
    "gains": {"desert": NUMBER, "decay": NUMBER},
    "nation": {"tribes": NUMBER},
    "target": {"2": NUMBER, "3": NUMBER, "4": NUMBER},
    "sack": dict.fromkeys(SACK_NAMES, NUMBER),
    "gods": {"temples": NUMBER, "stones": NUMBER},
    "points": {"card": NUMBER, "chip": NUMBER},
    "stall": {"rounds": NUMBER},
    "names": {"tribes": [str] * 4, "gods": [str] * 4},
    "compensation": {"2": [NUMBER] * 2, "3": [NUMBER] * 3, "4": [NUMBER] * 4},
    "layout": Entries({"temples": CELLS, "deserts": CELLS}, key="players"),
}


def load(corrections: Path | None = None) -> Content:
    """Return the content of the box, with an owner's corrections; freezes no table."""
    return Content(Path(__file__).parent / "content", SCHEMA, corrections)
