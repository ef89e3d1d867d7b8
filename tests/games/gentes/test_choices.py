"""What can be chosen is what is not refused, whatever is to be decided; and what it costs."""

import random

import pytest

from tests.games.gentes.gentes_table import (
    FULL,
    GAME,
    cities,
    coins,
    hand,
    legal,
    mat,
    needs_python,
    play,
    step,
    table,
    tableau,
    why,
)

pytestmark = needs_python

SEATS = GAME.seat_names
RICH = {"temple": 3, "oracle": 3, "persons": "2 noble 1 priest"}
HOMES = ["scribes-temple", "philosophers-temple", "inventors-temple"]
SMITHS = "2 artisan 1 soldier 1 scholar"
SICK = "1 noble 2 priest 3 scholar"
SIX = ["Athenai", "Syracusae", "Delphi", "Cnossus", "Memphis", "Cyrene"]
CARDS = ["road", "forge", "granary", "shrine", "pottery", "assembly"]

# step: the table, and what is played first
STEPS = {
    "turn": ({"A": RICH | {"cities": HOMES, "tableau": ["monument", "stoa"]}}, []),
    "turn, done": ({"A": RICH, "main_done": True}, []),
    "turn, full": ({"A": {"singles": 6, "coins": 0}}, []),
    "turn, expert": ({"options": {"tax": "expert"}}, []),
    "payment": ({"A": {"cities": HOMES, "tableau": ["scriptorium"]}}, ["tile S-6-1"]),
    "hourglasses": ({}, ["tile N-temple-0-3"]),
    "tax_again": ({"A": {"cities": HOMES}}, ["tax 1"]),
    "train": ({"A": {"cities": HOMES}}, ["tile P-4-1", "pay 4", "train noble"]),
    "relocate": ({"A": {"cities": SIX, "bonus": [0]}}, ["tile N-any-5-3", "place 0"]),
    "build": ({"A": {"cities": SIX[:5]}}, ["tile N-any-5-3", "place 0"]),
    "activate": ({}, ["tile N-temple-0-3", "place 0", "build scribes-temple"]),
    "take": ({"round": 3}, ["tile S-10-2", "place 0"]),
    "take, one taken": ({"round": 3}, ["tile S-10-2", "place 0", "take 2"]),
    "take, one fetched": ({"round": 3}, ["tile S-10-2", "place 0", "fetch forge"]),
    "play": ({"A": {"hand": CARDS, "persons": SMITHS, "temple": 3}}, ["tile C-1-1"]),
    "cube": ({"round": 2, "when": "decline", "A": {"locks": 0}}, []),
    "join_any": ({"round": 3, "A": {"hand": ["hospital"], "persons": SICK}}, ["tile C-1-1"]),
    "lose": ({"A": {"hand": ["forge"], "persons": SMITHS, "oracle": 4}}, ["tile C-1-1"]),
    "symbol": ({"A": {"hand": ["forge"], "persons": SMITHS}}, ["tile C-1-1"]),
    "hire": ({"A": RICH | {"persons": "6 noble"}}, ["hire 2"]),
    "exchange": ({"A": RICH}, ["exchange"]),
    "exchange, one moved": ({"A": RICH}, ["exchange", "move noble-artisan"]),
    "decline": (
        {"when": "decline", "A": RICH | {"cities": SIX, "tableau": ["theatre", "sanctuary"]}},
        [],
    ),
    "discard": ({"when": "decline", "A": {"hand": CARDS, "singles": 0, "doubles": 7}}, []),
    "final": ({"round": 6, "when": "final", "A": RICH | {"hand": CARDS}}, []),
    "over": ({"round": 6, "when": "final"}, []),
}


def unrefused(position):
    return [action for action in GAME.vocabulary if position.refusal(action) == 0]


@pytest.mark.parametrize("name", STEPS)
def test_the_legal_actions_are_those_without_a_reason_against_them(name):
    """For every action of the vocabulary, in every kind of decision."""
    situation, lines = STEPS[name]
    position = table(**situation)

    play(position, *lines)

    assert step(position) == name.partition(",")[0]
    assert sorted(position.legal()) == unrefused(position)


def test_once_the_game_is_over_that_is_the_reason():
    """(5.0)"""
    position = table(round=6, when="final")

    assert {why(position, line) for line in ("tax 1", "done", "draft road", "build Delphi")} == {
        "over"
    }


@pytest.mark.parametrize("first", ["draft", "settle"])
def test_the_same_holds_in_the_preparation(first):
    position = GAME.start(3)

    while step(position) != first:
        position.act(position.legal()[0])

    assert sorted(position.legal()) == unrefused(position)


def test_the_same_holds_throughout_a_game():
    position = GAME.start(3, 5)
    chooser = random.Random(5)

    while not position.over:
        assert sorted(position.legal()) == unrefused(position)
        position.act(chooser.choice(position.legal()))


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_every_seat_plays_by_the_same_rules(seat):
    """Two games that differ in who sits where go on alike, choice by choice, to their end."""
    mats = [
        RICH | {"cities": HOMES, "tableau": ["monument", "stoa"], "hand": ["road"]},
        {"persons": SMITHS, "tableau": ["sanctuary", "theatre"], "hand": ["forge"]},
        {"cities": SIX, "bonus": [0], "tableau": ["marketplace", "barracks"]},
        {"persons": SICK, "locks": 1, "hand": ["hospital", *CARDS[2:]]},
    ]
    seats = [SEATS[(nth + seat) % 4] for nth in range(4)]
    first = table(4, **dict(zip(SEATS, mats, strict=True)))
    other = table(4, start=seat, seat=seat, **dict(zip(seats, mats, strict=True)))
    chooser = random.Random(seat)

    while not first.over:
        assert legal(first) == legal(other)
        line = chooser.choice(sorted(legal(first)))
        for position in (first, other):
            position.act(position.read(line))
        assert [look_at(first, here) for here in SEATS] == [look_at(other, to) for to in seats]
    assert other.over


def look_at(position, seat):
    """Return all that belongs to a seat, as it can be compared with another one's."""
    me = mat(position, seat)
    kept = {name: getattr(me, name) for name in me.__slots__}
    return kept, hand(position, seat), tableau(position, seat), cities(position, seat)


@pytest.mark.parametrize(
    ("situation", "lines", "last", "wish", "reason"),
    [
        ({}, ["tile S-8-2", "place 0", "take 1", "take 2"], "take 3", "take 4", "taken-enough"),
        (
            {"round": 3, "discard": CARDS},
            ["tile S-10-2", "place 0", "fetch road"],
            "fetch forge",
            "fetch granary",
            "taken-enough",
        ),
        (
            {"round": 6, "when": "final", "A": RICH | {"hand": ["shrine"]}},
            [],
            "score shrine",
            "hire 0",
            "hand-empty",
        ),
    ],
)
def test_what_is_not_asked_any_more_is_still_refused(situation, lines, last, wish, reason):
    """Before the only choice left is taken by itself."""
    position = table(**situation)
    play(position, *lines)

    position.drive.first_step(position.tables, position.read(last))

    assert GAME.refusals[position.refusal(position.read(wish))] == reason


@pytest.mark.parametrize("number", [0, 1023, 3 << 10, 32 << 10, (1 << 10) + 54, (6 << 10) + 23])
def test_a_number_that_is_no_action_is_unknown(number):
    assert number not in GAME.vocabulary
    assert GAME.refusals[table().refusal(number)] == "unknown"


@pytest.mark.parametrize(
    ("situation", "line", "cost"),
    [
        ({}, "tax 1", -4),
        ({"A": {"tableau": ["tenement", "well"]}}, "tax 1", -8),
        ({}, "tile start", -2),
        ({}, "tile P-4-1", 4),
        ({"A": {"tableau": ["forge"]}}, "tile N-any-5-3", 2),
        ({"A": {"tableau": ["forge", "harbour"]}}, "sun harbour", 1),
        ({"A": {"cities": ["scribes-temple"]}}, "home scribes-temple", 6),
        ({"A": {"cities": ["philosophers-temple"]}}, "home philosophers-temple", 4),
        ({"when": "decline", "A": {"tableau": ["trading_post"]}}, "moon trading_post", 3),
        ({"A": RICH}, "exchange", 0),
    ],
)
def test_an_action_says_what_it_costs(situation, line, cost):
    """Less than nothing if it gives coins."""
    position = table(**situation)
    before = coins(position)

    assert position.cost(position.read(line)) == cost
    play(position, line)
    play(position, *(["place 0"] if step(position) == "hourglasses" else []))

    assert coins(position) == before - cost


def test_what_is_paid_or_repeated_says_what_it_costs():
    paying = table(A={"cities": HOMES})
    taxing = table(A={"cities": HOMES}, B=FULL)

    play(paying, "tile S-6-1")
    play(taxing, "tax 2", "place 0")

    assert paying.cost(paying.read("pay 3@scribes-temple")) == 3
    assert taxing.cost(taxing.read("repeat inventors-temple")) == -8
    assert taxing.cost(taxing.read("done")) == 0


@pytest.mark.parametrize(
    "line",
    [
        *("sun stoa", "play trading_post", "home inventors-temple"),
        *("build scribes-temple", "repeat inventors-temple"),
    ],
)
def test_what_is_no_action_costs_nothing(line):
    position = table()

    assert position.cost(position.read(line)) == 0
