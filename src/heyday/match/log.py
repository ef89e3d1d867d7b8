"""The log: what each action did, made from the action and the two states around it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from heyday.kit.game import Game, Position
from heyday.match.messages import SEATS
from heyday.match.sentences import say, wanted

OPEN, CLOSE = "\u2068", "\u2069"  # Unicode's isolates: around a name that a page may replace


@dataclass(slots=True)
class Entry:
    """One action and what came of it."""

    ply: int
    seat: int
    number: int  # the action, as the rules have it
    action: str  # in notation
    form: str
    seed: int  # of the dice
    drew: bool
    words: dict[str, Any]  # values for the sentence about it
    events: list[dict[str, Any]]
    changes: list[dict[str, int]]  # of each seat's counters
    barrier: bool  # something was drawn, or another seat decides next: it cannot be undone freely
    turn_ends: bool

    def texts(self, position: Position, language: str = "en", apart: bool = False) -> list[str]:
        """Return the sentences: the action, then what it brought about.

        `apart` puts what seats are called between isolates, which nobody sees.
        """
        game = position.game
        return [line(game, language, *said, apart) for said in self._said()]

    def _said(self) -> Iterator[tuple[str, dict[str, Any]]]:
        yield f"did-{self.form}", self.words
        for event in self.events:
            yield f"log-{event['event']}", event

    def data(self, position: Position, language: str = "en") -> dict[str, Any]:
        """Return the entry as plain data."""
        return {
            "ply": self.ply,
            "seat": self.seat,
            "action": self.action,
            "texts": self.texts(position, language, apart=True),
            "events": self.events,
            "changes": self.changes,
            "barrier": self.barrier,
            "turn_ends": self.turn_ends,
        }


def line(game: Game, language: str, message: str, values: Mapping[str, Any], apart: bool) -> str:
    """Return a sentence of the log, as it begins a line."""
    said = say(game, language, message, values, marked if apart else None)
    return said[:1].upper() + said[1:]


def marked(game: Game, language: str, values: Mapping[str, Any]) -> dict[str, str]:
    """Return those of some values that name seats, as they are called, between isolates."""
    return {
        name: f"{OPEN}{say(game, language, name, {name: values[name]})}{CLOSE}"
        for name in SEATS
        if values.get(name) in game.seat_names
    }


def entry_of(
    ply: int,
    seat: int,
    before: Position,
    action: int,
    after: Position,
    seed: int,
    drew: bool,
    events: list[dict[str, Any]],
) -> Entry:
    """Return the entry of an action, and of what it brought about."""
    game = before.game
    passed = after.over or after.to_move != seat
    form = game.vocabulary.form(action).name
    return Entry(
        ply=ply,
        seat=seat,
        number=action,
        action=before.text(action),
        form=form,
        seed=seed,
        drew=drew,
        words=wanted(game, f"did-{form}", game.words(before, action)),
        events=events,
        changes=game.changes(before.look(), after.look()),
        barrier=drew or passed,
        turn_ends=passed,
    )
