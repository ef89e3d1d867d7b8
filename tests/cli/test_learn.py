"""learn: what it says where nothing can be learned."""

from importlib.util import find_spec

import pytest


def test_games_are_played_in_one_way(heyday):
    result = heyday("learn", "gods", "--policy", "--simulations", "8")

    assert result.code == 2
    assert "one way only" in result.err


@pytest.mark.skipif(find_spec("torch") is not None, reason="torch is installed")
def test_learning_needs_torch(heyday):
    result = heyday("learn", "gods")

    assert result.code == 2
    assert "torch is not installed" in result.err
