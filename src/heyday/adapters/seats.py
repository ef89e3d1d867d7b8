"""What the adapters share: a game as arrays, through the eyes of a seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from heyday import api, games
from heyday.bots.minds import mind_of
from heyday.learn.space import space_of
from heyday.match.play import Play

MOST = 1e6  # no feature is larger: all are counts, points, or sums of few of them


class Seats:
    """A kind of game, and what is seen and done in it."""

    def __init__(
        self, game: str, players: int, options: Mapping[str, str] | None = None, full: bool = False
    ) -> None:
        """With `full`, seats are shown everything, hands that an option hides as well."""
        self.game, self.players, self.options = games.get(game), players, dict(options or {})
        self.full, self.space = full, space_of(game)
        self.shape = (players, mind_of(self.game).INPUTS)
        self.size = players * mind_of(self.game).INPUTS

    def begin(self, seed: int) -> Play:
        """Return a new game."""
        return api.new(self.game.name, self.players, seed, options=self.options)

    def look(self, play: Play, seat: int) -> npt.NDArray[np.float32]:
        """Return a game as a seat sees it, its own row first."""
        if self.full:
            return np.roll(api.features(play), -seat, axis=0)
        return api.features(play, seat, seed=play.ply)

    def observe(self, play: Play, seat: int) -> dict[str, npt.NDArray[Any]]:
        """Return what a seat sees, and what it may do: nothing while another decides."""
        legal = play.legal() if seat == play.to_move else []
        mask = self.space.mask(legal)
        return {"observation": self.look(play, seat).ravel(), "action_mask": mask}

    def rewards(self, play: Play) -> list[float]:
        """Return every seat's reward: 1 for who won alone, zero in sum, nothing before the end."""
        if not play.over:
            return [0.0] * self.players
        return [(share * self.players - 1) / (self.players - 1) for share in play.shares()]

    def __deepcopy__(self, memo: Any) -> Seats:
        return self  # it never changes

    def __reduce__(self) -> tuple[Any, ...]:
        return Seats, (self.game.name, self.players, self.options, self.full)
