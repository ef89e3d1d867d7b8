"""Bots in a process of their own: whatever happens to it, the game goes on, and soon."""

import os
import signal
import subprocess
import sys
import threading
import time
from random import Random
from types import SimpleNamespace

import pytest

from heyday import bots, games
from heyday.bots.minds.nodes import NODE
from heyday.bots.panel import MOST_THREADS
from heyday.bots.searcher import ROOM
from heyday.bots.serving import KEPT, Question, Shelf
from heyday.bots.worker import MEMORY, NoAnswer, Worker, WorkerBot

GODS = games.get("gods")
ODD = "tests.bots.odd_bots"


def position():
    """The first position of a game that leaves a choice."""
    found = GODS.start(2, 1)
    while len(found.legal()) < 3:
        found.act(found.legal()[0])
    return found


def question(bot, seconds=0.2, seat="a", seed=1):
    return Question("gods", bot, seconds, seat, bytes(position()), seed)


def alive(pid):
    """Whether a process runs; one that has ended but was not waited for does not."""
    try:
        with open(f"/proc/{pid}/stat") as file:
            return file.read().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.fixture(scope="module")
def worker():
    """A process that has started."""
    with Worker(grace=0.3) as one:
        one.ask(question(f"{ODD}:First"))
        yield one


def sit(worker, bot, seconds=0.2):
    """Return a bot at a table, and what it complains of."""
    told = []
    return WorkerBot(f"{ODD}:{bot}", GODS, seconds, worker, told.append), told


# ---- in the process ----


def test_a_process_answers_for_a_seat_with_the_same_bot():
    shelf = Shelf()
    legal = position().legal()

    first = [shelf.answer(question(f"{ODD}:Counter"), bool) for _ in range(2)]
    other = shelf.answer(question(f"{ODD}:Counter", seat="b"), bool)

    assert first == [legal[1], legal[2]]
    assert other == legal[1]


def test_a_process_forgets_the_seat_that_was_silent_longest():
    shelf = Shelf()

    for seat in "abcdef":
        shelf.answer(question(f"{ODD}:Counter", seat=seat), bool)
        shelf.answer(question(f"{ODD}:Counter", seat="a"), bool)

    assert len(shelf.bots) == KEPT
    assert [key[-1] for key in shelf.bots] == ["d", "e", "f", "a"]


def test_what_is_not_legal_is_no_answer():
    with pytest.raises(ValueError, match="not legal"):
        Shelf().answer(question(f"{ODD}:Cheat"), bool)


# ---- a process that does well ----


def test_a_bot_in_a_worker_chooses_as_it_would_here(worker):
    here, there = bots.make("random", GODS), WorkerBot("random", GODS, worker=worker)
    at = position()

    for seed in range(5):
        asked = Random(seed).getrandbits(62)
        assert there.choose(at, Random(seed)) == here.choose(at, Random(asked))


def test_a_bot_is_told_to_stop_and_answers_at_once(worker):
    bot, told = sit(worker, "Patient", seconds=20)
    at, stop = position(), threading.Event()
    times = []

    def later():
        time.sleep(0.3)
        times.append(time.monotonic())
        stop.set()

    threading.Thread(target=later).start()
    action = bot.choose(at, Random(1), stop.is_set)

    assert action == at.legal()[-1]
    assert time.monotonic() - times[0] < 0.15  # 50 ms, and something for a busy machine
    assert told == []


def test_a_bot_that_forgets_its_time_is_told_to_stop(worker):
    bot, told = sit(worker, "Slow")
    began, at = time.monotonic(), position()

    assert bot.choose(at, Random(1)) == at.legal()[-1]
    assert time.monotonic() - began < 1.5
    assert told == []


def test_a_late_stop_is_not_meant_for_the_next_question(worker):
    bot, _ = sit(worker, "Patient")
    worker.child.pipe.send("stop")
    began = time.monotonic()

    bot.choose(position(), Random(1))

    assert time.monotonic() - began >= 0.2


def test_an_answer_that_nobody_waited_for_is_passed_over(worker):
    """As when Ctrl-C interrupts whoever asked."""

    def interrupt():
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        worker.ask(question(f"{ODD}:Patient", seconds=0.1), interrupt)

    assert worker.ask(question(f"{ODD}:First")) == position().legal()[0]


def test_nothing_is_asked_where_there_is_no_choice(worker):
    bot, _ = sit(worker, "Mortal")
    only = SimpleNamespace(legal=lambda: [7])

    assert bot.choose(only, Random(1)) == 7


# ---- a process that does not ----


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Deaf", "its process hangs"),
        ("Mortal", r"its process died (exit code 7)"),
        ("Cheat", "not legal"),
    ],
)
def test_when_it_fails_twice_another_bot_decides(worker, name, why):
    bot, told = sit(worker, name)
    began, at, pid = time.monotonic(), position(), worker.child.process.pid

    action = bot.choose(at, Random(1))

    assert action in at.legal()
    assert [why in line for line in told] == [True, True]
    assert told[0].endswith("it is asked again")
    assert told[1].endswith("a simpler bot decides instead")
    assert time.monotonic() - began < 20
    assert not alive(pid)
    assert sit(worker, "First")[0].choose(at, Random(1)) == at.legal()[0]


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="other systems do not hold it to that")
def test_the_largest_trees_of_a_process_fit_into_its_memory():
    cores = os.cpu_count() or 1
    trees = KEPT * cores + MOST_THREADS  # as many Oracles as are kept, and a hint
    trees += cores  # one of them makes room in its own

    assert trees * ROOM * NODE.itemsize < MEMORY


def test_a_process_has_only_so_much_memory():
    with Worker(memory=MEMORY // 2) as small:
        with pytest.raises(NoAnswer, match="MemoryError"):
            small.ask(question(f"{ODD}:Glutton"))

        assert small.ask(question(f"{ODD}:First")) is not None


@pytest.mark.slow
def test_when_it_fails_once_the_new_process_answers(tmp_path, monkeypatch):
    monkeypatch.setenv("HEYDAY_TEST_FILE", str(tmp_path / "mark"))
    with Worker() as fresh:
        bot, told = sit(fresh, "DiesOnce")
        at = position()

        assert bot.choose(at, Random(1)) == at.legal()[-1]
        assert told == [f"{bot.name}: its process died (exit code 7); it is asked again"]


@pytest.mark.slow
def test_a_game_goes_on_though_its_worker_is_killed_in_mid_search():
    told = []
    with WorkerBot("adept", GODS, 0.3, notice=told.append) as bot:
        at, pid = position(), bot.worker.child.process.pid
        bot.choose(at, Random(0))
        threading.Timer(0.1, os.kill, (pid, signal.SIGKILL)).start()
        began = time.monotonic()

        action = bot.choose(at, Random(1))

        assert action in at.legal()
        assert told == ["adept: its process died (signal 9); it is asked again"]
        assert time.monotonic() - began < 15
        assert bot.worker.child.process.pid != pid


@pytest.mark.slow
def test_a_process_that_was_put_to_sleep_is_replaced(worker):
    pid = worker.child.process.pid
    os.kill(pid, signal.SIGSTOP)

    with pytest.raises(NoAnswer, match="hangs"):
        worker.ask(question(f"{ODD}:First"))

    assert not alive(pid)
    assert worker.ask(question(f"{ODD}:First")) is not None


def test_whoever_cannot_wait_for_a_process_to_start_gets_another_bot():
    with Worker() as fresh:
        bot, told = sit(fresh, "Patient")
        began = time.monotonic()

        assert bot.choose(position(), Random(1), lambda: True) in position().legal()
        assert time.monotonic() - began < 0.5
        assert told == []


def test_a_game_goes_on_though_no_process_can_be_started(worker, monkeypatch):
    def refuse(*arguments):
        raise OSError("no more processes")

    with Worker() as fresh:
        bot, told = sit(fresh, "First")
        fresh.child.kill()
        monkeypatch.setattr("heyday.bots.worker.spawn", refuse)

        assert bot.choose(position(), Random(1)) in position().legal()
        assert len(told) == 2 and "no more processes" in told[0]


def test_a_shared_worker_outlives_a_bot(worker):
    with sit(worker, "First")[0] as bot:
        pass

    assert bot.choose(position(), Random(1)) == position().legal()[0]


@pytest.mark.slow
def test_a_worker_ends_with_its_parent():
    """Even if both had no time to say goodbye, and the worker is busy."""
    text = (
        "from tests.bots.test_worker import *; w = Worker();"
        "w.ask(question(f'{ODD}:First'));"
        "threading.Thread(target=w.ask, args=(question(f'{ODD}:Patient', 60),)).start();"
        "time.sleep(0.2); print(w.child.process.pid, flush=True); time.sleep(60)"
    )
    with subprocess.Popen(
        [sys.executable, "-c", text], stdout=subprocess.PIPE, text=True
    ) as parent:
        pid = int(parent.stdout.readline())
        assert alive(pid)
        parent.kill()

    for _ in range(100):
        if not alive(pid):
            return
        time.sleep(0.02)
    raise AssertionError("it still runs")
