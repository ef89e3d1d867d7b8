"""A bot that takes what a net finds best at a glance, without trying anything out."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from heyday.bots.manner import Manner
from heyday.bots.searcher import Searcher
from heyday.kit.game import Game, Position

ROOM = 4096  # nodes: all choices of one decision


class NoNet(ValueError):
    """There is no net to go by."""


class NetBot:
    """A player that goes by the policy of a net alone."""

    def __init__(self, game: Game, net: str = "") -> None:
        manner = Manner(policy=1.0, foresight=False, net=net)
        self.searcher = Searcher(game, manner, ROOM)
        if not self.searcher.nets:
            raise NoNet(f"no net comes with us for {game.title}: name one, as net@FILE")

    def choose(
        self, position: Position, dice: Random, stop: Callable[[], bool] | None = None
    ) -> int:
        """Return the choice that looks best; of those that look alike, any."""
        legal = position.legal()
        if len(legal) == 1:
            return legal[0]
        searcher = self.searcher
        searcher.look_at(position)
        searcher.think(simulations=1)
        nodes = [searcher.nodes[child] for child in searcher.children()]
        top = max(node.prior for node in nodes)
        return int(dice.choice([node.action for node in nodes if node.prior == top]))
