"""Compiling for GPUs on a machine that has none (numba-cuda, extra `gpu`).

What is compiled, what a CPU makes of the same games, and how much room all that takes, go into one
file a game, which a machine with a GPU and nothing but NumPy can use (heyday.learn.device).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from heyday.bots.minds import tree_of
from heyday.bots.minds.nodes import MANNER, NODE
from heyday.kit.backend import sources_digest
from heyday.kit.game import Game
from heyday.learn.batch import grove_of, loops_of, sizes_of
from heyday.learn.bundle import Bundle
from heyday.learn.layout import compiled_type, layout_of, table_type
from heyday.learn.trial import expected

ARCH = (9, 0)
# Registers that a thread may use: fewer, and more threads fit; more, and less memory is needed.
REGISTERS = {"advance": 96, "think": 168}  # 64 for all others

# Numba clears and copies records byte by byte, which takes as long as a fifth of the game.
BY_WORDS = """
define internal void @{name}({arguments}, i64 %size) {{
entry:
  br label %head
head:
  %at = phi i64 [ 0, %entry ], [ %next, %body ]
  %more = icmp ult i64 %at, %size
  br i1 %more, label %body, label %end
body:
{read}
  %place = getelementptr i8, i8* %to, i64 %at
  %write = bitcast i8* %place to <4 x i32>*
  store <4 x i32> {words}, <4 x i32>* %write, align 16
  %next = add i64 %at, 16
  br label %head
end:
  ret void
}}
"""
READ = """\
  %source = getelementptr i8, i8* %from, i64 %at
  %read = bitcast i8* %source to <4 x i32>*
  %words = load <4 x i32>, <4 x i32>* %read, align 16"""
CLEAR = BY_WORDS.format(name="clear_words", arguments="i8* %to", read="", words="zeroinitializer")
COPY = BY_WORDS.format(name="copy_words", arguments="i8* %to, i8* %from", read=READ, words="%words")
MEMSET = re.compile(r'@"?llvm\.memset\.p0i8\.i64"?\(i8\* ([^,]+), i8 0, i64 (\d+), i1 \w+\)')
MEMCPY = r'@"?llvm\.memcpy\.p0i8\.p0i8\.i64"?\(i8\* ([^,]+), i8\* ([^,]+), i64 {size}, i1 \w+\)'


def by_words(code: str, size: int) -> str:
    """Return a module that clears and copies records sixteen bytes at a time.

    They begin at such a place, and a state, which has this size, ends at one.
    """
    code, cleared = MEMSET.subn(r"@clear_words(i8* \1, i64 \2)", code)
    copy = MEMCPY.format(size=size)
    code, copied = re.subn(copy, rf"@copy_words(i8* \1, i8* \2, i64 {size})", code)
    return code + CLEAR * (cleared > 0) + COPY * (copied > 0)


@contextmanager
def replaced(place: Any, name: str, by: Any) -> Iterator[None]:
    """Put something in the place of a function of numba-cuda."""
    kept = getattr(place, name)
    setattr(place, name, by)
    try:
        yield
    finally:
        setattr(place, name, kept)


@contextmanager
def compiler(size: int) -> Iterator[Any]:
    """Make numba-cuda compile without a GPU, and what the rules need of it faster.

    A state has this size.
    """
    from numba import cuda
    from numba.core import types
    from numba.cuda import dispatcher
    from numba.cuda.cudadrv import nvvm
    from numba.cuda.np import arrayobj

    compile_ir = nvvm.compile_ir

    def compile_cleared(code: Any, **options: Any) -> Any:
        modules = [code] if isinstance(code, str) else code
        return compile_ir([by_words(module, size) for module in modules], **options, fma=0)

    def plain_index(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
        # Rules never count from the end of an array, so nothing need be added to an index.
        return context.cast(builder, index, kind, types.intp)

    device = SimpleNamespace(compute_capability=ARCH)
    with (
        replaced(dispatcher, "get_current_device", lambda: device),
        replaced(nvvm, "compile_ir", compile_cleared),
        replaced(arrayobj, "fix_integer_index", plain_index),
    ):
        yield cuda


def argument_types(state: Any, moves: Any, tree: Any) -> dict[str, tuple[Any, ...]]:
    """Return what each kernel is handed."""
    from numba import float32, float64, from_dtype, int32, int64

    states, lists = state[::1], moves[::1]
    table = table_type(state, moves)
    nodes, manners = from_dtype(NODE), from_dtype(MANNER)
    longs, ints = int64[::1], int32[::1]
    return {
        "advance": (states, lists, ints, longs, longs, longs, longs, int64, int64, int64),
        "look": (states, lists, ints, int32[:, ::1], float32[:, ::1]),
        "look_at_actions": (states, lists, float32[:, :, ::1]),
        "choose": (lists, ints, longs, int64),
        "reseed": (states, longs),
        "recall": (states, float32[:, ::1], float32[:, ::1], float32[:, ::1], int64),
        "think": (
            *(states, lists, table[:, ::1], nodes[:, ::1], tree[::1]),
            *(int32[:, ::1], int32[:, ::1], float64[:, ::1]),  # paths, marks, weights
            *(longs, ints, manners[::1], float32[:, ::1]),  # seeds, kinds, manners, nets
            *(int32[:, ::1], float32[:, ::1], float32[:, ::1], int64),
        ),
    }


def to_machine_code(name: str, ptx: str) -> bytes:
    """Return the machine code of a kernel, under a plain name."""
    from cuda.core import Program, ProgramOptions

    text = re.sub(r"(\.visible \.entry )\S+?\(", rf"\1{name}(", ptx)
    arch = "sm_{}{}".format(*ARCH)
    options = ProgramOptions(arch=arch, max_register_count=REGISTERS.get(name, 64))
    return bytes(Program(text, "ptx", options).compile("cubin").code)


def build(game: Game, path: Path, tell: Callable[[str], None]) -> Bundle:
    """Compile the kernels of a game into a file; `tell` hears what is under way."""
    import numba

    from heyday.learn.kernels import kernels_of

    layout, loops = layout_of(game.rules.State.dtype), loops_of(game)
    state, moves = compiled_type(layout), numba.from_dtype(game.rules.Moves.dtype)
    kinds = argument_types(state, moves, numba.from_dtype(tree_of(game).TREE))
    codes = {}
    with compiler(layout.size) as cuda:
        for name, kernel in kernels_of(loops, grove_of(game)).items():
            tell(name)
            ptx, _ = cuda.compile_ptx(kernel, kinds[name], cc=ARCH)
            codes[name] = to_machine_code(name, ptx)
    tell("results of the CPU")
    choices = game.rules.Moves.dtype.fields["list"]
    bundle = Bundle(
        game=game.name,
        sources=sources_digest(),
        sizes=replace(sizes_of(game), state=layout.size, table=table_type(state, moves).size),
        layout=layout,
        choices=(choices[1], choices[0].shape[0]),
        codes=codes,
        expected=expected(game),
    )
    bundle.save(path)
    return bundle
