"""What commands share: the backend, the game and its options, records, and clear errors."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

if TYPE_CHECKING:
    from rich.progress import Progress

    from heyday.kit.game import Game
    from heyday.match.record import Record

F = TypeVar("F", bound=Callable[..., Any])


class Problem(click.ClickException):
    """Bad input: said in one line, exit code 2."""

    exit_code = 2


# ---- backend and game ----


def use_backend(wish: str | None, default: str) -> None:
    """Choose the backend; what the command line or the environment says comes before `default`."""
    if wish:
        os.environ["HEYDAY_BACKEND"] = wish
    elif not os.environ.get("HEYDAY_BACKEND"):
        if default == "numba" and find_spec("numba") is None:
            default = "python"
        os.environ["HEYDAY_BACKEND"] = default
    try:
        import heyday.kit.backend  # noqa: F401 - from here on the backend stands
    except ValueError as error:
        raise Problem(str(error)) from error


def backend_option(function: F) -> F:
    """Add `--backend`."""
    return click.option(
        "--backend",
        type=click.Choice(["python", "numba"]),
        help="How the rules are run; HEYDAY_BACKEND says it for all commands.",
    )(function)


def option_option(function: F) -> F:
    """Add `--option NAME=VALUE`."""
    return click.option(
        "--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game."
    )(function)


def json_option(function: F) -> F:
    """Add `--json`."""
    return click.option("--json", "as_json", is_flag=True, help="Print JSON and nothing else.")(
        function
    )


def language_option(function: F) -> F:
    """Add `--language`."""
    return click.option(
        "--language",
        type=click.Choice(["en", "de", "ja"]),
        default=default_language,
        help="By default the terminal's, if it is one of them.",
    )(function)


def default_language() -> str:
    """Return the language of the terminal, English if we do not speak it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return value[:2] if value[:2] in ("de", "ja") else "en"
    return "en"


def get_game(name: str) -> Game:
    """Return a game by its name."""
    from heyday import games

    try:
        return games.get(name)
    except (KeyError, ImportError) as error:
        raise Problem(str(error.args[0])) from error


def get_own_game(name: str) -> Game:
    """Return a game of ours: what is known of it cannot be had of a game from outside."""
    from heyday import games

    if not get_game(name).ours:
        raise Problem(f"too little is known of {name}: expected {' or '.join(games.NAMES)}")
    return games.get(name)


def read_options(game: Game, options: tuple[str, ...]) -> dict[str, str]:
    """Return the options that the command line gives."""
    from heyday.kit.game import BadOption

    found = {}
    for option in options:
        name, equals, value = option.partition("=")
        if not equals:
            raise Problem(f"--option {option}: expected NAME=VALUE")
        found[name.strip()] = value.strip()
    try:
        game.option_bits(found)
    except BadOption as error:
        raise Problem(str(error)) from error
    return found


def check_players(game: Game, players: int) -> None:
    """Refuse a number of players that the game cannot be played by."""
    if players not in game.players:
        raise Problem(f"{game.title} is for {game.players[0]} to {game.players[-1]} players")


# ---- records ----


def read_file(path: str) -> str:
    """Return the text of a record."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise Problem(f"{path} is not a text file: a record is plain UTF-8") from error
    except OSError as error:
        raise Problem(f"{path} cannot be read: {error.strerror or error}") from error
    if "\0" in text:
        raise Problem(f"{path} is not a text file: a record is plain UTF-8")
    return text


@contextmanager
def record_errors(path: str) -> Iterator[None]:
    """Say clearly what is wrong with a record, and which part of it is good."""
    from heyday.match.record import BadRecord
    from heyday.match.replay import OtherRules

    try:
        yield
    except BadRecord as error:
        where = f"{path}, line {error.line}" if error.line else path
        raise Problem(f"{where}: {error.why}{good_part(path, error.valid)}") from error
    except OtherRules as error:
        raise Problem(f"{path}: {error}") from error


def good_part(path: str, valid: int | None) -> str:
    """Return how to see the actions of a broken record that are good."""
    if valid is None:
        return ""
    return f" (the {valid} actions before it are good: heyday replay {path} --at {valid})"


def read_good_part(text: str) -> Record:
    """Return what can be read of a record, up to the first line that cannot."""
    from heyday.match.record import BadRecord, read_record

    try:
        return read_record(text)
    except BadRecord as error:
        if error.valid is None:
            raise
        lines = text.splitlines()[: error.line - 1]
        return read_record("\n".join(lines) + "\n")


# ---- output ----


def print_json(data: object) -> None:
    """Print data for programs."""
    click.echo(json.dumps(data, ensure_ascii=False, indent=2))


def at_terminal() -> bool:
    """Whether a person types and reads here; if so, their lines can be edited and recalled."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return False
    with suppress(ImportError):  # not on Windows
        import readline  # noqa: F401
    return True


def progress_bar() -> Progress:
    """Return a progress bar on stderr, which vanishes when it is done."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    console = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
