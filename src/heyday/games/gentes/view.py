"""What can be seen at a table of Gentes, as plain data.

Everything is public but the order of the decks, which does not exist before a card is drawn; with
the option of hidden hands a seat sees only its own (G24). The list of what is shown is written out
here; nothing else, above all not the dice, ever leaves.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any

from heyday.games.gentes.box import CARDS, SITES, TILES, Box, cards, prices, regions
from heyday.games.gentes.hand import in_hand
from heyday.games.gentes.projection import projection
from heyday.games.gentes.schema import ACTIONS, BONUSES, GROUPS, ICONS, REGIONS, SITE_ICONS
from heyday.games.gentes.state import (
    NO_CARD,
    NO_SITE,
    NOBODY,
    UNUSED,
    Cube,
    Kind,
    Option,
    Place,
    Source,
    Step,
)
from heyday.kit import names_of
from heyday.kit.game import Old
from heyday.kit.record import same

SEATS = ("A", "B", "C", "D")
STEPS = {value: name.lower() for name, value in names_of(Step).items()}
SOURCES = tuple(name.lower() for name in names_of(Source))
KINDS = (*ACTIONS, "tax")
DECLINE = (Step.DECLINE, Step.DISCARD)
PRICES = {
    "upper": [int(price) for price in prices.upper],
    "lower": [int(price) for price in prices.lower],
    "display": [[int(price) for price in row] for row in prices.display],
    "discard": [int(price) for price in prices.discard],
}
NUMBERS = {card: number for number, card in enumerate(CARDS)}
ERAS = {card: int(era) for card, era in zip(CARDS, cards.era, strict=True)}


def view(look: Any, seat: int | None, old: Old | None = None) -> dict[str, Any]:
    """Return what a seat, or with None a spectator, may know.

    `old` is an earlier state of the game and what the same seat saw then: parts that read nothing
    which has changed since are taken from there.
    """
    found = _moment(look)
    for names, fields, make in PARTS:
        if old and same(look, old[0], *fields):
            found |= {name: old[1][name] for name in names}
        else:
            found |= zip(names, make(look, seat), strict=True)
    found["mats"] = _mats(look, seat, old)
    return found


def _moment(look: Any) -> dict[str, Any]:
    """Return what is quickly said, and what changes with every decision."""
    step = look.step[look.depth - 1] if look.depth else Step.NONE
    return {
        "players": look.players,
        "round": look.round,
        "rounds": Box.ROUNDS,
        "era": era_of(look),
        "phase": phase(look),
        "turn": look.turn,
        "start": look.start,
        "current": look.seat[look.depth - 1] if look.depth else None,
        "step": STEPS[step],
        "about": _about(look, step),
        "action": _action(look),
        "display": [CARDS[card] if card != NO_CARD else None for card in look.display],
        "training": [GROUPS[group] for group in look.training],
        "prices": PRICES,
        "regions": [r for nth, r in enumerate(REGIONS) if regions.used[nth][look.players]],
        "tax": _tax(look),
        "regions_left": [r for r, left in zip(REGIONS, look.regions_left, strict=True) if left],
        "bonus": {name: _bonus(look, nth) for nth, name in enumerate(BONUSES)},
        "over": ending(look) if look.over else None,
    }


def _decks(look: Any, seat: int | None) -> tuple[Any, ...]:
    lying = _lying(tuple(look.place))
    size = len(_of_era(look, lying[Place.DECK]))
    return lying[Place.OPEN], _deck(look, lying, seat), size, lying[Place.DISCARD]


def _pieces(look: Any, seat: int | None) -> tuple[Any, ...]:
    owners = zip(TILES, look.tile, strict=True)
    tiles = [_tile(tile, owner) for tile, owner in owners if owner != UNUSED]
    return tiles, list(map(_site, SITES, look.owner, look.marked))


# Parts of a view, the fields that they depend on beside the options, and what makes them.
PARTS: tuple[tuple[tuple[str, ...], tuple[str, ...], Callable[..., tuple[Any, ...]]], ...] = (
    (("open", "deck", "deck_size", "discard"), ("place", "round", "over"), _decks),
    (("tiles", "sites"), ("tile", "owner", "marked"), _pieces),
)


def _mats(look: Any, seat: int | None, old: Old | None) -> list[dict[str, Any]]:
    """Return what lies before the players; a mat where nothing has changed is taken over."""
    if old is None or not same(look, old[0], "finale", "over"):
        return [_mat(look, nth, seat) for nth in range(look.players)]
    then, known = old[0].player, old[1]["mats"]
    moved = _moved(look, old[0])
    return [
        known[nth] if nth not in moved and me == then[nth] else _mat(look, nth, seat)
        for nth, me in enumerate(look.player[: look.players])
    ]


def _moved(now: Any, then: Any) -> set[int]:
    """Return the seats whose cards or tiles have changed between two states."""
    found: set[int] = set()
    if now.tile != then.tile:
        pairs = zip(now.tile, then.tile, strict=True)
        found.update(owner for pair in pairs if pair[0] != pair[1] for owner in pair)
    if now.place != then.place or now.used != then.used:
        cards = zip(now.place, then.place, now.used, then.used, strict=True)
        ends = {at for to, by, on, off in cards if to != by or on != off for at in (to, by)}
        found |= {(at - Place.HAND) % len(SEATS) for at in ends if at >= Place.HAND}
    return found


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


def _action(look: Any) -> dict[str, Any] | None:
    """Return the main action under way."""
    if look.kind < 0:
        return None
    return {
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


@lru_cache(64)
def _lying(places: tuple[int, ...]) -> list[list[str]]:
    """Return the cards that lie at each place, to be read and not to be changed."""
    found: list[list[str]] = [[] for _ in range(Place.TABLEAU + len(SEATS))]
    for card, where in zip(CARDS, places, strict=True):
        found[where].append(card)
    return found


def _deck(look: Any, lying: list[list[str]], seat: int | None) -> list[str]:
    """Return what a deck may hold: with hidden hands also the cards of the era in others' hands."""
    found = list(lying[Place.DECK])
    for nth in range(look.players):
        if _is_hidden(look, nth, seat):
            found += lying[Place.HAND + nth]
    return sorted(_of_era(look, found), key=NUMBERS.__getitem__)


def _of_era(look: Any, found: list[str]) -> list[str]:
    era = era_of(look)
    return [card for card in found if ERAS[card] == era]


def _is_hidden(look: Any, nth: int, seat: int | None) -> bool:
    """Whether a seat does not see the hand of another (G24)."""
    return bool(look.options & Option.HIDDEN_HANDS) and seat != nth and not look.over


def _mat(look: Any, nth: int, seat: int | None) -> dict[str, Any]:
    """Return what lies before a player."""
    me, lying = look.player[nth], _lying(tuple(look.place))
    persons = tuple(n + m for n, m in zip(me.persons, me.lent, strict=True))
    has = (persons, tuple(me.icons), me.cubes[Cube.TEMPLE])
    tableau = lying[Place.TABLEAU + nth]
    hidden = _is_hidden(look, nth, seat)
    hand = [] if hidden else [in_hand(NUMBERS[card], *has) for card in lying[Place.HAND + nth]]
    earned = points(look, nth)
    return {
        "name": SEATS[nth],
        "coins": me.coins,
        "points": total(look, nth),
        "by_source": earned,
        "projection": projection(look, nth, earned, hand),
        "cubes": {"temple": me.cubes[Cube.TEMPLE], "oracle": me.cubes[Cube.ORACLE]},
        "persons": dict(zip(GROUPS, me.persons, strict=True)),
        "lent": dict(zip(GROUPS, me.lent, strict=True)),
        "track": {
            "spaces": Box.SPACES,
            "locks": me.locks,
            "singles": me.singles,
            "doubles": me.doubles,
            "tiles": [t for t, owner in zip(TILES, look.tile, strict=True) if owner == nth],
            "free": free_spaces(me),
        },
        "hand_size": me.n_hand,
        "hand_limit": me.hand_limit,
        "hand": None if hidden else hand,
        "tableau": tableau,
        "used": [card for card in tableau if look.used[NUMBERS[card]]],
        "symbols": list(me.symbols),
        "icons": dict(zip(SITE_ICONS, me.icons, strict=True)),
        "cities_left": Box.CITIES - me.n_cities,
        "bonus": [name for name, has in zip(BONUSES, me.bonus, strict=True) if has],
    }


def free_spaces(me: Any) -> int:
    """Return how many spaces of a time track are empty: the mat's rule, for plain states."""
    return int(Box.SPACES - me.locks - me.singles - me.doubles - me.n_tiles)


def total(look: Any, seat: int) -> int:
    """Return a seat's points."""
    return sum(look.player[seat].points)


def points(look: Any, seat: int) -> dict[str, int]:
    """Return a seat's points by source."""
    return dict(zip(SOURCES, look.player[seat].points, strict=True))


def ending(look: Any) -> str:
    """Return how the game ended: after its last round; `not` before."""
    return "rounds" if look.over else "not"
