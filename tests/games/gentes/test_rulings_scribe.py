"""Scribe: what every payment opens (G8, G26, G39)."""

from itertools import combinations

import pytest

from heyday.games.gentes.box import CONTENT
from tests.games.gentes.gentes_table import (
    coins,
    discard_pile,
    display,
    hand,
    legal,
    needs_python,
    play,
    step,
    table,
    whose,
    why,
)

pytestmark = needs_python

SLOTS = sorted(CONTENT.entries("slot"), key=lambda slot: slot["id"])
SCRIBES = ["scribes-temple", "scribes-trade"]


def endings(position, verb):
    """Return in how many ways a scribe can take which cards of one source, by their names."""
    found = []

    def go_on(now, names):
        for line in legal(now, verb) if step(now) == "take" else ():
            then = now.clone()
            play(then, line)
            taken = [*names, line.split()[1]]
            found.append(tuple(taken))
            go_on(then, taken)

    go_on(position, [])
    return found


def affordable(paid):
    """Return the sets of slots that the printed prices open, each once."""
    found = []
    for count, row in ((1, "one"), (2, "two"), (3, "three")):
        reach = [slot["id"] for slot in SLOTS if 0 < slot[row] <= paid]
        last = max(reach, default=0)
        found += [few for few in combinations(range(1, 9), count) if few[-1] <= last]
    return found


# ---- G8 and G39: what a payment opens ----


@pytest.mark.parametrize("paid", range(1, 11))
def test_g8_every_payment_opens_what_the_display_prints(paid):
    """All sets of slots, each in one order: from left to right (G8, G26)."""
    position = table(A={"cities": SCRIBES})

    play(position, "tile S-6-1", f"pay {paid}@scribes-temple")

    assert coins(position) == 20 - paid
    found = endings(position, "take") or [("1",)]  # the only card in reach is taken
    assert sorted(found) == sorted(tuple(map(str, few)) for few in affordable(paid))


@pytest.mark.parametrize(("paid", "most"), [(1, 0), (5, 0), (6, 1), (9, 1), (10, 2)])
def test_g8_one_discarded_card_costs_6_coins_and_two_cost_10(paid, most):
    """In the order of the box, each pair once (G8, G26)."""
    pile = ["monument", "road", "shrine"]
    position = table(round=3, discard=pile, A={"cities": SCRIBES})

    play(position, "tile S-6-1", f"pay {paid}@scribes-temple")

    found = endings(position, "fetch")
    expected = [few for count in range(1, most + 1) for few in combinations(pile, count)]
    assert sorted(found) == sorted(expected)


def test_g8_display_and_discard_pile_are_never_combined():
    position = table(round=3, discard=["road", "forge"])

    play(position, "tile S-10-2", "place 0")
    other = position.clone()
    play(position, "take 1")
    play(other, "fetch road")

    assert why(position, "fetch road") == "not-both"
    assert why(other, "take 1") == "not-both"


def test_g8_fewer_cards_may_be_taken_but_not_none():
    position = table()

    play(position, "tile S-8-2", "place 0")
    assert why(position, "done") == "take-first"
    play(position, "take 2", "done")

    assert len(hand(position)) == 1
    assert whose(position) == "B"


def test_g8_what_cannot_be_taken_is_refused_with_its_reason():
    shown = ["road", None, "forge", "shrine", "pottery", "assembly", "barracks", "monument"]
    position = table(display=shown)

    play(position, "tile S-8-2", "place 0", "take 3")

    assert why(position, "take 1") == "slot-order"
    assert why(position, "take 2") == "slot-empty"
    assert why(position, "take 7") == "slot-price"
    assert why(position, "take 6") == "none"


def test_g8_what_cannot_be_fetched_is_refused_with_its_reason():
    position = table(round=3, discard=["road", "shrine", "granary"], A={"cities": SCRIBES})

    play(position, "tile S-10-2", "pay 10", "place 0")
    assert why(position, "fetch statue") == "not-discarded"
    play(position, "fetch shrine")
    assert why(position, "fetch road") == "discard-order"
    assert why(position, "fetch granary") == "none"


def test_g8_5_coins_buy_no_discarded_card_and_9_no_second_one():
    position = table(round=3, discard=["road", "shrine"], display=[], A={"cities": SCRIBES})
    cheap = table(round=3, discard=["road"], A={"cities": SCRIBES})

    play(cheap, "tile S-6-1", "pay 5@scribes-temple")
    assert why(cheap, "fetch road") == "discard-price"
    play(position, "tile S-6-1", "pay 9@scribes-temple")
    assert why(position, "take 1") == "slot-empty"
    play(position, "fetch road")

    assert hand(position) == {"road"}
    assert step(position) != "take"


def test_g39_prices_belong_to_slots_not_to_cards():
    """An empty first slot makes nothing cheaper; no card for 1 coin, so 1 cannot be paid (G39)."""
    position = table(display=[None, "road", "forge"], A={"cities": SCRIBES})

    play(position, "tile S-6-1")
    assert why(position, "pay 1@scribes-temple") == "no-card-in-reach"
    play(position, "pay 2@scribes-temple")

    assert hand(position) == {"road"}
    assert display(position)[0] == "forge"  # closed up at the end of the turn


def test_g39_cards_discarded_for_the_hand_limit_can_be_fetched_in_era_one():
    cards = ["road", "forge", "granary", "shrine", "pottery", "assembly"]
    position = table(when="decline", start=1, A={"doubles": 6, "hand": cards})

    play(position, "discard road")
    assert (position.look().round, whose(position)) == (2, "B")
    assert discard_pile(position) == {"road"}
    play(position, "tile S-6-1", "fetch road")

    assert hand(position, "B") == {"road"}
