"""Playing cards: needs, gains and losses (G14, G31, G37), their actions (G15)."""

import pytest

from tests.games.gentes.gentes_table import (
    FULL,
    ORDER,
    coins,
    cubes,
    free,
    hand,
    idle,
    legal,
    marked,
    needs_python,
    persons,
    play,
    points,
    scored,
    step,
    table,
    tableau,
    track,
    whose,
    why,
)

pytestmark = needs_python

WORKERS = "5 artisan 3 soldier 3 priest"


# ---- G14: what counts towards the needs ----


def test_g14_needs_are_least_numbers():
    position = table(A={"persons": "6 priest", "hand": ["shrine"]})

    play(position, "tile C-0-2", "place 0", "symbol 1")

    assert persons(position) == "6 priest"
    assert (cubes(position), points(position)) == ((2, 0), 2 + 1)


@pytest.mark.parametrize("stored", range(5))
def test_g14_a_temple_cube_stands_for_each_missing_person(stored):
    """Exactly as many as are missing; they never stand on the chart (G14)."""
    position = table(A={"persons": "1 soldier", "temple": stored, "hand": ["watchtower", "shrine"]})

    playable = stored >= 2  # a noble and a soldier are missing

    assert why(position, "tile C-1-1") == ("none" if playable else "no-card-to-play")
    if playable:
        play(position, "tile C-1-1", *(["play watchtower"] if stored > 2 else []), "symbol 2")
        assert cubes(position) == (stored - 2, 0)
        assert persons(position) == "2 soldier"  # the second is the reward


def test_g14_oracle_cubes_stand_for_nobody():
    position = table(A={"persons": "1 soldier", "oracle": 4, "hand": ["watchtower"]})

    assert why(position, "tile C-1-1") == "no-card-to-play"


def test_g14_persons_of_one_group_do_not_stand_for_another():
    position = table(A={"persons": "6 noble 6 soldier", "temple": 2, "hand": ["shrine", "road"]})

    assert why(position, "tile C-1-1") == "no-card-to-play"


def test_g14_why_a_card_cannot_be_played():
    """Icons are looked at before persons (G14)."""
    cards = ["watchtower", "shrine", "observatory", "road"]
    position = table(A={"persons": "1 noble 2 artisan 2 soldier 1 merchant", "hand": cards})

    play(position, "tile C-1-1")

    assert legal(position) == {"play watchtower", "play road"}
    assert why(position, "play shrine") == "persons-missing"
    assert why(position, "play observatory") == "icons-missing"
    assert why(position, "play forge") == "not-in-hand"


@pytest.mark.parametrize("site", ["Delphi", "Ammonium", "scribes-oracle"])
def test_g14_icons_of_cities_and_hometowns_count_alike(site):
    """The Observatory needs an oracle (G14)."""
    needs = {"persons": "2 priest 3 scholar", "hand": ["observatory"]}
    position = table(round=3, A=needs | {"cities": [site]})
    other = table(round=3, A=needs | {"cities": ["Athenai", "Syracusae", "Cnossus"]})

    assert why(position, "tile C-1-1") == "none"
    assert why(other, "tile C-1-1") == "no-card-to-play"


def test_g14_no_cube_stands_for_an_icon():
    position = table(
        round=3, A={"persons": "2 priest 3 scholar", "hand": ["observatory"], "temple": 4}
    )

    assert why(position, "tile C-1-1") == "no-card-to-play"


def test_g14_persons_printed_on_own_cards_count():
    """The Barracks lend two soldiers, to their owner only (G14)."""
    needs = {"persons": "1 noble", "hand": ["watchtower"]}
    mine = table(A=needs | {"tableau": ["barracks"]})
    theirs = table(A=needs, B={"tableau": ["barracks"]})

    play(mine, "tile C-1-1", "symbol 4")

    assert persons(mine) == "1 noble 1 soldier"
    assert why(theirs, "tile C-1-1") == "no-card-to-play"


def test_g14_a_group_of_nobody_loses_nobody():
    """The scholar of the Forge was a virtual one (G14)."""
    position = table(A={"persons": "2 artisan 1 soldier", "temple": 4, "hand": ["forge"]})

    play(position, "tile C-1-1")

    assert step(position) == "symbol"  # with three cubes left, nothing was asked
    assert persons(position) == "2 artisan 1 soldier"
    assert cubes(position) == (3, 0)


def test_g14_one_symbol_of_the_card_is_scored():
    position = table(A={"persons": "3 priest", "hand": ["shrine"]})

    play(position, "tile C-1-1")

    assert legal(position) == {"symbol 1", "symbol 4"}
    assert why(position, "symbol 2") == "not-on-card"


def test_g14_a_card_without_symbols_scores_none():
    """Those of era III (chronicler)."""
    position = table(
        round=5, A={"persons": "2 noble 4 soldier 2 merchant", "hand": ["citadel"], "coins": 2}
    )

    play(position, "tile C-1-1")

    assert scored(position) == {"cards": 11}
    assert whose(position) == "B"


# ---- G37: losses ----


def test_g37_each_lost_person_is_a_decision_of_its_own():
    """The Pyramid takes two artisans (G37)."""
    position = table(round=5, A={"persons": WORKERS, "temple": 3, "oracle": 3, "hand": ["pyramid"]})

    play(position, "tile C-1-1")
    assert legal(position) == {"lose", "keep 0", "keep 1", "keep 2", "keep 3"}
    play(position, "keep 1")
    assert cubes(position) == (2, 1)
    assert legal(position) == {"lose", "keep 2"}
    assert why(position, "keep 1") == "cubes"
    play(position, "lose")

    assert persons(position) == "4 artisan 3 soldier 3 priest"


def test_g37_both_losses_may_be_bought_off():
    position = table(round=5, A={"persons": WORKERS, "temple": 3, "oracle": 3, "hand": ["pyramid"]})

    play(position, "tile C-1-1", "keep 3", "keep 0")

    assert (persons(position), cubes(position)) == (WORKERS, (0, 0))


def test_g37_losses_come_before_the_symbol():
    position = table(A={"persons": "2 noble 2 scholar", "temple": 3, "hand": ["assembly"]})

    play(position, "tile C-1-1")
    assert (step(position), scored(position)) == ("lose", {"cards": 4})
    play(position, "lose")

    assert (step(position), persons(position)) == ("symbol", "1 noble 2 scholar")


# ---- G31: from when on a card counts ----


def test_g31_a_card_does_not_help_with_its_own_needs():
    """The Bath House lends a noble, and needs two (G31)."""
    position = table(A={"persons": "1 noble 1 priest", "hand": ["bath_house"]})

    assert why(position, "tile C-1-1") == "no-card-to-play"


def test_g31_a_card_counts_from_the_end_of_its_action_on():
    """The council of three nobles has one of the Bath House (G31)."""
    needs = "2 noble 2 merchant 1 priest 3 scholar"
    cards = ["bath_house", "council_house"]
    position = table(A={"persons": needs, "hand": cards}, B=FULL)

    play(position, "tile C-1-1", "symbol 1")
    assert why(position, "tile C-0-2") == "none"
    play(position, "tile C-0-2", "place 0", "symbol 1")

    assert persons(position) == needs
    assert scored(position) == {"cards": 2 + 7, "symbols": 1 + 2}


def test_g31_an_effect_does_not_serve_the_action_that_plays_its_card():
    """The Forge makes navigators cheaper from the next turn on (G31)."""
    smiths = {"persons": "2 artisan 1 soldier 1 scholar", "hand": ["forge"]}
    position = table(A=smiths | {"coins": 3}, B=FULL)

    assert why(position, "tile N-any-5-3") == "coins"
    play(position, "tile C-1-1", "symbol 3")

    assert coins(position) == 2
    assert why(position, "tile N-any-5-3") == "none"


# ---- G15: sun, infinity, moon ----


def test_g15_a_sun_works_from_the_next_turn_on():
    """The turn that plays the card has spent its main action (G15)."""
    needs = "2 noble 1 artisan 1 priest"
    position = table(A={"persons": needs, "oracle": 1, "hand": ["monument"]}, B=FULL)

    assert why(position, "sun monument") == "not-played"
    play(position, "tile C-1-1", "symbol 1")
    assert why(position, "sun monument") == "main-done"
    play(position, "end")

    assert why(position, "sun monument") == "none"


def test_g15_a_sun_works_once_a_round():
    position = table(A={"tableau": ["monument"], "singles": 5}, B=FULL, training=ORDER)

    play(position, "sun monument", "train soldier")
    assert (coins(position), track(position)) == (18, (6, 0, 0))
    assert marked(position) == {"monument"}
    assert why(position, "sun monument") == "card-used"
    play(position, "tax 1")

    assert position.look().round == 2
    assert why(position, "sun monument") == "none"


def test_g15_a_sun_is_used_by_its_owner_and_where_there_is_one():
    position = table(A={"tableau": ["stoa"]}, B={"tableau": ["monument"]})

    assert why(position, "sun stoa") == "no-sun"
    assert why(position, "sun monument") == "not-played"


def test_g15_a_sun_has_to_be_paid_and_to_fit():
    """The Harbour's two hourglasses fit into one space as a double (G5, G15)."""
    poor = table(A={"tableau": ["harbour", "shipyard"], "coins": 3})
    tight = table(A={"tableau": ["harbour"], "singles": 6})

    assert why(poor, "sun harbour") == "coins"
    assert why(poor, "sun shipyard") == "coins"
    play(tight, "sun harbour", "build Cnossus")
    assert (free(tight), track(tight), scored(tight)) == (0, (6, 1, 0), {"cities": 2})


def test_g15_a_moon_works_first_in_the_decline_of_its_own_round():
    needs = {"persons": "1 artisan 3 merchant", "hand": ["marketplace"], "singles": 5}
    position = table(A=needs, B=FULL)

    play(position, "tile C-1-1", "symbol 1")
    assert position.look().round == 2
    assert coins(position) == 20 - 1 + 3
    idle(position, lambda now: now.look().round == 3)

    assert coins(position) == 22 + 7 * 4 + 3  # seven times the tax, and the Marketplace again


def test_g15_cards_played_leave_the_hand():
    position = table(A={"persons": "3 priest", "hand": ["shrine", "road"]})

    play(position, "tile C-1-1", "symbol 1")

    assert (hand(position), tableau(position)) == ({"road"}, {"shrine"})
