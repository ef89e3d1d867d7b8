"""Gymnasium: one seat against bots."""

import numpy as np
import pytest

gymnasium = pytest.importorskip("gymnasium")

from gymnasium.utils.env_checker import check_env  # noqa: E402

import heyday  # noqa: E402
from heyday.adapters.gym import SeatEnv  # noqa: E402

BOTH = pytest.mark.parametrize("game", heyday.GAMES)


def played(env, seed):
    """Play a game by a rule of thumb; return all that was seen."""
    seen, info = env.reset(seed=seed)
    rewards, over, tick = [], False, 0
    while not over:
        assert info["ply"] == env.play.ply
        legal = np.flatnonzero(seen["action_mask"])
        seen, reward, over, cut, info = env.step(legal[tick % len(legal)])
        assert not cut and env.observation_space.contains(seen)
        rewards.append(reward)
        tick += 1
    return rewards, env.play.record(), info["points"]


@BOTH
def test_gymnasium_finds_nothing_wrong(game):
    name = f"heyday.adapters.gym:heyday/{game.capitalize()}-v1"
    env = gymnasium.make(name, bots="random", render_mode="ansi")

    check_env(env.unwrapped)


@BOTH
def test_a_game_is_repeatable_and_has_one_reward(game):
    env = SeatEnv(game, players=3, seat=1, bots="random")

    rewards, record, points = played(env, seed=3)

    assert played(env, seed=3) == (rewards, record, points)
    assert played(env, seed=4)[1] != record
    assert rewards[:-1] == [0.0] * (len(rewards) - 1)
    assert rewards[-1] in (-0.5, 0.25, 1.0, 0.0)  # lost, won with another, alone, all three
    assert heyday.verify(record).proven


def test_what_is_not_legal_ends_the_game_and_says_why():
    env = SeatEnv("gods", bots="random")
    seen, _ = env.reset(seed=1)
    assert (env.action_masks() == seen["action_mask"]).all()

    _, reward, over, _, info = env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))

    assert (reward, over) == (-1.0, True)
    assert "tribe" in info["refusal"]


def test_any_bot_can_sit_there():
    @heyday.bot
    def first(g):
        return g.legal()[0]

    env = SeatEnv("gods", players=2, seat=1, bots=first, render_mode="ansi")
    env.reset(seed=1)

    assert env.play.to_move == 1
    assert env.play.history[0] == heyday.load(env.play.record(), at=0).legal()[0]
    assert env.render().startswith("Red ")


def test_only_with_full_sight_are_hidden_hands_seen():
    hidden = {"hands": "hidden"}
    full, own = (SeatEnv("gentes", 2, bots="random", options=hidden, full=full) for full in (1, 0))
    different = 0

    for env in (full, own):
        env.reset(seed=1)
    for tick in range(30):
        legal = full.play.legal()
        action = full.seats.space.index(legal[tick % len(legal)])
        a, b = full.step(action)[0], own.step(action)[0]
        (mine, others), (same, guessed) = (seen["observation"].reshape(2, -1) for seen in (a, b))
        assert (mine == same).all()
        different += (others != guessed).any()

    assert different
