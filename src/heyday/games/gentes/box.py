"""What is in the box: the cards, tiles, sites and numbers of content/, as the rules read them.

Whatever has an id is a row number here, of the tuples CARDS, TILES and SITES. The words of schema
give the order of columns: `cards.needs[card][group]`, with the groups as in GROUPS.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from heyday.games.gentes.schema import (
    ACTIONS,
    BONUSES,
    GAINS,
    GROUPS,
    HOME_ROWS,
    ICONS,
    PAYMENTS,
    PLAYERS,
    REGIONS,
    SCHEMA,
    SITE_ICONS,
    cards_by_era,
    load,
)
from heyday.kit import constants, tables
from heyday.kit.content import corrections_for


def _index(words: Sequence[str], word: str | None) -> int:
    """Return the number of a word; -1 stands for none."""
    return words.index(word) if word is not None else -1


def _counts(words: Sequence[str], given: Mapping[str, int]) -> list[int]:
    return [given.get(word, 0) for word in words]


def _flags(values: Sequence[Any], chosen: Sequence[Any]) -> list[int]:
    return [int(value in chosen) for value in values]


def _column(rows: Sequence[Mapping[str, Any]], field: str, default: Any = None) -> list[Any]:
    return [row[field] if default is None else row.get(field, default) for row in rows]


CONTENT = load(corrections_for("gentes"))
_get = CONTENT.get
_cards = cards_by_era(CONTENT)
_tiles = CONTENT.entries("tile")
_homes = CONTENT.entries("hometown")
_sites = CONTENT.entries("site") + _homes
_home_rows = {row["id"]: row for row in CONTENT.entries("hometown_row")}
_columns = sorted(CONTENT.entries("column"), key=lambda column: int(column["id"]))
_slots = sorted(CONTENT.entries("slot"), key=lambda slot: int(slot["id"]))
_first = sorted(CONTENT.entries("first_game"), key=lambda hand: int(hand["player"]))
_by_players = range(1 + max(PLAYERS))  # columns of what is used with so many players
_regions = {region["id"]: region for region in CONTENT.entries("region")}

CARDS: tuple[str, ...] = tuple(_column(_cards, "id"))
TILES: tuple[str, ...] = tuple(_column(_tiles, "id"))
SITES: tuple[str, ...] = tuple(_column(_sites, "id"))
SYMBOLS: tuple[int, ...] = tuple(sorted(_column(CONTENT.entries("symbol"), "id")))


@constants
class Box:
    """The numbers of the game; content/ says where each comes from."""

    CARDS = len(_cards)
    TILES = len(_tiles)
    SITES = len(_sites)
    FIRST_HOME = len(_sites) - len(_homes)  # the sites from here on are hometowns
    SYMBOLS = len(CONTENT.entries("symbol"))
    COLUMNS = len(_columns)
    ERA_CARDS = _get("era", "cards")
    ERA_ROUNDS = _get("era", "rounds")
    ERA_LOCKS = _get("era", "locks")
    ROUNDS = _get("limits", "rounds")
    SPACES = _get("track", "spaces")
    LOCKS = _get("track", "locks")
    SINGLES = _get("track", "singles")
    START_COINS = _get("start", "coins")
    START_PERSONS = _get("start", "persons")
    START_HAND = _get("start", "hand")
    DRAFT = _get("start", "draft")
    ROW = _get("limits", "row")
    STORE = _get("limits", "store")
    HAND = _get("limits", "hand")
    CITIES = _get("limits", "cities")
    SLOTS = _get("limits", "display")
    TRAIN_CUBES = _get("cubes", "train")
    BUY_OFF_CUBES = _get("cubes", "buy_off")
    VIRTUAL_CUBES = _get("cubes", "virtual")
    EXCHANGE_CUBES = _get("cubes", "exchange")
    EXCHANGES = _get("cubes", "exchanges")
    BONUS_FIRST = _get("bonus", "first")
    BONUS_LATER = _get("bonus", "later")
    COINS_PER_POINT = _get("final", "coins_per_point")
    CUBES_PER_POINT = _get("final", "cubes_per_point")
    CARD_DIVISOR = _get("final", "card_divisor")
    MOON_GAIN = len(_cards)  # rows of gains: of a card at once, of its moon, of an icon
    ICON_GAIN = 2 * len(_cards)


def _effects(when: str) -> list[dict[str, Any]]:
    """Return the effect of each card, where it has one of this kind."""
    effects = _column(_cards, "effect", {})
    return [effect if effect.get("when") == when else {} for effect in effects]


_suns, _modifiers, _moons = _effects("sun"), _effects("infinity"), _effects("moon")


def _modifier(kind: str, field: str) -> list[int]:
    """Return what a lasting modifier is worth on each card."""
    return [effect[field] if effect.get("kind") == kind else 0 for effect in _modifiers]


def _by_action(kind: str, worth: Any) -> list[list[int]]:
    """Return what a modifier of an action is worth on each card, action by action."""
    return [
        [worth(e) if e.get("kind") == kind and e["action"] == a else 0 for a in ACTIONS]
        for e in _modifiers
    ]


cards = tables(
    "cards",
    era=_column(_cards, "era"),
    vp=_column(_cards, "vp"),
    needs=[_counts(GROUPS, card["needs"]) for card in _cards],
    icons=[_counts(SITE_ICONS, icons) for icons in _column(_cards, "icons", {})],
    loses=[_counts(GROUPS, lose) for lose in _column(_cards, "lose", {})],
    lends=[_counts(GROUPS, on_card) for on_card in _column(_cards, "on_card", {})],
    symbols=[_flags(SYMBOLS, card["symbols"]) for card in _cards],
    sun=[int(bool(effect)) for effect in _suns],
    sun_kind=[_index(ACTIONS, effect.get("action")) for effect in _suns],
    sun_coins=_column(_suns, "coins", 0),
    sun_hours=_column(_suns, "hourglasses", 0),
    sun_icon=[_index(ICONS, effect.get("icon")) for effect in _suns],
    sun_extra=_column(_suns, "extra", 0),
    moon=[int(bool(effect)) for effect in _moons],
    moon_exchange=[int("pay" in effect) for effect in _moons],
    moon_pay=[_counts(PAYMENTS, price) for price in _column(_moons, "pay", {})],
    tax_bonus=_modifier("tax_bonus", "coins"),
    extra_person=_modifier("extra_person", "count"),
    hand_limit=_modifier("hand_limit", "cards"),
    choose_price=_by_action("choose_price", lambda effect: 1),
    discount=_by_action("discount", lambda effect: effect["coins"]),
)
effects = tables(  # the cards that have one of a kind, so that no rule looks through all
    "effects",
    suns=[card for card, effect in enumerate(_suns) if effect],
    moons=[card for card, effect in enumerate(_moons) if effect],
)
tiles = tables(
    "tiles",
    kind=[ACTIONS.index(tile["action"]) for tile in _tiles],
    coins=_column(_tiles, "coins"),
    hours=_column(_tiles, "hourglasses"),
    icon=[_index(ICONS, tile.get("icon")) for tile in _tiles],
    used=[_flags(_by_players, tile["players"]) for tile in _tiles],
)
sites = tables(
    "sites",
    icon=[ICONS.index(site["icon"]) for site in _sites],
    region=[_index(REGIONS, site.get("region")) for site in _sites],
    row=[_index(HOME_ROWS, site.get("row")) for site in _sites],
)
regions = tables("regions", used=[_flags(_by_players, _regions[r]["players"]) for r in REGIONS])
homes = tables(
    "homes",
    kind=[_index(ACTIONS, _home_rows[row].get("action")) for row in HOME_ROWS],
    coins=[_home_rows[row].get("coins", 0) for row in HOME_ROWS],
    hours=[_home_rows[row].get("hourglasses", 0) for row in HOME_ROWS],
    extra_person=[_home_rows[row].get("extra_person", 0) for row in HOME_ROWS],
    repeat_tax=[int(_home_rows[row].get("repeat_tax", False)) for row in HOME_ROWS],
)
_setters = [  # hometowns that let a player choose what he pays for an action
    [
        Box.FIRST_HOME + nth
        for nth, home in enumerate(_homes)
        if "modifier" in (row := _home_rows[home["row"]]) and row["action"] == action
    ]
    for action in ACTIONS
]
_most = max(map(len, _setters))
_gains = [
    *_column(_cards, "gain", {}),
    *_column(_moons, "gain", {}),
    *(_get("rewards", icon) for icon in SITE_ICONS),
]
gains = tables(
    "gains",
    plain=[_counts(GAINS, gain) for gain in _gains],
    persons=[_counts((*GROUPS, "any"), gain.get("persons", {})) for gain in _gains],
)
_tax = [{rate["hourglasses"]: rate["coins"] for rate in _get("tax", r)} for r in SCHEMA["tax"]]
_hours = range(1 + max(hours for rates in _tax for hours in rates))  # of ordinary, expert rates
prices = tables(
    "prices",
    upper=_column(_columns, "upper"),
    lower=_column(_columns, "lower"),
    display=[_column(_slots, count) for count in ("one", "two", "three")],
    discard=_get("discard", "prices"),
    tax=[[rates.get(hours, 0) for hours in _hours] for rates in _tax],
    chosen=[_get("choose_price", a) if a in SCHEMA["choose_price"] else [0, 0] for a in ACTIONS],
    setters=[[*homes, *[-1] * (_most - len(homes))] for homes in _setters],  # -1: no more
    penalty=_get("final", "hourglass_penalty"),
)
first_game = tables(
    "first_game",
    cards=[[CARDS.index(card) for card in hand["cards"]] for hand in _first],
    persons=[_counts(GROUPS, hand["persons"]) for hand in _first],
)
bonus = tables("bonus", needs=[_get("bonus", name) for name in BONUSES])
