"""Games on a Ray cluster: the same as here, and none is lost."""

import os
import signal
import sys
import time
from functools import partial
from pathlib import Path

import pytest

from heyday.arena.cluster import Cluster, NoCluster, OtherVersion, _do
from heyday.arena.runners import Failed, Lost, here
from heyday.arena.table import play
from heyday.arena.tournament import Ledger, run, schedule
from heyday.kit import BACKEND
from heyday.learn import selfplay
from tests.arena import works


def test_without_ray_the_extra_is_named(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)

    with pytest.raises(NoCluster, match=r"pip install 'heyday\[cluster\]'"):
        Cluster()


def test_machines_need_the_same_version():
    assert _do(__import__("heyday").__version__, works.square, 3) == 9
    with pytest.raises(OtherVersion, match=r"not 0\.0"):
        _do("0.0", works.square, 3)


def test_an_address_where_nobody_is():
    pytest.importorskip("ray")

    with pytest.raises(NoCluster, match=r"there is no cluster at 127\.0\.0\.1:9"):
        next(Cluster("127.0.0.1:9")(works.square, [1]))


@pytest.fixture(scope="module")
def cluster():
    """A cluster of two cores, on this machine."""
    ray = pytest.importorskip("ray")
    one = Cluster()
    ray.init(
        "local",
        num_cpus=2,
        include_dashboard=False,
        log_to_driver=False,
        logging_level="ERROR",
        runtime_env={
            "env_vars": {"PYTHONPATH": f"{os.getcwd()}:{os.environ.get('PYTHONPATH', '')}"}
        },
    )
    yield one
    ray.shutdown()


def workers():
    """Return the processes that do some work for the cluster now."""
    found = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            if path.read_bytes().startswith(b"ray::_do"):
                found.append(int(path.parent.name))
        except OSError:
            continue
    return found


@pytest.mark.slow
def test_games_are_the_same_as_here(cluster):
    tasks = list(schedule("gods", ["uct", "random"], 2, 4, {}, simulations=2))
    alone, together = Ledger(None), Ledger(None)

    run(tasks, alone, keep=True, runner=here)
    run(tasks, together, keep=True, runner=cluster)

    assert {key: result.record for key, result in alone.results.items()} == {
        key: result.record for key, result in together.results.items()
    }


def kill_one():
    """End a process that does some work for the cluster."""
    busy = []
    while not busy:
        busy = workers()
        time.sleep(0.01)
    os.kill(busy[0], signal.SIGKILL)


@pytest.mark.slow
def test_a_killed_process_loses_nothing_but_time(cluster):
    results = cluster(works.slow_square, range(8))
    found = [next(results)]

    kill_one()
    found += results

    assert sorted(found) == [n * n for n in range(8)]


@pytest.mark.slow
@pytest.mark.skipif(BACKEND == "numba", reason="starting processes takes long, once is enough")
def test_data_of_games_is_the_same_as_here_whoever_dies(cluster, tmp_path):
    tasks = list(schedule("gods", ["random"], 2, 4, {}))
    deaths = iter([kill_one])

    selfplay.write(tasks, tmp_path / "alone", here, lambda: None)
    selfplay.write(tasks, tmp_path / "together", cluster, lambda: next(deaths, lambda: None)())

    alone, together = (sorted((tmp_path / name).iterdir()) for name in ("alone", "together"))
    assert [path.name for path in alone] == [path.name for path in together]
    assert len(alone) == 4
    for one, other in zip(alone, together, strict=True):
        assert one.read_bytes() == other.read_bytes()


@pytest.mark.slow
def test_what_cannot_be_done_is_told(cluster):
    with pytest.raises(Failed, match="not 1"):
        list(cluster(works.fails, range(3)))
    with pytest.raises(Lost, match="1 was tried 4 times"):
        list(cluster(works.dies, [1]))


@pytest.mark.slow
def test_whoever_stops_does_not_wait(cluster):
    results = cluster(partial(play), list(schedule("gods", ["random"], 2, 40, {})))
    next(results)

    results.close()

    assert list(cluster(works.square, [2])) == [4]
