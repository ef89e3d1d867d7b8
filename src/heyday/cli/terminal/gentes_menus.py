"""What can be chosen in Gentes, drawn where it lies: tiles, sites, cards and groups with numbers.

Each decision has a panel of its own, which stands below the rest of the table, just above the
question. What a panel does not show is listed under it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.cells import cell_len
from rich.console import Group as Stack
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from heyday.cli.terminal import gentes_board as board
from heyday.cli.terminal import gentes_cards as cards
from heyday.cli.terminal.gentes_board import Numbers, View
from heyday.cli.terminal.gentes_mats import chart, track
from heyday.cli.terminal.gentes_words import DIM, NUMBER, Lexicon, heading
from heyday.cli.terminal.layout import flow
from heyday.cli.terminal.narrowing import Choice
from heyday.games.gentes.schema import GROUPS

FEW = 7  # so many choices are listed one below the other


@dataclass(frozen=True)
class Menu:
    """The choices of a decision, and all that is needed to draw them."""

    lex: Lexicon
    view: View
    choices: Sequence[Choice]
    width: int

    @property
    def numbers(self) -> Numbers:
        """The number of each choice, and what it costs."""
        ids = [choice["id"] for choice in self.choices]
        costs = {choice["id"]: choice["cost"] for choice in self.choices}
        return Numbers({name: nth for nth, name in enumerate(ids, start=1)}, costs)

    @property
    def mat(self) -> Mapping[str, Any]:
        """The mat of whoever decides."""
        mat: Mapping[str, Any] = self.view["mats"][self.view["current"]]
        return mat

    def draw(self) -> RenderableType:
        """Return the panel of the decision, and below it the choices that it does not show."""
        panel, verbs = PANELS.get(self.view["step"], (None, ()))
        if self.view["step"] == "turn" and self.view["about"]:
            panel, verbs = None, ()  # the main action is done
        rest = [choice for choice in self.choices if choice["verb"] not in verbs]
        parts = [*([panel(self)] if panel else []), *self._rest(rest)]
        return Stack(*parts)

    def _rest(self, rest: Sequence[Choice]) -> list[RenderableType]:
        """Return choices as text: one below the other if they are few, in columns if not."""
        if not rest:
            return []
        number = self.numbers.of
        texts = [
            Text.assemble((f"{number[c['id']]:>2}) ", NUMBER), (c["text"], "bold")) for c in rest
        ]
        widest = max(text.cell_len for text in texts)
        count = 1 if len(texts) <= FEW else max(1, min(3, self.width // (widest + 2)))
        rows = -(-len(texts) // count)
        table = Table.grid(padding=(0, 2))
        for _ in range(count):
            table.add_column(overflow="fold")
        for nth in range(rows):
            table.add_row(*texts[nth::rows])
        return [table]


# ---- panels ----


def _turn(menu: Menu) -> RenderableType:
    return board.actions(menu.lex, menu.view, menu.numbers, menu.width)


def _draft(menu: Menu) -> RenderableType:
    lex, view = menu.lex, menu.view
    title = lex.say("open-cards", count=len(view["open"]))
    return cards.named(lex, title, "draft", view["open"], menu.numbers, menu.mat, menu.width)


def _map(menu: Menu) -> RenderableType:
    return board.map_(menu.lex, menu.view, menu.numbers, menu.width)


def _take(menu: Menu) -> RenderableType:
    """Return the display, and what of the discard pile can be fetched."""
    lex, view, numbers = menu.lex, menu.view, menu.numbers
    parts: list[RenderableType] = [cards.display(lex, view, numbers, menu.mat, menu.width)]
    fetched = [card for card in view["discard"] if f"fetch {card}" in numbers.of]
    if fetched:
        title = lex.say("pile", count=len(view["discard"]))
        listed = cards.named(lex, title, "fetch", fetched, numbers, menu.mat, menu.width)
        parts += [Text(), listed]
    return Stack(*parts, Text(lex.say("take-order"), DIM))


def _hand(menu: Menu) -> RenderableType:
    return cards.hand(menu.lex, menu.mat, menu.numbers, menu.width)


def _train(menu: Menu) -> RenderableType:
    """Return the training costs with numbers, and for whom there are cards in the hand."""
    return Stack(
        _people(menu), Text(), board.training(menu.lex, menu.view, menu.numbers, menu.width)
    )


def _settle(menu: Menu) -> RenderableType:
    """Return the chart and the hand, and in which order persons are chosen (G26)."""
    return Stack(_people(menu), Text(menu.lex.say("settle-order"), DIM))


def _people(menu: Menu) -> RenderableType:
    """Return the chart, and beside or above it the hand, which needs persons."""
    return Stack(
        cards.hand(menu.lex, menu.mat, Numbers(), menu.width), Text(), chart(menu.lex, menu.mat)
    )


def _exchange(menu: Menu) -> RenderableType:
    """Return from which group to which a person can be moved: the numbers as a table."""
    lex, numbers = menu.lex, menu.numbers.of
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    for _ in GROUPS:
        table.add_column(justify="right", no_wrap=True)
    table.add_row(heading(lex.say("exchange")), *(Text(f"> {lex.short(g)}") for g in GROUPS))
    for here in GROUPS:
        row = [numbers.get(f"move {here}-{there}") for there in GROUPS]
        if any(row):
            cells = [Text(f"{nth})" if nth else "-", NUMBER if nth else DIM) for nth in row]
            table.add_row(Text(f"{lex.group(here)} {menu.mat['persons'][here]}"), *cells)
    return Stack(_people(menu), Text(), table)


def _hourglasses(menu: Menu) -> RenderableType:
    """Return each way to place hourglasses, and the time track as it would be then."""
    lex, time, hours = menu.lex, menu.mat["track"], menu.view["about"]
    table = Table.grid(padding=(0, 2))
    for wraps in (False, True, False, True):
        table.add_column(no_wrap=not wraps, overflow="fold")
    for choice in menu.choices:
        doubles = choice["fields"]["doubles"]
        more = hours - 2 * doubles, doubles
        left = time["free"] - sum(more)
        table.add_row(
            Text(f"{menu.numbers.of[choice['id']]})", NUMBER),
            Text(choice["text"], "bold"),
            track(lex, time, more),
            Text(lex.say("free-then", count=left, next=doubles)),
        )
    return table


def _payment(menu: Menu) -> RenderableType:
    """Return what the prices open, and those that can be paid; one line for each way to pay."""
    ways: dict[str | None, list[Choice]] = {}
    for choice in menu.choices:
        ways.setdefault(choice["fields"]["payment"]["by"], []).append(choice)
    lines: list[RenderableType] = [_opened(menu), Text()]
    for by, choices in ways.items():
        cells = [
            Text.assemble((f"{menu.numbers.of[c['id']]}) ", NUMBER), (_coins(menu, c), "bold"))
            for c in choices
        ]
        name = _way(menu.lex, by)
        first, *rest = flow(cells, menu.width - cell_len(name) - 2)
        lines.append(Text.assemble((name, DIM), "  ", first))
        lines += [Text.assemble(" " * (cell_len(name) + 2), line) for line in rest]
    return Stack(*lines)


def _opened(menu: Menu) -> RenderableType:
    """Return what is to be paid for: cards of the display, or persons to train."""
    if menu.view["action"]["kind"] == "scribe":
        return cards.display(menu.lex, menu.view, Numbers(), menu.mat, menu.width)
    return Stack(_people(menu), Text(), board.training(menu.lex, menu.view, Numbers(), menu.width))


def _coins(menu: Menu, choice: Choice) -> str:
    return menu.lex.words.tell("coins", coins=choice["fields"]["payment"]["coins"])


def _way(lex: Lexicon, by: str | None) -> str:
    """Return who lets the player choose the price."""
    if by is None:
        return lex.say("printed-price")
    return lex.say("by-card") if by == "card" else lex.words.tell("hometown", hometown=by)


Panel = Callable[[Menu], RenderableType]
PANELS: dict[str, tuple[Panel, tuple[str, ...]]] = {
    "turn": (_turn, ("tax", "tile")),
    "draft": (_draft, ("draft",)),
    "build": (_map, ("build",)),
    "relocate": (_map, ("relocate",)),
    "take": (_take, ("take", "fetch")),
    "play": (_hand, ("play",)),
    "final": (_hand, ("score",)),
    "discard": (_hand, ("discard",)),
    "train": (_train, ("train",)),
    "settle": (_settle, ()),
    "hire": (_people, ()),
    "join_any": (_people, ()),
    "lose": (_people, ()),
    "exchange": (_exchange, ("move",)),
    "hourglasses": (_hourglasses, ("place",)),
    "payment": (_payment, ("pay",)),
}
