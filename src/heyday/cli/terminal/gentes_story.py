"""What happened in a game of Gentes, a paragraph for each stretch of one seat's actions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby, takewhile
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from heyday.cli.terminal.gentes_words import Lexicon
from heyday.cli.terminal.layout import hanging
from heyday.match.log import Entry
from heyday.match.match import Match

Event = Mapping[str, Any]
Told = tuple[str, str]  # the seat that it is about, or nothing, and a sentence

# What the sentence about an action tells already, or what can be seen on the table.
SILENT = ("pay", "place", "training", "draw")
QUIET = ("place", "done", "end")


def told(lex: Lexicon, entries: Iterable[Entry], match: Match) -> Iterator[RenderableType]:
    """Return a line for all that happens to one seat in a row; its badge stands for its name."""
    names = match.game.seat_names
    sentences = [pair for entry in entries for pair in _texts(lex, entry, names[entry.seat])]
    for seat, pairs in groupby(sentences, key=lambda pair: pair[0]):
        text = lex.joined((_without(seat, sentence) for _, sentence in pairs), "sentences")
        if seat:
            yield hanging(lex.badge(seat), Text(text))
        else:
            yield hanging(Text("   "), Text(text[:1].upper() + text[1:], "bold"))


def _texts(lex: Lexicon, entry: Entry, seat: str) -> list[Told]:
    """Return the sentences about an action; all new cards of the display in one of them."""
    drawn = [event["card"] for event in entry.events if event["event"] == "draw"]
    own = [] if entry.form in QUIET else [lex.words.tell(f"did-{entry.form}", **entry.words)]
    lines = [*((seat, sentence) for sentence in own), *_said(lex, entry.events)]
    if drawn:
        lines.append(("", lex.say("new-cards", cards=lex.joined(map(lex.card, drawn)))))
    return lines


def preview(lex: Lexicon, events: Iterable[Event], seat: str) -> str:
    """Return what happens to a seat by itself, until the cards or the others decide."""
    coming = list(takewhile(lambda event: event.get("seat") == seat, events))
    return lex.joined((_without(seat, text) for _, text in _said(lex, coming)), "sentences")


def _said(lex: Lexicon, events: Iterable[Event]) -> list[Told]:
    lines = []
    for event in events:
        if event["event"] not in SILENT:
            values = {name: value for name, value in event.items() if name != "event"}
            seat = str(event.get("seat", "")) if event["event"] not in NEUTRAL else ""
            lines.append((seat, lex.words.tell(f"log-{event['event']}", **values)))
    return lines


NEUTRAL = ("round", "decline", "era", "final", "end-rounds", "draft-end")


def _without(seat: str, sentence: str) -> str:
    """Return a sentence without its subject, whose badge stands before it."""
    for start in (f"{seat} ", f"{seat}は", f"{seat}が", f"{seat}の", f"{seat}に"):
        if seat and sentence.startswith(start):
            return sentence.removeprefix(start)
    return sentence
