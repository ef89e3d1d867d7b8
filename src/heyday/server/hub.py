"""All tables in memory: loaded when somebody asks, dropped when nobody looks any more."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine, Iterable
from typing import Any, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from heyday.server import limits
from heyday.server.awaited import Awaited
from heyday.server.driving import Driver
from heyday.server.errors import Refused
from heyday.server.identity import Identities
from heyday.server.metrics import Metrics
from heyday.server.notices import Notices
from heyday.server.pool import Pool
from heyday.server.presence import Presence
from heyday.server.room import Room, load
from heyday.server.store import Store
from heyday.server.table import Table

T = TypeVar("T")
SWEEP = 5.0  # seconds
MOST = 200  # tables to begin with in one sweep
LATER = 3600.0  # seconds until a table is looked at again where nothing can be done

log = logging.getLogger(__name__)


class Hub:
    """The tables of a process."""

    def __init__(self, store: Store, pool: Pool, metrics: Metrics, notices: Notices) -> None:
        self.store, self.pool, self.metrics, self.notices = store, pool, metrics, notices
        self.rooms: dict[str, Room] = {}
        self.driver = Driver(self, pool)
        self.presence = Presence(self, store)
        self.identities = Identities(store)
        self.replaying = asyncio.Semaphore()  # records that are brought or checked: one at a time
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Let something run on its own, until it is done or the server ends."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Refused):
            log.error("something failed", exc_info=error)

    async def room(self, id: str) -> Room:
        """Return a table; raises Refused if there is none."""
        if id in self.rooms:
            self.rooms[id].used = time.monotonic()
            return self.rooms[id]
        if id not in self._loading:
            self._loading[id] = self.spawn(self._load(id))
        return await asyncio.shield(self._loading[id])

    def adopt(self, table: Table) -> Room:
        """Return the room of a table that has just been stored."""
        room = self.rooms[table.id] = Room(self, table)
        self.driver.look(room)
        return room

    async def _load(self, id: str) -> Room:
        try:
            room = Room(self, await load(self.store, id))
            self.rooms[id] = room
        finally:
            del self._loading[id]
        if self.store.shared:  # what others did while it was being loaded
            await room.catch_up()
            self.presence.ask(room)
        self.driver.look(room)
        return room

    def changed(self, room: Room, before: frozenset[Awaited] | None = None) -> None:
        """Let happen what follows from a change; of ours, for whom the table waited before it."""
        self.driver.look(room)
        if before is not None:
            self.notices.look(room, before)

    async def heard(self, table: str, version: int) -> None:
        """Another process has changed a table."""
        room = self.rooms.get(table)
        if room is not None and (room.astray or room.table.version < version):
            try:
                await room.catch_up()
            except Refused:
                room.astray = True  # it is tried again

    async def catch_up(self, tables: Iterable[str] | None = None) -> None:
        """Take over what other processes have done unheard, at all tables or at some."""
        ids = [id for id in (self.rooms if tables is None else tables) if id in self.rooms]
        if ids and self.store.shared:
            found = await self.store.versions(ids)
            tasks = [self.spawn(self.heard(id, version)) for id, version in found]
            await asyncio.gather(*tasks, return_exceptions=True)

    async def sweep(self) -> None:
        """Drop what is idle, and let happen what is due, again and again."""
        while True:
            try:
                await self._begin_what_is_due()
            except Exception:
                log.exception("looking for what is due failed")
            for room in self.rooms.values():
                if room.astray:
                    self.spawn(room.catch_up())
            self.drop_idle(limits.IDLE)
            self.presence.beat()
            await asyncio.sleep(SWEEP)

    async def _begin_what_is_due(self) -> None:
        """See to the tables that are due before the next sweep, in memory or not.

        Where nothing can be done after all, the store is told, so that it keeps no other waiting.
        """
        before, later = time.time() + SWEEP, []
        due = await self.store.due(before)
        for id, version in [row for row in due if row[0] not in self.driver.tasks][:MOST]:
            wakes = await self._begin(id, version)
            if wakes is not None and wakes > before:
                later.append((id, version, wakes))
        if later:
            await self.store.put_off(later)

    async def _begin(self, id: str, version: int) -> float | None:
        """Let happen what is due at a table; return when that is, if it is known here.

        What cannot be loaded or played may be so by a later version of heyday.
        """
        later = time.time() + LATER
        try:
            room = await self.room(id)
        except Exception as error:  # it is logged
            return None if isinstance(error, Refused | SQLAlchemyError) else later
        self.driver.look(room)
        return room.table.wakes() or later if room.table.version == version else None

    def drop_idle(self, seconds: float) -> None:
        """Drop the tables that nobody has looked at for some time; the store has all of them."""
        before = time.monotonic() - seconds
        for id, room in list(self.rooms.items()):
            busy = room.pages or room.lock.locked() or id in self.driver.tasks
            if not busy and room.used <= before:
                del self.rooms[id]

    async def close(self) -> None:
        """End what runs; changes that have begun are stored first."""
        for room in list(self.rooms.values()):
            async with room.lock:
                pass
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
