"""What content/ may say: the words of the game and the shape of every entry.

filled/cards.toml explains the vocabulary of cards. What must hold beyond the shape of single
entries is in constraints.py.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from heyday.kit.content import BadContent, Content
from heyday.kit.schema import Between, Entries, Id, OneOf

GROUPS = ("noble", "artisan", "soldier", "merchant", "priest", "scholar")  # two by two, in rows
REGIONS = ("red", "yellow", "green")
SITE_ICONS = ("temple", "trade", "oracle", "vp")
ICONS = (*SITE_ICONS, "any")  # "any" of a tile opens every site
ACTIONS = ("philosopher", "scribe", "chronicler", "navigator", "start_player")
HOME_ROWS = ("scribes", "philosophers", "inventors")
GAINS = ("vp", "coins", "temple", "oracle", "locks")
PAYMENTS = ("coins", "temple", "oracle")
BONUSES = ("cities", "cards", "persons")
ERAS = (1, 2, 3)
PLAYERS = (2, 3, 4)

NUMBER = Between(0, 99)
NAMES = {"en": str, "de": str, "ja": str}
PRICE = {"coins": NUMBER, "hourglasses": NUMBER}
PERSONS = {GROUPS: NUMBER}
GAIN = {GAINS: NUMBER, ("persons",): {(*GROUPS, "any"): NUMBER}}
EFFECT = OneOf(
    "when",
    {
        "sun": OneOf(
            "action",
            {
                "philosopher": PRICE | {("extra",): NUMBER},
                "scribe": PRICE,
                "chronicler": PRICE,
                "navigator": PRICE | {"icon": ICONS},
            },
        ),
        "infinity": OneOf(
            "kind",
            {
                "tax_bonus": {"coins": NUMBER},
                "choose_price": {"action": ("philosopher", "scribe")},
                "extra_person": {"count": NUMBER},
                "discount": {"action": ("navigator", "chronicler"), "coins": NUMBER},
                "hand_limit": {"cards": NUMBER},
            },
        ),
        "moon": {"gain": GAIN, ("pay",): {PAYMENTS: NUMBER}},
        "never": {},
    },
)
CARD: dict[Any, Any] = NAMES | {
    "era": ERAS,
    "symbols": [Id("symbol")],
    "needs": PERSONS,
    ("icons",): {SITE_ICONS: NUMBER},
    "vp": NUMBER,
    ("gain",): GAIN,
    ("lose", "on_card"): PERSONS,
    ("effect",): EFFECT,
}
TILE = {
    "action": ACTIONS,
    ("icon",): ICONS,
    "coins": Between(-9, 99),
    "hourglasses": NUMBER,
    "players": [PLAYERS],
}
PLACE = {"lat": Between(-90.0, 90.0), "lon": Between(-180.0, 180.0)}
HOME_ROW = {
    ("action",): ("philosopher", "scribe"),
    ("coins", "hourglasses", "extra_person"): NUMBER,
    ("modifier",): ("choose_price",),
    ("repeat_tax",): bool,
}
SCHEMA: dict[str, Any] = {
    "card": Entries(CARD),
    "symbol": Entries(NAMES),
    "tile": Entries(TILE),
    "region": Entries({"players": [PLAYERS]}),
    "site": Entries(NAMES | PLACE | {"region": REGIONS, "icon": SITE_ICONS}),
    "hometown": Entries({"row": HOME_ROWS, "icon": SITE_ICONS}),
    "hometown_row": Entries(HOME_ROW),
    "column": Entries({"upper": NUMBER, "lower": NUMBER}),
    "slot": Entries({"one": NUMBER, "two": NUMBER, "three": NUMBER}),
    "first_game": Entries({"cards": [Id("card"), Id("card")], "persons": PERSONS}, key="player"),
    "track": {"spaces": NUMBER, "locks": NUMBER, "singles": NUMBER},
    "start": dict.fromkeys(("coins", "persons", "hand", "draft"), NUMBER),
    "limits": dict.fromkeys(("row", "store", "hand", "cities", "display", "rounds"), NUMBER),
    "era": {"rounds": NUMBER, "cards": NUMBER, "locks": NUMBER},
    "rewards": dict.fromkeys(SITE_ICONS, GAIN),
    "tax": {"rates": [PRICE], "expert_rates": [PRICE]},
    "choose_price": {"scribe": [NUMBER, NUMBER], "philosopher": [NUMBER, NUMBER]},
    "discard": {"prices": [NUMBER]},
    "cubes": dict.fromkeys(("train", "buy_off", "virtual", "exchange", "exchanges"), NUMBER),
    "bonus": dict.fromkeys(("first", "later", *BONUSES), NUMBER),
    "final": dict.fromkeys(("coins_per_point", "cubes_per_point", "card_divisor"), NUMBER)
    | {"hourglass_penalty": [NUMBER]},
}
FOLDER = Path(__file__).parent / "content"


def load(corrections: Path | None = None) -> Content:
    """Return the content, with an owner's corrections if there are any."""
    return Content(FOLDER, SCHEMA, corrections)


def cards_by_era(content: Content) -> list[dict[str, Any]]:
    """Return the cards era by era: the rules find the deck of an era by its first card."""
    found = sorted(content.entries("card"), key=lambda card: int(card["era"]))
    expected = content.get("era", "cards")
    for era in ERAS:
        count = sum(card["era"] == era for card in found)
        if count != expected:
            raise BadContent(f"cards.toml, era {era}: expected {expected} cards, got {count}")
    return found
