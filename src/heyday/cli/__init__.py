"""The command line: one file per command, and the only place that prints.

A command is imported when it is called, so that help comes at once. Each sets its backend before it
imports anything of `heyday.kit`, which is why commands import the rest inside their functions.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module

import click

from heyday import __version__

COMMANDS = {
    "play": "Play in the browser, or with the name of a game in the terminal.",
    "replay": "Look at a recorded game, at any moment of it.",
    "review": "See how a recorded game went, where it was decided, and what was better.",
    "serve": "Run tables for people and bots, in the browser.",
    "admin": "Look after the tables of a server: list, inspect, replay, back up, move.",
    "verify": "Check a record: every action, the result, and that no draw was chosen.",
    "perft": "Count the lines of play from the start of a game.",
    "fuzz": "Play random games and look for broken promises of the rules.",
    "arena": "Let bots play against each other, and see what it proves.",
    "ladder": "Let every level of bots play against the one below.",
    "balance": "See how fair and how varied a game is, from many games of a bot against itself.",
    "bench": "Measure the engine.",
    "selfplay": "Let bots play, and keep every decision as data to learn from.",
    "learn": "Let a net teach itself a game.",
    "gate": "Let a net prove that it is stronger than the one that comes with us.",
    "gpu": "Compile the rules for GPUs, and measure them there.",
    "content": "Check what a game's box contains, and an owner's corrections of it.",
    "warm": "Compile the rules now, so that nothing has to wait for it later.",
}
BAD_INPUT = 2
INTERRUPTED = 130


class LazyGroup(click.Group):
    """The commands, each loaded from its own file when it is needed."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            return None
        command: click.Command = import_module(f"heyday.cli.{name}").command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


@click.group(cls=LazyGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, message="heyday %(version)s")
def heyday() -> None:
    """The digital edition of the board games Gods and Gentes."""


def run(arguments: Sequence[str]) -> int:
    """Run a command line; return its exit code. What went wrong is said in one line."""
    try:
        with heyday.make_context("heyday", list(arguments)) as context:
            code = heyday.invoke(context)
        return code if isinstance(code, int) else 0
    except click.exceptions.NoArgsIsHelpError as error:
        click.echo(error.ctx.get_help() if error.ctx else "", err=True)
        return BAD_INPUT
    except click.exceptions.Exit as done:
        return done.exit_code
    except click.ClickException as error:
        _complain(error.format_message())
        return BAD_INPUT
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except (KeyboardInterrupt, click.Abort) as stop:
        if sys.stdout.isatty():
            click.echo()  # behind the ^C
        _complain(str(stop) or "stopped")
        return INTERRUPTED


def _complain(message: str) -> None:
    """Say what is wrong, in exactly one line."""
    click.echo(f"heyday: {' '.join(message.split())}", err=True)


def main() -> None:
    """Run the command `heyday`."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    sys.exit(run(sys.argv[1:]))
