"""Choosing by narrowing: first what, then where, or the other way round.

A group is all choices that differ only in their place (lay the green tribe somewhere); its number
stands in the menu. A place has a code, which stands on the field. Each of the two keeps the choices
that agree with it, and when one is left it is chosen.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

Choice = dict[str, Any]

LETTERS = "abcdefghjkmnpqrstuvwxyz"  # without those that look like digits
_NUMBER_AND_CODE = re.compile(r"(\d+)\s*([a-z]{0,2})")


def codes_for(places: Iterable[str]) -> dict[str, str]:
    """Return a short code for each place, in their order: one letter, then two."""
    names = [*LETTERS, *(a + b for a in LETTERS for b in LETTERS)]
    return dict(zip(names, places, strict=False))


def place_of(choice: Choice) -> str | None:
    """Return the place a choice is about, as `q,r`."""
    place = choice["fields"].get("place")
    return None if place is None else ",".join(map(str, place))


@dataclass(frozen=True)
class Group:
    """Choices that differ only in their place."""

    verb: str
    fields: tuple[tuple[str, Any], ...]
    choices: list[Choice] = field(default_factory=list)

    @property
    def key(self) -> str:
        """What all its choices agree in."""
        return f"{self.verb} {self.fields}"

    @property
    def costs(self) -> tuple[int, int]:
        """The least and the most that it costs."""
        costs = [choice["cost"] for choice in self.choices]
        return min(costs), max(costs)

    @property
    def placed(self) -> bool:
        """Whether a place is still to be chosen."""
        return place_of(self.choices[0]) is not None


def groups_of(choices: list[Choice]) -> list[Group]:
    """Return the groups, in the order in which their first members are listed."""
    groups: dict[str, Group] = {}
    for choice in choices:
        rest = tuple((name, value) for name, value in choice["fields"].items() if name != "place")
        group = Group(choice["verb"], rest)
        groups.setdefault(group.key, group).choices.append(choice)
    return list(groups.values())


class Narrowing:
    """What is left of the choices of one decision."""

    def __init__(self, choices: list[Choice], codes: dict[str, str]) -> None:
        self.all, self.codes, self.groups = choices, codes, groups_of(choices)
        self.reset()

    def reset(self) -> None:
        """Begin again; with only one group to choose from, that one is taken."""
        self.group = self.groups[0] if len(self.groups) == 1 and self.groups[0].placed else None
        self.place: str | None = None

    @property
    def narrowed(self) -> bool:
        """Whether something was chosen that could be taken back."""
        return self.place is not None or (self.group is not None and len(self.groups) > 1)

    @property
    def left(self) -> list[Choice]:
        """The choices that agree with what was said so far."""
        found = self.group.choices if self.group else self.all
        return [c for c in found if self.place is None or place_of(c) == self.place]

    def read(self, line: str) -> tuple[Group | None, str | None] | None:
        """Return the group and the place that a line such as `2`, `k` or `2k` names, if it does."""
        line = line.lower()
        match = _NUMBER_AND_CODE.fullmatch(line)
        if match:
            number, code = int(match[1]), match[2]
            if not 1 <= number <= len(self.groups) or (code and code not in self.codes):
                return None
            return self.groups[number - 1], self.codes.get(code)
        return (None, self.codes[line]) if line in self.codes else None

    def take(self, group: Group | None, place: str | None) -> None:
        """Keep what agrees with a group, a place, or both."""
        if group is None:
            self.place = place
            return
        here = any(place_of(choice) == self.place for choice in group.choices)
        self.group, self.place = group, place or (self.place if here else None)

    def find(self, part: str) -> list[Choice]:
        """Return the choices that some words fit: notation as far as it goes, parts of a text."""
        part = " ".join(part.casefold().split())
        words = part.split()
        in_order = re.compile(".*".join(map(re.escape, words)))
        fits: list[Callable[[Choice], bool]] = [
            lambda choice: f"{choice['id']} ".startswith(f"{part} "),
            lambda choice: part in choice["text"].casefold(),
            lambda choice: part in choice["id"],
            lambda choice: bool(in_order.search(choice["text"].casefold())),
            lambda choice: all(word in choice["text"].casefold() for word in words),
        ]
        for fit in fits:
            for choices in (self.left, self.all):
                if found := [choice for choice in choices if fit(choice)]:
                    return found
        return []

    def code_of(self, place: str | None) -> str:
        """Return the code of a place."""
        return next((code for code, named in self.codes.items() if named == place), "")

    def typed(self, notation: str) -> str:
        """Return the shortest line that names a choice: number and code."""
        for number, group in enumerate(self.groups, start=1):
            for choice in group.choices:
                if choice["id"] == notation:
                    return f"{number}{self.code_of(place_of(choice))}"
        return notation

    def spell(self, line: str) -> str:
        """Return a line of notation with codes replaced by the places they stand for."""
        first, *rest = line.split()
        return " ".join([first, *(self.codes.get(word.lower(), word) for word in rest)])
