"""The rules become machine code for a GPU, as they are; no GPU is needed to see that.

Runs where numba-cuda is installed (`pip install -e '.[gpu]'`). Whether tables fit shows only in the
last step, so the kernels are taken all the way to machine code.
"""

import numpy as np
import pytest

from heyday import games
from heyday.kit import BACKEND

pytest.importorskip("numba_cuda", reason="numba-cuda is not installed (extra gpu)")
if BACKEND != "numba":
    pytest.skip("CUDA compiles the rules of the numba backend", allow_module_level=True)


@pytest.mark.slow
@pytest.mark.parametrize("name", games.NAMES)
def test_every_kernel_becomes_machine_code(name, tmp_path):
    from heyday.learn import bundle, cubin
    from heyday.learn.bundle import KERNELS

    parts = []
    cubin.build(games.get(name), tmp_path / "game.npz", parts.append)
    made = bundle.load(tmp_path / "game.npz")

    assert parts[: len(KERNELS)] == list(KERNELS)
    assert set(made.codes) == set(KERNELS)
    for code in made.codes.values():
        assert code.startswith(b"\x7fELF")
    assert len(made.codes["advance"]) > 100_000
    assert made.expected["decisions_2"].sum() > 0
    assert np.isfinite(made.expected["walk_features"]).all()
