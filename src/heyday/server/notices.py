"""Telling people who do not look that a table waits for them: by Web Push, or by a webhook."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from functools import partial
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from sqlalchemy import Connection, delete, func, insert, select, update

from heyday.server import limits, outside, push
from heyday.server.awaited import Awaited, awaited
from heyday.server.couriers import Couriers, TooMuch
from heyday.server.errors import Refused, RefusedInWords
from heyday.server.identity import new_id
from heyday.server.models_notices import NewNotice, Push
from heyday.server.outside import CannotSend
from heyday.server.store import Store, schema
from heyday.server.words import say

if TYPE_CHECKING:
    from heyday.server.room import Room

log = logging.getLogger(__name__)


class Notices:
    """Whom to tell, and how."""

    def __init__(
        self, store: Store, contact: str = "", look_up: outside.Resolve = outside.resolve
    ) -> None:
        self.store, self.contact, self.look_up = store, contact, look_up
        self.couriers = Couriers()
        self._tasks: set[asyncio.Task[None]] = set()

    def close(self) -> None:
        """Tell nobody any more."""
        for task in self._tasks:
            task.cancel()
        self.couriers.close()

    # ---- when ----

    def look(self, room: Room, before: frozenset[Awaited]) -> None:
        """Tell those who are waited for since a change, unless they see it themselves."""
        game = room.table.game
        for one in awaited(room.table) - before:
            if not room.is_online(one.player):
                message = {"game": game.name, "table": room.table.id, "about": one.about}
                self._spawn(one, message, game.title)

    def _spawn(self, one: Awaited, message: dict[str, Any], game: str) -> None:
        task = asyncio.create_task(self._tell(one, message, game))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell(self, one: Awaited, message: dict[str, Any], game: str) -> None:
        try:
            for row in await self.all_of(one.player):
                text = say(language_of(row), f"notice-{one.about}", game=game)
                await self._send(row, {"text": text} | message)
        except Exception:
            log.exception("a notice was not sent")

    async def _send(self, row: dict[str, Any], message: dict[str, Any]) -> str | None:
        """Send a notice; return what went wrong."""
        failed: str | None = None
        try:
            key = await self.key() if row["kind"] == "push" else ""
            data = json.loads(row["data"])
            work = partial(send, row["kind"], data, message, self.look_up, key, self.contact)
            await self.couriers.carry(row["player"], work)
        except CannotSend as error:
            failed = str(error)
            if error.gone:
                await self.remove(row["player"], row["id"])
        if failed != row["failed"]:
            rows = schema.notices
            change = update(rows).where(rows.c.id == row["id"]).values(failed=failed)
            await self.store.write(lambda connection: connection.execute(change) and None)
        return failed

    # ---- whom ----

    async def key(self) -> str:
        """Return the private key that pushes are signed with; it is made once."""
        return await self.store.setting("vapid", push.new_key)

    async def public_key(self) -> str:
        """Return its public part, as browsers want it."""
        return push.public_part(await self.key())

    async def all_of(self, player: str) -> list[dict[str, Any]]:
        """Return the ways to tell a player."""
        query = select(schema.notices).where(schema.notices.c.player == player)
        return await self.store.read(
            lambda connection: [dict(row) for row in connection.execute(query).mappings()]
        )

    async def add(self, player: str, wish: NewNotice) -> dict[str, Any]:
        """Add a way to tell a player; the address must be a public one."""
        await self._check(player, wish)
        rows = schema.notices
        data = wish.model_dump_json(exclude={"kind"})
        row: dict[str, Any] = {"id": new_id(), "player": player, "kind": wish.kind, "data": data}
        row |= {"created": time.time(), "failed": None}

        def work(connection: Connection) -> bool:
            mine = select(func.count()).select_from(rows).where(rows.c.player == player)
            if connection.execute(mine).scalar_one() >= limits.NOTICES:
                return False
            connection.execute(insert(rows), row)
            return True

        if not await self.store.write(work):
            raise Refused("too-many", "too-many-notices", count=limits.NOTICES)
        return row

    async def _check(self, player: str, wish: NewNotice) -> None:
        if isinstance(wish, Push):
            push.check(wish.subscription.model_dump())
        url = wish.subscription.endpoint if isinstance(wish, Push) else wish.url
        try:
            await self.couriers.carry(player, partial(outside.checked, url, self.look_up))
        except TooMuch as error:
            raise Refused("too-many", "too-many") from error
        except CannotSend as error:
            raise RefusedInWords("malformed", str(error)) from error

    async def remove(self, player: str, id: str) -> bool:
        """Tell a player no more in some way; return whether there was one."""
        rows = schema.notices.c
        mine = (rows.id == id) & (rows.player == player)

        def work(connection: Connection) -> bool:
            return connection.execute(delete(schema.notices).where(mine)).rowcount > 0

        return await self.store.write(work)

    async def test(self, player: str, id: str) -> str | None:
        """Send a notice now; return what went wrong."""
        for row in await self.all_of(player):
            if row["id"] == id:
                text = say(language_of(row), "notice-test")
                return await self._send(row, {"text": text, "test": True})
        raise Refused("not-found", "no-notice")


def language_of(row: dict[str, Any]) -> str:
    """Return the language in which somebody wishes to be told."""
    return str(json.loads(row["data"]).get("language", "en"))


def where(row: dict[str, Any]) -> str:
    """Return the host that a notice goes to: the rest of its address is a secret."""
    data = json.loads(row["data"])
    return urlsplit(data.get("url") or data["subscription"]["endpoint"]).hostname or ""


def send(
    kind: str,
    data: dict[str, Any],
    message: dict[str, Any],
    look_up: outside.Resolve,
    key: str = "",
    contact: str = "",
) -> None:
    """Send one notice; a push is signed with a key, and says whom to write to."""
    body = json.dumps(message, ensure_ascii=False).encode()
    if kind == "webhook":
        outside.post(data["url"], body, {"Content-Type": "application/json"}, look_up)
        return
    hidden, headers = push.sealed(data["subscription"], body, key, contact)
    outside.post(data["subscription"]["endpoint"], hidden, headers, look_up)
