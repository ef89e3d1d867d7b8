"""The table of Gods in the terminal: the field, and beside or below it what the gods have."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.cells import cell_len
from rich.console import Group as Stack
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from heyday.cli.terminal.any_table import Screen as AnyScreen
from heyday.cli.terminal.gods_field import GOD, OTHER, TRIBE, draw, fits, key, reading_order
from heyday.cli.terminal.narrowing import Choice, codes_for, place_of
from heyday.cli.terminal.screen import Marks, View
from heyday.games.gods.box import Box
from heyday.match.log import Entry
from heyday.match.match import Match

SIDE = 40  # columns of the panel beside the field
WIDE = 110  # from this width on there is one
EXTRA = "bold black on #c9a7ff"
WIND = "bold black on #a9d8d0"
CARD = TRIBE | OTHER | {"extra": EXTRA, "whirlwind": WIND}


class Screen(AnyScreen):
    """How Gods is shown."""

    # ---- what the table says about a decision ----

    def codes(self, view: View, choices: Sequence[Choice]) -> dict[str, str]:
        """Return the codes of all places that can or could be chosen."""
        places = {place for choice in choices if (place := place_of(choice))}
        if places:
            places |= {key(free["place"]) for free in view["frontier"]}
        return codes_for(sorted(places, key=reading_order))

    def prompt(self, match: Match, view: View) -> str:
        """Return what is asked."""
        return self.words.tell(f"prompt-{view['step']}", actions=view["actions"])

    def price(self, least: int, most: int) -> str:
        """Return what a choice costs or gains in power."""
        if most < 0:
            return self.words.say("price-gain", gain=-most)
        if most == 0:
            return ""
        if least == most:
            return self.words.say("price", least=least)
        return self.words.say("price-range", least=least, most=most)

    def wishes(self, view: View, choices: Sequence[Choice]) -> dict[str, str]:
        """Return, in notation, one wish of every kind that one may have in a turn."""
        if view["step"] != "turn":
            return {}
        cheapest = min(view["frontier"], key=lambda free: free["touching"])
        place = key(cheapest["place"])
        shown = [kind for kind in view["display"] if kind]
        wishes = [_play(kind, place) for kind in shown] + [f"temple {place}"]
        deserts = [card for card in view["field"] if card["kind"] == "desert"]
        wishes += [f"lift {key(card['place'])}" for card in deserts[:1]]
        wishes += [f"discard {kind}" for kind in shown]
        if view["gods"][view["current"]]["extras"]:
            wishes.append("spend")
        return dict.fromkeys(wishes, "")

    def effect(self, match: Match, choice: Choice) -> str:
        """Return whom a tribe would follow, or how many tribes a temple would win."""
        if choice["verb"] not in ("tribe", "temple"):
            return ""
        action, after = match.read(choice["id"]), match.position.clone()
        after.act(action)
        events = match.game.events(match.position, after, action)
        gods = [event["god"] for event in events if event["event"] == "takes-stone"]
        if choice["verb"] == "tribe":
            return self.words.letter(gods[0]) if gods else ""
        return f"+{len(gods)}" if gods else ""

    # ---- drawing ----

    def draw(self, view: View, marks: Marks, width: int, seats: Sequence[str]) -> RenderableType:
        """Return the whole table."""
        beside = width - SIDE - 2
        wide = width >= WIDE and fits(view, marks, self.words, beside)
        field = self.field(view, marks, beside if wide else width - 1)
        gods, rest = self._gods(view, seats), Stack(self._nations(view), "", self._stock(view))
        title = self._title(view)
        grid = Table.grid(padding=(0, 2))
        grid.add_column(width=SIDE - 2)
        if wide:
            grid.add_row(Stack(gods, "", rest), field)
            return Stack(title, "", grid)
        grid.add_row(gods, rest)
        return Stack(title, "", field, "", grid)

    def page(
        self, view: View, word: str, rest: str, width: int, seats: Sequence[str]
    ) -> RenderableType | None:
        """Return the field with the coordinates of its places."""
        if word != "map" or rest:
            return None
        return self.field(view, Marks(coordinates=True), width - 1)

    def field(self, view: View, marks: Marks, room: int) -> RenderableType:
        """Return the field, drawn into so many columns."""
        lines, note = draw(view, marks, self.words, room)
        return Stack(*lines, *([Text(note, "italic")] if note else []))

    def news(self, entries: Iterable[Entry]) -> frozenset[str]:
        """Return where something has happened."""
        found = [entry.words for entry in entries] + [e for entry in entries for e in entry.events]
        return frozenset(values["place"] for values in found if "place" in values)

    def standing(self, view: View, seat: int) -> dict[str, str]:
        """Return a god's power, which decides between equal points."""
        return {self.words.say("power-left"): str(view["gods"][seat]["power"])}

    def _title(self, view: View) -> Text:
        line = self.words.say(
            "title-gods",
            title=self.words.tell("title"),
            turn=view["turn"],
            target=view["target"],
        )
        text = Text(line, "bold")
        if view["quiet"]:
            text.append(
                "  " + self.words.say("quiet", quiet=view["quiet"], stall=view["stall"]), "yellow"
            )
        return text

    def _gods(self, view: View, seats: Sequence[str]) -> RenderableType:
        lines = []
        for seat, god in enumerate(view["gods"]):
            current = seat == view["current"] and not view["over"]
            head = Text("> " if current else "  ", "bold bright_white")
            head.append_text(self.badge(god["name"]))
            head.append(f" {seats[seat]}"[:20], "bold" if current else "")
            points = self.words.say("points-of", points=god["points"], target=view["target"])
            head.append(" " * max(1, SIDE - 2 - head.cell_len - cell_len(points)))
            head.append(points, "bold")
            lines += [head, self._power(god), self._hand(god)]
        return Stack(*lines)

    def badge(self, god: str) -> Text:
        """Return a god's letter in its colour."""
        return Text.assemble((f"[{self.words.letter(god)}]", GOD[god]))

    def _power(self, god: Mapping[str, Any]) -> Text:
        power = god["power"]
        bar = Text("  " + self.words.say("power") + " ")
        bar.append("━" * power, GOD[god["name"]].rpartition(" ")[2])
        bar.append("─" * (Box.MOST_POWER - power), "grey35")
        bar.append(f" {power}", "bold")
        return bar

    def _hand(self, god: Mapping[str, Any]) -> Text:
        names = ("temples", "stones", "extras")
        hand = "  ".join(f"{self.words.say(name)} {god[name]}" for name in names)
        return Text(f"  {hand}", "grey70")

    def _nations(self, view: View) -> RenderableType:
        """Return who has how many believers of each tribe, and what they have made of them."""
        colours = list(view["gods"][0]["believers"])
        table = Table.grid(padding=(0, 1))
        for _ in range(5):
            table.add_column(min_width=6)
        table.add_row(
            Text(self.words.say("believers")),
            *(Text.assemble((f" {self.words.label(c, 4)} ", TRIBE[c])) for c in colours),
        )
        for god in view["gods"]:
            cells = [_nation_cell(god, colour) for colour in colours]
            table.add_row(self.badge(god["name"]), *cells)
        held = {chip for god in view["gods"] for chip in god["chips"]}
        free = [Text(" +" if c not in held else " -", "bright_yellow") for c in colours]
        table.add_row(Text(self.words.say("chip-row")), *free)
        legend = self.words.say("nations-legend", card=Box.POINTS_CARD, chip=Box.POINTS_CHIP)
        return Stack(table, Text(legend, "grey50"))

    def _stock(self, view: View) -> RenderableType:
        display = Text(self.words.say("display") + " ")
        for kind in view["display"]:
            name = self.words.label(kind, 9) if kind else self.words.say("empty")
            display.append(f" {name} ", CARD[kind] if kind else "grey50")
            display.append(" ")
        return Stack(display, *self._sack(view))

    def _sack(self, view: View) -> list[Text]:
        """Return what the sack holds, on as many lines as it takes."""
        lines = [Text(self.words.say("sack", count=sum(view["sack"].values())))]
        for kind, count in view["sack"].items():
            item = Text(f"  {self.words.label(kind, 4)} {count}", "" if count else "grey50")
            if lines[-1].cell_len + item.cell_len > SIDE - 2:
                lines.append(Text())
            lines[-1].append_text(item)
        return lines


def _play(kind: str, place: str) -> str:
    """Return the notation of playing a card of the display."""
    if kind in TRIBE:
        return f"tribe {kind} {place}"
    if kind in ("desert", "decay"):
        return f"{kind} {place}"
    return "take" if kind == "extra" else kind


def _nation_cell(god: Mapping[str, Any], colour: str) -> Text:
    count, nations = god["believers"][colour], god["nations"][colour]
    text = Text(f" {count}" if count else " .", "bold" if count else "grey50")
    text.append("N" * nations, "bold bright_white")
    text.append("*" if colour in god["chips"] else "", "bold bright_yellow")
    return text
