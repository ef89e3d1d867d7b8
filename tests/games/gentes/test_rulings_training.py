"""Training: whom every payment opens (G7, G34), in which order (G26)."""

from itertools import combinations_with_replacement

import pytest

from heyday.games.gentes.box import CONTENT
from tests.games.gentes.gentes_table import (
    ORDER,
    legal,
    marked,
    mat,
    needs_python,
    persons,
    play,
    step,
    table,
    training,
    why,
)

pytestmark = needs_python

COLUMNS = sorted(CONTENT.entries("column"), key=lambda column: column["id"])
INVENTORS = ["inventors-temple", "inventors-trade"]


# ---- G7 and G34: whom a payment opens ----


def trained(position):
    """Return all charts that a philosopher can end with."""
    seen, found, now = set(), set(), [position]
    while now:
        here = now.pop()
        chart = tuple(mat(here).persons)
        if step(here) != "train" or "done" in legal(here):
            found.add(chart)
        key = (chart, *sorted(marked(here)), "done" in legal(here))
        if step(here) != "train" or key in seen:
            continue
        seen.add(key)
        for line in legal(here) - {"done"}:
            then = here.clone()
            play(then, line)
            now.append(then)
    return found


def opened(paid, extra):
    """Return all charts that the printed prices open, with the groups in their columns."""
    upper = [nth for nth, column in enumerate(COLUMNS) if column["upper"] <= paid]
    lower = [nth for nth, column in enumerate(COLUMNS) if column["lower"] <= paid]
    found = set()
    for columns, most in ((upper, 1 + extra), (lower, 2 + extra)):
        for count in range(1, most + 1):
            for few in combinations_with_replacement(columns, count):
                found.add(tuple(few.count(column) for column in range(len(COLUMNS))))
    return found


@pytest.mark.parametrize("paid", range(1, 9))
def test_g7_every_payment_opens_what_the_cost_table_prints(paid):
    """One person by the upper row, two, also of one group, by the lower (G7)."""
    position = table(training=ORDER, A={"cities": ["philosophers-temple"]})

    play(position, "tile P-4-1", f"pay {paid}@philosophers-temple")

    assert trained(position) == opened(paid, 0)


@pytest.mark.parametrize("paid", [1, 2, 3, 4, 5, 8])
@pytest.mark.parametrize(
    ("more", "extra"),
    [
        ({"cities": INVENTORS[:1]}, 1),
        ({"tableau": ["gymnasium"]}, 1),
        ({"cities": INVENTORS}, 2),
        ({"cities": INVENTORS[:1], "tableau": ["gymnasium"]}, 2),
    ],
)
def test_g34_extra_persons_lie_in_the_range_of_those_they_join(paid, more, extra):
    """Up to 1 + e all in the upper range, or up to 2 + e all in the lower (G7, G34)."""
    homes = [*more.get("cities", ()), "philosophers-temple"]
    position = table(training=ORDER, A=more | {"cities": homes})

    play(position, "tile P-4-1", f"pay {paid}@philosophers-temple")

    assert trained(position) == opened(paid, extra)


def test_g34_a_card_that_trains_more_adds_to_the_others():
    """The Training Ground, for 4 coins, with a Gymnasium: three in the upper range (G34)."""
    position = table(training=ORDER, A={"tableau": ["training_ground", "gymnasium"]})

    play(position, "sun training_ground")

    assert trained(position) == opened(4, 2)


def test_g7_prices_are_read_before_any_tile_moves():
    """A group trained twice keeps its column, and its tile moves once (G7)."""
    position = table(training=ORDER, A={"tableau": ["gymnasium"]})

    play(position, "tile P-4-1", "train noble", "train noble", "train artisan")

    assert training(position) == [*ORDER[2:], "artisan", "noble"]
    assert persons(position) == "2 noble 1 artisan"


@pytest.mark.parametrize("group", ORDER)
def test_g7_a_used_tile_moves_to_the_right_end(group):
    position = table(training=ORDER)

    play(position, "tile P-4-1", f"train {group}")
    if step(position) == "train":
        play(position, "done")

    assert training(position) == [*(g for g in ORDER if g != group), group]


def test_g7_a_philosopher_trains_somebody_and_not_more_than_two():
    position = table(4, training=ORDER, A={"cities": INVENTORS[:1]})

    play(position, "tile P-8-1")
    assert why(position, "done") == "train-first"
    play(position, "train noble", "train scholar")

    assert why(position, "train noble") == "train-enough"
    assert legal(position) == {"done", "extra inventors-temple"}


def test_g34_a_hometown_is_marked_when_its_person_is_trained():
    """It must open somebody, and he must be trained (G34)."""
    position = table(training=ORDER, A={"cities": [*INVENTORS[:1], "scribes-temple"]})

    play(position, "tile P-4-1")
    assert why(position, "extra inventors-temple") == "train-first"
    play(position, "train scholar")
    assert why(position, "extra scribes-temple") == "home-other-action"
    assert why(position, "extra inventors-trade") == "not-yours"
    other = position.clone()
    play(position, "extra inventors-temple")
    assert why(position, "done") == "train-first"
    assert why(position, "extra inventors-temple") == "home-used"
    play(position, "train noble")
    play(other, "done")

    assert (persons(position), marked(position)) == ("1 noble 1 scholar", {"inventors-temple"})
    assert (persons(other), marked(other)) == ("1 scholar", set())


def test_g34_a_hometown_that_opens_nobody_is_not_used():
    """For 8 coins the second person of any group needs no help, a full group has none (G34)."""
    for chart in ("", "6 noble"):
        position = table(4, training=ORDER, A={"cities": INVENTORS[:1], "persons": chart})

        play(position, "tile P-8-1", "train scholar")

        assert why(position, "extra inventors-temple") == "extra-useless"


def test_g26_the_order_of_training_may_matter():
    """With six nobles an artisan makes room for a noble, who could not come first (G26)."""
    position = table(training=ORDER, A={"persons": "6 noble"})

    play(position, "tile P-4-1")
    assert why(position, "train noble") == "group-full"
    play(position, "train artisan", "train noble")

    assert persons(position) == "6 noble"
