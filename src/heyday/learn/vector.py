"""Games side by side, one call for all of them: masks, rewards, observations, and begin anew.

    env = Vector("gods", 1024, players=3, seed=1)
    while True:
        env.step(my_policy(env.features(), env.mask))

Every array is the engine's own memory: reading copies nothing, and it changes with the next step.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from heyday import games
from heyday.bots.minds import mind_of
from heyday.kit.game import BadOption
from heyday.learn.batch import SEATS, CpuBatch
from heyday.learn.space import space_of

VERBS = 32  # that actions can have


class Vector:
    """Some games that go on together; one that ends is followed by a new one at once."""

    def __init__(
        self,
        game: str,
        count: int,
        players: int = 2,
        seed: int = 0,
        options: Mapping[str, str] | None = None,
    ) -> None:
        self.game, self.count, self.players = games.get(game), count, players
        if players not in self.game.players:
            raise BadOption(f"{self.game.title} is not for {players} players")
        self._options = self.game.option_bits(options or {})
        self._hidden = "hidden" in (options or {}).values()
        self.space = space_of(game)
        self._batch = batch = CpuBatch(self.game, count)
        self._guess: CpuBatch | None = None
        self._rows = np.arange(count)
        self._alike, self._order = np.zeros(VERBS + 1, np.int64), np.zeros(count, np.int64)
        self._chances = np.zeros(count)
        moves = batch.array("moves")
        self.counts: npt.NDArray[np.int64] = moves["count"]  # choices of each game
        self._counts = np.zeros(count, np.int64)  # the same, side by side
        self.lists: npt.NDArray[np.int16] = moves["list"]  # of them, as the rules number them
        self.seats: npt.NDArray[np.int32] = batch.array("seats")  # who decides
        self._mask = np.zeros((count, self.space.size), np.bool_)
        self._marked = False
        self.over = np.zeros(count, np.bool_)  # games that ended with this step
        self.rewards = np.zeros((count, players), np.float32)  # for it: 1 for a win, zero in sum
        self.points = np.zeros((count, players), np.float32)  # in the games that ended last
        mind = mind_of(self.game)
        path = Path(__file__).with_name("vector_loops.py")
        self._loops = self.game.load(path, drive=self.game.drive, mind=mind)
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Begin all games anew, with seeds from this one on."""
        self._batch.put("seeds", seed + self._rows)
        self.points[:] = 0
        self._go(np.full(self.count, -1))

    def step(self, actions: Any) -> None:
        """Take an action in every game, given by its index among all of them."""
        chosen = np.asarray(actions, np.intp)
        legal = self.mask[self._rows, chosen]
        if not legal.all():
            first = int(np.flatnonzero(~legal)[0])
            raise ValueError(f"game {first}: action {chosen[first]} is not legal")
        self._go(self.space.numbers[chosen])

    def take(self, nths: Any) -> None:
        """Take an action in every game, given by its place in the list of choices."""
        chosen, actions = np.asarray(nths, np.int64), np.empty(self.count, np.int64)
        wrong = self._loops.listed_at(self._batch.array("moves"), self._counts, chosen, actions)
        if wrong >= 0:
            raise ValueError(f"game {wrong} has {self.counts[wrong]} choices, not {chosen[wrong]}")
        self._go(actions)

    def sample(self, dice: np.random.Generator) -> npt.NDArray[np.int64]:
        """Return places in the lists at random, each as likely as any other."""
        nths = np.empty(self.count, np.int64)
        self._loops.pick_places(dice.random(out=self._chances), self._counts, nths)
        return nths

    @property
    def mask(self) -> npt.NDArray[np.bool_]:
        """Which of all actions are legal in each game; made when it is asked for."""
        if not self._marked:
            self._mark(True)
        return self._mask

    def _mark(self, value: bool) -> None:
        self._loops.mark(self._batch.array("moves"), self.space.places, self._mask, value)
        self._marked = value

    def _go(self, actions: npt.NDArray[np.int64]) -> None:
        if self._marked:
            self._mark(False)
        states, moves, seats, seeds = map(self._batch.array, ("states", "moves", "seats", "seeds"))
        ends = self.over, self.rewards, self.points
        self._loops.line_up(actions, self._alike, self._order)
        self._loops.step(
            *(states, moves, actions, self._order, self._counts, seats),
            *(*ends, seeds, self.players, self._options),
        )

    def features(self) -> npt.NDArray[np.float32]:
        """Return what a net sees of every game, a row for each seat; everything is in it."""
        return self._seen(self._batch)

    def own_features(self, seed: int = 0) -> npt.NDArray[np.float32]:
        """Return what whoever decides may know: its own row first, hidden cards drawn anew."""
        known = self._seen(self._imagined(seed) if self._hidden else self._batch)
        turn = (self.seats[:, None] + np.arange(self.players)) % self.players
        return known[self._rows[:, None], turn]

    def choice_features(self) -> npt.NDArray[np.float32]:
        """Return what a net sees of each choice, in the order of the lists."""
        self._batch.look_at_actions()
        return self._batch.array("action_features")

    def _seen(self, batch: CpuBatch) -> npt.NDArray[np.float32]:
        batch.look()
        rows = batch.array("features").reshape(self.count, SEATS, mind_of(self.game).INPUTS)
        return rows[:, : self.players]

    def _imagined(self, seed: int) -> CpuBatch:
        """Return the games as they may be for all that whoever decides knows."""
        guess = self._guess = self._guess or CpuBatch(self.game, self.count)
        for name in ("states", "moves"):
            guess.array(name).view(np.uint8)[:] = self._batch.array(name).view(np.uint8)
        guess.put("seeds", seed + self._rows)
        guess.reseed()
        return guess
