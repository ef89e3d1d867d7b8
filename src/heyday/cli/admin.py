"""`heyday admin`: looking after the tables of a server."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from heyday.cli.common import Problem, json_option, print_json, progress_bar, use_backend
from heyday.cli.databases import address_of, database_options

if TYPE_CHECKING:
    from sqlalchemy import Engine


@click.group("admin")
def command() -> None:
    """Look after the tables of a server; it may go on running."""


@contextmanager
def engine_of(url: str) -> Iterator[Engine]:
    """Use a database; say in one line why it cannot be used."""
    from heyday.server.store.engine import open_engine

    with database_errors():
        engine = open_engine(url)
        try:
            yield engine
        finally:
            engine.dispose()


@contextmanager
def database_errors() -> Iterator[None]:
    """Say in one line why a database cannot be used."""
    from sqlalchemy.exc import SQLAlchemyError

    from heyday.server.store.engine import BadDatabase

    try:
        yield
    except BadDatabase as error:
        raise Problem(str(error)) from error
    except SQLAlchemyError as error:
        raise Problem(f"the database cannot be used: {str(error).splitlines()[0]}") from error


@command.command("list")
@database_options
@click.option("--state", type=click.Choice(["gathering", "playing", "over", "record"]))
@click.option("--most", type=click.IntRange(1), default=50, show_default=True)
@json_option
def list_tables(
    data: str | None, database: str | None, state: str | None, most: int, as_json: bool
) -> None:
    """List tables, the last changed first."""
    use_backend(None, "python")
    url = address_of(data, database)
    from heyday.server.store import upkeep

    with engine_of(url) as engine:
        found = upkeep.listed(engine, state, most)
    if as_json:
        print_json([vars(table) for table in found])
        return
    for table in found:
        changed = time.strftime("%Y-%m-%d %H:%M", time.gmtime(table.changed))
        click.echo(f"{table.id}  {table.game:7} {table.state:9} {table.ply:4} actions  {changed}")
    click.echo(f"{len(found)} tables")


@command.command("inspect")
@click.argument("table")
@database_options
@click.option("--record", "only_record", is_flag=True, help="Print the record and nothing else.")
@json_option
def inspect(
    table: str, data: str | None, database: str | None, only_record: bool, as_json: bool
) -> None:
    """Show one table: who sits there, and what happened; never a secret before the end."""
    use_backend(None, "python")
    url = address_of(data, database)
    from heyday.server.store import upkeep
    from heyday.server.summary import summary

    with engine_of(url) as engine, engine.connect() as connection:
        found = upkeep.load(connection, table)
    if found is None:
        raise Problem(f"there is no table {table}")
    if only_record:
        click.echo("\n".join(found.lines))
        return
    shown = summary(found, None) | {"broken": found.broken, "lines": found.lines}
    if as_json:
        print_json(shown)
        return
    for name in ("id", "game", "state", "ply", "version", "to_move", "broken"):
        click.echo(f"{name}: {shown[name]}")
    for seat in shown["seats"]:
        click.echo(f"seat {seat['seat']}: {seat['kind']} {seat['name']}")


@command.command("replay")
@database_options
@json_option
def replay_all(data: str | None, database: str | None, as_json: bool) -> int:
    """Play every game again, and report those that break. The exit code is 1 if any does."""
    use_backend(None, "python")
    url = address_of(data, database)
    from heyday.server.store import upkeep

    wrong = {}
    with engine_of(url) as engine, progress_bar() as bar:
        task = bar.add_task("Playing every game again", total=upkeep.counted(engine))
        done = 0
        for id, problem in upkeep.broken(engine):
            done += 1
            bar.update(task, completed=done)
            if problem:
                wrong[id] = problem
    if as_json:
        print_json({"tables": done, "broken": wrong})
    else:
        for id, problem in wrong.items():
            click.echo(f"{id}: {problem}")
        click.echo(f"{done} tables, {len(wrong)} broken")
    return 1 if wrong else 0


@command.command("backup")
@click.argument("file", metavar="FILE")
@database_options
def backup(file: str, data: str | None, database: str | None) -> None:
    """Copy the SQLite database to a new FILE, as it is at this moment."""
    use_backend(None, "python")
    url = address_of(data, database)
    from heyday.server.store import upkeep

    with database_errors():
        try:
            upkeep.back_up(url, Path(file))
        except OSError as error:
            raise Problem(f"{file} cannot be written: {error.strerror or error}") from error
    click.echo(f"{file} holds all tables")


@command.command("move")
@click.argument("target", metavar="URL")
@database_options
def move(target: str, data: str | None, database: str | None) -> None:
    """Copy everything into the empty database at URL, from SQLite to PostgreSQL or back.

    End the server first: what is played meanwhile would stay behind.
    """
    use_backend(None, "python")
    url = address_of(data, database)
    from heyday.server.store import upkeep
    from heyday.server.store.engine import address

    with database_errors(), progress_bar() as bar:
        task = bar.add_task("Copying")
        rows = upkeep.move(
            url,
            address(target, Path()),
            lambda done, of: bar.update(task, completed=done, total=of),
        )
    click.echo(f"{rows} rows copied")
