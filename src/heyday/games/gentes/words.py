"""What can be said of an action: values for the sentences of strings/, verb by verb.

They are read off the state in which the action is wished for, legal or not, and are the same in
every language. `NOTHING` lists them, with what they are where they do not matter.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from heyday.games.gentes.actions import HOMETOWNS, MOST_COINS, VOCABULARY, WAYS
from heyday.games.gentes.box import (
    CARDS,
    SITES,
    SYMBOLS,
    Box,
    cards,
    gains,
    homes,
    prices,
    sites,
    tiles,
)
from heyday.games.gentes.hand import missing
from heyday.games.gentes.mats import SEATS, free_spaces
from heyday.games.gentes.schema import GROUPS, ICONS, REGIONS, SITE_ICONS
from heyday.games.gentes.state import NO_CARD, NOBODY, Gain, Place, Step, Verb
from heyday.games.gentes.story import half, seen, stored
from heyday.games.gentes.view import KINDS, STEPS

Values = dict[str, Any]

GAINED = ("points", "coins", "temple", "oracle", "lost")
PAID = ("pay_coins", "pay_temple", "pay_oracle")
NOTHING: Values = dict.fromkeys(
    (
        *("card", "group", "other", "site", "hometown", "where", "region", "store", "seat"),
        *("kind", "icon", "wanted", "by", "layout"),
    ),
    "none",
) | dict.fromkeys(
    (
        *("symbol", "slot", "hours", "singles", "doubles", "most_doubles", "needed", "extra"),
        *("pushed", "cities", "cost", "price", "least", "most", "nth", "limit", "left", "count"),
        *("cards", "penalty", "locks", "persons", *GAINED, *PAID),
        *GROUPS,
        *(f"need_{icon}" for icon in SITE_ICONS),
    ),
    0,
)


def values(look: Any, action: int) -> Values:
    """Return what can be said of an action without asking the rules what it costs."""
    step, seat, _ = seen(look)
    me = look.player[seat]
    found = _named(action).copy()
    found["me"] = SEATS[seat]
    found["step"] = STEPS[step]
    found["players"], found["paid"] = look.players, look.paid
    found["free"] = free_spaces(me)
    found["have_coins"] = me.coins
    found["have_temple"], found["have_oracle"] = me.cubes
    found["regions"] = sum(look.regions_left)
    if look.kind >= 0:
        found["kind"] = KINDS[look.kind]
    if says := SAYS.get(action >> 10):
        found |= says(look, seat, action & 1023)
    return found


@cache
def _named(action: int) -> Values:
    """Return what an action says of itself, and nothing for all else."""
    return NOTHING | {k: v for k, v in VOCABULARY.data(None, action).items() if k in NOTHING}


def _main(kind: int, hours: int, icon: int, tiles: int) -> Values:
    """A main action, and the spaces that it takes at least (G5)."""
    return {
        "kind": KINDS[kind] if kind >= 0 else "none",
        "hours": int(hours),
        "icon": ICONS[icon] if icon >= 0 else "none",
        "layout": "tile" if tiles else "time",
        "needed": tiles + (int(hours) + 1) // 2,
    }


def _tax(look: Any, seat: int, hours: int) -> Values:
    return _main(KINDS.index("tax"), hours, -1, 0)


def _tile(look: Any, seat: int, tile: int) -> Values:
    owner = look.tile[tile]
    found = _main(tiles.kind[tile], tiles.hours[tile], tiles.icon[tile], 1)
    return found | {"seat": SEATS[owner] if owner < NOBODY else "none"}


def _sun(look: Any, seat: int, card: int) -> Values:
    found = _main(cards.sun_kind[card], cards.sun_hours[card], cards.sun_icon[card], 0)
    return found | {"extra": int(cards.sun_extra[card])}


def _home(look: Any, seat: int, site: int) -> Values:
    row = sites.row[site]
    return _main(homes.kind[row], homes.hours[row], -1, 0) | _hometown(look, seat, site)


def _hometown(look: Any, seat: int, site: int) -> Values:
    return {"site": SITES[site], "hometown": SITES[site], "where": "hometown"}


def _hire(look: Any, seat: int, temple: int) -> Values:
    return {"pay_temple": temple, "pay_oracle": max(0, Box.TRAIN_CUBES - temple)}


def _exchange(look: Any, seat: int, arg: int) -> Values:
    return {"pay_oracle": Box.EXCHANGE_CUBES, "left": Box.EXCHANGES}


def _pay(look: Any, seat: int, payment: int) -> Values:
    """What is paid, who allows it, and what the price would be (G9)."""
    coins, way = payment & MOST_COINS, WAYS[payment >> 4]
    by = "hometown" if way in HOMETOWNS else way or "none"
    found: Values = {"pay_coins": coins, "cost": coins, "by": by}
    if by == "hometown":
        found |= {"site": way, "hometown": way, "where": "hometown"}
    if 0 <= look.kind < len(prices.chosen):
        least, most = prices.chosen[look.kind]
        price = max(0, look.printed - look.player[seat].discount[look.kind])
        found |= {"price": price, "least": int(least), "most": int(most)}
    return found


def _place(look: Any, seat: int, doubles: int) -> Values:
    step, _, arg = seen(look)
    hours = arg if step == Step.HOURGLASSES else 0
    return {
        "hours": hours,
        "doubles": doubles,
        "singles": max(0, hours - 2 * doubles),
        "most_doubles": hours // 2,
        "layout": "placed",
        "needed": hours - doubles,
    }


def _person(look: Any, seat: int, group: int, leaving: int = -1) -> Values:
    """A group that gains a person, and whether one of the other has to make room (G2)."""
    persons = look.player[seat].persons
    row = persons[group] + persons[group ^ 1] - (leaving == group ^ 1)
    return {
        "group": GROUPS[group],
        "count": persons[group],
        "pushed": int(row == Box.ROW and persons[group] < Box.ROW),
    }


def _settle(look: Any, seat: int, group: int) -> Values:
    persons = look.player[seat].persons
    later = [GROUPS[g] for g in range(group + 1, len(GROUPS)) if persons[g]]
    return {"other": later[-1] if later else "none"}


def _train(look: Any, seat: int, group: int) -> Values:
    """Somebody to train, what must be paid to reach all who are trained, how many can be (G34)."""
    columns = [*look.trained[: look.n_trained], look.training.index(group)]
    upper = max(int(prices.upper[column]) for column in columns)
    lower = max(int(prices.lower[column]) for column in columns)
    price = min(upper, lower) if len(columns) <= 1 + look.extra else lower
    return _person(look, seat, group) | {"price": price, "limit": 2 + look.extra}


def _move(look: Any, seat: int, arg: int) -> Values:
    here, there = divmod(arg, len(GROUPS))
    return _person(look, seat, there, leaving=here) | {"other": GROUPS[here]}


def _done(look: Any, seat: int, arg: int) -> Values:
    hand = [card for card, place in enumerate(look.place) if place == Place.HAND + seat]
    return {"cards": len(hand), "penalty": sum(map(half, hand))}


def _take(look: Any, seat: int, slot: int) -> Values:
    card, nth = look.display[slot], look.n_taken + 1
    rows = prices.display
    return {
        "card": CARDS[card] if card != NO_CARD else "none",
        "nth": nth,
        "price": int(rows[nth - 1][slot]) if nth <= len(rows) else 0,
        "limit": len(rows),
    }


def _fetch(look: Any, seat: int, card: int) -> Values:
    nth, row = look.n_taken + 1, prices.discard
    price = int(row[nth - 1]) if nth <= len(row) else 0
    return {"nth": nth, "price": price, "limit": len(row)}


def _play(look: Any, seat: int, card: int) -> Values:
    """A card, the virtual persons that it takes, and what is missing for it (G14)."""
    persons, icons = missing(look, seat, card)
    found: Values = {"points": int(cards.vp[card]), **persons}
    found |= {f"need_{icon}": lack for icon, lack in icons.items()}
    return found | {"pay_temple": Box.VIRTUAL_CUBES * sum(persons.values())}


def _score(look: Any, seat: int, card: int) -> Values:
    return _play(look, seat, card) | {"points": half(card)}


def _symbol(look: Any, seat: int, symbol: int) -> Values:
    step, _, arg = seen(look)
    card = CARDS[arg] if step == Step.SYMBOL else "none"
    points = look.player[seat].symbols[symbol]
    return {"symbol": SYMBOLS[symbol], "points": points, "card": card}


def _lose(look: Any, seat: int, arg: int) -> Values:
    step, _, group = seen(look)
    return {"group": GROUPS[group] if step == Step.LOSE else "none"}


def _keep(look: Any, seat: int, temple: int) -> Values:
    oracle = max(0, Box.BUY_OFF_CUBES - temple)
    return _lose(look, seat, 0) | {"pay_temple": temple, "pay_oracle": oracle}


def _cube(look: Any, seat: int, store: int) -> Values:
    full = look.player[seat].cubes[store] == Box.STORE
    return {("temple", "oracle")[store]: int(not full), "lost": int(full)}


def _site(look: Any, seat: int, site: int) -> Values:
    owner, region = look.owner[site], sites.region[site]
    return {
        "site": SITES[site],
        "where": "city" if site < Box.FIRST_HOME else "hometown",
        "icon": ICONS[sites.icon[site]],
        "wanted": ICONS[look.icon],
        "region": REGIONS[region] if region >= 0 else "none",
        "seat": SEATS[owner] if owner < NOBODY else "none",
    }


def _city(look: Any, seat: int, site: int) -> Values:
    return _site(look, seat, site) | _row(look, seat, Box.ICON_GAIN + sites.icon[site])


def _activate(look: Any, seat: int, region: int) -> Values:
    own = [site for site in range(Box.FIRST_HOME) if look.owner[site] == seat]
    return {"cities": len([site for site in own if sites.region[site] == region])}


def _moon(look: Any, seat: int, card: int) -> Values:
    pays = dict(zip(PAID, map(int, cards.moon_pay[card]), strict=True))
    return pays | _row(look, seat, Box.MOON_GAIN + card, pays)


def _row(look: Any, seat: int, row: int, pays: dict[str, int] | None = None) -> Values:
    """All that a row of gains brings, to stores from which cubes are paid first."""
    paid = [pays["pay_temple"], pays["pay_oracle"]] if pays else [0, 0]
    cubes = [have - pay for have, pay in zip(look.player[seat].cubes, paid, strict=True)]
    later = {"locks": int(gains.plain[row][Gain.LOCKS]), "persons": int(sum(gains.persons[row]))}
    return stored(cubes, row) | later


SAYS: dict[int, Callable[[Any, int, int], Values]] = {
    Verb.SETTLE: _settle,
    Verb.TAX: _tax,
    Verb.TILE: _tile,
    Verb.SUN: _sun,
    Verb.HOME: _home,
    Verb.HIRE: _hire,
    Verb.EXCHANGE: _exchange,
    Verb.PAY: _pay,
    Verb.PLACE: _place,
    Verb.REPEAT: _hometown,
    Verb.TRAIN: _train,
    Verb.EXTRA: _hometown,
    Verb.DONE: _done,
    Verb.TAKE: _take,
    Verb.FETCH: _fetch,
    Verb.PLAY: _play,
    Verb.SYMBOL: _symbol,
    Verb.LOSE: _lose,
    Verb.KEEP: _keep,
    Verb.CUBE: _cube,
    Verb.JOIN: _person,
    Verb.RELOCATE: _site,
    Verb.BUILD: _site,
    Verb.ACTIVATE: _activate,
    Verb.MOVE: _move,
    Verb.CITY: _city,
    Verb.MOON: _moon,
    Verb.SCORE: _score,
}
