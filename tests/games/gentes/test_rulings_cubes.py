"""Additional actions (G16) and bonus tiles (G18, G41)."""

import pytest

from tests.games.gentes.gentes_table import (
    FULL,
    ORDER,
    cities,
    cubes,
    legal,
    mat,
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

RICH = {"temple": 3, "oracle": 3, "persons": "1 noble"}
ALL_HIRES = {"hire 0", "hire 1", "hire 2", "hire 3"}
FIVE = ["Athenai", "Syracusae", "Delphi", "Cnossus", "Memphis"]
SEVEN = ["road", "forge", "granary", "pottery", "assembly", "barracks", "monument"]
ALMOST = "3 noble 3 artisan 3 soldier 3 merchant 3 priest 2 scholar"


# ---- G16: when cubes may be spent ----


@pytest.mark.parametrize("main_done", [False, True])
def test_g16_before_and_after_the_main_action(main_done):
    position = table(main_done=main_done, A=RICH)

    assert legal(position) >= {*ALL_HIRES, "exchange"}
    play(position, "hire 1", "train noble", "exchange", "move noble-priest", "move noble-priest")

    assert persons(position) == "2 priest"
    assert (cubes(position), whose(position)) == ((2, 0), "B" if main_done else "A")


@pytest.mark.parametrize(
    ("temple", "oracle", "mixes"),
    [(4, 0, {3}), (0, 4, {0}), (1, 1, set()), (2, 1, {2}), (1, 3, {0, 1}), (4, 4, {0, 1, 2, 3})],
)
def test_g16_a_person_costs_three_cubes_of_any_mix(temple, oracle, mixes):
    position = table(A={"temple": temple, "oracle": oracle})

    assert legal(position, "hire") == {f"hire {n}" for n in mixes}
    for n in {0, 1, 2, 3} - mixes:
        assert why(position, f"hire {n}") == "cubes"


def test_g16_as_often_as_the_cubes_last():
    position = table(A={"temple": 3, "oracle": 4})

    play(position, "hire 3", "train noble", "hire 0", "train noble", "exchange")
    play(position, "move noble-artisan", "done")

    assert (persons(position), cubes(position)) == ("1 noble 1 artisan", (0, 0))


@pytest.mark.parametrize(
    ("situation", "lines"),
    [
        ({"cities": ["scribes-temple"]}, ["tile S-6-1"]),  # paying
        ({}, ["tile S-8-2"]),  # placing time
        ({}, ["tile S-6-1"]),
        ({}, ["tile P-4-1"]),
        ({}, ["tile N-temple-0-3", "place 0"]),
        ({"cities": ["inventors-temple"]}, ["tax 1"]),
        ({"hand": ["shrine", "road"], "temple": 4}, ["tile C-1-1"]),
        ({"hand": ["forge"], "persons": "2 artisan 1 soldier 1 scholar"}, ["tile C-1-1"]),
        ({}, ["hire 3"]),
        ({}, ["exchange"]),
    ],
)
def test_g16_never_within_another_action(situation, lines):
    position = table(A={**RICH, "persons": "2 priest 1 artisan 2 soldier 1 merchant", **situation})

    play(position, *lines)

    assert step(position) != "turn"
    assert why(position, "hire 3") == "not-now"
    assert why(position, "exchange") == "not-now"


def test_g16_in_the_own_step_of_the_decline():
    position = table(when="decline", A=RICH, B=RICH)

    assert (whose(position), step(position)) == ("A", "decline")
    assert legal(position) == {"done", "exchange", *ALL_HIRES}
    play(position, "hire 3", "train noble", "done")
    assert (whose(position), step(position)) == ("B", "decline")
    play(position, "exchange", "move noble-soldier", "done", "done")

    assert (persons(position), persons(position, "B")) == ("2 noble", "1 soldier")


def test_g16_in_the_own_final_scoring_while_cards_are_in_hand():
    """The Shrine needs three priests; then the cubes are of no more use (5.0 A, G16)."""
    position = table(
        round=6, when="final", A={**RICH, "persons": "2 noble 1 priest", "hand": ["shrine"]}
    )

    play(position, "exchange", "move noble-priest", "move noble-priest", "score shrine")

    assert position.over
    assert scored(position)["cubes"] == 2  # 3 + 2 are left


# ---- G18: bonus tiles ----


def test_g18_the_sixth_city_brings_a_bonus_tile():
    first = table(A={"cities": FIVE})
    later = table(A={"cities": FIVE}, B={"bonus": [0]})

    for position in (first, later):
        play(position, "tile N-temple-0-3", "place 0", "build scribes-temple", "activate green")

    assert scored(first) == {"bonus": 8}
    assert scored(later) == {"bonus": 4}


def test_g18_the_eighth_card_brings_a_bonus_tile():
    first = table(A={"tableau": SEVEN, "hand": ["shrine"], "persons": "3 priest"})
    later = table(A={"tableau": SEVEN, "hand": ["shrine"], "persons": "3 priest"}, B={"bonus": [1]})

    for position in (first, later):
        play(position, "tile C-1-1", "symbol 1")

    assert scored(first)["bonus"] == 8
    assert scored(later)["bonus"] == 4


@pytest.mark.parametrize(
    ("situation", "lines"),
    [
        ({"temple": 3}, ["hire 3", "train scholar"]),
        ({}, ["tile P-4-1", "train scholar"]),
    ],
)
def test_g18_the_18th_person_brings_a_bonus_tile(situation, lines):
    """At the end of a main or an additional action (G18)."""
    position = table(
        training=["scholar", *ORDER[:5]], A={"persons": ALMOST, **situation}, B={"bonus": [2]}
    )

    play(position, *lines)
    if step(position) == "train":
        assert scored(position) == {}
        play(position, "done")

    assert scored(position) == {"bonus": 4}


def test_g18_a_person_gained_by_a_card_counts():
    """The Watchtower's soldier is the 18th (chronicler, G18)."""
    almost = "6 noble 5 soldier 6 priest"
    position = table(A={"persons": almost, "hand": ["watchtower"]})

    play(position, "tile C-1-1")
    assert scored(position) == {"cards": 2}  # not before the end of the action
    play(position, "symbol 2")

    assert scored(position) == {"cards": 2, "symbols": 1, "bonus": 8}


def test_g18_the_condition_must_hold_at_the_end_of_the_action():
    """The Forge takes the 18th person away again (chronicler, G18)."""
    crowd = "6 artisan 3 soldier 3 merchant 5 priest 1 scholar"
    position = table(A={"persons": crowd, "hand": ["forge"]})

    play(position, "tile C-1-1", "symbol 3")

    assert scored(position) == {"cards": 1, "symbols": 1}


def test_g18_persons_printed_on_cards_do_not_count():
    position = table(A={"persons": ALMOST, "tableau": ["barracks", "bath_house"], "oracle": 1})

    play(position, "exchange", "move noble-soldier", "done", "tax 1")

    assert scored(position) == {}


def test_g18_a_player_gets_one_tile_of_each_kind():
    """A relocated city is no seventh (navigator, G18)."""
    position = table(A={"cities": [*FIVE, "Sparta"], "bonus": [0]})

    play(position, "tile N-any-5-3", "place 0", "relocate Athenai", "build Tyrus")

    assert "Tyrus" in cities(position)
    assert "bonus" not in scored(position)


def test_g18_one_action_may_bring_two_tiles():
    """The eighth card brings the 18th person (G18)."""
    position = table(
        A={
            "persons": "6 noble 5 soldier 6 priest",
            "tableau": SEVEN,
            "hand": ["watchtower"],
        },
    )

    play(position, "tile C-1-1", "symbol 2")

    assert scored(position)["bonus"] == 16


@pytest.mark.parametrize("players", [2, 3, 4])
def test_g18_there_is_a_tile_for_every_player(players):
    """8 points for the first, 4 for all others (3.0 C, G18)."""
    mats = {seat: {"persons": ALMOST, "temple": 3} for seat in "ABCD"[:players]}
    position = table(players, **mats)

    for _ in range(players):
        play(position, "hire 3", "train scholar", "tax 1")

    assert [points(position, seat) for seat in mats] == [8, *[4] * (players - 1)]


def test_g18_no_bonus_tile_in_the_final_scoring():
    position = table(
        round=6,
        when="final",
        A={
            "persons": ALMOST,
            "temple": 3,
            "tableau": SEVEN,
            "hand": ["shrine", "agora"],
            "coins": 0,
            "singles": 0,
        },
        B={"coins": 0},
    )

    play(position, "hire 3", "train scholar")
    assert sum(mat(position).persons) == 18
    play(position, "score shrine", "score agora")

    assert len(tableau(position)) == 9
    assert scored(position) == {"hand": 1 + 7}


# ---- G41: bonus tiles stay ----


def test_g41_a_bonus_tile_is_not_lost_with_its_condition():
    """And regaining the condition brings no second one (G41)."""
    position = table(A={"persons": ALMOST, "temple": 3, "oracle": 4}, B=FULL)

    play(position, "hire 3", "train scholar")
    assert scored(position) == {"bonus": 8}
    play(position, "exchange", "move noble-soldier", "done")  # pushes a merchant out
    assert sum(mat(position).persons) == 17
    play(position, "hire 0", "train noble")

    assert sum(mat(position).persons) == 18
    assert scored(position) == {"bonus": 8}
