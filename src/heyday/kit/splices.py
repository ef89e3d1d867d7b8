"""Lists of which little changes: where they come from an earlier list, they say how.

A step is `[at, gone, item, ...]`: from `at` on, so many items go, and these come in their place.
Steps are taken one after the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

Step = list[Any]


class Spliced(list[Any]):
    """A list, and the steps that lead to it from an earlier one."""

    __slots__ = ("steps",)

    def __init__(self, items: Sequence[Any]) -> None:
        super().__init__(items)
        self.steps: list[Step] = []

    def splice(self, at: int, gone: int, *items: Any) -> None:
        """Let items go and others come."""
        self[at : at + gone] = items
        self.steps.append([at, gone, *items])


def replaced(old: Sequence[Any], new: Sequence[Any]) -> Spliced:
    """Return a list of the same length as an earlier one, by the items that are others now."""
    found = Spliced(old)
    for nth, (then, now) in enumerate(zip(old, new, strict=True)):
        if then is not now and then != now:
            found.splice(nth, 1, now)
    return found
