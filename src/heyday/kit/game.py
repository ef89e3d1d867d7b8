"""A game as other layers hold it: what it is called, its options, its words and its loops."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from threading import RLock
from types import ModuleType
from typing import Any

from heyday.kit.actions import Vocabulary
from heyday.kit.content import Content
from heyday.kit.direct import calls_of, new_tables
from heyday.kit.position import Old, Position
from heyday.kit.story import Happening, Story
from heyday.kit.strings import Strings

__all__ = [
    "BadOption",
    "Game",
    "Happened",
    "Happening",
    "Old",
    "Option",
    "Position",
    "Story",
    "new_tables",
]

_loading = RLock()


class BadOption(ValueError):
    """A game was asked for in a way it cannot be played."""


Happened = tuple[list[dict[str, Any]], list[dict[str, int]]]  # events, and changes of each seat


@dataclass(frozen=True)
class Option:
    """A choice made before the game; the first value is the ordinary one."""

    name: str
    values: tuple[str, str]
    bit: int
    ruling: str


def _no_targets(look: Any, action: int) -> list[str]:
    return []


def _no_changes(before: Any, after: Any) -> list[dict[str, int]]:
    return [{} for _ in range(after.players)]


def _nothing(before: Position, after: Position, action: int) -> Happened:
    return [], [{} for _ in range(before.players)]


def _no_waste(position: Position, action: int) -> dict[str, Any] | None:
    return None


@dataclass(frozen=True)
class Game:
    """Everything the other layers need of a game."""

    name: str
    title: str
    version: int  # of the rules: raised when a record could play on differently
    rules: ModuleType  # the contract, in the rule language
    vocabulary: Vocabulary
    content: Content
    strings: Strings
    seat_names: tuple[str, ...]
    refusals: Mapping[int, str]  # code -> name
    references: Mapping[int, tuple[str, str]]  # code -> chapter and ruling that say so
    chapters: Mapping[str, str]  # verb -> chapter, for refusals that have none of their own
    faults: Mapping[int, str]  # code -> which invariant is broken
    view: Callable[..., dict[str, Any]]  # of a state for a seat; or since an `Old`, one action ago
    words: Callable[[Position, int], dict[str, Any]]  # values for the sentences about an action
    events: Callable[[Position, Position, int], list[dict[str, Any]]]  # what an action brings about
    points: Callable[[Any, int], dict[str, int]]  # by source
    ending: Callable[[Any], str]
    scored: Callable[[Any], Any] | None = None  # what points depend on: the same gives the same
    players: tuple[int, ...] = (2, 3, 4)
    options: tuple[Option, ...] = ()
    targets: Callable[[Any, int], list[str]] = _no_targets  # what is clicked to choose an action
    changes: Callable[[Any, Any], list[dict[str, int]]] = _no_changes  # of each seat's counters
    certain: Callable[[Position, Position, int], Happened] = _nothing  # whatever an action draws
    waste: Callable[[Position, int], dict[str, Any] | None] = _no_waste  # by an action, if anything
    sheet: Callable[[str], dict[str, Any]] | None = None  # what lies in the box, in a language
    story: Callable[[], Any] | None = None  # a Story with `events`, where it can be had cheaper
    plain: frozenset[int] = frozenset()  # verbs of which notation and cost say all there is
    terms: Callable[[Any], tuple[Any, ...]] | None = None  # by which all cost and waste, if plain
    facts: Callable[[Any, int], tuple[Any, ...]] | None = None  # what else words of others say

    @cached_property
    def key(self) -> str:
        """What tells it from all other games, and from itself with other content."""
        return f"{self.name} {self.content.digest()}"

    @cached_property
    def of_steps(self) -> bool:
        """Whether something may happen by itself after an action."""
        return hasattr(self.rules, "run")

    @property
    def package(self) -> str:
        """The package it is written in."""
        return self.rules.__name__.rpartition(".")[0]

    @property
    def ours(self) -> bool:
        """Whether it comes with heyday, whose bots and screens know it."""
        return self.package.startswith("heyday.")

    @property
    def source(self) -> str:
        """Where to import this game from, in another process."""
        return f"{self.package}.game:GAME"

    @cached_property
    def drive(self) -> Any:
        """The loops of playing, made for this game's rules."""
        return self.load(Path(__file__).with_name("drive.py"), rules=self.rules)

    @cached_property
    def calls(self) -> Any:
        """What a position calls at every decision."""
        return calls_of(self.load(Path(__file__).with_name("calls.py"), drive=self.drive))

    @cached_property
    def trials(self) -> Any:
        """The loops that put its rules to the test."""
        return self.load(Path(__file__).with_name("trials.py"), drive=self.drive)

    def load(self, path: Path, **given: Any) -> Any:
        """Load shared loops for this game, under a name of their own, with what they are given."""
        name = f"{self.package}.{self.name}_{path.stem}"
        with _loading:  # another thread must not find it half done
            if name not in sys.modules:
                spec = importlib.util.spec_from_file_location(name, path)
                assert spec and spec.loader
                module: Any = importlib.util.module_from_spec(spec)
                vars(module).update(given)
                sys.modules[name] = module
                spec.loader.exec_module(module)
            return sys.modules[name]

    def option_bits(self, options: Mapping[str, str]) -> int:
        """Return options as the rules read them."""
        bits = 0
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                raise BadOption(f"{self.name} has no option {name!r}: {', '.join(known)}")
            if value not in known[name].values:
                expected = " or ".join(known[name].values)
                raise BadOption(f"option {name}: expected {expected}, got {value!r}")
            bits |= known[name].bit * known[name].values.index(value)
        return bits

    def start(
        self, players: int, seed: int = 0, options: Mapping[str, str] | None = None
    ) -> Position:
        """Return the first position of a game."""
        if players not in self.players:
            raise BadOption(f"{self.title} is for {self.players[0]} to {self.players[-1]} players")
        position = Position(self)
        position.drive.start(position.tables, players, seed, self.option_bits(options or {}))
        return position
