"""`heyday content`: what a box contains, and whether an owner's corrections of it can be right."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from heyday import games
from heyday.cli.common import Problem, json_option, print_json, use_backend

if TYPE_CHECKING:
    from heyday.kit.content import Content

UNCERTAIN = "likely, not certain"


@click.group("content")
def command() -> None:
    """Check what a game's box contains, and an owner's corrections of it."""


@command.command("check")
@click.argument("game", metavar="GAME")
@click.option(
    "--with",
    "corrections",
    metavar="DIR",
    help="Your corrections: a folder with known/ and filled/, or with a subfolder for the game.",
)
@json_option
def check(game: str, corrections: str | None, as_json: bool) -> int:
    """Check the content of a game: its form, and what must hold in the box as a whole.

    Exit code 0 if all is well, 1 if the content breaks a constraint. To play with your corrections,
    set HEYDAY_CONTENT to a folder that holds them in a subfolder for the game.
    """
    use_backend(None, "python")
    if game not in games.NAMES:
        raise Problem(f"there is no content of {game!r}: expected {' or '.join(games.NAMES)}")
    content = loaded(game, folder_of(game, corrections))
    problems = broken(game, content)
    certain = [problem for problem in problems if UNCERTAIN not in problem]
    if as_json:
        print_json({"game": game, "digest": content.digest(), "problems": problems})
    else:
        for problem in problems:
            click.echo(problem)
        click.echo(verdict(game, content, problems, certain))
    return 1 if certain else 0


def folder_of(game: str, corrections: str | None) -> Path | None:
    """Return the folder of a game's corrections."""
    if corrections is None:
        return None
    folder = Path(corrections)
    if not folder.is_dir():
        raise Problem(f"--with {corrections}: expected a folder")
    return folder / game if (folder / game).is_dir() else folder


def loaded(game: str, corrections: Path | None) -> Content:
    """Return the content, or say what is wrong with its form."""
    from heyday.kit.content import BadContent

    schema: Any = import_module(f"heyday.games.{game}.schema")
    try:
        content: Content = schema.load(corrections)
    except BadContent as error:
        raise Problem(str(error)) from error
    return content


def broken(game: str, content: Content) -> list[str]:
    """Return the constraints that the content breaks."""
    name = f"heyday.games.{game}.constraints"
    if find_spec(name) is None:
        return []
    found: list[str] = import_module(name).check(content)
    return found


def verdict(game: str, content: Content, problems: list[str], certain: list[str]) -> str:
    """Return the result in a sentence."""
    if certain:
        return f"{game}: {len(certain)} constraints are broken"
    doubts = f", {len(problems)} doubts" if problems else ""
    return f"{game}: the content is sound{doubts} (digest {content.digest()})"
