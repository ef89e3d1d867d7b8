"""What can be seen at a table of Gods, as plain data.

Everything is public but the order of draws (D13), so all seats and spectators see the same. The
list of what is shown is written out here; nothing else, above all not the dice, ever leaves.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from functools import lru_cache
from operator import itemgetter
from typing import Any

from heyday.games.gods.actions import hexagon, slot_of
from heyday.games.gods.box import GODS, KINDS, SACK_KINDS, TARGET, TRIBES, Box
from heyday.games.gods.field import AROUND, ROW
from heyday.games.gods.state import NOBODY, NOWHERE, PLACES, End, Kind, Step
from heyday.kit import names_of
from heyday.kit.game import Old
from heyday.kit.record import same
from heyday.kit.splices import Spliced

STEPS = {value: name.lower() for name, value in names_of(Step).items()}
PLACE = itemgetter("place")
CARD = re.compile(b"[^%c]" % Kind.EMPTY)  # a kind of card; a loop takes ten times as long
SOURCES = (*(f"nation-{colour}" for colour in TRIBES), *(f"chip-{colour}" for colour in TRIBES))
ENDS = {value: name.lower() for name, value in names_of(End).items()}


def view(look: Any, seat: int | None, old: Old | None = None) -> dict[str, Any]:
    """Return what a seat, or with None a spectator, may know.

    `old` is the state before the last action and what was seen then: a field where nothing has
    changed since is left out, and lists say what has changed in them.
    """
    return _cards(look, old) | {
        "players": look.players,
        "turn": look.turn,
        "current": look.current,
        "step": STEPS[look.step],
        "site": _site(look),
        "actions": look.actions,
        "done": {
            "temple": bool(look.temple_done),
            "other": bool(look.other_done),
            "move": bool(look.move_done),
            "discard": bool(look.discard_done),
        },
        "display": [KINDS[kind] or None for kind in look.display],
        "sack": dict(zip(SACK_KINDS, look.sack[1:], strict=True)),
        "gods": _gods(look, old),
        "target": int(TARGET[look.players]),
        "quiet": look.quiet,
        "stall": Box.STALL_ROUNDS * look.players,
        "over": ending(look) if look.over else None,
    }


def _site(look: Any) -> list[int] | None:
    if look.step in (Step.TURN, Step.WHIRLWIND) or look.site == NOWHERE:
        return None
    return list(hexagon(look.where[look.site]))


def _gods(look: Any, old: Old | None) -> list[dict[str, Any]]:
    if old is None:
        return [_god(look, god) for god in range(look.players)]
    then, seen = old[0], old[1]["gods"]
    found = Spliced(seen)
    for god in range(look.players):
        if (
            look.god[god] != then.god[god]
            or look.chips != then.chips
            or _taken(look, god) != _taken(then, god)
        ):
            found.splice(god, 1, _god(look, god))
    return found


def _taken(look: Any, god: int) -> int:
    """Return how many extra-action cards a god has taken this turn."""
    return int(look.extra_taken) if god == look.current else 0


def _god(look: Any, god: int) -> dict[str, Any]:
    me = look.god[god]
    return {
        "name": GODS[god],
        "power": me.power,
        "temples": me.temples,
        "stones": me.stones,
        "extras": me.extras,
        "usable_extras": me.extras - _taken(look, god),
        "believers": dict(zip(TRIBES, me.believers, strict=True)),
        "nations": dict(zip(TRIBES, me.nations, strict=True)),
        "chips": [colour for i, colour in enumerate(TRIBES) if look.chips[i] == god],
        "points": me.points,
    }


def _cards(look: Any, old: Old | None) -> dict[str, Any]:
    """Return the field and the empty places that touch it, or what has changed there."""
    if old is None:
        return {"field": field(look), "frontier": frontier(look)}
    then, seen = old
    if same(look, then, "kind", "owner", "touching", "where"):
        return {}
    now, before = laid(look), laid(then)
    new = set(now).difference(before)
    if len(now) != len(before) + len(new):  # a card has left the field, and places their slots
        return {"field": field(look), "frontier": frontier(look)}
    cards, edge = Spliced(seen["field"]), Spliced(seen["frontier"])
    for place in now:
        if look.owner[place] != then.owner[place] or look.kind[place] != then.kind[place]:
            _, card = _card(look.where[place], look.kind[place], look.owner[place])
            _put(cards, card["place"], card)
    for place in new:
        _put(edge, list(hexagon(look.where[place])))
        for step in AROUND:
            beside = slot_of(look, look.where[place] + step)
            if look.kind[beside] == Kind.EMPTY:
                _, empty = _edge(look.where[beside], look.touching[beside])
                _put(edge, empty["place"], empty)
    return {"field": cards, "frontier": edge}


def _put(items: Spliced, place: list[int], *item: dict[str, Any]) -> None:
    """Put a card, an empty place or nothing where another one was, or where it belongs."""
    at = bisect_left(items, place, key=PLACE)
    items.splice(at, int(at < len(items) and items[at]["place"] == place), *item)


def field(look: Any) -> list[dict[str, Any]]:
    """Return the hex cards on the field, in the order of their coordinates."""
    where, kind, owner = look.where, look.kind, look.owner
    cards = [_card(where[place], kind[place], owner[place]) for place in laid(look)]
    cards.sort()
    return [card for _, card in cards]


@lru_cache(1 << 16)
def _card(where: int, kind: int, owner: int) -> tuple[int, dict[str, Any]]:
    """Return a card on the field, behind a number that orders places by their coordinates."""
    q, r = hexagon(where)
    god = None if owner == NOBODY else owner
    return q * ROW + r, {"place": [q, r], "kind": KINDS[kind], "god": god}


def laid(look: Any) -> tuple[int, ...]:
    """Return the places where a card lies."""
    return _laid(bytes(look.kind[:PLACES]))


@lru_cache(1 << 12)
def _laid(kinds: bytes) -> tuple[int, ...]:
    return tuple([found.start() for found in CARD.finditer(kinds)])


def frontier(look: Any) -> list[dict[str, Any]]:
    """Return the empty places that touch a card, in the order of their coordinates."""
    where, touching = look.where, look.touching
    places = [_edge(where[place], touching[place]) for place in look.frontier[: look.first[0]]]
    places.sort()
    return [place for _, place in places]


@lru_cache(1 << 16)
def _edge(where: int, touching: int) -> tuple[int, dict[str, Any]]:
    """Return an empty place, behind its number."""
    q, r = hexagon(where)
    return q * ROW + r, {"place": [q, r], "touching": touching}


def points(look: Any, seat: int) -> dict[str, int]:
    """Return a seat's points by source: the points cards and the points chips of each colour."""
    return _points(tuple(look.god[seat].nations), tuple(look.chips), seat)


def scored(look: Any) -> tuple[Any, ...]:
    """Return what the points of all seats depend on."""
    return tuple(look.chips), *[tuple(god.nations) for god in look.god]


@lru_cache(1 << 12)
def _points(nations: tuple[int, ...], chips: tuple[int, ...], seat: int) -> dict[str, int]:
    cards = [Box.POINTS_CARD * count for count in nations]
    held = [Box.POINTS_CHIP * (god == seat) for god in chips]
    return dict(zip(SOURCES, cards + held, strict=True))


def ending(look: Any) -> str:
    """Return how the game ended: target, short, identical or stall; `not` before."""
    return ENDS[look.over]
