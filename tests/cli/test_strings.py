"""The terminal's own words: the same in three languages, and no line too long."""

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

import heyday.cli
from heyday import games
from heyday.cli.terminal.words import Words

FOLDER = Path(heyday.cli.__file__).parent / "strings"
GODS, GENTES = games.get("gods"), games.get("gentes")
LANGUAGES = ("en", "de", "ja")


def messages(language):
    text = (FOLDER / f"{language}.ftl").read_text(encoding="utf-8")
    return {m[1]: set(re.findall(r"\$(\w+)", m[2])) for m in re.finditer(
        r"^([a-z][\w-]*) =(.*(?:\n(?:[ }].*)?)*)", text, re.M)}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_have_the_same_messages_with_the_same_values(language):
    english, other = messages("en"), messages(language)

    assert set(other) == set(english)
    assert {name for name in english if other[name] - english[name]} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_long_texts_fit_80_columns(language):
    for game, example in ((GODS, "tribe green 1,-1"), (GENTES, "tile N-temple-0-3")):
        words = Words(game, language)
        for text in (
            words.say(f"help-{game.name}", example=example),
            words.say(f"rules-{game.name}"),
        ):
            assert [line for line in text.splitlines() if cell_len(line) > 79] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_gods_are_known_by_different_letters(language):
    letters = [Words(GODS, language).letter(god) for god in GODS.seat_names]

    assert len(set(letters)) == len(GODS.seat_names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_have_names_that_fit_the_smallest_hex(language):
    words, width = Words(GODS, language), 3 if language == "en" else 4

    names = [words.label(kind, width) for kind in ("green", "blue", "violet", "yellow", "desert",
             "decay", "temple")]  # fmt: skip

    assert len(set(names)) == len(names)
    assert max(cell_len(name) for name in names) <= width
