"""What can be chosen is what is not refused, whatever is to be decided."""

from collections import Counter

import pytest

from heyday.games.gods.choices import random_action
from heyday.games.gods.scenario import DONE
from tests.games.gods.gods_table import GAME, needs_python, play, table

pytestmark = needs_python

ROW = "0,0 temple red / 1,0 desert / 2,0 temple yellow"
TRIBES = "0,0 green yellow / 2,0 blue yellow / 4,0 violet"

STEPS = {
    "turn": ({"field": ROW, "extras": 1}, []),
    "turn with little power": ({"field": ROW, "power": 1, "display": ("decay", "extra")}, []),
    "turn with the power for some": ({"field": ROW, "power": 3, "display": ("desert", "blue")}, []),
    "turn with the power for a tribe": ({"field": ROW, "power": 1}, []),
    "turn with all done": ({"field": ROW, "display": ["green"], "done": DONE}, []),
    "extra": ({"extras": 1}, ["tribe green 2,0", "tribe blue 3,0"]),
    "drop": ({"field": ROW}, ["lift 1,0"]),
    "whirlwind": ({"field": ROW, "display": ("whirlwind", "green")}, ["whirlwind"]),
    "steal": ({"field": ROW, "display": ("decay", "green")}, ["decay 1,1"]),
    "convert": ({"field": TRIBES, "stones": {"red": 1}}, ["temple 1,0"]),
    "no split": ({"players": 4, "options": {"desert_move": "no_split"}}, []),
    "no split, drop": ({"players": 4, "options": {"desert_move": "no_split"}}, ["lift 0,0"]),
    "over": ({"display": ["green"], "actions": 1, "sack": {}}, ["tribe green 2,0"]),
}


@pytest.mark.parametrize("name", STEPS)
def test_the_legal_actions_are_those_without_a_reason_against_them(name):
    """For every action of the vocabulary, in every kind of decision."""
    situation, lines = STEPS[name]
    position = table(**situation)

    play(position, *lines)

    allowed = [action for action in GAME.vocabulary if position.refusal(action) == 0]
    assert sorted(position.legal()) == allowed


@pytest.mark.parametrize("name", sorted(set(STEPS) - {"over"}))
def test_random_play_picks_any_of_the_legal_actions_and_no_other(name):
    situation, lines = STEPS[name]
    position = table(**situation)
    play(position, *lines)
    seat = position.tables[0]

    picked = Counter(random_action(seat.state, seat.moves) for _ in range(1500))

    assert set(picked) == set(position.legal())
    assert max(picked.values()) < 3 * 1500 / len(picked)
