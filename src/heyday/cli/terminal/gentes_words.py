"""Names, short forms and colours of what lies on a table of Gentes."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import partial, reduce
from typing import Any

from rich.text import Text

from heyday.cli.terminal.words import Words
from heyday.games.gentes.box import CONTENT
from heyday.games.gentes.schema import GAINS, GROUPS, PAYMENTS, SITE_ICONS

SEAT = {
    "A": "bold #101010 on #ff7b6b",
    "B": "bold #101010 on #6db7ff",
    "C": "bold #101010 on #ffe14d",
    "D": "bold #101010 on #6fe07c",
}
INK = {"A": "#ff7b6b", "B": "#6db7ff", "C": "#ffe14d", "D": "#6fe07c"}
KIND = {
    "tax": "#d8b54a",
    "start_player": "#c8c8c8",
    "philosopher": "#4fc1ae",
    "scribe": "#c08ae6",
    "chronicler": "#e8994d",
    "navigator": "#62a8e8",
}
REGION = {"red": "#ff8a7a", "yellow": "#e6c84a", "green": "#7ed07e"}
PAIR = ("bold white on #1d5f9e", "bold white on #a8432f")  # the two groups of a row of the chart
HEAD = "bold #e8d9a8"
DIM = "grey58"
NUMBER = "bold bright_cyan"
GOOD = "bold #7ee08a"
SHORT = "bold #ffb454"  # something is missing

CARD = {str(card["id"]): card for card in CONTENT.entries("card")}
TILE = {str(tile["id"]): tile for tile in CONTENT.entries("tile")}
SITE = {str(site["id"]): site for site in CONTENT.entries("site")}
HOME = {str(home["id"]): home for home in CONTENT.entries("hometown")}
HOME_ROW = {str(row["id"]): row for row in CONTENT.entries("hometown_row")}


class Lexicon:
    """What things are called, in one language."""

    def __init__(self, words: Words) -> None:
        self.words, self.say = words, words.say

    def card(self, card: str) -> str:
        """Return the name of a card."""
        return self.words.tell("card", card=card)

    def site(self, site: str) -> str:
        """Return the name of a site, without what it is called elsewhere."""
        return re.sub(r"\s*[（(].*[)）]", "", self.words.tell("site", site=site))

    def group(self, group: str) -> str:
        """Return the name of a group of persons."""
        return self.words.tell("group", group=group)

    def kind(self, kind: str) -> str:
        """Return the name of a main action, as a heading."""
        name = self.words.tell("kind", kind=kind)
        return name[:1].upper() + name[1:]

    def icon(self, icon: str) -> str:
        """Return the name of an icon."""
        return self.words.tell("icon", icon=icon)

    def joined(self, parts: Iterable[str], message: str = "and-then") -> str:
        """Return some things one after the other, nothing for none."""
        texts = list(parts)
        join = partial(self._join, message)
        return reduce(join, texts) if texts else ""

    def _join(self, message: str, first: str, next: str) -> str:
        return self.say(message, first=first, next=next)

    def short(self, name: str) -> str:
        """Return a group, a symbol or an action in very few letters."""
        return self.say(f"short-{name}")

    def price(self, coins: int, hours: int) -> str:
        """Return coins and hourglasses in very few letters."""
        return self.say("price-short", coins=coins, hours=hours)

    def badge(self, seat: str) -> Text:
        """Return the letter of a seat in its colour."""
        return Text.assemble((f"[{seat}]", SEAT[seat]))

    # ---- what cards do, in very few words ----

    def brief(self, card: str) -> str:
        """Return what a card brings besides its points."""
        entry = CARD[card]
        gain = entry.get("gain", {})
        parts = [*self._amounts(gain)]
        parts += [f"-{count} {self.short(g)}" for g, count in entry.get("lose", {}).items()]
        lent = self._persons(entry.get("on_card", {}), "")
        parts += [self.say("brief-lends", list=" ".join(lent))] if lent else []
        effect = self.effect(card)
        return self.joined([*parts, *([effect] if effect else [])])

    def effect(self, card: str) -> str:
        """Return what a card does for the rest of the game, nothing if it does nothing."""
        effect = CARD[card].get("effect", {})
        when = effect.get("when", "never")
        if when == "sun":
            return self._sun(effect)
        if when == "moon":
            gain = " ".join(self._amounts(effect["gain"]))
            price = " ".join(self._amounts(effect.get("pay", {}), PAYMENTS, "-"))
            return self.say("brief-moon", list=f"{price} {gain}".strip())
        return self._modifier(effect) if when == "infinity" else ""

    def _sun(self, effect: Mapping[str, Any]) -> str:
        what = self.kind(effect["action"])
        if "icon" in effect:
            what += f" {self.icon(effect['icon'])}"
        price = self.price(effect["coins"], effect["hourglasses"])
        more = f" +{effect['extra']}" if effect.get("extra") else ""
        return self.say("brief-sun", what=f"{what} {price}{more}")

    def _modifier(self, effect: Mapping[str, Any]) -> str:
        kind = self.kind(effect["action"]) if "action" in effect else ""
        count = effect.get("coins", effect.get("count", effect.get("cards", 0)))
        return self.say("brief-always", effect=effect["kind"], what=kind, count=count)

    def _amounts(
        self, given: Mapping[str, Any], order: Iterable[str] = GAINS, sign: str = "+"
    ) -> list[str]:
        found = [
            self.say("brief-amount", what=what, sign=sign, count=given[what])
            for what in order
            if given.get(what)
        ]
        return found + self._persons(given.get("persons", {}), sign)

    def _persons(self, given: Mapping[str, int], sign: str) -> list[str]:
        order = (*GROUPS, "any")
        return [f"{sign}{given[g]} {self.short(g)}" for g in order if given.get(g)]

    # ---- what cards need ----

    def needs(self, card: str, mat: Mapping[str, Any]) -> Text:
        """Return what a card needs; where a mat has less, both: `art 1/2`."""
        text = Text()
        entry = CARD[card]
        for group in GROUPS:
            have = mat["persons"][group] + mat["lent"][group]
            _need(text, self.short(group), entry["needs"].get(group, 0), have)
        for icon in SITE_ICONS:
            _need(text, self.icon(icon), entry.get("icons", {}).get(icon, 0), mat["icons"][icon])
        return text

    def symbols(self, card: str) -> str:
        """Return the symbols of a card."""
        return " ".join(self.short(f"symbol-{nth}") for nth in CARD[card]["symbols"])


def _need(text: Text, name: str, need: int, have: int) -> None:
    if need:
        text.append("  " if text else "")
        enough = have >= need
        text.append(
            f"{name} {need}" if enough else f"{name} {have}/{need}", "" if enough else SHORT
        )


def heading(text: str) -> Text:
    """Return the title of a part of the table."""
    return Text(text, HEAD)
