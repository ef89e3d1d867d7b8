"""Situations given as plain data are laid out as they say, or refused with a reason."""

import pytest

from heyday.games.gentes import scenario
from heyday.games.gentes.box import CARDS
from heyday.games.gentes.scenario import BadScenario
from tests.games.gentes.gentes_table import (
    GAME,
    cities,
    coins,
    cubes,
    discard_pile,
    display,
    fault_of,
    free,
    hand,
    legal,
    marked,
    mat,
    needs_python,
    open_tiles,
    persons,
    play,
    points,
    start_player,
    step,
    table,
    tableau,
    track,
    training,
    whose,
)

pytestmark = needs_python


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_not_named_is_as_at_the_start(players):
    position = table(players)

    for seat in GAME.seat_names[:players]:
        assert (coins(position, seat), free(position, seat)) == (20, 6)
        assert (hand(position, seat), persons(position, seat)) == (set(), "")
    assert display(position) == list(CARDS[:8])
    assert (whose(position), step(position)) == ("A", "turn")
    assert fault_of(position) == "none"


def test_a_mat_is_laid_out_as_it_says():
    position = table(
        B={
            "coins": 7,
            "locks": 2,
            "singles": 3,
            "doubles": 1,
            "temple": 1,
            "oracle": 4,
            "points": 33,
            "persons": "2 artisan 1 soldier",
            "hand": ["forge"],
            "tableau": ["monument", "barracks"],
            "cities": ["Athenai", "scribes-trade"],
            "tiles": ["P-4-1"],
            "bonus": [1],
            "used": ["monument", "scribes-trade"],
        },
    )

    assert (coins(position, "B"), points(position, "B"), cubes(position, "B")) == (7, 33, (1, 4))
    assert (mat(position, "B").locks, track(position, "B")) == (2, (3, 1, 1))
    assert persons(position, "B") == "2 artisan 1 soldier"
    assert hand(position, "B") == {"forge"}
    assert tableau(position, "B") == {"monument", "barracks"}
    assert (mat(position, "B").symbols, mat(position, "B").lent[2]) == ([2, 1, 0, 1], 2)
    assert cities(position, "B") == {"Athenai", "scribes-trade"}
    assert mat(position, "B").icons == [1, 1, 0, 0]
    assert "P-4-1" not in open_tiles(position)
    assert marked(position) == {"monument", "scribes-trade"}
    assert position.look().bonus_taken == [0, 1, 0]
    assert fault_of(position) == "none"


def test_the_moment_is_as_it_says():
    order = ["scholar", "priest", "merchant", "soldier", "artisan", "noble"]
    position = table(
        3, round=4, start=2, seat=1, main_done=True, training=order, B={"temple": 3}, seed=3
    )

    assert (position.look().round, start_player(position), whose(position)) == (4, "C", "B")
    assert legal(position) == {"end", "hire 3"}
    assert training(position) == order


def test_cards_that_lie_nowhere_else_are_in_their_deck_or_discarded():
    position = table(round=3, display=["altar", None, "well"], A={"hand": ["road", "frieze"]})
    named = table(round=3, discard=["road", "pyramid"])

    assert display(position) == ["altar", None, "well", *[None] * 5]
    assert discard_pile(position) == set(CARDS[:18]) - {"road"}
    assert discard_pile(named) == {"road", "pyramid"}
    assert display(named) == list(CARDS[18:26])


def test_bonus_tiles_may_be_gone():
    position = table(bonus_taken=(0, 0, 1))

    assert position.look().bonus_taken == [0, 0, 1]


@pytest.mark.parametrize(("when", "round"), [("decline", 2), ("final", 1)])
def test_other_moments_begin_by_themselves(when, round):
    position = table(when=when)

    assert position.look().round == round
    assert position.over == (when == "final")


@pytest.mark.parametrize(
    ("situation", "message"),
    [
        ({"round": 0}, "round=0, start=0, seat=0: no such moment"),
        ({"round": 7}, "no such moment"),
        ({"seat": 2}, "no such moment"),
        ({"start": 3}, "no such moment"),
        ({"when": "lunch"}, "'lunch' is no moment: expected one of turn, decline, final"),
        ({"C": {}}, "'C' is no seat at this table: expected one of A, B"),
        ({"A": {"coins": -1}}, "coins=-1: expected 0 to 999"),
        ({"A": {"temple": 5}}, "temple=5: expected 0 to 4"),
        ({"A": {"cubes": 1}}, "'cubes' is nothing on a mat: expected coins, locks"),
        ({"A": {"persons": "1 pirate"}}, "'pirate' is no group"),
        ({"A": {"persons": "4 noble 3 artisan"}}, "a row of the chart holds 6 persons"),
        ({"A": {"hand": ["casino"]}}, "'casino' is no card"),
        ({"A": {"hand": ["road"]}, "B": {"tableau": ["road"]}}, "road lies in two places"),
        ({"A": {"cities": ["Rome"]}}, "'Rome' is no site"),
        ({"A": {"cities": ["Delphi"]}, "B": {"cities": ["Delphi"]}}, "another city stands there"),
        ({"A": {"cities": list(scenario.SITES[:7])}}, "a player has 6 cities"),
        ({"A": {"tiles": ["P-9-9"]}}, "'P-9-9' is no tile"),
        ({"A": {"used": ["nothing"]}}, "'nothing' is no card"),
        ({"A": {"singles": 8}}, "A: the time track has 12 spaces"),
        ({"training": ["noble"] * 6}, "expected each group once"),
        ({"display": ["casino"]}, "'casino' is no card"),
        ({"display": [None] * 9}, "display: expected at most 8 cards"),
        ({"bonus_taken": (0, 0)}, "expected three numbers up to 2"),
        ({"bonus_taken": (0, 3, 0)}, "expected three numbers up to 2"),
        ({"A": {"coins": "7"}}, "coins=7: expected 0 to 999"),
        ({"A": {"persons": "artisan 2"}}, "expected persons such as 2 artisan 1 soldier"),
        ({"A": {"persons": "2 artisan 1"}}, "expected persons such as 2 artisan 1 soldier"),
        ({"A": {"bonus": [3]}}, "bonus 3: expected 0 cities, 1 cards, 2 persons, each once"),
        ({"A": {"bonus": [1, 1]}}, "each once"),
        ({"A": {"tiles": ["P-8-1"]}}, "P-8-1: the tile is taken, or not used"),
        ({"A": {"tiles": ["P-4-1"]}, "B": {"tiles": ["P-4-1"]}}, "P-4-1: the tile is taken"),
        ({"A": {"used": ["Athenai"]}}, "'Athenai' is no card"),
        ({"A": {"cities": ["Ephesus"]}}, "Ephesus: its region is closed with 2 players"),
        ({"A": {"locks": 12, "singles": 0}}, "somebody has to decide here and has no choice"),
    ],
)
def test_what_cannot_lie_on_a_table_is_refused(situation, message):
    with pytest.raises(BadScenario, match=message):
        table(**situation)


def test_compiled_rules_cannot_lay_out_a_situation(monkeypatch):
    monkeypatch.setattr(scenario, "BACKEND", "numba")

    with pytest.raises(BadScenario, match="only HEYDAY_BACKEND=python"):
        table()


# ---- what counts together ----


@pytest.mark.parametrize(
    "mat",
    [
        {"singles": 8},
        {"locks": 12},
        {"doubles": 7},
        {"singles": 6, "tiles": ["P-4-1", "start"]},
        {"locks": 4, "singles": 3, "doubles": 4, "tiles": ["P-4-1", "start"]},
    ],
)
def test_whatever_lies_on_a_time_track_takes_its_spaces(mat):
    with pytest.raises(BadScenario, match="B: the time track has 12 spaces"):
        table(B=mat)


@pytest.mark.parametrize("field", scenario.MAT)
def test_numbers_on_a_mat_have_their_limits(field):
    least, most = scenario.MAT[field]

    for value in (least - 1, most + 1):
        with pytest.raises(BadScenario, match=f"{field}={value}: expected {least} to {most}"):
            table(A={field: value})


@pytest.mark.parametrize("round", range(1, 7))
def test_the_display_shows_cards_of_the_era(round):
    position = table(round=round)

    era = (round - 1) // 2
    assert display(position) == list(CARDS[18 * era : 18 * era + 8])
    assert discard_pile(position) == set(CARDS[: 18 * era])
    assert fault_of(position) == "none"


@pytest.mark.parametrize(("seat", "then"), [(0, "B"), (1, "C"), (2, "A")])
def test_the_turn_goes_on_from_the_seat_named(seat, then):
    position = table(3, seat=seat)

    play(position, "tax 1")

    assert whose(position) == then


def test_options_are_those_named():
    position = table(options={"tax": "expert", "hands": "hidden"})

    assert legal(position, "tax") == {"tax 2"}
    assert GAME.view(position.look(), 0)["mats"][1]["hand"] is None
    with pytest.raises(ValueError, match="has no option 'luck'"):
        table(options={"luck": "good"})


def test_lasting_effects_of_a_tableau_are_added_up():
    """By the rules that add them when a card is played (G15, G31)."""
    position = table(A={"tableau": ["tenement", "well", "gymnasium", "library", "stoa", "forge"]})

    me = mat(position)
    assert (me.tax_bonus, me.extra_person, me.hand_limit) == (4, 1, 5)
    assert (me.choose_price, me.discount) == ([1, 0, 0, 0, 0], [0, 0, 0, 3, 0])
    assert (me.n_tableau, me.symbols) == (6, [0, 2, 4, 4])
    assert fault_of(position) == "none"
