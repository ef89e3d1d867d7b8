"""Who meets whom, and that nothing is played twice or lost."""

import json
from collections import Counter

import pytest

from heyday.arena.table import Result, Task, play
from heyday.arena.tournament import Ledger, line_ups, run, schedule
from heyday.match.replay import verify


def test_the_last_bot_fills_a_table():
    assert line_ups(["a", "b"], 4) == [("a", "b", "b", "b")]
    assert line_ups(["a"], 2) == [("a", "a")]


def test_more_bots_than_seats_meet_in_every_choice():
    assert line_ups(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_line_up_sits_in_every_order_with_the_same_draws(players):
    tasks = list(schedule("gods", ["a", "b"], players, 6 * players, {}))

    for first in range(0, len(tasks), players):
        group = tasks[first : first + players]
        assert len({task.seed for task in group}) == 1
        assert sorted(task.seats.index("a") for task in group) == list(range(players))
    assert len({task.key for task in tasks}) == len(tasks)


def test_every_pair_plays_as_often_as_the_others():
    tasks = list(schedule("gods", ["a", "b", "c"], 2, 60, {}))

    met = Counter(tuple(sorted(task.seats)) for task in tasks)
    assert set(met.values()) == {20}


@pytest.mark.parametrize("game", ["gods", "gentes"])
def test_a_game_is_repeatable_and_its_record_is_proven(game):
    task = Task(game, ("random", "random", "random"), seed=3)

    first, again = play(task, keep=True), play(task)

    assert first.points == again.points
    assert first.ranks == again.ranks
    assert sum(first.shares) == pytest.approx(1)
    assert verify(first.record).proven
    assert again.record == ""


def test_results_are_kept_and_gone_on_with(tmp_path):
    path = tmp_path / "results.jsonl"
    tasks = list(schedule("gods", ["random"], 2, 4, {}))
    run(tasks[:2], Ledger(path), processes=1)

    told = []
    ledger = Ledger(path)
    run(tasks, ledger, processes=1, progress=lambda result: told.append(result.key))

    assert told == [task.key for task in tasks[2:]]
    assert set(ledger.results) == {task.key for task in tasks}
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    assert [Result.read(line).key for line in lines] == [task.key for task in tasks]


def test_whoever_watches_can_end_it():
    tasks = list(schedule("gods", ["random"], 2, 6, {}))
    ledger = Ledger(None)

    run(tasks, ledger, processes=1, progress=lambda result: True)

    assert len(ledger.results) == 1


@pytest.mark.slow
def test_several_processes_give_the_same_results():
    tasks = list(schedule("gods", ["random"], 3, 6, {}))
    alone, together = Ledger(None), Ledger(None)

    run(tasks, alone, processes=1)
    run(tasks, together, processes=2)

    assert {k: r.points for k, r in alone.results.items()} == {
        k: r.points for k, r in together.results.items()
    }
