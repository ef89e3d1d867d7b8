"""What is told of an action: its words, what it brought about, and what changed."""

import pytest

from heyday.games.gods.log import changes, events, words
from tests.games.gods.gods_table import GAME, display, needs_python, play, table

pytestmark = needs_python

ROW = "0,0 temple red / 1,0 desert / 2,0 temple yellow"


def told(position, line):
    """Play a line; return what it brought about, and what changed before each seat."""
    before, action = position.clone(), position.read(line)
    play(position, line)
    happened = events(before, position, action)
    return happened, changes(before.look(), position.look())


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("tribe green 3,0", {"kind": "green", "place": "3,0", "cost": 1, "gain": 0}),
        ("temple 1,1", {"kind": "temple", "place": "1,1", "cost": 6}),
        ("desert 3,0", {"kind": "desert", "place": "3,0", "cost": 0, "gain": 0}),
        ("lift 1,0", {"kind": "lift", "place": "1,0", "cost": 2, "move_price": 2}),
        ("discard desert", {"kind": "desert"}),
        ("take", {"kind": "extra"}),
        ("spend", {"kind": "extra", "actions": 2}),
        ("steal blue", {"god": "blue", "gain": 0, "taken": 1}),
        ("tribe green 9,9", {"place": "nowhere", "me": "red", "power": 12}),
    ],
)
def test_an_action_has_the_words_for_its_sentences(line, expected):
    position = table(field=ROW, display=("green", "desert"))

    found = words(position, position.read(line))

    assert expected.items() <= found.items()


def test_a_tribe_takes_a_religion():
    happened, changed = told(table(field="0,0 temple yellow"), "tribe green 1,0")

    assert happened == [{"event": "takes-stone", "kind": "green", "place": "1,0", "god": "yellow"}]
    assert changed == [{"power": -1}, {"stones": -1}, {}]


def test_a_tribe_takes_no_religion():
    happened, changed = told(table(field="0,0 desert"), "tribe green 1,0")

    assert happened == [{"event": "no-stone", "kind": "green", "place": "1,0"}]
    assert changed == [{"power": -1}, {}, {}]


def test_a_temple_converts_and_drives_out_in_the_order_of_places():
    """(D3)"""
    field = "0,0 violet yellow / 2,0 blue yellow / 1,-1 green red"
    position = table(field=field, stones={"red": 1})

    happened, _ = told(position, "temple 1,0")
    assert happened == [
        {"event": "loses-stone", "kind": "violet", "place": "0,0", "from": "yellow"},
        {"event": "loses-stone", "kind": "blue", "place": "2,0", "from": "yellow"},
    ]
    happened, changed = told(position, "convert 2,0")

    assert happened == [{"event": "takes-stone", "kind": "blue", "place": "2,0", "god": "red"}]
    assert changed == [{"stones": -1}, {}, {}]


def test_a_nation_falls_before_another_rises():
    """(A nation falls to pieces; D9)"""
    field = "0,0 green yellow / 4,0 green yellow / 8,0 green yellow / 4,4 green red / 8,4 green red"
    position = table(field=field)

    happened, changed = told(position, "temple 1,0")

    assert happened == [
        {"event": "takes-stone", "kind": "green", "place": "0,0", "god": "red", "from": "yellow"},
        {"event": "nation-falls", "god": "yellow", "kind": "green"},
        {"event": "nation-rises", "god": "red", "kind": "green"},
    ]
    assert changed[0] == {"power": -3, "points": 3, "temples": -1, "stones": -1}
    assert changed[1] == {"points": -3, "stones": 1}


def test_the_first_nation_brings_the_chip_and_the_target_the_end():
    """(Unite a nation; Game end)"""
    violet = "".join(f" / {3 * i},20 violet red" for i in range(6))
    field = "0,0 temple red / 4,4 green red / 8,4 green red" + violet
    position = table(field=field)

    happened, _ = told(position, "tribe green 1,0")

    assert [event["event"] for event in happened] == [
        "takes-stone",
        "nation-rises",
        "chip",
        "end-target",
    ]


def test_a_new_turn_brings_power_and_cards():
    """(1 Collect power, 2 Refill)"""
    position = table(field="0,0 desert", actions=1, sack={"yellow": 1}, power=(12, 10, 12))

    happened, changed = told(position, "tribe blue 1,0")

    assert happened[1:] == [
        {"event": "turn", "god": "yellow", "gain": 2},
        {"event": "draw", "kind": "yellow"},
    ]
    assert changed[1] == {"power": 2}


@pytest.mark.parametrize(
    ("line", "stayed"),
    [
        ("discard green", {"extra"}),
        ("take", {"green"}),
        ("tribe green 3,0", {"extra"}),
        ("temple 3,0", {"green", "extra"}),
    ],
)
def test_only_cards_that_are_new_on_the_display_are_told(line, stayed):
    """(2 Refill)"""
    position = table(field=ROW, display=("green", "extra"), actions=1, seed=3)

    happened, _ = told(position, line)
    drawn = [event["kind"] for event in happened if event["event"] == "draw"]

    assert len(drawn) == 2 - len(stayed)
    assert display(position) == stayed | set(drawn)


def test_a_slot_emptied_earlier_in_the_turn_is_refilled_too():
    """(2 Refill)"""
    position = table(field=ROW)

    play(position, "discard green")
    happened, _ = told(position, "tribe blue 3,0")

    assert {e["kind"] for e in happened if e["event"] == "draw"} == display(position)


def test_an_end_in_the_refill_is_told_after_the_turn_has_begun():
    """(Early game end)"""
    position = table(field="0,0 desert", display=["green"], actions=1, sack={}, power=1)

    happened, _ = told(position, "tribe green 1,0")

    assert happened[1:] == [{"event": "turn", "god": "yellow", "gain": 3}, {"event": "end-short"}]


def test_a_stolen_power_shows_in_two_counters():
    """(action c, D4)"""
    position = table(field=ROW, display=("decay", "green"), power=5)

    play(position, "decay 1,1")
    happened, changed = told(position, "steal yellow")

    assert happened == []
    assert changed == [{"power": 1}, {"power": -1}, {}]


def test_the_income_of_a_robbed_god_is_told_in_full():
    """The next player is robbed by the last action of the turn, then collects 3 (D4)."""
    position = table(field=ROW, display=("decay", "green"), power=5, actions=1)

    play(position, "decay 1,1")
    happened, changed = told(position, "steal yellow")

    assert happened[0] == {"event": "turn", "god": "yellow", "gain": 3}
    assert changed == [{"power": 1}, {"power": 2}, {}]


def test_a_stalled_game_tells_for_how_many_rounds_nothing_moved():
    """(D11)"""
    position = table(field=ROW, actions=1)
    position.look().quiet = 8

    happened, _ = told(position, "discard green")

    assert happened == [{"event": "end-stall", "rounds": 3}]


def test_an_extra_action_taken_shows_among_the_counters():
    """(action c)"""
    happened, changed = told(table(display=("extra", "green")), "take")

    assert happened == []
    assert changed == [{"extras": 1}, {}, {}]


@pytest.mark.parametrize("language", ["en", "de", "ja"])
def test_all_legal_actions_of_a_table_are_said_differently(language):
    position = table(field=ROW, display=("green", "decay"), extras=1)

    said = [position.describe(action, language) for action in position.legal()]

    assert len(set(said)) == len(said) > 20
    assert GAME.strings.say(language, "title")
