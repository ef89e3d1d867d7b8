"""What an administrator does with a database, while a server may be using it."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, func, insert, select
from sqlalchemy.exc import SQLAlchemyError

from heyday.server import lost
from heyday.server.errors import Refused
from heyday.server.store import contents, schema
from heyday.server.store.engine import BadDatabase, file_of, migrate, open_engine
from heyday.server.store.store import events_of
from heyday.server.table import Table

ORDER = (
    *(schema.players, schema.tokens, schema.links, schema.tables, schema.events, schema.seats),
    *(schema.reviews, schema.notices, schema.settings, schema.contents),
)  # a lease is nobody's in another database
ROWS = 500

Tell = Callable[[int, int], None]


@dataclass(frozen=True)
class Listed:
    """A table in a list."""

    id: str
    game: str
    state: str
    ply: int
    version: int
    created: float
    changed: float


def listed(engine: Engine, state: str | None, most: int) -> list[Listed]:
    """Return tables, the last changed first."""
    kept = schema.tables.c
    query = select(
        kept.id, kept.game, kept.state, kept.ply, kept.version, kept.created, kept.changed
    )
    if state:
        query = query.where(kept.state == state)
    with engine.connect() as connection:
        rows = connection.execute(query.order_by(kept.changed.desc()).limit(most))
        return [Listed(*row) for row in rows]


def load(connection: Connection, id: str) -> Table | None:
    """Return a table."""
    contents.learn(connection)
    try:
        return _load(connection, id)
    except Refused as refusal:
        raise BadDatabase(refusal.text()) from refusal


def _load(connection: Connection, id: str) -> Table | None:
    kept = schema.tables.c
    row = connection.execute(select(kept.secret).where(kept.id == id)).first()
    return lost.load(id, row.secret, events_of(connection, id)) if row else None


def counted(engine: Engine) -> int:
    """Return how many tables there are."""
    with engine.connect() as connection:
        return int(connection.execute(select(func.count()).select_from(schema.tables)).scalar_one())


def broken(engine: Engine) -> Iterator[tuple[str, str]]:
    """Play every game again; yield each table's id, and what is wrong with it or nothing."""
    with engine.connect() as connection:
        contents.learn(connection)
        ids = connection.execute(select(schema.tables.c.id).order_by(schema.tables.c.created))
        for id in ids.scalars().all():
            yield id, wrong_with(connection, id)


def wrong_with(connection: Connection, id: str) -> str:
    """Return what is wrong with a table, if anything is."""
    try:
        return _wrong_with(connection, id)
    except SQLAlchemyError:
        raise
    except Exception as error:  # whatever it is, the other tables have their turn
        return f"it cannot be read: {type(error).__name__}: {error}"


def _wrong_with(connection: Connection, id: str) -> str:
    from heyday.match.replay import verify

    table = _load(connection, id)
    if table is None or not table.lines:
        return ""
    if table.broken:
        return table.broken
    return "; ".join(verify("\n".join(table.lines) + "\n").problems)


def back_up(url: str, target: Path) -> None:
    """Copy an SQLite database as it is at one moment, while a server uses it.

    Nobody else may read the copy: it holds the secrets of games.
    """
    source = file_of(url)
    if source is None:
        raise BadDatabase("PostgreSQL is backed up by its own pg_dump")
    if not source.is_file():
        raise BadDatabase(f"{source} does not exist")
    try:
        target.touch(mode=0o600, exist_ok=False)
    except FileExistsError as error:
        raise BadDatabase(f"{target} exists: choose another name") from error
    with sqlite3.connect(source) as old, sqlite3.connect(target) as new:
        old.backup(new)
    old.close()
    new.close()


def move(source: str, target: str, tell: Tell) -> int:
    """Copy everything into an empty database; return how many rows that were."""
    migrate(source)
    migrate(target)
    old, new = open_engine(source), open_engine(target)
    try:
        with old.connect() as reading, new.begin() as writing:
            return copied(reading, writing, tell)
    finally:
        old.dispose()
        new.dispose()


def copied(reading: Connection, writing: Connection, tell: Tell) -> int:
    """Copy all rows; return how many those were."""
    total, done = sum(size(reading, rows) for rows in ORDER), 0
    if any(size(writing, rows) for rows in ORDER):
        raise BadDatabase("the database to move to is not empty")
    for rows in ORDER:
        found = reading.execute(select(rows)).mappings()
        for part in found.partitions(ROWS):
            writing.execute(insert(rows), [dict(row) for row in part])
            done += len(part)
            tell(done, total)
    return done


def size(connection: Connection, rows: Any) -> int:
    """Return how many rows there are."""
    return int(connection.execute(select(func.count()).select_from(rows)).scalar_one())
