"""Hearing what other processes have stored, where several share a PostgreSQL database."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import TYPE_CHECKING, Any

import psycopg
from sqlalchemy.engine import make_url

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
    connection = await psycopg.AsyncConnection.connect(url, autocommit=True, **lost(url))
    try:
        await connection.execute(f"LISTEN {CHANNEL}")
        await hub.catch_up()  # with what was said while nobody listened
        async for notice in connection.notifies():
            hear(notice.payload, hub)
    finally:
        await connection.close()


def hear(payload: str, hub: Hub) -> None:
    """Take over what a process has said; what cannot be understood harms nothing else."""
    try:
        understand(json.loads(payload), hub)
    except Exception as error:
        log.warning("something was said that is not understood: %s", type(error).__name__)


def understand(said: Any, hub: Hub) -> None:
    """Take over that a table has changed, or what a process tells of itself."""
    if isinstance(said, dict):
        if said["from"] != hub.store.process:
            hub.presence.hear(said)
        return
    speaker, table, version = said
    if speaker != hub.store.process and table in hub.rooms:
        hub.spawn(hub.heard(table, version))
