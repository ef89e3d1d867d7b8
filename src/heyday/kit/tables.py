"""Constants and tables of content, in the form each backend reads fastest.

Both are module objects, because Numba and CUDA freeze the attributes of any module. A table is a
nested tuple under CPython and the narrowest read-only array elsewhere: CUDA keeps a copy of a table
at every place that reads it, in 64 kB altogether.
"""

from __future__ import annotations

from types import ModuleType
from typing import Any, TypeVar, cast

import numpy as np

from heyday.kit.backend import BACKEND

T = TypeVar("T", bound=type)


def _frozen(rows: Any) -> Any:
    return tuple(_frozen(row) for row in rows) if isinstance(rows, list | tuple) else int(rows)


def table(rows: Any) -> Any:
    """Return constant numbers, as nested rows of equal length; sets of things may need 64 bits."""
    if BACKEND == "python":
        return _frozen(rows)
    wide = np.array(rows, dtype=np.int64)
    fitting = (wide.astype(narrow) for narrow in (np.int8, np.int16, np.int32, np.int64))
    made = next(narrow for narrow in fitting if (narrow == wide).all())
    made.flags.writeable = False
    return made


def tables(name: str, **columns: Any) -> Any:
    """Return a namespace of tables: `tables("cards", points=[1, 2])` is read `cards.points[0]`."""
    space = ModuleType(name)
    for key, rows in columns.items():
        setattr(space, key, table(rows))
    return space


def constants(cls: T) -> T:
    """Turn a class of named ints into a namespace that all backends share.

    Numba types such a name as any int, where a literal or a global would make it compile each
    function again for every value, and CUDA can index with it, as it cannot with an IntEnum.
    """
    space: Any = ModuleType(cls.__name__, cls.__doc__)
    for name, value in vars(cls).items():
        if not name.startswith("_"):
            setattr(space, name, value)
    return cast(T, space)


def names_of(space: Any) -> dict[str, int]:
    """Return the names and values of a `constants` namespace, in their order."""
    return {name: value for name, value in vars(space).items() if not name.startswith("_")}
