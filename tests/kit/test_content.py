"""Content files say where every value comes from, and what is wrong with them."""

import pytest

from heyday.games.gods.box import CONTENT as GODS
from heyday.kit.content import BadContent, Content, corrections_for
from heyday.kit.schema import Between, Entries, Id, OneOf, misfits, unless

SCHEMA = {
    "power": {"start": int},
    "card": Entries(
        {"vp": Between(0, 9), ("next",): Id("card"), ("gain",): {("coins", "cubes"): int}}
    ),
}
KNOWN = """
[power]
start = 2
source = "p. 1"

[[card]]
id = "well"
gain = { coins = 1 }
source = "p. 2"
"""
FILLED = """
[[card]]
id = "wall"
vp = 3
reason = "as the tower"

[[card]]
id = "well"
vp = 2
gain = { cubes = 1 }
reason = "a guess"
"""


def folder(path, known="", filled=""):
    for part, text in (("known", known), ("filled", filled)):
        (path / part).mkdir(parents=True)
        (path / part / "box.toml").write_text(text)
    return path


def content(path, known="", filled=""):
    """Return the content above with corrections; the folders are in `path`."""
    base = folder(path / "base", KNOWN, FILLED)
    own = folder(path / "own", known, filled) if known or filled else None
    return Content(base, SCHEMA, own)


def test_an_entry_is_the_sum_of_what_is_stated_about_it(tmp_path):
    made = content(tmp_path)

    assert made.get("power", "start") == 2
    assert made.entries("card") == [
        {"id": "wall", "vp": 3},
        {"id": "well", "vp": 2, "gain": {"coins": 1, "cubes": 1}},
    ]


@pytest.mark.parametrize(
    ("where", "expected"),
    [
        (("power", "start"), ("known", "p. 1")),
        (("card", "wall", "vp"), ("filled", "as the tower")),
        (("card", "wall", "id"), ("filled", "as the tower")),
        (("card", "well", "id"), ("known", "p. 2")),
        (("card", "well", "gain.coins"), ("known", "p. 2")),
        (("card", "well", "gain.cubes"), ("filled", "a guess")),
        (("card", "well", "gain"), ("filled", "a guess")),  # known only in part
    ],
)
def test_every_value_has_a_provenance(tmp_path, where, expected):
    assert content(tmp_path).provenance(*where) == expected


def test_what_is_not_stated_has_no_provenance(tmp_path):
    with pytest.raises(BadContent, match="card wall: nothing is stated about gain"):
        content(tmp_path).provenance("card", "wall", "gain")


@pytest.mark.parametrize(
    ("known", "filled", "message"),
    [
        ("[power]\nstart = 2", "", "known/box.toml, power: expected a source"),
        ("[power]\nstart = 2\nsource = 1", "", "known/box.toml, power: expected a source"),
        ("", "[[card]]\nid = 'a'\nvp = 3", "filled/box.toml, card a: expected a reason"),
        ("", "[[card]]\nvp = 3", "filled/box.toml, card number 1: expected id"),
        ("", "[card]\nvp = 3", r"filled/box.toml: expected \[\[card\]\]"),
        ("[[power]]\nstart = 2", "", r"known/box.toml: expected \[power\]"),
        ("power = 2", "", r"known/box.toml: expected \[power\]"),
        ("[tower]", "", "known/box.toml: unknown table tower, expected one of power, card"),
        ("\n[power\n", "", "known/box.toml: .*line 2"),
        ("", "", "base/: expected power, nothing is stated about it"),
        (
            KNOWN,
            FILLED + "[power]\nstart = 2\nreason = 'so'",
            "known/box.toml, power, start: stated twice, also in filled/box.toml",
        ),
        (
            KNOWN + "[[card]]\nid = 'tor'\nsource = 'p. 3'",
            FILLED,
            "known/box.toml, card tor, vp: expected a whole number from 0 to 9, got nothing",
        ),
        (
            KNOWN.replace("coins", "coin"),
            FILLED,
            "known/box.toml, card well, gain.coin: unknown field, expected one of coins, cubes",
        ),
    ],
)
def test_a_bad_file_is_refused_with_file_entry_and_field(tmp_path, known, filled, message):
    with pytest.raises(BadContent, match=message):
        Content(folder(tmp_path / "base", known, filled), SCHEMA)


def test_a_file_must_be_readable_and_lie_in_known_or_filled(tmp_path):
    base = folder(tmp_path, KNOWN, FILLED)
    (base / "known" / "box.toml").write_bytes(b"\xff")
    with pytest.raises(BadContent, match=r"known/box.toml: .*decode"):
        Content(base, SCHEMA)

    (base / "cards.toml").write_text("")
    with pytest.raises(BadContent, match=r"cards.toml: expected it in known/ or filled/"):
        Content(base, SCHEMA)


EFFECT = OneOf("when", {"sun": OneOf("do", {"tax": {"coins": int}, "rest": {}}), "moon": {}})


@pytest.mark.parametrize(
    ("shape", "value", "problem"),
    [
        (int, 1, None),
        (int, True, "a: expected a whole number, got True"),
        (str, 1, "a: expected a text, got 1"),
        (bool, 1, "a: expected true or false, got 1"),
        (Between(0, 9), 10, "a: expected a whole number from 0 to 9, got 10"),
        (Between(0, 9), 1.5, "a: expected a whole number from 0 to 9, got 1.5"),
        (Between(0.0, 9.0), 1.5, None),
        (Between(0.0, 9.0), 1, None),
        (Between(0.0, 9.0), "1", "a: expected a number from 0.0 to 9.0, got '1'"),
        (("red", "green"), "blue", "a: expected one of red, green, got 'blue'"),
        ((1, 2), True, "a: expected one of 1, 2, got True"),
        ([int], [1, "2"], "a[2]: expected a whole number, got '2'"),
        ([int], 1, "a: expected a list, got 1"),
        ([int, str], [1, "2"], None),
        ([int, str], [1], "a: expected a list of 2, got [1]"),
        (Id("card"), "well", None),
        (Id("card"), "wells", "a: expected the id of a card, got 'wells'"),
        (Id("card"), ["well"], "a: expected the id of a card, got ['well']"),
        ({"b": int}, {}, "a.b: expected a whole number, got nothing"),
        ({("b",): int}, {}, None),
        ({("b",): int}, {"c": 1}, "a.c: unknown field, expected one of b"),
        ({"b": {"c": int}}, {"b": 1}, "a.b: expected a table, got 1"),
        (EFFECT, {"when": "moon"}, None),
        (EFFECT, {"when": "sun", "do": "tax", "coins": 1}, None),
        (EFFECT, {"when": "sun", "do": "rest", "coins": 1},
         "a.coins: unknown field, expected one of when, do"),
        (EFFECT, {"when": "sun", "do": "tax"}, "a.coins: expected a whole number, got nothing"),
        (EFFECT, {"when": "night"}, "a.when: expected one of sun, moon, got 'night'"),
        (EFFECT, {"coins": 1}, "a.when: expected one of sun, moon, got nothing"),
        (EFFECT, 1, "a: expected a table, got 1"),
    ],
)  # fmt: skip
def test_a_schema_says_what_was_expected(shape, value, problem):
    found = [f"{path}: {text}" for path, text in misfits(shape, value, {"card": {"well"}}, "a")]

    assert (found or [None])[0] == problem


def test_a_problem_of_the_whole_says_where_and_what_was_expected():
    assert [str(p) for p in unless(False, "cards", 18, 17)] == ["cards: expected 18, got 17"]
    assert list(unless(True, "cards", 18, 17)) == []


def test_a_correction_replaces_a_whole_field_and_its_provenance(tmp_path):
    made = content(
        tmp_path, known="[[card]]\nid = 'well'\ngain = { cubes = 2 }\nsource = 'my box'\n"
    )

    assert made.entries("card")[1] == {"id": "well", "vp": 2, "gain": {"cubes": 2}}
    assert made.provenance("card", "well", "gain") == ("known", "my box")
    assert made.provenance("card", "well", "vp") == ("filled", "a guess")


def test_a_correction_can_take_a_field_away_or_add_one(tmp_path):
    made = content(
        tmp_path,
        filled="[[card]]\nid = 'well'\ngain = {}\nreason = 'none'\n"
        "[[card]]\nid = 'wall'\nnext = 'well'\nreason = 'so'\n[power]\nstart = 5\nreason = 'so'",
    )

    assert made.entries("card")[1]["gain"] == {}
    assert made.entries("card")[0]["next"] == "well"
    assert made.get("power", "start") == 5
    assert made.provenance("power", "start") == ("filled", "so")


@pytest.mark.parametrize(
    ("known", "filled", "message"),
    [
        ("[[card]]\nid = 'wel'\nvp = 1\nsource = 'p'", "",
         r"own/known/box.toml, card wel: unknown, nearest are well, wall$"),
        ("[[card]]\nid = 'well'\nvq = 1\nsource = 'p'", "",
         "own/known/box.toml, card well, vq: unknown field, expected one of vp, next, gain"),
        ("[[card]]\nid = 'well'\nvp = '1'\nsource = 'p'", "",
         "own/known/box.toml, card well, vp: expected a whole number from 0 to 9, got '1'"),
        ("[[card]]\nid = 'well'\nnext = 'wel'\nsource = 'p'", "",
         "own/known/box.toml, card well, next: expected the id of a card, got 'wel'"),
        ("[[card]]\nid = 'well'\nvp = 1", "", "own/known/box.toml, card well: expected a source"),
        ("[power]\nstart = 1\nsource = 'p'", "[power]\nstart = 1\nreason = 'q'",
         "own/known/box.toml, power, start: stated twice, also in .*own/filled/box.toml"),
    ],
)  # fmt: skip
def test_a_bad_correction_is_refused(tmp_path, known, filled, message):
    with pytest.raises(BadContent, match=message):
        content(tmp_path, known, filled)


def test_corrections_must_be_there(tmp_path):
    base = folder(tmp_path / "base", KNOWN, FILLED)

    with pytest.raises(BadContent, match=r"own: expected known/\*.toml or filled/\*.toml"):
        Content(base, SCHEMA, tmp_path / "own")


def test_the_digest_changes_with_any_value_and_any_correction(tmp_path):
    digests = {
        content(tmp_path / "a").digest(),
        Content(folder(tmp_path / "b", KNOWN, FILLED.replace("3", "4")), SCHEMA).digest(),
        content(tmp_path / "c", known="[power]\nstart = 2\nsource = 'p'").digest(),
        content(tmp_path / "d", known="[power]\nstart = 3\nsource = 'p'").digest(),
    }

    assert len(digests) == 4
    assert content(tmp_path / "e").digest() in digests


def test_recorded_games_of_gods_still_find_their_content():
    assert GODS.digest() == "bc64d56db7e120b4"


def test_an_owner_names_his_corrections_in_the_environment(tmp_path, monkeypatch):
    monkeypatch.delenv("HEYDAY_CONTENT", raising=False)
    assert corrections_for("gods") is None

    monkeypatch.setenv("HEYDAY_CONTENT", str(tmp_path))
    assert corrections_for("gods") is None

    (tmp_path / "gods").mkdir()
    assert corrections_for("gods") == tmp_path / "gods"


@pytest.mark.parametrize("name", ["missing", "flat"])
def test_a_folder_of_corrections_has_a_subfolder_a_game(tmp_path, monkeypatch, name):
    (tmp_path / "flat" / "known").mkdir(parents=True)
    monkeypatch.setenv("HEYDAY_CONTENT", str(tmp_path / name))

    with pytest.raises(BadContent, match="expected a folder with a subfolder like gods/"):
        corrections_for("gods")
