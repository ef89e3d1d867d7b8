"""PettingZoo: all seats of a game, one after the other (AEC).

    from heyday.adapters import pettingzoo
    env = pettingzoo.env("gentes", players=3)

Agents are called seat_0, seat_1 and so on. The action is an index among all actions of the game;
one that is not legal ends the game for everybody, with the reward of a defeat for who chose it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from heyday import api
from heyday.adapters.seats import MOST, Seats

Seen = dict[str, npt.NDArray[Any]]


class TableEnv(AECEnv[str, Seen, int | None]):  # type: ignore[misc]
    """A table where every seat is an agent."""

    def __init__(
        self,
        game: str = "gods",
        players: int = 2,
        *,
        options: Mapping[str, str] | None = None,
        full: bool = False,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.seats, self.render_mode = Seats(game, players, options, full), render_mode
        self.metadata = {
            "name": f"heyday_{game}_v1",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{i}" for i in range(players)]
        size, actions = self.seats.size, self.seats.space.size
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-MOST, MOST, (size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.state_space = spaces.Box(-MOST, MOST, (size,), np.float32)
        self._random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.play = self.seats.begin(int(self._random.integers(1 << 62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.play.to_move]

    def observe(self, agent: str) -> Seen:
        return self.seats.observe(self.play, self.possible_agents.index(agent))

    def state(self) -> npt.NDArray[np.float32]:
        """Return the whole table, with all that an option hides."""
        return api.features(self.play).ravel()

    def step(self, action: int | None) -> None:
        """Let the seat whose turn it is act."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.play.act(self.seats.space.number(int(action)))
        rewards = zip(self.possible_agents, self.seats.rewards(self.play), strict=True)
        self.rewards = dict(rewards)
        self._accumulate_rewards()
        if self.play.over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.play.to_move]

    def render(self) -> str | None:
        """Return what happened so far, in words."""
        return "\n".join(self.play.log()) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""


def env(game: str = "gods", players: int = 2, **given: Any) -> AECEnv[str, Seen, int | None]:
    """Return a table with PettingZoo's usual checks; the arguments are those of `TableEnv`."""
    table: Any = TableEnv(game, players, **given)
    table = wrappers.TerminateIllegalWrapper(table, illegal_reward=-1.0 / (players - 1))
    table = wrappers.AssertOutOfBoundsWrapper(table)
    made: AECEnv[str, Seen, int | None] = wrappers.OrderEnforcingWrapper(table)
    return made
