"""What a player of Gentes can say: the vocabulary of its actions."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from heyday.games.gentes.box import CARDS, SITES, SYMBOLS, TILES, Box
from heyday.games.gentes.schema import GROUPS, REGIONS
from heyday.games.gentes.state import NO_CARD, Verb
from heyday.kit.actions import Form, Vocabulary, Words
from heyday.kit.errors import BadNotation

HOMETOWNS = SITES[Box.FIRST_HOME :]
WAYS = ("", *HOMETOWNS, "card")  # who lets a player set the price: nobody, a hometown, a card
MOST_COINS = 15
STORES = ("temple", "oracle")


class Payment:
    """Coins, and what lets the player choose them: `6`, `4@scribes-temple`, `2@card`."""

    name, fixed = "payment", True
    numbers = range(len(WAYS) << 4)

    def data(self, look: Any, value: int) -> dict[str, Any]:
        return {"coins": value & MOST_COINS, "by": WAYS[value >> 4] or None}

    def text(self, look: Any, value: int) -> str:
        way = WAYS[value >> 4]
        return f"{value & MOST_COINS}@{way}" if way else str(value & MOST_COINS)

    def read(self, look: Any, word: Any) -> int:
        if isinstance(word, str):
            number, at, by = word.partition("@")
            coins, way = _number(number), by if at else None
        elif isinstance(word, Mapping) and set(word) == {"coins", "by"}:
            coins, way = word["coins"], word["by"]
        else:
            coins, way = None, None
        if type(coins) is not int:
            raise BadNotation(f"{word!r} is no payment: expected 6 or 4@scribes-temple")
        if not 0 <= coins <= MOST_COINS:
            raise BadNotation(f"{word!r} is no payment: expected 0 to {MOST_COINS} coins")
        if way is not None and way not in WAYS[1:]:
            known = ", ".join(WAYS[1:])
            raise BadNotation(f"{way!r} sets no price: expected one of {known}")
        return WAYS.index(way or "") << 4 | coins


def _number(word: Any) -> Any:
    """Return the number that a short word is, or what else was given."""
    return int(word) if isinstance(word, str) and word.isdecimal() and len(word) < 5 else word


class Number:
    """A small number, written as such; with `first`, things are counted from there, not from 0."""

    fixed = True

    def __init__(self, name: str, numbers: range, first: int = 0) -> None:
        self.name, self.numbers, self.first = name, numbers, first

    def data(self, look: Any, value: int) -> int:
        return value + self.first

    def text(self, look: Any, value: int) -> str:
        return str(value + self.first)

    def read(self, look: Any, word: Any) -> int:
        number = _number(word)
        if type(number) is not int or number - self.first not in self.numbers:
            least, most = (n + self.first for n in (self.numbers[0], self.numbers[-1]))
            raise BadNotation(f"{word!r} is no {self.name}: expected {least} to {most}")
        return number - self.first


CARD = Words("card", CARDS)
GROUP = Words("group", GROUPS)
HOMETOWN = Words("hometown", HOMETOWNS, first=Box.FIRST_HOME)
SITE = Words("site", SITES)
TEMPLE_CUBES = Number("temple_cubes", range(max(Box.TRAIN_CUBES, Box.BUY_OFF_CUBES) + 1))
MOVES = Words("move", [f"{a}-{b}" for a in GROUPS for b in GROUPS])

VOCABULARY = Vocabulary(
    Form("draft", Verb.DRAFT, minor=CARD),
    Form("settle", Verb.SETTLE, minor=GROUP),
    Form("tax", Verb.TAX, minor=Number("hourglasses", range(1, 3))),
    Form("tile", Verb.TILE, minor=Words("tile", TILES)),
    Form("sun", Verb.SUN, minor=CARD),
    Form("home", Verb.HOME, minor=HOMETOWN),
    Form("hire", Verb.HIRE, minor=TEMPLE_CUBES),
    Form("exchange", Verb.EXCHANGE),
    Form("end", Verb.END),
    Form("pay", Verb.PAY, minor=Payment()),
    Form("place", Verb.PLACE, minor=Number("doubles", range(Box.CARDS // 2))),
    Form("repeat", Verb.REPEAT, minor=HOMETOWN),
    Form("train", Verb.TRAIN, minor=GROUP),
    Form("extra", Verb.EXTRA, minor=HOMETOWN),
    Form("done", Verb.DONE),
    Form("take", Verb.TAKE, minor=Number("slot", range(Box.SLOTS), first=1)),
    Form("fetch", Verb.FETCH, minor=CARD),
    Form("play", Verb.PLAY, minor=CARD),
    Form("symbol", Verb.SYMBOL, minor=Number("symbol", range(len(SYMBOLS)), first=1)),
    Form("lose", Verb.LOSE),
    Form("keep", Verb.KEEP, minor=TEMPLE_CUBES),
    Form("cube", Verb.CUBE, minor=Words("store", STORES)),
    Form("join", Verb.JOIN, minor=GROUP),
    Form("relocate", Verb.RELOCATE, minor=SITE),
    Form("build", Verb.BUILD, minor=SITE),
    Form("activate", Verb.ACTIVATE, minor=Words("region", REGIONS)),
    Form("move", Verb.MOVE, minor=MOVES),
    Form("city", Verb.CITY, minor=SITE),
    Form("moon", Verb.MOON, minor=CARD),
    Form("discard", Verb.DISCARD, minor=CARD),
    Form("score", Verb.SCORE, minor=CARD),
)


def targets(look: Any, action: int) -> list[str]:
    """Return what is clicked to choose an action: cards, tiles, sites, groups or buttons."""
    if action >> 10 == Verb.TAKE:
        slot = action & 1023
        card = look.display[slot]
        return [f"slot:{slot + 1}"] + ([f"card:{CARDS[card]}"] if card != NO_CARD else [])
    return _targets(action)


@cache
def _targets(action: int) -> list[str]:
    """Return the targets of what is chosen at the same place in every state."""
    data = VOCABULARY.data(None, action)
    verb = data.pop("do")
    if verb == "pay":
        by = data["payment"]["by"]
        return [f"coins:{data['payment']['coins']}", *([f"by:{by}"] if by else [])]
    if verb == "move":
        here, there = data["move"].split("-")
        return [f"from:{here}", f"to:{there}"]
    if verb in ("repeat", "extra", "home"):
        return [f"site:{data['hometown']}", f"button:{verb}"]
    named = [f"{name}:{value}" for name, value in data.items()]
    return named if named and verb not in BUTTONS else [f"button:{verb}", *named]


PLAIN = VOCABULARY.verbs(
    *("draft", "settle", "tax", "tile", "sun", "home", "hire", "exchange", "end", "pay", "repeat"),
    *("extra", "fetch", "relocate", "build", "discard"),
)
BUTTONS = ("tax", "hire", "keep", "place")
