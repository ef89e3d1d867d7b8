"""`heyday verify`: is a record what it claims to be?"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import click

from heyday.cli.common import (
    Problem,
    backend_option,
    good_part,
    json_option,
    print_json,
    read_file,
    record_errors,
    use_backend,
)

if TYPE_CHECKING:
    from heyday.match.replay import Verdict


@click.command("verify")
@click.argument("file")
@click.option(
    "--content",
    metavar="FILE",
    help="What the game was played with, if that is not what heyday has now: a server gives it "
    "at /api/contents/DIGEST, with the digest that the record names.",
)
@json_option
@backend_option
def command(file: str, content: str | None, as_json: bool, backend: str | None) -> int:
    """Check a record: every action, the result, and that no draw was chosen.

    Exit code 0 if the game is proven, or consistent as far as it goes; 1 if something is wrong.
    """
    use_backend(backend, "python")
    from heyday.match.record import read_record
    from heyday.match.replay import replay, verify

    text = read_file(file)
    if content is not None:
        know(content)
    with record_errors(file):
        record = read_record(text)
        if record.truncated:
            good = replay(record).ply
            raise Problem(f"{file}: {record.truncated}{good_part(file, good)}")
        verdict = verify(text)
    if as_json:
        print_json(
            {
                "file": file,
                "game": record.game,
                "actions": verdict.actions,
                "over": verdict.over,
                "proven": verdict.proven,
                "problems": list(verdict.problems),
            }
        )
    else:
        click.echo(sentence(verdict))
    return 1 if verdict.problems else 0


def know(path: str) -> None:
    """Let games be replayed with the content of a file."""
    from heyday import games

    try:
        data = json.loads(read_file(path))
        games.know(data["game"], {str(name): str(text) for name, text in data["files"].items()})
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise Problem(f"{path}: this is not content of a game, as a server gives it") from error


def sentence(verdict: Verdict) -> str:
    """Return what the check found, in words."""
    if verdict.problems:
        return "\n".join(f"Wrong: {problem}" for problem in verdict.problems)
    if verdict.over and verdict.proven:
        return (
            f"Proven: {verdict.actions} legal actions, the result is right, and every draw "
            "comes from the secret that was committed to at the start."
        )
    if verdict.over:
        return (
            f"Consistent: {verdict.actions} legal actions, and the result is right. The secret is "
            "not told, so the draws cannot be checked."
        )
    if verdict.proven:
        return (
            f"Proven: {verdict.actions} legal actions, then the game was given up, and every draw "
            "comes from the secret that was committed to at the start."
        )
    return (
        f"Unfinished: {verdict.actions} legal actions so far. The draws can be checked when the "
        "game is over and its secret is told."
    )
