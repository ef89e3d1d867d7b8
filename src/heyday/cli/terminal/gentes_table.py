"""The table of Gentes in the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Group as Stack
from rich.console import RenderableType
from rich.text import Text

from heyday.cli.terminal import gentes_board as board
from heyday.cli.terminal import gentes_cards as cards
from heyday.cli.terminal import gentes_mats as mats
from heyday.cli.terminal.gentes_menus import Menu
from heyday.cli.terminal.gentes_pages import page, points
from heyday.cli.terminal.gentes_story import preview, told
from heyday.cli.terminal.gentes_wishes import named, wishes
from heyday.cli.terminal.gentes_words import Lexicon
from heyday.cli.terminal.layout import beside
from heyday.cli.terminal.narrowing import Choice
from heyday.cli.terminal.screen import Marks, View
from heyday.cli.terminal.words import Words
from heyday.games.gentes.log import asked
from heyday.match.log import Entry
from heyday.match.match import Match

NONE = board.Numbers()  # nothing can be chosen there
WHOLE = ("draft", "turn", "decline", "final", "none")  # decisions that show the whole table
SHOWN = {  # the parts of the table that a decision's panel shows anyway
    "turn": ("actions",),
    "build": ("map",),
    "relocate": ("map",),
    "take": ("display",),
    "play": ("hand",),
    "final": ("hand",),
    "discard": ("hand",),
    "settle": ("hand",),
    "hire": ("hand",),
    "join_any": ("hand",),
    "lose": ("hand",),
    "exchange": ("hand",),
    "train": ("hand", "training"),
}


class Screen:
    """How Gentes is shown."""

    def __init__(self, words: Words) -> None:
        self.words, self.lex = words, Lexicon(words)

    # ---- what the table says about a decision ----

    def codes(self, view: View, choices: Sequence[Choice]) -> dict[str, str]:
        """Return no codes: whatever can be chosen carries its number."""
        return {}

    def prompt(self, match: Match, view: View) -> str:
        """Return what is asked."""
        return self.words.tell(f"prompt-{view['step']}", **asked(match.position.look()))

    def price(self, least: int, most: int) -> str:
        """Return nothing: the texts of choices tell what they cost."""
        return ""

    def effect(self, match: Match, choice: Choice) -> str:
        """Return nothing: there are no places to write it on."""
        return ""

    def brief(self, view: View) -> bool:
        """Whether a decision goes on with an action, so that the whole table need not be shown."""
        return view["step"] not in WHOLE or (view["step"] == "turn" and bool(view["about"]))

    def wishes(self, view: View, choices: Sequence[Choice]) -> dict[str, str]:
        """Return one wish of every kind that one may have now, and what to call it."""
        return wishes(self.lex, view, choices) if view["current"] is not None else {}

    def named(self, view: View) -> dict[str, str]:
        """Return what lies on the table for the present decision, by its name."""
        return named(self.lex, view) if view["current"] is not None else {}

    # ---- drawing ----

    def draw(self, view: View, marks: Marks, width: int, seats: Sequence[str]) -> RenderableType:
        """Return the whole table, but for what the menu below it shows."""
        if marks.brief:
            return self._status(view, seats)
        own = view["current"] if view["current"] is not None else view["start"]
        shown = _in_menu(view) if marks.menu else ()
        parts: dict[str, RenderableType] = {"title": self._title(view)}
        if not view["over"]:
            parts["actions"] = board.actions(self.lex, view, NONE, width)
        parts["map"] = board.map_(self.lex, view, NONE, width, marks.news)
        if not view["over"]:
            parts |= self._cards(view, own, "training" not in shown, width)
        parts["mats"] = self._mats(view, own, width, seats)
        mine = view["mats"][own]
        if mine["hand"] is not None and not view["over"]:
            parts["hand"] = cards.hand(self.lex, mine, NONE, width)
        drawn = [part for name, part in parts.items() if name not in shown]
        spaced = [piece for part in drawn for piece in (part, "")]
        return Stack(*spaced[:-1])

    def _cards(self, view: View, own: int, training: bool, width: int) -> dict[str, RenderableType]:
        """Return the display, the training costs if they are wanted, and the bonus tiles."""
        parts: dict[str, RenderableType] = {}
        if any(view["display"]):
            parts["display"] = cards.display(self.lex, view, NONE, view["mats"][own], width)
        tiles = Stack(*board.bonus(self.lex, view))
        costs = board.training(self.lex, view, NONE, width)
        parts["prices"] = beside(costs, tiles, width) if training else tiles
        return parts

    def _title(self, view: View) -> Text:
        era = self.words.tell("era", era=view["era"])
        line = self.words.say(
            "title-gentes",
            title=self.words.tell("title"),
            round=view["round"],
            rounds=view["rounds"],
            era=era,
            phase=view["phase"],
        )
        return Text(line, "bold")

    def _status(self, view: View, seats: Sequence[str]) -> RenderableType:
        """Return in two lines what whoever decides has."""
        nth = view["current"]
        mat = view["mats"][nth]
        free = Text("  " + self.words.say("free", count=mat["track"]["free"]), "bold")
        return Stack(
            mats.head(self.lex, view, nth, seats[nth]),
            Text.assemble("  ", mats.stock(self.lex, mat), free),
        )

    def _mats(self, view: View, own: int, width: int, seats: Sequence[str]) -> RenderableType:
        """Return the mats of the others, and a large one of whoever decides."""
        count = view["players"]
        others = [(own + nth) % count for nth in range(0 if view["over"] else 1, count)]
        small = [mats.small(self.lex, view, nth, seats[nth], width) for nth in others]
        if view["over"]:
            return Stack(*small)
        return Stack(*small, "", mats.large(self.lex, view, own, seats[own], width))

    def preview(self, match: Match, action: int) -> str:
        """Return what would follow from an action by itself; nothing that has to be drawn."""
        after = match.position.clone()
        seat = match.game.seat_names[after.to_move]
        after.act(action)
        events = match.game.events(match.position, after, action)
        return preview(self.lex, events, seat)

    def news(self, entries: Iterable[Entry]) -> frozenset[str]:
        """Return the sites where somebody has built."""
        return frozenset(entry.words["site"] for entry in entries if entry.form == "build")

    def menu(self, view: View, choices: Sequence[Choice], width: int) -> RenderableType | None:
        """Return what can be chosen, with numbers."""
        return Menu(self.lex, view, choices, width).draw()

    # ---- the rest ----

    def badge(self, seat_name: str) -> Text:
        """Return the letter of a seat."""
        return self.lex.badge(seat_name)

    def standing(self, view: View, seat: int) -> dict[str, str]:
        """Return what decides between equal points: cards played, then coins."""
        mat = view["mats"][seat]
        return {
            self.words.tell("source-cards"): str(len(mat["tableau"])),
            self.words.tell("source-coins"): str(mat["coins"]),
        }

    def story(self, entries: Iterable[Entry], match: Match) -> Iterable[RenderableType]:
        """Return what happened: a paragraph for each turn."""
        return told(self.lex, entries, match)

    def sources(self, match: Match) -> RenderableType:
        """Return the points of all seats by source."""
        return points(self.lex, match.view(), match.seats)

    def page(
        self, view: View, word: str, rest: str, width: int, seats: Sequence[str]
    ) -> RenderableType | None:
        """Return a page that was asked for: a card, a mat, the discard pile and so on."""
        return page(self.lex, view, word, rest, width, seats)


def _in_menu(view: View) -> tuple[str, ...]:
    """Return the parts of the table that the panel of the decision shows."""
    if view["step"] == "turn" and view["about"]:
        return ()  # the main action is done
    return SHOWN.get(view["step"], ())
