"""A review for people: the odds as a graph, what cost most, and who was lucky."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from statistics import fmean
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from heyday.bots.advice import Choice
from heyday.bots.lines import Line
from heyday.bots.review import Draw, Mistake, Review
from heyday.cli.terminal.layout import hanging
from heyday.cli.terminal.screen import screen_of
from heyday.cli.terminal.words import Words
from heyday.kit.strings import Strings

FOLDER = Path(__file__).parent / "strings" / "review"
SHOWN = 6  # mistakes, and half as many draws
HEIGHT = 2  # lines of a graph
BLOCKS = " ▁▂▃▄▅▆▇█"
SLIGHT = 0.005  # odds: too little to be told


@cache
def _strings() -> Strings:
    return Strings(FOLDER)


def show(console: Console, review: Review, file: str, language: str) -> None:
    """Print a review."""
    report = Report(review, language, console.width)
    console.print(report.head())
    console.print()
    console.print(Text(report.say("graph"), "bold"))
    console.print(report.graphs())
    console.print()
    console.print(report.seats())
    console.print()
    console.print(Text(report.say("mistakes"), "bold"))
    for mistake in review.mistakes[:SHOWN]:
        console.print(report.mistake(mistake))
    console.print(report.rest("no-mistakes", len(review.mistakes), SHOWN))
    console.print(Text(report.say("draws"), "bold"))
    for draw in review.draws[: SHOWN // 2]:
        console.print(report.draw(draw))
    console.print(report.rest("no-draws", len(review.draws), SHOWN // 2))
    if review.mistakes or review.draws:
        console.print(Text(report.say("look", file=file), "grey62"), soft_wrap=True)


class Report:
    """A review in a language, for a terminal of some width."""

    def __init__(self, review: Review, language: str, width: int) -> None:
        self.review, self.match, self.game = review, review.match, review.match.game
        self.language, self.width = language, width
        self.words = Words(self.game, language)
        self.screen = screen_of(self.words)

    def say(self, message: str, **values: Any) -> str:
        """Return one of the report's own messages."""
        return _strings().say(self.language, message, **values)

    def badge(self, seat: int) -> Text:
        """Return the sign by which a seat is known."""
        return self.screen.badge(self.game.seat_names[seat])

    def player(self, seat: int) -> Text:
        """Return the sign of a seat and who sits there."""
        return Text.assemble(self.badge(seat), f" {self.match.seats[seat]}")

    def head(self) -> Text:
        """Return what was played, and who won."""
        turns = len(self.review.turns)
        title = self.say("title", title=self.game.title, actions=self.match.ply, turns=turns)
        winners = [self.match.seats[seat] for seat in self.match.result()["winners"]]
        if winners:
            end = self.words.say("winners", count=len(winners), names=", ".join(winners))
        else:
            end = self.say("open")
        return Text.assemble((title, "bold"), "\n", end)

    def graphs(self) -> Table:
        """Return the odds of every seat over the turns, from 0 to 100 %."""
        grid = Table.grid(padding=(0, 2))
        names = [self.player(seat) for seat in range(len(self.match.seats))]
        room = self.width - max(name.cell_len for name in names) - 12
        for seat, name in enumerate(names):
            odds = [self.review.start.odds[seat]]
            odds += [turn.outlook.odds[seat] for turn in self.review.turns]
            style = str(self.badge(seat).spans[0].style)
            grid.add_row(name, Text(graph(squeezed(odds, room)), style), percent(odds[-1]))
        return grid

    def seats(self) -> Table:
        """Return how well each seat played."""
        table = Table(box=None, padding=(0, 2, 0, 0))
        table.add_column("")
        heads = ("points" if self.match.over else "expected", "loss", "clean", "luck")
        for head in heads:
            table.add_column(self.say(head), justify="right")
        end = self.review.turns[-1].outlook.points
        for seat in self.review.seats:
            table.add_row(
                self.player(seat.seat),
                f"{end[seat.seat]:.0f}",
                f"{100 * seat.loss:.1f} %",
                percent(seat.clean),
                signed(seat.luck),
            )
        return table

    def mistake(self, mistake: Mistake) -> Table:
        """Return a mistake: where, whose, how much, what was played and what was better."""
        verdict = mistake.verdict
        seat = verdict.played.step.seat
        head = self.where(mistake.ply, mistake.turn)
        head.append_text(self.player(seat))
        head.append(f"  {self.say('lost')} {percent(verdict.loss)}", "bold red")
        body = Table.grid(padding=(0, 1))
        body.add_column(style="grey62", no_wrap=True)
        body.add_column(overflow="fold")
        body.add_row(self.say("played"), self.choice(verdict.played, seat))
        body.add_row(self.say("better"), self.choice(verdict.better, seat, "bold"))
        body.add_row(self.say("leads"), self.line(verdict.better.line))
        return stacked(head, body)

    def where(self, ply: int, turn: int) -> Text:
        """Return the moment at which something happened."""
        return Text(f"{self.say('where', turn=turn, ply=ply)}  ", "grey62")

    def choice(self, choice: Choice, seat: int, style: str = "") -> Text:
        """Return a choice in words, with what its seat may expect of it."""
        odds, points = choice.outlook.odds[seat], choice.outlook.points[seat]
        worth = self.say("odds-points", odds=percent(odds), points=points)
        return Text.assemble((choice.step.words(self.game, self.language), style), f" ({worth})")

    def line(self, line: Line) -> Text:
        """Return what is likely to follow."""
        steps = [step.story(self.game, self.language) for step in line.steps]
        return Text(self.say("and-then").join(steps) + self.say(f"then-{line.end}"))

    def draw(self, draw: Draw) -> Table:
        """Return a draw: when, whom it helped and whom not, and what came."""
        head = self.where(draw.entry.ply - 1, draw.turn)
        for seat, odds in enumerate(draw.luck.odds):
            if abs(odds) >= SLIGHT:
                head.append_text(self.badge(seat))
                head.append(f" {signed(odds)}  ", "bold green" if odds > 0 else "bold red")
        texts = draw.entry.texts(self.match.position, self.language)
        return stacked(head, Text(self.say("and-then").join(texts)))

    def rest(self, none: str, count: int, shown: int) -> Text:
        """Return what is said below a list that may be empty, or longer than what is shown."""
        if not count:
            return Text(f"  {self.say(none)}\n", "grey62")
        if count <= shown:
            return Text()
        return Text(f"  {self.say('more', count=count - shown)}\n", "grey62")


def stacked(head: Text, body: Table | Text) -> Table:
    """Return something indented below its heading."""
    grid = Table.grid()
    grid.add_row(head)
    grid.add_row(hanging(Text(" "), body))
    return hanging(Text(" "), grid)


def squeezed(values: Sequence[float], room: int) -> list[float]:
    """Return as many values as there is room for: means of neighbours, the last one as it is."""
    if len(values) <= room:
        return list(values)
    bounds = [nth * (len(values) - 1) // (room - 1) for nth in range(room)]
    return [*(fmean(values[low:high]) for low, high in pairwise(bounds)), values[-1]]


def graph(values: Sequence[float]) -> str:
    """Return values from 0 to 1 as columns of blocks."""
    return "\n".join(_rows(values))


def _rows(values: Sequence[float]) -> Iterator[str]:
    steps = len(BLOCKS) - 1
    for row in reversed(range(HEIGHT)):
        heights = [max(1, round(value * HEIGHT * steps)) - row * steps for value in values]
        yield "".join(BLOCKS[max(0, min(steps, height))] for height in heights)


def percent(value: float) -> str:
    """Return a share of 1 in per cent."""
    return f"{100 * value:.0f} %"


def signed(value: float) -> str:
    """Return a change of odds in per cent."""
    return f"{100 * value:+.0f} %".replace("-", "−")
