"""Records: the declared, fixed-width state of a game.

One declaration gives two forms of the same thing: a slots class with plain ints and lists, which
CPython runs fastest and debuggers show best, and a NumPy record type, which Numba and CUDA compile
against. `pack` and `unpack` carry a record from one form to the other, byte for byte. Long fields
of the first are arrays: where many states are kept, memory costs more than its reading.
"""

from __future__ import annotations

from array import array
from typing import Any, TypeVar

import numpy as np

T = TypeVar("T")
LONG = 100  # numbers of a field, of which few are read and all are copied


class Ints:
    """A field of integers: `i8`, or `i8[9]`, or `i8[4, 4]`."""

    def __init__(self, dtype: type[np.generic], shape: tuple[int, ...] = ()) -> None:
        self.dtype, self.shape = np.dtype(dtype), shape

    def __getitem__(self, shape: int | tuple[int, ...]) -> Ints:
        return Ints(self.dtype.type, shape if isinstance(shape, tuple) else (shape,))

    @property
    def long(self) -> bool:
        """Whether CPython has it as an array, which unlike a list is copied as memory."""
        return len(self.shape) == 1 and self.shape[0] > LONG

    def zero(self) -> str:
        """Return the source of this field's zero value."""
        if self.long:
            return f"array({self.dtype.char!r}, bytes({self.shape[0] * self.dtype.itemsize}))"
        source = "0"
        for n in reversed(self.shape):
            source = f"[{source}] * {n}" if source == "0" else f"[{source} for _ in range({n})]"
        return source

    def copy(self, source: str) -> str:
        """Return the source of a copy of the value that `source` names."""
        if not self.shape:
            return source
        return f"{source}[:]" if len(self.shape) == 1 else f"[row[:] for row in {source}]"


class Records:
    """A field of records: `God[4]`."""

    def __init__(self, cls: type, count: int) -> None:
        self.cls, self.shape = cls, (count,)
        self.dtype = cls.dtype  # type: ignore[attr-defined]


# The field types, which stand in annotations. All are signed: of an unsigned and a signed number
# Numba makes a float.
i8: Any = Ints(np.int8)
i16: Any = Ints(np.int16)
i32: Any = Ints(np.int32)
i64: Any = Ints(np.int64)


def _methods(fields: dict[str, Any]) -> dict[str, Any]:
    """Write the class's methods out field by field: a loop over names costs three times as much."""
    init, copy = ["def __init__(self):"], ["def copy_from(self, other):"]
    twin = ["def twin(self):", "  new = new_of(type(self))"]
    same = ["def __eq__(self, other):", "  return type(self) is type(other)"]
    same[1] += "".join(f" and self.{name} == other.{name}" for name in fields)
    changed = ["def changed(self, other):", "  found = set()"]
    changed += [f"  if self.{n} != other.{n}: found.add({n!r})" for n in fields]
    names: dict[str, Any] = {"new_of": object.__new__, "array": array}
    for name, field in fields.items():
        if isinstance(field, Ints):
            init.append(f"  self.{name} = {field.zero()}")
            copy.append(f"  self.{name} = {field.copy(f'other.{name}')}")
            twin.append(f"  new.{name} = {field.copy(f'self.{name}')}")
        elif isinstance(field, Records):
            names[field.cls.__name__] = field.cls
            init.append(
                f"  self.{name} = [{field.cls.__name__}() for _ in range({field.shape[0]})]"
            )
            copy.append(f"  for mine, theirs in zip(self.{name}, other.{name}):")
            copy.append("    mine.copy_from(theirs)")
            twin.append(f"  new.{name} = [theirs.twin() for theirs in self.{name}]")
        else:
            names[field.__name__] = field
            init.append(f"  self.{name} = {field.__name__}()")
            copy.append(f"  self.{name}.copy_from(other.{name})")
            twin.append(f"  new.{name} = self.{name}.twin()")
    source = "\n".join([*init, *copy, *twin, "  return new", *same, *changed, "  return found"])
    exec(source, names)  # noqa: S102 - our own declarations, as namedtuple does
    return {name: names[name] for name in ("__init__", "copy_from", "twin", "__eq__", "changed")}


def record(cls: type[T]) -> type[T]:
    """Turn `name: i8[9]` declarations into a plain Python class that carries its NumPy `dtype`."""
    fields = dict(cls.__annotations__)
    body = _methods(fields) | {
        "__slots__": tuple(fields),
        "__hash__": None,
        "__class_getitem__": classmethod(Records),
        "__doc__": cls.__doc__,
        "__module__": cls.__module__,
        "fields": fields,
        "dtype": np.dtype(
            [(name, f.dtype, getattr(f, "shape", ())) for name, f in fields.items()], align=True
        ),
    }
    return type(cls.__name__, (), body)


def same(one: Any, other: Any, *fields: str) -> bool:
    """Whether two records agree in some fields."""
    return all(getattr(one, field) == getattr(other, field) for field in fields)


def differing(one: Any, other: Any, *fields: str) -> list[int]:
    """Return the places at which two records differ in some long fields of one width.

    Few do, and as long numbers all are compared in one go: a loop takes ten times as long.
    """
    bits, width, at, found = 0, 8, 0, []
    for field in fields:
        mine, its = getattr(one, field), getattr(other, field)
        bits |= int.from_bytes(mine, "little") ^ int.from_bytes(its, "little")
        width = 8 * mine.itemsize
    while bits:
        skipped = ((bits & -bits).bit_length() - 1) // width
        found.append(at + skipped)
        at += skipped + 1
        bits >>= width * (skipped + 1)
    return found


def pack(source: Any, target: Any) -> None:
    """Write a plain record into a NumPy one; a value that does not fit its field is an error."""
    for name, field in type(source).fields.items():
        value = getattr(source, name)
        if isinstance(field, Ints):
            target[name] = value
        elif isinstance(field, Records):
            for i, inner in enumerate(value):
                pack(inner, target[name][i])
        else:
            pack(value, target[name])


def unpack(source: Any, target: Any) -> None:
    """Write a NumPy record into a plain one."""
    for name, field in type(target).fields.items():
        if isinstance(field, Ints):
            value = source[name].tolist()
            setattr(target, name, array(field.dtype.char, value) if field.long else value)
        elif isinstance(field, Records):
            for i, inner in enumerate(getattr(target, name)):
                unpack(source[name][i], inner)
        else:
            unpack(source[name], getattr(target, name))


def packed(plain: Any) -> bytes:
    """Return a plain record as bytes."""
    room = np.zeros(1, plain.dtype)
    pack(plain, room[0])
    return room.tobytes()
