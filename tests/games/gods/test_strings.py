"""What people read: complete, the same in three languages, and fit for whatever the rules say."""

from __future__ import annotations

import ast
import inspect
import itertools
import random
from typing import Any

import numpy as np
import pytest

from heyday.games.gods import log
from heyday.games.gods.box import GODS, KINDS, TRIBES, Box
from heyday.games.gods.game import GAME
from heyday.games.gods.refusals import Refusal
from heyday.games.gods.state import NOWHERE, Verb
from heyday.games.gods.view import ENDS, STEPS, points
from heyday.kit.game import Position
from heyday.kit.strings import LANGUAGES
from tests.games.fluent_files import FluentFiles

SPOKEN = ("prompt-", "do-", "did-", "refusal-", "log-")
HELPERS = {"card", "colour", "god", "me", "place"}
VALUES: dict[str, list[Any]] = {
    "kind": list(KINDS[1:]),
    "god": list(GODS),
    "me": list(GODS),
    "rounds": [1, Box.STALL_ROUNDS],
    "taken": [1, 2],
    "place": ["0,0", "-11,7", "nowhere"],
    "cost": [*range(8), 12, 18],
    "gain": list(range(Box.INCOME + 1)),
    "power": [*range(5), Box.MOST_POWER],
    "actions": list(range(6)),
    "move_price": [1, Box.MOVE_PRICE],
    "most": [Box.MOST_POWER],
    "lost": [*range(1, Box.INCOME + 1)],
}


# ---- reading the files ----


FILES = FluentFiles(GAME.strings.folder)
messages, variables = FILES.messages, FILES.variables


def events_in_code() -> set[str]:
    """Every event that log.py can produce, read off its text."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(inspect.getsource(log))):
        made: list[ast.expr] = []
        if isinstance(node, ast.Dict):
            named = zip(node.keys, node.values, strict=True)
            made = [v for k, v in named if isinstance(k, ast.Constant) and k.value == "event"]
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Subscript):
            key = node.targets[0].slice
            made = [node.value] if isinstance(key, ast.Constant) and key.value == "event" else []
        for value in made:
            if isinstance(value, ast.JoinedStr):
                assert ast.unparse(value) == "f'end-{ending(after)}'"
                found |= {f"end-{end}" for end in ENDS.values() if end != "not"}
            else:
                parts = [n for n in ast.walk(value) if isinstance(n, ast.Constant)]
                found |= {n.value for n in parts if isinstance(n.value, str)}
    return found


def said_by_code() -> set[str]:
    """The id of every message that the code can ask for."""
    look = GAME.start(2).look()
    return {
        "title",
        *HELPERS,
        *(f"prompt-{step}" for step in STEPS.values()),
        *(f"do-{form}" for form in GAME.vocabulary.forms),
        *(f"did-{form}" for form in GAME.vocabulary.forms),
        *(f"section-{chapter}" for chapter, _ in GAME.references.values() if chapter),
        *(f"section-{chapter}" for chapter in GAME.chapters.values()),
        *(f"refusal-{name}" for code, name in GAME.refusals.items() if code != Refusal.NONE),
        *(f"log-{event}" for event in events_in_code()),
        *("waste-gain", "waste-income"),
        *(f"source-{source}" for source in points(look, 0)),
        *(f"option-{option.name}" for option in GAME.options),
        *(f"option-{o.name}-{value}" for o in GAME.options for value in o.values),
    }


# ---- the files ----


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_a_message_for_everything_that_is_said_and_no_other(language):
    assert set(messages(language)) == said_by_code()


def test_the_scan_of_the_log_finds_its_events():
    assert {"takes-stone", "loses-stone", "no-stone", "turn", "end-stall"} <= events_in_code()


@pytest.mark.parametrize("message", sorted(messages("en")))
def test_a_message_wants_the_same_values_in_every_language(message):
    wanted = {language: set(variables(language, message)) for language in LANGUAGES}

    assert wanted["de"] == wanted["en"]
    assert wanted["ja"] == wanted["en"]


@pytest.mark.parametrize("message", sorted(messages("en")))
def test_a_message_reads_well_with_every_value(message):
    wanted = sorted(variables("en", message))

    for values in itertools.product(*(VALUES[name] for name in wanted)):
        given = dict(zip(wanted, values, strict=True))
        texts = {language: GAME.strings.say(language, message, **given) for language in LANGUAGES}
        for text in texts.values():
            assert_clean(text)
        if message != "title" and message not in HELPERS:
            assert len(set(texts.values())) == 3, f"not translated: {texts}"


def assert_clean(text: str) -> None:
    assert text
    assert text == " ".join(text.split()), f"stray space: {text!r}"
    assert not set("{}$") & set(text), f"not filled in: {text!r}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_places_and_gods_are_in_the_text(language):
    for message in messages(language):
        wanted = variables(language, message)
        given: dict[str, Any] = {"kind": "blue", "god": "red", "me": "green", "place": "4,-3"}
        given |= {"cost": 6, "gain": 7, "power": 8, "actions": 9}
        given |= {"move_price": 5, "rounds": 3, "taken": 4, "most": 12, "lost": 2}

        text = GAME.strings.say(language, message, **given)

        for name in wanted - {"kind", "god", "me"}:
            assert str(given[name]) in text, f"{message} says no {name}: {text}"
        if "me" in wanted:
            assert GAME.strings.say(language, "me", me="green") in text
        if "god" in wanted:
            assert GAME.strings.say(language, "god", god="red") in text
        if "kind" in wanted:
            assert GAME.strings.say(language, "colour", kind="blue") in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("message", "variable", "values"),
    [("card", "kind", [*KINDS[1:], "?"]), ("colour", "kind", TRIBES), ("god", "god", GODS)],
)
def test_no_two_things_have_the_same_name(language, message, variable, values):
    names = {GAME.strings.say(language, message, **{variable: value}) for value in values}

    assert len(names) == len(values)


@pytest.mark.parametrize(
    ("message", "values", "english", "german", "japanese"),
    [
        (
            "do-tribe",
            {"kind": "violet", "place": "2,-1", "cost": 1},
            "Lay the violet tribe at 2,-1 for 1 power",
            "Lege den violetten Stamm für 1 Kraftpunkt auf Platz 2,-1",
            "紫の部族を(2,-1)に置く（パワー1を払う）",
        ),
        (
            "refusal-not-touching",
            {"place": "nowhere"},
            "that place touches no hex card",
            "dieser Platz berührt keine Hextafel",
            "その場所はどのヘクスカードにも隣接していません",
        ),
        (
            "prompt-turn",
            {"actions": 1},
            "Make 1 more action.",
            "Führe noch 1 Aktion aus.",
            "あと1アクション行ってください。",
        ),
        (
            "log-nation-rises",
            {"kind": "green", "god": "blue"},
            "Blue unites a green nation",
            "Blau gründet ein grünes Volk",
            "青の神が緑の民族を統一します",
        ),
        (
            "log-chip",
            {"kind": "yellow", "god": "red"},
            "Red gets the yellow points chip",
            "Rot erhält den gelben Punktechip",
            "赤の神が黄の得点チップを得ます",
        ),
    ],
    ids=["a case and a plural", "a place without a name", "one", "a neuter", "a masculine"],
)
def test_sentences_are_inflected(message, values, english, german, japanese):
    said = [GAME.strings.say(language, message, **values) for language in LANGUAGES]

    assert said == [english, german, japanese]


@pytest.mark.parametrize("form", list(GAME.vocabulary.forms))
def test_the_words_of_an_action_are_enough_for_its_sentence(form):
    position = GAME.start(4)
    action = next(a for a in GAME.vocabulary if GAME.vocabulary.form(a).name == form)

    provided = set(GAME.words(position, action))

    assert variables("en", f"do-{form}") <= provided


# ---- in play ----


class Talk:
    """Random games in which everything is put into words, in all languages."""

    def __init__(self, players: int, seed: int, always: dict[str, Any] | None = None, **odd: Any):
        self.players, self.seed, self.always, self.odd = players, seed, always or {}, odd
        self.chance = random.Random(seed)
        self.said: set[str] = set()
        self.start()

    def start(self) -> None:
        options = {option.name: option.values[self.seed % 2] for option in GAME.options}
        self.position = GAME.start(self.players, self.chance.getrandbits(30), options)
        alter(self.position, **self.odd)
        self.speak()

    def until(self, *messages: str) -> set[str]:
        """Play on, with new games if need be, until these have been said; return all that was."""
        for _ in range(500):
            if self.said.issuperset(messages):
                return self.said
            self.play(1)
        raise AssertionError(f"never said: {set(messages) - self.said}")

    def play(self, plies: int) -> set[str]:
        """Play on for a while; return all that was said."""
        for _ in range(plies):
            if self.position.over:
                self.start()
            alter(self.position, **self.always)
            before = self.position.clone()
            action = self.choose()
            self.position.act(action)
            self.tell(before, action)
            self.speak()
        return self.said

    def choose(self) -> int:
        """Choose a verb first, so that rare ones come up."""
        by_verb: dict[int, list[int]] = {}
        for action in self.position.legal():
            by_verb.setdefault(action >> 10, []).append(action)
        return self.chance.choice(self.chance.choice(list(by_verb.values())))

    def speak(self) -> None:
        """Ask the question, describe what is legal, explain what is not."""
        position, look = self.position, self.position.look()
        legal = set(position.legal())
        self.say(f"prompt-{STEPS[look.step]}", actions=look.actions)
        for action in legal:
            for language in LANGUAGES:
                assert_clean(position.describe(action, language))
            self.said.add(f"do-{GAME.vocabulary.form(action).name}")
        for action in set(self.wishes()) - legal:
            for language in LANGUAGES:
                refusal = position.explain(action, language)
                assert_clean(refusal.text)
                assert refusal.reference
                assert str(refusal) == f"{refusal.action}: {refusal.text} ({refusal.reference})"
            self.said.add(f"refusal-{refusal.code}")

    def wishes(self) -> list[int]:
        """For every verb some actions, if it has a place then one that holds or touches a card."""
        look = self.position.look()
        places = [place for place, where in enumerate(look.where) if where] + [NOWHERE]
        wishes = []
        for verb in range(1, Verb.END + 1):
            form = GAME.vocabulary.form(verb << 10)
            args = places if len(form.args) > 9 else form.args
            wishes += [verb << 10 | self.chance.choice(args) for _ in range(10 if look.step else 2)]
        return wishes

    def tell(self, before: Position, action: int) -> None:
        """Say what happened, with nothing but what the event itself brings along."""
        form = GAME.vocabulary.form(action)
        self.say(f"did-{form.name}", **GAME.words(before, action))
        for event in log.events(before, self.position, action):
            values = {name: value for name, value in event.items() if name != "event"}
            self.say(f"log-{event['event']}", **values)

    def say(self, message: str, **values: Any) -> None:
        for language in LANGUAGES:
            assert_clean(GAME.strings.say(language, message, **values))
        self.said.add(message)


def alter(position: Position, **fields: Any) -> None:
    """Set fields of the state, or of every god, so that rare situations come up."""
    state = np.frombuffer(bytes(position), GAME.rules.State.dtype).copy()
    for name, value in fields.items():
        target = state["god"] if name in GAME.rules.State.fields["god"].cls.fields else state
        target[name] = value
    position.load(state.tobytes())


def sack(**counts: int) -> dict[str, Any]:
    """The fields of a sack that holds just these cards."""
    held = [counts.get(kind, 0) for kind in KINDS[:9]]
    return {"sack": held, "n_sack": sum(held)}


def test_whatever_comes_up_in_play_is_said_in_three_languages():
    tribes = sack(**dict.fromkeys(TRIBES, 8))
    decays = sack(decay=9, extra=9)
    deserts = sack(desert=9, whirlwind=9)
    all_done = dict.fromkeys(("temple_done", "other_done", "move_done", "discard_done"), 1)
    rich_and_poor = {"power": (3, 0, 3, 0)}
    one_stone = {"power": 12, "stones": 1}

    said = [
        Talk(2, 1).until("refusal-same-place", "refusal-not-touching", "did-drop", "did-temple"),
        Talk(3, 2, {"power": 1}).until("refusal-tribe-power", "refusal-move-power"),
        Talk(2, 2, {"power": 12}, **sack(green=9, blue=9)).until("log-nation-falls"),
        Talk(4, 4, extras=2, temples=0).until("did-end", "did-spend", "refusal-no-temples"),
        Talk(3, 6, one_stone, **tribes).until("did-convert", "log-loses-stone"),
        Talk(4, 8, rich_and_poor, display=(6, 8), **decays).until(
            "refusal-victim-power", "refusal-other-once", "did-steal", "did-spare", "did-take"
        ),
        Talk(4, 9, display=(5, 7), **deserts).until("refusal-splits", "did-stay"),
        Talk(2, 12, believers=3, display=(1, 2)).until("log-end-target"),
        Talk(2, 14, **sack(green=1)).until("log-end-short"),
        Talk(2, 16, display=(1, 2), **sack(green=5)).until("log-end-identical"),
        Talk(2, 18, display=(5, 6), quiet=5, power=12, other_done=1).until("log-end-stall"),
        Talk(2, 20, extras=1, display=(0, 0), **all_done).said,  # an action that lapses
    ]

    known = {message for message in said_by_code() if message.startswith(SPOKEN)}
    assert set().union(*said) == known - {"refusal-unknown"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_dice_change_nothing_that_is_said(players):
    """Everything is public but the order of draws, and the texts do not give it away (D13)."""
    talk = Talk(players, 22)
    for _ in range(10):
        talk.play(3)
        twin = talk.position.clone()

        twin.reseed(talk.chance.getrandbits(60))

        wishes = [*talk.wishes(), *talk.position.legal()]
        assert bytes(twin) != bytes(talk.position)
        assert [words(twin, wish) for wish in wishes] == [words(talk.position, w) for w in wishes]


def words(position: Position, wish: int) -> list[str]:
    """What is said of a wish, legal or not."""
    if position.refusal(wish):
        return [str(position.explain(wish, language)) for language in LANGUAGES]
    return [position.describe(wish, language) for language in LANGUAGES]
