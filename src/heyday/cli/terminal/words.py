"""What the terminal says, in the player's language."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from rich.cells import cell_len

from heyday.kit.game import Game
from heyday.kit.strings import Strings

FOLDER = Path(__file__).parent.parent / "strings"


@cache
def _own() -> Strings:
    return Strings(FOLDER)


class Words:
    """The messages of the terminal and of one game."""

    def __init__(self, game: Game, language: str) -> None:
        self.game, self.language = game, language

    def say(self, message: str, **values: Any) -> str:
        """Return one of the terminal's own messages."""
        return _own().say(self.language, message, **values)

    def about(self, message: str, **values: Any) -> str:
        """Return a message that the terminal has for each game, and one for all from outside."""
        return self.say(f"{message}-{self.game.name if self.game.ours else 'any'}", **values)

    def tell(self, message: str, **values: Any) -> str:
        """Return one of the game's messages."""
        return self.game.strings.say(self.language, message, **values)

    def label(self, kind: str, width: int) -> str:
        """Return the longest name of a kind of card that fits the width."""
        names = self.say(f"label-{kind}").split()
        return next((name for name in names if cell_len(name) <= width), names[-1])

    def letter(self, god: str) -> str:
        """Return the letter, or two, by which a god is known."""
        return self.say(f"letter-{god}")
