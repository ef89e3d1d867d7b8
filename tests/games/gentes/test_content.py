"""The box of Gentes: what it contains, where that comes from, and what must hold in it (C1-C20)."""

import os
import re
import shutil
import subprocess
import sys
from collections import Counter

import numpy as np
import pytest

from heyday.games.gentes import constraints
from heyday.games.gentes.box import CARDS, SITES, TILES, Box, cards, first_game, gains, sites, tiles
from heyday.games.gentes.constraints import CONSTRAINTS, EFFECTS, check, removed_locks
from heyday.games.gentes.schema import FOLDER, SCHEMA, cards_by_era, load
from heyday.kit import BACKEND, entry
from heyday.kit.content import BadContent, Content
from heyday.kit.schema import Entries

CONTENT = load()
BY_ERA = [[card for card in CONTENT.entries("card") if card["era"] == era] for era in (1, 2, 3)]


def correct(path, text, part="filled"):
    """Write corrections, each entry with a reason, and return their folder."""
    why = "source" if part == "known" else "reason"
    (path / part).mkdir(parents=True)
    blocks = re.split(r"\n(?=\[)", text.strip())
    (path / part / "own.toml").write_text("\n".join(f'{b}\n{why} = "a test"' for b in blocks))
    return path


# ---- what the rules read ----------------------------------------------------------------------


def test_tables_say_what_the_files_say():
    forge = CARDS.index("forge")

    assert (Box.CARDS, Box.TILES, Box.SITES, Box.FIRST_HOME) == (54, 28, 33, 24)
    assert list(cards.needs[forge]) == [0, 2, 1, 0, 0, 1]
    assert list(cards.symbols[forge]) == [0, 0, 1, 1]
    assert list(cards.loses[forge]) == [0, 0, 0, 0, 0, 1]
    assert list(cards.discount[forge]) == [0, 0, 0, 3, 0]
    assert tiles.coins[TILES.index("start")] == -2
    assert sites.region[SITES.index("Apollonia")] == 1
    assert list(gains.plain[Box.MOON_GAIN + CARDS.index("marketplace")]) == [0, 3, 0, 0, 0]
    assert [CARDS[card] for card in first_game.cards[0]] == ["treasure_chamber", "monument"]


def test_cards_stand_era_by_era():
    assert [int(era) for era in cards.era] == [1] * 18 + [2] * 18 + [3] * 18


@entry
def read_tables(out):
    """Read a few values as rules do."""
    card, row = out[0], Box.ICON_GAIN
    out[1] = cards.vp[card] + cards.needs[card][1] + gains.plain[row + 1][1] + Box.SPACES


def test_rules_read_the_tables_on_this_backend():
    out = np.array([CARDS.index("forge"), 0]) if BACKEND != "python" else [CARDS.index("forge"), 0]

    read_tables(out)

    assert out[1] == 1 + 2 + 5 + 12


# ---- where it comes from ----------------------------------------------------------------------


def values(table, path=""):
    """Yield the path of every value in a table."""
    for name, value in table.items():
        if isinstance(value, dict) and value:
            yield from values(value, f"{path}{name}.")
        else:
            yield path + name


@pytest.mark.parametrize("kind", SCHEMA)
def test_every_value_has_a_source_or_a_reason(kind):
    shape = SCHEMA[kind]
    many = isinstance(shape, Entries)
    tables = CONTENT.entries(kind)
    assert tables

    for table in tables:
        for path in values(table):
            where = (kind, table[shape.key], path) if many else (kind, path)
            part, why = CONTENT.provenance(*where)
            assert part in ("known", "filled") and why


@pytest.mark.parametrize(
    ("where", "part"),
    [
        (("card", "forge", "vp"), "known"),
        (("card", "forge", "era"), "filled"),
        (("card", "tenement", "effect.kind"), "known"),
        (("card", "tenement", "effect"), "filled"),
        (("card", "catapult", "id"), "known"),  # that it exists
        (("card", "agora", "id"), "filled"),
        (("column", 3, "lower"), "known"),
        (("column", 2, "lower"), "filled"),
        (("tile", "N-temple-0-3", "coins"), "known"),
        (("site", "Cyrene", "en"), "known"),
        (("site", "Cyrene", "region"), "filled"),
        (("track", "spaces"), "filled"),
        (("track", "locks"), "known"),
    ],
)
def test_what_is_known_and_what_is_ours(where, part):
    assert CONTENT.provenance(*where)[0] == part


# ---- what must hold ---------------------------------------------------------------------------


def test_all_constraints_hold():
    assert check(CONTENT) == []


BROKEN = [
    ("C1", '[[tile]]\nid = "N-trade-3-3"\nplayers = [2, 3, 4]', "tiles: expected one for (2, 4)"),
    ("C1", '[[tile]]\nid = "P-6-1"\nplayers = [2, 3]', "tile P-6-1, players: expected"),
    ("C1", '[[tile]]\nid = "P-6-1"\naction = "scribe"', "tiles of scribe: expected 5, got 6"),
    ("C2", '[[tile]]\nid = "P-6-1"\nplayers = [4]', "fewest tiles of philosopher: expected 2"),
    ("C3", '[[tile]]\nid = "P-6-1"\ncoins = 9', "tile P-6-1, coins: expected 4 to 8, got 9"),
    ("C3", '[[tile]]\nid = "P-6-1"\nhourglasses = 2', "tile P-6-1, hourglasses: expected [1]"),
    ("C4", '[[tile]]\nid = "N-temple-0-3"\ncoins = 1', "one that costs 0, got none"),
    ("C4", '[[tile]]\nid = "N-temple-0-3"\nicon = "oracle"', "one with icon temple that costs 0"),
    ("C5", '[[tile]]\nid = "S-8-2"\nhourglasses = 1', "one with 8 coins and 2 hourglasses"),
    ("C6", '[[tile]]\nid = "C-5-1"\ncoins = 4', "tiles of chronicler: expected one that costs 5"),
    ("C7", '[[tile]]\nid = "S-6-2"\nhourglasses = 1', "other coins or hourglasses than S-6-1"),
    ("C8", '[[tile]]\nid = "N-oracle-1-3"\ncoins = 6\n[[tile]]\nid = "N-trade-3-3"\ncoins = 6\n'
           '[[tile]]\nid = "N-any-4-3"\ncoins = 6', "slow ones to be cheaper on average"),
    ("C9", "[[column]]\nid = 3\nlower = 6", "from the third on: expected [5, 6, 7, 8]"),
    ("C9", "[[column]]\nid = 6\nupper = 5", "column 6, upper: expected at most 4, got 5"),
    ("C9", "[[column]]\nid = 2\nupper = 0", "columns, upper: expected [0, 1, 2, 2, 3, 4]"),
    ("C10", "[[slot]]\nid = 7\ntwo = 8", "slots, two, the last for 8 coins: expected 6, got 7"),
    ("C10", "[[slot]]\nid = 1\none = 0", "slot 1, one: expected 1 to 4, got 0"),
    ("C11", "[discard]\nprices = [5, 10]", "discard, prices: expected [6, 10], got [5, 10]"),
    ("C12", "[limits]\nrow = 5", "limits, row: expected 6, got 5"),
    ("C12", '[[card]]\nid = "forge"\nneeds = { noble = 4, artisan = 3 }',
            "card forge, needs of noble and artisan: expected at most 6, got 7"),
    ("C13", "[limits]\nstore = 5", "limits, store: expected 4, got 5"),
    ("C14", "[track]\nspaces = 9", "track, spaces: expected 10 or more, got 9"),
    ("C15", '[[card]]\nid = "forge"\nvp = 2', "card forge, vp: expected 1, got 2"),
    ("C15", '[[card]]\nid = "agora"\nsymbols = [1]', "card agora, symbols: expected none"),
    ("C15", '[[card]]\nid = "well"\neffect = { when = "never" }', "expected tax_bonus, got"),
    ("C15", '[[card]]\nid = "road"\ngain = {}\n[[card]]\nid = "granary"\ngain = {}',
            "gain of locks: expected 4 or more, got 3"),
    ("C15", '[[card]]\nid = "scriptorium"\neffect = { when = "never" }\n'
            '[[card]]\nid = "stoa"\neffect = { when = "never" }', "choose what you pay, got none"),
    ("C15", '[[card]]\nid = "road"\nera = 2', "cards of era 1: expected 18, got 17"),
    ("C16", '[[card]]\nid = "agora"\nicons = { vp = 1 }', "card agora, icons: expected only"),
    ("C16", '[[tile]]\nid = "N-any-4-3"\nicon = "vp"', "tile N-any-4-3, icon: expected"),
    ("C17", '[[hometown]]\nid = "scribes-trade"\nrow = "inventors"', "hometowns of scribes"),
    ("C18", '[[site]]\nid = "Cnossus"\nicon = "trade"', "site Cnossus: expected ('red', 'vp')"),
    ("C18", '[[site]]\nid = "Sparta"\nregion = "green"', "sites, red: expected 8 or 6, got 7"),
    ("C19", "[bonus]\nlater = 3", "bonus, later: expected 4, got 3"),
    ("C20", "[start]\nhand = 3", "left with 2 players: expected 14, got 12"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "text", "message"), BROKEN)
def test_a_broken_constraint_is_named(tmp_path, name, text, message):
    problems = check(load(correct(tmp_path, text)))

    assert any(p.split(":")[0].split()[0] == name and message in p for p in problems), problems


def test_every_constraint_is_broken_once_above():
    names = [f"C{n}" for n in range(1, 21)]

    assert [rule.__name__.upper() for rule in CONSTRAINTS] == names
    assert set(names) == {name for name, _, _ in BROKEN}


def test_what_sources_leave_open_is_only_likely(tmp_path):
    text = '[[tile]]\nid = "S-6-2"\nhourglasses = 1'

    assert check(load(correct(tmp_path, text))) == [
        "C7 (likely, not certain): tile S-6-2: "
        "expected other coins or hourglasses than S-6-1, got (6, 1)"
    ]


# ---- the cards as a whole ---------------------------------------------------------------------


@pytest.mark.parametrize("name", EFFECTS)
def test_every_type_of_effect_occurs_at_least_twice(name):
    assert sum(map(EFFECTS[name], CONTENT.entries("card"))) >= 2


def test_cards_of_the_first_two_eras_remove_at_least_five_locks():
    assert sum(removed_locks(card) for card in BY_ERA[0] + BY_ERA[1]) >= 5


@pytest.mark.parametrize("era", [1, 2])
def test_every_symbol_stands_on_eight_to_ten_cards_of_an_era(era):
    counts = Counter(symbol for card in BY_ERA[era - 1] for symbol in card["symbols"])

    assert {symbol: 8 <= n <= 10 for symbol, n in counts.items()} == dict.fromkeys(
        range(1, 5), True
    )
    assert all(1 <= len(card["symbols"]) <= 3 for card in BY_ERA[era - 1])


@pytest.mark.parametrize(
    ("era", "persons", "points"), [(1, (3, 5), (1, 4)), (2, (5, 8), (3, 7)), (3, (4, 12), (8, 16))]
)
def test_cards_grow_with_the_eras(era, persons, points):
    for card in BY_ERA[era - 1]:
        needed = sum(card["needs"].values())
        assert persons[0] <= needed <= persons[1], card["id"]
        assert points[0] <= card["vp"] <= points[1], card["id"]
        assert era < 3 or needed >= 8 or card["icons"], card["id"]


@pytest.mark.parametrize("kind", ["card", "site", "symbol"])
@pytest.mark.parametrize("language", ["en", "de", "ja"])
def test_names_are_told_apart_in_every_language(kind, language):
    names = [entry[language] for entry in CONTENT.entries(kind)]

    assert len(set(names)) == len(names)
    assert all(name == name.strip() != "" for name in names)
    assert language != "ja" or not any(re.search("[A-Za-z]", name) for name in names)


def test_places_lie_around_the_eastern_mediterranean():
    places = {site["id"]: (site["lat"], site["lon"]) for site in CONTENT.entries("site")}

    assert all(29 < lat < 43 and 15 < lon < 37 for lat, lon in places.values())
    assert min(places, key=lambda name: places[name][1]) == "Syracusae"
    assert max(places, key=lambda name: places[name][1]) == "Damascus"
    assert max(places, key=lambda name: places[name][0]) == "Apollonia"
    assert min(places, key=lambda name: places[name][0]) == "Ammonium"


# ---- an owner's corrections -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('[[card]]\nid = "forge"\ncolour = "red"',
         "filled/own.toml, card forge, colour: unknown field, expected one of en, de, ja, era"),
        ('[[card]]\nid = "forge"\nneeds = { priests = 1 }',
         "card forge, needs.priests: unknown field, expected one of noble, artisan"),
        ('[[card]]\nid = "forge"\nvp = "2"',
         "card forge, vp: expected a whole number from 0 to 99, got '2'"),
        ('[[card]]\nid = "forge"\nsymbols = [3, 5]',
         r"card forge, symbols\[2\]: expected the id of a symbol, got 5"),
        ('[[card]]\nid = "well"\neffect = { coins = 3 }',
         "card well, effect.when: expected one of sun, infinity, moon, never, got nothing"),
        ('[[card]]\nid = "well"\neffect = { when = "infinity", kind = "tax_bonus", coin = 3 }',
         "card well, effect.coins: expected a whole number from 0 to 99, got nothing"),
        ('[[card]]\nid = "harbour"\neffect = { when = "sun", action = "tax", coins = 3 }',
         "card harbour, effect.action: expected one of philosopher, scribe, chronicler, navigator"),
        ('[[card]]\nid = "forgge"\nvp = 2',
         "filled/own.toml, card forgge: unknown, nearest are forge"),
        ('[[first_game]]\nplayer = 1\ncards = ["forge", "anvil"]',
         r"first_game 1, cards\[2\]: expected the id of a card, got 'anvil'"),
        ('[[site]]\nid = "Delphi"\nlat = 138.48',
         "site Delphi, lat: expected a number from -90.0 to 90.0, got 138.48"),
        ('[[city]]\nid = "Delphi"', "filled/own.toml: unknown table city, expected one of card"),
        ('[[card]]\nid = "forge"\nvp = ', "filled/own.toml: .*line 3"),
    ],
)  # fmt: skip
def test_a_bad_correction_is_refused(tmp_path, text, message):
    with pytest.raises(BadContent, match=message):
        load(correct(tmp_path, text))


def without(path, card):
    """Return a copy of the content in which a card is missing."""
    shutil.copytree(FOLDER, path, dirs_exist_ok=True)
    for part in ("known", "filled"):
        file = path / part / "cards.toml"
        blocks = re.split(r"\n(?=\[\[)", file.read_text(encoding="utf-8"))
        kept = [block for block in blocks if f'id = "{card}"' not in block]
        file.write_text("\n".join(kept), encoding="utf-8")
    return path


def test_a_missing_card_is_noticed(tmp_path):
    content = Content(without(tmp_path / "stoa", "stoa"), SCHEMA)

    assert check(content) == ["C15: cards of era 2: expected 18, got 17"]
    with pytest.raises(BadContent, match="era 2: expected 18 cards, got 17"):
        cards_by_era(content)
    with pytest.raises(BadContent, match=r"cards\[2\]: expected the id of a card, got 'road'"):
        Content(without(tmp_path / "road", "road"), SCHEMA)


def test_a_correction_with_a_source_makes_a_value_known(tmp_path):
    content = load(correct(tmp_path, '[[card]]\nid = "stoa"\nvp = 4', part="known"))

    assert content.provenance("card", "stoa", "vp") == ("known", "a test")
    assert content.digest() != CONTENT.digest()
    assert check(content) == []


PROGRAM = """
from heyday.games.gentes.box import CARDS, CONTENT, Box, cards
print(cards.vp[CARDS.index("stoa")], Box.SPACES, CARDS.index("well"), CONTENT.digest())
"""


@pytest.mark.parametrize("backend", sorted({"python", BACKEND}))
def test_corrections_are_in_the_tables_of_the_next_process(tmp_path, backend):
    correct(
        tmp_path / "gentes",
        '[[card]]\nid = "stoa"\nvp = 4\n[track]\nspaces = 11\n'
        '[[card]]\nid = "well"\nera = 1\n[[card]]\nid = "pottery"\nera = 2',
    )

    def output(**more):
        environment = {k: v for k, v in os.environ.items() if k != "HEYDAY_CONTENT"}
        environment |= {"HEYDAY_BACKEND": backend} | more
        command = [sys.executable, "-c", PROGRAM]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
        return done.stdout.split()

    plain, corrected = output(), output(HEYDAY_CONTENT=str(tmp_path))
    assert plain == ["5", "12", "20", CONTENT.digest()]
    assert corrected == ["4", "11", "17", load(tmp_path / "gentes").digest()]


def test_constraints_read_no_table_of_this_process():
    """They check content that is not the one this process plays with."""
    assert "box" not in vars(constraints)
