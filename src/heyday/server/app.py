"""The server, put together."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from fastapi import FastAPI
from fastapi.responses import HTMLResponse
from pydantic import TypeAdapter

from heyday import __version__
from heyday.server import (
    api_page,
    garbage,
    guard,
    messages,
    routes_games,
    routes_me,
    routes_notices,
    routes_tables,
    static,
)
from heyday.server.context import Server
from heyday.server.hub import Hub
from heyday.server.live import RESTART
from heyday.server.metrics import Metrics
from heyday.server.notices import Notices
from heyday.server.pool import Pool
from heyday.server.quota import Quotas
from heyday.server.rehearsal import rehearse
from heyday.server.reviews import Reviews
from heyday.server.store import Store
from heyday.server.store.listener import listen

TURN = 0.001  # seconds that one thread may compute while the one that writes waits for its turn

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Settings:
    """How a server is run."""

    url: str  # of the database
    workers: int = 1
    backend: str = ""  # of the processes that think
    quotas: bool = True
    origins: tuple[str, ...] = ()  # pages from elsewhere that may connect
    contact: str = ""  # of the host, for push services
    warm: tuple[tuple[str, str], ...] = ()
    rehearse: bool = False  # before anybody plays


def create_app(settings: Settings) -> FastAPI:
    """Return the server as an ASGI application."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        sys.setswitchinterval(TURN)
        app.state.server = server = await asyncio.to_thread(put_together, settings)
        tasks = [asyncio.create_task(server.hub.sweep())]
        if server.store.shared:
            tasks.append(asyncio.create_task(listen(server.store, server.hub)))
        if settings.warm:
            server.pool.start()
        if settings.rehearse:
            await asyncio.to_thread(rehearse)
        garbage.begin()
        tasks.append(asyncio.create_task(garbage.tidy()))
        try:
            yield
        finally:
            await shut_down(server, tasks)

    app = FastAPI(
        title="heyday",
        version=__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    for routes in (routes_games, routes_me, routes_notices, routes_tables):
        app.include_router(routes.router)
    add_docs(app)
    static.add(app)
    guard.add(app, settings.origins)
    describe_messages(app)
    return app


def put_together(settings: Settings) -> Server:
    """Return the parts of a server."""
    store = Store(settings.url)
    pool = Pool(settings.workers, settings.backend, settings.warm)
    metrics, notices = Metrics(), Notices(store, settings.contact)
    hub = Hub(store, pool, metrics, notices)
    return Server(
        store=store,
        pool=pool,
        hub=hub,
        identities=hub.identities,
        quotas=Quotas(settings.quotas),
        metrics=metrics,
        notices=notices,
        reviews=Reviews(hub, store, pool),
    )


async def shut_down(server: Server, tasks: list[asyncio.Task[None]]) -> None:
    """Send the pages away to come again, store what has begun, and end."""
    for connection in list(server.connections):
        connection.close(RESTART)
    for task in tasks:
        task.cancel()
    for error in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(error, Exception):
            log.error("something had ended before", exc_info=error)
    await server.hub.close()
    server.notices.close()
    await asyncio.to_thread(server.pool.close)
    await asyncio.to_thread(server.store.close)


def add_docs(app: FastAPI) -> None:
    """Show the OpenAPI document to people, too."""

    @app.get("/api/docs", include_in_schema=False)
    async def docs() -> HTMLResponse:
        return HTMLResponse(api_page.page(app.openapi()))


def describe_messages(app: FastAPI) -> None:
    """Add the messages of the WebSocket to the OpenAPI document."""
    plain = app.openapi

    def openapi() -> dict[str, Any]:
        document = plain()
        schemas = document["components"]["schemas"]
        if "ClientMessage" not in schemas:
            for name, adapter in (
                ("ClientMessage", messages.CLIENT),
                ("ServerMessage", messages.SERVER),
            ):
                found = schema_of(adapter)
                schemas |= found.pop("$defs", {}) | {name: found}
        return document

    app.openapi = openapi  # type: ignore[method-assign]


def schema_of(adapter: TypeAdapter[Any]) -> dict[str, Any]:
    """Return a type as a JSON schema."""
    return adapter.json_schema(ref_template="#/components/schemas/{model}", mode="serialization")
