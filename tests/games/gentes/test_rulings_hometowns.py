"""Hometowns (G10), and what inventors do with the tax (G11)."""

import pytest

from heyday.games.gentes.box import CONTENT
from tests.games.gentes.gentes_table import (
    FULL,
    ORDER,
    coins,
    hand,
    legal,
    marked,
    needs_python,
    persons,
    play,
    table,
    track,
    whose,
    why,
)

pytestmark = needs_python

HOMES = {home["id"]: home for home in CONTENT.entries("hometown")}


# ---- G10: each hometown once a round, for one of two options ----


@pytest.mark.parametrize("home", [home for home in HOMES if HOMES[home]["row"] == "scribes"])
def test_g10_a_hometown_of_scribes_takes_cards_without_a_tile(home):
    """For 6 coins and an hourglass (hometown of scribes)."""
    position = table(A={"cities": [home]})

    play(position, f"home {home}", "take 2", "take 3")

    assert (coins(position), track(position)) == (14, (2, 0, 0))
    assert len(hand(position)) == 2
    assert marked(position) == {home}


def test_g10_a_hometown_of_philosophers_trains_without_a_tile():
    """For 4 coins and an hourglass (hometown of philosophers)."""
    position = table(training=ORDER, A={"cities": ["philosophers-oracle"]})

    play(position, "home philosophers-oracle", "train noble", "train artisan")

    assert (coins(position), track(position)) == (16, (2, 0, 0))
    assert persons(position) == "1 noble 1 artisan"


def test_g10_a_hometown_is_used_for_one_of_its_options_only():
    position = table(A={"cities": ["scribes-temple", "inventors-temple"]}, B=FULL)

    play(position, "home scribes-temple", "take 1", "done")
    assert why(position, "home scribes-temple") == "home-used"
    play(position, "tax 1", "repeat inventors-temple")
    play(position, "tile S-6-1", "take 1", "done")  # the price could not be set

    assert coins(position) == 20 - 6 + 8 - 6
    assert marked(position) == {"scribes-temple", "inventors-temple"}


def test_g10_after_the_decline_a_hometown_is_ready_again():
    position = table(A={"cities": ["scribes-temple"], "singles": 6}, B=FULL)

    play(position, "home scribes-temple", "take 1", "done")
    assert position.look().round == 2

    assert marked(position) == set()
    assert why(position, "home scribes-temple") == "none"


def test_g10_only_own_hometowns_of_the_right_row_can_be_used():
    position = table(A={"cities": ["inventors-temple", "scribes-temple"]})

    assert why(position, "home inventors-temple") == "home-no-action"
    assert why(position, "home scribes-trade") == "not-yours"
    play(position, "tax 1")
    assert legal(position) == {"done", "repeat inventors-temple"}
    assert why(position, "repeat scribes-temple") == "home-other-action"
    assert why(position, "repeat inventors-trade") == "not-yours"


def test_g10_a_hometown_needs_coins_and_a_space():
    poor = table(A={"coins": 3, "cities": ["philosophers-temple", "scribes-temple"]})

    assert why(poor, "home philosophers-temple") == "coins"
    assert why(poor, "home scribes-temple") == "coins"
    for spaces in (1, 2):
        tight = table(A={"singles": 7 - spaces, "cities": ["scribes-temple"]})
        assert why(tight, "home scribes-temple") == "none"


def test_g10_action_price_and_extra_person_may_come_of_three_hometowns():
    """Two of one row and one of another in a single main action (G10)."""
    homes = ["philosophers-temple", "philosophers-trade", "inventors-oracle"]
    position = table(training=ORDER, A={"cities": homes})

    play(position, "home philosophers-temple", "pay 8@philosophers-trade")
    play(position, "train priest", "train priest", "extra inventors-oracle", "train scholar")

    assert persons(position) == "2 priest 1 scholar"
    assert marked(position) == set(homes)


# ---- G11: inventors and the tax ----


def test_g11_cards_are_added_once_and_not_repeated():
    """8 and 2 + 2, and 8 for each of two hometowns of inventors (G11)."""
    homes = ["inventors-temple", "inventors-trade"]
    position = table(A={"cities": homes, "tableau": ["tenement", "well"]})

    play(position, "tax 2", "place 0")
    assert coins(position) == 20 + 8 + 2 + 2
    play(position, "repeat inventors-trade", "repeat inventors-temple")

    assert coins(position) == 32 + 8 + 8


def test_g11_a_hometown_may_be_left_for_another_time():
    position = table(A={"cities": ["inventors-temple"]})

    play(position, "tax 1", "done")

    assert coins(position) == 24
    assert marked(position) == set()


def test_g11_cards_alone_raise_the_tax_without_a_question():
    position = table(A={"tableau": ["tenement"]})

    play(position, "tax 1")

    assert coins(position) == 26
    assert whose(position) == "B"
