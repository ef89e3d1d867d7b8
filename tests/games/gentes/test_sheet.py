"""The box as a screen shows it: complete, in every language, honest about what is ours."""

from __future__ import annotations

import json

import pytest

from heyday.games.gentes.box import CARDS, CONTENT, SITES, TILES
from heyday.games.gentes.sheet import sheet
from heyday.kit.strings import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_a_view_names_is_on_the_sheet(language):
    found = sheet(language)

    assert {card["id"] for card in found["cards"]} == set(CARDS)
    assert {tile["id"] for tile in found["tiles"]} == set(TILES)
    assert {it["id"] for it in (*found["sites"], *found["hometowns"])} == set(SITES)
    assert {home["row"] for home in found["hometowns"]} == {row["id"] for row in found["rows"]}
    assert json.loads(json.dumps(found)) == found


def test_a_sheet_speaks_its_language():
    said = {language: sheet(language)["cards"][0]["said"]["name"] for language in LANGUAGES}

    assert said == {key: CONTENT.entries("card")[0][key] for key in LANGUAGES}


def test_what_no_source_tells_of_a_card_has_its_reason():
    monument = next(card for card in sheet("en")["cards"] if card["id"] == "monument")

    assert "era" not in monument["ours"] and "effect" not in monument["ours"]
    assert CONTENT.provenance("card", "monument", "vp") == ("filled", monument["ours"]["vp"])
