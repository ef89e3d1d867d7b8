"""Choices that are gathered in any order and done in the one that the rules take."""

import random

import pytest

from heyday.games import get
from heyday.kit.errors import IllegalAction
from heyday.match.match import Match
from heyday.match.secret import secret_from_seed
from heyday.match.together import together

FIRST_GAME = {"setup": "first_game"}
GROUPS = ("noble", "artisan", "soldier", "merchant", "priest", "scholar")
PERSONS = [f"settle {group}" for group in GROUPS]


def settling():
    """Return a game in which persons to begin with are chosen."""
    match = Match(get("gentes"), 2, secret=secret_from_seed("gentes", 1)).begin()
    while match.view()["step"] != "settle":
        match.act(match.to_move, match.position.legal()[0])
    return match


def taking(tile):
    """Return a first game in which cards are taken for what a scribe's tile costs."""
    secret = secret_from_seed("gentes", 1)
    match = Match(get("gentes"), 2, secret=secret, options=FIRST_GAME).begin()
    match.act(match.to_move, f"tile {tile}")
    while match.view()["step"] != "take":
        match.act(match.to_move, match.position.legal()[0])
    return match


def of(match, *actions):
    return together(match, match.to_move, actions)


def persons(told, match):
    found = told["view"]["mats"][match.to_move]["persons"]
    return {group: count for group, count in found.items() if count}


def test_who_is_last_on_the_chart_can_be_chosen_first():
    """Done alone, four scholars would follow from it."""
    match = settling()

    told = of(match, "settle scholar")

    assert told["more"] == PERSONS
    assert not told["enough"]
    assert persons(told, match) == {"scholar": 1}


def test_persons_are_done_in_the_order_of_the_chart():
    match = settling()
    chosen = ["settle scholar", "settle noble", "settle scholar", "settle artisan"]

    told = of(match, *chosen)

    assert told["order"] == ["settle noble", "settle artisan", "settle scholar"]
    assert (told["more"], told["enough"]) == ([], True)
    assert persons(told, match) == {"noble": 1, "artisan": 1, "scholar": 2}
    seat = match.to_move
    for action in told["order"]:
        match.act(seat, action)
    assert match.view()["mats"][seat]["persons"] == told["view"]["mats"][seat]["persons"]


def test_nothing_changes_by_asking():
    match = settling()
    before = bytes(match.position)

    of(match, "settle scholar", "settle noble")

    assert bytes(match.position) == before


@pytest.mark.parametrize(
    ("slots", "more"),
    [((3,), (1, 2, 4, 5, 6)), ((6,), (1, 2, 3, 4, 5)), ((7,), ()), ((3, 1), (2,)), ((5, 1), ())],
)
def test_cards_in_reach_go_together_in_any_order(slots, more):
    """For 8 coins: one of all, two up to the sixth slot, three up to the third (G8)."""
    match = taking("S-8-2")

    told = of(match, *(f"take {slot}" for slot in slots))

    assert told["more"] == [f"take {slot}" for slot in more]
    assert told["order"] == [f"take {slot}" for slot in sorted(slots)]
    assert told["enough"]


def test_the_last_card_of_the_discard_pile_can_be_chosen_first():
    match, chance = settling(), random.Random(1)
    fetches = []
    while len(fetches) < 3 or match.view()["action"]["paid"] < 8:
        match.act(match.to_move, chance.choice(match.position.legal()))
        fetches = [it["id"] for it in match.choices() if it["verb"] == "fetch"]

    told = of(match, fetches[-1])

    assert told["more"] == fetches[:-1]
    assert told["enough"]


def test_what_cannot_be_done_together_has_no_view():
    match = taking("S-8-2")
    last = match.choices()[-1]["id"]

    told = of(match, last, last)

    assert told == {"order": [], "more": [], "enough": False, "view": None}


def test_what_is_not_legal_is_refused():
    with pytest.raises(IllegalAction):
        of(settling(), "take 1")
