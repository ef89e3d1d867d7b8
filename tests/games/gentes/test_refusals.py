"""Every reason to refuse: its code, its sentence in three languages, and where the rules say so."""

import re

import pytest

from heyday.games.gentes.refusals import CHAPTERS, NAMES, REFERENCE
from heyday.games.gentes.state import Verb
from heyday.games.gentes.texts import names
from heyday.kit.errors import IllegalAction
from heyday.kit.strings import LANGUAGES
from tests.games.gentes.gentes_table import GAME, ORDER, idle, needs_python, play, step, table

pytestmark = needs_python

TEMPLES = ["Athenai", "Olympia", "Memphis", "Hierosolyma"]
HOMES = ["scribes-temple", "philosophers-temple"]
SIX = ["Athenai", "Delphi", "Tyrus", "Buto", "Cyrene", "inventors-trade"]
SEVEN = ["road", "shrine", "forge", "pottery", "granary", "assembly", "barracks"]
MOONS = ["marketplace", "caravanserai"]
CITIES = {"cities": ["Athenai", "Delphi", "Memphis", "Tyrus"]}
PRIESTS = {"persons": "3 priest 1 scholar", "hand": ["shrine", "oracle_grove", "observatory"]}
FULL_ROWS = {"persons": "6 noble 6 soldier"}
FULL_FIRST = ["noble", "soldier", "artisan", "merchant", "priest", "scholar"]
DECLINE = {"when": "decline", "round": 2}
SCORING = {"when": "final", "A": {"persons": "3 priest", "hand": ["shrine", "pyramid"]}}
PAYING = [{"A": {"cities": HOMES}}, "tile S-6-1"]
TAKING = [{"round": 3, "discard": ["road", "shrine", "assembly"]}, "tile S-10-2", "place 0"]
TRAINING = [{"players": 4, "training": ORDER, "A": {"cities": ["inventors-trade"]}}, "tile P-8-1"]
BUILDING = ["tile N-temple-0-3", "place 0"]
RELOCATING = [{"A": {"cities": SIX, "bonus": [0]}}, "tile N-any-5-3", "place 0"]
MOVING = [{"A": {"oracle": 1, "persons": "2 noble 6 scholar"}}, "exchange"]

# code: the table and what is played first; then what is refused, what the sentence names (numbers,
# and cards and sites by their names), and the chapter with its ruling
CASES = {
    "over": ([{"when": "final"}], "tax 1 | | final"),
    "not-now": ([{}], "done | | heyday"),
    "unknown": ([{}], "3072 | | heyday"),  # a tax for no hourglass
    "not-open": ("draft", "draft pyramid | card:pyramid | preparation G3"),
    "chart-order": ("settle", "settle noble | | preparation G26"),
    "main-done": ([{"A": {"temple": 3}}, "tax 1"], "tax 1 | | main"),
    "must-act": ([{"A": {"singles": 3}}], "end | 4 | heyday G6"),
    "spaces": ([{"A": {"singles": 6}}], "tile P-4-1 | 2 1 | time G5"),
    "coins": ([{"A": {"coins": 3}}], "tile P-4-1 | 4 3 | pay G5"),
    "tax-closed": ([{"options": {"tax": "expert"}}], "tax 1 | 1 | preparation G6"),
    "tile-taken": ([{"B": {"tiles": ["P-4-1"]}}], "tile P-4-1 | B | pay"),
    "tile-unused": ([{}], "tile P-8-1 | 2 | preparation"),
    "not-played": ([{}], "sun monument | card:monument | main G15"),
    "no-sun": ([{"A": {"tableau": ["road"]}}], "sun road | card:road | main G15"),
    "card-used": (
        [{"A": {"tableau": ["monument"], "used": ["monument"]}}],
        "sun monument | card:monument | main G15",
    ),
    "not-yours": ([{}], "home scribes-temple | site:scribes-temple | hometowns"),
    "home-used": (
        [{"A": {"cities": HOMES, "used": HOMES}}],
        "home scribes-temple | site:scribes-temple | hometowns G10",
    ),
    "home-no-action": (
        [{"A": {"cities": ["inventors-trade"]}}],
        "home inventors-trade | site:inventors-trade | hometowns G10",
    ),
    "home-other-action": (
        PAYING,
        "pay 4@philosophers-temple | site:philosophers-temple | hometowns G10",
    ),
    "no-chosen-price": (PAYING, "pay 3@card | | pay G9"),
    "not-the-price": (PAYING, "pay 5 | 6 | pay G9"),
    "price-range": (PAYING, "pay 11@scribes-temple | 1 10 | hometowns G9"),
    "same-price": (
        [{"A": {"tableau": ["scriptorium"]}}, "tile S-6-1"],
        "pay 6@card | 6 | pay G33",
    ),
    "too-many-doubles": ([{}, "tile N-temple-0-3"], "place 2 | 3 1 | time G5"),
    "nobody-to-train": (
        [{"training": FULL_FIRST, "A": FULL_ROWS | {"cities": HOMES}}, "tile P-4-1"],
        "pay 1@philosophers-temple | 1 | philosopher G5",
    ),
    "no-card-in-reach": ([{"display": []}], "tile S-6-1 | 6 | scribe G5"),
    "no-card-to-play": ([{"A": {"hand": ["pyramid"]}}], "tile C-1-1 | | chronicler G5"),
    "no-site": (
        [{"A": {"cities": [*HOMES, "inventors-temple"]}, "B": {"cities": TEMPLES}}],
        "tile N-temple-0-3 | | navigator G5",
    ),
    "group-full": (
        [{"A": {"persons": "6 noble"}}, "tile P-4-1"],
        "train noble | 6 | philosopher G2",
    ),
    "train-price": (
        [{"training": ORDER}, "tile P-4-1", "train noble"],
        "train scholar | 8 4 | philosopher G7",
    ),
    "train-enough": (
        [*TRAINING, "train noble", "train priest"],
        "train scholar | 2 | philosopher G34",
    ),
    "train-first": (TRAINING, "done | | philosopher G5"),
    "extra-useless": ([*TRAINING, "train noble"], "extra inventors-trade | | hometowns G34"),
    "slot-empty": ([*TAKING, "take 3"], "take 3 | 3 | scribe G8"),
    "slot-order": ([*TAKING, "take 3"], "take 2 | 2 | scribe G26"),
    "slot-price": ([{}, "tile S-6-1"], "take 7 | 7 6 | scribe G8"),
    "not-discarded": (TAKING, "fetch forge | card:forge | scribe"),
    "discard-order": ([*TAKING, "fetch shrine"], "fetch road | card:road | scribe G26"),
    "discard-price": (
        [{"discard": ["road"], "A": {"tableau": ["shipyard"]}}, "sun shipyard"],
        "fetch road | 6 4 | scribe G8",
    ),
    "taken-enough": ("three cards", "take 4 | 3 | scribe G8"),
    "not-both": ([*TAKING, "take 1"], "fetch road | | scribe G8"),
    "take-first": (TAKING, "done | | scribe G8"),
    "not-in-hand": ([{"A": PRIESTS}, "tile C-1-1"], "play road | card:road | chronicler"),
    "icons-missing": (
        [{"A": PRIESTS}, "tile C-1-1"],
        "play observatory | card:observatory 1 | chronicler G14",
    ),
    "persons-missing": (  # nobles, artisans, a priest, a scholar; cubes that it takes, and has
        [{"A": PRIESTS | {"temple": 3, "hand": [*PRIESTS["hand"], "great_altar"]}}, "tile C-1-1"],
        "play great_altar | card:great_altar 2 4 1 1 8 3 | chronicler G14",
    ),
    "site-taken": (
        [{"B": {"cities": ["Athenai"]}}, *BUILDING],
        "build Athenai | B site:Athenai | navigator G12",
    ),
    "site-icon": ([{}, *BUILDING], "build Delphi | site:Delphi | navigator G12"),
    "region-closed": ([{}, *BUILDING], "build Ephesus | 2 | preparation G12"),
    "just-vacated": (
        [*RELOCATING, "relocate Delphi"],
        "build Delphi | site:Delphi | navigator G35",
    ),
    "not-on-card": (
        [{"A": {"persons": "3 priest", "hand": ["shrine"]}}, "tile C-1-1"],
        "symbol 2 | card:shrine | chronicler G14",
    ),
    "cubes": ([{"A": {"temple": 4, "oracle": 0}}], "hire 2 | 2 1 4 0 | additional"),
    "no-oracle": ([{"A": {"persons": "1 noble"}}], "exchange | 1 0 | additional G17"),
    "nobody-to-move": ([{"A": {"oracle": 1}}], "exchange | | additional G40"),
    "same-group": (MOVING, "move noble-noble | | additional G40"),
    "no-such-person": (MOVING, "move soldier-noble | | additional G17"),
    "move-first": (MOVING, "done | | additional G40"),
    "no-city": ([DECLINE | {"A": CITIES}], "city Cnossus | site:Cnossus | decline G19"),
    "region-done": ([DECLINE | {"A": CITIES}, "city Athenai"], "city Delphi | | decline G36"),
    "no-moon": (
        [DECLINE | {"A": CITIES | {"tableau": ["road"]}}],
        "moon road | card:road | decline G15",
    ),
    "moon-price": (
        [DECLINE | {"A": CITIES | {"coins": 2, "tableau": ["trading_post"]}}],
        "moon trading_post | card:trading_post 3 2 | decline G36",
    ),
    "cities-first": ([DECLINE | {"A": CITIES}], "done | 2 | decline G36"),
    "moons-first": ([DECLINE | {"A": {"tableau": MOONS}}], "done | | decline G36"),
    "hand-empty": ("empty hand", "exchange | | final G22"),
}


def parts(case):
    """Return the wish, what the sentence names, the chapter and the ruling."""
    wish, tokens, reference = (part.strip() for part in case.split("|"))
    chapter, _, ruling = reference.partition(" ")
    return wish, tokens.split(), chapter, ruling


def read(position, wish):
    return int(wish) if wish.isdecimal() else position.read(wish)


def prepared(preparation):
    """Return a position: a situation and what is played in it, or one of its own."""
    if preparation == "empty hand":  # the rules ask nobody then
        position = table(**SCORING)
        position.alter(lambda s: setattr(s.player[0], "n_hand", 0))
    elif preparation == "three cards":  # nor then
        position = table()
        play(position, "tile S-8-2", "place 0", "take 1", "take 2")
        position.drive.first_step(position.tables, position.read("take 3"))
    elif isinstance(preparation, str):
        position = GAME.start(2)
        idle(position, lambda now: step(now) == preparation)
        if preparation == "settle":
            play(position, "settle merchant")
    else:
        situation, *lines = preparation
        position = table(**situation)
        play(position, *lines)
    return position


def says(text, token, language):
    """Whether a sentence names a card or a site, or has a number or a word in it."""
    kind, _, name = token.partition(":")
    if name:
        return names(language)[kind][name] in text
    return re.search(rf"(?<!\d){token}(?!\d)", text)


@pytest.mark.parametrize("code", CASES)
def test_a_refusal_says_what_why_and_where_in_the_rules(code):
    preparation, case = CASES[code]
    wish, tokens, chapter, ruling = parts(case)
    position = prepared(preparation)
    before = bytes(position)
    action = read(position, wish)

    assert NAMES[position.refusal(action)] == code
    sentences = set()
    for language in LANGUAGES:
        error = position.explain(action, language)
        section = GAME.strings.say(language, f"section-{chapter}")
        assert (error.action, error.code) == (wish, code)
        assert error.reference == (f"{section}; {ruling}" if ruling else section)
        assert str(error) == f"{wish}: {error.text} ({error.reference})"
        assert not re.search(r"[{}$]|\bnone\b", error.text)
        for token in tokens:
            assert says(error.text, token, language), (language, error.text)
        sentences.add(error.text)
    assert len(sentences) == len(LANGUAGES)
    assert bytes(position) == before


@pytest.mark.parametrize("code", sorted(CASES.keys() - {"hand-empty", "taken-enough"}))
def test_what_is_refused_is_not_done(code):
    preparation, case = CASES[code]
    position = prepared(preparation)
    before = bytes(position)

    with pytest.raises(IllegalAction) as caught:
        position.act(read(position, parts(case)[0]))

    assert caught.value.code == code
    assert bytes(position) == before


def test_every_reason_to_refuse_has_a_case_here():
    assert set(CASES) == set(NAMES.values()) - {"none"}
    assert set(REFERENCE) == set(NAMES) - {0}
    assert set(CHAPTERS) == set(GAME.vocabulary.forms)
    assert (GAME.refusals, GAME.references, GAME.chapters) == (NAMES, REFERENCE, CHAPTERS)


def test_every_chapter_has_a_section_in_every_language():
    for chapter in {*CHAPTERS.values(), *(chapter for chapter, _ in REFERENCE.values())} - {""}:
        for language in LANGUAGES:
            assert GAME.strings.say(language, f"section-{chapter}")
    assert all(re.fullmatch(r"(G\d+)?", ruling) for _, ruling in REFERENCE.values())


# ---- the same reason elsewhere ----


@pytest.mark.parametrize(
    ("code", "preparation", "case"),
    [
        ("spaces", [{"A": {"singles": 5}}], "tile N-temple-0-3 | 3 2 | time"),
        ("spaces", [DECLINE | {"A": {"locks": 10, "hand": SEVEN}}], "place 0 | 4 3 | time"),
        ("coins", [{"A": {"cities": HOMES, "coins": 3}}], "home philosophers-temple | 4 3 | pay"),
        ("not-now", [{"A": PRIESTS}], "play shrine | | chronicler"),
        ("not-yours", RELOCATING, "relocate Olympia | site:Olympia | navigator"),
        ("not-yours", [*TRAINING, "train noble"], "extra scribes-trade | | hometowns"),
        ("train-first", TRAINING, "extra inventors-trade | | philosopher"),
        ("not-both", [*TAKING, "fetch road"], "take 1 | | scribe"),
        ("group-full", MOVING, "move noble-scholar | 6 | additional"),
        ("no-city", [DECLINE | {"A": CITIES}], "city scribes-trade | | decline"),
        ("not-in-hand", [SCORING], "score road | card:road | final"),
        ("persons-missing", [SCORING], "score pyramid | card:pyramid 5 3 8 0 | final"),
        ("cubes", [SCORING], "hire 3 | 3 0 | additional"),
        (
            "region-closed",
            [{}, "tile N-any-5-3", "place 0", "build scribes-trade"],
            "activate yellow | 2 | preparation",
        ),
    ],
)
def test_a_reason_is_told_for_the_wish_at_hand(code, preparation, case):
    position = prepared(preparation)
    wish, tokens, chapter, _ = parts(case)

    error = position.explain(position.read(wish))

    assert error.code == code
    assert error.reference.startswith(GAME.strings.say("en", f"section-{chapter}"))
    assert all(says(error.text, token, "en") for token in tokens), error.text


@pytest.mark.parametrize(
    "number",
    [
        *(0, 3, 32 << 10, Verb.TAX << 10 | 3, Verb.TILE << 10 | 28, Verb.HOME << 10 | 23),
        *(Verb.END << 10 | 1, Verb.PAY << 10 | 11 << 4, Verb.TAKE << 10 | 8, Verb.SCORE << 10 | 54),
    ],
)
def test_a_number_that_is_no_action_is_unknown(number):
    position = table()

    assert NAMES[position.refusal(number)] == "unknown"
    with pytest.raises(IllegalAction, match=str(number)):
        position.act(number)
