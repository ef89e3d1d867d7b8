"""What a machine with a GPU needs to play a game: one file, made elsewhere."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from heyday.learn.batch import Numbers, Sizes
from heyday.learn.layout import Layout, Spot

KERNELS = ("advance", "look", "look_at_actions", "choose", "reseed", "recall", "think")
BLOCK = 256  # games, and threads, that go on together
GROUP = 32  # threads that look at the actions of one game


class BadBundle(ValueError):
    """A file holds no compiled game."""


@dataclass(frozen=True)
class Bundle:
    """The kernels of a game, and what they are measured by."""

    game: str
    sources: str  # the digest of what was compiled
    sizes: Sizes
    layout: Layout
    choices: tuple[int, int]  # where in `moves` the list of choices begins, and how long it is
    codes: dict[str, bytes]  # machine code by kernel
    expected: dict[str, Numbers]  # results of the CPU

    def save(self, path: Path) -> None:
        """Write the file."""
        about = {
            "game": self.game,
            "sources": self.sources,
            "sizes": self.sizes.data(),
            "size": self.layout.size,
            "choices": self.choices,
            "spots": {name: [spot.offset, spot.step] for name, spot in self.layout.spots.items()},
        }
        arrays: dict[str, Any] = {
            f"code_{n}": np.frombuffer(c, "u1") for n, c in self.codes.items()
        }
        arrays |= {f"right_{name}": values for name, values in self.expected.items()}
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("wb") as file:
            np.savez_compressed(
                file,
                about=np.array(json.dumps(about)),
                state=np.zeros(0, self.layout.dtype),
                **arrays,
            )


def load(path: Path) -> Bundle:
    """Read the file."""
    try:
        with np.load(path) as file:
            parts = {name: file[name] for name in file.files}
        about = json.loads(str(parts["about"]))
    except (OSError, KeyError, ValueError) as error:
        raise BadBundle(f"{path} holds no compiled game: heyday gpu build makes it") from error
    spots = {name: Spot(*spot) for name, spot in about["spots"].items()}
    return Bundle(
        game=about["game"],
        sources=about["sources"],
        sizes=Sizes(**about["sizes"]),
        layout=Layout(parts["state"].dtype, spots, about["size"]),
        choices=(about["choices"][0], about["choices"][1]),
        codes={n[5:]: part.tobytes() for n, part in parts.items() if n.startswith("code_")},
        expected={n[6:]: part for n, part in parts.items() if n.startswith("right_")},
    )
