"""The table of any game in the terminal: its view as a list, and what is alike in all games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Group as Stack
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from heyday.cli.terminal.narrowing import Choice
from heyday.cli.terminal.screen import Marks, View
from heyday.cli.terminal.words import Words
from heyday.match.log import Entry
from heyday.match.match import Match

OF_THE_TABLE = ("game", "ply", "seats", "to_move", "commitment")  # the rest of a view is the game's


class Screen:
    """How a game is shown that nobody has drawn: one from outside."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def codes(self, view: View, choices: Sequence[Choice]) -> dict[str, str]:
        """Return nothing: no place is drawn."""
        return {}

    def prompt(self, match: Match, view: View) -> str:
        """Return what is asked."""
        return self.words.tell("prompt")

    def wishes(self, view: View, choices: Sequence[Choice]) -> dict[str, str]:
        """Return all that can be said in one word."""
        forms = self.words.game.vocabulary.forms.values()
        return {form.name: "" for form in forms if not form.fields}

    def named(self, view: View) -> dict[str, str]:
        """Return nothing: all that can be wished for is listed."""
        return {}

    def price(self, least: int, most: int) -> str:
        """Return what a choice costs."""
        return str(most) if most else ""

    def effect(self, match: Match, choice: Choice) -> str:
        """Return nothing: no place is drawn."""
        return ""

    def brief(self, view: View) -> bool:
        """Whether the table can be left out: never."""
        return False

    def preview(self, match: Match, action: int) -> str:
        """Return nothing: what an action does can be seen."""
        return ""

    def draw(self, view: View, marks: Marks, width: int, seats: Sequence[str]) -> RenderableType:
        """Return what the view says: of all, then of each seat."""
        shown = {n: v for n, v in view.items() if n not in OF_THE_TABLE and v is not None}
        each = {
            name: v for name, v in shown.items() if isinstance(v, list) and len(v) == len(seats)
        }
        table = Table(box=None, padding=(0, 2))
        for name in ("", "", *map(self._label, each)):
            table.add_column(name)
        for seat, who in enumerate(seats):
            style = "bold" if seat == view["to_move"] else ""
            values = [str(value[seat]) for value in each.values()]
            table.add_row(self.badge(self.words.game.seat_names[seat]), who, *values, style=style)
        lines = [f"{self._label(n)}: {v}" for n, v in shown.items() if n not in each]
        return Stack(Text(self.words.tell("title"), "bold"), "", *map(Text, lines), "", table)

    def _label(self, name: str) -> str:
        """Return what a part of the view is called, if the game says so."""
        try:
            return self.words.tell(f"view-{name}")
        except LookupError:
            return name

    def menu(self, view: View, choices: Sequence[Choice], width: int) -> RenderableType | None:
        """Return nothing: choices are listed."""
        return None

    def page(
        self, view: View, word: str, rest: str, width: int, seats: Sequence[str]
    ) -> RenderableType | None:
        """Return nothing: there is no other page."""
        return None

    def badge(self, seat_name: str) -> Text:
        """Return the name of a seat."""
        return Text.assemble((f"[{seat_name}]", "bold cyan"))

    def news(self, entries: Iterable[Entry]) -> frozenset[str]:
        """Return nothing: no place is drawn."""
        return frozenset()

    def story(self, entries: Iterable[Entry], match: Match) -> Iterable[RenderableType]:
        """Return the sentences about some actions, each with the sign of who acted."""
        for entry in entries:
            badge = self.badge(match.game.seat_names[entry.seat])
            first, *rest = entry.texts(match.position, self.words.language)
            yield Text.assemble(badge, " ", (first, "bold"))
            for text in rest:
                yield Text.assemble(" " * (badge.cell_len + 1), (text, "grey70"))

    def standing(self, view: View, seat: int) -> dict[str, str]:
        """Return nothing: the score decides."""
        return {}

    def sources(self, match: Match) -> RenderableType:
        """Return the points of all seats by source, a line each."""
        lines = []
        for seat, name in enumerate(match.seats):
            points = [
                f"{self.words.tell(f'source-{source}')} {count}"
                for source, count in match.points(seat).items()
                if count
            ]
            sources = ", ".join(points) or self.words.say("no-points")
            lines.append(Text(self.words.say("by-source", name=name, sources=sources)))
        return Stack(*lines)
