"""The games by which a GPU is compared with a CPU: the same ones, to the last byte."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from heyday.learn.batch import Batch, CpuBatch, Numbers

if TYPE_CHECKING:
    from heyday.kit.game import Game

PLAYERS = (2, 3, 4)
GAMES = 4  # that each place of a batch plays at random, one after the other
PLACES = 2048  # of a batch that are compared; it may have more
WALKS = 512
TICKS = 100  # decisions of a walk


def random_seeds(count: int) -> npt.NDArray[np.int64]:
    """Return the seeds of random games, which do not depend on how many there are."""
    return np.arange(count, dtype=np.int64) * GAMES


def play(batch: Batch, players: int) -> dict[str, Numbers]:
    """Play random games; return how long they were and how they ended."""
    batch.reset(players, random_seeds(batch.count))
    batch.play(GAMES)
    names = ("decisions", "digests")
    return {f"{name}_{players}": batch.get(name)[:PLACES] for name in names}


def begin_walk(batch: Batch) -> None:
    """Set up games of 2, 3 and 4 players."""
    numbers = np.arange(batch.count, dtype=np.int64)
    batch.reset(2 + numbers % len(PLAYERS), numbers)


def walk(batch: Batch, ticks: int = TICKS) -> dict[str, Numbers]:
    """Choose by the rule of thumb for a while; return everything that a net would see then."""
    begin_walk(batch)
    for tick in range(ticks):
        batch.look()
        batch.choose(tick)
        batch.step()
    batch.look()
    batch.look_at_actions()
    counts, lists = (part[:WALKS] for part in batch.choices())
    listed = np.arange(lists.shape[1]) < counts[:, None]
    described = batch.get("action_features")[:WALKS]
    found = {name: values[:WALKS] for name, values in batch.states().items()}
    found |= {name: batch.get(name)[:WALKS] for name in ("seats", "features", "decisions")}
    found |= {"counts": counts, "lists": np.where(listed, lists, 0)}
    found["action_features"] = np.where(listed[:, : described.shape[1], None], described, 0)
    return {f"walk_{name}": values for name, values in found.items()}


def expected(game: Game) -> dict[str, Numbers]:
    """Return what the CPU makes of all these games."""
    found: dict[str, Numbers] = {}
    for players in PLAYERS:
        found |= play(CpuBatch(game, PLACES), players)
    return found | walk(CpuBatch(game, WALKS))


def differences(found: dict[str, Numbers], right: dict[str, Numbers]) -> Iterator[str]:
    """Yield the name of each result that is not the CPU's."""
    for name, values in found.items():
        if values.tobytes() != right[name].tobytes():
            yield name
