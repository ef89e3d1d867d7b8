"""What can be wrong with a wish at a table, besides the action itself."""

from __future__ import annotations


class NotYourTurn(ValueError):
    """A seat acted while another has to decide."""


class SecretUnknown(ValueError):
    """Dice are needed of a game whose secret is not told."""


class CannotUndo(ValueError):
    """There is nothing that this seat may take back or do again on its own."""
