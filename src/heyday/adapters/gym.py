"""Gymnasium: one seat against bots.

    env = gymnasium.make("heyday.adapters.gym:heyday/Gods-v1", players=3, bots="novice")

The action is an index among all actions of the game; `action_mask` says which are legal. One that
is not ends the game, with the reward of a defeat, and `info["refusal"]` says why.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from heyday import api, bots
from heyday.adapters.seats import MOST, Seats

Seen = dict[str, npt.NDArray[Any]]


class SeatEnv(gymnasium.Env[Seen, np.int64]):
    """One seat of a game; all others are taken by bots of one kind."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        game: str = "gods",
        players: int = 2,
        seat: int = 0,
        bots: api.Player = "novice",
        *,
        simulations: int | None = None,
        options: Mapping[str, str] | None = None,
        full: bool = False,
        render_mode: str | None = None,
    ) -> None:
        """Take a seat; `simulations` is the budget of bots that search, so games are repeatable."""
        self.seats, self.seat, self.render_mode = (
            Seats(game, players, options, full),
            seat,
            render_mode,
        )
        self._bot, self._simulations = bots, simulations
        size, actions = self.seats.size, self.seats.space.size
        self.action_space = spaces.Discrete(actions)
        self.observation_space: spaces.Space[Any] = spaces.Dict(
            {
                "observation": spaces.Box(-MOST, MOST, (size,), np.float32),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin a game, and let the others decide until it is this seat's turn."""
        super().reset(seed=seed)
        self.play = self.seats.begin(int(self.np_random.integers(1 << 62)))
        self._dice = Random(int(self.np_random.integers(1 << 62)))  # noqa: S311 - the bots' own
        self._others = [self._made() for _ in range(self.seats.players)]
        self._wait()
        return self._seen(), self._told()

    def _made(self) -> bots.Bot:
        if isinstance(self._bot, str):
            return bots.make(self._bot, self.seats.game, simulations=self._simulations)
        return self._bot

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Act, and let the others decide until it is this seat's turn again."""
        number = self.seats.space.number(int(action))
        refusal = self.play.why_not(number)
        if refusal:
            lost = -1.0 / (self.seats.players - 1)
            return self._seen(), lost, True, False, self._told() | {"refusal": str(refusal)}
        self.play.act(number)
        self._wait()
        reward = self.seats.rewards(self.play)[self.seat]
        return self._seen(), reward, self.play.over, False, self._told()

    def _wait(self) -> None:
        while not self.play.over and self.play.to_move != self.seat:
            other = self._others[self.play.to_move]
            self.play.act(bots.ask(other, self.play.position, self._dice))

    def _seen(self) -> Seen:
        return self.seats.observe(self.play, self.seat)

    def _told(self) -> dict[str, Any]:
        return {"ply": self.play.ply, "points": self.play.points()}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Return what is legal, as sb3-contrib asks for it."""
        return self._seen()["action_mask"].astype(np.bool_)

    def render(self) -> str | None:
        """Return what happened so far, in words."""
        return "\n".join(self.play.log()) if self.render_mode == "ansi" else None


for name in api.GAMES:
    gymnasium.register(
        f"heyday/{name.capitalize()}-v1", "heyday.adapters.gym:SeatEnv", kwargs={"game": name}
    )
