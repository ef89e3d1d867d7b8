"""What is alike in the box, as sets of bits (kit/bits.py): of cards, tiles, sites, slots, columns.

`tile_sets.of_kind[kind]` are the tiles of a main action; a rule takes from such a set whatever
something speaks against, instead of asking tile by tile.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from heyday.games.gentes.box import Box, cards, prices, regions, sites, tiles
from heyday.games.gentes.mat import spaces_needed
from heyday.games.gentes.state import Icon, Kind
from heyday.kit import constants, plain, tables

PAYMENTS = range(16)  # the coins that can be said to be paid
NEVER = 100  # a price that nobody pays


def those(count: int, hold: Callable[[int], object]) -> int:
    """Return the set of the numbers below `count` for which something holds."""
    return sum(1 << number for number in range(count) if hold(number))


def equal_to(values: Sequence[int], value: int) -> int:
    """Return the set of the things that have a value."""
    return those(len(values), lambda i: values[i] == value)


def up_to(values: Sequence[int], most: int, least: int = 0) -> int:
    """Return the set of the things whose value lies between two."""
    return those(len(values), lambda i: least <= values[i] <= most)


@constants
class Sets:
    """Sets of cards, sites, columns and slots, and the end of a scale."""

    SUNS = those(Box.CARDS, lambda i: cards.sun[i])
    MOONS = those(Box.CARDS, lambda i: cards.moon[i])
    CITIES = those(Box.FIRST_HOME, lambda i: True)
    HOMES = those(Box.SITES, lambda i: i >= Box.FIRST_HOME)
    COLUMNS = those(Box.COLUMNS, lambda i: True)
    SLOTS = those(Box.SLOTS, lambda i: True)
    DEAR = 1 + int(max(tiles.coins))  # more than any tile costs


def _open_sites(players: int) -> int:
    """Return the sites that are used with so many players: hometowns always are."""
    open_regions = [used[players] for used in regions.used]
    return those(Box.SITES, lambda i: i >= Box.FIRST_HOME or open_regions[sites.region[i]])


def _tiles_below(kind: int, price: int) -> int:
    """Return the tiles of a main action on which less is printed."""
    return those(Box.TILES, lambda i: tiles.kind[i] == kind and tiles.coins[i] < price)


def _tiles_within(spaces: int) -> int:
    """Return the tiles for which so many spaces of the time track are enough."""
    return those(Box.TILES, lambda i: plain(spaces_needed)(tiles.hours[i], 1) <= spaces)


def _sites_of(icon: int) -> int:
    """Return the sites that a tile of an icon opens."""
    return those(Box.SITES, lambda i: icon in (Icon.ANY, sites.icon[i]))


def _beyond(rows: Sequence[Sequence[int]], most: int) -> list[list[int]]:
    """Return, column by column, which rows have more than 0, 1, 2 and so on there."""
    return [
        [those(len(rows), lambda i: rows[i][nth] > n) for n in range(most + 1)]  # noqa: B023
        for nth in range(len(rows[0]))
    ]


_most_persons = Box.ROW + sum(max(lent) for lent in cards.lends)  # on the chart and on all cards


def _sites_among(listed: Sequence[int]) -> int:
    return those(Box.SITES, lambda i: i in listed)


def _least(values: Sequence[int]) -> list[int]:
    """Return the least value of each set of things, NEVER of none."""
    found = [NEVER]
    for value in values:
        found += [min(value, least) for least in found]
    return found


card_sets = tables(
    "card_sets",
    of_era=[equal_to(cards.era, era) for era in sorted(set(cards.era))],
    asking=_beyond(cards.needs, _most_persons),  # more than so many persons of a group
    showing=_beyond(cards.icons, Box.CITIES),  # more than so many icons
)
tile_sets = tables(
    "tile_sets",
    of_kind=[equal_to(tiles.kind, kind) for kind in range(Kind.TAX)],
    of_icon=[equal_to(tiles.icon, icon) for icon in range(Icon.ANY + 1)],
    below=[[_tiles_below(kind, n) for n in range(Sets.DEAR + 1)] for kind in range(Kind.START)],
    within=[_tiles_within(spaces) for spaces in range(Box.SPACES + 1)],
)
site_sets = tables(
    "site_sets",
    of_icon=[_sites_of(icon) for icon in range(Icon.ANY + 1)],
    of_region=[equal_to(sites.region, region) for region in range(len(regions.used))],
    open=[_open_sites(players) for players in range(len(regions.used[0]))],
)
price_sets = tables(
    "price_sets",  # columns and slots by what is paid
    upper=[up_to(prices.upper, paid) for paid in PAYMENTS],
    lower=[up_to(prices.lower, paid) for paid in PAYMENTS],
    slots=[[up_to(row, paid, 1) for paid in PAYMENTS] for row in prices.display],
    setters=[_sites_among(row) for row in prices.setters],  # by main action: hometowns
    least_slot=_least(prices.display[0]),  # by a set of slots
    least_column=_least([min(both) for both in zip(prices.upper, prices.lower, strict=True)]),
)
