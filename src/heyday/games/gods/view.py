"""What can be seen at a table of Gods, as plain data.

Everything is public but the order of draws (D13), so all seats and spectators see the same. The
list of what is shown is written out here; nothing else, above all not the dice, ever leaves.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import compress
from operator import attrgetter
from typing import Any

from heyday.games.gods.actions import hexagon, slot_of
from heyday.games.gods.box import GODS, KINDS, SACK_KINDS, TARGET, TRIBES, Box
from heyday.games.gods.field import AROUND, ROW
from heyday.games.gods.state import NOBODY, NOWHERE, PLACES, End, Kind, Step
from heyday.kit import names_of
from heyday.kit.game import Old
from heyday.kit.record import differing
from heyday.kit.splices import Sorted, Spliced, again

STEPS = {value: name.lower() for name, value in names_of(Step).items()}
CARDS = attrgetter("kind", "owner", "touching", "where")
SLOTS = tuple(range(PLACES))
SOURCES = (*(f"nation-{colour}" for colour in TRIBES), *(f"chip-{colour}" for colour in TRIBES))
ENDS = {value: name.lower() for name, value in names_of(End).items()}


def view(look: Any, seat: int | None, old: Old | None = None) -> dict[str, Any]:
    """Return what a seat, or with None a spectator, may know.

    `old` is the state before the last action and what was seen then: a part that reads nothing
    which has changed since is left out, and lists are those of then, which change in place.
    """
    found = _cards(look, old)
    for name, fields, make in PARTS:
        if old is None or fields(look) != fields(old[0]):
            found[name] = make(look, old)
    return found


def _site(look: Any, old: Old | None) -> list[int] | None:
    if look.step in (Step.TURN, Step.WHIRLWIND) or look.site == NOWHERE:
        return None
    return list(hexagon(look.where[look.site]))


def _done(look: Any, old: Old | None) -> dict[str, bool]:
    return {
        "temple": bool(look.temple_done),
        "other": bool(look.other_done),
        "move": bool(look.move_done),
        "discard": bool(look.discard_done),
    }


def _gods(look: Any, old: Old | None) -> list[dict[str, Any]]:
    if old is None:
        return [_god(look, god) for god in range(look.players)]
    then = old[0]
    found: Spliced = again(old[1]["gods"])
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
    if CARDS(look) == CARDS(then):
        return {}
    cards, edge = again(seen["field"], _by_place), again(seen["frontier"], _by_place)
    for where in changed_places(then, look):
        kind, owner = card_at(look, where)
        if kind == Kind.EMPTY:
            cards.put(_number(hexagon(where)))
        else:
            cards.put(*_card(where, kind, owner))
        if Kind.EMPTY in (kind, card_at(then, where)[0]):
            _go_around(edge, look, where)
    return {"field": cards, "frontier": edge}


def _go_around(edge: Sorted, look: Any, where: int) -> None:
    """Let the empty places change at and around a place where a card has come or gone."""
    for step in (0, *AROUND):
        beside = slot_of(look, where + step)
        touching = look.touching[beside]
        if touching and look.kind[beside] == Kind.EMPTY:
            edge.put(*_edge(where + step, touching))
        elif not (step and touching):  # a card beside it has been there before
            edge.put(_number(hexagon(where + step)))


def changed_places(before: Any, after: Any) -> list[int]:
    """Return the coordinates of the places where a card has come or gone, or is another god's."""
    now, then, found = after.kind, before.kind, []
    for slot in differing(before, after, "kind", "owner"):
        if now[slot] != Kind.EMPTY:
            found.append(after.where[slot])
        elif then[slot] != Kind.EMPTY:  # so other places may have left their slots, too
            return _by_coordinates(before, after)
    return found


def _by_coordinates(before: Any, after: Any) -> list[int]:
    slots = differing(before, after, "kind", "owner") + differing(before, after, "where")
    places = {look.where[slot] for slot in slots for look in (before, after)} - {0}
    return sorted(place for place in places if card_at(before, place) != card_at(after, place))


def card_at(look: Any, where: int) -> tuple[int, int]:
    """Return the kind of the card at a place, EMPTY for none, and whose it is."""
    slot = slot_of(look, where)
    kind = look.kind[slot]
    return kind, look.owner[slot] if kind != Kind.EMPTY else NOBODY


def _by_place(items: list[dict[str, Any]]) -> Sorted:
    return Sorted(items, [_number(item["place"]) for item in items])


def field(look: Any) -> list[dict[str, Any]]:
    """Return the hex cards on the field, in the order of their coordinates."""
    where, kind, owner = look.where, look.kind, look.owner
    slots = compress(SLOTS, kind)  # where a card lies; a loop takes ten times as long
    cards = sorted([_card(where[slot], kind[slot], owner[slot]) for slot in slots])
    return [card for _, card in cards]


def _number(place: Sequence[int]) -> int:
    """Return a number that orders places by their coordinates."""
    return place[0] * ROW + place[1]


@lru_cache(1 << 16)
def _card(where: int, kind: int, owner: int) -> tuple[int, dict[str, Any]]:
    """Return a card on the field, behind its place's number."""
    place, god = list(hexagon(where)), None if owner == NOBODY else owner
    return _number(place), {"place": place, "kind": KINDS[kind], "god": god}


def frontier(look: Any) -> list[dict[str, Any]]:
    """Return the empty places that touch a card, in the order of their coordinates."""
    where, touching = look.where, look.touching
    places = [_edge(where[slot], touching[slot]) for slot in look.frontier[: look.first[0]]]
    return [place for _, place in sorted(places)]


@lru_cache(1 << 16)
def _edge(where: int, touching: int) -> tuple[int, dict[str, Any]]:
    """Return an empty place, behind its number."""
    place = list(hexagon(where))
    return _number(place), {"place": place, "touching": touching}


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


def _part(name: str, fields: str, make: Callable[[Any, Old | None], Any] | None = None) -> Part:
    """Return a part of a view that depends on some fields of the state, or is one."""
    read = attrgetter(*fields.split())
    return name, read, make or (lambda look, _: read(look))


# The parts of a view beside the field, and the fields of the state that they depend on.
Part = tuple[str, Callable[[Any], Any], Callable[[Any, Old | None], Any]]
PARTS: tuple[Part, ...] = (
    _part("players", "players"),
    _part("turn", "turn"),
    _part("current", "current"),
    _part("step", "step", lambda look, _: STEPS[look.step]),
    _part("site", "step site where", _site),
    _part("actions", "actions"),
    _part("done", "temple_done other_done move_done discard_done", _done),
    _part("display", "display", lambda look, _: [KINDS[kind] or None for kind in look.display]),
    _part("sack", "sack", lambda look, _: dict(zip(SACK_KINDS, look.sack[1:], strict=True))),
    _part("gods", "god chips extra_taken current", _gods),
    _part("target", "players", lambda look, _: int(TARGET[look.players])),
    _part("quiet", "quiet"),
    _part("stall", "players", lambda look, _: Box.STALL_ROUNDS * look.players),
    _part("over", "over", lambda look, _: ending(look) if look.over else None),
)
