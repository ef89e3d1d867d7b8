"""Gentes, as its accounts see it: what an action uses, and what everything is called."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from heyday.arena.balance.things import Kind, Thing
from heyday.games.gentes.actions import HOMETOWNS, WAYS
from heyday.games.gentes.box import (
    CARDS,
    CONTENT,
    SITES,
    SYMBOLS,
    TILES,
    Box,
    cards,
    regions,
    sites,
    tiles,
)
from heyday.games.gentes.game import GAME
from heyday.games.gentes.hand import missing
from heyday.games.gentes.schema import ACTIONS, BONUSES, GROUPS, HOME_ROWS, REGIONS
from heyday.games.gentes.state import NO_CARD, UNUSED, Option, Place, Verb
from heyday.games.gentes.story import seen
from heyday.games.gentes.view import KINDS as MAIN

KINDS: tuple[Kind, ...] = (
    Kind("card", "Cards", "Cards", "played"),
    Kind("hand", "Cards taken into the hand", "Cards", "taken", aside=True),
    Kind("final", "Cards played in the final scoring", "Cards", "played", aside=True),
    Kind("tile", "Action tiles", "Tiles", "taken", each=True),
    Kind("site", "Cities", "Map", "built"),
    Kind("hometown", "Hometowns", "Map", "built"),
    Kind("action", "Main actions", "Choices", "made", each=True),
    Kind("option", "Options", "Choices", "chosen", each=True),
    Kind("effect", "Effects of cards", "Choices", "used", each=True),
    Kind("person", "Persons trained", "Choices", "trained", each=True),
    Kind("symbol", "Symbols scored", "Choices", "scored", each=True),
    Kind("bonus", "Bonus tiles", "Choices", "taken"),
)
OPTIONS = {
    "tax-1": "Tax, 1 hourglass",
    "tax-2": "Tax, 2 hourglasses",
    "scribes-action": "Scribes: action",
    "scribes-price": "Scribes: price",
    "philosophers-action": "Philosophers: action",
    "philosophers-price": "Philosophers: price",
    "inventors-tax": "Inventors: tax again",
    "inventors-person": "Inventors: person",
    "card-price": "Price set by a card",
    "hire": "Person for cubes",
    "exchange": "Exchange of persons",
    "virtual": "Virtual persons",
    "keep": "Loss bought off",
    "lose": "Loss borne",
    "fetch": "Card once discarded",
    "relocate": "Piece moved",
    "discard": "Hand discarded",
}
# What a seat leans on: where more of its points come from than those of an average seat.
LEANINGS = {
    "cards": ("cards", "hand"),
    "symbols": ("symbols",),
    "cities": ("cities",),
    "bonus tiles": ("bonus",),
    "moon cards": ("moon",),
    "coins and cubes": ("coins", "cubes"),
}
LEANING = "points"  # what is compared


def leanings(points: Mapping[str, int], used: Mapping[str, list[int]]) -> dict[str, int]:
    """Return where a seat's points came from, in a few classes."""
    return {
        name: sum(points.get(source, 0) for source in sources) for name, sources in LEANINGS.items()
    }


# ---- what is used ----


def first_seat(look: Any) -> int:
    """Return the starting player."""
    return int(look.start)


def round_of(look: Any) -> int:
    """Return the round."""
    return int(look.round)


def seat_of(look: Any) -> int:
    """Return the seat of the next step."""
    return seen(look)[1]


def things_of(look: Any, action: int) -> list[str]:
    """Return what an action uses."""
    verb, arg = action >> 10, action & 1023
    return USES[verb](look, arg) if verb in USES else []


def rivals(thing: str) -> str:
    """Return the kind; tiles compete with those of their action, options with nothing."""
    kind, _, name = thing.partition(":")
    if kind == "tile":
        return f"tile {tiles.kind[TILES.index(name)]}"
    return "" if kind in ("option", "effect") else kind


def gained(before: Any, after: Any) -> list[tuple[int, str]]:
    """Return the bonus tiles that were taken."""
    return [
        (seat, f"bonus:{name}")
        for seat in range(after.players)
        for nth, name in enumerate(BONUSES)
        if after.player[seat].bonus[nth] > before.player[seat].bonus[nth]
    ]


def laid_out(look: Any) -> set[str]:
    """Return tiles, sites and hometowns, and whatever chance has no part in."""
    found = {f"tile:{tile}" for tile, at in zip(TILES, look.tile, strict=True) if at != UNUSED}
    for nth in range(Box.SITES):
        if nth >= Box.FIRST_HOME or regions.used[sites.region[nth]][look.players]:
            found |= set(_build(look, nth))
    return found | {thing.key for thing in _rest()} - _closed(look)


def _closed(look: Any) -> set[str]:
    """Return what an option of the game rules out."""
    return {"option:tax-1"} if look.options & Option.EXPERT_TAX else set()


def _kinds(card: int) -> list[str]:
    """Return as what a card is weighed."""
    lasting = cards.sun[card] or cards.moon[card]
    return ["card", "hand", "final", *(["effect"] if lasting else [])]


def in_reach(look: Any) -> set[str]:
    """Return the cards that are in a hand, on the display or open to be drafted."""
    found: set[str] = set()
    for card, place in enumerate(look.place):
        if place in (Place.OPEN, Place.DISPLAY) or Place.HAND <= place < Place.TABLEAU:
            found.update(f"{kind}:{CARDS[card]}" for kind in _kinds(card))
    return found


def _tile(look: Any, tile: int) -> list[str]:
    return [f"tile:{TILES[tile]}", f"action:{MAIN[tiles.kind[tile]]}"]


def _sun(look: Any, card: int) -> list[str]:
    return [f"effect:{CARDS[card]}", f"action:{MAIN[cards.sun_kind[card]]}"]


def _home(look: Any, site: int) -> list[str]:
    row = _row(site)
    return [f"option:{row}-action", f"action:{row.removesuffix('s')}"]


def _row(site: int) -> str:
    return HOME_ROWS[sites.row[site]]


def _pay(look: Any, payment: int) -> list[str]:
    way = WAYS[payment >> 4]
    if way in HOMETOWNS:
        return [f"option:{_row(SITES.index(way))}-price"]
    return ["option:card-price"] if way else []


def _play(look: Any, card: int) -> list[str]:
    persons, _ = missing(look, seat_of(look), card)
    return [f"card:{CARDS[card]}", *(["option:virtual"] if persons else [])]


def _take(look: Any, slot: int) -> list[str]:
    card = look.display[slot]
    return [f"hand:{CARDS[card]}"] if card != NO_CARD else []


def _build(look: Any, site: int) -> list[str]:
    return [f"{'site' if site < Box.FIRST_HOME else 'hometown'}:{SITES[site]}"]


def _option(name: str) -> Callable[[Any, int], list[str]]:
    return lambda look, arg: [f"option:{name}"]


USES: dict[int, Callable[[Any, int], list[str]]] = {
    Verb.TILE: _tile,
    Verb.TAX: lambda look, hours: [f"option:tax-{hours}", "action:tax"],
    Verb.SUN: _sun,
    Verb.HOME: _home,
    Verb.PAY: _pay,
    Verb.PLAY: _play,
    Verb.SCORE: lambda look, card: [f"final:{CARDS[card]}"],
    Verb.DRAFT: lambda look, card: [f"hand:{CARDS[card]}"],
    Verb.TAKE: _take,
    Verb.FETCH: lambda look, card: [f"hand:{CARDS[card]}", "option:fetch"],
    Verb.BUILD: _build,
    Verb.TRAIN: lambda look, group: [f"person:{GROUPS[group]}"],
    Verb.SYMBOL: lambda look, symbol: [f"symbol:{SYMBOLS[symbol]}"],
    Verb.MOON: lambda look, card: [f"effect:{CARDS[card]}"],
    Verb.HIRE: _option("hire"),
    Verb.EXCHANGE: _option("exchange"),
    Verb.REPEAT: _option("inventors-tax"),
    Verb.EXTRA: _option("inventors-person"),
    Verb.KEEP: _option("keep"),
    Verb.LOSE: _option("lose"),
    Verb.RELOCATE: _option("relocate"),
    Verb.DISCARD: _option("discard"),
}


# ---- what it is called ----


def things() -> list[Thing]:
    """Return everything that is weighed, each with its name."""
    return [*_cards(), *_tiles(), *_places(), *_rest()]


def _say(message: str, **values: Any) -> str:
    text = GAME.strings.say("en", message, **values)
    return text[:1].upper() + text[1:]


def _cards() -> Iterator[Thing]:
    for nth, card in enumerate(CARDS):
        name, era = _say("card", card=card), f"era {_say('era', era=int(cards.era[nth]))}"
        for kind in _kinds(nth):
            yield Thing(f"{kind}:{card}", name, era if kind != "effect" else "")


def _tiles() -> Iterator[Thing]:
    for tile in CONTENT.entries("tile"):
        icon = f"{tile['icon']}, " if tile["action"] == "navigator" else ""
        coins = _say("coins", coins=abs(tile["coins"]))
        sign = "+" if tile["coins"] < 0 else ""
        label = f"{icon}{sign}{coins}, {tile['hourglasses']} h"
        yield Thing(f"tile:{tile['id']}", label, _say("kind", kind=tile["action"]).lower())


def _places() -> Iterator[Thing]:
    for nth, site in enumerate(SITES):
        if nth < Box.FIRST_HOME:
            group = f"{REGIONS[sites.region[nth]]} region"
            yield Thing(f"site:{site}", _say("site", site=site), group)
        else:
            yield Thing(f"hometown:{site}", site.replace("-", ", ").capitalize())


def _rest() -> Iterator[Thing]:
    for action in (*ACTIONS, "tax"):
        yield Thing(f"action:{action}", _say("kind", kind=action))
    for option, label in OPTIONS.items():
        yield Thing(f"option:{option}", label)
    for symbol in SYMBOLS:
        yield Thing(f"symbol:{symbol}", _say("symbol", symbol=symbol))
    for group in GROUPS:
        yield Thing(f"person:{group}", _say("group", group=group))
    for bonus in BONUSES:
        yield Thing(f"bonus:{bonus}", f"Bonus for {CONTENT.get('bonus', bonus)} {bonus}")
