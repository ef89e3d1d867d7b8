"""Games side by side play as the ordinary engine does, and never stop."""

import numpy as np
import pytest

import heyday
from heyday import games
from heyday.kit import BACKEND

if BACKEND != "numba":
    pytest.skip("many games at once need Numba", allow_module_level=True)

COUNT = 6
EVERY = pytest.mark.parametrize("players", [2, 4])
BOTH = pytest.mark.parametrize("game", heyday.GAMES)


def states(env):
    return [state.tobytes() for state in env._batch.array("states")]


@EVERY
@BOTH
def test_every_step_is_that_of_the_engine(game, players):
    env = heyday.Vector(game, COUNT, players, seed=50)
    positions = [games.get(game).start(players, 50 + i) for i in range(COUNT)]
    begun, ended = [1] * COUNT, 0

    for tick in range(500):
        chosen = []
        for i, position in enumerate(positions):
            assert states(env)[i] == bytes(position)
            legal = position.legal()
            assert env.seats[i] == position.to_move
            assert env.lists[i, : env.counts[i]].tolist() == legal
            assert sorted(env.space.places[legal]) == np.flatnonzero(env.mask[i]).tolist()
            action = legal[(tick * 7919 + i) % len(legal)]
            chosen.append(env.space.index(action))
            position.act(action)
        env.step(chosen)
        for i, position in enumerate(positions):
            assert env.over[i] == position.over
            if position.over:
                first = np.array(position.ranks()) == 1
                expected = (first / first.sum() * players - 1) / (players - 1)
                assert np.allclose(env.rewards[i], expected)
                look = position.look()
                points = [sum(position.game.points(look, seat).values()) for seat in range(players)]
                assert env.points[i].tolist() == points
                positions[i] = games.get(game).start(players, 50 + i + COUNT * begun[i])
                begun[i] += 1
                ended += 1
            else:
                assert (env.rewards[i] == 0).all()

    assert ended >= COUNT


@BOTH
def test_by_place_and_by_index_is_the_same(game):
    one, other = (heyday.Vector(game, COUNT, 3, seed=9) for _ in range(2))
    dice = np.random.default_rng(5)

    for _ in range(50):
        nths = one.sample(dice)
        other.step(other.space.places[other.lists[np.arange(COUNT), nths]])
        one.take(nths)

    assert states(one) == states(other)
    one.reset(9)
    assert states(one) == states(heyday.Vector(game, COUNT, 3, seed=9))
    assert (one.mask.sum(axis=1) == one.counts).all()


@BOTH
def test_arrays_are_the_memory_of_the_engine(game):
    env = heyday.Vector(game, COUNT, 3)
    mask, seen = env.mask, env.features()
    before = seen.copy()

    env.take(np.zeros(COUNT))
    env.features()

    assert (seen != before).any()
    assert env.mask is mask
    assert np.shares_memory(env.counts, env._batch.array("moves"))


@BOTH
def test_features_are_those_of_single_games(game):
    env = heyday.Vector(game, COUNT, 3, seed=2)
    dice = np.random.default_rng(1)
    for _ in range(20):
        env.take(env.sample(dice))

    everything, own, choices = env.features(), env.own_features(), env.choice_features()

    for i, state in enumerate(states(env)):
        play = heyday.new(game, 3)
        play.position.load(state)
        assert (everything[i] == heyday.features(play)).all()
        assert (own[i] == heyday.features(play, play.to_move)).all()
        assert (choices[i, : env.counts[i]] == heyday.choice_features(play)).all()


def test_whoever_decides_does_not_see_hidden_hands():
    env = heyday.Vector("gentes", COUNT, 3, seed=2, options={"hands": "hidden"})
    for _ in range(40):
        env.take(np.zeros(COUNT))
    before = states(env)

    guesses = [env.own_features(seed) for seed in range(6)]

    assert all((guess[:, 0] == guesses[0][:, 0]).all() for guess in guesses)
    assert any((guess != guesses[0]).any() for guess in guesses)
    assert states(env) == before


def test_what_is_not_legal_is_refused_and_changes_nothing():
    env = heyday.Vector("gods", COUNT)
    before = states(env)
    wrong = np.where(env.mask[2], -1, np.arange(env.space.size)).max()
    actions = env.mask.argmax(axis=1)
    actions[2] = wrong

    with pytest.raises(ValueError, match=f"game 2: action {wrong} is not legal"):
        env.step(actions)
    with pytest.raises(ValueError, match=r"game 0 has .* choices, not 2000"):
        env.take(np.full(COUNT, 2000))
    with pytest.raises(ValueError, match="not for 5 players"):
        heyday.Vector("gods", COUNT, players=5)

    assert states(env) == before
