"""What a player does not know (G24): it may be anything that agrees with what he sees."""

from random import Random

import pytest

from heyday import games
from heyday.games.gentes.box import Box
from heyday.games.gentes.state import Place

GENTES = games.get("gentes")


def later(hands, plies=60, players=3):
    """A position some way into a random game."""
    position, dice = GENTES.start(players, 4, {"hands": hands}), Random(4)
    for _ in range(plies):
        position.act(dice.choice(position.legal()))
    return position


def hands(position):
    places = position.look().place
    return [
        [card for card in range(Box.CARDS) if places[card] == Place.HAND + seat]
        for seat in range(position.players)
    ]


def eras(cards):
    return sorted(card // Box.ERA_CARDS for card in cards)


@pytest.mark.parametrize("seat", range(3))
@pytest.mark.parametrize("plies", [20, 60, 200])
def test_hidden_hands_are_dealt_anew_but_the_own_one_g24(seat, plies):
    position = later("hidden", plies)
    before, shown = hands(position), GENTES.view(position.look(), seat)
    dealt = set()
    for seed in range(12):
        other = position.clone()
        other.veil(seat, seed)

        after = hands(other)
        assert after[seat] == before[seat]
        assert [eras(hand) for hand in after] == [eras(hand) for hand in before]
        assert GENTES.view(other.look(), seat) == shown
        assert other.legal() == position.legal() or position.to_move != seat
        dealt.add(str(after))

    assert len(dealt) > 3


def test_how_unseen_cards_really_lie_makes_no_difference_g24():
    position, other = later("hidden"), later("hidden")
    other.veil(1, 7)
    assert hands(other) != hands(position)

    position.veil(1, 3)
    other.veil(1, 3)

    assert position == other


def test_nothing_but_the_draws_is_secret_with_open_hands():
    position = later("open")
    other = position.clone()

    other.veil(0, 99)

    assert other.dice() != position.dice()
    other.reseed(1)
    position.reseed(1)
    assert other == position


def test_every_unseen_card_may_be_in_a_hand_g24():
    position = later("hidden", 20)
    places = position.look().place
    unseen = {
        card
        for card in range(Box.ERA_CARDS)
        if places[card] == Place.DECK or places[card] in (Place.HAND + 1, Place.HAND + 2)
    }
    found = set()
    for seed in range(300):
        other = position.clone()
        other.veil(0, seed)
        found |= set(hands(other)[1])

    assert found == unseen
