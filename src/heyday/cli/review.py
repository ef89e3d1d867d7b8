"""`heyday review`: how a recorded game went, and what would have been better."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import click

from heyday.cli.common import (
    Problem,
    backend_option,
    json_option,
    language_option,
    print_json,
    progress_bar,
    use_backend,
)
from heyday.cli.replay import load

if TYPE_CHECKING:
    from heyday.bots.review import Review
    from heyday.match.match import Match
    from heyday.match.record import Record

STAGES = {"all": "Looking at every decision", "closer": "Looking closer at the largest swings"}


@click.command("review")
@click.argument("file", metavar="RECORD")
@click.option(
    "--setting",
    type=click.Choice(["quick", "thorough"]),
    default="quick",
    show_default=True,
    help="How long to think.",
)
@click.option("--seat", metavar="SEAT", help="Look closely only at what this seat did.")
@click.option(
    "--simulations",
    type=click.IntRange(1),
    metavar="N",
    help="For each look, instead of the setting's time: it gives the same every time.",
)
@click.option("--out", metavar="FILE", help="Keep the review as JSON, besides what is printed.")
@language_option
@json_option
@backend_option
def command(
    file: str,
    setting: str,
    seat: str | None,
    simulations: int | None,
    out: str | None,
    language: str,
    as_json: bool,
    backend: str | None,
) -> None:
    """Tell how a recorded game went: the odds after every turn, what cost most, and who was lucky.

    A quick review takes at most a minute for a game of two, and two for a game of four; a thorough
    one eight times as long.
    """
    use_backend(backend, "numba")
    record, match = load(file, None)
    if not match.log:
        raise Problem(f"{file}: nothing has been played yet")
    chosen = None if seat is None else seat_of(match, seat)
    if out:
        check_writable(out)
    found = reviewed(record, setting, chosen, simulations)
    data = found.data(language) if out or as_json else {}
    if out:
        Path(out).write_text(json.dumps(data, ensure_ascii=False, indent=2) + "\n", "utf-8")
    if as_json:
        print_json(data)
    else:
        from rich.console import Console

        from heyday.cli.review_report import show

        show(Console(highlight=False), found, file, language)


def seat_of(match: Match, name: str) -> int:
    """Return the seat that is named."""
    names = match.game.seat_names[: len(match.seats)]
    for seat, known in enumerate(names):
        if known.lower() == name.lower():
            return seat
    raise Problem(f"--seat {name}: expected {', '.join(names[:-1])} or {names[-1]}")


def check_writable(path: str) -> None:
    """Refuse a file that cannot be written before a minute of work, not after it."""
    try:
        with Path(path).open("a", encoding="utf-8"):
            pass
    except OSError as error:
        raise Problem(f"{path} cannot be written: {error.strerror or error}") from error


def reviewed(record: Record, setting: str, seat: int | None, simulations: int | None) -> Review:
    """Review a record behind a progress bar."""
    from heyday.bots.review import review

    with progress_bar() as bar:
        task = bar.add_task(STAGES["all"])

        def tell(stage: str, done: int, of: int) -> None:
            bar.update(task, description=STAGES[stage], completed=done, total=of)

        return review(record, setting, seat, simulations, tell)
