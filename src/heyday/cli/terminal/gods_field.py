"""The field of Gods: its cards, and the places where something can be laid."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.cells import cell_len
from rich.text import Text

from heyday.cli.terminal.hexes import Hex, Place, columns, picture
from heyday.cli.terminal.screen import Marks
from heyday.cli.terminal.words import Words

# Tribes are dark, gods are bright: a stone is seen on a tribe of its own colour.
TRIBE = {
    "green": "bold white on #0b7a2a",
    "blue": "bold white on #1545b5",
    "violet": "bold white on #7d2fb5",
    "yellow": "bold white on #8a6a00",
}
GOD = {
    "red": "bold black on #ff6b61",
    "yellow": "bold black on #ffe14d",
    "blue": "bold black on #6db7ff",
    "green": "bold black on #6fe07c",
}
OTHER = {
    "desert": "black on #cdb483",
    "decay": "bold #d8d8d8 on #4a3b33",
    "temple": "bold black on #dcdcdc",
}
PATTERN = {"desert": "::", "decay": "xx"}
LIT = "bold black on #8fe6ff"
WIDEST = 6


def key(place: Any) -> str:
    """Return a place as it is written."""
    return f"{place[0]},{place[1]}"


def reading_order(place: str) -> tuple[int, int]:
    """Sort places as they are read on the picture: from top to bottom, from left to right."""
    q, r = map(int, place.split(","))
    return 2 * r + q, q


def hexes_of(view: Mapping[str, Any], marks: Marks, words: Words, width: int) -> dict[Place, Hex]:
    """Return what is drawn at every place."""
    names = {place: code for code, place in marks.codes.items()}
    hexes = {}
    for free in view["frontier"] if marks.codes or marks.coordinates else ():
        hexes[tuple(free["place"])] = _empty(free, names, marks, width)
    for card in view["field"]:
        hexes[tuple(card["place"])] = _card(view, card, names, marks, words, width)
    return hexes


def _empty(free: Mapping[str, Any], names: Mapping[str, str], marks: Marks, width: int) -> Hex:
    place = key(free["place"])
    code = names.get(place, "")
    if marks.coordinates:
        return Hex("", place, "grey58", edge="grey35")
    if place in marks.lit:
        return Hex(code.upper(), _tag(*marks.lit[place], width), LIT, edge="bright_white", rank=3)
    touching = f"x{free['touching']}" if code else ""
    return Hex(code, touching, "grey50", edge="grey35")


def _tag(price: str, effect: str, width: int) -> str:
    """Return price and effect, or the price alone where there is no room for both."""
    for text in (f"{price} {effect}".strip(), f"{price}{effect}"):
        if cell_len(text) <= width:
            return text
    return price


def _card(
    view: Mapping[str, Any],
    card: Mapping[str, Any],
    names: Mapping[str, str],
    marks: Marks,
    words: Words,
    width: int,
) -> Hex:
    kind, place = card["kind"], key(card["place"])
    god = None if card["god"] is None else view["gods"][card["god"]]["name"]
    name = words.label(kind, width)
    upper = name.upper() if kind == "temple" else name
    style = TRIBE.get(kind) or OTHER[kind]
    edge, rank = ("bold bright_yellow", 2) if place in marks.news else ("grey58", 1)
    if marks.coordinates:
        return Hex(upper, place, style, edge=edge, rank=rank)
    if place in marks.lit:
        lower = f"{names.get(place, '').upper()} {marks.lit[place][0]}".strip()
        return Hex(upper, lower, style, LIT, edge="bright_white", rank=3)
    if god is None:
        return Hex(upper, PATTERN.get(kind, ""), style, edge=edge, rank=rank)
    letter = words.letter(god)
    lower = f"[{letter}]" if kind == "temple" else f"({letter})"
    return Hex(upper, lower, style, GOD[god], edge=edge, rank=rank)


def narrowest(marks: Marks, words: Words) -> int:
    """Return how few characters inside a hex are enough."""
    if marks.coordinates:
        return 5
    return 3 if words.language == "en" else 4


def fits(view: Mapping[str, Any], marks: Marks, words: Words, room: int) -> bool:
    """Whether the whole field can be drawn into so many columns."""
    width = narrowest(marks, words)
    first, last = columns(hexes_of(view, marks, words, width))
    return (last - first + 1) * (width + 1) < room


def draw(view: Mapping[str, Any], marks: Marks, words: Words, room: int) -> tuple[list[Text], str]:
    """Draw the field into so many columns; return it, and what is said about hidden columns."""
    least = narrowest(marks, words)
    first, last = columns(hexes_of(view, marks, words, least))
    count = last - first + 1
    width = max(least, min(WIDEST, (room - 1) // count - 1))
    fits = max(1, (room - 1) // (width + 1))
    hidden = max(0, count - fits)
    start = first + max(0, min(hidden, hidden // 2 + marks.shift))
    stop = min(last, start + fits - 1)
    lines = picture(hexes_of(view, marks, words, width), width, start, stop)
    if not hidden:
        return lines, ""
    return lines, words.say("hidden-columns", left=start - first, right=last - stop)
