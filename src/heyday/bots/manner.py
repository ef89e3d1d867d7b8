"""How a search goes about it."""

from __future__ import annotations

from dataclasses import dataclass

from heyday.bots.minds.nodes import MANNER
from heyday.bots.minds.odds import FULL

ROUND = 0


@dataclass(frozen=True)
class Manner:
    """What a search is told; `minds.nodes.MANNER` says what each number means."""

    explore: float = 0.8
    urgency: float = 0.1
    playout: int = 0
    priors: float = 1.0
    horizon: int = 1000  # ROUND: until the next turn of whoever decides
    foresight: bool = True
    sharp: float = 0.5
    policy: float = 0.0
    judgement: int = FULL
    net: str = ""  # a file, instead of the net that comes with us

    def numbers(self) -> dict[str, float]:
        """Return what the search itself is told."""
        return {name: getattr(self, name) for name in MANNER.names or ()}
