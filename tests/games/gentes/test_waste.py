"""What a choice would waste: what was paid for and not taken, and cubes without room."""

import pytest

from heyday.games.gentes.waste import waste
from tests.games.gentes.gentes_table import ORDER, needs_python, play, table

pytestmark = needs_python


def wasted(position, line):
    """Return what a line of notation would waste."""
    return waste(position, position.read(line))


def test_whoever_trains_fewer_than_were_paid_for_is_told():
    """(G7)"""
    position = table(training=ORDER)

    play(position, "tile P-4-1", "train noble")

    assert wasted(position, "done") == {"waste": "training"}
    assert wasted(position, "train noble") is None


def test_whoever_takes_fewer_cards_than_were_paid_for_is_told():
    """(G8)"""
    position = table()

    play(position, "tile S-8-2", "place 0", "take 2")

    assert wasted(position, "done") == {"waste": "taking"}


def test_a_card_that_could_be_scored_is_not_given_up_unawares():
    """(G38)"""
    mat = {"coins": 0, "singles": 0}
    position = table(
        round=6,
        when="final",
        A=mat | {"persons": "1 priest", "hand": ["shrine", "mint"], "temple": 2},
        B=mat,
    )

    assert wasted(position, "done") == {"waste": "hand"}
    play(position, "score shrine")

    assert wasted(position, "done") is None


@pytest.mark.parametrize(("oracle", "told"), [(0, {"waste": "cube", "store": "temple"}), (4, None)])
def test_a_cube_without_room_is_told_where_there_is_room_elsewhere(oracle, told):
    """(G13, G29)"""
    position = table(round=2, when="decline", A={"locks": 0, "temple": 4, "oracle": oracle})

    assert wasted(position, "cube temple") == told
