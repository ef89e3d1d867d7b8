"""What a choice would waste: power above 12."""

from heyday.games.gods.waste import waste
from tests.games.gods.gods_table import needs_python, play, table

pytestmark = needs_python


def wasted(position, line):
    """Return what a line of notation would waste, without its name being repeated."""
    return waste(position, position.read(line))


def test_power_gained_above_the_most_is_lost():
    """(1 Collect power, action c)"""
    position = table(power=12, display=("desert", "green"))

    assert wasted(position, "desert 2,0") == {"waste": "gain", "most": 12}
    assert wasted(position, "tribe green 2,0") is None


def test_a_thief_with_all_power_gains_nothing():
    """(D4)"""
    position = table(power=(12, 5, 5), display=("decay", "green"), field="0,0 temple yellow")

    play(position, "decay 1,0")

    assert wasted(position, "steal yellow") == {"waste": "gain", "most": 12}


def test_income_that_will_not_fit_is_told_before_the_last_action():
    position = table(power=12, display=("green", "blue"), actions=1)

    assert wasted(position, "discard green") == {
        "waste": "income",
        "power": 12,
        "most": 12,
        "lost": 3,
    }
    assert wasted(position, "temple 2,0") is None


def test_as_long_as_actions_are_left_power_can_still_be_spent():
    first = table(power=12, display=("green", "blue"))
    extra = table(power=12, display=("green", "blue"), actions=1, extras=1)

    assert wasted(first, "discard green") is wasted(extra, "discard green") is None


def test_the_end_of_a_turn_tells_it_too():
    position = table(power=11, display=("green", "blue"), actions=1, extras=1)

    play(position, "discard green")

    assert wasted(position, "end") == {"waste": "income", "power": 11, "most": 12, "lost": 2}
    assert wasted(position, "spend") is None


def test_stolen_power_counts():
    position = table(
        power=(9, 5, 5), display=("decay", "green"), field="0,0 temple yellow", actions=1
    )

    play(position, "decay 1,0")

    assert wasted(position, "steal yellow") == {
        "waste": "income",
        "power": 10,
        "most": 12,
        "lost": 1,
    }
    assert wasted(position, "spare") is None
