"""Paying what one wants (G9, G33)."""

import pytest

from tests.games.gentes.gentes_table import (
    FULL,
    ORDER,
    coins,
    legal,
    marked,
    needs_python,
    persons,
    play,
    step,
    table,
    track,
    why,
)

pytestmark = needs_python

SCRIBES = ["scribes-temple", "scribes-trade"]
PHILOSOPHERS = ["philosophers-temple", "philosophers-trade"]


# ---- G9 and G33: pay what you want ----


@pytest.mark.parametrize(
    ("source", "mat"),
    [
        ("tile P-6-1", {}),
        ("home philosophers-temple", {}),
        ("sun monument", {"tableau": ["monument"]}),
    ],
)
def test_g9_a_hometown_of_philosophers_sets_the_price_of_any_philosopher(source, mat):
    """Tile and hourglass are taken as always (G9)."""
    position = table(training=ORDER, A={"cities": PHILOSOPHERS, **mat})

    play(position, source, "pay 8@philosophers-trade", "train scholar", "train scholar")

    assert coins(position) == 12
    assert persons(position) == "2 scholar"
    assert track(position) == (2, 0, int(source.startswith("tile")))
    assert "philosophers-trade" in marked(position)


@pytest.mark.parametrize(
    ("source", "mat"),
    [
        ("tile S-8-2", {}),
        ("home scribes-temple", {}),
        ("sun shipyard", {"tableau": ["shipyard"]}),
    ],
)
def test_g9_a_hometown_of_scribes_sets_the_price_of_any_scribe(source, mat):
    position = table(A={"cities": SCRIBES, **mat})

    play(position, source)
    prices = {int(line[4:].partition("@")[0]) for line in legal(position) if "trade" in line}
    play(position, "pay 1@scribes-trade")

    assert prices == set(range(1, 11))
    assert coins(position) == 19
    assert "scribes-trade" in marked(position)
    assert (step(position) == "hourglasses") == (source == "tile S-8-2")


@pytest.mark.parametrize("source", ["tile P-6-1", "home philosophers-temple", "sun monument"])
def test_g9_a_card_sets_the_price_as_often_as_one_likes(source):
    """The Stoa, for all philosophers, and nothing is marked for it (G9, G15)."""
    position = table(
        training=ORDER,
        A={"cities": ["philosophers-temple"], "tableau": ["stoa", "monument"]},
        B=FULL,
    )
    spent = {"tile P-6-1": set(), "home philosophers-temple": {"philosophers-temple"}}

    play(position, source, "pay 1@card", "train noble")

    assert coins(position) == 19
    assert marked(position) == spent.get(source, {"monument"})
    play(position, "tile P-4-1", "pay 3@card", "train artisan", "done")
    assert coins(position) == 16


@pytest.mark.parametrize(
    ("tile", "wish", "reason"),
    [
        ("S-6-1", "pay 0@scribes-temple", "price-range"),
        ("S-6-1", "pay 11@scribes-temple", "price-range"),
        ("P-4-1", "pay 9@philosophers-temple", "price-range"),
        ("P-4-1", "pay 4@scribes-temple", "home-other-action"),
        ("S-6-1", "pay 4@philosophers-temple", "home-other-action"),
        ("S-6-1", "pay 4@inventors-temple", "home-other-action"),
        ("S-6-1", "pay 4@scribes-trade", "not-yours"),
        ("S-6-1", "pay 4@card", "no-chosen-price"),
        ("S-6-1", "pay 4", "not-the-price"),
        ("S-6-1", "pay 10", "not-the-price"),
    ],
)
def test_g9_other_payments_are_refused(tile, wish, reason):
    homes = ["scribes-temple", "philosophers-temple", "inventors-temple"]
    position = table(A={"cities": homes})

    play(position, f"tile {tile}")

    assert why(position, wish) == reason


def test_g33_a_payment_of_choice_helps_who_cannot_pay_the_printed_price():
    """It may be higher, too, but never more than one has (G33)."""
    position = table(A={"coins": 3, "cities": SCRIBES[:1]})
    without = table(A={"coins": 3})

    assert why(without, "tile S-8-2") == "coins"
    play(position, "tile S-8-2")

    assert legal(position) == {f"pay {price}@scribes-temple" for price in (1, 2, 3)}
    assert why(position, "pay 4@scribes-temple") == "coins"
    assert why(position, "pay 8") == "coins"


def test_g33_a_payment_of_choice_helps_where_the_printed_price_buys_nothing():
    """The only card lies in the eighth slot (G5, G33)."""
    shown = [*[None] * 7, "road"]
    position = table(display=shown, A={"cities": SCRIBES[:1]})

    assert why(table(display=shown), "tile S-6-1") == "no-card-in-reach"
    play(position, "tile S-6-1")

    assert legal(position) == {f"pay {price}@scribes-temple" for price in (8, 9, 10)}
    assert why(position, "pay 6") == "no-card-in-reach"


def test_g33_without_a_coin_nothing_can_be_chosen():
    position = table(A={"coins": 0, "cities": SCRIBES[:1]})

    assert why(position, "tile S-6-1") == "coins"
    assert why(position, "home scribes-temple") == "coins"


def test_g33_a_hometown_does_not_set_the_price_of_its_own_action():
    """One coin is not enough for the printed 4 without a second hometown (G10, G33)."""
    alone = table(A={"coins": 1, "cities": PHILOSOPHERS[:1]})
    both = table(A={"coins": 1, "cities": PHILOSOPHERS})

    assert why(alone, "home philosophers-temple") == "coins"
    assert why(both, "home philosophers-temple") == "none"


def test_g33_one_modifier_is_used_in_an_action():
    position = table(A={"cities": SCRIBES})

    play(position, "tile S-6-1", "pay 3@scribes-temple")

    assert marked(position) == {"scribes-temple"}
    assert why(position, "pay 4@scribes-trade") == "not-now"


def test_g33_a_card_is_not_used_for_the_printed_price():
    """Unless that is out of reach, where coins are the reason (G33)."""
    position = table(A={"tableau": ["scriptorium"]})
    exact = table(A={"coins": 6, "tableau": ["scriptorium"]})
    poor = table(A={"coins": 3, "tableau": ["scriptorium"]})

    for now in (position, exact, poor):
        play(now, "tile S-6-1")

    assert why(position, "pay 6@card") == why(exact, "pay 6@card") == "same-price"
    assert legal(position) == {"pay 6", *(f"pay {n}@card" for n in range(1, 11) if n != 6)}
    assert why(poor, "pay 6@card") == "coins"
