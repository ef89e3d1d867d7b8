"""Sets of small numbers, as the bits of one: what holds of many things is found at once.

Which cards are in a hand, which tiles can be paid, which sites are free: a rule that gives such a
set answers for all of them without asking one by one, and sets are joined by `&`, `|` and `& ~`. At
most 63 things, so that no sign is in the way.
"""

from __future__ import annotations

from typing import Any

from heyday.kit.backend import BACKEND, rule


@rule
def bit(number):
    """Return the set of one number."""
    return 1 << number


@rule
def has(bits, number):
    """Whether a number is in a set."""
    return bits >> number & 1 != 0


@rule
def without_first(bits):
    """Return a set less its lowest number."""
    return bits & (bits - 1)


@rule
def nth_of(bits, nth):
    """Return the nth number of a set, from 0."""
    for _ in range(nth):
        bits = without_first(bits)
    return first_of(bits)


if BACKEND == "python":

    def first_of(bits: int) -> int:
        """Return the lowest number of a set that is not empty."""
        return (bits & -bits).bit_length() - 1

    def count_of(bits: int) -> int:
        """Return how many numbers are in a set."""
        return bits.bit_count()

    # by value: what each byte of a field becomes, a digit of a binary number
    DIGITS = tuple(b"0" * value + b"1" + b"0" * (255 - value) for value in range(128))

    def where(items: list[int], value: int) -> int:
        """Return which places of a field hold a value."""
        if value not in items:
            return 0
        if value < 0:  # such a field cannot be read as bytes
            return sum(1 << at for at, item in enumerate(items) if item == value)
        return int(bytes(items).translate(DIGITS[value])[::-1], 2)

else:
    from llvmlite import ir
    from numba.core import cgutils, types
    from numba.extending import intrinsic

    @intrinsic
    def first_of(typingctx: Any, bits: Any) -> Any:
        """Return the lowest number of a set that is not empty."""

        def find(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.cttz(args[0], cgutils.true_bit)

        return types.int64(types.int64), find

    @intrinsic
    def count_of(typingctx: Any, bits: Any) -> Any:
        """Return how many numbers are in a set."""

        def count(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.ctpop(args[0])

        return types.int64(types.int64), count

    def _at_once(builder: Any, data: Any, size: int, value: Any) -> Any:
        """Compare all items of a field with a value by one instruction of the processor."""
        row, place = ir.VectorType(value.type, size), ir.Constant(cgutils.int32_t, 0)
        held = builder.load(builder.bitcast(data, row.as_pointer()), align=1)
        nothing = ir.Constant(row, ir.Undefined)
        zeros = ir.Constant(ir.VectorType(cgutils.int32_t, size), None)
        one = builder.insert_element(nothing, value, place)
        wanted = builder.shuffle_vector(one, nothing, zeros)
        same = builder.bitcast(builder.icmp_signed("==", held, wanted), ir.IntType(size))
        return builder.zext(same, cgutils.intp_t)

    def _one_by_one(builder: Any, data: Any, size: int, value: Any) -> Any:
        """Compare the items of a field with a value in a loop: a GPU has nothing better."""
        bits = cgutils.alloca_once_value(builder, cgutils.intp_t(0))
        with cgutils.for_range(builder, cgutils.intp_t(size)) as loop:
            same = builder.icmp_signed("==", builder.load(builder.gep(data, [loop.index])), value)
            found = builder.shl(builder.zext(same, cgutils.intp_t), loop.index)
            builder.store(builder.or_(builder.load(bits), found), bits)
        return builder.load(bits)

    @intrinsic
    def where(typingctx: Any, items: Any, value: Any) -> Any:
        """Return which places of a field hold a value."""

        def compare(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            data = context.make_array(items)(context, builder, args[0]).data
            wanted = builder.trunc(args[1], context.get_value_type(items.dtype))
            on_gpu = "cuda" in type(context).__module__
            look = _one_by_one if on_gpu else _at_once
            return look(builder, data, items.shape[0], wanted)

        return types.int64(items, types.int64), compare
