"""Games as a learner sees them: everything is a tensor, on the CPU or on a GPU alike."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import torch
from torch import Tensor

from heyday.bots.manner import Manner
from heyday.bots.minds.nodes import MANNER
from heyday.learn.batch import CHOICE, KINDS, NEW, OVER, SEATS, Batch, CpuBatch
from heyday.learn.device import GpuBatch

APART = 1 << 16  # seeds of two searches: each simulation takes one
ROOM = 32  # choices that are tried out at once, for each game
KEPT = ("states", "moves", "chosen", "players", "seeds", "seats", "features", "shares", "points")


class Games:
    """Games of one number of players, side by side; finished ones begin anew."""

    def __init__(self, make: Callable[[int], Batch], players: int, games: int) -> None:
        self.players, self.games = players, games
        self.real, self.trials = make(games), make(ROOM * games)
        self.at = {name: tensor(self.real, name) for name in KEPT}
        self.there = {name: tensor(self.trials, name) for name in KEPT}
        self.device = self.at["chosen"].device
        self.inputs = self.at["features"].shape[1] // SEATS
        self.over = torch.zeros(games, dtype=torch.bool, device=self.device)
        self.there["players"].fill_(players)

    def search_like(self, *manners: Manner) -> None:
        """Say how searches go about it: those by what games have taught, and those by a net."""
        rows = np.zeros(KINDS, MANNER)
        for kind, manner in enumerate(manners):
            for name, value in manner.numbers().items():
                rows[kind][name] = value
        self.real.put("manners", rows)

    def begin(self, seed: int) -> None:
        """Begin all games anew; every draw comes from a seed after this one."""
        self.seed = seed
        self.real.reset(self.players, self._seeds(self.games).cpu().numpy())
        self.real.look()

    def _seeds(self, count: int) -> Tensor:
        """Return seeds that nobody used yet."""
        self.seed += count
        return torch.arange(self.seed - count, self.seed, device=self.device)

    @property
    def counts(self) -> Tensor:
        """How many choices each game has."""
        return self.at["moves"][:, :8].contiguous().view(torch.int64)[:, 0]

    @property
    def movers(self) -> Tensor:
        """Who decides in each game."""
        return self.at["seats"].long()

    @property
    def shares(self) -> Tensor:
        """How the games ended that are just over: each seat's share of the victory."""
        return self.at["shares"][:, : self.players]

    @property
    def points(self) -> Tensor:
        """How the games ended that are just over."""
        return self.at["points"][:, : self.players]

    def positions(self) -> Tensor:
        """Return what a net sees of every game, a row for each seat."""
        return self._rows(self.at, self.games)

    def _rows(self, arrays: dict[str, Tensor], count: int) -> Tensor:
        rows = arrays["features"][:count, : self.players * self.inputs]
        return rows.reshape(count, self.players, self.inputs)

    def _listed(self, games: Tensor, nths: Tensor) -> Tensor:
        """Return actions by their places in the lists of games."""
        lists = self.at["moves"].view(torch.int16)[:, self.real.list_start // 2 :]
        return lists[games, nths].int()

    def try_out(self, games: Tensor, nths: Tensor) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        """Try actions out with other dice: what a net sees then, whether it is over, and how.

        Where it is not over, odds and points are those that earlier games have taught us.
        """
        room = ROOM * self.games
        parts = [self._try(*part) for part in zip(games.split(room), nths.split(room), strict=True)]
        rows, over, shares, points = (torch.cat(part) for part in zip(*parts, strict=True))
        return rows, over, shares, points

    def _try(self, games: Tensor, nths: Tensor) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        count, trials, there = len(games), self.trials, self.there
        trials.live = count
        there["states"][:count] = self.at["states"][games]
        there["chosen"][:count] = self._listed(games, nths)
        there["seeds"][:count] = self._seeds(count)
        trials.reseed()
        trials.step()
        trials.recall(taught=True)
        over = there["chosen"][:count] == OVER
        trials.look()
        rows = self._rows(there, count)
        ends = (there[name][:count, : self.players].clone() for name in ("shares", "points"))
        return rows.clone(), over, *ends

    def think(self, kinds: Tensor, net: Tensor, simulations: int) -> tuple[Tensor, Tensor, Tensor]:
        """Search all games, each in a manner of its kind (below zero: not at all).

        Return how often each choice was looked at, and the odds and points found.
        """
        given = {name: tensor(self.real, name) for name in ("kinds", "nets", "seeds")}
        given["kinds"][:] = kinds
        given["nets"][0] = net
        given["seeds"][:] = self._seeds(self.games) * APART
        self.real.think(simulations)
        found = [tensor(self.real, name).clone() for name in ("visits", "odds", "promised")]
        return found[0], found[1][:, : self.players], found[2][:, : self.players]

    def look_at(self, games: Tensor, nths: Tensor) -> Tensor:
        """Return what a net sees of some actions."""
        self.real.look_at_actions()
        return tensor(self.real, "action_features")[games, nths]

    def act(self, nths: Tensor) -> None:
        """Take an action in every game, or wait where there is none."""
        numbers = torch.arange(self.games, device=self.device)
        actions = self._listed(numbers, nths.clamp(min=0))
        self.at["chosen"][:] = torch.where(nths < 0, CHOICE, actions)
        self.real.step()
        self.real.recall(taught=False)
        self.over = self.at["chosen"] == OVER
        self.at["chosen"][self.over] = NEW
        self.at["seeds"][:] = self._seeds(self.games)
        self.real.step()
        self.real.look()


def tensor(batch: Batch, name: str) -> Tensor:
    """Return an array of a batch as a tensor that shares its memory; records are rows of bytes."""
    if isinstance(batch, CpuBatch):
        array = batch.array(name)
        if array.dtype.names:
            array = array.view(np.uint8).reshape(len(array), -1)
        return torch.from_numpy(array)
    assert isinstance(batch, GpuBatch)
    return torch.as_tensor(Raw(batch.area(name)), device="cuda")


class Raw:
    """An array of a GPU; records are rows of bytes."""

    def __init__(self, area: Any) -> None:
        about = dict(area.__cuda_array_interface__)
        if area.dtype.kind == "V":
            about |= {"shape": (*area.shape, area.dtype.itemsize), "typestr": "|u1"}
        self.__cuda_array_interface__, self.area = about, area
