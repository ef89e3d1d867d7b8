"""Ways to do many pieces of work: all of it gets done, though processes die."""

import multiprocessing
import os
import signal
import threading
import time

import pytest

from heyday.arena.runners import Failed, Lost, Processes, here, local
from tests.arena import works


def test_by_default_all_cores_work():
    assert local(1) is here
    assert local(3).count == 3
    assert (local() is here) == (os.cpu_count() == 1)


def test_in_this_process_work_is_done_in_order():
    assert list(here(works.square, [3, 1, 2])) == [9, 1, 4]


@pytest.mark.slow
def test_several_processes_do_all_of_it():
    assert sorted(Processes(2)(works.square, range(50))) == [n * n for n in range(50)]


@pytest.mark.slow
def test_a_killed_process_loses_nothing_but_time():
    results = Processes(2)(works.slow_square, range(8))
    found = [next(results)]

    victim = multiprocessing.active_children()[0]
    os.kill(victim.pid, signal.SIGKILL)
    found += results

    assert sorted(found) == [n * n for n in range(8)]


@pytest.mark.slow
def test_work_whose_process_died_is_done_by_another(tmp_path):
    marks = [str(tmp_path / name) for name in "ab"]

    assert sorted(Processes(2)(works.dies_once, marks)) == marks


@pytest.mark.slow
def test_work_that_ends_every_process_is_named():
    with pytest.raises(Lost, match=r"1 was tried 4 times: its process died \(exit code 3\)"):
        list(Processes(2)(works.dies, range(3)))

    assert multiprocessing.active_children() == []


@pytest.mark.slow
def test_work_whose_process_hangs_is_done_by_another(tmp_path):
    marks = [str(tmp_path / name) for name in "ab"]

    assert sorted(Processes(2, patience=lambda mark: 2.0)(works.hangs_once, marks)) == marks


@pytest.mark.slow
def test_a_process_is_not_late_before_it_has_begun(monkeypatch):
    monkeypatch.setattr("heyday.arena.runners.TRIES", 1)
    runner = Processes(2, patience=lambda number: 1.0)

    assert sorted(runner(works.StartsSlowly(), range(3))) == [0, 1, 4]


@pytest.mark.slow
def test_each_piece_of_work_has_its_own_time(monkeypatch):
    monkeypatch.setattr("heyday.arena.runners.TRIES", 1)
    runner = Processes(2, patience=lambda number: 2.0 if number == 1 else 60.0)

    with pytest.raises(Lost, match=r"1 was tried 1 times: it took more than 2 s"):
        list(runner(works.hangs, range(3)))


@pytest.mark.slow
def test_work_that_hangs_every_process_is_named(monkeypatch):
    monkeypatch.setattr("heyday.arena.runners.TRIES", 2)

    with pytest.raises(Lost, match=r"1 was tried 2 times: it took more than 1 s"):
        list(Processes(2, patience=lambda number: 1.0)(works.hangs, range(3)))

    assert multiprocessing.active_children() == []


@pytest.mark.slow
def test_a_result_that_nobody_has_taken_yet_is_not_late():
    results = Processes(2, patience=lambda mark: 2.0)(works.square, range(4))
    found = [next(results)]

    time.sleep(2.2)

    assert sorted([*found, *results]) == [0, 1, 4, 9]


@pytest.mark.slow
def test_an_error_is_told_with_its_traceback():
    with pytest.raises(Failed, match=r"(?s)in fails.*ValueError: not 1"):
        list(Processes(2)(works.fails, range(3)))


@pytest.mark.slow
def test_whoever_stops_does_not_wait_for_what_is_under_way():
    results = Processes(2)(works.slow_square, range(8))
    next(results)

    began = time.monotonic()
    results.close()

    assert time.monotonic() - began < 0.35
    assert multiprocessing.active_children() == []


@pytest.mark.slow
def test_ctrl_c_ends_all_processes():
    results = Processes(2)(works.slow_square, range(8))
    next(results)
    threading.Timer(0.05, signal.raise_signal, (signal.SIGINT,)).start()

    with pytest.raises(KeyboardInterrupt):
        list(results)

    assert multiprocessing.active_children() == []
