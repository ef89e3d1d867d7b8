"""OpenSpiel: Gods and Gentes as Python games, with a chance node for every draw.

    import heyday.adapters.openspiel
    game = pyspiel.load_game("heyday_gods(players=3)")

Needs HEYDAY_BACKEND=python, which is set if nothing of heyday was loaded before: compiled rules
draw inside an action, and only CPython can stop there (`draws.py`). Outcomes of a chance node are
the cards, or whatever is drawn from, each as likely as any other.
"""

from __future__ import annotations

import json
import os
import sys
from typing import Any

if "heyday.kit.backend" not in sys.modules:
    os.environ["HEYDAY_BACKEND"] = "python"

import numpy as np
import pyspiel

from heyday import api
from heyday.adapters.draws import Course
from heyday.adapters.seats import Seats
from heyday.match.play import Play

DRAWS = 64  # no draw has more outcomes: the sack of Gods holds 52 cards, a deck of Gentes 18
LENGTH = 10_000  # decisions; no game is nearly as long


class HeydayGame(pyspiel.Game):  # type: ignore[misc]
    """A game for some players; `options` is written `start=compensated desert_move=no_split`."""

    name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given: dict[str, Any] = {"players": 2, "options": ""} | (params or {})
        options = dict(part.split("=") for part in given["options"].split())
        self.seats = Seats(self.name, given["players"], options)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.seats.space.size,
            max_chance_outcomes=DRAWS,
            num_players=self.seats.players,
            min_utility=-1.0 / (self.seats.players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LENGTH,
        )
        super().__init__(_kind(self.name, "hidden" in options.values()), info, given)

    def new_initial_state(self) -> HeydayState:
        return HeydayState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        everyone = pyspiel.PrivateInfoType.ALL_PLAYERS
        return Observer(self.seats, iig_obs_type and iig_obs_type.private_info == everyone)


class HeydayState(pyspiel.State):  # type: ignore[misc]
    """A moment of a game: somebody decides, something is drawn, or it is over."""

    def __init__(self, game: HeydayGame) -> None:
        super().__init__(game)
        self.seats = game.seats
        self.course = Course(game.seats.game, game.seats.players, game.seats.options)

    def current_player(self) -> int:
        if self.course.ways:
            return int(pyspiel.PlayerId.CHANCE)
        play = self.play()
        return int(pyspiel.PlayerId.TERMINAL) if play is None or play.over else play.to_move

    def play(self) -> Play | None:
        """Return the game as it was after the last action; None before it begins."""
        position = self.course.position
        return None if position is None else Play(self.seats.game, position)

    def _legal_actions(self, player: int) -> list[int]:
        play = self.play()
        assert play is not None
        return sorted(map(self.seats.space.index, play.legal()))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        ways = self.course.ways
        return [(outcome, 1.0 / ways) for outcome in range(ways)]

    def _apply_action(self, action: int) -> None:
        if self.course.ways:
            self.course.draw(action)
        else:
            self.course.act(self.seats.space.number(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action + 1} of {self.course.ways}"
        play = self.play()
        assert play is not None
        return play.position.text(self.seats.space.number(action))

    def is_terminal(self) -> bool:
        return bool(self.current_player() == pyspiel.PlayerId.TERMINAL)

    def returns(self) -> list[float]:
        play = self.play()
        if play is None or not self.is_terminal():
            return [0.0] * self.seats.players
        return self.seats.rewards(play)

    def __str__(self) -> str:
        play = self.play()
        if play is None:
            return f"set-up {self.course.outcomes}"
        return f"{json.dumps(play.view())} {self.course.action} {self.course.outcomes}"


class Observer:
    """What a seat sees, or with `everything` all of it; before the first decision nothing."""

    def __init__(self, seats: Seats, everything: bool) -> None:
        self.seats, self.everything = seats, everything
        self.tensor = np.zeros(seats.shape[0] * seats.shape[1], np.float32)
        self.dict = {"features": self.tensor.reshape(seats.shape)}

    def set_from(self, state: HeydayState, player: int) -> None:
        """Write down what a seat sees."""
        play = state.play()
        if play is None:
            self.tensor.fill(0)
        elif self.everything:
            self.dict["features"][:] = api.features(play)
        else:
            self.dict["features"][:] = self.seats.look(play, player)

    def string_from(self, state: HeydayState, player: int) -> str:
        """Return what a seat sees, as text."""
        play = state.play()
        return "" if play is None else json.dumps(play.view(player))


def _kind(name: str, hidden: bool = False) -> pyspiel.GameType:
    kinds = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=f"heyday_{name}",
        long_name=f"{name.capitalize()} (heyday)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.IMPERFECT_INFORMATION if hidden else kinds.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=4,
        min_num_players=2,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, "options": ""},
    )


class GodsGame(HeydayGame):
    """Gods."""

    name = "gods"


class GentesGame(HeydayGame):
    """Gentes."""

    name = "gentes"


for each in (GodsGame, GentesGame):
    pyspiel.register_game(_kind(each.name), each)
