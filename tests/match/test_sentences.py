"""Sentences that are remembered say what Fluent says, though some values are put in afterwards."""

import pytest

from heyday import games
from heyday.kit.checks import walks
from heyday.kit.strings import LANGUAGES
from heyday.match import sentences
from heyday.match.log import line
from heyday.match.messages import values_of
from heyday.match.sentences import say

GODS, GENTES = games.get("gods"), games.get("gentes")
LAID = {"me": "red", "kind": "green", "cost": 2, "place": "2,-1"}


@pytest.fixture(autouse=True)
def nothing_is_known(monkeypatch):
    monkeypatch.setattr(sentences, "_known", {})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.NAMES)
def test_what_is_done_is_said_as_fluent_says_it(name, language):
    game, said = games.get(name), []
    for position, action in walks.walk(game, 3, 5):
        message = f"did-{game.vocabulary.form(action).name}"
        values = game.words(position, action)
        said.append(game.strings.say(language, message, **values))

        assert say(game, language, message, values) == said[-1]

    assert len(set(said)) > 50


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "place", ["2,-1", "nowhere", "other", "%", "%(kind)s", "%(place)s", "{ 1 }"]
)
def test_what_was_said_of_a_place_is_said_of_every_other_one(place, language):
    for known in ("0,0", "nowhere", place):
        say(GODS, language, "did-tribe", LAID | {"place": known})
        values = LAID | {"place": place}

        assert say(GODS, language, "did-tribe", values) == GODS.strings.say(
            language, "did-tribe", **values
        )


def test_a_sentence_is_put_together_once_for_all_places(monkeypatch):
    made = []
    composed = sentences._composed
    monkeypatch.setattr(
        sentences, "_composed", lambda *asked: made.append(asked[2]) or composed(*asked)
    )

    for q in range(50):
        say(GODS, "de", "did-tribe", LAID | {"place": f"{q},0"})
    assert made.count("did-tribe") == 1

    say(GODS, "de", "did-tribe", LAID | {"place": "nowhere"})
    assert made.count("did-tribe") == 2


def test_seats_are_called_as_the_log_calls_them():
    values = LAID | {"me": "red"}

    assert line(GODS, "en", "did-tribe", values, apart=True).startswith("\u2068Red\u2069 lays")
    assert line(GODS, "en", "did-tribe", values, apart=False).startswith("Red lays")


@pytest.mark.parametrize(
    ("game", "message", "value", "words"),
    [
        (GODS, "did-tribe", "place", {"nowhere", "other"}),
        (GODS, "did-tribe", "me", None),  # who it is
        (GODS, "do-lift", "cost", None),  # a number is asked for
        (GENTES, "did-play", "card", None),  # named by content
    ],
)
def test_which_words_a_value_is_asked_for(game, message, value, words):
    assert dict(values_of(game.name, "en", message))[value] == words
