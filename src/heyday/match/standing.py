"""How a game stands, or ended: ranks, points and where they come from."""

from __future__ import annotations

from typing import Any

from heyday.kit.game import Position


class Standing:
    """Remembers the points of all seats, which are rarely other ones after an action."""

    def __init__(self, players: int) -> None:
        self.seats = range(players)
        self._known: tuple[Any, list[dict[str, int]], list[int]] = (None, [], [])

    def of(self, position: Position) -> dict[str, Any]:
        """Return how a game stands in a position, to be read and not to be changed."""
        game, look, over, ranks = position.game, position.look(), position.over, position.ranks()
        scored = game.scored(look) if game.scored else None
        if scored is None or scored != self._known[0]:
            by_source = [game.points(look, seat) for seat in self.seats]
            self._known = scored, by_source, [sum(some.values()) for some in by_source]
        _, by_source, points = self._known
        return {
            "over": over,
            "ending": game.ending(look),
            "ranks": ranks,
            "points": points,
            "by_source": by_source,
            "winners": [seat for seat, rank in enumerate(ranks) if rank == 1 and over],
        }
