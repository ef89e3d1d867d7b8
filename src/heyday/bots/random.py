"""The bot that takes any legal action, each as likely as any other."""

from __future__ import annotations

from random import Random

from heyday.kit.game import Position


def random_bot(position: Position, dice: Random) -> int:
    """Return some legal action."""
    return dice.choice(position.legal())
