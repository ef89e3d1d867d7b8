"""Every reason to refuse: its code, its sentence, and where the rules say so."""

import pytest

from heyday.kit.errors import IllegalAction
from tests.games.gods.gods_table import GAME, needs_python, play, table

pytestmark = needs_python

ROW = "0,0 temple red / 1,0 desert / 2,0 temple yellow"
SHORT = {"field": "0,0 green yellow / 2,0 blue yellow / 4,0 violet", "stones": {"red": 1}}
DECAY = {"field": ROW, "display": ("decay", "green"), "power": (5, 0, 5)}

# code: the table, what is played first, what is refused, the English sentence, the reference
CASES = {
    "over": (
        {"display": ["green"], "actions": 1, "sack": {}},
        ["tribe green 2,0"],
        "temple 3,0",
        "the game is over",
        "Game end",
    ),
    "not-now": (
        {},
        [],
        "drop 2,0",
        "something else is to be decided now",
        "Make two actions",
    ),
    "not-on-display": (
        {},
        [],
        "tribe violet 2,0",
        "the violet tribe is not on the display",
        "Make two actions",
    ),
    "occupied": (
        {},
        [],
        "tribe green 0,0",
        "a hex card already lies at 0,0",
        "Other important things",
    ),
    "not-touching": (
        {},
        [],
        "tribe green 7,0",
        "that place touches no hex card",
        "action a",
    ),
    "tribe-power": (
        {"power": 1},
        [],
        "tribe green 1,1",
        "a tribe here costs 2 power, you have 1",
        "action a; D12",
    ),
    "temple-power": (
        {"power": 5},
        [],
        "temple 1,1",
        "a temple here costs 6 power, you have 5",
        "action b; D12",
    ),
    "temple-once": (
        {},
        ["temple 2,0"],
        "temple 3,0",
        "you have already laid a temple this turn",
        "action b",
    ),
    "no-temples": (
        {"temples": 0},
        [],
        "temple 2,0",
        "you have no temple left",
        "Other important things",
    ),
    "other-once": (
        {"display": ("desert", "decay")},
        ["desert 2,0"],
        "decay 3,0",
        "you have already played a desert, decay, whirlwind or extra action this turn",
        "action c; D7",
    ),
    "move-once": (
        {"field": ROW},
        ["lift 1,0", "drop 3,0"],
        "lift 3,0",
        "you have already paid for moving a desert this turn",
        "action e",
    ),
    "move-power": (
        {"field": ROW, "power": 1},
        [],
        "lift 1,0",
        "moving a desert costs 2 power, you have 1",
        "action e; D12",
    ),
    "not-a-desert": (
        {"field": ROW},
        [],
        "lift 2,0",
        "there is no desert at 2,0",
        "action e",
    ),
    "splits": (
        {"field": ROW, "options": {"desert_move": "no_split"}},
        [],
        "lift 1,0",
        "the field would fall apart",
        "action e; D8",
    ),
    "same-place": (
        {"field": ROW},
        ["lift 1,0"],
        "drop 1,0",
        "the desert must go to another place",
        "action e; D8",
    ),
    "discard-once": (
        {},
        ["discard green"],
        "discard blue",
        "you have already put a card back this turn",
        "action f",
    ),
    "no-extra": (
        {},
        [],
        "spend",
        "you have no extra-action card",
        "action d",
    ),
    "extra-too-new": (
        {"display": ("extra", "green")},
        ["take"],
        "spend",
        "you can spend a new extra-action card from your next turn on",
        "action c; D6",
    ),
    "extra-useless": (
        {"extras": 1, "display": (), "done": ["temple"]},
        [],
        "spend",
        "no action is left that you could make",
        "action d; D6",
    ),
    "no-actions": (
        {"extras": 1},
        ["tribe green 2,0", "tribe blue 3,0"],
        "temple 4,0",
        "you have no action left: spend an extra-action card or end your turn",
        "Make two actions",
    ),
    "must-act": (
        {},
        ["tribe green 2,0"],
        "end",
        "you must make 1 more action",
        "Make two actions",
    ),
    "not-a-victim": (
        DECAY | {"power": 5},
        ["decay 1,1"],
        "steal blue",
        "power cannot be taken from \u2068Blue\u2069, only from another god "
        "with a temple beside the decay",
        "action c; D4",
    ),
    "victim-power": (
        DECAY | {"field": f"{ROW} / 3,0 temple blue"},
        ["decay 2,1"],
        "steal yellow",
        "\u2068Yellow\u2069 has no power to take",
        "action c; D4",
    ),
    "not-wanting": (
        SHORT,
        ["temple 1,0"],
        "convert 4,0",
        "at 4,0 lies no tribe that your new temple still has to convert",
        "action b; D3",
    ),
    "unknown": (
        {"display": ("whirlwind", "green")},
        [],
        (7 << 10) + 5,  # a whirlwind with a place
        "there is no such action",
        "Make two actions",
    ),
}


@pytest.mark.parametrize("code", CASES)
def test_a_refusal_says_what_why_and_where_in_the_rules(code):
    situation, lines, wish, text, reference = CASES[code]
    position = table(**situation)

    play(position, *lines)
    before = bytes(position)

    action = position.read(wish) if isinstance(wish, str) else wish
    with pytest.raises(IllegalAction) as caught:
        position.act(action)
    error = caught.value
    assert (error.code, error.text, error.reference) == (code, text, reference)
    said = position.text(action) if isinstance(wish, str) else str(wish)
    assert str(error) == f"{said}: {text} ({reference})"
    assert bytes(position) == before


def test_every_reason_to_refuse_has_a_case_here():
    assert set(CASES) == set(GAME.refusals.values()) - {"none"}
    assert set(GAME.references) == set(GAME.refusals) - {0}


def test_two_actions_are_missing_at_the_start_of_a_turn():
    """(3 Make two actions)"""
    position = table()

    with pytest.raises(IllegalAction, match="you must make 2 more actions"):
        play(position, "end")


@pytest.mark.parametrize(
    ("steps", "wishes"),
    [
        (["lift 1,0"], ["lift 1,0", "tribe green 3,0", "spend", "end", "stay", "discard green"]),
        (["whirlwind"], ["drop 3,0", "tribe green 3,0", "spare", "temple 3,0"]),
        (["whirlwind", "lift 1,0"], ["stay", "whirlwind", "steal yellow"]),
    ],
)
def test_an_action_once_begun_is_finished_first(steps, wishes):
    """(3 Make two actions)"""
    position = table(field=ROW, display=("whirlwind", "green"), extras=1)

    play(position, *steps)

    for wish in wishes:
        with pytest.raises(IllegalAction) as caught:
            play(position, wish)
        assert caught.value.code == "not-now"


@pytest.mark.parametrize("number", [0, 3, 19 << 10, 31 << 10])
def test_a_number_that_is_no_action_is_no_action(number):
    position = table()

    assert GAME.refusals[position.refusal(number)] == "unknown"
    with pytest.raises(IllegalAction, match=f"{number}: there is no such action"):
        position.act(number)


@pytest.mark.parametrize(
    "number",
    [
        (1 << 10) + 641,
        (8 << 10) + 1,
        (13 << 10) + 4,
        (16 << 10) + 9,
        (17 << 10) + 1,
        (18 << 10) + 1,
    ],
)
def test_an_argument_beyond_its_verb_is_unknown(number):
    position = table(extras=1)

    assert GAME.refusals[position.refusal(number)] == "unknown"
