"""Player mats of Gentes: a large one for whoever decides, small ones for the others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group as Stack
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from heyday.cli.terminal.gentes_words import DIM, KIND, PAIR, TILE, Lexicon
from heyday.games.gentes.box import Box
from heyday.games.gentes.schema import BONUSES, GROUPS

Mat = Mapping[str, Any]
PAIRS = tuple(zip(GROUPS[::2], GROUPS[1::2], strict=True))
EVERYBODY = Box.ROW * len(PAIRS)
HOURGLASS = "bold #101010 on #d9c08a"
WIDE = 100  # from this width on all stands beside the chart
LOCK = "grey70 on grey27"
FREE = "bold bright_white on grey15"


# ---- parts of a mat ----


def track(lex: Lexicon, time: Mapping[str, Any], more: tuple[int, int] = (0, 0)) -> Text:
    """Return a time track: tiles, doubles, singles, free spaces, locks.

    `more` are singles and doubles that would be placed: they are drawn on free spaces.
    """
    text = Text()
    for tile in time["tiles"]:
        entry = TILE[tile]
        text.append(f"{lex.short(entry['action'])}", f"bold #101010 on {KIND[entry['action']]}")
        text.append(" ")
    for count, label, style in (
        (time["doubles"], "2", HOURGLASS),
        (time["singles"], "1", HOURGLASS),
        (more[1], "2", "bold #101010 on #ffd75f"),
        (more[0], "1", "bold #101010 on #ffd75f"),
        (time["free"] - sum(more), "_", FREE),
        (time["locks"], "#", LOCK),
    ):
        for _ in range(count):
            text.append(f"{label:>2}", style)
            text.append(" ")
    text.rstrip()
    return text


def chart(lex: Lexicon, mat: Mat) -> Table:
    """Return the population chart: three rows of six, two groups facing each other."""
    table = Table.grid(padding=(0, 1))
    for justify in ("right", "right", "left", "left", "left"):
        table.add_column(justify=justify, no_wrap=True)
    for left, right in PAIRS:
        counts = mat["persons"][left], mat["persons"][right]
        row = Text()
        row.append(f"{_cell(lex, left)}" * counts[0], PAIR[0])
        row.append(" ." * (Box.ROW - sum(counts)), "grey50")
        row.append(f"{_cell(lex, right)}" * counts[1], PAIR[1])
        table.add_row(lex.group(left), _count(mat, left), row, _count(mat, right), lex.group(right))
    return table


def _cell(lex: Lexicon, group: str) -> str:
    """Return the first letter of a group, in two cells."""
    letter = lex.short(group)[:1]
    return letter if Text(letter).cell_len == 2 else f" {letter.upper()}"


def _count(mat: Mat, group: str) -> Text:
    """Return how many persons a group has, and how many more are printed on cards."""
    lent = mat["lent"][group]
    text = Text(str(mat["persons"][group]), "bold")
    return text.append(f"+{lent}" if lent else "", "#a9d8d0")


def people(lex: Lexicon, mat: Mat) -> Text:
    """Return the persons of a mat in one line."""
    parts = []
    for left, right in PAIRS:
        pair = Text(" ").join(
            Text.assemble(f"{lex.short(g)} ", _count(mat, g)) for g in (left, right)
        )
        parts.append(pair)
    text = Text(" | ").join(parts)
    return text.append(f"  {sum(mat['persons'].values())}/{EVERYBODY}", DIM)


def stock(lex: Lexicon, mat: Mat) -> Text:
    """Return coins, cubes, and what is left to build."""
    text = Text()
    for name, count, most in (
        ("coins", mat["coins"], 0),
        ("temple", mat["cubes"]["temple"], Box.STORE),
        ("oracle", mat["cubes"]["oracle"], Box.STORE),
        ("cities", Box.CITIES - mat["cities_left"], Box.CITIES),
        ("played", len(mat["tableau"]), 0),
        ("hand", mat["hand_size"], mat["hand_limit"]),
    ):
        text.append("  " if text else "")
        text.append(f"{lex.say(f'mat-{name}')} ", DIM)
        text.append(str(count), "bold")
        text.append(f"/{most}" if most else "", DIM)
    return text


def symbols(lex: Lexicon, mat: Mat) -> Text:
    """Return how many cards show each symbol."""
    text = Text.assemble((lex.say("mat-symbols"), DIM))
    for nth, count in enumerate(mat["symbols"], start=1):
        _counted(text, lex.short(f"symbol-{nth}"), count, "#d9c7ff")
    return text


def icons(lex: Lexicon, mat: Mat) -> Text:
    """Return how many sites show each icon that cards ask for."""
    text = Text.assemble((lex.say("mat-icons"), DIM))
    for icon, count in mat["icons"].items():
        if icon != "vp":
            _counted(text, lex.icon(icon), count, "")
    return text


def _counted(text: Text, name: str, count: int, style: str) -> None:
    text.append(f"  {name} ", style if count else DIM)
    text.append(str(count), "bold" if count else DIM)


def tableau(lex: Lexicon, mat: Mat, effects: bool) -> Text:
    """Return the cards played: those with a lasting effect first, perhaps with what they do."""
    text = Text.assemble((lex.say("mat-tableau") + " ", DIM))
    lasting = [card for card in mat["tableau"] if lex.effect(card)]
    rest = [card for card in mat["tableau"] if not lex.effect(card)]
    for nth, card in enumerate([*lasting, *rest]):
        text.append(lex.say("and-then", first="", next="") if nth else "")
        text.append(lex.card(card), "strike" if card in mat["used"] else "")
        if card in mat["used"]:
            text.append(f" {lex.say('used')}", DIM)
        elif effects and card in lasting:
            text.append(f" ({lex.effect(card)})", "#a9d8d0")
    if not mat["tableau"]:
        text.append(lex.say("nothing"), DIM)
    return text


def head(lex: Lexicon, view: Mapping[str, Any], nth: int, name: str) -> Text:
    """Return who it is: the seat, the name, the points, and who goes first."""
    mat = view["mats"][nth]
    current = nth == view["current"] and not view["over"]
    text = Text.assemble(("> " if current else "  ", "bold bright_white"))
    text.append_text(lex.badge(mat["name"]))
    text.append(f" {name}"[:24], "bold")
    text.append("  " + lex.words.tell("points", points=mat["points"]), "bold bright_yellow")
    if nth == view["start"]:
        text.append("  " + lex.say("goes-first"), DIM)
    for bonus in BONUSES:
        if bonus in mat["bonus"]:
            text.append("  " + lex.say("bonus-taken", what=bonus), "bright_yellow")
    return text


# ---- whole mats ----


def large(lex: Lexicon, view: Mapping[str, Any], nth: int, name: str, width: int) -> RenderableType:
    """Return the mat of whoever decides, without the hand."""
    mat = view["mats"][nth]
    time = Text.assemble((lex.say("mat-time") + " ", DIM), track(lex, mat["track"]))
    time.append("  " + lex.say("free", count=mat["track"]["free"]), "bold")
    marks = symbols(lex, mat), icons(lex, mat)
    total = lex.say("persons-of", count=sum(mat["persons"].values()), most=EVERYBODY)
    people = Stack(chart(lex, mat), Text(f"  {total}", DIM))
    grid = Table.grid(padding=(0, 3))
    grid.add_column(no_wrap=True)
    grid.add_column(overflow="fold")
    if width >= WIDE:
        signs = Text.assemble(marks[0], "   ", marks[1])
        lines = stock(lex, mat), signs, time, tableau(lex, mat, effects=True)
        grid.add_row(people, Stack(*lines))
        return Stack(head(lex, view, nth, name), grid)
    grid.add_row(people, Stack(stock(lex, mat), *marks))
    return Stack(head(lex, view, nth, name), grid, time, tableau(lex, mat, effects=True))


def small(lex: Lexicon, view: Mapping[str, Any], nth: int, name: str, width: int) -> RenderableType:
    """Return the mat of somebody else in a few lines, with the hand if it is open."""
    mat = view["mats"][nth]
    time = track(lex, mat["track"])
    time.append("  " + lex.say("free", count=mat["track"]["free"]))
    held = mat["hand"]
    names = lex.joined(lex.card(card["card"]) for card in held or ())
    if held is None:
        names = lex.say("hidden-hand", count=mat["hand_size"])
    cards = Text.assemble((lex.say("mat-hand") + " ", DIM), names or (lex.say("nothing"), DIM))
    top, played = head(lex, view, nth, name), tableau(lex, mat, effects=False)
    pairs = [(top, stock(lex, mat)), (people(lex, mat), time), (cards, played)]
    lines: list[Text] = []
    for nth, (left, right) in enumerate(pairs):
        indent = "" if nth == 0 else "  "
        together = Text.assemble(indent, left, "   ", right)
        if together.cell_len <= width or nth == len(pairs) - 1:
            lines.append(together)
        else:
            lines += [Text.assemble(indent, left), Text.assemble("  ", right)]
    return Stack(*lines)
