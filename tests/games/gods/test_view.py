"""What is seen of a table, how actions are written, and what is clicked for them."""

import json
from copy import copy

import pytest

from heyday.games import get
from heyday.games.gods.actions import targets
from heyday.games.gods.view import ending, points, view
from heyday.kit.checks import walks
from heyday.kit.errors import BadNotation
from tests.games.gods.gods_table import GAME, legal, needs_python, play, table
from tests.splices import taken

pytestmark = needs_python

ROW = "0,0 temple red / 1,0 green yellow / 2,0 desert"


# ---- the view (D13) ----


def test_everybody_sees_the_whole_table_but_not_the_dice():
    """Everything is public except the order of draws (D13)."""
    position = table(field=ROW, extras={"blue": 2}, chips={"green": "blue"}, done=["move"])

    seen = view(position.look(), None)
    position.reseed(99)

    assert seen == view(position.look(), 0) == view(position.look(), 2)
    assert json.loads(json.dumps(seen)) == seen
    assert seen["field"] == [
        {"place": [0, 0], "kind": "temple", "god": 0},
        {"place": [1, 0], "kind": "green", "god": 1},
        {"place": [2, 0], "kind": "desert", "god": None},
    ]
    assert {"place": [1, 1], "touching": 2} in seen["frontier"]
    assert seen["gods"][1]["believers"] == {"green": 1, "blue": 0, "violet": 0, "yellow": 0}
    assert seen["gods"][2]["chips"] == ["green"]
    assert seen["gods"][2]["extras"] == seen["gods"][2]["usable_extras"] == 2
    assert (seen["display"], seen["sack"]["desert"]) == (["green", "blue"], 11)
    assert seen["done"] == {"temple": False, "other": False, "move": True, "discard": False}
    assert (seen["target"], seen["stall"], seen["over"]) == (9, 9, None)


def test_a_view_since_an_older_one_shows_the_same():
    """What has not changed is left out, in lists that have changed once already, too."""
    then, seen, left_out, gone = None, {}, 0, 0
    for position, _ in walks.walk(GAME, 3, 5):
        now, fresh = position.picture(), view(position.look(), None)
        if then is not None:
            before = {name: copy(part) for name, part in seen.items()}
            news = view(now, None, (then, seen))
            assert seen | news == taken(before, news) == fresh
            left_out += "field" not in news
            gone += len(fresh["field"]) < len(before["field"])
            fresh = seen | news
        then, seen = now, fresh

    assert left_out > 3 and gone > 3


def test_a_decision_in_the_middle_of_an_action_shows_its_place():
    position = table(4, display=("whirlwind", "decay"))

    shown = []
    for line in ("lift 0,0", "drop 2,0", "whirlwind"):
        play(position, line)
        shown.append((view(position.look(), None)["step"], view(position.look(), None)["site"]))

    assert shown == [("drop", [0, 0]), ("turn", None), ("whirlwind", None)]


def test_a_lone_desert_that_is_lifted_came_from_nowhere():
    position = table(field="0,0 temple red / 5,5 desert")

    play(position, "lift 5,5")

    assert view(position.look(), None)["step"] == "drop"
    assert view(position.look(), None)["site"] is None


def test_a_decay_shows_where_it_lies_while_the_thief_thinks():
    position = table(display=("decay", "green"))

    play(position, "decay 1,1")

    seen = view(position.look(), None)
    assert (seen["step"], seen["site"]) == ("steal", [1, 1])


def test_an_empty_slot_and_a_new_extra_action_are_shown_as_such():
    position = table(display=("extra", "green"), extras={"red": 1})

    play(position, "take")

    seen = view(position.look(), None)
    assert seen["display"] == [None, "green"]
    assert (seen["gods"][0]["extras"], seen["gods"][0]["usable_extras"]) == (2, 1)


def test_an_ended_game_shows_how_it_ended():
    position = table(display=["green"], actions=1, sack={})

    assert ending(position.look()) == "not"
    play(position, "tribe green 2,0")

    assert view(position.look(), None)["over"] == "short"


def test_points_are_shown_by_source():
    """(Unite a nation)"""
    field = " / ".join(f"{3 * i},0 green red" for i in range(6))
    position = table(field=field, chips={"violet": "red"})

    found = points(position.look(), 0)

    assert {source: n for source, n in found.items() if n} == {
        "nation-green": 6,
        "chip-green": 1,
        "chip-violet": 1,
    }
    assert sum(found.values()) == position.look().god[0].points == 8


# ---- notation ----


@pytest.mark.parametrize(
    "situation",
    [
        {"field": ROW, "display": ("green", "desert"), "extras": 1},
        {"field": ROW, "display": ("whirlwind", "extra")},
        {"field": ROW, "display": ("decay", "yellow")},
    ],
)
def test_every_legal_action_is_read_as_it_is_written(situation):
    position = table(**situation)

    for action in position.legal():
        assert position.read(position.text(action)) == action
        data = GAME.vocabulary.data(position.look(), action)
        assert position.read(json.loads(json.dumps(data))) == action


@pytest.mark.parametrize(
    ("wish", "message"),
    [
        ("", "'' is no verb"),
        ("jump 1,0", "'jump' is no verb: expected one of tribe, desert"),
        ("tribe green", "expected tribe <colour> <place>"),
        ("tribe pink 1,0", "'pink' is no colour: expected one of green, blue, violet, yellow"),
        ("tribe green 1;0", "'1;0' is no place: expected q,r such as 2,-1"),
        ("tribe green 1,0,0", "is no place"),
        ("temple 2048,0", "q and r go from -2047 to 2047"),
        ("steal violet", "'violet' is no god: expected one of red, yellow, blue, green"),
        ("discard temple", "'temple' is no kind"),
        ({"do": "temple"}, "temple: expected the fields place"),
        ({"do": "temple", "place": [1]}, r"\[1\] is no place"),
        ({"do": "temple", "place": [True, 0]}, "is no place"),
        ({"do": "temple", "place": 7}, "7 is no place"),
    ],
)
def test_what_cannot_be_read_is_no_action(wish, message):
    with pytest.raises(BadNotation, match=message):
        table().read(wish)


@pytest.mark.parametrize(
    "wish", ["temple nowhere", {"do": "temple", "place": None}, "temple 50,50"]
)
def test_all_places_far_from_every_card_are_one(wish):
    position = table()

    action = position.read(wish)

    assert position.text(action) == "temple nowhere"
    assert GAME.vocabulary.data(position.look(), action) == {"do": "temple", "place": None}


# ---- what is clicked ----


@pytest.mark.parametrize(
    ("line", "clicked"),
    [
        ("tribe green 2,1", ["card:green", "place:2,1"]),
        ("desert 2,1", ["card:desert", "place:2,1"]),
        ("decay 2,1", ["card:decay", "place:2,1"]),
        ("whirlwind", ["card:whirlwind"]),
        ("take", ["card:extra"]),
        ("temple 2,1", ["stock:temple", "place:2,1"]),
        ("lift 2,0", ["place:2,0"]),
        ("drop 2,1", ["place:2,1"]),
        ("drop nowhere", []),
        ("stay", ["button:stay"]),
        ("steal yellow", ["god:yellow"]),
        ("spare", ["button:spare"]),
        ("convert 1,0", ["place:1,0"]),
        ("discard blue", ["card:blue", "button:discard"]),
        ("spend", ["button:spend"]),
        ("end", ["button:end"]),
    ],
)
def test_an_action_names_what_is_clicked_for_it(line, clicked):
    position = table(field=ROW)

    assert targets(position.look(), position.read(line)) == clicked


def test_no_two_legal_actions_are_clicked_alike():
    position = table(field=ROW, display=("green", "desert"), extras=1)

    clicked = [tuple(targets(position.look(), action)) for action in position.legal()]

    assert len(set(clicked)) == len(clicked) == len(legal(position))


# ---- the shelf ----


def test_the_games_are_known_by_name():
    assert get("gods") is GAME
    with pytest.raises(KeyError, match="there is no game 'chess'"):
        get("chess")
