"""What a player of Gods can say: the vocabulary of its actions."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from heyday.games.gods.box import GODS, SACK_KINDS, TRIBES
from heyday.games.gods.field import ORIGIN, ROW, home
from heyday.games.gods.state import NOWHERE, PLACES, Kind, Verb
from heyday.kit.actions import Form, Vocabulary, Words
from heyday.kit.backend import plain
from heyday.kit.errors import BadNotation

REACH = 2047


class Place:
    """A place of the field, written `q,r`. All that hold and touch nothing are one: NOWHERE."""

    name = "place"
    numbers = range(PLACES + 1)

    def data(self, look: Any, value: int) -> list[int] | None:
        where = look.where[value]
        return list(hexagon(where)) if where else None

    def text(self, look: Any, value: int) -> str:
        return place_name(look.where[value])

    def senses(self, look: Any) -> Sequence[int]:
        where: Sequence[int] = look.where
        return where

    def rates(self, look: Any) -> Sequence[int]:
        touching: Sequence[int] = look.touching
        return touching

    def read(self, look: Any, word: Any) -> int:
        if word is None or word == "nowhere":
            return NOWHERE
        try:
            q, r = map(int, word.split(",")) if isinstance(word, str) else word
        except (TypeError, ValueError):
            q = r = None
        if type(q) is not int or type(r) is not int:
            raise BadNotation(f"{word!r} is no place: expected q,r such as 2,-1")
        if abs(q) > REACH or abs(r) > REACH:
            raise BadNotation(f"{word!r} is no place: q and r go from {-REACH} to {REACH}")
        return place_of(look, q, r)


def hexagon(where: int) -> tuple[int, int]:
    """Return the coordinates (q, r) that are packed into a number."""
    return where % ROW - ORIGIN % ROW, where // ROW - ORIGIN // ROW


@lru_cache(1 << 16)
def place_name(where: int) -> str:
    """Return a place in notation."""
    return "{},{}".format(*hexagon(where)) if where else "nowhere"


def place_of(look: Any, q: int, r: int) -> int:
    """Return the place at (q, r), NOWHERE if it neither holds nor touches a card."""
    return slot_of(look, ORIGIN + q + ROW * r)


def slot_of(look: Any, where: int) -> int:
    """Return the place with these coordinates, NOWHERE if it neither holds nor touches a card."""
    place = SLOT(where)
    if look.where[place] == where:
        return int(place)
    try:
        return int(look.where.index(where))
    except ValueError:
        return NOWHERE


SLOT = plain(home)
PLACE = Place()
KIND = Words("kind", SACK_KINDS, first=Kind.GREEN)
GOD = Words("god", GODS)

VOCABULARY = Vocabulary(
    Form("tribe", Verb.TRIBE, major=Words("colour", TRIBES), minor=PLACE),
    Form("desert", Verb.DESERT, minor=PLACE),
    Form("decay", Verb.DECAY, minor=PLACE),
    Form("whirlwind", Verb.WHIRLWIND),
    Form("take", Verb.TAKE),
    Form("temple", Verb.TEMPLE, minor=PLACE),
    Form("lift", Verb.LIFT, minor=PLACE),
    Form("drop", Verb.DROP, minor=PLACE),
    Form("stay", Verb.STAY),
    Form("steal", Verb.STEAL, minor=GOD),
    Form("spare", Verb.SPARE),
    Form("convert", Verb.CONVERT, minor=PLACE),
    Form("discard", Verb.DISCARD, minor=KIND),
    Form("spend", Verb.SPEND),
    Form("end", Verb.END),
)


def targets(look: Any, action: int) -> list[str]:
    """Return what is clicked to choose an action: cards, places, gods or buttons."""
    data = VOCABULARY.data(look, action)
    verb = data["do"]
    found = []
    if verb in ("desert", "decay", "whirlwind"):
        found = [f"card:{verb}"]
    elif verb == "take":
        found = ["card:extra"]
    elif verb == "tribe":
        found = [f"card:{data['colour']}"]
    elif verb == "discard":
        found = [f"card:{data['kind']}", "button:discard"]
    elif verb == "temple":
        found = ["stock:temple"]
    elif verb == "steal":
        found = [f"god:{data['god']}"]
    elif "place" not in data:
        found = [f"button:{verb}"]
    if data.get("place"):
        found.append("place:{},{}".format(*data["place"]))
    return found
