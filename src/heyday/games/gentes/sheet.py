"""What lies in the box, as a screen shows it: cards, tiles, sites and numbers, in one language.

Views name things by their ids; this says once what they are. Of every card it tells which values
are ours, and why, so that an owner of the box can correct them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from heyday.games.gentes.box import CONTENT
from heyday.games.gentes.schema import BONUSES, SITE_ICONS
from heyday.games.gentes.texts import FOLDER, card_text, names, tile_text
from heyday.kit.strings import Strings

CARD = ("id", "era", "vp", "needs", "icons", "gain", "lose", "on_card", "effect", "symbols")
SAID = ("name", "needs", "gain", "lose", "on_card", "effect")
SITE = ("id", "region", "icon", "lat", "lon")
TILE = ("id", "action", "icon", "coins", "hourglasses")
LIMITS = ("row", "store", "cities")
CUBES = ("train", "exchange", "exchanges")


def sheet(language: str) -> dict[str, Any]:
    """Return the box in a language."""
    strings = Strings(FOLDER, names)
    named = names(language)
    return {
        "names": {
            kind: {str(key): name for key, name in found.items()} for kind, found in named.items()
        },
        "cards": [_card(strings, language, entry) for entry in CONTENT.entries("card")],
        "tiles": [
            _some(entry, TILE) | {"text": tile_text(strings, language, str(entry["id"]))}
            for entry in CONTENT.entries("tile")
        ],
        "sites": [_some(it, SITE) for it in CONTENT.entries("site")],
        "hometowns": [_some(it, ("id", "row", "icon")) for it in CONTENT.entries("hometown")],
        "rows": CONTENT.entries("hometown_row"),
        "chosen": {name: CONTENT.get("choose_price", name) for name in ("scribe", "philosopher")},
        "rewards": {icon: CONTENT.get("rewards", icon) for icon in SITE_ICONS},
        "bonus": {name: CONTENT.get("bonus", name) for name in ("first", "later", *BONUSES)},
        "limits": {name: CONTENT.get("limits", name) for name in LIMITS},
        "cubes": {name: CONTENT.get("cubes", name) for name in CUBES},
        "persons": CONTENT.get("start", "persons"),
    }


def _some(entry: dict[str, Any], fields: Iterable[str]) -> dict[str, Any]:
    return {field: entry[field] for field in fields if field in entry}


def _card(strings: Strings, language: str, entry: dict[str, Any]) -> dict[str, Any]:
    """Return a card: its data, its words, and the reasons of what no source tells of it."""
    card = str(entry["id"])
    said = card_text(strings, language, card)
    found = {field: CONTENT.provenance("card", card, field) for field in CARD[1:] if field in entry}
    ours = {field: why for field, (part, why) in found.items() if part == "filled"}
    return _some(entry, CARD) | {"said": _some(said, SAID), "ours": ours}
