"""How actions are written, what cannot be read, and what is clicked for them."""

import json
from collections import Counter

import pytest

from heyday.games.gentes.actions import HOMETOWNS, WAYS, targets
from heyday.games.gentes.box import CARDS, SITES, TILES
from heyday.games.gentes.game import GAME
from heyday.games.gentes.schema import GROUPS, REGIONS
from heyday.games.gentes.state import NO_CARD, Verb
from heyday.kit import names_of
from heyday.kit.checks import walks
from heyday.kit.errors import BadNotation
from tests.games.gentes import steering

VOCABULARY = GAME.vocabulary
ACTIONS = list(VOCABULARY)
START = GAME.start(2, 3, steering.FIRST_GAME)  # not to be acted on
LOOK = START.look()


# ---- the vocabulary ----


def test_how_many_actions_there_are():
    counts = Counter(VOCABULARY.form(action).name for action in ACTIONS)

    cards = dict.fromkeys(("draft", "sun", "fetch", "play", "moon", "discard", "score"), 54)
    sites = dict.fromkeys(("relocate", "build", "city"), 33)
    homes = dict.fromkeys(("home", "repeat", "extra"), 9)
    groups = dict.fromkeys(("settle", "train", "join"), 6)
    plain = dict.fromkeys(("exchange", "end", "done", "lose"), 1)
    assert counts == cards | sites | homes | groups | plain | {
        "tax": 2,
        "tile": 28,
        "hire": 4,
        "pay": 11 * 16,
        "place": 27,
        "take": 8,
        "symbol": 4,
        "keep": 4,
        "cube": 2,
        "activate": 3,
        "move": 36,
    }
    assert len(ACTIONS) == len(set(ACTIONS)) == 820
    assert {action >> 10 for action in ACTIONS} == set(names_of(Verb).values())


def test_the_verbs_are_named_as_in_the_rules():
    verbs = {name.lower(): verb for name, verb in names_of(Verb).items()}

    assert {name: form.verb for name, form in VOCABULARY.forms.items()} == verbs


def test_notation_data_and_numbers_lead_back_to_each_other():
    for action in ACTIONS:
        assert action in VOCABULARY
        assert START.read(START.text(action)) == action
        data = VOCABULARY.data(LOOK, action)
        assert START.read(json.loads(json.dumps(data))) == action


def test_no_two_actions_are_written_alike():
    assert len({START.text(action) for action in ACTIONS}) == len(ACTIONS)
    data = {json.dumps(VOCABULARY.data(LOOK, action)) for action in ACTIONS}
    assert len(data) == len(ACTIONS)


def test_every_legal_action_is_in_the_vocabulary():
    for steer in steering.STARTS:
        for position, _ in walks.walk(GAME, 3, 2, steering.FIRST_GAME, steer):
            assert all(action in VOCABULARY for action in position.legal())


@pytest.mark.parametrize("number", [0, 5, Verb.TAX << 10, 32 << 10, Verb.END << 10 | 1, -1])
def test_other_numbers_are_no_actions(number):
    assert number not in VOCABULARY
    assert number not in ACTIONS


@pytest.mark.parametrize("number", [0, 5, 32 << 10])
def test_a_number_without_a_verb_has_no_form(number):
    with pytest.raises(BadNotation, match=f"{number} is not an action"):
        VOCABULARY.form(number)


@pytest.mark.parametrize(
    ("line", "data"),
    [
        ("draft road", {"do": "draft", "card": "road"}),
        ("settle noble", {"do": "settle", "group": "noble"}),
        ("tax 2", {"do": "tax", "hourglasses": 2}),
        ("tile N-temple-0-3", {"do": "tile", "tile": "N-temple-0-3"}),
        ("home scribes-trade", {"do": "home", "hometown": "scribes-trade"}),
        ("hire 3", {"do": "hire", "temple_cubes": 3}),
        ("exchange", {"do": "exchange"}),
        ("pay 0", {"do": "pay", "payment": {"coins": 0, "by": None}}),
        ("pay 15@card", {"do": "pay", "payment": {"coins": 15, "by": "card"}}),
        (
            "pay 4@scribes-temple",
            {"do": "pay", "payment": {"coins": 4, "by": "scribes-temple"}},
        ),
        ("place 0", {"do": "place", "doubles": 0}),
        ("take 1", {"do": "take", "slot": 1}),
        ("symbol 4", {"do": "symbol", "symbol": 4}),
        ("keep 0", {"do": "keep", "temple_cubes": 0}),
        ("cube oracle", {"do": "cube", "store": "oracle"}),
        ("build inventors-oracle", {"do": "build", "site": "inventors-oracle"}),
        ("activate green", {"do": "activate", "region": "green"}),
        ("move noble-priest", {"do": "move", "move": "noble-priest"}),
    ],
)
def test_an_action_reads_the_same_as_text_and_as_data(line, data):
    action = START.read(line)

    assert START.read(data) == action
    assert VOCABULARY.data(LOOK, action) == data
    assert START.text(action) == line


def test_slots_and_symbols_are_counted_from_one():
    """As people count them; the rules count from 0."""
    assert START.read("take 1") == Verb.TAKE << 10
    assert START.read("take 8") == Verb.TAKE << 10 | 7
    assert START.read("symbol 1") == Verb.SYMBOL << 10
    assert START.read("tax 1") == Verb.TAX << 10 | 1


# ---- what cannot be read ----


BAD_LINES = [
    ("", "'' is no verb: expected one of draft, settle"),
    ("jump", "'jump' is no verb: expected one of draft, settle, tax, tile"),
    ("TAX 1", "'TAX' is no verb"),
    ("tax", "'tax': expected tax <hourglasses>"),
    ("tax 1 2", "'tax 1 2': expected tax <hourglasses>"),
    ("end now", "'end now': expected end"),
    ("done " + "so " * 50, "expected done"),
    ("pay 4 @card", "expected pay <payment>"),
    ("tax 0", "'0' is no hourglasses: expected 1 to 2"),
    ("tax 3", "'3' is no hourglasses: expected 1 to 2"),
    ("tax one", "'one' is no hourglasses"),
    ("draft Road", "'Road' is no card: expected one of treasure_chamber, monument"),
    ("play cathedral", "'cathedral' is no card"),
    ("tile Z-1-1", "'Z-1-1' is no tile: expected one of P-4-1"),
    ("train farmer", "'farmer' is no group: expected one of noble, artisan"),
    ("home Athenai", "'Athenai' is no hometown: expected one of scribes-temple"),
    ("build Roma", "'Roma' is no site: expected one of Athenai"),
    ("activate blue", "'blue' is no region: expected one of red, yellow, green"),
    ("cube trade", "'trade' is no store: expected one of temple, oracle"),
    ("move noble", "'noble' is no move: expected one of noble-noble, noble-artisan"),
    ("take 0", "'0' is no slot: expected 1 to 8"),
    ("take 9", "'9' is no slot: expected 1 to 8"),
    ("take -1", "'-1' is no slot"),
    ("take 1.0", "'1.0' is no slot"),
    ("symbol 0", "'0' is no symbol: expected 1 to 4"),
    ("symbol 5", "'5' is no symbol: expected 1 to 4"),
    ("hire 4", "'4' is no temple_cubes: expected 0 to 3"),
    ("keep 4", "'4' is no temple_cubes: expected 0 to 3"),
    ("place 27", "'27' is no doubles: expected 0 to 26"),
    ("pay 99", "'99' is no payment: expected 0 to 15 coins"),
    ("pay 16@card", "'16@card' is no payment: expected 0 to 15 coins"),
    ("pay -1", "'-1' is no payment: expected 6 or 4@scribes-temple"),
    ("pay much", "'much' is no payment: expected 6 or 4@scribes-temple"),
    ("pay @card", "'@card' is no payment"),
    ("pay 4@nobody", "'nobody' sets no price: expected one of scribes-temple, .*, card"),
    ("pay 4@Athenai", "'Athenai' sets no price"),
    ("pay 4@card@card", "'card@card' sets no price"),
]
BAD_DATA = [
    ({}, "'' is no verb"),
    ({"do": None}, "None is no verb"),
    ({"do": 3}, "3 is no verb"),
    ({"do": ["tax"]}, "is no verb"),
    ({"do": "tax"}, "tax: expected the fields hourglasses"),
    ({"do": "tax", "hours": 1}, "tax: expected the fields hourglasses"),
    ({"do": "tax", "hourglasses": 1, "seat": 0}, "tax: expected the fields hourglasses"),
    ({"do": "end", "card": "road"}, "end: expected the fields none"),
    ({"do": "tax", "hourglasses": True}, "True is no hourglasses"),
    ({"do": "tax", "hourglasses": 1.0}, "1.0 is no hourglasses"),
    ({"do": "tax", "hourglasses": None}, "None is no hourglasses"),
    ({"do": "tax", "hourglasses": [1]}, r"\[1\] is no hourglasses"),
    ({"do": "take", "slot": 0}, "0 is no slot: expected 1 to 8"),
    ({"do": "take", "slot": 9}, "9 is no slot: expected 1 to 8"),
    ({"do": "play", "card": 7}, "7 is no card"),
    ({"do": "play", "card": ["road"]}, r"\['road'\] is no card"),
    ({"do": "play", "card": {"id": "road"}}, "is no card"),
    ({"do": "pay", "payment": 4}, "4 is no payment"),
    ({"do": "pay", "payment": None}, "None is no payment"),
    ({"do": "pay", "payment": [4, "card"]}, "is no payment"),
    ({"do": "pay", "payment": {"coins": 4}}, "is no payment"),
    ({"do": "pay", "payment": {"coins": "4", "by": None}}, "is no payment"),
    ({"do": "pay", "payment": {"coins": True, "by": None}}, "is no payment"),
    ({"do": "pay", "payment": {"coins": 4.0, "by": None}}, "is no payment"),
    ({"do": "pay", "payment": {"coins": -1, "by": None}}, "expected 0 to 15 coins"),
    ({"do": "pay", "payment": {"coins": 16, "by": None}}, "expected 0 to 15 coins"),
    ({"do": "pay", "payment": {"coins": 4, "by": "nobody"}}, "'nobody' sets no price"),
    ({"do": "pay", "payment": {"coins": 4, "by": 7}}, "7 sets no price"),
    ({"do": "pay", "payment": {"coins": 4, "by": ["card"]}}, r"\['card'\] sets no price"),
]


@pytest.mark.parametrize(("wish", "message"), [*BAD_LINES, *BAD_DATA])
def test_what_cannot_be_read_is_no_action(wish, message):
    with pytest.raises(BadNotation, match=message):
        START.read(wish)


# ---- what is clicked ----


CLICKED = {
    "draft road": ["card:road"],
    "settle noble": ["group:noble"],
    "tax 2": ["button:tax", "hourglasses:2"],
    "tile P-4-1": ["tile:P-4-1"],
    "sun monument": ["card:monument"],
    "home scribes-temple": ["site:scribes-temple", "button:home"],
    "hire 2": ["button:hire", "temple_cubes:2"],
    "exchange": ["button:exchange"],
    "end": ["button:end"],
    "pay 6": ["coins:6"],
    "pay 3@card": ["coins:3", "by:card"],
    "pay 4@scribes-temple": ["coins:4", "by:scribes-temple"],
    "place 1": ["button:place", "doubles:1"],
    "repeat inventors-trade": ["site:inventors-trade", "button:repeat"],
    "train priest": ["group:priest"],
    "extra inventors-trade": ["site:inventors-trade", "button:extra"],
    "done": ["button:done"],
    "fetch shrine": ["card:shrine"],
    "play forge": ["card:forge"],
    "symbol 3": ["symbol:3"],
    "lose": ["button:lose"],
    "keep 0": ["button:keep", "temple_cubes:0"],
    "cube temple": ["store:temple"],
    "join scholar": ["group:scholar"],
    "relocate Athenai": ["site:Athenai"],
    "build scribes-oracle": ["site:scribes-oracle"],
    "activate red": ["region:red"],
    "move noble-priest": ["from:noble", "to:priest"],
    "city Delphi": ["site:Delphi"],
    "moon theatre": ["card:theatre"],
    "discard road": ["card:road"],
    "score pyramid": ["card:pyramid"],
}


@pytest.mark.parametrize("line", CLICKED)
def test_an_action_names_what_is_clicked_for_it(line):
    assert targets(LOOK, START.read(line)) == CLICKED[line]


def test_a_card_of_the_display_is_clicked_by_its_slot():
    position = START.clone()
    card = CARDS[position.look().display[2]]

    assert targets(position.look(), position.read("take 3")) == ["slot:3", f"card:{card}"]
    position.alter(lambda s: s.display.__setitem__(2, NO_CARD))

    assert targets(position.look(), position.read("take 3")) == ["slot:3"]


def test_every_verb_is_clicked_in_a_test_here():
    assert {line.split()[0] for line in CLICKED} | {"take"} == set(VOCABULARY.forms)


def test_whatever_is_clicked_exists():
    """The words after the colon are those of the view: cards, tiles, sites, groups, regions."""
    things = {
        "card": CARDS,
        "tile": TILES,
        "site": SITES,
        "group": GROUPS,
        "from": GROUPS,
        "to": GROUPS,
        "region": REGIONS,
        "by": WAYS[1:],
        "button": tuple(VOCABULARY.forms),
    }

    for action in ACTIONS:
        for kind, _, thing in (target.partition(":") for target in targets(LOOK, action)):
            assert thing in things[kind] if kind in things else thing.isalnum()
    assert set(HOMETOWNS) < set(SITES)


@pytest.mark.parametrize("steer", [None, *steering.STARTS])
def test_no_two_legal_actions_are_clicked_alike(steer):
    options = steering.FIRST_GAME if steer else {}
    for position, _ in walks.walk(GAME, 4, 6, options, steer):
        clicked = [tuple(targets(position.look(), action)) for action in position.legal()]
        assert len(set(clicked)) == len(clicked)
