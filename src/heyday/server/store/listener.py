"""Hearing what other processes have stored, where several share a PostgreSQL database."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import TYPE_CHECKING, Any

import psycopg
from sqlalchemy.engine import make_url

from heyday.server import presence
from heyday.server.store.engine import lost
from heyday.server.store.store import CHANNEL, Store

if TYPE_CHECKING:
    from heyday.server.hub import Hub

AGAIN = 1.0  # seconds until a lost connection is tried again

log = logging.getLogger(__name__)


async def listen(store: Store, hub: Hub) -> None:
    """Listen, and connect again whenever the connection is lost."""
    url = make_url(store.url).set(drivername="postgresql")
    while True:
        try:
            await _listen(url.render_as_string(hide_password=False), hub)
        except Exception as error:
            log.warning("the database is not heard: %s", type(error).__name__)
        await asyncio.sleep(AGAIN)


async def _listen(url: str, hub: Hub) -> None:
    """Listen as long as this process hears itself; else nobody is at the other end any more."""
    loop = asyncio.get_running_loop()
    async with asyncio.timeout(presence.SILENT) as limit:
        connection = await psycopg.AsyncConnection.connect(url, autocommit=True, **lost(url))
        try:
            await connection.execute(f"LISTEN {CHANNEL}")
            hub.presence.greet()
            hub.identities.forget()
            await hub.catch_up()  # with what was said while nobody listened
            async for notice in connection.notifies():
                if hear(notice.payload, hub):
                    limit.reschedule(loop.time() + presence.SILENT)
        finally:
            await connection.close()


def hear(payload: str, hub: Hub) -> bool:
    """Take over what a process has said; return whether it was this one.

    What cannot be understood harms nothing else.
    """
    try:
        said = json.loads(payload)
        if isinstance(said, dict):
            return hear_of_process(said, hub)
        hear_of_table(said, hub)
    except Exception as error:
        log.warning("something was said that is not understood: %s", type(error).__name__)
    return False


def hear_of_process(said: dict[str, Any], hub: Hub) -> bool:
    """Take over what a process tells of itself; return whether it is this one."""
    if said["from"] == hub.store.process:
        return True
    if said["what"] == "renamed":
        hub.identities.forget(said["player"])
    hub.presence.hear(said)
    return False


def hear_of_table(said: Any, hub: Hub) -> None:
    """Take over that a table has changed."""
    speaker, table, version = said
    if speaker != hub.store.process and table in hub.rooms:
        hub.spawn(hub.heard(table, version))
