"""Who meets whom, and that nothing is played twice or lost."""

import json
from collections import Counter
from dataclasses import replace

import pytest

from heyday.arena.table import Result, Task, _player, play
from heyday.arena.tournament import BadLedger, Ledger, line_ups, run, schedule
from heyday.bots.levels import SEARCHERS
from heyday.match.replay import verify


def test_the_last_bot_fills_a_table():
    assert line_ups(["a", "b"], 4) == [("a", "b", "b", "b")]
    assert line_ups(["a"], 2) == [("a", "a")]


def test_more_bots_than_seats_meet_in_every_choice():
    assert line_ups(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]


def test_a_bot_that_is_named_twice_makes_no_game_twice():
    tasks = list(schedule("gods", ["adept", "adept", "novice"], 2, 30, {}))

    assert len({task.key for task in tasks}) == 30


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


@pytest.mark.parametrize("names", [["a"], ["a", "b", "a", "b"]])
def test_no_game_is_played_twice(names):
    """Where a table looks the same after a turn, other draws take its place."""
    tasks = list(schedule("gods", names, 4, 12, {}))

    assert len({task.key for task in tasks}) == 12


def test_games_of_another_budget_or_of_other_rules_are_other_games():
    one = Task("gods", ("a", "b"), 3)
    others = [
        replace(one, game="gentes"),
        replace(one, options=(("religion", "any_foreign_blocks"),)),
        replace(one, seconds=0.1),
        replace(one, seconds=0.25),
        replace(one, simulations=100),
        replace(one, pace=0.1),
    ]

    assert len({task.key for task in [one, *others]}) == 7


@pytest.mark.slow
def test_a_budget_of_simulations_makes_search_repeatable():
    task = Task("gods", ("uct", "random"), seed=1, simulations=2)

    first, again = play(task, keep=True), play(task, keep=True)

    assert first.record == again.record


def test_a_pace_shortens_the_time_of_bots_that_search():
    fast = _player(Task("gods", (), 0, seconds=0.5, pace=0.1), "uct")
    own = _player(Task("gods", (), 0), "uct")

    assert fast.seconds == pytest.approx(0.05)
    assert own.seconds == SEARCHERS["uct"].seconds


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


def test_a_result_that_was_cut_off_is_played_again(tmp_path):
    path = tmp_path / "results.jsonl"
    tasks = list(schedule("gods", ["random"], 2, 3, {}))
    run(tasks, Ledger(path), processes=1)
    whole = path.read_bytes()
    path.write_bytes(whole[:-20])

    ledger = Ledger(path)
    assert len(ledger.of(tasks)) == 2
    run(tasks, ledger, processes=1)

    assert len(Ledger(path).of(tasks)) == 3
    assert path.read_bytes().count(b"\n") == 3


def test_a_result_without_its_end_of_line_is_a_result(tmp_path):
    path = tmp_path / "results.jsonl"
    tasks = list(schedule("gods", ["random"], 2, 2, {}))
    run(tasks[:1], Ledger(path), processes=1)
    path.write_bytes(path.read_bytes()[:-1])

    run(tasks, Ledger(path), processes=1)

    assert len(Ledger(path).of(tasks)) == 2


@pytest.mark.parametrize("text", ["a letter\n", "a letter", '{"key": 1}\n', '{"key": 1}', "[1]\n"])
def test_a_file_of_something_else_is_left_alone(tmp_path, text):
    path = tmp_path / "letter"
    path.write_text(text)

    with pytest.raises(BadLedger, match=r"letter, line 1: this is no result"):
        Ledger(path)
    assert path.read_text() == text


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
