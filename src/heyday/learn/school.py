"""Learning for some minutes: lessons, checkpoints, and how it went, in a folder."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import torch

from heyday.bots import nets
from heyday.learn import bundle
from heyday.learn.batch import CpuBatch, sizes_of
from heyday.learn.device import GpuBatch
from heyday.learn.learner import Learner, Lesson, Plan

if TYPE_CHECKING:
    from heyday.kit.game import Game

EVERY = 60.0  # seconds of learning between two checkpoints
PLANS = {
    "gods": Plan(heat=0.01, point=0.02, trust=0.9, span=60, length=100),
    "gentes": Plan(heat=0.004, point=0.01, trust=0.95, span=300, length=450),
}

Tell = Callable[[dict[str, Any]], None]


def plan_for(game: str, **changes: Any) -> Plan:
    """Return how a game is learned."""
    return replace(PLANS.get(game, Plan()), **changes)


def cpu_learner(game: Game, **changes: Any) -> Learner:
    """Return a learner whose games are played by Numba."""
    plan = plan_for(game.name, **changes)
    return Learner(sizes_of(game), lambda n: CpuBatch(game, n), plan, torch.device("cpu"))


def gpu_learner(path: Path, **changes: Any) -> Learner:
    """Return a learner for a game that was compiled for GPUs."""
    torch.zeros(1, device="cuda")  # so that torch and we share what the driver calls a context
    made = bundle.load(path)
    plan = plan_for(made.game, **({"games": 4096, "size": 8192} | changes))
    return Learner(made.sizes, lambda n: GpuBatch(made, n), plan, torch.device("cuda"))


class School:
    """A learner and the folder that its progress is kept in."""

    def __init__(
        self, learner: Learner, folder: Path, every: float = EVERY, net: Path | None = None
    ) -> None:
        """Go on with what the folder holds; else begin with a net, or with nothing."""
        self.learner, self.folder, self.every = learner, folder, every
        self.checkpoint, self.history = folder / "checkpoint.pt", folder / "history.jsonl"
        folder.mkdir(parents=True, exist_ok=True)
        if self.checkpoint.exists():
            learner.go_on(self.checkpoint)
        elif net:
            learner.begin_with(nets.read(net, learner.net.inputs, learner.net.choices))

    def run(self, seconds: float, tell: Tell) -> None:
        """Learn for some time; `tell` hears of every checkpoint."""
        began = time.monotonic()
        while (spent := time.monotonic() - began) < seconds:
            row = self._learn(min(seconds - spent, self.every))
            tell(row | {"seconds": time.monotonic() - began})

    def rows(self) -> list[dict[str, Any]]:
        """Return all checkpoints there ever were."""
        return [json.loads(line) for line in self.history.read_text("utf-8").splitlines()]

    def _learn(self, limit: float) -> dict[str, Any]:
        """Learn for some time, and write a checkpoint."""
        began, ended = time.monotonic(), self.learner.ended
        lessons: list[Lesson] = []
        while not lessons or time.monotonic() - began < limit:
            lessons.append(self.learner.learn())
        seconds = time.monotonic() - began
        said = {
            name: round(sum(getattr(lesson, name) for lesson in lessons) / len(lessons), 4)
            for name in ("doubt", "margin", "entropy", "surprise")
        }
        row = {
            "lessons": self.learner.lessons,
            "games": self.learner.ended,
            "games_per_second": round((self.learner.ended - ended) / seconds, 1),
            **said,
            "against_taught": {n: round(x, 3) for n, x in self.learner.contest().items()},
            "points": self.learner.scored,
        }
        self.learner.save(self.checkpoint)
        nets.write(
            self.folder / "net.npz",
            self.learner.mean.flat(),
            self.learner.net.inputs,
            self.learner.net.choices,
        )
        with self.history.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")
        return row


def draw(rows: list[dict[str, Any]], path: Path) -> Path | None:
    """Draw how it went, if there is something to draw with."""
    if find_spec("matplotlib") is None:
        return None
    from matplotlib.figure import Figure

    figure = Figure(figsize=(9, 6), layout="constrained")
    games = [row["games"] / 1000 for row in rows]
    top, bottom = figure.subplots(2, 1, sharex=True)
    for players in rows[-1]["against_taught"]:
        shares = [row["against_taught"][players] for row in rows]
        top.plot(games, shares, marker="o", label=f"{players} players")
    top.axhline(1, color="gray", linewidth=0.8)
    top.set_ylabel("victories, for a fair share")
    top.set_title("One net among such that go by what earlier games have taught")
    for name in ("doubt", "entropy", "surprise"):
        bottom.plot(games, [row[name] for row in rows], label=name)
    bottom.set_xlabel("games, in thousands")
    for axes in (top, bottom):
        axes.legend(frameon=False)
    figure.savefig(path, dpi=110)
    return path
