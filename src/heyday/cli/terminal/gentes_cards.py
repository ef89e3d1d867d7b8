"""Cards of Gentes in the terminal: lists of them, one line each, and one card in full."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Group as Stack
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from heyday.cli.terminal.gentes_board import Numbers, View
from heyday.cli.terminal.gentes_words import CARD, DIM, GOOD, SHORT, Lexicon, heading
from heyday.games.gentes.box import CARDS
from heyday.games.gentes.mats import SEATS
from heyday.games.gentes.texts import card_text

Mat = Mapping[str, Any]
NARROW = 112  # below this width a card takes a second line for what it does


@dataclass(frozen=True)
class Row:
    """A card in a list: what stands before its name, and whether it can be played."""

    card: str | None
    before: Sequence[Text] = ()
    state: Text | None = None


def listing(
    lex: Lexicon, title: str, heads: Sequence[str], rows: Sequence[Row], mat: Mat, width: int
) -> RenderableType:
    """Return a list of cards; `mat` is whose persons are compared with what they need."""
    wide, stated = width >= NARROW, any(row.state for row in rows)
    names = ["points", "needs", *(["symbols", "effect"] if wide else [])]
    table = Table.grid(padding=(0, 2 if wide else 1))
    for _ in heads:
        table.add_column(no_wrap=True, justify="right")
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True, justify="right")
    for name in names[1:]:
        table.add_column(no_wrap=name == "symbols", overflow="fold")
    if stated and wide:
        table.add_column(overflow="fold")
    said = [Text(lex.say(f"column-{name}"), DIM) for name in names]
    table.add_row(*(Text(head, DIM) for head in heads), heading(title), *said)
    for row in rows:
        table.add_row(*row.before, *_cells(lex, row, mat, wide, stated))
    return table


def _cells(lex: Lexicon, row: Row, mat: Mat, wide: bool, stated: bool) -> list[Text]:
    """Return the cells of a card: name, points, needs, symbols, effect, state."""
    if row.card is None:
        return [Text(lex.say("empty"), DIM)]
    name = Text(lex.card(row.card), "bold")
    points = Text(str(CARD[row.card]["vp"]))
    needs, symbols = lex.needs(row.card, mat), Text(lex.symbols(row.card), "#d9c7ff")
    brief, state = Text(lex.brief(row.card), "#a9d8d0"), row.state or Text()
    if wide:
        return [name, points, needs, symbols, brief, *([state] if stated else [])]
    more = Text("  ").join(part for part in (state, symbols, brief) if part)
    return [name, points, Text("\n").join([needs, more]) if more else needs]


def display(lex: Lexicon, view: View, numbers: Numbers, mat: Mat, width: int) -> RenderableType:
    """Return the display: the prices for one, two and three cards, and the card of each slot."""
    rows = []
    prices = view["prices"]["display"]
    for slot, card in enumerate(view["display"]):
        number = numbers.text(f"take {slot + 1}")
        costs = [Text(str(row[slot]) if row[slot] else "-", DIM) for row in prices]
        rows.append(Row(card, [number or Text(f"{slot + 1}", DIM), *costs]))
    era = lex.words.tell("era", era=view["era"])
    title = lex.say("display-title", era=era, deck=view["deck_size"])
    heads = [lex.say("column-slot"), *(str(nth + 1) for nth in range(len(prices)))]
    return listing(lex, title, heads, rows, mat, width)


def named(
    lex: Lexicon,
    title: str,
    verb: str,
    found: Iterable[str],
    numbers: Numbers,
    mat: Mat,
    width: int,
) -> RenderableType:
    """Return a list of cards that carry the numbers of what can be done with them."""
    rows = [Row(card, [numbers.text(f"{verb} {card}")]) for card in found]
    return listing(lex, title, [""], rows, mat, width)


def hand(lex: Lexicon, mat: Mat, numbers: Numbers, width: int) -> RenderableType:
    """Return a hand: what can be played, and what is missing for the rest."""
    title = lex.say("hand", count=mat["hand_size"], limit=mat["hand_limit"])
    if not mat["hand"]:
        return heading(title)
    rows = []
    for held in mat["hand"]:
        verbs = (f"{verb} {held['card']}" for verb in ("play", "score", "discard"))
        choice = next((verb for verb in verbs if verb in numbers.of), "")
        rows.append(Row(held["card"], [numbers.text(choice)], playable(lex, held)))
    return listing(lex, title, [""], rows, mat, width)


def playable(lex: Lexicon, held: Mapping[str, Any]) -> Text:
    """Return whether a card of the hand can be played, and by what."""
    if not held["playable"]:
        missing = [f"{count} {lex.short(group)}" for group, count in held["persons"].items()]
        missing += [f"{count} {lex.icon(icon)}" for icon, count in held["icons"].items()]
        return Text(lex.say("lacking", list=lex.joined(missing)), SHORT)
    if held["temple_cubes"]:
        return Text(lex.say("playable-cubes", cubes=held["temple_cubes"]), GOOD)
    return Text(lex.say("playable"), GOOD)


# ---- one card in full ----


def card_page(lex: Lexicon, view: View, wish: str, mat: Mat) -> RenderableType:
    """Return all that can be said of a card that is asked for by a part of its name."""
    found = find(lex, wish)
    if not found:
        return Text(lex.say("no-such-card", name=wish), "yellow")
    if len(found) > 1:
        names = lex.joined(lex.card(card) for card in found)
        return Text(lex.say("many-cards", name=wish, names=names), "yellow")
    (card,) = found
    said = card_text(lex.words.game.strings, lex.words.language, card)
    head = Text.assemble((said["name"], "bold"), "  ")
    head.append(lex.say("card-head", era=said["era"], points=said["points"]))
    if said["symbols"]:
        head.append("  " + lex.joined(said["symbols"]), "#d9c7ff")
    return Stack(head, Text(said["text"]), where(lex, view, card), lex.needs(card, mat))


def find(lex: Lexicon, wish: str) -> list[str]:
    """Return the cards whose name, or a part of it, was typed."""
    wish = wish.casefold().strip()
    names = {card: (lex.card(card).casefold(), card.replace("_", " ")) for card in CARDS}
    exact = [card for card, own in names.items() if wish in (*own, card)]
    return exact or [card for card, own in names.items() if any(wish in name for name in own)]


def where(lex: Lexicon, view: View, card: str) -> Text:
    """Return where a card lies."""
    for nth, mat in enumerate(view["mats"]):
        if card in mat["tableau"]:
            return Text(lex.say("where-tableau", seat=SEATS[nth]), DIM)
        if any(held["card"] == card for held in mat["hand"] or ()):
            return Text(lex.say("where-hand", seat=SEATS[nth]), DIM)
    if card in view["display"]:
        return Text(lex.say("where-display", slot=view["display"].index(card) + 1), DIM)
    for place in ("discard", "open"):
        if card in view[place]:
            return Text(lex.say(f"where-{place}"), DIM)
    return Text(lex.say("where-elsewhere"), DIM)
