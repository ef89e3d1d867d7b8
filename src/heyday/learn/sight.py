"""What a net sees of one position, compiled or not; `batch.py` has many at once."""

from __future__ import annotations

import numpy as np

from heyday.bots.minds import mind_of
from heyday.kit.backend import BACKEND
from heyday.kit.game import Position
from heyday.learn.batch import SEATS, CpuBatch, Numbers


def features(position: Position) -> Numbers:
    """Return a row of numbers for each seat; zeros at the end."""
    mind = mind_of(position.game)
    if BACKEND == "python":
        row = [0.0] * (SEATS * mind.INPUTS)
        if not position.over:
            mind.sight(position.look(), row)
        seen = np.array(row, np.float32)
    else:
        batch = _shown(position)
        batch.look()
        seen = batch.array("features")[0]
    return seen.reshape(SEATS, mind.INPUTS)[: position.players]


def choice_features(position: Position) -> Numbers:
    """Return a row of numbers for each legal action, in the order of the list."""
    mind, legal = mind_of(position.game), position.legal()
    if BACKEND != "python":
        batch = _shown(position)
        batch.look()
        batch.look_at_actions()
        return batch.array("action_features")[0, : len(legal)]
    rows = [[0.0] * mind.CHOICES for _ in legal]
    for action, row in zip(legal, rows, strict=True):
        mind.look_at(position.look(), action, row)
    return np.array(rows, np.float32).reshape(len(legal), mind.CHOICES)


def _shown(position: Position) -> CpuBatch:
    """Return a batch of one game, which is this one."""
    batch = CpuBatch(position.game, 1)
    batch.array("states").view(np.uint8)[:] = np.frombuffer(bytes(position), np.uint8)
    legal, moves = position.legal(), batch.array("moves")[0]
    moves["count"], moves["list"][: len(legal)] = len(legal), legal
    return batch
