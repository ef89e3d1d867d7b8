"""Hearing what other processes have stored, where several share a PostgreSQL database."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import TYPE_CHECKING

import psycopg
from sqlalchemy.engine import make_url

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
            await _listen(url.render_as_string(hide_password=False), store.process, hub)
        except psycopg.Error as error:
            log.warning("the database is not heard: %s", type(error).__name__)
        await asyncio.sleep(AGAIN)


async def _listen(url: str, process: str, hub: Hub) -> None:
    connection = await psycopg.AsyncConnection.connect(url, autocommit=True)
    async with connection:
        await connection.execute(f"LISTEN {CHANNEL}")
        hub.spawn(hub.catch_up())  # with what was said while nobody listened
        async for notice in connection.notifies():
            said = json.loads(notice.payload)
            if isinstance(said, dict):
                if said["from"] != process:
                    hub.presence.hear(said)
                continue
            speaker, table, version = said
            if speaker != process and table in hub.rooms:
                hub.spawn(hub.heard(table, version))
