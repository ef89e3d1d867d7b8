"""Games on a GPU, from a file that `heyday gpu build` made."""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np

from heyday.learn.batch import Batch, Numbers
from heyday.learn.bundle import BLOCK, GROUP, Bundle
from heyday.learn.driver import LOCAL_BYTES, REGISTERS, Area, Kernel

LOOKERS = 64  # threads of a block that look, each at a game


class GpuBatch(Batch):
    """Games on the GPU. Its arrays stay there; `areas` shares them with other packages."""

    def __init__(self, bundle: Bundle, count: int, stream: int = 0) -> None:
        self.bundle, self.stream = bundle, stream
        self.count = self.live = count
        self.list_start = bundle.choices[0]
        sizes = bundle.sizes
        self.kernels = {name: Kernel(name, code) for name, code in bundle.codes.items()}
        self.areas: dict[str, Area] = {}
        self.shapes = sizes.arrays(count) | {
            "states": ((count,), f"V{sizes.state}"),
            "moves": ((count,), f"V{sizes.moves}"),
        }

    def free(self) -> None:
        """Give the memory back."""
        for area in self.areas.values():
            area.free()

    def area(self, name: str) -> Area:
        """Return an array; it is made when it is first asked for."""
        if name not in self.areas:
            self.areas[name] = Area(*self.shapes[name])
        return self.areas[name]

    def get(self, name: str) -> Numbers:
        return self.area(name).get()

    def put(self, name: str, values: Any) -> None:
        self.area(name).put(values)

    def states(self) -> dict[str, Numbers]:
        return self.bundle.layout.fields(self.area("states").get().view(np.uint8))

    def choices(self) -> tuple[Numbers, Numbers]:
        rows = self.area("moves").get().view(np.int16).reshape(self.count, -1)
        counts = rows[:, :4].copy().view(np.int64)[:, 0]
        first, length = self.bundle.choices
        return counts, rows[:, first // 2 : first // 2 + length]

    def call(self, kernel: str, arrays: tuple[str, ...], *numbers: int) -> None:
        words = [word for name in arrays for word in self.area(name).words(self.live)]
        words += [ctypes.c_int64(number) for number in numbers]
        threads = BLOCK if kernel == "advance" else LOOKERS
        games = threads // GROUP if kernel == "look_at_actions" else threads
        self.kernels[kernel].launch(-(-self.live // games), threads, words, self.stream)

    def figures(self) -> dict[str, dict[str, int]]:
        """Return what each kernel takes of a processor."""
        return {
            name: {
                "registers": kernel.attribute(REGISTERS),
                "local_bytes": kernel.attribute(LOCAL_BYTES),
                "code_bytes": len(self.bundle.codes[name]),
            }
            for name, kernel in self.kernels.items()
        }
