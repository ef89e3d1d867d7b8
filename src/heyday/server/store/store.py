"""The store: what is asked of the database, in the words of the server.

Reads run in threads; everything that is written goes through the one writer.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine, bindparam, delete, exc, insert, select, text, update

from heyday.server.errors import Conflict
from heyday.server.events import Event
from heyday.server.store import claims, contents, engine, schema
from heyday.server.store.engine import migrate, open_engine
from heyday.server.store.writer import EventRow, Job, Writer

T = TypeVar("T")
Row = dict[str, Any]
READERS = 12  # threads
CHANNEL = "heyday_events"
NOTIFY = text("SELECT pg_notify(:channel, :said)")

__all__ = ["CHANNEL", "Row", "Store", "TableRow"]


class TableRow(NamedTuple):
    """What is known of a table beside its events, in the order of the writer's rows."""

    id: str
    state: str
    listed: bool
    changed: float
    version: int
    ply: int
    wakes: float | None


class Store:
    """A database, brought to the schema of this version."""

    def __init__(self, url: str) -> None:
        migrate(url)
        self.url = url
        self.shared = not url.startswith("sqlite")  # with other processes
        self.process = secrets.token_hex(8)
        self.engine: Engine = open_engine(url)
        self.readers = ThreadPoolExecutor(READERS, "heyday-reader")
        self.writer = Writer(self.engine, self._tell if self.shared else None)
        contents.keep(self.engine)
        with self.engine.connect() as connection:
            contents.learn(connection)

    def close(self) -> None:
        """Write what waits, leave all tables to other processes, and let go of the database."""
        self.writer.close()
        self.readers.shutdown(wait=False, cancel_futures=True)
        if self.shared:
            with suppress(exc.SQLAlchemyError), self.engine.begin() as connection:
                connection.execute(
                    delete(schema.leases).where(schema.leases.c.owner == self.process)
                )
        self.engine.dispose()

    def _tell(self, connection: Connection, events: Sequence[EventRow]) -> None:
        newest = {row[0]: row[1] for row in events}
        said = [
            {"channel": CHANNEL, "said": json.dumps([self.process, table, version])}
            for table, version in newest.items()
        ]
        connection.execute(NOTIFY, said)

    async def say(self, message: Row) -> None:
        """Tell the other processes something that is not kept."""
        await self.write(lambda connection: self.say_with(connection, message))

    def say_with(self, connection: Connection, message: Row) -> None:
        """Tell the other processes something as soon as what is written with it is stored."""
        if self.shared:
            said = json.dumps({"from": self.process} | message)
            connection.execute(NOTIFY, {"channel": CHANNEL, "said": said})

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Return what a question to the database finds."""

        def ask() -> T:
            with self.engine.connect() as connection:
                return work(connection)

        try:
            asking = asyncio.get_running_loop().run_in_executor(self.readers, ask)
            return await asyncio.wait_for(asking, engine.PATIENCE)
        except TimeoutError:
            raise engine.silent() from None

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Return when something is stored."""
        found: T = await self.writer.write(Job(work=work))
        return found

    async def settle(self) -> None:
        """Return when all that was to be written before is stored, or never will be."""
        await self.write(lambda connection: None)

    # ---- tables ----

    async def append(
        self, row: TableRow, event: Event, also: Callable[[Connection], Any] | None = None
    ) -> None:
        """Add an event to a table; raises Conflict if another process was faster."""
        stored = (row.id, event.version, event.kind, event.at, event.text())
        await self.writer.write(Job(stored, row, also))

    async def open_table(
        self, row: TableRow, game: str, secret: bytes | None, events: Sequence[Event]
    ) -> None:
        """Store a new table with its first events."""
        await self.write(opening(row, game, secret, events))

    async def load(self, table: str, after: int = 0) -> tuple[Row | None, list[Event]]:
        """Return what is known of a table, and its events after a version."""

        def work(connection: Connection) -> tuple[Row | None, list[Event]]:
            found = connection.execute(select(schema.tables).where(schema.tables.c.id == table))
            row = found.mappings().first()
            return (dict(row) if row else None), events_of(connection, table, after)

        return await self.read(work)

    async def versions(self, tables: Sequence[str]) -> list[tuple[str, int]]:
        """Return the versions that some tables have."""
        kept = schema.tables.c
        query = select(kept.id, kept.version).where(kept.id.in_(tables))
        return await self.read(lambda connection: [(id, v) for id, v in connection.execute(query)])

    async def tables_of(self, player: str, most: int = 100) -> list[str]:
        """Return the tables where a player has a seat, the last changed first."""
        query = (
            select(schema.tables.c.id)
            .join(schema.seats, schema.seats.c.game_table == schema.tables.c.id)
            .where(schema.seats.c.player == player)
            .distinct()
            .add_columns(schema.tables.c.changed)
            .order_by(schema.tables.c.changed.desc())
            .limit(most)
        )
        return await self.read(lambda connection: [row[0] for row in connection.execute(query)])

    async def listed(self, most: int = 50) -> list[str]:
        """Return the tables that are listed and gathering, the newest first."""
        query = (
            select(schema.tables.c.id)
            .where(schema.tables.c.state == "gathering", schema.tables.c.listed.is_(True))
            .order_by(schema.tables.c.created.desc())
            .limit(most)
        )
        return await self.read(lambda connection: [row[0] for row in connection.execute(query)])

    async def due(self, before: float) -> list[tuple[str, int]]:
        """Return the tables where the server has something to do before a moment, as of when."""
        kept = schema.tables.c
        query = select(kept.id, kept.version).where(kept.wakes <= before).order_by(kept.wakes)
        return await self.read(lambda connection: [(id, v) for id, v in connection.execute(query)])

    async def put_off(self, tables: Sequence[tuple[str, int, float]]) -> None:
        """Write down when there is something to do, at tables that have not changed since."""
        rows = schema.tables
        here = (rows.c.id == bindparam("table")) & (rows.c.version == bindparam("as_of"))
        change = update(rows).where(here).values(wakes=bindparam("later"))
        values = [dict(zip(("table", "as_of", "later"), row, strict=True)) for row in tables]
        await self.write(lambda connection: connection.execute(change, values) and None)

    # ---- reviews and settings ----

    async def review(self, table: str, setting: str) -> dict[str, Any] | None:
        """Return a review that was made."""
        kept = schema.reviews.c
        query = select(kept.data).where(kept.game_table == table, kept.setting == setting)
        found = await self.read(lambda connection: connection.execute(query).scalar())
        return json.loads(found) if found else None

    async def keep_review(self, table: str, setting: str, data: dict[str, Any]) -> None:
        """Store a review."""
        kept = schema.reviews.c
        values = {"game_table": table, "setting": setting, "at": time.time()}
        values["data"] = json.dumps(data, ensure_ascii=False)

        def work(connection: Connection) -> None:
            old = (kept.game_table == table) & (kept.setting == setting)
            connection.execute(delete(schema.reviews).where(old))
            connection.execute(insert(schema.reviews), values)

        await self.write(work)

    async def setting(self, name: str, fresh: Callable[[], str]) -> str:
        """Return what is kept under a name; the first time, something fresh."""
        query = select(schema.settings.c.value).where(schema.settings.c.name == name)

        def work(connection: Connection) -> str:
            found = connection.execute(query).scalar()
            if found is None:
                found = fresh()
                connection.execute(insert(schema.settings), {"name": name, "value": found})
            return str(found)

        try:
            return await self.write(work)
        except Conflict:  # another one was faster
            return await self.write(work)

    # ---- leases ----

    async def lease(self, table: str, seconds: float) -> bool:
        """Return whether this process may let bots and clocks act at a table, for some time."""
        if not self.shared:
            return True
        try:
            return await self.write(
                lambda connection: claims.lease(connection, table, self.process, seconds)
            )
        except Conflict:  # another one was faster
            return False

    # ---- claims ----

    async def claim(self, name: str, seconds: float, how: Row) -> bool:
        """Return whether this process may do something, for some time; others see how far it is."""
        if not self.shared:
            return True
        try:
            return await self.write(
                lambda connection: claims.claim(connection, name, self.process, seconds, how)
            )
        except Conflict:  # another one was faster
            return False

    async def claimed(self, name: str) -> Row | None:
        """Return how far something is that a process does now."""
        if not self.shared:
            return None
        return await self.read(lambda connection: claims.claimed(connection, name))

    async def release(self, name: str) -> None:
        """Do something no longer."""
        if self.shared:
            await self.write(lambda connection: claims.release(connection, name, self.process))


def opening(
    row: TableRow, game: str, secret: bytes | None, events: Sequence[Event]
) -> Callable[[Connection], None]:
    """Return how to store a new table with its first events."""

    def work(connection: Connection) -> None:
        values = {"game": game, "created": row.changed, "secret": secret}
        connection.execute(insert(schema.tables), row._asdict() | values)
        for event in events:
            values = {"game_table": row.id, "version": event.version, "kind": event.kind}
            values |= {"at": event.at, "data": event.text()}
            connection.execute(insert(schema.events), values)
        seats = events[0].data["seats"]
        hold(connection, row.id, {nth: seat["player"] for nth, seat in enumerate(seats)})

    return work


def events_of(connection: Connection, table: str, after: int = 0) -> list[Event]:
    """Return the events of a table after a version."""
    kept = schema.events.c
    query = (
        select(kept.version, kept.kind, kept.at, kept.data)
        .where(kept.game_table == table, kept.version > after)
        .order_by(kept.version)
    )
    return [Event(v, kind, at, json.loads(data)) for v, kind, at, data in connection.execute(query)]


def hold(connection: Connection, table: str, holders: dict[int, str | None]) -> None:
    """Write down who holds seats of a table."""
    rows = schema.seats
    for seat, player in holders.items():
        mine = (rows.c.game_table == table) & (rows.c.seat == seat)
        connection.execute(delete(rows).where(mine))
        if player:
            values = {"game_table": table, "seat": seat, "player": player}
            connection.execute(insert(rows), values)
