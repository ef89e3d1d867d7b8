"""A table in memory: one change at a time, and everybody who looks hears of it.

All that reads a table holds its lock, for within it the game may be a moment ahead of the store.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import msgspec
from sqlalchemy import Connection

from heyday.server import lost
from heyday.server.acting import Decide, Draft
from heyday.server.awaited import awaited
from heyday.server.errors import Conflict, Refused
from heyday.server.events import Event
from heyday.server.presence import Elsewhere
from heyday.server.sight import Eyes, Sight
from heyday.server.store import Store, TableRow, contents
from heyday.server.store.store import hold
from heyday.server.table import Table

if TYPE_CHECKING:
    from heyday.server.hub import Hub

T = TypeVar("T")
log = logging.getLogger(__name__)


class Page(Protocol):
    """A connection that looks at a table."""

    eyes: Eyes

    def send(self, message: bytes, more: bool = False) -> None:
        """Send a message, without waiting; or together with one more that follows at once."""


class Room:
    """A table, those who look at it, and what is due there."""

    def __init__(self, hub: Hub, table: Table) -> None:
        self.hub, self.store = hub, hub.store
        self.lock = asyncio.Lock()
        self.astray = False  # the table here may not be what is stored
        self.stored = table.version  # which surely is
        self.pages: set[Page] = set()
        self.elsewhere: dict[str, Elsewhere] = {}  # by process
        self.thinking: int | None = None
        self.hurry = asyncio.Event()  # no pause after the bot's action that comes next
        self.used = time.monotonic()
        self._set(table)

    def _set(self, table: Table) -> None:
        self.table, self.sight = table, Sight(table)

    @asynccontextmanager
    async def _held(self) -> AsyncIterator[None]:
        """Hold the table as it is in the store.

        Where something fails that has changed it here, only the store knows what it is now: until
        that can be asked, nobody sees or changes it.
        """
        async with self.lock:
            if self.astray:
                await self._reload()
            self.stored = self.table.version
            try:
                yield
            except BaseException:
                self.astray = bool(self.table.fresh) or self.table.version != self.stored
                if self.astray:
                    with suppress(Refused):
                        await self._reload()
                raise

    # ---- changing ----

    async def change(self, decide: Decide, long: bool = False) -> Event | None:
        """Let something happen, or raise Refused; once begun it ends, whoever goes away."""
        return await asyncio.shield(self.hub.spawn(self.carry_out(decide, long=long)))

    async def carry_out(
        self, decide: Decide, asker: Page | None = None, long: bool = False
    ) -> Event | None:
        """Let something happen, for somebody who will not be stopped in the middle of it.

        The page that asked for it is sent more at once: that it is done. What may take long is
        decided beside the event loop.
        """
        async with self._held():
            lost.may_change(self.table)
            before, draft = await self._ask(lambda table: (awaited(table), decide(table)), long)
            if draft is None:
                return None
            event = await self._commit(draft, asker)
        self.hub.changed(self, before)
        return event

    async def _commit(self, draft: Draft, asker: Page | None) -> Event:
        table, started = self.table, time.perf_counter()
        at = max(time.time(), table.changed)
        event = Event(table.version + 1, draft.kind, at, draft.data)
        also = holding(table.id, draft) if draft.holders else draft.also
        try:
            messages = self._messages(table.apply(event))
            await self.store.append(row_of(table), event, also)
        except Conflict:
            raise Refused("stale", "changed") from None
        except Exception:
            log.exception("table %s: version %s was not stored", table.id, event.version)
            raise Refused("unavailable", "not-stored") from None
        self._send(messages, asker)
        self.hub.metrics.action(event.kind, time.perf_counter() - started)
        return event

    async def _reload(self) -> None:
        """Make the table anew from the store, and show it as it is there."""
        try:
            await self.store.settle()
            self._set(await load(self.store, self.table.id))
        except Exception:
            log.exception("table %s cannot be read", self.table.id)
            raise Refused("unavailable", "no-database") from None
        self.astray = False
        for page in list(self.pages):
            page.send(self.sight.whole(page.eyes, self.presence()))

    async def catch_up(self) -> None:
        """Take over what other processes have done."""
        async with self._held():
            await self._take_over()

    async def _take_over(self) -> bool:
        """Take over what other processes have done; return whether that was anything."""
        try:
            _, events = await self.store.load(self.table.id, self.table.version)
        except Exception:
            log.exception("table %s cannot be read", self.table.id)
            raise Refused("unavailable", "no-database") from None
        for event in events:
            if "effect" in event.data:  # which may be that the game goes far back
                await asyncio.to_thread(self.table.go_ahead, event)
            self._send(self._messages(self.table.apply(event)))
        self.stored = self.table.version
        if events:
            self.hub.changed(self)
        return bool(events)

    # ---- looking ----

    async def look(self, ask: Callable[[Table], T]) -> T:
        """Return what somebody wants to know about the table."""
        async with self._held():
            return await self._ask(ask)

    async def study(self, ask: Callable[[Table], T]) -> T:
        """Return what takes long to find out, such as an earlier moment; other tables go on."""
        async with self._held():
            return await self._ask(ask, long=True)

    async def _ask(self, ask: Callable[[Table], T], long: bool = False) -> T:
        """Return what the table answers; it refuses nothing that others have made possible."""
        self.used = time.monotonic()
        try:
            return await asyncio.to_thread(ask, self.table) if long else ask(self.table)
        except Refused:
            if not self.store.shared or self.table.fresh or not await self._take_over():
                raise
        return await asyncio.to_thread(ask, self.table) if long else ask(self.table)

    async def enter(self, page: Page) -> None:
        """Show the table to a page, from now on, with what others have done unheard."""
        if self.store.shared:
            await self.catch_up()
        async with self._held():
            self.used = time.monotonic()
            self.pages.add(page)
            page.send(self.sight.whole(page.eyes, self.presence()))
        self.tell_presence(page)
        self.hub.changed(self)

    async def again(self, page: Page) -> None:
        """Show a page the whole table once more."""
        async with self._held():
            page.send(self.sight.whole(page.eyes, self.presence()))

    def leave(self, page: Page) -> None:
        """Show a page nothing more."""
        self.pages.discard(page)
        self.used = time.monotonic()
        self.tell_presence()

    def _messages(self, touched: frozenset[str]) -> dict[Eyes, bytes]:
        """Return what all who look are told of a change.

        An action's are made before it is stored: other tables have their turn while it is, and the
        processor has forgotten this one then.
        """
        if not self.pages:
            self.sight = Sight(self.table)
            return {}
        return self.sight.changes(touched, {page.eyes for page in self.pages})

    def _send(self, messages: dict[Eyes, bytes], asker: Page | None = None) -> None:
        for page in list(self.pages):
            page.send(messages[page.eyes], page is asker)

    # ---- presence ----

    def is_online(self, player: str | None) -> bool:
        """Whether somebody looks, here or through another process."""
        return player is not None and (
            any(page.eyes.player == player for page in self.pages)
            or any(player in there.players for there in self.elsewhere.values())
        )

    def is_watched(self) -> bool:
        """Whether a page is open, here or through another process."""
        return bool(self.pages) or any(o.players or o.nobody for o in self.elsewhere.values())

    def is_attended(self) -> bool:
        """Whether a person or a program plays here, or somebody looks on."""
        return self.is_watched() or not all(seat.played_by_bot for seat in self.table.seats)

    def presence(self) -> dict[str, Any]:
        """Return who is there."""
        seats, others = self.table.seats, self.elsewhere.values()
        holders = {seat.player for seat in seats if seat.player}
        here = sum(page.eyes.player not in holders for page in self.pages)
        there = sum(other.nobody + len(other.players - holders) for other in others)
        busy = [seat for seat in (self.thinking, *(o.thinking for o in others)) if seat is not None]
        return {
            "online": [seat.kind == "bot" or self.is_online(seat.player) for seat in seats],
            "watchers": here + there,
            "thinking": busy[0] if busy else None,
        }

    def tell_presence(self, but: Page | None = None) -> None:
        """Tell all pages who is there, and the other processes."""
        self.show_presence(but)
        self.hub.presence.tell(self)

    def show_presence(self, but: Page | None = None) -> None:
        """Tell the pages of this process who is there."""
        message = msgspec.json.encode({"type": "presence", "presence": self.presence()})
        for page in list(self.pages):
            if page is not but:
                page.send(message)

    def hasten(self) -> None:
        """Let the bot that is waited for act at once, whichever process lets it."""
        if self.thinking is not None or not self.store.shared:
            self.hurry.set()
        else:
            self.hub.presence.hasten(self)

    def think(self, seat: int | None) -> None:
        """Show that a bot thinks, or that none does."""
        if seat != self.thinking:
            self.thinking = seat
            self.tell_presence()


def row_of(table: Table) -> TableRow:
    """Return what the store keeps of a table beside its events."""
    return TableRow(
        table.id,
        table.state,
        table.listed,
        table.changed,
        table.version,
        table.match.ply if table.match else 0,
        table.wakes(),
    )


def holding(table: str, draft: Draft) -> Callable[[Connection], None]:
    """Return how to write down who holds seats."""
    return lambda connection: hold(connection, table, dict(draft.holders))


async def load(store: Store, id: str) -> Table:
    """Return a table from the store."""
    row, events = await store.load(id)
    if row is None:
        raise Refused("not-found", "no-table")
    table = await asyncio.to_thread(lost.load, id, row["secret"], events)
    if table.broken and store.shared:  # perhaps a server of another version has begun it
        await store.read(contents.learn)
        table = await asyncio.to_thread(lost.load, id, row["secret"], events)
    return table
