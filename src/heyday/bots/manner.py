"""How a search goes about it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from heyday.bots.minds.nodes import MANNER


@dataclass(frozen=True)
class Manner:
    """What a search is told; `minds.nodes.MANNER` says what each number means."""

    explore: float = 0.8
    even: bool = False
    urgency: float = 0.1
    playout: int = 0
    priors: float = 1.0
    horizon: int = 1000
    foresight: bool = True
    sharp: float = 0.5
    policy: float = 0.0
    wait: int = 0
    full: float = 1.0
    by_hand: float = 0.0
    by_games: float = 1.0
    by_net: float = 0.0
    plain: bool = False
    net: str = ""  # a file, instead of the net that comes with us
    instead: Mapping[int, Manner] = field(default_factory=dict)  # at tables of so many

    def at(self, players: int) -> Manner:
        """Return how it goes about it at a table of so many."""
        return self.instead.get(players, self)

    @property
    def asks_net(self) -> bool:
        """Whether a net has a say."""
        return self.by_net > 0.0 or self.policy > 0.0

    def without_net(self) -> Manner:
        """Return the same manner, going by what games have taught in place of a net."""
        taught = self.by_games + self.by_net
        return replace(self, by_games=taught, by_net=0.0, policy=0.0)

    def numbers(self) -> dict[str, float]:
        """Return what the search itself is told."""
        return {name: getattr(self, name) for name in MANNER.names or ()}
