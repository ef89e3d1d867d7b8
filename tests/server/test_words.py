"""What the server says of its own, in the language of whoever hears it."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser

from heyday.server import limits, words
from tests.server.people import Page

FOLDER = Path(words.__file__).with_name("strings")
SOURCE = "\n".join(path.read_text() for path in Path(words.__file__).parent.rglob("*.py"))


def messages(language):
    """Return the messages of a language, each with the values it names."""
    found = FluentParser().parse((FOLDER / f"{language}.ftl").read_text(encoding="utf-8")).body
    texts = {entry.id.name: entry for entry in found if hasattr(entry, "id")}
    source = (FOLDER / f"{language}.ftl").read_text(encoding="utf-8")
    return {
        name: set(re.findall(r"\$(\w+)", source[entry.span.start : entry.span.end]))
        for name, entry in texts.items()
    }


@pytest.mark.parametrize("language", ["de", "ja"])
def test_every_message_stands_in_every_language_with_the_same_values(language):
    assert messages(language) == messages("en")


def test_every_refusal_has_its_message_and_the_other_way_round():
    used = set(re.findall(r'Refused\(\s*"[a-z-]+",\s*"([a-z-]+)"', SOURCE))
    known = {name.removeprefix("refused-") for name in messages("en") if "refused-" in name}

    assert used == known


@pytest.mark.parametrize(
    ("asked", "language"),
    [
        ({"params": {"language": "de"}}, "de"),
        ({"headers": {"Accept-Language": "fr, ja;q=0.8, en;q=0.5"}}, "ja"),
        ({"headers": {"Accept-Language": "de-AT,en;q=0.9"}}, "de"),
        ({"params": {"language": "ja"}, "headers": {"Accept-Language": "de"}}, "ja"),
        ({"headers": {"Accept-Language": ";q=x,,*"}}, "en"),
        ({"headers": {"Accept-Language": "fr," * 1000 + "de"}}, "en"),
    ],
)
def test_a_refusal_comes_in_the_language_of_the_request(server, asked, language):
    with server.client() as client:
        answer = client.get("/api/tables/nothing", **asked)

    assert answer.status_code == 404
    assert answer.json()["text"] == words.say(language, "refused-no-table")


def test_what_is_too_large_is_said_in_the_language_of_the_request(server):
    with server.client() as client:
        big = {"name": "x" * limits.BODY}
        answer = client.post("/api/me", json=big, headers={"Accept-Language": "ja"})

    assert answer.status_code == 413
    assert answer.json()["text"] == words.say("ja", "refused-too-large", most=limits.BODY)


def test_a_page_hears_refusals_in_its_language(ada, server):
    table = ada.table("me", "me")
    with Page(server, table, None, "de") as watcher:
        refused = watcher.say(do="chat", text="Hallo")["refusal"]
    assert refused["text"] == "wer zuschaut, kann nur schauen"
    with pytest.raises(AssertionError, match="dieses Token ist hier nicht bekannt"):
        Page(server, table, "0" * 64, "de")
