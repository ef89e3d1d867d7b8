"""What must hold in the box as a whole: C1 to C20, from what the sources say of the real one.

Content that nobody could read was filled so that all of this is true. An owner's corrections are
held against it too: a broken constraint is most often a slip of the pen. Where the sources leave
room a problem is called likely, not certain; the box on the table decides.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from heyday.games.gentes.schema import ERAS, GROUPS, HOME_ROWS, REGIONS
from heyday.games.gentes.tile_constraints import c1, c2, c3, c4, c5, c6, c7, c8
from heyday.kit.content import Content
from heyday.kit.schema import Problems, equal, unless

Card = dict[str, Any]

FUNCTIONS = ("temple", "trade", "oracle")
PHILOSOPHER = {"when": "sun", "action": "philosopher", "coins": 2, "hourglasses": 1}
SCRIBE = {"when": "sun", "action": "scribe", "coins": 4, "hourglasses": 1}
EFFECT_OF = {
    "monument": PHILOSOPHER,
    "frieze": PHILOSOPHER,
    "shipyard": SCRIBE,
    "altar": SCRIBE,
    "trading_post": {"when": "moon", "pay": {"coins": 3}, "gain": {"vp": 1}},
}
FORGE = {
    "needs": {"artisan": 2, "soldier": 1, "scholar": 1},
    "vp": 1,
    "lose": {"scholar": 1},
    "symbols": [3, 4],
}
DISPLAY = {
    "one": [1, 2, 3, 4, 5, 6, 7, 8],
    "two": [0, 4, 5, 6, 7, 8, 9, 10],
    "three": [0, 0, 8, 10, 0, 0, 0, 0],
}
SITES = {
    "Athenai": {"region": "red", "icon": "temple"},
    "Syracusae": {"region": "red", "icon": "trade"},
    "Cnossus": {"region": "red", "icon": "vp"},
    "Apollonia": {"region": "yellow", "icon": "vp"},
}
BONUS = {"first": 8, "later": 4, "cities": 6, "cards": 8, "persons": 18}
LEFT_OVER = {2: 14, 3: 12, 4: 10}  # cards of era I that nobody drafted, by number of players


def _effect(card: Card) -> dict[str, Any]:
    effect: dict[str, Any] = card.get("effect", {})
    return effect


def _kind(card: Card) -> str:
    return str(_effect(card).get("kind", ""))


def removed_locks(card: Card) -> int:
    """Return how many locks a card takes off the time track."""
    return int(card.get("gain", {}).get("locks", 0))


EFFECTS: dict[str, Callable[[Card], bool]] = {  # the types that must exist among the cards
    "philosopher without a tile, 2 coins": lambda card: _effect(card) == PHILOSOPHER,
    "scribe without a tile, 4 coins": lambda card: _effect(card) == SCRIBE,
    "any number of times": lambda card: _effect(card).get("when") == "infinity",
    "in the decline": lambda card: _effect(card).get("when") == "moon",
    "more tax": lambda card: _kind(card) == "tax_bonus",
    "choose what you pay": lambda card: _kind(card) == "choose_price",
    "train more than two": lambda card: _kind(card) == "extra_person" or "extra" in _effect(card),
    "persons on the card": lambda card: any(card.get("on_card", {}).values()),
    "gain persons": lambda card: any(card.get("gain", {}).get("persons", {}).values()),
    "lose persons": lambda card: any(card.get("lose", {}).values()),
    "points": lambda card: card["vp"] > 0,
    "remove locks": lambda card: removed_locks(card) > 0,
}


def check(content: Content) -> list[str]:
    """Return every broken constraint, in words; an empty list if all hold."""
    return [
        f"{rule.__name__.upper()}{' (likely, not certain)' if problem.likely else ''}: {problem}"
        for rule in CONSTRAINTS
        for problem in rule(content)
    ]


def _rows(content: Content, kind: str, *fields: str) -> dict[str, list[int]]:
    """Return the prices above the columns of a table, row by row."""
    columns = sorted(content.entries(kind), key=lambda column: int(column["id"]))
    return {field: [column[field] for column in columns] for field in fields}


def c9(content: Content) -> Problems:
    """Training: 4 coins reach all of the upper row and two columns of the lower, 8 the last."""
    rows = _rows(content, "column", "upper", "lower")
    upper, lower = rows["upper"], rows["lower"]
    for name, row in rows.items():
        yield from equal(f"columns, {name}", row, sorted(row))
    yield from equal("columns, lower, from the third on", lower[2:], [5, 6, 7, 8])
    yield from unless(lower[1] <= 4, "column 2, lower", "at most 4", lower[1])
    yield from unless(upper[-1] <= 4, "column 6, upper", "at most 4", upper[-1])
    yield from unless(upper[0] <= 2, "column 1, upper", "at most 2", upper[0])
    yield from equal("columns, upper, first and last", [upper[0], upper[-1]], [1, 4], True)
    for i, (one, two) in enumerate(zip(upper, lower, strict=True), 1):
        yield from unless(one <= two, f"column {i}, lower", f"{one} or more", two, True)


def c10(content: Content) -> Problems:
    """Display: 8 coins buy one of 8, two of the first 6 or the first 3; 10 buy three of 4."""
    rows = _rows(content, "slot", "one", "two", "three")
    yield from equal("slots", len(rows["one"]), content.get("limits", "display"))
    for name, row in rows.items():
        prices = [price for price in row if price]
        yield from equal(f"slots, {name}", prices, sorted(prices))
        yield from equal(f"slots, {name}", row, DISPLAY[name], True)
    for coins, name, reach in ((8, "one", 8), (8, "two", 6), (8, "three", 3), (10, "three", 4)):
        last = max((i for i, price in enumerate(rows[name], 1) if 0 < price <= coins), default=0)
        yield from equal(f"slots, {name}, the last for {coins} coins", last, reach)
    first = rows["one"][0]
    yield from unless(0 < first <= 4, "slot 1, one", "1 to 4", first)


def c11(content: Content) -> Problems:
    """Discard pile: one card for 6, two for 10."""
    return equal("discard, prices", content.get("discard", "prices"), [6, 10])


def c12(content: Content) -> Problems:
    """A row of the chart holds 6 persons, 18 fill it; cards ask for what a chart can hold."""
    row = content.get("limits", "row")
    yield from equal("limits, row", row, 6)
    yield from equal("bonus, persons", content.get("bonus", "persons"), len(GROUPS) // 2 * row)
    for card in content.entries("card"):
        for pair in zip(GROUPS[::2], GROUPS[1::2], strict=True):
            total = sum(card["needs"].get(group, 0) for group in pair)
            where = f"card {card['id']}, needs of {' and '.join(pair)}"
            yield from unless(total <= row, where, f"at most {row}", total, True)


def c13(content: Content) -> Problems:
    """Temple and oracle store 4 cubes each."""
    return equal("limits, store", content.get("limits", "store"), 4)


def c14(content: Content) -> Problems:
    """Five locks and a single hourglass at the start; the scribe example has 4 spaces free."""
    spaces = content.get("track", "spaces")
    yield from equal("track, locks", content.get("track", "locks"), 5)
    yield from equal("track, singles", content.get("track", "singles"), 1)
    yield from equal("era, locks", content.get("era", "locks"), 1)
    yield from unless(spaces >= 10, "track, spaces", "10 or more", spaces)
    yield from unless(spaces <= 13, "track, spaces", "10 to 13", spaces, True)


def c15(content: Content) -> Problems:
    """Three times 18 cards; era III without symbols; the Forge; all types of effects; 4 locks."""
    cards = {card["id"]: card for card in content.entries("card")}
    for era in ERAS:
        count = sum(card["era"] == era for card in cards.values())
        yield from equal(f"cards of era {era}", count, 18)
    for name, card in cards.items():
        last = card["era"] == ERAS[-1]
        expected = "none in era III" if last else "at least one in eras I and II"
        holds = bool(card["symbols"]) != last
        yield from unless(holds, f"card {name}, symbols", expected, card["symbols"], not last)
    for field, value in FORGE.items():
        yield from equal(f"card forge, {field}", cards.get("forge", {}).get(field), value)
    for name, effect in EFFECT_OF.items():
        yield from equal(f"card {name}, effect", _effect(cards.get(name, {})), effect)
    for name in ("tenement", "well"):
        yield from equal(f"card {name}, effect.kind", _kind(cards.get(name, {})), "tax_bonus")
    for hand in content.entries("first_game"):
        for name in hand["cards"]:
            yield from equal(f"card {name} of the first game, era", cards[name]["era"], 1)
    for name, has in EFFECTS.items():
        yield from unless(any(map(has, cards.values())), "cards", f"one with the effect: {name}")
    locks = sum(removed_locks(card) for card in cards.values() if card["era"] != ERAS[-1])
    yield from unless(locks >= 4, "cards of eras I and II, gain of locks", "4 or more", locks)


def c16(content: Content) -> Problems:
    """A site of points is reached only by a tile for any site; cards never ask for one."""
    for tile in content.entries("tile"):
        allowed = {*FUNCTIONS, "any"} if tile["action"] == "navigator" else {None}
        icon = tile.get("icon")
        where = f"tile {tile['id']}, icon"
        yield from unless(icon in allowed, where, sorted(map(str, allowed)), icon)
    for card in content.entries("card"):
        asked = card.get("icons", {})
        where = f"card {card['id']}, icons"
        yield from unless("vp" not in asked, where, "only temple, trade and oracle", asked)


def c17(content: Content) -> Problems:
    """Nine hometowns in three rows, with the icons temple, trade and oracle."""
    towns = content.entries("hometown")
    for town in towns:
        where = f"hometown {town['id']}, icon"
        yield from unless(town["icon"] in FUNCTIONS, where, FUNCTIONS, town["icon"])
    for row in HOME_ROWS:
        icons = sorted(town["icon"] for town in towns if town["row"] == row)
        yield from equal(f"hometowns of {row}", len(icons), 3)
        yield from equal(f"hometowns of {row}, icons", icons, sorted(FUNCTIONS), True)


def c18(content: Content) -> Problems:
    """24 sites, as many in each region; those of the examples lie where they lie."""
    sites = {site["id"]: site for site in content.entries("site")}
    for name, place in SITES.items():
        got = tuple(sites[name][field] for field in place) if name in sites else "none"
        yield from equal(f"site {name}", got, tuple(place.values()))
    yield from unless("Cyrene" in sites, "sites", "Cyrene")
    count = Counter(site["region"] for site in sites.values())
    for region in REGIONS:
        yield from unless(count[region] in (6, 8), f"sites, {region}", "8 or 6", count[region])
    for icon in FUNCTIONS:
        found = any(s["icon"] == icon and s["region"] != "yellow" for s in sites.values())
        yield from unless(found, "sites for two players", f"one with icon {icon}")


def c19(content: Content) -> Problems:
    """Bonus tiles: first 8, then 4 points, for 6 cities, 8 cards or 18 persons."""
    for field, value in BONUS.items():
        yield from equal(f"bonus, {field}", content.get("bonus", field), value)
    yield from equal("limits, cities", content.get("limits", "cities"), BONUS["cities"])


def c20(content: Content) -> Problems:
    """After the draft 14, 12 or 10 cards of era I are left, enough for the display."""
    first = sum(card["era"] == ERAS[0] for card in content.entries("card"))
    hand, draft = content.get("start", "hand"), content.get("start", "draft")
    yield from equal("start, draft", draft, 3)
    for players, expected in LEFT_OVER.items():
        left = first - hand * players
        yield from equal(f"cards of era I left with {players} players", left, expected)


CONSTRAINTS: tuple[Callable[[Content], Problems], ...] = (
    *(c1, c2, c3, c4, c5, c6, c7, c8, c9, c10),
    *(c11, c12, c13, c14, c15, c16, c17, c18, c19, c20),
)
