"""Stories: who hears of an action while it is carried out, step by step.

The rules write no log, so what happened is read off the states around each step. Copies of these
would cost more than the rules; a story is shown the state itself, and keeps what it needs.
"""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol


class Happening(NamedTuple):
    """Something that happened by itself: a step of the rules, or a choice that was none."""

    before: Any  # the plain state, its next step being the one that happened
    after: Any
    action: int  # the only choice there was; 0 for a step without one


class Story(Protocol):
    """Hears of an action and of all that follows from it, before and after each step."""

    def before(self, look: Any, action: int) -> None:
        """Hear of a choice that is made in a state, or with 0 of the next step."""

    def after(self, look: Any) -> None:
        """Hear what came of it: perhaps the same state, which has changed."""


class Untold:
    """A story that nobody wants to hear."""

    def before(self, look: Any, action: int) -> None:
        """Hear nothing."""

    def after(self, look: Any) -> None:
        """Hear nothing."""


class Pictures:
    """Copies of the states between steps."""

    def __init__(self) -> None:
        self.taken: list[Happening] = []

    def before(self, look: Any, action: int) -> None:
        """Take a picture."""
        self._old, self._action = look.twin(), action

    def after(self, look: Any) -> None:
        """Take another one."""
        self.taken.append(Happening(self._old, look.twin(), self._action))
