"""What the terminal needs to know of a game: how its table is drawn and its decisions are named."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, Protocol

from rich.console import RenderableType
from rich.text import Text

from heyday.cli.terminal.narrowing import Choice
from heyday.cli.terminal.words import Words
from heyday.match.match import Match

View = Mapping[str, Any]


@dataclass
class Marks:
    """What a picture of the field says besides the cards."""

    codes: dict[str, str] = field(default_factory=dict)  # code -> place
    # place that can be chosen -> its price, and what comes of it
    lit: dict[str, tuple[str, str]] = field(default_factory=dict)
    news: frozenset[str] = frozenset()  # places where something has changed
    coordinates: bool = False  # written on every place instead of what it holds
    shift: int = 0  # by how many columns a wide field is scrolled


class Screen(Protocol):
    """How a game is shown. `heyday.cli.terminal.NAME_table` has one for each game."""

    words: Words

    def codes(self, view: View, choices: Sequence[Choice]) -> dict[str, str]:
        """Return the codes of all places that can or could be chosen."""

    def prompt(self, view: View) -> str:
        """Return what is asked."""

    def wishes(self, view: View) -> list[str]:
        """Return, in notation, one wish of every kind that one may have now."""

    def effect(self, match: Match, choice: Choice) -> str:
        """Return in a few letters what would come of a choice."""

    def draw(self, view: View, marks: Marks, width: int, seats: Sequence[str]) -> RenderableType:
        """Return the whole table."""

    def field(self, view: View, marks: Marks, room: int) -> RenderableType:
        """Return the field alone, drawn into so many columns."""

    def badge(self, seat_name: str) -> Text:
        """Return the sign by which a player is known."""

    def tie_break(self, view: View, seat: int) -> str:
        """Return what decides between equal points."""


def screen_of(words: Words) -> Screen:
    """Return the screen of the game that the words are about."""
    screen: Screen = import_module(f"heyday.cli.terminal.{words.game.name}_table").Screen(words)
    return screen
