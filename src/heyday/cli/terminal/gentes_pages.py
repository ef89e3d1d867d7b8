"""Pages of Gentes that a player can ask for: a card, the discard pile, the deck, a mat, points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group as Stack
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from heyday.cli.terminal import gentes_board as board
from heyday.cli.terminal import gentes_cards as cards
from heyday.cli.terminal import gentes_mats as mats
from heyday.cli.terminal.gentes_words import Lexicon, heading
from heyday.games.gentes.mats import SEATS

View = Mapping[str, Any]


def page(
    lex: Lexicon, view: View, word: str, rest: str, width: int, seats: Sequence[str]
) -> RenderableType | None:
    """Return the page that a line asks for, None if it asks for none."""
    own = view["current"] if view["current"] is not None else view["start"]
    if word in ("card", "?") and rest:
        return cards.card_page(lex, view, rest, view["mats"][own])
    if word == "card":
        return Text(lex.say("card-what"), "yellow")
    if word == "mat":
        return mat_page(lex, view, rest, own, width, seats)
    if rest:
        return None
    if word == "map":
        return board.map_(lex, view, board.Numbers(), width)
    if word in ("pile", "deck"):
        found = view["discard" if word == "pile" else "deck"]
        title = lex.say(word, count=len(found))
        if not found:
            return heading(title)
        return cards.named(lex, title, "", found, board.Numbers(), view["mats"][own], width)
    return points(lex, view, seats) if word == "points" else None


def mat_page(
    lex: Lexicon, view: View, rest: str, own: int, width: int, seats: Sequence[str]
) -> RenderableType:
    """Return the whole mat of a seat: by its letter or its name; one's own if none is named."""
    wish = rest.casefold()
    named = [
        nth for nth, name in enumerate(seats) if wish in (SEATS[nth].casefold(), name.casefold())
    ]
    if rest and not named:
        return Text(lex.say("no-such-seat", name=rest), "yellow")
    nth = named[0] if named else own
    mat = view["mats"][nth]
    parts: list[RenderableType] = [mats.large(lex, view, nth, seats[nth], width)]
    if mat["hand"] is not None:
        parts += ["", cards.hand(lex, mat, board.Numbers(), width)]
    if mat["tableau"]:
        title = lex.say("tableau", count=len(mat["tableau"]))
        none = board.Numbers()
        parts += ["", cards.named(lex, title, "", mat["tableau"], none, mat, width)]
    return Stack(*parts)


def points(lex: Lexicon, view: View, seats: Sequence[str]) -> Table:
    """Return the points of all seats, by source."""
    table = Table(box=None, padding=(0, 2))
    table.add_column("")
    for mat, name in zip(view["mats"], seats, strict=True):
        table.add_column(Text.assemble(lex.badge(mat["name"]), f" {name}"[:16]), justify="right")
    for source in view["mats"][0]["by_source"]:
        counts = [mat["by_source"][source] for mat in view["mats"]]
        if any(counts):
            name = lex.words.tell(f"source-{source}")
            table.add_row(name, *(str(count) if count else "-" for count in counts))
    total = [str(mat["points"]) for mat in view["mats"]]
    table.add_row(lex.say("total"), *total, style="bold")
    return table
