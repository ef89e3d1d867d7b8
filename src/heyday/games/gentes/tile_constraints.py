"""What must hold among the action tiles: C1 to C8 of the constraints."""

from __future__ import annotations

from statistics import mean
from typing import Any

from heyday.games.gentes.schema import PLAYERS
from heyday.kit.content import Content
from heyday.kit.schema import Problems, equal, unless

TILES = {"start_player": 1, "philosopher": 4, "navigator": 9, "scribe": 5, "chronicler": 9}
FEWEST = {"start_player": 1, "philosopher": 2, "navigator": 4, "scribe": 3, "chronicler": 5}
BACKS = {(2, 3, 4), (2, 4), (3, 4), (4,)}  # the numbers of players a tile can be for


def _tiles(content: Content, action: str) -> list[dict[str, Any]]:
    return [tile for tile in content.entries("tile") if tile["action"] == action]


def c1(content: Content) -> Problems:
    """28 tiles: 1, 4, 9, 5 and 9 of the actions, all used by four; each of four backs occurs."""
    backs = set()
    for tile in content.entries("tile"):
        backs.add(back := tuple(tile["players"]))
        yield from unless(back in BACKS, f"tile {tile['id']}, players", sorted(BACKS), back)
    for back in sorted(BACKS):
        yield from unless(back in backs, "tiles", f"one for {back} players")
    for action, count in TILES.items():
        yield from equal(f"tiles of {action}", len(_tiles(content, action)), count)


def c2(content: Content) -> Problems:
    """An action has its fewest tiles at some number of players; the starting player always one."""
    for action, fewest in FEWEST.items():
        tiles = _tiles(content, action)
        counts = [sum(players in tile["players"] for tile in tiles) for players in PLAYERS]
        yield from equal(f"fewest tiles of {action}", min(counts), fewest)


def _ladder(content: Content, action: str, costs: range, hours: set[int]) -> Problems:
    """The costs reach from end to end, and each number of hourglasses occurs."""
    tiles = _tiles(content, action)
    for tile in tiles:
        coins, time = tile["coins"], tile["hourglasses"]
        span = f"{costs[0]} to {costs[-1]}"
        yield from unless(coins in costs, f"tile {tile['id']}, coins", span, coins)
        yield from unless(time in hours, f"tile {tile['id']}, hourglasses", sorted(hours), time)
    for cost in (costs[0], costs[-1]):
        found = any(tile["coins"] == cost for tile in tiles)
        yield from unless(found, f"tiles of {action}", f"one that costs {cost}")
    for time in sorted(hours):
        found = any(tile["hourglasses"] == time for tile in tiles)
        yield from unless(found, f"tiles of {action}", f"one with {time} hourglasses")


def c3(content: Content) -> Problems:
    """Philosophers cost 4 to 8 and take 1 hourglass."""
    return _ladder(content, "philosopher", range(4, 9), {1})


def c4(content: Content) -> Problems:
    """Navigators cost 0 to 6 and take 2 or 3 hourglasses; all icons, one temple tile is free."""
    yield from _ladder(content, "navigator", range(7), {2, 3})
    tiles = _tiles(content, "navigator")
    for icon in ("temple", "trade", "oracle", "any"):
        found = any(tile.get("icon") == icon for tile in tiles)
        yield from unless(found, "tiles of navigator", f"one with icon {icon}")
    free = any(tile["coins"] == 0 and tile.get("icon") == "temple" for tile in tiles)
    yield from unless(free, "tiles of navigator", "one with icon temple that costs 0")


def c5(content: Content) -> Problems:
    """Scribes cost 6 to 10 and take 1 or 2 hourglasses; one costs 8 with 2 hourglasses."""
    yield from _ladder(content, "scribe", range(6, 11), {1, 2})
    found = any((t["coins"], t["hourglasses"]) == (8, 2) for t in _tiles(content, "scribe"))
    yield from unless(found, "tiles of scribe", "one with 8 coins and 2 hourglasses")


def c6(content: Content) -> Problems:
    """Chroniclers cost 0 to 5 and take 1 or 2 hourglasses."""
    return _ladder(content, "chronicler", range(6), {1, 2})


def c7(content: Content) -> Problems:
    """No two tiles of an action have the same coins and hourglasses."""
    seen: dict[Any, str] = {}
    for tile in content.entries("tile"):
        value = tile["action"], tile["coins"], tile["hourglasses"]
        twin = seen.setdefault(value, tile["id"])
        expected = f"other coins or hourglasses than {twin}"
        yield from unless(twin == tile["id"], f"tile {tile['id']}", expected, value[1:], True)


def c8(content: Content) -> Problems:
    """Cheap tiles are slow where a price buys nothing more; some chroniclers are just better."""
    for action in ("navigator", "chronicler"):
        costs: dict[int, list[int]] = {}
        for tile in _tiles(content, action):
            costs.setdefault(tile["hourglasses"], []).append(tile["coins"])
        holds = len(costs) > 1 and mean(costs[max(costs)]) < mean(costs[min(costs)])
        expected = "slow ones to be cheaper on average"
        yield from unless(holds, f"tiles of {action}", expected, costs, True)
    pairs = [(tile["coins"], tile["hourglasses"]) for tile in _tiles(content, "chronicler")]
    better = any(a < c and b < d for a, b in pairs for c, d in pairs)
    expected = "one cheaper and quicker than another"
    yield from unless(better, "tiles of chronicler", expected, pairs, True)
