"""PettingZoo: all seats of a table."""

import numpy as np
import pytest

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, performance_benchmark, seed_test

import heyday
from heyday.adapters import pettingzoo
from heyday.kit import BACKEND

BOTH = pytest.mark.parametrize("game", heyday.GAMES)


# It warns of masks, except in games that it knows by name; and there is nothing to see at the end.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation numpy array is all zeros")
@BOTH
def test_pettingzoo_finds_nothing_wrong(game):
    api_test(pettingzoo.env(game, players=3), num_cycles=100)
    seed_test(lambda: pettingzoo.env(game, players=3), num_cycles=50)


@pytest.mark.slow
@pytest.mark.skipif(BACKEND == "python", reason="takes five seconds, once is enough")
def test_pettingzoo_can_measure_it(capsys):
    performance_benchmark(pettingzoo.env("gods"))

    assert "turns per second" in capsys.readouterr().out


@BOTH
def test_every_seat_gets_its_reward_and_sees_itself_first(game):
    env = pettingzoo.TableEnv(game, players=3, render_mode="ansi")
    env.reset(seed=2)
    total = dict.fromkeys(env.possible_agents, 0.0)

    for tick, agent in enumerate(env.agent_iter()):
        seen, reward, over, _, _ = env.last()
        total[agent] += reward
        seat = env.possible_agents.index(agent)
        if over:
            env.step(None)
            continue
        assert env.play.to_move == seat
        table = env.state().reshape(3, -1)
        assert (seen["observation"] == np.roll(table, -seat, axis=0).ravel()).all()
        assert not env.observe(env.possible_agents[seat - 1])["action_mask"].any()
        legal = np.flatnonzero(seen["action_mask"])
        env.step(int(legal[tick % len(legal)]))

    assert list(total.values()) == env.seats.rewards(env.play)
    assert sum(total.values()) == pytest.approx(0)
    assert env.render()


def test_what_is_not_legal_ends_the_game():
    env = pettingzoo.env("gods")
    env.reset(seed=1)
    seen, *_ = env.last()

    env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))

    assert all(env.terminations.values())
    assert env.rewards["seat_0"] == -1
