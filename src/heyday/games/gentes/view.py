"""What can be seen at a table of Gentes, as plain data.

Everything is public but the order of the decks, which does not exist before a card is drawn; with
the option of hidden hands a seat sees only its own (G24). The list of what is shown is written out
here; nothing else, above all not the dice, ever leaves.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from heyday.games.gentes.box import CARDS, SITES, TILES, Box, cards, prices, regions
from heyday.games.gentes.mats import NUMBERS, is_hidden, lying, mats
from heyday.games.gentes.schema import ACTIONS, BONUSES, GROUPS, ICONS, REGIONS
from heyday.games.gentes.state import NO_CARD, NO_SITE, NOBODY, UNUSED, Kind, Option, Place, Step
from heyday.kit import names_of
from heyday.kit.game import Old
from heyday.kit.splices import replaced

STEPS = {value: name.lower() for name, value in names_of(Step).items()}
KINDS = (*ACTIONS, "tax")
DECLINE = (Step.DECLINE, Step.DISCARD)
PRICES = {
    "upper": [int(price) for price in prices.upper],
    "lower": [int(price) for price in prices.lower],
    "display": [[int(price) for price in row] for row in prices.display],
    "discard": [int(price) for price in prices.discard],
}
ERAS = {card: int(era) for card, era in zip(CARDS, cards.era, strict=True)}


def view(look: Any, seat: int | None, old: Old | None = None) -> dict[str, Any]:
    """Return what a seat, or with None a spectator, may know.

    `old` is an earlier state of the game and what the same seat saw then: parts that read nothing
    which has changed since are left out, and lists are those of then, which change in place.
    """
    found: dict[str, Any] = {}
    changed = look.changed(old[0]) if old else set(type(look).fields)
    for fields, make in PARTS:
        if not fields.isdisjoint(changed):
            found |= make(look, seat)
    if not MATS.isdisjoint(changed):
        found["mats"] = mats(look, seat, old)
    if old:
        found |= {name: replaced(old[1][name], found[name]) for name in LISTS if name in found}
    return found


def _game(look: Any, seat: int | None) -> dict[str, Any]:
    """Return what stays as it is all game."""
    return {
        "players": look.players,
        "rounds": Box.ROUNDS,
        "prices": PRICES,
        "regions": [r for nth, r in enumerate(REGIONS) if regions.used[nth][look.players]],
        "tax": _tax(look),
    }


def _time(look: Any, seat: int | None) -> dict[str, Any]:
    return {"round": look.round, "era": era_of(look), "turn": look.turn, "start": look.start}


def _next(look: Any, seat: int | None) -> dict[str, Any]:
    """Return what is to be decided, and by whom."""
    step = look.step[look.depth - 1] if look.depth else Step.NONE
    return {
        "phase": phase(look),
        "current": look.seat[look.depth - 1] if look.depth else None,
        "step": STEPS[step],
        "about": _about(look, step),
        "over": ending(look) if look.over else None,
    }


def _board(look: Any, seat: int | None) -> dict[str, Any]:
    """Return what is to be had."""
    return {
        "display": [CARDS[card] if card != NO_CARD else None for card in look.display],
        "training": [GROUPS[group] for group in look.training],
        "regions_left": [r for r, left in zip(REGIONS, look.regions_left, strict=True) if left],
        "bonus": {name: _bonus(look, nth) for nth, name in enumerate(BONUSES)},
    }


def _decks(look: Any, seat: int | None) -> dict[str, Any]:
    places = lying(tuple(look.place))
    return {
        "open": places[Place.OPEN],
        "deck": _deck(look, places, seat),
        "deck_size": len(_of_era(look, places[Place.DECK])),
        "discard": places[Place.DISCARD],
    }


def _tiles(look: Any, seat: int | None) -> dict[str, Any]:
    owners = zip(TILES, look.tile, strict=True)
    return {"tiles": [_tile(tile, owner) for tile, owner in owners if owner != UNUSED]}


def _sites(look: Any, seat: int | None) -> dict[str, Any]:
    return {"sites": list(map(_site, SITES, look.owner, look.marked))}


@cache
def _tile(tile: str, owner: int) -> dict[str, Any]:
    return {"id": tile, "owner": owner if owner < NOBODY else None}


@cache
def _site(site: str, owner: int, used: int) -> dict[str, Any]:
    return {"id": site, "owner": owner if owner < NOBODY else None, "used": bool(used)}


def era_of(look: Any) -> int:
    """Return the era: 1, 2 or 3."""
    return int((look.round - 1) // Box.ERA_ROUNDS + 1)


def phase(look: Any) -> str:
    """Return what is going on: preparation, heyday, decline, final scoring, or the end."""
    if look.over:
        return "over"
    if look.finale:
        return "final"
    if look.turn == 0:
        return "preparation"
    steps = look.step[: look.depth]
    return "heyday" if Step.TURN in steps else "decline"


def _about(look: Any, step: int) -> str | int | None:
    """Return what the next decision is about: a group, a card or a number of hourglasses."""
    argument = look.arg[look.depth - 1] if look.depth else 0
    if step == Step.LOSE:
        return GROUPS[argument]
    if step == Step.SYMBOL:
        return CARDS[argument]
    if step in (Step.HOURGLASSES, Step.EXCHANGE, Step.TURN):
        return int(argument)
    return None


def _main(look: Any, seat: int | None) -> dict[str, Any]:
    """Return the main action under way."""
    if look.kind < 0:
        return {"action": None}
    found = {
        "kind": KINDS[look.kind],
        "icon": ICONS[look.icon] if look.kind == Kind.NAVIGATOR else None,
        "printed": look.printed,
        "hourglasses": look.hours,
        "paid": look.paid,
        "extra": look.extra,
        "trained": [GROUPS[look.training[c]] for c in look.trained[: look.n_trained]],
        "taken": look.n_taken,
        "vacated": SITES[look.vacated] if look.vacated != NO_SITE else None,
    }
    return {"action": found}


def _tax(look: Any) -> list[dict[str, int]]:
    """Return what the tax collector offers."""
    rates = prices.tax[1 if look.options & Option.EXPERT_TAX else 0]
    return [{"hourglasses": n, "coins": int(coins)} for n, coins in enumerate(rates) if coins]


def _bonus(look: Any, nth: int) -> dict[str, int]:
    taken = look.bonus_taken[nth]
    return {
        "left": look.players - taken,
        "next": Box.BONUS_LATER if taken else Box.BONUS_FIRST,
    }


def _deck(look: Any, places: list[list[str]], seat: int | None) -> list[str]:
    """Return what a deck may hold: with hidden hands also the cards of the era in others' hands."""
    found = list(places[Place.DECK])
    for nth in range(look.players):
        if is_hidden(look, nth, seat):
            found += places[Place.HAND + nth]
    return sorted(_of_era(look, found), key=NUMBERS.__getitem__)


def _of_era(look: Any, found: list[str]) -> list[str]:
    era = era_of(look)
    return [card for card in found if ERAS[card] == era]


def ending(look: Any) -> str:
    """Return how the game ended: after its last round; `not` before."""
    return "rounds" if look.over else "not"


# The fields of the state that parts of a view depend on, and what makes these.
PARTS: tuple[tuple[frozenset[str], Callable[..., dict[str, Any]]], ...] = tuple(
    (frozenset(fields.split()), make)
    for fields, make in (
        ("players options", _game),
        ("round turn start", _time),
        ("depth step seat arg turn finale over", _next),
        ("kind icon printed hours paid extra training trained n_trained n_taken vacated", _main),
        ("display training regions_left bonus_taken players", _board),
        ("place round over options players", _decks),
        ("tile", _tiles),
        ("owner marked", _sites),
    )
)
LISTS = ("mats", "sites", "tiles")  # of which an action changes few items, and their number never
MATS = frozenset({"player", "place", "used", "tile", "finale", "over"})
