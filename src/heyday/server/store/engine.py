"""Databases, by their address: SQLite in a file, or PostgreSQL."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, create_engine, event, exc
from sqlalchemy.engine import make_url

FILE = "heyday.sqlite3"
BUSY = 10_000  # ms to wait for another process that writes
PATIENCE = 6.0  # seconds that anybody waits for a database that says nothing
LOST = {  # when a connection to PostgreSQL is given up whose other end is gone
    "connect_timeout": 5,
    "tcp_user_timeout": 10_000,  # ms
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
}


class BadDatabase(ValueError):
    """A database cannot be used; says why."""


def address(database: str | None, data: Path) -> str:
    """Return the address of a database: the one that is named, or a file in the data folder."""
    if database is None:
        return f"sqlite:///{data / FILE}"
    try:
        url = make_url(database)
    except exc.ArgumentError as error:
        raise BadDatabase(f"{database!r} is no address of a database") from error
    kind = url.get_backend_name()
    if kind == "postgresql":
        return url.set(drivername="postgresql+psycopg").render_as_string(hide_password=False)
    if kind == "sqlite" and url.database not in (None, "", ":memory:"):
        return database
    raise BadDatabase("expected postgresql://… or sqlite:///FILE")


def file_of(url: str) -> Path | None:
    """Return the file of an SQLite database."""
    found = make_url(url)
    return Path(found.database or "") if found.get_backend_name() == "sqlite" else None


def open_engine(url: str) -> Engine:
    """Return the way to a database; nothing is read or written yet.

    Its errors do not tell what was to be stored: they go into logs, which know no names.
    """
    if not url.startswith("sqlite"):
        pool = {"pool_size": 8, "max_overflow": 8, "pool_pre_ping": True, "pool_timeout": PATIENCE}
        return create_engine(url, hide_parameters=True, connect_args=lost(url), **pool)
    engine = create_engine(url, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def _set_up(connection: Any, record: Any) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")  # a commit is on the disk
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.execute(f"PRAGMA busy_timeout={BUSY}")
        cursor.execute("PRAGMA temp_store=MEMORY")  # else each commit makes and removes a file
        cursor.close()

    return engine


def lost(url: str) -> dict[str, Any]:
    """Return when a connection is given up, unless the address of the database says so."""
    return {name: value for name, value in LOST.items() if name not in make_url(url).query}


def silent() -> exc.TimeoutError:
    """Return what somebody is told who has waited long enough."""
    return exc.TimeoutError("the database says nothing")


def config(url: str) -> Config:
    """Return what Alembic needs to know."""
    found = Config()
    found.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    found.set_main_option("sqlalchemy.url", url.replace("%", "%%"))
    return found


def migrate(url: str) -> None:
    """Bring a database to the schema of this version, from nothing or from any released one."""
    command.upgrade(config(url), "head")


def schema_version(engine: Engine) -> str | None:
    """Return the schema that a database has, None if it is empty."""
    with engine.connect() as connection:
        return MigrationContext.configure(connection).get_current_revision()


def newest_schema() -> str | None:
    """Return the schema of this version."""
    return ScriptDirectory.from_config(config("")).get_current_head()
