"""Lists of which little changes: they change in place, and say how.

Plain lists stay as they are; what is to change is made of them once. A step is `[at, gone,
item, ...]`: from `at` on, so many items go, and these come in their place. Steps are taken one
after the other.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Callable, Iterable, Sequence
from typing import Any

Step = list[Any]


class Spliced(list[Any]):
    """A list that changes in place, and the steps of its last change."""

    __slots__ = ("steps",)

    def __init__(self, items: Iterable[Any]) -> None:
        super().__init__(items)
        self.steps: list[Step] = []

    def splice(self, at: int, gone: int, *items: Any) -> None:
        """Let items go and others come."""
        self[at : at + gone] = items
        self.steps.append([at, gone, *items])


class Sorted(Spliced):
    """Items in the order of numbers, one for each of them."""

    __slots__ = ("numbers",)

    def __init__(self, items: Iterable[Any], numbers: Iterable[int]) -> None:
        super().__init__(items)
        self.numbers = array("i", numbers)

    def put(self, number: int, *item: Any) -> None:
        """Put an item, or nothing, where the one of a number is, or where it belongs."""
        numbers = self.numbers
        at = bisect_left(numbers, number)
        known = at < len(numbers) and numbers[at] == number
        if item and not known:
            numbers.insert(at, number)
        elif known and not item:
            del numbers[at]
        if item or known:
            self.splice(at, int(known), *item)


def again(items: list[Any], spliced: Callable[[list[Any]], Any] = Spliced) -> Any:
    """Return a list that is to change once more: itself, or if it is a plain one, one like it."""
    found = items if isinstance(items, Spliced) else spliced(items)
    found.steps = []
    return found


def replaced(old: list[Any], new: Sequence[Any]) -> Spliced:
    """Return an earlier list of the same length, with the items that are others now."""
    found: Spliced = again(old)
    for nth, (then, now) in enumerate(zip(old, new, strict=True)):
        if then is not now and then != now:
            found.splice(nth, 1, now)
    return found
