"""The ladder: who must beat whom, what games prove, and when they suffice."""

from random import Random

import pytest

from heyday.arena.ladder import (
    SURE,
    Pairing,
    Standing,
    evidence,
    measure,
    pairings,
    so_far,
    standing,
)
from heyday.arena.runners import here
from heyday.arena.table import Result
from heyday.arena.tournament import Ledger
from heyday.bots.random import RandomBot


def pairing(goal=0.75, players=2, **other):
    return Pairing("gods", "strong", "weak", players, goal, **other)


def won(task, winner):
    """A result: `winner` comes first."""
    ranks = tuple(1 if who == winner else 2 for who in task.seats)
    count = len(ranks)
    seconds = tuple(0.2 if who == "strong" else 0.05 for who in task.seats)
    return Result(task.key, task.seats, (0,) * count, ranks, seconds, (10,) * count)


def ledger_of(one, outcomes):
    """Results of the first games: S where the upper bot wins, w where not, a dot where unknown."""
    ledger = Ledger(None)
    for task, outcome in zip(one.tasks(len(outcomes)), outcomes, strict=False):
        if outcome != ".":
            ledger.add(won(task, "strong" if outcome == "S" else "weak"))
    return ledger


def test_every_level_meets_the_one_below_at_every_table():
    found = {one.name: one for one in pairings("gods")}

    for upper, lower in [("novice", "random"), ("apprentice", "novice"), ("adept", "apprentice"),
                         ("master", "adept"), ("oracle", "master")]:  # fmt: skip
        goals = [found[f"{upper}:{lower}@{players}"].goal for players in (2, 3, 4)]
        assert goals == [0.75, pytest.approx(2 / 3), 0.5]
    assert found["adept:random@2"].goal == 0.995
    short = {name: one for name, one in found.items() if name.endswith("-100ms")}
    assert {name: one.goal for name, one in short.items()} == {
        "adept:random@4-100ms": 0.99,
        "adept:apprentice@4-100ms": 0.6,
        "adept:uct@4-100ms": 0.4,
        "oracle:apprentice@4-100ms": 0.6,
    }
    assert all(one.least == 400 and one.games >= 400 for one in short.values())
    assert len(found) == len(pairings("gods"))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_sits_everywhere_equally_often(players):
    tasks = pairing(players=players, pace=0.5).tasks(10)

    places = [task.seats.index("strong") for task in tasks]
    assert len(tasks) >= 10 and len(tasks) % players == 0
    assert {places.count(place) for place in range(players)} == {len(tasks) // players}
    assert {task.pace for task in tasks} == {0.5}


def test_only_whole_rounds_count_and_only_up_to_the_first_gap():
    one = pairing(players=3)
    tasks = one.tasks(12)

    assert standing(one, tasks, ledger_of(one, "SSSwSSw")).games == 6
    assert standing(one, tasks, ledger_of(one, "SSSwSS")).wins == 5
    assert standing(one, tasks, ledger_of(one, "SSSw.SSSSSSS")).games == 3
    assert standing(one, tasks, ledger_of(one, "")).games == 0


def test_time_is_counted_for_each_bot():
    one = pairing(players=3)
    now = standing(one, one.tasks(6), ledger_of(one, "SSSSSS"))

    assert now.upper_ms == pytest.approx(20)
    assert now.lower_ms == pytest.approx(5)


def stands(wins, games, goal=0.75, least=1):
    return Standing(pairing(goal, least=least), games, wins, 0, 0)


@pytest.mark.parametrize(
    ("wins", "games", "goal", "met", "proven"),
    [
        (20, 20, 0.75, True, True),
        (10, 10, 0.75, True, False),
        (75, 100, 0.75, True, False),
        (40, 80, 0.75, False, True),
        (68, 100, 0.75, False, False),
        (1000, 1000, 0.995, True, True),
        (400, 400, 0.995, True, False),
        (185, 200, 0.995, False, True),
        (0, 5, 0.4, False, False),
    ],
)
def test_what_games_prove(wins, games, goal, met, proven):
    now = stands(wins, games, goal)

    assert (now.met, now.proven) == (met, proven)


@pytest.mark.parametrize(("wins", "goal"), [(120, 0.4), (0, 0.4)])
def test_nothing_is_proven_before_there_are_as_many_games_as_it_takes(wins, goal):
    assert stands(wins, 120, goal, least=120).proven
    assert not stands(wins, 120, goal, least=400).proven


def test_nothing_is_proven_without_games():
    data = stands(0, 0).data()

    assert (data["met"], data["share"], data["proven"]) == (None, None, False)


def test_a_proof_is_seldom_wrong_however_often_one_looks():
    """Of bots that win exactly as often as they should, few are called better or worse."""
    dice = Random(3)
    wrong = 0
    for _ in range(100):
        wins = 0
        for games in range(1, 201):
            wins += dice.random() < 0.75
            if evidence(wins, games, 0.75, 0.75, 1.0) >= SURE:
                wrong += 1
                break

    assert wrong <= 8


@pytest.fixture
def simple(monkeypatch):
    """All bots play at random, whatever they are called."""
    monkeypatch.setattr("heyday.bots.make", lambda *given: RandomBot())


def test_a_pairing_is_played_until_its_goal_is_disproven(simple, tmp_path):
    one = pairing(goal=0.97, least=4)
    told = []

    now = measure(one, one.ledger(tmp_path), 60, here, lambda: told.append(1))

    assert now.proven and not now.met
    assert 4 <= now.games == len(told) < 60
    assert so_far(one, one.ledger(tmp_path)) == now


def test_a_pairing_that_is_settled_is_not_played_on(simple, tmp_path):
    one = pairing(goal=0.97, least=4)
    first = measure(one, one.ledger(tmp_path), 60, here, lambda: None)
    told = []

    again = measure(one, one.ledger(tmp_path), 80, here, lambda: told.append(1))

    assert (again, told) == (first, [])


def test_some_pairings_need_a_number_of_games_whatever_they_prove(simple, tmp_path):
    one = pairing(goal=0.97, least=24)

    assert measure(one, one.ledger(tmp_path), 30, here, lambda: None).games == 24


def test_games_of_another_pace_do_not_count(simple, tmp_path):
    whole = Pairing("gods", "master", "adept", 2, 0.5)
    tenth = whole.at(0.1)
    measure(tenth, tenth.ledger(tmp_path), 4, here, lambda: None)

    assert so_far(tenth, tenth.ledger(tmp_path)).games == 4
    assert so_far(whole, whole.ledger(tmp_path)).games == 0


def test_bots_that_do_not_search_have_one_pace():
    one = Pairing("gods", "apprentice", "novice", 2, 0.75)

    assert one.at(0.1) == one
