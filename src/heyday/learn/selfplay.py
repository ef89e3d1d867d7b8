"""Games between bots as data to learn from: what was seen, what was chosen, and how it ended.

One file a game, named by what tells it from all others: the same work can be gone on with at any
time, and is the same on one machine or on many.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from heyday.arena.runners import Runner
from heyday.arena.table import Task, play
from heyday.learn import sight
from heyday.match.play import load

Arrays = dict[str, npt.NDArray[Any]]


def played(task: Task) -> tuple[str, Arrays]:
    """Play a game and look at every decision of it; return its key, too."""
    result = play(task, keep=True)
    arrays = examples(result.record)
    return task.key, arrays | {"points": np.array(result.points, np.int32)}


def examples(record: str) -> Arrays:
    """Return every decision of a recorded game as a net would see it."""
    game = load(record)
    moment = load(record, at=0)
    seen, described, rows = [], [], []
    for action in game.history:
        legal = moment.legal()
        seen.append(sight.features(moment.position))
        described.append(sight.choice_features(moment.position))
        rows.append((moment.to_move, len(legal), legal.index(action), action))
        moment.act(action)
    seats, counts, chosen, actions = np.array(rows, np.int32).T
    return {
        "features": np.stack(seen),  # decision, seat, number
        "choices": np.concatenate(described),  # of all decisions, one after the other
        "counts": counts,  # so many of them belong to a decision
        "chosen": chosen,  # which of them was taken
        "actions": actions,  # the same, as the rules number it
        "seats": seats,  # who decided
        "shares": np.array(game.shares(), np.float32),  # of the victory, by seat
        "record": np.array(record),
    }


def write(
    tasks: Sequence[Task], folder: Path, runner: Runner, progress: Callable[[], None]
) -> None:
    """Play what is not there yet, and keep each game as soon as it is over."""
    folder.mkdir(parents=True, exist_ok=True)
    left = [task for task in tasks if not path_of(folder, task.key).exists()]
    for _ in range(len(tasks) - len(left)):
        progress()
    with closing(runner(played, left)) as results:
        for key, arrays in results:
            path = path_of(folder, key)
            unfinished = path.with_suffix(".part")
            with unfinished.open("wb") as file:
                np.savez_compressed(file, allow_pickle=False, **arrays)
            os.replace(unfinished, path)
            progress()


def path_of(folder: Path, key: str) -> Path:
    """Return where a game is kept."""
    return folder / (key.replace(" ", "-").replace(":", "-").replace("/", "-") + ".npz")
