"""How a state lies in the memory of a GPU.

A record keeps each of its arrays in one piece. For a processor with a large cache that is right; a
GPU that looks at one place of the field would fetch a piece of every array. Long arrays of one
length are therefore interleaved: all that is known about a place lies side by side. The rules do
not notice, because they name fields and indices, never addresses.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

LONG = 256  # shorter arrays lie close together anyway
LINE = 32  # bytes that a GPU fetches at once


@dataclass(frozen=True)
class Spot:
    """Where a field lies: its elements are `step` bytes apart, 0 for as close as they can."""

    offset: int
    step: int = 0


@dataclass(frozen=True)
class Layout:
    """Where all fields of a record lie."""

    dtype: np.dtype[Any]
    spots: dict[str, Spot]
    size: int

    def fields(self, data: npt.NDArray[np.uint8]) -> dict[str, npt.NDArray[Any]]:
        """Return the fields of many records out of the bytes of a GPU."""
        count = data.size // self.size
        found = {}
        for name, spot in self.spots.items():
            kind = self.dtype[name]
            base, shape = kind.base, kind.shape
            steps = np.empty(shape, base).strides if not spot.step else (spot.step,)
            found[name] = np.ndarray(
                (count, *shape), base, data.data, spot.offset, (self.size, *steps)
            )
        return plain_fields(found)


def plain_fields(fields: Mapping[str, npt.NDArray[Any]]) -> dict[str, npt.NDArray[Any]]:
    """Return copies of fields, those of records inside records by themselves.

    Between the fields of a record may lie bytes that mean nothing; here they are gone.
    """
    found: dict[str, npt.NDArray[Any]] = {}
    for name, values in fields.items():
        if values.dtype.names:
            inner = {f"{name}_{part}": values[part] for part in values.dtype.names}
            found |= plain_fields(inner)
        else:
            found[name] = values.copy()
    return found


def _up(size: int, to: int) -> int:
    return -(-size // to) * to


def layout_of(dtype: np.dtype[Any]) -> Layout:
    """Return the layout of a record for a GPU: short fields first, then what is interleaved."""
    fields = {name: dtype[name] for name in dtype.names or ()}
    long: dict[tuple[int, ...], list[str]] = {}
    for name, kind in fields.items():
        if len(kind.shape) == 1 and kind.shape[0] >= LONG:
            long.setdefault(kind.shape, []).append(name)
    groups = [names for names in long.values() if len(names) > 1]
    apart = {name for names in groups for name in names}
    spots, end = {}, 0
    for name, kind in sorted(fields.items(), key=lambda field: field[1].itemsize):
        if name not in apart:
            end = _up(end, kind.base.alignment)
            spots[name] = Spot(end)
            end += kind.itemsize
    for names in groups:
        names.sort(key=lambda name: -fields[name].base.itemsize)
        widest = fields[names[0]].base.itemsize
        step = _up(sum(fields[name].base.itemsize for name in names), widest)
        start = end = _up(end, LINE)
        for name in names:
            spots[name] = Spot(end, step)
            end += fields[name].base.itemsize
        end = start + step * fields[names[0]].shape[0]
    return Layout(dtype, spots, _up(end, LINE))


def compiled_type(layout: Layout) -> Any:
    """Return the record as the compiler for GPUs takes it."""
    import numba
    from numba.core import types

    kind = strided_array()
    plain = numba.from_dtype(layout.dtype)
    fields: Any = []
    for name, field in plain.fields.items():
        spot, made = layout.spots[name], field.type
        if spot.step:
            made = kind(made.dtype, made.shape, spot.step)
        place = {"type": made, "offset": spot.offset, "alignment": field.alignment}
        fields.append((name, place))
    return types.Record(fields, layout.size, True)


def table_type(state: Any, moves: Any) -> Any:
    """Return a state with its choices as the compiler for GPUs takes it."""
    from numba.core import types

    fields: Any = [
        ("state", {"type": state, "offset": 0, "alignment": None}),
        ("moves", {"type": moves, "offset": state.size, "alignment": None}),
    ]
    return types.Record(fields, _up(state.size + moves.size, LINE), True)


def strided_array() -> Any:
    """Return Numba's type of an array inside a record whose elements lie apart."""
    from numba.core import types
    from numba.core.datamodel import models, registry

    class StridedArray(types.NestedArray):
        def __init__(self, dtype: Any, shape: tuple[int, ...], step: int) -> None:
            self._shape, self.step = shape, step
            name = f"strided({dtype}, {shape}, {step})"
            types.Array.__init__(self, dtype, len(shape), "A", name=name)

        @property
        def strides(self) -> tuple[int, ...]:
            return (self.step,)

        @property
        def key(self) -> Any:
            return self.dtype, self.shape, self.step

    registry.register_default(StridedArray)(models.NestedArrayModel)
    return StridedArray
