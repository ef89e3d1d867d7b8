"""What bots know of Gods."""

from random import Random
from types import SimpleNamespace

import pytest

from heyday import games
from heyday.bots.minds.gods_ending import WON, result
from heyday.bots.minds.gods_features import COUNT, F, features, spendable
from heyday.games.gods.religion import religion_at
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


@pytest.mark.parametrize("option", ["temple_first", "any_foreign_blocks"])
def test_a_god_has_a_home_wherever_the_rules_give_it_a_tribe(option):
    """(D1)"""
    position, dice = games.get("gods").start(3, 4, {"religion": option}), Random(4)
    found = 0
    while not position.over:
        look, rows = position.look(), [0.0] * 3 * COUNT
        features(look, rows, False)
        for god in range(3):
            homes = [
                look.touching[place]
                for place in look.frontier[: look.first[0]]
                if religion_at(look, place) == god and look.touching[place] <= spendable(look, god)
            ]
            found += len(homes)
            assert rows[god * COUNT + F.HOMES] == min(6, len(homes))
            assert rows[god * COUNT + F.CHEAPEST] == min(homes, default=0)
        position.act(dice.choice(position.legal()))
    assert found > 100
