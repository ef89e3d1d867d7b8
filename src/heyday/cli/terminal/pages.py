"""What is printed at the table: the table with its menu, the log, the map, the help."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from rich.console import Console
from rich.table import Table
from rich.text import Text

from heyday.cli.terminal.decision import Decision
from heyday.cli.terminal.layout import hanging
from heyday.cli.terminal.screen import Marks, Screen, screen_of
from heyday.cli.terminal.words import Words
from heyday.match.log import Entry
from heyday.match.match import Match

RECAP = 8  # lines of what happened since one's last turn


def draw_table(
    console: Console, decision: Decision, seen: int, shift: int = 0, brief: bool = False
) -> None:
    """Draw the table of a decision, what happened before it, and what can be chosen."""
    match, screen = decision.match, decision.screen
    news = match.log[seen:]
    if brief:
        news = own_last(news)
    marks = Marks(
        codes=decision.narrowing.codes,
        lit=decision.lit(),
        news=screen.news(news),
        shift=shift,
        menu=True,
        brief=brief,
    )
    console.print()
    console.print(screen.draw(decision.view, marks, console.width, match.seats))
    console.print()
    show_recap(console, news, match, screen)
    show_menu(console, decision)


def show_moment(console: Console, match: Match, words: Words) -> None:
    """Draw the table of a replay, and the action that led there."""
    screen, news = screen_of(words), match.log[-1:]
    marks = Marks(news=screen.news(news))
    console.print(screen.draw(match.view(), marks, console.width, match.seats))
    console.print()
    show_recap(console, news, match, screen)


def own_last(entries: Sequence[Entry]) -> list[Entry]:
    """Return the last actions, as far back as one seat alone acted."""
    last = list(takewhile(lambda entry: entry.seat == entries[-1].seat, reversed(entries)))
    return last[::-1]


def show_recap(console: Console, news: list[Entry], match: Match, screen: Screen) -> None:
    """Tell what happened since one's last turn, the last lines of it."""
    lines = list(screen.story(news, match))
    if len(lines) > RECAP:
        console.print(Text(screen.words.say("recap-more", count=len(lines) - RECAP), "grey50"))
    for line in lines[-RECAP:]:
        console.print(line)
    if lines:
        console.print()


def show_menu(console: Console, decision: Decision) -> None:
    """Show what can be chosen, what cannot and why, and what is asked."""
    menu = decision.screen.menu(decision.view, decision.narrowing.all, console.width)
    console.print(listed(decision) if menu is None else menu)
    if not decision.narrowing.narrowed:
        for reason in decision.unavailable():
            console.print(hanging(Text("– ", "grey50"), Text(reason, "grey50")))
    console.print()
    console.print(question(decision))


def listed(decision: Decision) -> Table:
    """Return what can be chosen as a list of texts."""
    words, narrowing = decision.words, decision.narrowing
    table = Table.grid(padding=(0, 2))
    for _ in range(2):
        table.add_column(justify="right", no_wrap=True)
    for number, group in enumerate(narrowing.groups, start=1):
        here = [choice for choice in narrowing.left if choice in group.choices]
        chosen = "bold" if here else "grey50"
        count = words.say("places", count=len(group.choices)) if group.placed else ""
        table.add_row(
            Text(f"{number}", "bold cyan" if here else "grey50"),
            Text(decision.label(group), chosen, justify="left"),
            Text(decision.price(group), chosen),
            Text(count, "grey50"),
        )
    return table


def question(decision: Decision) -> Text:
    """Return whose decision it is, what is asked, and how to answer."""
    words, narrowing, match = decision.words, decision.narrowing, decision.match
    seat = match.position.to_move
    text = Text.assemble(
        decision.screen.badge(match.game.seat_names[seat]),
        (f" {match.seats[seat]}: {decision.screen.prompt(match, decision.view)} ", "bold"),
    )
    if narrowing.place is not None:
        how = words.say("ask-what-there", place=narrowing.code_of(narrowing.place))
    elif narrowing.group is not None:
        how = words.say("ask-where" if narrowing.narrowed else "ask-where-only")
    elif not any(group.placed for group in narrowing.groups):
        how = words.say("ask-number")
    else:
        how = words.say("ask-what", example=f"1{next(iter(narrowing.codes), '')}")
    text.append(how, "grey62")
    return text


def show_log(console: Console, match: Match, screen: Screen) -> None:
    """Show all that has happened."""
    for entry in match.log:
        number = Text(f"{entry.ply:>4}", "grey50")
        for nth, line in enumerate(screen.story([entry], match)):
            console.print(hanging(Text("    ") if nth else number, line))


def show_help(console: Console, decision: Decision) -> None:
    """Tell what can be typed."""
    example = decision.narrowing.all[0]["id"]
    console.print(Text(decision.words.about("help", example=example)))
