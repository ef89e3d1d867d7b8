"""The hand limit (G19 E, G20) and the last decline (G21)."""

import pytest

from heyday.games.gentes.box import CARDS
from tests.games.gentes.gentes_table import (
    coins,
    discard_pile,
    display,
    free,
    hand,
    legal,
    mat,
    needs_python,
    persons,
    play,
    points,
    scored,
    start_player,
    step,
    table,
    track,
    whose,
    why,
)

pytestmark = needs_python


def decision(position):
    return whose(position), step(position)


# ---- E: the hand limit, G20 ----


@pytest.mark.parametrize("count", range(7))
def test_g19_each_card_above_three_costs_an_hourglass(count):
    position = table(when="decline", A={"hand": CARDS[:count], "singles": 0})
    hours = max(0, count - 3)

    if hours > 1:
        assert legal(position) == {"place 0", "place 1"}
        play(position, "place 0")

    assert track(position) == (hours, 0, 0)
    assert hand(position) == set(CARDS[:count])


def test_g19_cards_may_raise_the_hand_limit():
    """The Library, by two (4.2 E)."""
    position = table(when="decline", A={"hand": CARDS[:6], "tableau": ["library"]})

    assert track(position) == (1, 0, 0)


@pytest.mark.parametrize(("seat", "other"), ["AB", "BA"])
def test_g20_cards_that_the_track_cannot_cover_are_discarded(seat, other):
    """One space covers two cards as a double; the player chooses which go (G20)."""
    cards = list(CARDS[:8])
    position = table(when="decline", **{seat: {"doubles": 6, "hand": cards}})

    assert legal(position) == {f"discard {card}" for card in cards}
    assert why(position, f"discard {CARDS[9]}") == "not-in-hand"
    play(position, *(f"discard {card}" for card in cards[5:]))

    assert (track(position, seat), free(position, seat)) == ((6, 1, 0), 0)
    assert hand(position, seat) == set(cards[:5])
    assert discard_pile(position) == set(cards[5:])
    assert whose(position) == other  # there is no free space


def test_g20_a_full_track_covers_no_card():
    cards = list(CARDS[:5])
    position = table(when="decline", A={"singles": 0, "doubles": 7, "hand": cards})

    play(position, f"discard {cards[0]}", f"discard {cards[1]}")

    assert (track(position), hand(position)) == ((7, 0, 0), set(cards[2:]))


def test_g20_what_fits_as_doubles_is_not_discarded():
    position = table(when="decline", A={"doubles": 6, "hand": CARDS[:5]})

    assert (track(position), len(hand(position))) == ((6, 1, 0), 5)
    assert discard_pile(position) == set()


# ---- G21: the last decline ----


def test_g21_the_last_decline_is_played_completely_and_no_era_changes():
    position = table(
        round=6,
        when="decline",
        display=CARDS[36:44],
        A={"cities": ["Syracusae", "Cnossus"], "hand": CARDS[:5], "locks": 2, "singles": 5},
        B={"tiles": ["start"]},
    )

    assert (start_player(position), track(position), step(position)) == ("B", (0, 0, 0), "decline")
    play(position, "city Syracusae")
    assert decision(position) == ("A", "hourglasses")
    play(position, "place 1")

    assert position.look().round == 6
    assert (mat(position).locks, display(position)) == (2, list(CARDS[36:44]))
    assert (coins(position), track(position)) == (25, (0, 1, 0))
    assert position.over  # nobody could play a card in the final scoring
    assert scored(position)["hourglasses"] == -4


def test_g21_the_last_decline_turns_doubles_into_singles():
    """Three hourglasses are left of five, and cost 8 points (G21, G22)."""
    position = table(round=6, when="decline", A={"singles": 4, "doubles": 3, "coins": 0})

    assert track(position) == (3, 0, 0)
    assert scored(position) == {"hourglasses": -8}


def test_the_decline_changes_nothing_else():
    """Coins, persons and points stay (4.2)."""
    position = table(when="decline", A={"coins": 7, "persons": "2 noble", "points": 11})

    assert (coins(position), persons(position), points(position)) == (7, "2 noble", 11)
