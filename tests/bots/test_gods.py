"""What bots know of Gods."""

from types import SimpleNamespace

import pytest

from heyday import games
from heyday.bots.minds.gods_ending import WON, result
from heyday.games.gods.state import End
from heyday.kit import BACKEND

pytestmark = pytest.mark.skipif(BACKEND != "python", reason="tables are laid out in plain form")


@pytest.mark.parametrize(
    ("points", "power", "worth"),
    [
        ((7, 5), (0, 9), WON + 2),
        ((5, 7), (9, 0), -WON - 2),
        ((7, 7), (4, 3), WON),
        ((7, 7), (3, 4), -WON),
        ((7, 7), (3, 3), WON),  # shared
    ],
)
def test_among_equals_the_end_of_a_game_goes_by_power(points, power, worth):
    """(D10)"""
    look = games.get("gods").start(2, 1).picture()
    look.over = End.TARGET
    for god in range(2):
        look.god[god].points, look.god[god].power = points[god], power[god]

    assert result(look, SimpleNamespace(seat=0, dice=look.rng)) == worth
