"""Thousands of games in one array of records, on the CPU or on a GPU, by the same calls.

    batch = CpuBatch(games.get("gods"), 1000)
    batch.reset(players=3, seeds=range(1000))
    while (batch.get("chosen") != OVER).any():
        batch.look()
        batch.look_at_actions()
        batch.step(my_choice(batch))

`chosen` says what comes next in each game: a choice, the end, or the action that was put there.
"""

from __future__ import annotations

import os
from abc import ABC, abstractmethod
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from heyday.bots.minds import mind_of, tree_of
from heyday.bots.minds.net import count_weights
from heyday.bots.minds.nodes import ACTIONS, LONGEST, MANNER, NODE
from heyday.kit import backend
from heyday.learn.layout import plain_fields

if TYPE_CHECKING:
    from heyday.kit.game import Game

NEW, CHOICE, OVER = -1, -3, -4  # as in kit/batch.py
SEATS = 4
NODES = 2048  # of each game's tree
KINDS = 2  # of searches
Numbers = npt.NDArray[Any]


@dataclass(frozen=True)
class Sizes:
    """How much room a game and what a net sees of it take."""

    state: int  # bytes
    moves: int
    inputs: int  # numbers that a net sees of a seat
    choices: int  # and of a choice
    room: int  # actions that are described
    table: int  # bytes that a game takes with its list of choices
    tree: int  # and a search, beside its nodes
    listed: int  # choices that there is room for

    def arrays(self, count: int) -> dict[str, tuple[tuple[int, ...], npt.DTypeLike]]:
        """Return the shape and the type of each array that kernels fill."""
        return {
            "chosen": ((count,), np.int32),
            "players": ((count,), np.int64),
            "seeds": ((count,), np.int64),
            "decisions": ((count,), np.int64),
            "digests": ((count,), np.int64),
            "seats": ((count,), np.int32),
            "ranks": ((count, SEATS), np.int32),
            "shares": ((count, SEATS), np.float32),
            "points": ((count, SEATS), np.float32),
            "features": ((count, SEATS * self.inputs), np.float32),
            "action_features": ((count, self.room, self.choices), np.float32),
            "tables": ((count, 2), f"V{self.table}"),
            "nodes": ((count, NODES), NODE),
            "trees": ((count,), f"V{self.tree}"),
            "paths": ((count, LONGEST), np.int32),
            "marks": ((count, ACTIONS), np.int32),
            "weights": ((count, self.listed), np.float64),
            "kinds": ((count,), np.int32),
            "manners": ((KINDS,), MANNER),
            "nets": ((1, count_weights(self.inputs, self.choices)), np.float32),
            "visits": ((count, self.room), np.int32),
            "odds": ((count, SEATS), np.float32),
            "promised": ((count, SEATS), np.float32),
        }

    @property
    def net(self) -> tuple[int, int]:
        """What a net is given: numbers for a seat and for a choice."""
        return self.inputs, self.choices

    def data(self) -> dict[str, int]:
        """Return the sizes as plain data."""
        return asdict(self)


def loops_of(game: Game) -> Any:
    """Return the loops over many games, made for a game."""
    path = Path(backend.__file__).with_name("batch.py")
    return game.load(path, drive=game.drive, mind=mind_of(game))


def grove_of(game: Game) -> Any:
    """Return the loops over many searches, made for a game."""
    return game.load(Path(backend.__file__).with_name("grove.py"), tree=tree_of(game))


def sizes_of(game: Game) -> Sizes:
    """Return how much room a game takes on the CPU."""
    mind = mind_of(game)
    longest = int(game.rules.Moves.dtype["list"].shape[0])  # that a list of choices can be
    return Sizes(
        state=game.rules.State.dtype.itemsize,
        moves=game.rules.Moves.dtype.itemsize,
        inputs=mind.INPUTS,
        choices=mind.CHOICES,
        room=mind.ROOM if game.ours else longest,
        table=game.drive.Table.dtype.itemsize,
        tree=tree_of(game).TREE.itemsize,
        listed=longest,
    )


class Batch(ABC):
    """Some games that go on side by side."""

    count: int
    live: int  # so many of them, the first ones, take part
    list_start: int  # where the list of choices begins, in bytes

    @abstractmethod
    def get(self, name: str) -> Numbers:
        """Return an array as it is now."""

    @abstractmethod
    def put(self, name: str, values: Any) -> None:
        """Fill an array."""

    @abstractmethod
    def states(self) -> Mapping[str, Numbers]:
        """Return the fields of all states, to compare two batches."""

    @abstractmethod
    def choices(self) -> tuple[Numbers, Numbers]:
        """Return how many choices each game has, and the list of them."""

    @abstractmethod
    def call(self, kernel: str, arrays: tuple[str, ...], *numbers: int) -> None:
        """Run a kernel over all games."""

    def reset(self, players: Any, seeds: Any, options: int = 0) -> None:
        """Set up every game, up to its first decision."""
        self.put("players", players)
        self.put("seeds", seeds)
        self.put("decisions", 0)
        self.put("digests", 0)
        self.put("chosen", NEW)
        self._advance(options, 1, False)

    def step(self, actions: Any = None) -> None:
        """Carry out an action in every game that is not over; NEW sets a game up.

        Without actions, those that stand in `chosen` are taken.
        """
        if actions is not None:
            self.put("chosen", actions)
        self._advance(0, 1, False)

    def play(self, games: int = 1, options: int = 0) -> None:
        """Play at random, each game to its end; `games` in all, one seed after the other."""
        self._advance(options, games, True)

    def _advance(self, options: int, games: int, random: bool) -> None:
        arrays = ("states", "moves", "chosen", "players", "seeds", "decisions", "digests")
        self.call("advance", arrays, options, games, int(random))

    def look(self) -> None:
        """See who decides, list the choices, and write down what a net sees; or the ranks."""
        self.call("look", ("states", "moves", "seats", "ranks", "features"))

    def look_at_actions(self) -> None:
        """Write down what a net sees of every choice that `look` listed."""
        self.call("look_at_actions", ("states", "moves", "action_features"))

    def reseed(self) -> None:
        """Give every game the dice of its seed, and draw anew what whoever decides cannot see."""
        self.call("reseed", ("states", "seeds"))

    def recall(self, taught: bool) -> None:
        """Write down how games ended; of others, if wanted, what games have taught so far."""
        self.call("recall", ("states", "features", "shares", "points"), int(taught))

    def think(self, simulations: int) -> None:
        """Search every game whose kind is not below zero, in the manner of its kind.

        Afterwards `visits` says how often each choice was looked at, `odds` and `promised` (points)
        what all seats may expect.
        """
        room = ("tables", "nodes", "trees", "paths", "marks", "weights")
        given = ("seeds", "kinds", "manners", "nets")
        found = ("visits", "odds", "promised")
        self.call("think", ("states", "moves", *room, *given, *found), simulations)

    def choose(self, tick: int) -> None:
        """Choose by a rule of thumb that needs no net, the same on every device."""
        self.call("choose", ("moves", "chosen", "decisions"), tick)


class CpuBatch(Batch):
    """Games on the CPU, compiled by Numba."""

    def __init__(self, game: Game, count: int) -> None:
        if backend.BACKEND != "numba":
            raise backend.UnknownBackend("many games at once need Numba (pip install numba)")
        self.game, self.count, self.live = game, count, count
        self._arrays: dict[str, Numbers] = {}
        self._shapes = sizes_of(game).arrays(count) | {
            "states": ((count,), game.rules.State.dtype),
            "moves": ((count,), game.rules.Moves.dtype),
            "tables": ((count, 2), game.drive.Table.dtype),
            "trees": ((count,), tree_of(game).TREE),
        }
        self.list_start = game.rules.Moves.dtype.fields["list"][1]

    def array(self, name: str) -> Numbers:
        """Return an array itself; it is made when it is first asked for."""
        if name not in self._arrays:
            self._arrays[name] = np.zeros(*self._shapes[name])
        return self._arrays[name]

    def get(self, name: str) -> Numbers:
        return self.array(name).copy()

    def put(self, name: str, values: Any) -> None:
        self.array(name)[...] = values

    def states(self) -> dict[str, Numbers]:
        states = self.array("states")
        return plain_fields({name: states[name] for name in states.dtype.names or ()})

    def choices(self) -> tuple[Numbers, Numbers]:
        moves = self.array("moves")
        return moves["count"].copy(), moves["list"].copy()

    def call(self, kernel: str, arrays: tuple[str, ...], *numbers: int) -> None:
        kept = [self.array(name) for name in arrays]
        if kernel == "think":  # on all cores; compiled, so they do run at once
            think, cores = grove_of(self.game).think, min(os.cpu_count() or 1, self.live)
            ends = [self.live * nth // cores for nth in range(cores + 1)]
            with ThreadPoolExecutor(cores) as pool:
                list(pool.map(lambda part: think(*kept, *numbers, *part), pairwise(ends)))
            return
        getattr(loops_of(self.game), kernel)(*kept, *numbers, 0, self.live)
