"""Time: when a main action is legal (G5), and no passing (G6)."""

import pytest

from tests.games.gentes.gentes_table import (
    FULL,
    ORDER,
    coins,
    free,
    legal,
    needs_python,
    open_tiles,
    persons,
    play,
    step,
    table,
    track,
    whose,
    why,
)

pytestmark = needs_python

EXPERT = {"tax": "expert"}
HOURGLASSES = {"start": 0, "P-4-1": 1, "C-0-2": 2, "S-8-2": 2, "N-temple-0-3": 3}
BUILDERS = {"hand": ["road"], "persons": "2 artisan 2 soldier 1 merchant"}


# ---- G5: paid, fitting, conducted in part ----


@pytest.mark.parametrize("tile", HOURGLASSES)
@pytest.mark.parametrize("spaces", range(1, 7))
def test_g5_a_tile_needs_a_space_and_half_a_space_for_each_hourglass(tile, spaces):
    position = table(A={"singles": 7 - spaces, **BUILDERS})

    fits = spaces >= 1 + (HOURGLASSES[tile] + 1) // 2

    assert why(position, f"tile {tile}") == ("none" if fits else "spaces")


@pytest.mark.parametrize(
    "wish", ["tax 1", "tax 2", "sun monument", "home scribes-temple", "tile start"]
)
def test_g5_without_a_space_nothing_fits(wish):
    """Such a turn is not given to anybody (G27), but the rule knows (G5)."""
    me = {"oracle": 4, "persons": "1 noble", "tableau": ["monument"], "cities": ["scribes-temple"]}
    position = table(A=FULL | me)

    assert why(position, wish) == "spaces"


@pytest.mark.parametrize(("tile", "hours"), [("S-8-2", 2), ("N-temple-0-3", 3)])
@pytest.mark.parametrize("doubles", [0, 1])
def test_g5_any_two_hourglasses_may_be_a_double(tile, hours, doubles):
    position = table()

    play(position, f"tile {tile}")
    assert legal(position) == {"place 0", "place 1"}
    assert why(position, "place 2") == "too-many-doubles"
    play(position, f"place {doubles}")

    assert track(position) == (1 + hours - 2 * doubles, doubles, 1)
    assert free(position) == 6 - 1 - (hours - doubles)


def test_g5_where_singles_do_not_fit_a_double_is_placed():
    position = table(A={"singles": 4})

    play(position, "tile N-temple-0-3")

    assert step(position) == "build"
    assert (track(position), free(position)) == ((5, 1, 1), 0)


def test_g5_a_double_is_not_forced_by_a_space_that_is_left():
    """Three hourglasses and a tile in four spaces (G5)."""
    position = table(A={"singles": 3})

    play(position, "tile N-temple-0-3", "place 0")

    assert free(position) == 0


def test_g5_singles_that_do_not_fit_are_refused():
    """Of four hourglasses for the hand limit at least one pair is a double (G5)."""
    cards = ["road", "forge", "granary", "shrine", "pottery", "assembly", "barracks"]
    position = table(when="decline", A={"doubles": 4, "hand": cards})

    assert (step(position), free(position)) == ("hourglasses", 3)
    assert legal(position) == {"place 1", "place 2"}
    assert why(position, "place 0") == "spaces"


def test_g5_a_main_action_is_paid_then_time_is_placed_then_it_is_conducted():
    position = table(A={"cities": ["scribes-temple"]})

    play(position, "tile S-8-2")
    assert (step(position), track(position)) == ("payment", (1, 0, 1))
    play(position, "pay 8")
    assert (step(position), coins(position)) == ("hourglasses", 12)
    play(position, "place 0")

    assert (step(position), track(position)) == ("take", (3, 0, 1))


@pytest.mark.parametrize(("tile", "price"), [("P-6-1", 6), ("S-6-1", 6), ("N-any-5-3", 5)])
def test_g5_a_main_action_must_be_paid(tile, price):
    poor, able = table(A={"coins": price - 1}), table(A={"coins": price})

    assert why(poor, f"tile {tile}") == "coins"
    assert why(able, f"tile {tile}") == "none"


def test_g5_a_chronicler_needs_a_card_that_can_be_played():
    empty, unable = table(), table(A={"hand": ["road"], "persons": "1 artisan"})

    assert why(empty, "tile C-0-2") == "no-card-to-play"
    assert why(unable, "tile C-0-2") == "no-card-to-play"
    assert why(table(A=BUILDERS), "tile C-0-2") == "none"


def test_g5_a_scribe_needs_a_card_in_reach():
    """The eighth slot costs 8 coins, a discarded card 6 (G5)."""
    nothing = table(display=[])
    far = table(display=[*[None] * 7, "road"])
    discarded = table(round=3, display=[], discard=["road"])

    assert why(nothing, "tile S-10-2") == "no-card-in-reach"
    assert [why(far, f"tile {tile}") for tile in ("S-6-1", "S-8-2")] == ["no-card-in-reach", "none"]
    assert why(discarded, "tile S-6-1") == "none"


def test_g5_a_philosopher_needs_somebody_to_train():
    """A single coin opens two columns, whose groups may both be full (G5)."""
    order = ["noble", "soldier", "artisan", "merchant", "priest", "scholar"]
    full = {"persons": "6 noble 6 soldier", "cities": ["philosophers-temple"]}
    rich = table(training=order, A=full)
    able = table(training=order, A=full | {"coins": 2})
    poor = table(training=order, A=full | {"coins": 1})

    play(rich, "tile P-4-1")
    play(able, "tile P-4-1")

    assert why(rich, "pay 1@philosophers-temple") == "nobody-to-train"
    assert coins(able) == 0  # 2 coins were the only payment
    assert legal(able) == {"train artisan", "train merchant"}
    assert why(poor, "tile P-4-1") == "coins"


def test_g5_a_navigator_needs_a_site():
    """All seven temple sites of two players are taken (G5)."""
    theirs = ["Olympia", "Memphis", "Hierosolyma", "scribes-temple", "philosophers-temple"]
    position = table(
        A={"cities": ["Athenai"]}, B={"cities": [*theirs, "inventors-temple"], "bonus": [0]}
    )

    assert why(position, "tile N-temple-0-3") == "no-site"
    assert why(position, "tile N-any-5-3") == "none"


def test_g5_a_tile_that_is_taken_is_gone_until_the_decline():
    position = table(A=BUILDERS)

    play(position, "tile P-4-1", "train noble", "done")

    assert whose(position) == "B"
    assert why(position, "tile P-4-1") == "tile-taken"
    assert "P-4-1" not in open_tiles(position)


def test_g5_the_payment_opens_columns_and_is_no_budget():
    """No change, and single prices are not added up (G7)."""
    position = table(training=ORDER)

    play(position, "tile P-6-1", "train merchant", "train merchant")

    assert coins(position) == 14
    assert persons(position) == "2 merchant"


# ---- G6: no passing ----


def test_g6_nobody_may_pass():
    position = table(A={"coins": 0, "singles": 6, "oracle": 1, "persons": "1 noble"})

    assert why(position, "end") == "must-act"
    assert why(position, "done") == "not-now"
    play(position, "exchange", "move noble-priest", "done")
    assert why(position, "end") == "must-act"
    assert legal(position) == {"tax 1", "tax 2", "tile start"}


def test_g6_two_hourglasses_of_the_tax_fit_into_the_last_space_as_a_double():
    position = table(A={"singles": 6}, B={"coins": 0})

    play(position, "tax 2")

    assert coins(position) == 28
    assert track(position) == (6, 1, 0)


@pytest.mark.parametrize(("hours", "income"), [(1, 4), (2, 8)])
def test_the_tax_collector_gives_4_coins_an_hourglass_and_has_no_tile(hours, income):
    """As often as one likes (tax collector)."""
    position = table(B=FULL)

    for nth in (1, 2):
        play(position, f"tax {hours}", *(["place 0"] if hours == 2 else []))
        assert coins(position) == 20 + nth * income
        assert track(position) == (1 + nth * hours, 0, 0)


def test_g6_experts_have_only_the_tax_of_8_coins():
    position = table(options=EXPERT, A={"singles": 6})

    assert why(position, "tax 1") == "tax-closed"
    assert legal(position) == {"tax 2", "tile start"}
    play(position, "tax 2")

    assert (coins(position), track(position), free(position)) == (28, (6, 1, 0), 0)


def test_g6_an_expert_with_a_free_space_always_has_the_tax():
    position = table(
        options=EXPERT, A={"coins": 0, "singles": 6}, B={"singles": 6, "tiles": ["start"]}
    )

    assert coins(position) == 8  # it was the only choice, so it is taken
