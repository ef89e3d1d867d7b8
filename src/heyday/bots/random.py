"""The bot that takes any legal action, each as likely as any other."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from heyday.kit.game import Position


class RandomBot:
    """A player without a plan."""

    def choose(
        self, position: Position, dice: Random, stop: Callable[[], bool] | None = None
    ) -> int:
        """Return some legal action."""
        return dice.choice(position.legal())
