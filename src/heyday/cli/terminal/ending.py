"""The end of a game: who won and by what, and how to check it."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

from heyday.cli.terminal.screen import Marks, Screen, screen_of
from heyday.cli.terminal.words import Words
from heyday.match.match import Match


def show_end(console: Console, match: Match, words: Words, screen: Screen, path: str) -> None:
    """Show the last table, the ranking with its tie-break, the points by source, the secret."""
    console.print()
    console.print(screen.draw(match.view(), Marks(), console.width, match.seats))
    console.print()
    show_result(console, match, words)
    console.print(Text(words.say("recording", path=path)), soft_wrap=True)
    console.print(Text(words.say("verify", path=path)), soft_wrap=True)


def show_result(console: Console, match: Match, words: Words) -> None:
    """Show the ranking, the points by source, and what proves the draws."""
    winners = [match.seats[seat] for seat in match.result()["winners"]]
    won = words.say("winners", count=len(winners), names=", ".join(winners))
    console.print(Text.assemble((words.say("over"), "bold"), " ", _ending(match, words), "."))
    console.print(Text(won, "bold bright_yellow"))
    console.print()
    console.print(ranking(match, words, screen_of(words)))
    console.print(Text(words.about("tie-break"), "grey62"))
    console.print()
    console.print(screen_of(words).sources(match))
    console.print()
    console.print(Text(words.say("commitment", hash=match.commitment)), soft_wrap=True)
    if match.secret is not None:
        console.print(Text(words.say("secret", secret=match.secret.hex())), soft_wrap=True)


def _ending(match: Match, words: Words) -> str:
    """Return how it ended: the last thing that the last action brought about."""
    return match.log[-1].texts(match.position, words.language)[-1]


def ranking(match: Match, words: Words, screen: Screen) -> Table:
    """Return who came where, by points and by what decides between equal ones."""
    result, view = match.result(), match.view()
    table = Table(box=None, padding=(0, 2))
    table.add_column(words.say("rank"), justify="right")
    table.add_column(words.about("player"))
    for name in (words.say("points"), *screen.standing(view, 0)):
        table.add_column(name, justify="right")
    for seat in sorted(range(len(match.seats)), key=lambda seat: result["ranks"][seat]):
        first = result["ranks"][seat] == 1
        table.add_row(
            str(result["ranks"][seat]),
            Text.assemble(screen.badge(match.game.seat_names[seat]), f" {match.seats[seat]}"),
            str(result["points"][seat]),
            *screen.standing(view, seat).values(),
            style="bold" if first else "",
        )
    return table
