"""Search from Python: a tree that thinks for a while and says what it found.

A searcher belongs to one player at one table. It keeps its tree between the decisions of a turn.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np

from heyday.bots import nets
from heyday.bots.manner import Manner
from heyday.bots.minds import tree_of
from heyday.bots.minds.net import count_weights
from heyday.bots.minds.nodes import ACTIONS, LONGEST, MANNER, NODE
from heyday.kit.backend import BACKEND
from heyday.kit.game import Game, Position, new_tables

Clock = Callable[[], float]

CHUNK = 0.01  # seconds between two looks at the clock
FIRST = 1 if BACKEND == "python" else 16  # simulations before the first one, come what may
ROOM = 1 << 21  # nodes; once they are used up a tree grows no more (memory is taken as it grows)
PLAIN_ROOM = 1 << 14  # the same under CPython, which is slow anyway
PIECE = 1 << 12  # nodes, whose children are kept between two looks at whether it is to stop


@dataclass(frozen=True)
class Finding:
    """What a search thinks of an action: how often it looked at it, and what each seat gets."""

    action: int
    visits: int
    odds: tuple[float, ...]  # of victory
    points: tuple[float, ...]  # at the end


class Searcher:
    """A search that thinks about one position after the other."""

    def __init__(self, game: Game, manner: Manner, room: int = ROOM) -> None:
        self.game, self.tree = game, tree_of(game)
        self.tables = new_tables(game.drive, 3)
        self.nodes = rows(NODE, room)
        self.state = rows(self.tree.TREE, 1)
        self.path = numbers(LONGEST, np.int32)
        self.marks = numbers(ACTIONS, np.int64)
        self.weights = numbers(ACTIONS, np.float64)
        self.net = np.zeros(count_weights(self.tree.INPUTS, self.tree.CHOICES), np.float32)
        self.manner = rows(MANNER, 1)
        self.nets: dict[int, Any] = {}  # by the number of players
        if manner.asks_net:
            self._learn(manner.net)
        self.own = manner
        self.simulations = 0
        self.seats = 0
        self._next = b""  # the position that the tree will be about, if nothing is drawn
        self._plant()

    def _learn(self, path: str) -> None:
        """Take over a net, or ours; without one, go by what games have taught.

        So does CPython, which is too slow for a net that nobody asked for.
        """
        ours = nets.own(self.game.name) if BACKEND != "python" else []
        for file in [Path(path)] if path else ours:
            weights = nets.read(file, self.tree.INPUTS, self.tree.CHOICES)
            self.nets |= dict.fromkeys(nets.players_of(file), weights)

    def seed(self, seed: int) -> None:
        """Set the dice of the simulations to come."""
        self.state[0].seed = seed

    def _plant(self) -> None:
        """Begin with a bare root."""
        self.root = int(self.tree.clear(self.nodes, self.state))

    def look_at(self, position: Position) -> None:
        """Turn to a position; if it is the one that was expected, what is known of it stays."""
        self.game.drive.copy(self.tables, position.tables)
        manner = self.own.at(position.players)
        if position.players not in self.nets:
            manner = manner.without_net()
        self.net = self.nets.get(position.players, self.net)
        for name, value in manner.numbers().items():
            setattr(self.manner[0], name, value)
        if blank(position) != self._next:
            self._plant()
        self._next = b""
        self.position, self.seats = position, position.players

    def follow(self, action: int) -> None:
        """Expect that an action is taken: its part of the tree becomes the tree."""
        child = next((it for it in self.children() if self.nodes[it].action == action), 0)
        after = self.position.clone()
        after.act(action)
        if child and after.dice() == self.position.dice():  # nothing was drawn
            self.root, self._next = child, blank(after)

    def prune(self, stop: Callable[[], bool] | None = None) -> None:
        """Make room: forget all that is not below the root. Whoever is stopped keeps all of it."""
        fresh, state = rows(NODE, len(self.nodes)), self.state[0]
        state.kept = 0
        while not self.tree.prune(self.nodes, self.state, self.root, fresh, PIECE):
            if stop and stop():
                return
        self.nodes, self.root, state.used = fresh, 1, state.kept

    def think(
        self,
        seconds: float | None = None,
        simulations: int | None = None,
        stop: Callable[[], bool] | None = None,
        hurry: bool = False,
        clock: Clock = time.perf_counter,
    ) -> None:
        """Run simulations for some time, or so many; `stop` is asked every few milliseconds.

        A tree that is half full forgets first what is not below the root.
        A few are run in any case, so that there is something to say. In a hurry it ends as soon as
        the rest of the time cannot change what is found best.
        """
        began = clock()
        if self.root > 1 and self.state[0].used > len(self.nodes) // 2:
            self.prune(stop)
        wanted = simulations or 1 << 60
        chunk, done = FIRST, 0
        while not done or (done < wanted and not (stop and stop())):
            start = clock()
            if done and seconds is not None and start - began >= seconds:
                break
            asked = min(chunk, wanted - done)
            self._run(asked)
            done += asked
            took = clock() - start
            left = began + seconds - start - took if seconds else 0.0
            if hurry and seconds and self._is_settled(left, took / asked):
                break
            chunk = max(1, min(chunk * 2, int(asked * CHUNK / max(took, 1e-6))))
        self.simulations = done

    def _is_settled(self, left: float, each: float) -> bool:
        """Whether no other action can still be looked at more often than the first, in the time."""
        to_come = left / max(each, 1e-9)  # a clock may stand still for a moment
        if self.nodes[self.root].visits <= to_come:  # seen without looking at them all
            return False
        first = second = 0
        for child in self.children():
            visits = int(self.nodes[child].visits)
            first, second = max(first, visits), max(second, min(first, visits))
        return first - second > to_come

    def _run(self, simulations: int) -> None:
        self.tree.think(
            self.tables,
            self.nodes,
            self.state,
            self.root,
            self.path,
            self.marks,
            self.weights,
            self.net,
            self.manner,
            simulations,
        )

    def children(self, node: int | None = None) -> Iterator[int]:
        """Yield the numbers of the children of a node, by default of the root."""
        child = int(self.nodes[self.root if node is None else node].first)
        while child:
            yield child
            child = int(self.nodes[child].next)

    def judge(self) -> tuple[list[float], list[float]]:
        """Return each seat's odds and points as they look without any search."""
        self.tree.judge(self.tables, self.state, self.net, self.manner)
        state = self.state[0]
        odds, points = (list(map(float, v[: self.seats])) for v in (state.odds, state.points))
        return odds, points

    def findings(self) -> list[Finding]:
        """Return what was found about each action, the one most looked at first."""
        found = []
        for child in self.children():
            node = self.nodes[child]
            odds, points = (tuple(map(float, v[: self.seats])) for v in (node.odds, node.points))
            found.append(Finding(int(node.action), int(node.visits), odds, points))
        return sorted(found, key=lambda f: -f.visits)


def numbers(count: int, dtype: Any) -> Any:
    """Return room for numbers, in the form of this process's backend."""
    return [0] * count if BACKEND == "python" else np.zeros(count, dtype)


def rows(dtype: np.dtype[Any], count: int) -> Any:
    """Return room for records that hold floats too, in the form of this process's backend."""
    if BACKEND != "python":
        return np.zeros(count, dtype).view(np.recarray)
    return [
        SimpleNamespace(**{name: _plain(dtype[name]) for name in dtype.names or ()})
        for _ in range(min(count, PLAIN_ROOM))
    ]


def _plain(field: np.dtype[Any]) -> Any:
    """Return a field of a record for CPython; a net takes parts of its arrays, so they stay."""
    if field.base == np.float32:
        return np.zeros(field.shape, np.float32)
    return [0.0] * field.shape[0] if field.shape else 0


def blank(position: Position) -> bytes:
    """Return a position as bytes, whatever its dice and what the seat to move cannot see."""
    copy = position.clone()
    copy.veil(copy.to_move, 0)
    return bytes(copy)
