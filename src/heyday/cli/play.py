"""`heyday play`: a game in the browser, or with the name of one in the terminal."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import click
from click.core import ParameterSource

from heyday.cli.common import (
    Problem,
    at_terminal,
    backend_option,
    check_players,
    get_game,
    language_option,
    option_option,
    read_file,
    read_options,
    record_errors,
    use_backend,
)

if TYPE_CHECKING:
    from heyday.bots import Bot
    from heyday.cli.terminal.keeper import Keeper
    from heyday.match.match import Match

PAUSE = 0.6
PORT = 8000
SEARCHERS = ("adept", "master", "oracle", "uct")


@click.command("play")
@click.argument("game", required=False)
@click.option("--players", type=int, help="How many; by default as many as there are seats.")
@click.option(
    "--seats",
    metavar="NAMES",
    help="Who sits where: you,adept,novice. Bots, by strength: random, novice, apprentice, adept, "
    "master, oracle.",
)
@click.option("--seed", type=int, help="Make the draws repeatable.")
@option_option
@language_option
@click.option(
    "--record",
    metavar="FILE",
    help="Where to keep the game; by default a new file in your data folder (HEYDAY_DATA).",
)
@click.option("--resume", metavar="FILE", help="Go on with an unfinished game.")
@click.option("--pause", type=click.FloatRange(0, 60), help="Seconds after a bot's action.")
@click.option("--confirm/--no-confirm", default=None, help="Ask before an action ends your turn.")
@backend_option
@click.pass_context
def command(
    context: click.Context,
    game: str | None,
    players: int | None,
    seats: str | None,
    seed: int | None,
    options: tuple[str, ...],
    language: str,
    record: str | None,
    resume: str | None,
    pause: float | None,
    confirm: bool | None,
    backend: str | None,
) -> None:
    """Play in the browser; GAME, or any option, plays in the terminal.

    There it is by default Gods against one apprentice. Every action is saved at once.
    """
    if nothing_asked(context) and in_browser(context):
        return
    use_backend(backend, "numba" if searches(seats, resume) else "python")
    from heyday.cli.terminal.keeper import CannotKeep

    if resume and (options or any(x is not None for x in (players, seats, seed, record))):
        raise Problem("--resume takes players, seats, seed, options and the file from the record")
    try:
        if resume:
            match, keeper = resumed(resume)
        else:
            names = seats_of(seats, players)
            match, keeper = begun(game or "gods", names, seed, options, record)
    except CannotKeep as error:
        raise Problem(str(error)) from error
    with keeper:
        play(match, keeper, language, pause, confirm, resume)


def nothing_asked(context: click.Context) -> bool:
    """Whether the command was given alone."""
    given = (context.get_parameter_source(name) for name in context.params)
    return not any(source is ParameterSource.COMMANDLINE for source in given)


def in_browser(context: click.Context) -> bool:
    """Open the browser on a server that runs, or on a new one; return whether that is possible.

    It takes what `pip install heyday[server]` brings, and the pages, which an install has.
    """
    if not find_spec("fastapi"):
        return False
    from heyday.cli import serve
    from heyday.server.static import FOLDER

    if not (FOLDER / "index.html").is_file():
        return False
    if serve.answers(PORT):
        click.echo(f"heyday is already at http://127.0.0.1:{PORT}/")
        click.launch(f"http://127.0.0.1:{PORT}/")
    else:
        context.invoke(serve.command, port=PORT if serve.is_free(PORT) else 0, opens=True)
    return True


def searches(seats: str | None, resume: str | None) -> bool:
    """Whether somebody at the table searches, which takes compiled rules; if they are not, say so.

    Without such a bot the game begins at once, under CPython.
    """
    named = (seats or "").split(",")
    if resume and Path(resume).is_file():
        text = Path(resume).read_text(encoding="utf-8", errors="replace")
        named += [line.partition(": ")[2] for line in text.splitlines() if line[:5] == "seat "]
    if not {name.strip() for name in named} & set(SEARCHERS):
        return False
    click.echo("This bot thinks in compiled code. The first time, compiling takes about a minute.")
    return True


def seats_of(seats: str | None, players: int | None) -> list[str]:
    """Return who sits where."""
    from heyday import bots

    if seats is None:
        return ["you"] + ["apprentice"] * ((2 if players is None else players) - 1)
    names = [name.strip() for name in seats.split(",")]
    if players is not None and len(names) != players:
        raise Problem(f"--seats names {len(names)} seats, but --players is {players}")
    for name in names:
        if not name:
            raise Problem(f"--seats {seats}: a seat has no name")
        near = bots.similar(name)
        if name not in bots.NAMES and near:
            raise Problem(f"there is no bot {name!r}: did you mean {near}?")
    return names


def begun(
    name: str, seats: list[str], seed: int | None, options: tuple[str, ...], record: str | None
) -> tuple[Match, Keeper]:
    """Begin a game, and its record."""
    from heyday.cli.terminal.keeper import Keeper
    from heyday.match.match import Match
    from heyday.match.secret import new_secret, secret_from_seed

    game = get_game(name)
    check_players(game, len(seats))
    chosen = read_options(game, options)
    secret = new_secret() if seed is None else secret_from_seed(name, seed)
    keeper = Keeper.new(Path(record), secret) if record else Keeper.fresh(name, secret)
    match = Match(game, len(seats), seats=seats, options=chosen, secret=secret, keep=keeper.write)
    return match.begin(), keeper


def resumed(file: str) -> tuple[Match, Keeper]:
    """Go on with a record. One whose end was cut off is left alone and continued in a new file."""
    from heyday.cli.terminal.keeper import Keeper, kept_secret
    from heyday.match.record import read_record
    from heyday.match.replay import replay
    from heyday.match.secret import commitment

    text = read_file(file)
    path = Path(file)
    whole = text[: text.rfind("\n") + 1]  # a line without its end was never acted upon
    with record_errors(file):
        record = read_record(whole)
        record.secret = record.secret or kept_secret(path)
        match = replay(record)
    if match.over:
        raise Problem(f"{file}: this game is over; heyday replay {file} shows it")
    if record.secret is None or commitment(record.secret) != record.commitment:
        raise Problem(f"{file}: its secret is not kept beside it, so no draw can be made")
    if whole == text:
        keeper = Keeper.again(path)
    else:
        keeper = Keeper.beside(path, record.secret)
        for line in whole.splitlines():
            keeper.write(line)
    match.keep = keeper.write
    return match, keeper


def play(
    match: Match,
    keeper: Keeper,
    language: str,
    pause: float | None,
    confirm: bool | None,
    resume: str | None,
) -> None:
    """Play a game to its end, or until the player leaves."""
    from rich.console import Console
    from rich.text import Text

    from heyday.cli.terminal.commands import Quit
    from heyday.cli.terminal.session import Manner, Session
    from heyday.cli.terminal.words import Words

    console = Console(highlight=False)
    person = at_terminal()
    words = Words(match.game, language)

    def say(message: str, **values: object) -> None:
        console.print(Text(words.say(message, **values)), soft_wrap=True)

    manner = Manner(
        pause=(PAUSE if person else 0.0) if pause is None else pause,
        confirm=person if confirm is None else confirm,
        clear=person,
    )
    say("resumed" if resume else "begin", seats=", ".join(match.seats), ply=match.ply)
    moved = resume is not None and Path(resume) != keeper.path
    say("continues-in" if moved else "recording", path=str(keeper.path))
    say("commitment", hash=match.commitment)
    try:
        session = Session(match, words, console, str(keeper.path), manner)
        with thinkers(match) as session.bots:
            session.run()
    except Quit:
        say("quit", path=str(keeper.path))
        say("quit-resume", path=str(keeper.path))
    except KeyboardInterrupt:
        raise KeyboardInterrupt(
            f"stopped; the game is kept, to go on: heyday play --resume {keeper.path}"
        ) from None
    except OSError as error:
        raise Problem(f"{keeper.path} cannot be written: {error.strerror or error}") from error


@contextmanager
def thinkers(match: Match) -> Iterator[dict[int, Bot]]:
    """Seat the bots that search; they share a process, so that none can bring the game down."""
    names = {seat: name for seat, name in enumerate(match.seats) if name in SEARCHERS}
    if not names:
        yield {}
        return
    from heyday.bots.worker import Worker, WorkerBot

    game = match.game
    with Worker([(game.name, name) for name in sorted(set(names.values()))]) as worker:
        yield {seat: WorkerBot(name, game, worker=worker) for seat, name in names.items()}
