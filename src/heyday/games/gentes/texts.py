"""The texts of cards and tiles, and their names: made from what content declares of them.

Nothing about a single card is written by hand, so a card that an owner of the box corrects reads
as corrected.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, partial, reduce
from pathlib import Path
from typing import Any

from heyday.games.gentes.box import CONTENT
from heyday.games.gentes.schema import GAINS, GROUPS, PAYMENTS, SITE_ICONS
from heyday.kit.strings import Strings

FOLDER = Path(__file__).parent / "strings"


def names(language: str) -> dict[str, dict[str, str]]:
    """Return what cards, sites, symbols and hometowns are called; hometowns are sites, too."""
    found = {
        kind: {str(entry["id"]): str(entry[language]) for entry in CONTENT.entries(kind)}
        for kind in ("card", "site", "symbol")
    }
    homes = {
        str(home["id"]): _plain().say(language, "hometown-name", row=home["row"], icon=home["icon"])
        for home in CONTENT.entries("hometown")
    }
    return found | {"hometown": homes, "site": found["site"] | homes}


@cache
def _plain() -> Strings:
    """Return the messages without the names that content gives, which are made with them."""
    return Strings(FOLDER)


class Text:
    """What can be said of content, in one language."""

    def __init__(self, strings: Strings, language: str) -> None:
        self.say = partial(strings.say, language)

    def series(self, parts: Iterable[str]) -> str:
        """Return some things, one after the other; nothing for none."""
        return self._joined("text-list", parts)

    def sentences(self, parts: Iterable[str]) -> str:
        """Return some statements as a text."""
        said = (self.say("text-sentence", text=part) for part in parts if part)
        return self._joined("text-sentences", said)

    def _joined(self, message: str, parts: Iterable[str]) -> str:
        texts = list(parts)
        return reduce(lambda a, b: self.say(message, first=a, next=b), texts) if texts else ""

    def persons(self, given: Mapping[str, int]) -> list[str]:
        """Return how many of each group; `any` is a person of choice."""
        found = [
            self.say("text-persons", group=group, count=given[group])
            for group in GROUPS
            if given.get(group)
        ]
        return found + ([self.say("text-any", count=given["any"])] if given.get("any") else [])

    def icons(self, given: Mapping[str, int]) -> list[str]:
        """Return how many cities or hometowns with each icon."""
        return [
            self.say("text-icon", icon=icon, count=given[icon])
            for icon in SITE_ICONS
            if given.get(icon)
        ]

    def amounts(self, order: Iterable[str], given: Mapping[str, Any]) -> list[str]:
        """Return points, coins, cubes and locks, and persons if there are any."""
        found = [
            self.say("text-amount", what=what, count=given[what])
            for what in order
            if given.get(what)
        ]
        return found + self.persons(given.get("persons", {}))

    def effect(self, effect: Mapping[str, Any]) -> str:
        """Return what a card does for the rest of the game; nothing if it does nothing."""
        when = effect.get("when", "never")
        if when == "sun":
            return self.say(
                "text-sun",
                kind=effect["action"],
                cost=effect["coins"],
                hours=effect["hourglasses"],
                icon=effect.get("icon", "any"),
                extra=effect.get("extra", 0),
            )
        if when == "moon":
            gain = self.series(self.amounts(GAINS, effect["gain"]))
            if "pay" not in effect:
                return self.say("text-moon", list=gain)
            give = self.series(self.amounts(PAYMENTS, effect["pay"]))
            return self.say("text-moon-exchange", list=gain, give=give)
        return self.modifier(effect) if when == "infinity" else ""

    def modifier(self, effect: Mapping[str, Any]) -> str:
        """Return how a card changes other actions."""
        match effect["kind"]:
            case "tax_bonus":
                return self.say("text-tax-bonus", coins=effect["coins"])
            case "choose_price":
                least, most = CONTENT.get("choose_price", effect["action"])
                kind = effect["action"]
                return self.say("text-choose-price", kind=kind, least=least, most=most)
            case "extra_person":
                return self.say("text-extra-person", count=effect["count"])
            case "discount":
                return self.say("text-discount", kind=effect["action"], coins=effect["coins"])
            case kind:
                assert kind == "hand_limit"
                return self.say("text-hand-limit", count=effect["cards"])


def card_text(strings: Strings, language: str, card: str) -> dict[str, Any]:
    """Return what a card says: its name, its parts, and `text`, all of it in sentences."""
    entry = _entry("card", card)
    text = Text(strings, language)
    points, gain = {"vp": entry["vp"]}, entry.get("gain", {})
    lists = {
        "needs": text.series([*text.persons(entry["needs"]), *text.icons(entry.get("icons", {}))]),
        "gain": text.series([*text.amounts(points, points), *text.amounts(GAINS, gain)]),
        "lose": text.series(text.persons(entry.get("lose", {}))),
        "on_card": text.series(text.persons(entry.get("on_card", {}))),
    }
    said = [
        text.say(f"text-{name.replace('_', '-')}", list=found)
        for name, found in lists.items()
        if found
    ]
    effect = text.effect(entry.get("effect", {}))
    return {
        "name": text.say("card", card=card),
        "era": text.say("era", era=entry["era"]),
        "points": entry["vp"],
        **lists,
        "effect": effect,
        "symbols": [text.say("symbol", symbol=symbol) for symbol in entry["symbols"]],
        "text": text.sentences([*said, effect]),
    }


def tile_text(strings: Strings, language: str, tile: str) -> str:
    """Return what an action tile says: its action, its price and its hourglasses."""
    entry = _entry("tile", tile)
    return strings.say(
        language,
        "text-tile",
        kind=entry["action"],
        icon=entry.get("icon", "any"),
        cost=max(0, entry["coins"]),
        coins=max(0, -entry["coins"]),
        hours=entry["hourglasses"],
    )


@cache
def _entries(kind: str) -> dict[str, dict[str, Any]]:
    return {str(entry["id"]): entry for entry in CONTENT.entries(kind)}


def _entry(kind: str, key: str) -> dict[str, Any]:
    return _entries(kind)[key]
