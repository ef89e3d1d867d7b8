"""Many games at once play as the ordinary engine does, and show what a net needs."""

import numpy as np
import pytest

from heyday import games
from heyday.bots.manner import Manner
from heyday.bots.minds.gods_choices import A
from heyday.bots.searcher import Searcher
from heyday.kit import BACKEND
from heyday.learn import trial
from heyday.learn.batch import CHOICE, NEW, OVER, CpuBatch, sizes_of

if BACKEND != "numba":
    pytest.skip("many games at once need Numba", allow_module_level=True)

COUNT = 12
EVERY = [(name, players) for name in games.NAMES for players in (2, 3, 4)]


def batch_of(name, players, count=COUNT):
    batch = CpuBatch(games.get(name), count)
    batch.reset(players, np.arange(count) + 100)
    return batch


def states(batch):
    return [state.tobytes() for state in batch.array("states")]


@pytest.mark.parametrize(("name", "players"), EVERY)
def test_random_games_are_those_of_the_engine(name, players):
    batch = batch_of(name, players)

    batch.play()
    batch.look()

    for i in range(COUNT):
        position, decisions = games.get(name).start(players, 100 + i), 0
        while not position.over:
            position.act(int(position.drive.any_choice(position.tables)))
            decisions += 1
        assert states(batch)[i] == bytes(position)
        assert batch.get("decisions")[i] == decisions
        assert batch.get("ranks")[i, :players].tolist() == position.ranks()
    assert (batch.get("chosen") == OVER).all()
    assert (batch.get("seats") == -1).all()


@pytest.mark.parametrize(("name", "players"), EVERY)
def test_every_step_is_that_of_the_engine(name, players):
    batch = batch_of(name, players)
    positions = [games.get(name).start(players, 100 + i) for i in range(COUNT)]

    for tick in range(60):
        batch.look()
        counts, lists = batch.choices()
        for i, position in enumerate(positions):
            assert states(batch)[i] == bytes(position)
            assert lists[i, : counts[i]].tolist() == position.legal()
            assert batch.get("seats")[i] == (-1 if position.over else position.to_move)
        batch.choose(tick)
        chosen = batch.get("chosen")
        for i, position in enumerate(positions):
            if position.over:
                positions[i] = games.get(name).start(players, 100 + i)
            else:
                position.act(int(chosen[i]))
        batch.step()


def test_a_game_goes_on_only_where_something_was_chosen():
    batch = batch_of("gods", 2, count=2)
    before = states(batch)
    batch.look()
    first = batch.choices()[1][0, 0]

    batch.step([first, CHOICE])

    assert states(batch)[0] != before[0]
    assert states(batch)[1] == before[1]


def test_games_follow_each_other_seed_by_seed():
    batch, later = batch_of("gods", 3), CpuBatch(games.get("gods"), COUNT)
    batch.put("chosen", NEW)
    later.reset(3, np.arange(COUNT) + 102)

    batch.play(3)
    later.play()

    assert states(batch) == states(later)
    assert (batch.get("decisions") > later.get("decisions")).all()


@pytest.mark.parametrize("name", games.NAMES)
def test_what_a_net_sees_does_not_tell_the_dice(name):
    batch = CpuBatch(games.get(name), 60)
    seen = trial.walk(batch, ticks=40)

    batch.array("states")["rng"] += 12345
    batch.look()
    batch.look_at_actions()

    assert seen["walk_features"].any()
    assert (batch.get("features") == seen["walk_features"]).all()
    counts, _ = batch.choices()
    for i, count in enumerate(counts):
        now = batch.array("action_features")[i, :count]
        assert (now == seen["walk_action_features"][i, :count]).all()


@pytest.mark.parametrize(("name", "players"), EVERY)
def test_every_seat_has_a_row_of_its_own(name, players):
    inputs = sizes_of(games.get(name)).inputs
    batch = batch_of(name, players)
    batch.array("features")[...] = 777

    batch.look()

    rows = batch.get("features").reshape(COUNT, 4, inputs)
    assert (rows[:, :players] != 777).all()
    assert (rows[:, players:] == 777).all()
    for one in range(1, players):
        assert (rows[:, 0] != rows[:, one]).any(axis=1).all()


@pytest.mark.parametrize("name", games.NAMES)
def test_every_choice_is_described_by_its_verb(name):
    batch = CpuBatch(games.get(name), 60)
    trial.walk(batch, ticks=40)

    counts, lists = batch.choices()

    described = batch.array("action_features")
    for i, count in enumerate(counts):
        verbs = lists[i, :count] >> 10
        assert described.shape[1] >= count
        assert (described[i, np.arange(count), verbs - 1] == 1).all()


def test_a_temple_that_wins_is_seen_to_win():
    batch = CpuBatch(games.get("gods"), 400)
    batch.reset(2, np.arange(400))
    wins = losses = 0
    for tick in range(60):
        batch.look()
        batch.look_at_actions()
        described = batch.get("action_features")
        batch.choose(tick)
        chosen, (counts, lists) = batch.get("chosen"), batch.choices()
        batch.step()
        over = batch.array("states")["over"] == 1  # somebody reached the target
        for i in np.flatnonzero(chosen >= 0):
            nth = lists[i, : counts[i]].tolist().index(chosen[i])
            if described[i, nth, A.WINS]:
                assert over[i]
                wins += 1
            elif not over[i]:
                losses += 1

    assert wins > 10 and losses > 1000


def test_a_difference_is_found():
    right = trial.walk(CpuBatch(games.get("gods"), 20), ticks=5)
    other = {name: values.copy() for name, values in right.items()}
    other["walk_kind"][3, 4] += 1

    assert list(trial.differences(right, right)) == []
    assert list(trial.differences(other, right)) == ["walk_kind"]


@pytest.mark.slow
@pytest.mark.parametrize("name", games.NAMES)
def test_searches_of_many_games_find_what_a_search_of_one_does(name):
    game, manner = games.get(name), Manner(foresight=False)
    batch = batch_of(name, 3, 4)
    for field, value in manner.numbers().items():
        batch.array("manners")[field] = value
    batch.put("kinds", [0, 0, -1, 0])
    batch.look()

    batch.think(60)

    counts, lists = batch.choices()
    visits, odds = batch.get("visits"), batch.get("odds")
    for i in (0, 1, 3):
        searcher = Searcher(game, manner)
        searcher.seed(100 + i)
        searcher.look_at(game.start(3, 100 + i))
        searcher.think(simulations=60)
        found = searcher.findings()
        by_action = dict(zip(lists[i, : counts[i]].tolist(), visits[i].tolist(), strict=False))
        assert by_action == dict.fromkeys(by_action, 0) | {f.action: f.visits for f in found}
        assert odds[i, :3].tolist() == pytest.approx(found[0].odds, abs=1e-5)
    assert not visits[2].any()
