"""The rules compile for CUDA, as they are; no GPU is needed to see that.

Runs where numba-cuda is installed (`pip install -e '.[gpu]'`). Whether tables fit shows only in the
last step, so the kernel is taken all the way to machine code.
"""

import re
from types import SimpleNamespace

import pytest

from heyday import games
from heyday.kit import BACKEND

pytest.importorskip("numba_cuda", reason="numba-cuda is not installed (extra gpu)")
if BACKEND != "numba":
    pytest.skip("CUDA compiles the rules of the numba backend", allow_module_level=True)

ARCH = (9, 0)
CONSTANT_MEMORY = 65_536


def compile_playouts(game, monkeypatch):
    """Return the PTX of a kernel that plays a whole random game in every thread."""
    import numba
    from numba import cuda
    from numba.cuda import dispatcher

    device = SimpleNamespace(compute_capability=ARCH)
    monkeypatch.setattr(dispatcher, "get_current_device", lambda: device)
    begin, playout = game.drive.begin, game.drive.playout

    def kernel(tables, players, options, first_seed, decisions):
        i = cuda.grid(1)
        if i < tables.shape[0]:
            begin(tables[i].state, tables[i].moves, players, first_seed + i, options)
            decisions[i] = playout(tables[i].state, tables[i].moves)

    record = numba.from_dtype(game.drive.Table.dtype)[::1]
    arguments = (record, numba.int64, numba.int64, numba.int64, numba.int64[::1])
    ptx, _ = cuda.compile_ptx(kernel, arguments, cc=ARCH)
    return ptx


@pytest.mark.slow
@pytest.mark.parametrize("name", games.NAMES)
def test_the_playout_kernel_becomes_machine_code(name, monkeypatch):
    from cuda.core import Program, ProgramOptions

    ptx = compile_playouts(games.get(name), monkeypatch)

    tables = re.findall(r"\.const .*?\.b8 \S+?\[(\d+)\]", ptx)
    assert 0 < sum(int(size) for size in tables) < CONSTANT_MEMORY
    cubin = Program(ptx, "ptx", ProgramOptions(arch="sm_90")).compile("cubin")
    assert len(cubin.code) > 10_000
