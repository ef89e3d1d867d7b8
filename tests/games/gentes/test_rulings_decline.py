"""The decline: its order (G19), and what must be done in it (G36)."""

import pytest

from heyday.games.gentes.box import CARDS
from tests.games.gentes.gentes_table import (
    FULL,
    coins,
    cubes,
    discard_pile,
    display,
    free,
    legal,
    marked,
    mat,
    needs_python,
    open_tiles,
    persons,
    play,
    scored,
    start_player,
    step,
    table,
    tiles_in_play,
    track,
    whose,
    why,
)

pytestmark = needs_python

HANDS = [CARDS[n : n + 5] for n in (0, 5, 10)]


def decision(position):
    return whose(position), step(position)


# ---- G19: the order of the decline ----


def crowded():
    """Lay out the end of round 2 with something to decide in every step for everybody."""
    common = {"locks": 0, "oracle": 1, "persons": "1 noble"}
    return table(
        3,
        round=2,
        when="decline",
        A={**common, "hand": HANDS[0], "singles": 3, "doubles": 2, "used": ["scribes-temple"]},
        B={**common, "hand": HANDS[1], "tiles": ["start", "P-4-1"], "doubles": 1},
        C={**common, "hand": HANDS[2], "tableau": ["altar"], "used": ["altar"]},
    )


def test_g19_a_b_and_c_come_before_anything_is_decided():
    """New starting player, clean time tracks, the next round and era (4.2 A to C, G19)."""
    position = crowded()

    assert start_player(position) == "B"
    assert marked(position) == set()
    assert open_tiles(position) == tiles_in_play(position)
    assert [track(position, seat) for seat in "ABC"] == [(2, 0, 0), (1, 0, 0), (0, 0, 0)]
    assert position.look().round == 3
    unsold = set(CARDS[:18]) - {card for cards in HANDS for card in cards}
    assert discard_pile(position) == unsold
    assert set(display(position)) < set(CARDS[18:36]) - {"altar"}


def test_g19_everybody_finishes_a_step_before_the_next_one_begins():
    """Cubes for locks, then D, then E, each in the new turn order (4.2 C to E, G19, G36)."""
    position = crowded()
    asked = []

    for line in ["cube temple"] * 3 + ["done"] * 3 + ["place 1"] * 3:
        asked.append(decision(position))
        play(position, line)

    steps = ["cube"] * 3 + ["decline"] * 3 + ["hourglasses"] * 3
    assert asked == list(zip("BCA" * 3, steps, strict=True))
    assert decision(position) == ("B", "turn")
    assert [track(position, seat) for seat in "ABC"] == [(2, 1, 0), (1, 1, 0), (0, 1, 0)]
    assert [cubes(position, seat) for seat in "ABC"] == [(1, 1)] * 3


@pytest.mark.parametrize("round", [2, 4])
def test_g19_at_an_era_change_everybody_removes_a_lock(round):
    position = table(round=round, when="decline", A={"locks": 3}, B={"locks": 1})

    assert [mat(position, seat).locks for seat in "AB"] == [2, 0]


@pytest.mark.parametrize("round", [1, 3, 5])
def test_g19_within_an_era_no_lock_is_removed(round):
    position = table(round=round, when="decline", A={"locks": 3}, B={"locks": 0})

    assert [mat(position, seat).locks for seat in "AB"] == [3, 0]
    assert decision(position) == ("A", "turn")


@pytest.mark.parametrize(("store", "left"), [("temple", (4, 2)), ("oracle", (4, 3))])
def test_g19_who_has_no_lock_left_takes_a_cube_of_choice(store, left):
    """Even into a full store, where it is lost (4.2 C, G13, G19)."""
    position = table(round=4, when="decline", A={"locks": 0, "temple": 4, "oracle": 2})

    assert decision(position) == ("A", "cube")
    assert legal(position) == {"cube temple", "cube oracle"}
    play(position, f"cube {store}")

    assert cubes(position) == left


def test_g19_tiles_go_home_and_hourglasses_are_halved():
    position = table(when="decline", A={"singles": 2, "doubles": 3, "tiles": ["C-0-2", "S-6-1"]})

    assert track(position) == (3, 0, 0)
    assert free(position) == 12 - 5 - 3
    assert {"C-0-2", "S-6-1"} < open_tiles(position)


# ---- D: cities and moons ----


def test_g19_one_city_in_each_region_in_any_order():
    """Hometowns lie in no region (4.2 D, G19)."""
    sites = ["Athenai", "Syracusae", "Sardes", "Cyrene", "Tyrus", "scribes-trade"]
    position = table(3, when="decline", A={"cities": sites, "bonus": [0]})

    assert legal(position) == {f"city {site}" for site in sites[:5]}
    play(position, "city Syracusae")
    assert why(position, "city Athenai") == "region-done"
    assert why(position, "city scribes-trade") == "no-city"
    assert why(position, "city Delphi") == "no-city"
    play(position, "city Sardes", "city Cyrene")

    assert (coins(position), cubes(position), scored(position)) == (25, (0, 0), {"cities": 4})
    assert whose(position) == "A" and position.look().round == 2


def test_g36_cities_and_gains_of_moons_are_mandatory():
    position = table(
        when="decline", A={"cities": ["Athenai", "Olympia"], "tableau": ["marketplace"], **FULL}
    )

    assert legal(position) == {"city Athenai", "city Olympia", "moon marketplace"}
    assert why(position, "done") == "cities-first"
    play(position, "city Athenai")

    assert coins(position) == 23  # the moon was the only choice left
    assert position.look().round == 2


def test_g36_a_moon_with_a_gain_comes_before_the_end_of_step_d():
    position = table(
        when="decline", A={"oracle": 1, "persons": "1 noble", "tableau": ["marketplace"]}
    )

    assert why(position, "done") == "moons-first"
    play(position, "moon marketplace")

    assert why(position, "moon marketplace") == "card-used"
    assert legal(position) == {"done", "exchange"}


def test_g36_an_exchange_may_be_left_out_and_is_made_once():
    position = table(when="decline", A={"coins": 9, "tableau": ["trading_post"]})
    other = position.clone()

    assert legal(position) == {"moon trading_post", "done"}
    play(position, "done")
    play(other, "moon trading_post")

    assert (coins(position), scored(position)) == (9, {})
    assert (coins(other), scored(other)) == (6, {"moon": 1})
    assert [now.look().round for now in (position, other)] == [2, 2]


def test_g36_an_exchange_has_to_be_paid():
    """The Sanctuary takes a cube of the temple (G36)."""
    position = table(
        when="decline",
        A={"coins": 2, "oracle": 4, "tableau": ["trading_post", "sanctuary", "theatre", "well"]},
    )

    assert legal(position) == {"moon theatre", "hire 0"}
    assert why(position, "moon trading_post") == "moon-price"
    assert why(position, "moon sanctuary") == "moon-price"
    assert why(position, "moon well") == "no-moon"
    assert why(position, "moon marketplace") == "not-played"


def test_g36_a_city_may_pay_for_a_moon_with_an_additional_action_in_between():
    """The order is the player's (4.2 D, G19)."""
    position = table(
        when="decline",
        A={"cities": ["Athenai"], "oracle": 1, "tableau": ["sanctuary"], "persons": "1 priest"},
    )

    assert legal(position) == {"city Athenai", "exchange"}
    play(position, "city Athenai", "exchange", "move priest-noble", "done", "moon sanctuary")

    assert (cubes(position), persons(position)) == ((0, 0), "1 noble")
    assert scored(position) == {"moon": 2}


def test_g36_moons_are_ready_again_in_the_next_decline():
    position = table(when="decline", A={"tableau": ["theatre"]}, B={"tableau": ["marketplace"]})

    assert (scored(position), coins(position, "B")) == ({"moon": 1}, 23)
    assert marked(position) == set()


def test_g36_a_bonus_tile_is_looked_for_after_a_moon():
    """Whatever its gain may have completed (G36)."""
    full = "3 noble 3 artisan 3 soldier 3 merchant 3 priest 3 scholar"
    position = table(when="decline", A={"persons": full, "oracle": 1, "tableau": ["theatre"]})

    assert scored(position) == {}
    play(position, "moon theatre")

    assert scored(position) == {"moon": 1, "bonus": 8}


def test_g36_a_bonus_tile_is_taken_at_once_in_the_decline():
    almost = "3 noble 3 artisan 3 soldier 3 merchant 3 priest 2 scholar"
    position = table(
        when="decline",
        A={"persons": almost, "temple": 3, "tableau": ["trading_post"]},
    )

    play(position, "hire 3", "train scholar")

    assert step(position) == "decline"
    assert scored(position) == {"bonus": 8}
