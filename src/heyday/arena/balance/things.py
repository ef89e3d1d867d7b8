"""What can be weighed: kinds of things, and the things themselves with their names."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Kind:
    """A kind of things, and how its use is counted."""

    name: str
    title: str
    chapter: str  # of a report
    used: str  # what is done with them: played, taken, built
    each: bool = False  # used again and again: what counts is how often, not whether
    gained: bool = False  # come by without being chosen
    aside: bool = False  # of interest only to who looks closely

    @property
    def by_choice(self) -> bool:
        """Whether how often it was chosen tells more than in how many games it was used."""
        return self.each and not self.gained


@dataclass(frozen=True)
class Thing:
    """Something that a seat can use."""

    key: str  # kind:name
    label: str
    group: str = ""  # what it is compared with: an era, an action, a region

    @property
    def kind(self) -> str:
        """The name of its kind."""
        return self.key.partition(":")[0]

    @property
    def full(self) -> str:
        """Its label where the group is not told."""
        return f"{self.label} ({self.group})" if self.group else self.label
