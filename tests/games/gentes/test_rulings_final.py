"""The end: the final scoring (G22, G31, G32, G38), ties (G23), what is public (G24), solo (G25)."""

import pytest

from heyday.games.gentes.box import CONTENT
from heyday.games.gentes.view import ending, view
from heyday.kit.game import BadOption
from tests.games.gentes.gentes_table import (
    GAME,
    coins,
    cubes,
    hand,
    legal,
    needs_python,
    persons,
    play,
    points,
    scored,
    step,
    table,
    tableau,
    whose,
    why,
)

pytestmark = needs_python

NOTHING = {"coins": 0, "singles": 0}
WORTH = {card["id"]: card["vp"] for card in CONTENT.entries("card")}


def final(players=2, **mats):
    """Begin the final scoring; what a mat does not name is worth nothing."""
    seats = "ABCD"[:players]
    return table(
        players, round=6, when="final", **{seat: NOTHING | mats.get(seat, {}) for seat in seats}
    )


# ---- G22: coins, cubes, hourglasses ----


@pytest.mark.parametrize(("held", "worth"), [(0, 0), (9, 0), (10, 1), (29, 2), (100, 10)])
def test_g22_ten_coins_are_a_point_and_are_kept(held, worth):
    position = final(A={"coins": held})

    assert position.over
    assert (points(position), coins(position)) == (worth, held)


@pytest.mark.parametrize(
    ("temple", "oracle", "worth"), [(0, 1, 0), (1, 1, 1), (3, 0, 1), (3, 3, 3), (4, 3, 3)]
)
def test_g22_two_cubes_are_a_point_wherever_they_lie(temple, oracle, worth):
    position = final(A={"temple": temple, "oracle": oracle})

    assert points(position) == worth


@pytest.mark.parametrize(
    ("singles", "doubles", "penalty"),
    [(0, 0, 0), (1, 0, 2), (2, 0, 4), (0, 1, 4), (1, 1, 8), (3, 0, 8), (0, 2, 16), (6, 0, 16)],
)
def test_g32_hourglasses_are_counted_and_a_double_counts_two(singles, doubles, penalty):
    """1, 2, 3 and 4 or more cost 2, 4, 8 and 16 points; below 0, if need be (G22, G32)."""
    position = final(A={"singles": singles, "doubles": doubles})

    assert points(position) == -penalty


def test_g22_everything_is_scored_in_one_table():
    position = final(
        A={"coins": 25, "temple": 2, "oracle": 1, "singles": 1, "points": 30, "hand": ["palace"]}
    )

    play(position, "done")

    assert scored(position) == {"cards": 30, "hand": -7, "coins": 2, "cubes": 1, "hourglasses": -2}
    assert ending(position.look()) == "rounds"


# ---- G22 and G38: hand cards ----


@pytest.mark.parametrize("card", sorted(WORTH))
def test_g22_a_hand_card_that_is_kept_costs_half_its_points_rounded_up(card):
    position = final(A={"hand": [card]})

    assert scored(position) == {"hand": -((WORTH[card] + 1) // 2)}
    assert hand(position) == {card}


def test_g22_a_card_that_is_played_gives_half_its_points_and_nothing_else():
    """Without gain, symbol or loss; it joins the tableau (G22)."""
    position = final(
        A={
            "persons": "2 noble 3 artisan 4 soldier 2 scholar",
            "hand": ["catapult", "assembly"],
            "tableau": ["shipyard"],
        }
    )

    play(position, "score catapult", "score assembly")

    assert scored(position) == {"hand": 4 + 2}
    assert persons(position) == "2 noble 3 artisan 4 soldier 2 scholar"
    assert tableau(position) == {"shipyard", "catapult", "assembly"}
    assert hand(position) == set()


def test_g22_a_card_that_is_played_brings_no_coins_cubes_or_locks():
    position = final(
        A={"persons": "2 noble 4 merchant 3 priest", "hand": ["mint", "shrine"], "oracle": 1}
    )

    play(position, "score mint", "score shrine")

    assert (coins(position), cubes(position)) == (0, (0, 1))
    assert scored(position) == {"hand": 3 + 1}


def test_g22_temple_cubes_and_additional_actions_help_with_the_hand():
    """In any order the player likes (5.0 A, G16, G22)."""
    position = final(
        A={
            "persons": "1 noble 2 priest",
            "hand": ["shrine", "oracle_grove"],
            "temple": 2,
            "oracle": 1,
        }
    )

    assert why(position, "score shrine") == "none"  # for a temple cube
    play(position, "score oracle_grove")
    assert cubes(position) == (1, 1)
    play(position, "exchange", "move noble-priest", "done", "score shrine")

    assert cubes(position) == (1, 0)
    assert scored(position) == {"hand": 1 + 1}


def test_g22_needs_hold_in_the_final_scoring_too():
    position = final(A={"persons": "3 priest", "hand": ["shrine", "great_temple", "mint"]})

    assert legal(position) == {"score shrine", "done"}
    assert why(position, "score great_temple") == "icons-missing"
    assert why(position, "score mint") == "persons-missing"
    assert why(position, "score road") == "not-in-hand"
    play(position, "score shrine")

    assert scored(position) == {"hand": 1 - 7 - 3}


def test_g38_done_gives_up_all_that_is_left_playable_or_not():
    position = final(A={"persons": "3 priest", "hand": ["shrine", "mint"]})

    play(position, "done")

    assert scored(position) == {"hand": -1 - 3}
    assert hand(position) == {"shrine", "mint"}
    assert tableau(position) == set()


def test_g38_a_playable_card_may_be_given_up_to_save_cubes():
    position = final(A={"persons": "1 priest", "hand": ["shrine"], "temple": 2})

    assert legal(position) == {"score shrine", "done"}
    play(position, "done")

    assert scored(position) == {"hand": -1, "cubes": 1}


def test_g31_a_card_of_the_final_scoring_lends_nobody():
    """The Barracks' soldiers do not help the Watchtower (G31)."""
    workers = {"persons": "1 noble 1 artisan 1 soldier", "temple": 2}
    position = final(A=workers | {"hand": ["barracks", "watchtower"]})
    before = final(A=workers | {"hand": ["watchtower"], "tableau": ["barracks"]})

    play(position, "score barracks")
    play(before, "score watchtower")

    assert position.over  # nothing else could be played
    assert (tableau(position), hand(position)) == ({"barracks"}, {"watchtower"})
    assert points(position) == 1 - 1
    assert scored(before) == {"hand": 1, "cubes": 1}


def test_g22_players_score_in_turn_order():
    hands = {"persons": "3 priest"}
    position = table(
        3,
        round=6,
        when="final",
        start=1,
        A=hands | {"hand": ["shrine"]},
        B=hands | {"hand": ["altar"], "temple": 2, "oracle": 3},
        C=hands | {"hand": ["sanctuary"], "temple": 2},
    )
    asked = []

    while not position.over:
        assert step(position) == "final"
        asked.append(whose(position))
        play(position, "done")

    assert asked == ["B", "C", "A"]


def test_g22_additional_actions_are_no_use_without_cards():
    """Who has none in hand is not asked (G16, G22)."""
    position = final(A={"temple": 4, "oracle": 4, "persons": "1 noble"})

    assert position.over
    assert scored(position) == {"cubes": 4}


# ---- G23: ties ----


@pytest.mark.parametrize(
    ("mats", "ranks"),
    [
        ({"A": {"points": 40}, "B": {"points": 41}}, [2, 1]),
        ({"A": {"points": -5}, "B": {"points": -3}}, [2, 1]),
        ({"A": {"points": 5, "tableau": ["road"]}, "B": {"points": 5, "coins": 9}}, [1, 2]),
        ({"A": {"points": 6}, "B": {"points": 5, "tableau": ["road"], "coins": 9}}, [1, 2]),
        ({"A": {"points": 5, "coins": 3}, "B": {"points": 5, "coins": 4}}, [2, 1]),
        ({"A": {"points": 5, "coins": 4}, "B": {"points": 5, "coins": 4}}, [1, 1]),
        ({"A": {"points": 5}, "B": {"points": 4, "coins": 10}}, [2, 1]),
        ({"A": {"points": 9}, "B": {"points": 5}, "C": {"points": 5}}, [1, 2, 2]),
        ({"A": {"points": 5}, "B": {"points": 9}, "C": {"points": 9}, "D": {}}, [3, 1, 1, 4]),
    ],
)
def test_g23_points_then_cards_then_coins_and_then_the_victory_is_shared(mats, ranks):
    """Of the coins that made a point none is gone (G22, G23)."""
    position = final(len(mats), **mats)

    assert position.over
    assert position.ranks() == ranks


def test_g23_cards_of_the_final_scoring_count():
    position = final(
        A={"persons": "3 priest", "hand": ["shrine"]}, B={"points": 1, "coins": 9, "tableau": []}
    )

    play(position, "score shrine")

    assert [points(position, seat) for seat in "AB"] == [1, 1]
    assert position.ranks() == [1, 2]


# ---- G24 and G25: at the table ----


def test_g24_hands_are_open_unless_the_option_hides_them():
    opened = table(A={"hand": ["road"]}, B={"hand": ["forge", "shrine"]})
    hidden = table(
        A={"hand": ["road"]}, B={"hand": ["forge", "shrine"]}, options={"hands": "hidden"}
    )

    for seat in (0, 1, None):
        hands = [mat["hand"] for mat in view(opened.look(), seat)["mats"]]
        assert [[card["card"] for card in cards] for cards in hands] == [
            ["road"],
            ["forge", "shrine"],
        ]
        mats = view(hidden.look(), seat)["mats"]
        assert [mat["hand"] is not None for mat in mats] == [seat == 0, seat == 1]
        assert [mat["hand_size"] for mat in mats] == [1, 2]


@pytest.mark.parametrize("players", [0, 1, 5])
def test_g25_a_game_is_for_two_to_four_players(players):
    """A solo game is not offered (G25)."""
    with pytest.raises(BadOption, match="Gentes is for 2 to 4 players"):
        GAME.start(players)


def test_g25_no_option_makes_a_solo_game():
    assert {option.name for option in GAME.options} == {"setup", "tax", "hands"}
    with pytest.raises(BadOption, match="no option 'solo'"):
        GAME.start(2, 0, {"solo": "on"})
