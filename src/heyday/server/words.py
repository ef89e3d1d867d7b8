"""What the server says of its own, in three languages; the words of a game are the game's."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from heyday.kit.strings import Strings

STRINGS = Strings(Path(__file__).with_name("strings"))


def say(language: str, message: str, **values: Any) -> str:
    """Return a message in a language, filled with values."""
    return STRINGS.say(language, message, **values)
