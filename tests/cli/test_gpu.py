"""gpu: what it says where there is nothing to run."""

from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

from heyday.cli import gpu


def test_bench_needs_a_compiled_game(heyday, tmp_path):
    result = heyday("gpu", "bench", "--folder", str(tmp_path))

    assert result.code == 2
    assert "heyday gpu build" in result.err


@pytest.mark.skipif(Path("/dev/nvidia0").exists(), reason="a GPU is here")
def test_bench_needs_a_gpu(heyday, tmp_path):
    (tmp_path / "gods.npz").write_bytes(b"")

    result = heyday("gpu", "bench", "--folder", str(tmp_path))

    assert result.code == 2
    assert "GPU" in result.err


@pytest.mark.skipif(find_spec("numba_cuda") is not None, reason="numba-cuda is installed")
def test_build_needs_numba_cuda(heyday, tmp_path):
    result = heyday("gpu", "build", "--folder", str(tmp_path))

    assert result.code == 2
    assert "numba-cuda is not installed" in result.err


def test_bench_prints_a_table(capsys, monkeypatch):
    row = {"games": 33_792} | dict.fromkeys(list(gpu.HEADS)[1:], 250_400_000)
    game = {"compared": ["a", "b"], "decisions_per_s": [row]}
    monkeypatch.setenv("COLUMNS", "160")

    gpu.show({"gpu": "a GPU", "games": {"gods": game}})

    out = capsys.readouterr().out
    assert "33 792" in out and out.count("250.4") == 5
    assert "2 results are equal to the CPU's." in out


def test_the_best_round_counts(monkeypatch):
    batch = SimpleNamespace(get=lambda name: np.array([30, 70]))
    ticks = iter([0.0, 4.0, 4.0, 5.0])
    monkeypatch.setattr("heyday.learn.driver.finish", lambda: None)
    monkeypatch.setattr(gpu.time, "perf_counter", lambda: next(ticks))

    assert gpu.timed(batch, lambda: None, lambda: None) == 100
