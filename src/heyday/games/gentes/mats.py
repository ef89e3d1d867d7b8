"""What lies before the players of Gentes, as plain data."""

from __future__ import annotations

from functools import lru_cache
from operator import add
from typing import Any

from heyday.games.gentes.box import CARDS, TILES, Box
from heyday.games.gentes.hand import in_hand
from heyday.games.gentes.projection import projection
from heyday.games.gentes.schema import BONUSES, GROUPS, SITE_ICONS
from heyday.games.gentes.state import Option, Place, Source
from heyday.kit import names_of
from heyday.kit.game import Old
from heyday.kit.record import same

SEATS = ("A", "B", "C", "D")
SOURCES = tuple(name.lower() for name in names_of(Source))
NUMBERS = {card: number for number, card in enumerate(CARDS)}


def mats(look: Any, seat: int | None, old: Old | None) -> list[dict[str, Any]]:
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


def _mat(look: Any, nth: int, seat: int | None) -> dict[str, Any]:
    """Return what lies before a player."""
    me, places = look.player[nth], lying(tuple(look.place))
    persons, icons = tuple(map(add, me.persons, me.lent)), tuple(me.icons)
    temple, oracle = me.cubes
    tableau = places[Place.TABLEAU + nth]
    hidden = is_hidden(look, nth, seat)
    held = [] if hidden else places[Place.HAND + nth]
    hand = [in_hand(NUMBERS[card], persons, icons, temple) for card in held]
    earned = points(look, nth)
    return {
        "name": SEATS[nth],
        "coins": me.coins,
        "points": sum(me.points),
        "by_source": earned,
        "projection": projection(look, nth, earned, hand),
        "cubes": {"temple": temple, "oracle": oracle},
        "persons": dict(zip(GROUPS, me.persons, strict=True)),
        "lent": dict(zip(GROUPS, me.lent, strict=True)),
        "track": {
            "spaces": Box.SPACES,
            "locks": me.locks,
            "singles": me.singles,
            "doubles": me.doubles,
            "tiles": _tiles_of(look, nth) if me.n_tiles else [],
            "free": free_spaces(me),
        },
        "hand_size": me.n_hand,
        "hand_limit": me.hand_limit,
        "hand": None if hidden else hand,
        "tableau": tableau,
        "used": [card for card in tableau if look.used[NUMBERS[card]]],
        "symbols": list(me.symbols),
        "icons": dict(zip(SITE_ICONS, icons, strict=True)),
        "cities_left": Box.CITIES - me.n_cities,
        "bonus": [name for name, has in zip(BONUSES, me.bonus, strict=True) if has],
    }


def _tiles_of(look: Any, seat: int) -> list[str]:
    return [tile for tile, owner in zip(TILES, look.tile, strict=True) if owner == seat]


@lru_cache(64)
def lying(places: tuple[int, ...]) -> list[list[str]]:
    """Return the cards that lie at each place, to be read and not to be changed."""
    found: list[list[str]] = [[] for _ in range(Place.TABLEAU + len(SEATS))]
    for card, where in zip(CARDS, places, strict=True):
        found[where].append(card)
    return found


def is_hidden(look: Any, nth: int, seat: int | None) -> bool:
    """Whether a seat does not see the hand of another (G24)."""
    return bool(look.options & Option.HIDDEN_HANDS) and seat != nth and not look.over


def free_spaces(me: Any) -> int:
    """Return how many spaces of a time track are empty: the mat's rule, for plain states."""
    return int(Box.SPACES - me.locks - me.singles - me.doubles - me.n_tiles)


def total(look: Any, seat: int) -> int:
    """Return a seat's points."""
    return sum(look.player[seat].points)


def scored(look: Any) -> list[tuple[int, ...]]:
    """Return what the points of all seats depend on."""
    return [tuple(me.points) for me in look.player]


def points(look: Any, seat: int) -> dict[str, int]:
    """Return a seat's points by source."""
    return dict(zip(SOURCES, look.player[seat].points, strict=True))
