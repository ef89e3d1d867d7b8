"""Nets on disk: what a net has learned, beside the code that reads it.

A file that was made for other inputs than a search sees today is refused. It says at which tables
its net has proven itself (`heyday gate`), so a game may have one for each number of players; where
it has none, bots go by what games have taught.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from heyday.bots.minds.net import count_weights, shapes

FOLDER = Path(__file__).with_name("nets")


EVERYWHERE = (2, 3, 4)


class BadNet(ValueError):
    """A file is no net, or one for other inputs."""


def read(path: Path, inputs: int, choices: int) -> Any:
    """Return the weights of a net as one flat array."""
    try:
        with np.load(path, allow_pickle=False) as file:
            parts = [np.asarray(file[name], np.float32) for name in shapes(inputs, choices)]
    except (OSError, KeyError, ValueError) as error:
        raise BadNet(f"{path} holds no net: {error}") from None
    wanted = shapes(inputs, choices)
    found = {name: part.shape for name, part in zip(wanted, parts, strict=True)}
    if found != wanted:
        sees = " and ".join(str(found[name][0]) for name in ("first", "choice"))
        raise BadNet(
            f"{path} is a net for other inputs: it sees {sees} numbers of a seat and of a choice,"
            f" expected {inputs} and {choices}; or it has other layers"
        )
    return np.concatenate([part.ravel() for part in parts])


def write(
    path: Path, weights: Any, inputs: int, choices: int, players: Sequence[int] = EVERYWHERE
) -> None:
    """Keep the weights of a net, and for which numbers of players it is meant."""
    if len(weights) != count_weights(inputs, choices):
        raise BadNet(f"{len(weights)} weights, expected {count_weights(inputs, choices)}")
    parts: dict[str, Any] = {"players": np.array(players)}
    start = 0
    for name, shape in shapes(inputs, choices).items():
        size = int(np.prod(shape))
        parts[name] = np.asarray(weights[start : start + size], np.float32).reshape(shape)
        start += size
    path.parent.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(path, **parts)


def players_of(path: Path) -> tuple[int, ...]:
    """Return for which numbers of players a net is meant."""
    with np.load(path, allow_pickle=False) as file:
        return tuple(map(int, file["players"])) if "players" in file else EVERYWHERE


def own(game: str) -> list[Path]:
    """Return the files of the nets that come with us for a game, none of them for a table twice."""
    return [path for path in sorted(FOLDER.glob("*.npz")) if path.stem.partition("-")[0] == game]


def take_over(game: str, weights: Any, inputs: int, choices: int, players: Sequence[int]) -> None:
    """Let a net come with us for these numbers of players; at other tables all stays as it was."""
    for path in own(game):
        there = read(path, inputs, choices)
        left = [number for number in players_of(path) if number not in players]
        path.unlink()
        if left:
            write(_place(game, left), there, inputs, choices, left)
    write(_place(game, players), weights, inputs, choices, players)


def _place(game: str, players: Sequence[int]) -> Path:
    """Return where the net for some numbers of players lies."""
    numbers = "" if tuple(players) == EVERYWHERE else "".join(f"-{number}" for number in players)
    return FOLDER / f"{game}{numbers}.npz"
