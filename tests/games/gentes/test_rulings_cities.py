"""Building and activating (G12, G13), and relocation (G30, G35)."""

import pytest

from heyday.games.gentes.box import CONTENT
from tests.games.gentes.gentes_table import (
    cities,
    coins,
    cubes,
    idle_turn,
    legal,
    needs_python,
    play,
    points,
    scored,
    step,
    table,
    whose,
    why,
)

pytestmark = needs_python

SITES = {site["id"]: site for site in CONTENT.entries("site")}
HOMES = {home["id"]: home for home in CONTENT.entries("hometown")}
ALL = SITES | HOMES
SIX = ["Athenai", "Syracusae", "Delphi", "Cnossus", "Memphis", "philosophers-temple"]


# ---- G12: where to build, what is activated ----


@pytest.mark.parametrize(
    ("tile", "icon"),
    [
        ("N-temple-0-3", "temple"),
        ("N-trade-3-3", "trade"),
        ("N-oracle-1-3", "oracle"),
        ("N-any-5-3", "any"),
    ],
)
@pytest.mark.parametrize("players", [2, 4])
def test_g12_a_tile_opens_the_free_sites_of_its_icon(tile, icon, players):
    """Sites of points by a tile for any city only; with two players no yellow one (G12)."""
    position = table(players, B={"cities": ["Athenai", "Syracusae", "Delphi", "Cnossus"]})

    play(position, f"tile {tile}", "place 0")

    closed = {site for site in SITES if SITES[site]["region"] == "yellow"} if players == 2 else {}
    fitting = {site for site in ALL if icon in ("any", ALL[site]["icon"])}
    expected = fitting - set(closed) - cities(position, "B")
    assert legal(position) == {f"build {site}" for site in expected}


def test_g12_what_cannot_be_built_is_refused_with_its_reason():
    position = table(B={"cities": ["Athenai"]})

    play(position, "tile N-temple-0-3", "place 0")

    assert why(position, "build Athenai") == "site-taken"
    assert why(position, "build Sparta") == "site-icon"
    assert why(position, "build scribes-trade") == "site-icon"
    assert why(position, "build Ephesus") == "region-closed"
    assert why(position, "relocate Athenai") == "not-now"


def test_g12_a_city_activates_its_region_and_no_other():
    """Everybody's own cities only (G12)."""
    position = table(
        3,
        A={"cities": ["Corinthus", "Tyrus", "Sardes"]},
        B={"cities": ["Syracusae", "Cnossus"]},
    )

    play(position, "tile N-any-5-3", "place 0", "build Sparta")

    assert (coins(position), points(position)) == (20 - 5 + 5, 2)
    assert (coins(position, "B"), points(position, "B")) == (20, 0)


@pytest.mark.parametrize(
    ("region", "income"), [("red", (5, 2)), ("yellow", (0, 0)), ("green", (5, 0))]
)
def test_g12_a_hometown_activates_a_region_of_choice_even_an_empty_one(region, income):
    position = table(3, A={"cities": ["Syracusae", "Cnossus", "Tyrus"]})

    play(position, "tile N-temple-0-3", "place 0", "build scribes-temple", f"activate {region}")

    assert (coins(position) - 20, points(position)) == income


def test_g12_with_two_players_the_yellow_region_is_not_activated():
    position = table()

    play(position, "tile N-temple-0-3", "place 0", "build scribes-temple")

    assert legal(position) == {"activate red", "activate green"}
    assert why(position, "activate yellow") == "region-closed"


# ---- G13: rewards ----


@pytest.mark.parametrize(
    ("site", "gain"),
    [
        ("Athenai", ((1, 0), 0, 0)),
        ("Delphi", ((0, 1), 0, 0)),
        ("Syracusae", ((0, 0), 5, 0)),
        ("Cnossus", ((0, 0), 0, 2)),
    ],
)
def test_g13_a_city_rewards_by_its_icon(site, gain):
    position = table()

    play(position, "tile N-any-5-3", "place 0", f"build {site}")

    assert (cubes(position), coins(position) - 15, points(position)) == gain


def test_g13_cubes_beyond_four_are_lost():
    """They do not go to the other store (G13)."""
    position = table(A={"cities": ["Olympia", "Delphi"], "temple": 3, "oracle": 4})

    play(position, "tile N-temple-0-3", "place 0", "build Athenai")

    assert cubes(position) == (4, 4)


# ---- G35 and G30: relocation ----


def test_g35_without_a_piece_one_is_taken_back_and_built_elsewhere():
    """The vacated city is not activated (G12, G35)."""
    position = table(A={"cities": SIX, "bonus": [0]})

    play(position, "tile N-any-5-3", "place 0")
    assert legal(position) == {f"relocate {site}" for site in SIX}
    play(position, "relocate Syracusae")
    assert why(position, "build Syracusae") == "just-vacated"
    play(position, "build Sparta")

    assert cities(position) == {*SIX, "Sparta"} - {"Syracusae"}
    assert coins(position) == 15
    assert (cubes(position), scored(position)) == ((1, 1), {"cities": 4})


def test_g35_a_piece_of_another_player_stays():
    position = table(A={"cities": SIX, "bonus": [0]}, B={"cities": ["Olympia"]})

    play(position, "tile N-any-5-3", "place 0")

    assert why(position, "relocate Olympia") == "not-yours"
    assert why(position, "build Sparta") == "not-now"


def test_g35_only_who_has_no_piece_left_relocates():
    position = table(A={"cities": SIX[:5]})

    play(position, "tile N-any-5-3", "place 0")

    assert step(position) == "build"


def test_g35_a_site_that_only_relocation_would_free_is_none():
    """All temple sites are taken, six of them by the player (G35)."""
    temples = ["Athenai", "Olympia", "Memphis", "Hierosolyma", "scribes-temple"]
    position = table(
        A={"cities": [*temples, "philosophers-temple"], "bonus": [0]},
        B={"cities": ["inventors-temple"]},
    )

    assert why(position, "tile N-temple-0-3") == "no-site"


def test_g35_the_vacated_site_is_free_for_others_at_once():
    position = table(A={"cities": SIX, "bonus": [0]})

    play(position, "tile N-any-5-3", "place 0", "relocate Syracusae", "build Sparta")
    play(position, "tile N-trade-3-3", "place 0", "build Syracusae")

    assert cities(position, "B") == {"Syracusae"}
    assert coins(position, "B") == 20 - 3 + 5


def test_g30_the_marker_of_a_hometown_stays_when_its_piece_moves():
    """Whoever builds there has to wait for the decline (G30)."""
    position = table(A={"cities": SIX, "bonus": [0]}, B={"singles": 0})

    play(position, "home philosophers-temple", "train noble", "done")
    idle_turn(position)
    play(position, "tile N-any-5-3", "place 0", "relocate philosophers-temple", "build Sparta")
    play(position, "end")
    play(position, "tile N-temple-0-3", "place 0", "build philosophers-temple", "activate red")
    idle_turn(position)

    assert whose(position) == "B"
    assert why(position, "home philosophers-temple") == "home-used"
    assert why(position, "home scribes-temple") == "not-yours"
