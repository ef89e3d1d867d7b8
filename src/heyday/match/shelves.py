"""Choices as they are said, remembered: there may be a hundred, and nearly all were said before."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any, Generic, TypeVar

from heyday.kit.game import Position
from heyday.match.sentences import say

KEPT = 50_000  # choices of a game in a language, some 30 MB

T = TypeVar("T")
Choice = dict[str, Any]
Shape = Callable[[Choice], T]
Key = tuple[Any, ...]


class Shelves(Generic[T]):
    """The choices of a game that were made before, in a language and a shape.

    All that is said of a plain one follows from its notation, its cost and what it would waste;
    those that have verb, cost and waste in common lie on one shelf, by what their arguments mean.
    Of others also some facts are said.
    """

    def __init__(self, language: str, shape: Shape[T]) -> None:
        self.language, self.shape = language, shape
        self._begin()

    def _begin(self) -> None:
        self._count = 0
        self._shelves: dict[Key, dict[Any, T]] = {}
        self._rated: dict[Key, dict[int, dict[Any, T]]] = {}  # by verb and terms, then by rate

    def choices(self, position: Position) -> list[T]:
        """Return the choices of the seat to move; those of one verb come one after the other."""
        if self._count > KEPT:
            self._begin()
        if position.game.terms:
            return self._on_terms(position, position.game.terms(position.look()))
        found: list[T] = []
        for verb, group in groupby(position.legal(), _verb_of):
            found += self._one_by_one(position, verb, list(group))
        return found

    def _on_terms(self, position: Position, terms: tuple[Any, ...]) -> list[T]:
        """Return the choices of a game where all cost and waste by verb, terms and rate."""
        look, vocabulary = position.look(), position.game.vocabulary
        found: list[T] = []
        verb = -1
        for action in position.legal():
            if action >> 10 != verb:
                verb = action >> 10
                senses, rates = vocabulary.senses(look, verb), vocabulary.rates(look, verb)
                rated = self._rated.setdefault((verb, terms), {})
            arg = action & 1023
            try:
                found.append(rated[rates[arg]][senses[arg]])
            except KeyError:
                cost, wasted = position.cost(action), warning(position, action, self.language)
                shelf = rated[rates[arg]] = self._shelves.setdefault((verb, cost, wasted), {})
                found.append(self._get(shelf, senses[arg], position, action, wasted))
        return found

    def _one_by_one(self, position: Position, verb: int, actions: Sequence[int]) -> list[T]:
        """Return the choices of a verb, by all that is said of each."""
        game, found = position.game, []
        plain, senses = verb in game.plain, game.vocabulary.senses(position.look(), verb)
        shelf, wastes = self._shelves.setdefault((verb,), {}), {}
        for action, cost in zip(actions, position.costs(actions), strict=True):
            if not plain or cost not in wastes:  # which follows from verb and cost, in a position
                wastes[cost] = warning(position, action, self.language)
            facts = () if plain else facts_of(position, action, self.language)
            key = (senses[action & 1023], cost, wastes[cost], *facts)
            found.append(self._get(shelf, key, position, action, wastes[cost]))
        return found

    def _get(
        self, shelf: dict[Any, T], key: Any, position: Position, action: int, wasted: str | None
    ) -> T:
        """Return a choice from a shelf, where it is put if it is new."""
        choice = shelf.get(key)
        if choice is None:
            self._count += 1
            choice = shelf[key] = self.shape(choice_of(position, action, self.language, wasted))
        return choice


def _verb_of(action: int) -> int:
    return action >> 10


def facts_of(position: Position, action: int, language: str) -> tuple[Any, ...]:
    """Return what the words and targets of a choice depend on, beside notation and cost."""
    game, look = position.game, position.look()
    if game.facts:
        return game.facts(look, action)
    return (_said(position, action, language), *game.targets(look, action))


def choice_of(position: Position, action: int, language: str, wasted: str | None) -> Choice:
    """Return one choice, in notation, as data and in words, with a warning if there is one."""
    game, look = position.game, position.look()
    data = game.vocabulary.data(look, action)
    verb = data.pop("do")
    return {
        "id": game.vocabulary.text(look, action),
        "verb": verb,
        "fields": data,
        "cost": position.cost(action),
        "targets": game.targets(look, action),
        "text": _said(position, action, language),
        "waste": wasted,
    }


def _said(position: Position, action: int, language: str) -> str:
    """Return a choice in words."""
    game = position.game
    form = game.vocabulary.form(action).name
    return say(game, language, f"do-{form}", game.words(position, action))


def warning(position: Position, action: int, language: str) -> str | None:
    """Return what a choice would waste, in words."""
    wasted = position.game.waste(position, action)
    if wasted is None:
        return None
    return say(position.game, language, f"waste-{wasted['waste']}", wasted)
