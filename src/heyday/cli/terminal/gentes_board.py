"""The board of Gentes: main actions with their tiles, training costs, the map, bonus tiles.

What can be chosen carries a number; `numbers` says which, by the choice's notation.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rich.console import Group as Stack
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from heyday.cli.terminal.gentes_words import (
    DIM,
    HOME,
    HOME_ROW,
    INK,
    KIND,
    NUMBER,
    REGION,
    SITE,
    TILE,
    Lexicon,
    heading,
)
from heyday.cli.terminal.layout import GAP, beside, flow, width_of
from heyday.games.gentes.box import CONTENT, Box
from heyday.games.gentes.mats import SEATS
from heyday.games.gentes.schema import ACTIONS, BONUSES, HOME_ROWS, REGIONS, SITE_ICONS

View = Mapping[str, Any]


@dataclass(frozen=True)
class Numbers:
    """Which choice has which number, and what it costs; both by its notation."""

    of: Mapping[str, int] = field(default_factory=dict)
    cost: Mapping[str, int] = field(default_factory=dict)

    def text(self, choice: str) -> Text:
        """Return the number of a choice; where it cannot be chosen now, as much room."""
        if choice in self.of:
            return Text(f"{self.of[choice]:>2}) ", NUMBER)
        return Text("    " if self.of else "")


# ---- main actions ----


def actions(lex: Lexicon, view: View, numbers: Numbers, width: int) -> Table:
    """Return the main actions with their tiles: the free ones, and who has the others."""
    tiles: dict[str, list[Text]] = {kind: [] for kind in ACTIONS}
    for tile in view["tiles"]:
        tiles[TILE[tile["id"]]["action"]].append(_tile(lex, tile, numbers))
    rows = {kind: cells for kind, cells in tiles.items() if cells}
    if taxes := [f"tax {n}" for n in (1, 2) if f"tax {n}" in numbers.of]:
        rows = {"tax": [_tax(lex, tax, numbers) for tax in taxes]} | rows
    table = Table.grid(padding=(0, GAP))
    labels = {kind: Text(lex.kind(kind), f"bold {KIND[kind]}") for kind in rows}
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    room = width - max(label.cell_len for label in labels.values()) - GAP
    for kind, cells in rows.items():
        table.add_row(labels[kind], Stack(*flow(cells, room)))
    return table


def _tax(lex: Lexicon, tax: str, numbers: Numbers) -> Text:
    hours = int(tax.split()[1])
    label = lex.say("gain-short", coins=-numbers.cost[tax], hours=hours)
    return Text.assemble(numbers.text(tax), (f" {label} ", f"#101010 on {KIND['tax']}"))


def _tile(lex: Lexicon, tile: Mapping[str, Any], numbers: Numbers) -> Text:
    entry = TILE[tile["id"]]
    notation, colour = f"tile {tile['id']}", KIND[entry["action"]]
    coins = numbers.cost.get(notation, entry["coins"])
    name = "gain-short" if coins < 0 else "price-short"
    label = lex.say(name, coins=abs(coins), hours=entry["hourglasses"])
    if "icon" in entry:
        label = f"{lex.icon(entry['icon'])} {label}"
    if tile["owner"] is not None:
        return Text.assemble(lex.badge(SEATS[tile["owner"]]), (f" {label} ", "grey42 strike"))
    free = notation in numbers.of or not numbers.of
    style = f"#101010 on {colour}" if free else f"{colour} dim"
    return Text.assemble(numbers.text(notation), (f" {label} ", style))


# ---- training ----


def training(lex: Lexicon, view: View, numbers: Numbers, width: int) -> Table:
    """Return the table of training costs: who stands in which column, for which prices."""
    table = _columns(lex, view, numbers, lex.group)
    return table if width_of(table) <= width else _columns(lex, view, numbers, lex.short)


def _columns(lex: Lexicon, view: View, numbers: Numbers, name: Callable[[str], str]) -> Table:
    table = Table.grid(padding=(0, GAP))
    table.add_column(no_wrap=True)
    trained = view["action"]["trained"] if view["action"] else []
    groups = []
    for group in view["training"]:
        table.add_column(justify="center", no_wrap=True)
        can, times = f"train {group}" in numbers.of, trained.count(group)
        text = numbers.text(f"train {group}") if can else Text()
        groups.append(text.append(name(group) + "+" * times, "bold" if can else ""))
    prices = view["prices"]
    table.add_row(heading(lex.say("training")), *groups)
    table.add_row(lex.say("one-person"), *(Text(str(price)) for price in prices["upper"]))
    table.add_row(lex.say("two-persons"), *(Text(str(price)) for price in prices["lower"]))
    return table


# ---- bonus tiles ----


def bonus(lex: Lexicon, view: View) -> list[Text]:
    """Return what the bonus tiles are for, what they bring now, and how many are left."""
    lines = []
    for name in BONUSES:
        stack = view["bonus"][name]
        need = CONTENT.get("bonus", name)
        later = Box.BONUS_LATER if stack["left"] > 1 and stack["next"] != Box.BONUS_LATER else 0
        line = lex.say(
            "bonus-tile", what=name, need=need, next=stack["next"], left=stack["left"], later=later
        )
        lines.append(Text(line, "" if stack["left"] else DIM))
    return lines


# ---- the map ----


@dataclass(frozen=True)
class Block:
    """The columns of a region on the map, one cell of each for every icon."""

    head: Text
    columns: list[list[Text]]

    @property
    def width(self) -> int:
        """The room that it takes, with a gap before every column."""
        widths = [max(cell.cell_len for cell in column) for column in self.columns]
        return sum(widths) + GAP * len(widths)


def map_(
    lex: Lexicon, view: View, numbers: Numbers, width: int, news: frozenset[str] = frozenset()
) -> RenderableType:
    """Return the map: a line for each icon, the sites of each region; and the hometowns."""
    owners = {site["id"]: site for site in view["sites"]}
    cells = {site: _site(lex, owners[site], numbers, news) for site in (*SITE, *HOME)}
    labels = [_reward(lex, icon) for icon in SITE_ICONS]
    room = width - max(label.cell_len for label in labels)
    lines: list[list[Block]] = [[]]
    for block in _regions(lex, view, cells):
        if lines[-1] and sum(b.width for b in lines[-1]) + block.width > room:
            lines.append([])
        lines[-1].append(block)
    title = heading(lex.say("map"))
    drawn = [_lines(line, labels, Text() if nth else title) for nth, line in enumerate(lines)]
    homes = _hometowns(lex, cells)
    return beside(drawn[0], homes, width) if len(drawn) == 1 else Stack(*drawn, homes)


VERBS = ("build", "relocate", "city")


def _site(lex: Lexicon, site: Mapping[str, Any], numbers: Numbers, news: frozenset[str]) -> Text:
    name = lex.site(site["id"]) if site["id"] in SITE else ""
    choice = next((c for verb in VERBS if (c := f"{verb} {site['id']}") in numbers.of), "")
    text = numbers.text(choice)
    if site["owner"] is None:
        lit = "bold bright_white" if choice else DIM if numbers.of else ""
        return text.append(name or lex.say("free-site"), lit)
    seat = SEATS[site["owner"]]
    if name:
        fresh = " underline" if site["id"] in news else ""
        text.append(f"{name} ", f"bold {INK[seat]}{fresh}")
    text.append_text(lex.badge(seat))
    return text.append("x" if site["used"] else "", "bold")


def _reward(lex: Lexicon, icon: str) -> Text:
    """Return an icon, and what a city with it brings."""
    gain = CONTENT.get("rewards", icon)
    return Text(lex.say("reward", name=lex.icon(icon), icon=icon, count=sum(gain.values())), DIM)


def _regions(lex: Lexicon, view: View, cells: Mapping[str, Text]) -> list[Block]:
    """Return the regions that are open with so many players."""
    opened = [r["id"] for r in CONTENT.entries("region") if view["players"] in r["players"]]
    blocks = []
    for region in (r for r in REGIONS if r in opened):
        name = lex.words.tell("region", region=region)
        rows = [[cells[s] for s in SITE if _is(s, region, icon)] for icon in SITE_ICONS]
        count = max(map(len, rows))
        head = Text(name[:1].upper() + name[1:], f"bold {REGION[region]}")
        columns = [[row[nth] if nth < len(row) else Text() for row in rows] for nth in range(count)]
        blocks.append(Block(head, columns))
    return blocks


def _is(site: str, region: str, icon: str) -> bool:
    return bool(SITE[site]["region"] == region and SITE[site]["icon"] == icon)


def _lines(blocks: Sequence[Block], labels: Sequence[Text], title: Text) -> Table:
    table = Table.grid(padding=(0, GAP))
    columns = [column for block in blocks for column in block.columns]
    heads = [head for b in blocks for head in (b.head, *(Text() for _ in b.columns[1:]))]
    for _ in range(1 + len(columns)):
        table.add_column(no_wrap=True)
    table.add_row(title, *heads)
    for nth, label in enumerate(labels):
        table.add_row(label, *(column[nth] for column in columns))
    return table


def _hometowns(lex: Lexicon, cells: Mapping[str, Text]) -> Table:
    """Return the hometowns by rows, with the two options of each row."""
    icons = [icon for icon in SITE_ICONS if any(home["icon"] == icon for home in HOME.values())]
    table = Table.grid(padding=(0, GAP))
    for _ in range(1 + len(icons)):
        table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    table.add_row(heading(lex.say("hometowns")), *(Text(lex.icon(icon), DIM) for icon in icons))
    for row in HOME_ROWS:
        name = lex.words.tell("row", row=row)
        found = [Text(" ").join(cells[h] for h in HOME if _at(h, row, icon)) for icon in icons]
        table.add_row(Text(name[:1].upper() + name[1:], "bold"), *found, _options(lex, row))
    return table


def _at(home: str, row: str, icon: str) -> bool:
    return bool(HOME[home]["row"] == row and HOME[home]["icon"] == icon)


def _options(lex: Lexicon, row: str) -> Text:
    """Return the two options of a row of hometowns."""
    entry = HOME_ROW[row]
    price = lex.price(entry.get("coins", 0), entry.get("hourglasses", 0))
    least, most = CONTENT.get("choose_price", entry["action"]) if "action" in entry else (0, 0)
    return Text(lex.say(f"home-{row}", price=price, least=least, most=most), DIM)
