"""`heyday ladder`: every level of bots against the one below."""

from __future__ import annotations

import re
import time
from dataclasses import replace
from fnmatch import fnmatch
from pathlib import Path
from typing import TYPE_CHECKING

import click
from rich.console import Console
from rich.table import Table

from heyday.cli.common import (
    Problem,
    backend_option,
    get_game,
    json_option,
    print_json,
    progress_bar,
    use_backend,
)
from heyday.cli.contest import (
    first_option,
    get_runner,
    playing,
    where_options,
)

if TYPE_CHECKING:
    from heyday.arena.ladder import Pairing, Standing
    from heyday.arena.runners import Runner

BEGIN, END = "<!-- ladder: begin -->", "<!-- ladder: end -->"
SLOWEST, FASTEST = 0.001, 100.0
FACTOR = "\u00d7"  # before the part of its time that a bot has
WIDTH = 108  # columns of the table; a narrower terminal wraps it


@click.command("ladder")
@click.argument("game", required=False, metavar="[GAME]")
@click.option(
    "--games",
    type=click.IntRange(0),
    help="At most, for each pairing; by default 400, or what its goal takes. 0 only reports.",
)
@click.option(
    "--pairing",
    "wishes",
    multiple=True,
    metavar="NAME=GAMES",
    help="Another number of games for some: master:adept@2=40, 'oracle:*=0', '*-100ms=800'.",
)
@click.option(
    "--pace",
    "paces",
    multiple=True,
    metavar="[NAME=]FACTOR",
    help="Let bots that search take so much of their time: 0.1, or for some 'oracle:*=0.05'.",
)
@click.option(
    "--folder",
    default="heyday-ladder",
    show_default=True,
    help="Where results are kept; what is there is gone on with.",
)
@first_option
@where_options
@click.option("--write", metavar="FILE", help="Put the table into a page, such as docs/bots.md.")
@json_option
@backend_option
def command(
    game: str | None,
    games: int | None,
    wishes: tuple[str, ...],
    paces: tuple[str, ...],
    folder: str,
    first: int,
    processes: int | None,
    patience: float | None,
    cluster: str | None,
    write: str | None,
    as_json: bool,
    backend: str | None,
) -> None:
    """Let every level of bots play against the one below, at 2, 3 and 4 players.

    A pairing ends when its goal is proven or disproven, or its games are used up. Games of one
    folder must be of one version of the bots. In a page, pairings that the folder knows nothing of
    stay as they are.
    """
    use_backend(backend, "numba")
    from heyday import games as all_games
    from heyday.arena.ladder import pairings

    names = [get_game(game).name] if game else all_games.NAMES
    asked = [replace(pairing, first=first) for name in names for pairing in pairings(name)]
    played = paced(asked, paces)
    wanted = numbers(played, games, wishes)
    page = Path(write) if write else None
    if page:
        parts(page)  # before hours are spent
    runner = get_runner(processes, cluster, patience)
    with playing(folder):
        Path(folder).mkdir(parents=True, exist_ok=True)
        standings = climb(wanted, Path(folder), runner)
    if page:
        before, table, after = parts(page)
        page.write_text(f"{before}\n{written(standings, table)}\n{after}", encoding="utf-8")
    if as_json:
        print_json({"pairings": [one.data() for one in standings]})
    else:
        show(standings)


def paced(pairings: list[Pairing], wishes: tuple[str, ...]) -> list[Pairing]:
    """Return the pairings at the paces that are wished for."""
    found = {pairing: pairing for pairing in pairings}
    for wish in wishes:
        name, _, factor = wish.rpartition("=")
        try:
            pace = float(factor)
        except ValueError:
            pace = 0.0
        if not SLOWEST <= pace <= FASTEST:
            raise Problem(f"--pace {wish}: expected a factor, such as 0.1 or 'oracle:*=0.05'")
        found.update({it: it.at(pace) for it in meant(pairings, name or "*", f"--pace {wish}")})
    return list(found.values())


def numbers(
    pairings: list[Pairing], games: int | None, wishes: tuple[str, ...]
) -> dict[Pairing, int]:
    """Return how many games each pairing is to have at most."""
    found = {pairing: pairing.games if games is None else games for pairing in pairings}
    for wish in wishes:
        name, _, number = wish.rpartition("=")
        if not number.isdecimal():
            raise Problem(f"--pairing {wish}: expected NAME=GAMES, such as master:adept@2=40")
        found.update(dict.fromkeys(meant(pairings, name, f"--pairing {wish}"), int(number)))
    return found


def meant(pairings: list[Pairing], name: str, wish: str) -> list[Pairing]:
    """Return the pairings of a name; `*` in it stands for anything."""
    found = [pairing for pairing in pairings if fnmatch(pairing.name, name)]
    if not found:
        raise Problem(f"{wish}: there is no pairing {name!r}")
    return found


def climb(wanted: dict[Pairing, int], folder: Path, runner: Runner) -> list[Standing]:
    """Play all pairings, one after the other; return how they stand."""
    from heyday.arena.ladder import measure, so_far

    standings = []
    with progress_bar() as bar:
        task = bar.add_task("", total=sum(wanted.values()))
        for nth, (pairing, games) in enumerate(wanted.items(), 1):
            bar.update(task, description=f"{pairing.game} {pairing.name} ({nth} of {len(wanted)})")
            ledger = pairing.ledger(folder)
            bar.advance(task, known := min(games, so_far(pairing, ledger).games))
            done = measure(pairing, ledger, games, runner, lambda: bar.advance(task))
            bar.advance(task, games - max(known, min(games, done.games)))
            standings.append(done)
    return standings


# ---- the table ----


def parts(page: Path) -> tuple[str, str, str]:
    """Return what stands before the table of a page, the table, and what stands after it."""
    try:
        text = page.read_text(encoding="utf-8")
    except OSError as error:
        raise Problem(f"{page} cannot be read: {error.strerror or error}") from error
    before, begin, rest = text.partition(BEGIN)
    table, end, after = rest.partition(END)
    if not (begin and end):
        raise Problem(f"{page}: the table goes between {BEGIN} and {END}, which are not there")
    return before + begin, table, end + after


def written(standings: list[Standing], table: str = "") -> str:
    """Return the table as Markdown; what was not played now stays as it was."""
    from heyday import __version__, games

    heads = (
        "Game", "Players", "Bot", "Against", "Games", "Wins", "Share", "95 %", "Goal", "Met",
        "ms a decision",
    )  # fmt: skip
    known = {who_meets(line): line for line in table.splitlines()}
    rows: dict[str, list[str]] = {game: [] for game in games.NAMES}
    for one in standings:
        line = f"| {' | '.join([one.pairing.game, *cells(one)])} |"
        kept = line if one.games else known.get(who_meets(line), line)
        rows.setdefault(one.pairing.game, []).append(kept)
    for game, found in rows.items():
        if not found:  # nobody asked about it
            found += [line for about, line in known.items() if about[0] == game]
    lines = [line for found in rows.values() for line in found]
    head = table.strip().partition("\n")[0]
    if not head or head.startswith("|") or any(one.games for one in standings):
        head = f"heyday {__version__}, {time.strftime('%Y-%m-%d')}. {honest(lines)}"
    top = [head, "", f"| {' | '.join(heads)} |", f"|{'|'.join(['---'] * len(heads))}|"]
    return "\n".join([*top, *lines])


def who_meets(line: str) -> tuple[str, ...]:
    """Return what a row of the table is about, at whatever pace."""
    game, players, bot, against = [*(cell.strip() for cell in line.split("|")[1:]), *[""] * 4][:4]
    name = re.match(r"\w*", bot)
    return game, players, name.group() if name else "", against, str(bot.endswith("ms"))


def honest(rows: list[str]) -> str:
    """Return what is to be known about the time that bots had."""
    if any(FACTOR in row for row in rows):
        return (
            "Where a factor stands, both bots took only so much of the time they take at a table."
        )
    return "All bots took the time that they take at a table."


def upper(pairing: Pairing) -> str:
    """Return the name of the upper bot, and the time of both if it is not their own."""
    if pairing.seconds:
        return f"{pairing.upper}, {1000 * pairing.seconds * pairing.pace:.0f} ms"
    return pairing.upper if pairing.pace == 1 else f"{pairing.upper} {FACTOR}{pairing.pace:g}"


def cells(one: Standing) -> list[str]:
    """Return a row of the table: players, bots, games, wins, share, interval, goal, met, time."""
    data, pairing = one.data(), one.pairing
    row = [str(pairing.players), upper(pairing), pairing.lower, str(one.games), f"{one.wins:g}"]
    goal = f"{100 * pairing.goal:.3g} %"
    if not one.games:
        return [*row[:-1], "", "", "", goal, "not played", ""]
    met = "yes" if one.met else "no"
    return [
        *row,
        f"{100 * one.share:.1f} %",
        f"{100 * data['ci_low']:.1f} to {100 * data['ci_high']:.1f}",
        goal,
        met if one.proven else f"{met}, unproven",
        f"{one.upper_ms:.3g} / {one.lower_ms:.3g}",
    ]


def show(standings: list[Standing]) -> None:
    """Print a table for each game."""
    console = Console(highlight=False)
    console.width = max(console.width, WIDTH)
    for game in dict.fromkeys(one.pairing.game for one in standings):
        table = Table(title=f"The ladder of {game}", box=None, padding=(0, 1))
        heads = ("", "bot", "against", "games", "wins", "share", "95 %", "goal", "met", "ms")
        for head in heads:
            words = head in ("bot", "against", "met")
            table.add_column(head, justify="left" if words else "right", no_wrap=True)
        for one in standings:
            if one.pairing.game == game:
                table.add_row(*cells(one))
        console.print(table)
    console.print(honest([upper(one.pairing) for one in standings]))
