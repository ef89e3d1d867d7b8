"""learn: what it says where nothing can be learned."""

from importlib.util import find_spec

import pytest

from heyday.bots import nets
from heyday.kit import BACKEND


def test_games_are_played_in_one_way(heyday):
    result = heyday("learn", "gods", "--policy", "--simulations", "8")

    assert result.code == 2
    assert "one way only" in result.err


def test_priors_are_those_of_a_search(heyday):
    result = heyday("learn", "gods", "--priors", "0.2")

    assert result.code == 2
    assert "needs --simulations" in result.err


def test_whole_games_are_learned_from_by_a_net_that_is_there(heyday):
    assert "--net FILE" in heyday("learn", "gods", "--whole").err
    result = heyday("learn", "gods", "--whole", "--policy")

    assert result.code == 2
    assert "one way only" in result.err


@pytest.mark.skipif(find_spec("torch") is not None, reason="torch is installed")
def test_learning_needs_torch(heyday):
    result = heyday("learn", "gods")

    assert result.code == 2
    assert "torch is not installed" in result.err


@pytest.mark.skipif(BACKEND != "numba", reason="many games at once need Numba")
@pytest.mark.skipif(find_spec("torch") is None, reason="torch is not installed")
def test_learning_does_not_begin_with_a_net_of_another_game(heyday, tmp_path):
    line = ["learn", "gods", "--games", "2", "--minutes", "0.01", "--resume", tmp_path]

    result = heyday(*line, "--net", nets.own("gentes")[0])

    assert result.code == 2
    assert "is a net for other inputs" in result.err
