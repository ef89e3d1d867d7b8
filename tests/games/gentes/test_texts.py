"""The texts of cards and tiles: made from what content declares, complete in every language."""

from __future__ import annotations

import re
from typing import Any

import pytest

from heyday.games.gentes.box import CARDS, CONTENT, SITES, SYMBOLS, TILES
from heyday.games.gentes.game import GAME
from heyday.games.gentes.schema import EFFECT, GROUPS
from heyday.games.gentes.texts import Text, card_text, names, tile_text
from heyday.kit.strings import LANGUAGES

ENTRIES = {card["id"]: card for card in CONTENT.entries("card")}
TILE_ENTRIES = {tile["id"]: tile for tile in CONTENT.entries("tile")}
ALL_LANGUAGES = pytest.mark.parametrize("language", LANGUAGES)


def numbers(declared: Any) -> list[int]:
    """All numbers of a declaration, from the inside out."""
    if isinstance(declared, dict):
        return [n for value in declared.values() for n in numbers(value)]
    return [declared] if isinstance(declared, int) else []


def digits(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


# ---- names ----


@ALL_LANGUAGES
def test_everything_that_content_names_has_a_name(language):
    found = names(language)

    assert set(found["card"]) == set(CARDS)
    assert set(found["site"]) == set(SITES)
    assert set(found["symbol"]) == {str(symbol) for symbol in SYMBOLS}
    assert found["hometown"].items() <= found["site"].items()
    assert len(found["hometown"]) == 9
    assert all(found[kind][key] for kind in found for key in found[kind])


def test_hometowns_are_named_by_row_and_icon():
    said = [names(language)["hometown"]["philosophers-oracle"] for language in LANGUAGES]

    assert said == [
        "hometown of philosophers (oracle)",
        "Heimatstadt der Philosophen (Orakel)",
        "哲学者の故郷（神託）",
    ]


# ---- cards ----


@ALL_LANGUAGES
@pytest.mark.parametrize("card", CARDS)
def test_a_card_tells_every_number_that_is_declared(language, card):
    entry = ENTRIES[card]

    said = card_text(GAME.strings, language, card)

    for part, fields in (
        ("needs", ("needs", "icons")),
        ("gain", ("vp", "gain")),
        ("lose", ("lose",)),
        ("on_card", ("on_card",)),
    ):
        declared = [n for field in fields for n in numbers(entry.get(field, {})) if n]
        assert sorted(digits(said[part])) == sorted(declared)
    effect = entry.get("effect", {})
    if effect.get("kind") == "choose_price":
        declared = list(CONTENT.get("choose_price", effect["action"]))
    else:
        declared = [n for n in numbers(effect) if n]
    told = digits(re.sub("ラウンドに1回", "", said["effect"]))
    assert sorted(told) == sorted(declared)
    for part in ("needs", "gain", "lose", "on_card", "effect"):
        assert said[part] in said["text"]


@ALL_LANGUAGES
@pytest.mark.parametrize("card", CARDS)
def test_a_card_tells_whom_it_needs_and_what_it_shows(language, card):
    entry = ENTRIES[card]

    said = card_text(GAME.strings, language, card)

    assert said["name"] == entry[language]
    assert said["points"] == entry["vp"]
    assert said["era"] == ("ⅠⅡⅢ" if language == "ja" else ("I", "II", "III"))[entry["era"] - 1]
    assert said["symbols"] == [names(language)["symbol"][str(s)] for s in entry["symbols"]]
    text = Text(GAME.strings, language)
    for group in GROUPS:
        part = text.persons({group: entry["needs"].get(group, 1)})[0]
        assert (part in said["needs"]) == (group in entry["needs"])


@ALL_LANGUAGES
def test_different_effects_have_different_texts(language):
    by_effect: dict[str, set[str]] = {}
    for card, entry in ENTRIES.items():
        said = card_text(GAME.strings, language, card)["effect"]
        by_effect.setdefault(repr(sorted(entry.get("effect", {}).items())), set()).add(said)

    assert all(len(said) == 1 for said in by_effect.values())
    assert len(set().union(*by_effect.values())) == len(by_effect)


@ALL_LANGUAGES
def test_no_two_cards_read_the_same(language):
    read = {card_text(GAME.strings, language, card)["text"] for card in CARDS}

    assert len(read) == len(CARDS)


@ALL_LANGUAGES
@pytest.mark.parametrize("card", CARDS)
def test_a_text_is_whole_sentences(language, card):
    text = card_text(GAME.strings, language, card)["text"]

    assert text.endswith("。" if language == "ja" else ".")
    assert text == " ".join(text.split())
    assert not set("{}$") & set(text)
    assert "none" not in text.split()


@pytest.mark.parametrize(
    ("card", "english", "german", "japanese"),
    [
        (
            "forge",
            "Needs 2 artisans, 1 soldier, 1 scholar. Brings 1 point. You lose 1 scholar. "
            "Navigator actions cost 3 coins less.",
            "Voraussetzung: 2 Handwerker, 1 Soldat, 1 Gelehrter. Ertrag: 1 Punkt. "
            "Verlust: 1 Gelehrter. Der Navigator kostet 3 Münzen weniger.",
            "条件：職人2人、兵士1人、学者1人。報酬：1点。損失：学者1人。航海士のコスト−3コイン。",
        ),
        (
            "observatory",
            "Needs 2 priests, 3 scholars, 1 city or hometown (oracle). "
            "Brings 5 points, 1 temple cube, 2 oracle cubes.",
            "Voraussetzung: 2 Priester, 3 Gelehrte, 1 Stadt oder Heimatstadt (Orakel). "
            "Ertrag: 5 Punkte, 1 Tempelwürfel, 2 Orakelwürfel.",
            "条件：司祭2人、学者3人、神託の都市か故郷1。"
            "報酬：5点、寺院キューブ1個、神託キューブ2個。",
        ),
        (
            "trading_post",
            "Needs 3 merchants, 1 scholar. Brings 2 points. "
            "In every decline you may give 3 coins for 1 point.",
            "Voraussetzung: 3 Kaufleute, 1 Gelehrter. Ertrag: 2 Punkte. "
            "In jedem Niedergang darfst du 3 Münzen gegen 1 Punkt tauschen.",
            "条件：商人3人、学者1人。報酬：2点。毎回の衰退フェイズに3コインを1点に交換できる。",
        ),
    ],
)
def test_cards_read_well(card, english, german, japanese):
    said = [card_text(GAME.strings, language, card)["text"] for language in LANGUAGES]

    assert said == [english, german, japanese]


EFFECTS = [
    {"when": "sun", "action": "philosopher", "coins": 2, "hourglasses": 1},
    {"when": "sun", "action": "philosopher", "coins": 2, "hourglasses": 1, "extra": 1},
    {"when": "sun", "action": "philosopher", "coins": 2, "hourglasses": 1, "extra": 2},
    {"when": "sun", "action": "scribe", "coins": 4, "hourglasses": 1},
    {"when": "sun", "action": "chronicler", "coins": 1, "hourglasses": 2},
    {"when": "sun", "action": "navigator", "coins": 3, "hourglasses": 2, "icon": "temple"},
    {"when": "sun", "action": "navigator", "coins": 3, "hourglasses": 2, "icon": "any"},
    {"when": "infinity", "kind": "tax_bonus", "coins": 1},
    {"when": "infinity", "kind": "tax_bonus", "coins": 2},
    {"when": "infinity", "kind": "choose_price", "action": "scribe"},
    {"when": "infinity", "kind": "choose_price", "action": "philosopher"},
    {"when": "infinity", "kind": "extra_person", "count": 1},
    {"when": "infinity", "kind": "extra_person", "count": 2},
    {"when": "infinity", "kind": "discount", "action": "navigator", "coins": 3},
    {"when": "infinity", "kind": "discount", "action": "chronicler", "coins": 1},
    {"when": "infinity", "kind": "hand_limit", "cards": 1},
    {"when": "infinity", "kind": "hand_limit", "cards": 2},
    {"when": "moon", "gain": {"vp": 1, "coins": 2, "temple": 1, "oracle": 2, "locks": 1}},
    {"when": "moon", "gain": {"persons": {"soldier": 1, "any": 2}}},
    {"when": "moon", "pay": {"coins": 3}, "gain": {"vp": 1}},
    {"when": "moon", "pay": {"temple": 1, "oracle": 2}, "gain": {"vp": 1}},
    {"when": "never"},
]


@ALL_LANGUAGES
def test_every_effect_of_the_vocabulary_can_be_said(language):
    """Also those that no card has yet: an owner of the box may correct one."""
    text = Text(GAME.strings, language)

    said = [text.effect(effect) for effect in EFFECTS]

    assert len(set(said)) == len(EFFECTS)
    assert said[-1] == ""
    for effect, told in zip(EFFECTS, said, strict=True):
        assert {n for n in numbers(effect) if n} <= {*digits(told)}
        assert not set("{}$") & set(told)


def test_the_vocabulary_is_that_of_the_schema():
    suns = {e["action"] for e in EFFECTS if e["when"] == "sun"}
    modifiers = {e["kind"] for e in EFFECTS if e["when"] == "infinity"}
    shape = EFFECT.shapes

    assert {e["when"] for e in EFFECTS} == set(shape)
    assert suns == set(shape["sun"].shapes)
    assert modifiers == set(shape["infinity"].shapes)


# ---- tiles ----


@ALL_LANGUAGES
@pytest.mark.parametrize("tile", TILES)
def test_a_tile_tells_its_price_and_hourglasses(language, tile):
    entry = TILE_ENTRIES[tile]

    assert digits(tile_text(GAME.strings, language, tile)) == [
        abs(entry["coins"]),
        entry["hourglasses"],
    ]


@ALL_LANGUAGES
def test_no_two_tiles_read_the_same(language):
    assert len({tile_text(GAME.strings, language, tile) for tile in TILES}) == len(TILES)


def test_tiles_read_well():
    said = [tile_text(GAME.strings, language, "N-trade-3-3") for language in LANGUAGES]

    assert said == [
        "Navigator, trade: 3 coins, 3 hourglasses",
        "Navigator, Handel: 3 Münzen, 3 Sanduhren",
        "航海士・貿易：3コイン、砂時計3個",
    ]
