"""The three things that can be wrong with an action, never mixed."""

from __future__ import annotations


class BadNotation(ValueError):
    """It is not an action: the text or data cannot be read."""


class IllegalAction(ValueError):
    """It is an action, but not now. Shown to the player, with the reason and where it stands."""

    def __init__(self, action: str, code: str, text: str, reference: str) -> None:
        super().__init__(f"{action}: {text} ({reference})")
        self.action, self.code, self.text, self.reference = action, code, text, reference


class BrokenInvariant(RuntimeError):
    """The rules broke their own promise: our fault, to be reported with the record."""
