"""Calls of compiled rules that cost as little as a call can.

Numba begins a call by asking what kinds of things it was called with, which takes 0.2 µs where
records are among them, and lets other threads run meanwhile. A direct call is compiled for one kind
of call: the memory of a table, and numbers. It asks nothing, and holds on to the interpreter.

Under CPython the memory of a table is the table, in a list.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any, TypeVar

import numpy as np

from heyday.kit.backend import BACKEND, entry

F = TypeVar("F", bound=Callable[..., Any])

NUMBERS = list(range(1 << 15))  # that can be actions; to put one into a list, none is made


class Thing:
    """Marks an argument, or what is returned, as a Python object that is handed on as it is."""


def new_tables(drive: Any, count: int) -> Any:
    """Return room for some states, in the form of this process's backend."""
    if BACKEND == "python":
        return [drive.Table() for _ in range(count)]
    return np.zeros(count, drive.Table.dtype)


if BACKEND == "python":

    def direct(function: F) -> F:
        """Mark a function that Python calls all the time; under CPython it stays as it is."""
        return function

    def calls_of(loaded: Any) -> Any:
        """Return the direct calls of a file that was loaded for a game."""
        return loaded

    def new_memory(table: Any) -> Any:
        """Return the memory of a new table."""
        return [table()]

    def table_in(memory: Any, dtype: Any) -> Any:
        """Return the table that is in a memory."""
        return memory[0]

    def list_of(numbers: Any, items: list[int], count: int) -> list[int]:
        """Return the first of some items as a list of Python's."""
        return list(items[:count])

    def number_of(numbers: Any, number: int) -> int:
        """Return a number as Python has it."""
        return number

    def nothing(numbers: Any) -> None:
        """Return None."""

else:
    from numba.core import cgutils, types
    from numba.extending import NativeValue, box, intrinsic, models, register_model, unbox

    class Untouched(types.Opaque):
        """The type of a Python object that compiled code is handed as it is."""

    THING = Untouched("thing")
    register_model(Untouched)(models.OpaqueModel)

    @unbox(Untouched)
    def _take(kind: Any, thing: Any, c: Any) -> Any:
        return NativeValue(thing)

    @box(Untouched)
    def _give(kind: Any, thing: Any, c: Any) -> Any:
        return thing

    def direct(function: F) -> F:
        """Mark a function that Python calls all the time, with things and numbers."""
        return entry(function, nogil=False)

    class Calls:
        """The direct calls of a game; each is compiled, or loaded, when it is first made."""

        def __init__(self, loaded: Any) -> None:
            self._loaded = loaded

        def __getattr__(self, name: str) -> Any:
            function = getattr(self._loaded, name)
            asked = inspect.signature(function.py_func).parameters.values()
            kinds = tuple(THING if asks.annotation is Thing else types.int64 for asks in asked)
            function.compile(kinds)
            setattr(self, name, function.get_overload(kinds))  # from now on it is found at once
            return getattr(self, name)

    calls_of = Calls

    def new_memory(table: Any) -> Any:
        """Return the memory of a new table, all zeros."""
        return bytearray(table.dtype.itemsize)

    @intrinsic
    def table_in(typingctx: Any, memory: Any, dtype: Any) -> Any:
        """Return the table that is in a memory: the bytes of a bytearray."""

        def place(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            kind = cgutils.voidptr_t
            function = cgutils.get_or_insert_function(
                builder.module, cgutils.ir.FunctionType(kind, [kind]), "PyByteArray_AsString"
            )
            start = builder.call(function, [args[0]])
            return builder.bitcast(start, context.get_value_type(dtype.dtype))

        return dtype.dtype(memory, dtype), place

    @intrinsic
    def list_of(typingctx: Any, numbers: Any, items: Any, count: Any) -> Any:
        """Return the first of some items as a list of Python's, taken from the `numbers`."""

        def fill(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            api = context.get_python_api(builder)
            data = context.make_array(items)(context, builder, args[1]).data
            made = api.list_new(args[2])
            with (
                builder.if_then(cgutils.is_not_null(builder, made), likely=True),
                cgutils.for_range(builder, args[2]) as loop,
            ):
                item = builder.load(builder.gep(data, [loop.index]))
                number = api.list_getitem(args[0], builder.sext(item, loop.index.type))
                api.incref(number)  # the list takes over what it is given
                api.list_setitem(made, loop.index, number)
            return made

        return THING(numbers, items, types.intp), fill

    @intrinsic
    def number_of(typingctx: Any, numbers: Any, number: Any) -> Any:
        """Return a number as Python has it, taken from the `numbers`."""

        def find(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            api = context.get_python_api(builder)
            made = api.list_getitem(args[0], args[1])
            api.incref(made)
            return made

        return THING(numbers, types.intp), find

    @intrinsic
    def nothing(typingctx: Any, numbers: Any) -> Any:
        """Return None."""

        def none(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return context.get_python_api(builder).make_none()

        return THING(numbers), none
