"""Odds of victory, from how strong each seat is."""

import math

import pytest

from heyday.bots.minds.odds import share_out
from heyday.kit import BACKEND

pytestmark = pytest.mark.skipif(BACKEND != "python", reason="rules are called directly")


def test_whoever_is_stronger_by_the_doubt_is_e_times_likelier_to_win():
    odds = [7.0, 5.0, 3.0, 99.0]

    share_out(odds, 3, 2.0)

    assert sum(odds[:3]) == pytest.approx(1)
    assert [odds[0] / odds[1], odds[1] / odds[2]] == pytest.approx([math.e, math.e])
    assert odds[3] == 99  # nobody sits there


def test_odds_stay_numbers_however_far_apart_seats_are():
    odds = [-9000.0, 9000.0]

    share_out(odds, 2, 1.0)

    assert odds == [0, 1]
