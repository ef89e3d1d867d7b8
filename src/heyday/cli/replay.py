"""`heyday replay`: a recorded game, at any moment of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from heyday.cli.common import (
    Problem,
    at_terminal,
    backend_option,
    good_part,
    json_option,
    language_option,
    print_json,
    read_file,
    read_good_part,
    record_errors,
    use_backend,
)

if TYPE_CHECKING:
    from heyday.match.match import Match
    from heyday.match.record import Record


@click.command("replay")
@click.argument("file")
@click.option("--at", type=click.IntRange(0), metavar="N", help="The moment after N actions.")
@language_option
@json_option
@backend_option
def command(file: str, at: int | None, language: str, as_json: bool, backend: str | None) -> None:
    """Show the table of a recorded game, by default at its end; in a terminal, step through it."""
    use_backend(backend, "python")
    record, match = load(file, at)
    if as_json:
        print_json(data_of(match, language))
    elif at is None and at_terminal():
        step_through(record, match, language)
    else:
        show(match, language)


def load(file: str, at: int | None) -> tuple[Record, Match]:
    """Return a record and the game at the moment asked for.

    With `at`, only what lies before it has to be good: so the good part of a broken record can be
    looked at.
    """
    from heyday.match.record import read_record
    from heyday.match.replay import replay

    text = read_file(file)
    with record_errors(file):
        record = read_record(text) if at is None else read_good_part(text)
        match = replay(record, at)
        if record.truncated and at is None:
            raise Problem(f"{file}: {record.truncated}{good_part(file, match.ply)}")
    return record, match


def data_of(match: Match, language: str) -> dict[str, Any]:
    """Return a game as plain data."""
    return {
        "game": match.game.name,
        "options": match.options,
        "seats": match.seats,
        "ply": match.ply,
        "view": match.view(),
        "log": [entry.data(match.position, language) for entry in match.log],
        "result": match.result(),
    }


def show(match: Match, language: str) -> None:
    """Print the table, and the ranking if the game is over."""
    from rich.console import Console

    from heyday.cli.terminal.ending import show_result
    from heyday.cli.terminal.pages import show_moment
    from heyday.cli.terminal.words import Words

    console, words = Console(highlight=False), Words(match.game, language)
    show_moment(console, match, words)
    if match.over:
        show_result(console, match, words)


def step_through(record: Record, match: Match, language: str) -> None:
    """Show one moment after the other, as the player asks."""
    from rich.console import Console

    from heyday.cli.terminal.ending import show_result
    from heyday.cli.terminal.pages import show_moment
    from heyday.cli.terminal.words import Words
    from heyday.match.replay import replay

    console, words = Console(highlight=False), Words(match.game, language)
    last, ply = match.ply, 0
    while True:
        console.clear()
        moment = replay(record, ply)
        show_moment(console, moment, words)
        if moment.over:
            show_result(console, moment, words)
        console.print(words.say("replay-prompt", ply=ply, last=last), markup=False)
        try:
            wish = input("> ").strip().lower()
        except EOFError:
            return
        if wish in ("q", "quit", "exit"):
            return
        ply = max(0, min(last, step(wish, ply)))


def step(wish: str, ply: int) -> int:
    """Return the moment that a line asks for: next, previous, or a number."""
    if wish in ("", "n", "next", "\x1b[c", "\x1b[b"):
        return ply + 1
    if wish in ("p", "previous", "\x1b[d", "\x1b[a"):
        return ply - 1
    return int(wish) if wish.isdecimal() else ply
