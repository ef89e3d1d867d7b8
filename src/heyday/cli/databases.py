"""What `serve` and `admin` share: where the tables are kept."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar

import click

from heyday.cli.common import Problem
from heyday.cli.terminal.keeper import data_folder

F = TypeVar("F", bound=Callable[..., Any])
NEEDED = (
    "fastapi",
    "uvicorn",
    "sqlalchemy",
    "alembic",
    "msgspec",
    "prometheus_client",
    "pywebpush",
)


def database_options(function: F) -> F:
    """Add `--data` and `--database`."""
    function = click.option(
        "--database",
        metavar="URL",
        envvar="HEYDAY_DATABASE",
        help="postgresql://USER:PASSWORD@HOST/NAME, instead of a file in the data folder.",
    )(function)
    return click.option(
        "--data", metavar="DIR", help="Where the tables are kept; by default in your data folder."
    )(function)


def check_installed() -> None:
    """Say what to install if the server is not."""
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise Problem(f"{missing[0]} is not installed: pip install 'heyday[server]'")


def address_of(data: str | None, database: str | None, create: bool = False) -> str:
    """Return the address of the database that the options name."""
    check_installed()
    from heyday.server.store.engine import BadDatabase, address, file_of

    folder = Path(data) if data else data_folder().parent / "server"
    try:
        found = address(database, folder)
    except BadDatabase as error:
        raise Problem(f"--database: {error}") from error
    if database is None and create:
        try:
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        except OSError as error:
            raise Problem(f"{folder} cannot be used: {error.strerror or error}") from error
    file = file_of(found)
    if file is not None and not create and not file.is_file():
        raise Problem(f"{file} does not exist: no server has kept tables there")
    return found
