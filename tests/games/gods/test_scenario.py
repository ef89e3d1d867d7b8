"""Situations given as plain data are laid out as they say, or refused with a reason."""

import pytest

from heyday.games.gods import scenario
from heyday.games.gods.scenario import BadScenario, starting_field
from heyday.games.gods.view import view
from tests.games.gods.gods_table import (
    GAME,
    chips,
    display,
    fault_of,
    field,
    hand,
    needs_python,
    points,
    power,
    sack,
    table,
)

pytestmark = needs_python


@pytest.mark.parametrize("players", [2, 3, 4])
def test_without_a_field_the_starting_constellation_lies_there(players):
    position = table(players)

    assert field(position) == field(GAME.start(players)) == starting_field(players)
    assert fault_of(position) == "none"
    assert hand(position, "temples") == [7] * players


def test_a_field_is_written_on_lines_between_strokes_or_as_a_mapping():
    lines = table(
        field="""
            0,0 temple red
            1,0 green yellow / 2,0 desert
        """
    )
    mapping = table(field={"0,0": "temple red", "1,0": "green yellow", "2,0": "desert"})

    assert view(lines.look(), None) == view(mapping.look(), None)
    assert field(lines) == {"0,0": "temple red", "1,0": "green yellow", "2,0": "desert"}


def test_pieces_on_the_table_are_missing_elsewhere():
    """Nations, chips and points are counted by the rules (Unite a nation)."""
    greens = " / ".join(f"{3 * i},5 green blue" for i in range(3))
    position = table(
        3,
        f"0,0 temple red / 1,0 temple red / 2,0 desert / 3,0 decay / {greens}",
        display=("green", "extra"),
        extras=(1, 0, 0),
    )

    assert fault_of(position) == "none"
    assert hand(position, "temples") == [6, 8, 8]
    assert hand(position, "stones") == [15, 15, 12]
    assert points(position) == [0, 0, 4]
    assert chips(position) == {"green": "blue"}
    found = sack(position)
    assert [found[kind] for kind in ("green", "desert", "decay", "extra")] == [4, 11, 2, 1]


def test_counters_are_named_for_all_by_seat_or_by_god():
    assert power(table(power=4)) == [4, 4, 4]
    assert power(table(power=(1, 2, 3))) == [1, 2, 3]
    assert power(table(power={"blue": 5})) == [12, 12, 5]
    assert hand(table(stones={"red": 3}), "stones") == [3, 15, 15]
    assert hand(table(temples=0), "temples") == [0, 0, 0]


def test_the_turn_is_as_far_as_is_said():
    position = table(display=["blue"], sack={"green": 2}, current=2, actions=1, done=["discard"])

    seen = view(position.look(), None)

    assert (seen["current"], seen["actions"]) == (2, 1)
    assert [action for action, done in seen["done"].items() if done] == ["discard"]
    assert (display(position), sack(position)) == ({"blue"}, {"green": 2})


@pytest.mark.parametrize(
    ("situation", "message"),
    [
        ({"field": "0,0 pink"}, "0,0 pink: expected one of green, blue"),
        ({"field": "0,0 whirlwind"}, "0,0 whirlwind: expected one of"),
        ({"field": "0,0"}, "0,0 : expected one of"),
        ({"field": "0,0 green red blue"}, "expected one of"),
        ({"field": "0,0 desert red"}, "this card has no god"),
        ({"field": "0,0 temple"}, "expected the god of the temple"),
        ({"field": "0,0 green green"}, "'green' is no god at this table: .* red, yellow, blue"),
        ({"field": "0,0 green / 0,0 blue"}, "0,0 blue: another card lies there"),
        ({"field": "here green"}, "'here' is no place: expected q,r"),
        ({"field": "2047,0 green"}, "stay below 2047"),
        ({"field": " / ".join(f"{i},0 green" for i in range(9))}, "green: there are only 8"),
        ({"field": " / ".join(f"{i},0 temple red" for i in range(9))}, "temples of red"),
        ({"display": ("green", "green")}, "at most two different cards"),
        ({"display": ("green", "blue", "desert")}, "at most two different cards"),
        ({"display": ["temple"]}, "'temple' is no card"),
        ({"sack": {"temple": 1}}, "'temple' is no card"),
        ({"sack": {"green": 8}}, "green: there are only 8"),
        ({"extras": 2}, "extra: there are only 3"),
        ({"extras": (4, 0, 0)}, "extras of red: expected 0 to 3, got 4"),
        ({"power": 13}, "power of red: expected 0 to 12, got 13"),
        ({"power": (1, 2)}, "expected a number for each of 3 players"),
        ({"power": {"green": 1}}, "'green' is no god at this table"),
        ({"stones": 16}, "stones of red: expected 0 to 15, got 16"),
        ({"temples": {"blue": 8}}, "temples of blue: expected 0 to 7, got 8"),
        ({"chips": {"pink": "red"}}, "'pink' is no tribe"),
        ({"chips": {"green": "green"}}, "'green' is no god at this table"),
        ({"current": 3}, "no such turn"),
        ({"actions": 9}, "no such turn"),
        ({"done": ["nothing"]}, "'nothing' is no action: expected one of temple, other"),
    ],
)
def test_what_cannot_lie_on_a_table_is_refused(situation, message):
    with pytest.raises(BadScenario, match=message):
        table(**situation)


def test_a_god_has_no_sixteenth_stone():
    colours = ["green", "blue", "violet", "yellow"] * 4

    with pytest.raises(BadScenario, match="15,0 yellow red: a god has 15 stones"):
        table(field=" / ".join(f"{i},0 {colour} red" for i, colour in enumerate(colours)))


def test_compiled_rules_cannot_lay_out_a_situation(monkeypatch):
    monkeypatch.setattr(scenario, "BACKEND", "numba")

    with pytest.raises(BadScenario, match="only HEYDAY_BACKEND=python"):
        table()
