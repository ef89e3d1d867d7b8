"""The oracle of the rules is itself tested: each promise, once broken, is missed."""

import pytest

from heyday.games.gods.actions import place_of
from heyday.games.gods.faults import LONGEST, NAMES
from heyday.games.gods.field import coordinates, place_at, put_card
from heyday.games.gods.religion import give_stone, take_stone
from heyday.games.gods.state import NOBODY, Kind
from tests.games.gods.gods_table import GAME, fault_of, needs_python, play, table

pytestmark = needs_python

FIELD = """
    0,0 temple red / 1,0 temple yellow / 0,1 temple blue / -1,0 desert / 2,0 decay / 3,0 desert
    5,0 green red / 7,0 green red / 9,0 green red / 11,0 blue yellow / 13,0 violet
"""
CHIPS = {"green": "yellow", "blue": "yellow"}


def corrupt_sack(s):
    s.sack[Kind.GREEN] -= 1
    s.n_sack -= 1


def show_two_alike(s):
    s.sack[Kind.GREEN] -= 1
    s.sack[Kind.BLUE] += 1
    s.display[1] = Kind.GREEN


def put_debt_into_the_sack(s):
    s.sack[Kind.WHIRLWIND] = -1


def take_four_extras(s):
    s.god[1].extras = 4


def add(name, seat=None, index=None):
    """Return how to count one too many of something."""

    def corrupt(s):
        holder = s if seat is None else s.god[seat]
        if index is None:
            setattr(holder, name, getattr(holder, name) + 1)
        else:
            getattr(holder, name)[index] += 1

    return corrupt


def set_to(name, value, seat=None):
    """Return how to set something to a value it cannot have."""

    def corrupt(s):
        setattr(s if seat is None else s.god[seat], name, value)

    return corrupt


def raise_touching_of_a_card(s):
    s.touching[place_of(s, 5, 0)] += 1


def raise_touching_of_a_slot_not_in_use(s):
    s.touching[s.where.index(0)] = 1


def swap_dear_and_cheap(s):
    first, last = 0, s.first[0] - 1
    s.frontier[first], s.frontier[last] = s.frontier[last], s.frontier[first]
    s.spot[s.frontier[first]], s.spot[s.frontier[last]] = first, last


def lose_a_frontier_place(s):
    s.spot[s.frontier[0]] += 1


def enter_a_place_that_touches_nothing(s):
    s.where[s.where.index(0)] = 5


def mistake_a_desert(s):
    s.deserts[0] = s.deserts[1]


def lose_the_chip(s):
    s.chips[0] = NOBODY
    s.god[0].points -= 1


def owe_stones(s):
    s.god[1].stones = -1


CORRUPTIONS = [
    ("cards", corrupt_sack),
    ("cards", put_debt_into_the_sack),
    ("cards", take_four_extras),
    ("sack", add("n_sack")),
    ("display", show_two_alike),
    ("temples", add("temples", seat=0)),
    ("stones", add("stones", seat=0)),
    ("stones", owe_stones),
    ("power", set_to("power", 13, seat=2)),
    ("power", set_to("power", -1, seat=2)),
    ("touching", raise_touching_of_a_card),
    ("touching", raise_touching_of_a_slot_not_in_use),
    ("frontier", swap_dear_and_cheap),
    ("frontier", lose_a_frontier_place),
    ("frontier", enter_a_place_that_touches_nothing),
    ("frontier", add("first", index=0)),
    ("deserts", mistake_a_desert),
    ("deserts", add("n_deserts")),
    ("nations", add("believers", seat=1, index=1)),
    ("nations", add("nations", seat=1, index=1)),
    ("points", add("points", seat=1)),
    ("chips", lose_the_chip),
    ("length", set_to("turn", LONGEST + 1)),
    ("scratch", add("part", index=5)),
]


@pytest.mark.parametrize(("code", "corrupt"), CORRUPTIONS)
def test_a_broken_table_is_noticed(code, corrupt):
    position = table(field=FIELD)

    assert fault_of(position) == "none"
    corrupt(position.look())

    assert fault_of(position) == code


def test_a_decision_without_choices_is_noticed():
    position = table(display=(), sack=None, done=("temple",), extras=0)

    assert position.legal() == []
    assert fault_of(position) == "choices"


def after(position, line, corrupt):
    """Return the fault that is seen if an action is carried out and then tampered with."""
    before, action = position.clone(), position.read(line)
    position.act(action)
    assert fault_of(position, before, action) == "none"
    corrupt(position.look())
    return fault_of(position, before, action)


def stone(q, r, god):
    """Return how to put a god's stone on a tribe, in place of the one it has."""

    def corrupt(s):
        place = place_of(s, q, r)
        take_stone(s, place)
        if god != NOBODY:
            give_stone(s, place, god)

    return corrupt


@pytest.mark.parametrize(
    ("line", "corrupt"),
    [
        ("tribe green 14,0", stone(14, 0, 0)),  # beside an unbelieving tribe
        ("tribe green 11,1", stone(11, 1, NOBODY)),  # beside a yellow one
        ("tribe green 11,1", stone(13, 0, 1)),
        ("discard green", stone(11, 0, 2)),
        ("temple 14,0", stone(11, 0, 0)),
    ],
)
def test_a_wrong_religion_is_noticed(line, corrupt):
    assert after(table(field=FIELD), line, corrupt) == "religion"


def test_a_believing_tribe_from_nowhere_is_noticed():
    def corrupt(s):
        corrupt_sack(s)
        place = place_at(s, coordinates(30, 30))
        put_card(s, place, Kind.GREEN, NOBODY)
        give_stone(s, place, 2)

    assert after(table(field=FIELD), "discard green", corrupt) == "religion"


@pytest.mark.parametrize(
    ("line", "god"), [("temple 14,0", 2), ("temple 14,0", NOBODY), ("temple 12,1", 1)]
)
def test_a_wrong_conversion_is_noticed(line, god):
    assert after(table(field=FIELD), line, stone(13, 0, god)) == "conversion"


def test_a_stone_given_to_the_wrong_tribe_is_noticed():
    """In the middle of a temple, with two stones for three tribes (D3)."""
    crowd = ["green red"] * 5 + ["blue red"] * 5 + ["violet red"] * 2 + ["yellow red"]
    field = {f"{3 * i},20": tribe for i, tribe in enumerate(crowd)}
    field |= {"0,0": "green yellow", "2,0": "blue yellow", "1,-1": "yellow yellow"}
    position = table(2, field, chips=CHIPS)
    play(position, "temple 1,0")

    assert after(position, "convert 0,0", stone(0, 0, NOBODY)) == "conversion"


@pytest.mark.parametrize("options", [{}, {"religion": "any_foreign_blocks"}])
@pytest.mark.parametrize(
    "field",
    [
        "0,0 temple yellow / 2,0 violet blue",
        "0,0 temple yellow / 2,0 violet yellow",
        "0,0 violet yellow / 2,0 violet blue",
        "0,0 violet yellow / 2,0 violet",
        "0,0 temple yellow / 2,0 temple blue",
    ],
)
def test_the_oracle_agrees_on_the_religion_of_a_tribe(field, options):
    """(action a, D1)"""
    position = table(field=field, options=options)
    before, action = position.clone(), position.read("tribe green 1,0")

    position.act(action)

    assert fault_of(position, before, action) == "none"


def test_the_oracle_knows_a_god_without_stones():
    """All 15 of yellow's stones lie elsewhere (Other important things)."""
    crowd = [f"{colour} yellow" for colour in ("green", "blue", "violet") for _ in range(5)]
    field = {f"{3 * i},20": tribe for i, tribe in enumerate(crowd)} | {"0,0": "temple yellow"}
    chips = {"green": "red", "blue": "red", "violet": "red"}
    position = table(2, field, chips=chips)
    before, action = position.clone(), position.read("tribe green 1,0")

    assert fault_of(before) == "none"
    position.act(action)

    assert fault_of(position, before, action) == "none"


def test_every_promise_is_broken_by_a_test_here():
    codes = {code for code, _ in CORRUPTIONS} | {"choices", "religion", "conversion"}

    assert codes == set(NAMES.values()) - {"none"}
    assert GAME.faults == NAMES
