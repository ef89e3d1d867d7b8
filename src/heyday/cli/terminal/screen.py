"""What the terminal needs to know of a game: how its table is drawn and its decisions are named."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, Protocol

from rich.console import RenderableType
from rich.text import Text

from heyday.cli.terminal.narrowing import Choice
from heyday.cli.terminal.words import Words
from heyday.match.log import Entry
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
    menu: bool = False  # what can be chosen will stand below
    brief: bool = False  # an action goes on: only what has changed need be shown


class Screen(Protocol):
    """How a game is shown: `NAME_table.py` has each of ours, `any_table.py` those from outside."""

    words: Words

    def codes(self, view: View, choices: Sequence[Choice]) -> dict[str, str]:
        """Return the codes of all places that can or could be chosen."""

    def prompt(self, match: Match, view: View) -> str:
        """Return what is asked."""

    def wishes(self, view: View, choices: Sequence[Choice]) -> dict[str, str]:
        """Return, in notation, one wish of every kind that one may have besides the choices.

        With each, what to call it if it is listed; nothing: as a choice would be.
        """

    def named(self, view: View) -> dict[str, str]:
        """Return, in notation, what one may name although it cannot be chosen, and by what name."""

    def price(self, least: int, most: int) -> str:
        """Return what a choice costs, in words; less than 0 is a gain."""

    def effect(self, match: Match, choice: Choice) -> str:
        """Return in a few letters what would come of a choice."""

    def brief(self, view: View) -> bool:
        """Whether a decision can do without the whole table on a low screen."""

    def preview(self, match: Match, action: int) -> str:
        """Return what else would come of an action, as far as that is certain."""

    def draw(self, view: View, marks: Marks, width: int, seats: Sequence[str]) -> RenderableType:
        """Return the whole table."""

    def menu(self, view: View, choices: Sequence[Choice], width: int) -> RenderableType | None:
        """Return the choices with their numbers; None: they are listed as text."""

    def page(
        self, view: View, word: str, rest: str, width: int, seats: Sequence[str]
    ) -> RenderableType | None:
        """Return a page that a line asks for, None if it does not."""

    def badge(self, seat_name: str) -> Text:
        """Return the sign by which a player is known."""

    def news(self, entries: Iterable[Entry]) -> frozenset[str]:
        """Return the places that some actions have changed."""

    def story(self, entries: Iterable[Entry], match: Match) -> Iterable[RenderableType]:
        """Return the sentences about some actions, each with the sign of who acted."""

    def standing(self, view: View, seat: int) -> dict[str, str]:
        """Return what decides between equal points, by name."""

    def sources(self, match: Match) -> RenderableType:
        """Return the points of all seats by source."""


def screen_of(words: Words) -> Screen:
    """Return the screen of the game that the words are about."""
    name = words.game.name if words.game.ours else "any"
    screen: Screen = import_module(f"heyday.cli.terminal.{name}_table").Screen(words)
    return screen
