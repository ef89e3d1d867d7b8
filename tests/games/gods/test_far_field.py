"""The field has no edge: long rows, far deserts, and places that share a slot of the table."""

import random
from collections import Counter

import pytest

from heyday.games.gods.actions import place_of
from heyday.games.gods.field import coordinates, find, home
from heyday.games.gods.state import NOWHERE, PLACES, Step
from heyday.games.gods.view import ending, frontier
from tests.games.gods.gods_table import (
    AROUND,
    GAME,
    card,
    display,
    fault_of,
    field,
    legal,
    needs_python,
    parts,
    play,
    power,
    table,
)

pytestmark = needs_python

# 45 cards, of which 28 are tribes
KINDS = ["temple red", "temple yellow", *["green", "blue red", "violet", "yellow yellow"] * 7]
KINDS += ["desert"] * 12 + ["decay"] * 3


def slot(position, q, r):
    """Return the slot that a place has in the table of places."""
    return place_of(position.look(), q, r)


def empty_places(position):
    """Return the empty places that touch a card, each with how many, counted afresh."""
    cards = {tuple(map(int, place.split(","))) for place in field(position)}
    around = Counter((q + x, r + y) for q, r in cards for x, y in AROUND)
    return {place: count for place, count in around.items() if place not in cards}


def shown_places(position):
    """Return the same as the state keeps it."""
    return {tuple(open["place"]): open["touching"] for open in frontier(position.look())}


# ---- long and wide fields ----


@pytest.mark.parametrize("step", [(1, 0), (0, 1), (1, -1), (-1, 0)])
def test_a_row_of_45_cards_can_be_carried_on_at_both_ends(step):
    """A straight row of n cards has 2 n + 4 places around it."""
    row = {f"{i * step[0]},{i * step[1]}": kind for i, kind in enumerate(KINDS)}
    position = table(field=row, options={"desert_move": "no_split"})
    last, next = (f"{i * step[0]},{i * step[1]}" for i in (44, 45))

    assert fault_of(position) == "none"
    assert shown_places(position) == empty_places(position)
    assert len(shown_places(position)) == 94
    assert card(position, last) == "decay"
    play(position, f"tribe green {next}", f"tribe blue {-step[0]},{-step[1]}")
    assert card(position, next) == "green"
    assert card(position, f"{-step[0]},{-step[1]}") == "blue red"
    assert parts(position) == 1


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("width", [15, 20, 45])
def test_a_field_wider_than_its_table_loses_no_place(width, seed):
    """Cards are strewn far and wide; deserts come and go, one beside another where they can."""
    dice = random.Random(seed)
    sides = range(-width, width + 1)
    places = dice.sample([f"{q},{r}" for q in sides for r in sides], len(KINDS))
    position = table(field=dict(zip(places, KINDS, strict=True)))
    homes = [home(where) for where in position.look().where if where]

    assert len(set(homes)) < len(homes)
    assert shown_places(position) == empty_places(position)
    for _ in range(20):
        position.look().quiet = 0  # else the stall guard would end this (D11)
        play(position, dice.choice(sorted(legal(position, "lift"))))
        assert shown_places(position) == empty_places(position)
        play(position, dice.choice(by_deserts(position) or sorted(legal(position))))
        play(position, dice.choice(sorted(legal(position, "discard"))))
    assert shown_places(position) == empty_places(position)


def by_deserts(position):
    """Return the places beside a desert to which the lifted one can go, as actions."""
    cards = field(position).items()
    deserts = [tuple(map(int, place.split(","))) for place, card in cards if card == "desert"]
    beside = {f"drop {q + x},{r + y}" for q, r in deserts for x, y in AROUND}
    return sorted(beside & legal(position))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_that_strives_to_one_side_keeps_all_promises(players):
    """Two decisions of three go as far out as they can, the third is any; no fault after each."""
    position = GAME.start(players, seed=players)
    dice = random.Random(players)

    for _ in range(100):
        if position.over:
            break
        lines = sorted(legal(position) - legal(position, "discard")) or sorted(legal(position))
        play(position, dice.choice(lines) if dice.random() < 0.3 else max(lines, key=east))

    assert max(q for q, _ in shown_places(position)) > 25
    assert shown_places(position) == empty_places(position)


def east(line):
    """Return how far to one side an action is played."""
    word = line.split()[-1]
    return int(word.split(",")[0]) if "," in word else -1


# ---- wandering deserts ----


def test_a_pair_of_deserts_walks_sixty_steps_away_from_the_field():
    """The hind one leaps over the other; what they leave behind is forgotten (D8)."""
    position = table(2, "0,0 temple red / 1,0 temple yellow / 2,0 desert / 3,0 desert")

    for step in range(60):
        position.look().quiet = 0  # else the stall guard would end the walk (D11)
        play(position, f"lift {step + 2},0", f"drop {step + 4},0")
        play(position, sorted(legal(position, "discard"))[0])

    assert (card(position, "62,0"), card(position, "63,0")) == ("desert", "desert")
    assert shown_places(position) == empty_places(position)
    assert len(shown_places(position)) == 16
    assert sum(where != 0 for where in position.look().where) == 4 + 16


def test_no_game_can_walk_off_the_coordinates():
    """A game that does nothing but walk: a card is laid for good only when the quiet must break.

    Coordinates go to 2,047. The sack ends even this game long before (D11; field.py).
    """
    position = GAME.start(4, seed=1)

    while not position.over:
        line = next_step(position)
        position.act(position.read(line))

    assert ending(position.look()) in ("short", "identical")
    assert 500 < max(q for q, _ in shown_places(position)) < 720
    assert position.look().turn <= 52 * 12


def next_step(position):
    """Let the second of the outermost deserts leap over the first; else waste time."""
    look = position.look()
    lines = legal(position)
    if look.step == Step.DROP:
        return max(lines, key=east)
    idle = {line for line in lines if line.split()[0] in ("lift", "discard", "temple", "end")}
    if look.quiet == 11 and not look.lasting:
        return max(sorted(lines - idle), key=east)
    deserts = sorted((line for line in lines if line.startswith("lift")), key=east)
    return (deserts[-2:] + sorted(idle))[0]


# ---- places that share a slot ----


@pytest.mark.parametrize(
    ("one", "other"),
    [((0, 0), (640, 0)), ((25, 0), (0, 1)), ((0, 0), (0, 128)), ((511, 0), (486, 1))],
)
def test_two_places_with_one_home_are_told_apart(one, other):
    assert home(coordinates(*one)) == home(coordinates(*other))
    position = table(field={"{},{}".format(*one): "desert", "{},{}".format(*other): "violet"})

    places = [slot(position, *one), slot(position, *other)]

    assert places[0] == home(coordinates(*one))
    assert places[1] != places[0]
    assert [find(position.look(), coordinates(*hexagon)) for hexagon in (one, other)] == places
    assert shown_places(position) == empty_places(position)
    assert fault_of(position) == "none"


def test_a_place_that_nothing_touches_is_nowhere():
    position = table()

    assert find(position.look(), coordinates(9, 9)) == NOWHERE
    assert slot(position, 9, 9) == NOWHERE


@pytest.mark.parametrize("moved", ["desert", "temple red", "violet yellow", "decay"])
def test_a_card_moves_up_when_the_place_it_probed_past_is_forgotten(moved):
    """The desert at (0,0) leaves, and with it the place (1,0), whose slot (641,0) wanted."""
    position = table(field={"0,0": "desert", "641,0": moved, "7,7": "violet"})
    wanted = slot(position, 1, 0)

    assert home(coordinates(641, 0)) == wanted != slot(position, 641, 0)
    play(position, "lift 0,0")

    assert slot(position, 1, 0) == NOWHERE
    assert slot(position, 641, 0) == wanted
    assert card(position, "641,0") == moved
    assert shown_places(position) == empty_places(position)
    play(position, "drop 642,0")
    assert card(position, "642,0") == "desert"
    if moved == "desert":
        play(position, "discard green")
        assert "lift 641,0" in legal(position)


def test_an_empty_place_moves_up_as_well():
    """The place (640,0) touches (641,0) and had to go past the desert at (0,0)."""
    position = table(field={"0,0": "desert", "641,0": "violet yellow"})
    wanted = slot(position, 0, 0)

    assert slot(position, 640, 0) != wanted
    play(position, "lift 0,0")

    assert slot(position, 640, 0) == wanted
    assert "drop 640,0" in legal(position)
    play(position, "drop 640,0", "tribe green 639,0")
    assert card(position, "639,0") == "green"


def test_a_place_that_sits_in_its_home_stays_when_others_move_up():
    """Only what probed past the gap may fill it."""
    position = table(field={"0,0": "desert", "3,0": "violet", "4,0": "blue yellow"})
    before = {place: slot(position, *place) for place in [(3, 0), (4, 0), (5, 0), (2, 0)]}

    play(position, "lift 0,0")

    assert {place: slot(position, *place) for place in before} == before


def test_the_last_slot_is_followed_by_the_first():
    """(511,0) has the last slot, (486,1) wants it too and goes round."""
    assert home(coordinates(511, 0)) == PLACES - 1
    position = table(field={"510,0": "desert", "486,1": "desert", "7,7": "violet"})

    assert slot(position, 511, 0) == PLACES - 1
    assert slot(position, 486, 1) == 0
    assert find(position.look(), coordinates(486, 1)) == 0
    play(position, "lift 510,0", "drop 8,7")
    assert slot(position, 511, 0) == NOWHERE
    assert slot(position, 486, 1) == PLACES - 1
    assert shown_places(position) == empty_places(position)


def test_a_lone_desert_leaves_its_place_behind_for_good():
    """Nothing else touches it, so it is nowhere and cannot be returned to (D8)."""
    position = table(field="0,0 temple red / 5,5 desert")

    play(position, "lift 5,5")

    assert position.look().site == NOWHERE
    assert slot(position, 5, 5) == NOWHERE
    assert len(legal(position)) == 6
    play(position, "drop 1,0")
    assert power(position)[0] == 10
    assert display(position) == {"green", "blue"}


def test_a_lone_desert_is_forgotten_even_if_its_place_moves_up_first():
    """The lone desert at (0,0) lies behind (1,0), which only it touches, in the table of places.

    Lifted, its own place is empty and touches nothing, so it is not in the frontier; when (1,0) is
    forgotten it moves up, and must not be entered there.
    """
    field = {"639,0": "violet", "2,0": "desert", "0,0": "desert"}
    position = table(field=field, display=("whirlwind", "green"))

    play(position, "whirlwind", "lift 2,0", "drop 638,0")
    assert home(coordinates(0, 0)) < slot(position, 1, 0) < slot(position, 0, 0)
    play(position, "lift 0,0")

    assert "drop nowhere" not in legal(position)
    assert shown_places(position) == empty_places(position)
