"""What requests need: who asks, from where, and the parts of the server."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Annotated

from fastapi import Depends, Header, Request
from fastapi.requests import HTTPConnection

from heyday.server.errors import Refused
from heyday.server.hub import Hub
from heyday.server.identity import Identities, Who
from heyday.server.live import Connection
from heyday.server.metrics import Metrics
from heyday.server.notices import Notices
from heyday.server.pool import Pool
from heyday.server.quota import Quotas
from heyday.server.reviews import Reviews
from heyday.server.room import Room
from heyday.server.store import Store


@dataclass
class Server:
    """The parts of a running server."""

    store: Store
    pool: Pool
    hub: Hub
    identities: Identities
    quotas: Quotas
    metrics: Metrics
    notices: Notices
    reviews: Reviews
    connections: set[Connection] = field(default_factory=set)

    async def rooms(self, ids: Sequence[str]) -> list[Room]:
        """Return those of some tables that can be loaded, with what other processes have done."""
        await self.hub.catch_up(ids)
        found = []
        for id in ids:
            with suppress(Refused):
                found.append(await self.hub.room(id))
        return found


def server_of(request: Request) -> Server:
    """Return the parts of the server."""
    server: Server = request.app.state.server
    server.quotas.spend("requests", address_of(request))
    return server


def address_of(asker: HTTPConnection) -> str:
    """Return where a request or a page comes from, as far as it is counted."""
    return counted(asker.client.host) if asker.client else "nowhere"


def counted(host: str) -> str:
    """Return what counts as one address: of IPv6 a network of 64 bits, which one place has."""
    try:
        ip = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(ip, IPv4Address):
        return str(ip)
    return str(ip.ipv4_mapped or IPv6Network((int(ip) >> 64 << 64, 64)))


The = Annotated[Server, Depends(server_of)]


async def perhaps(server: The, authorization: Annotated[str, Header()] = "") -> Who | None:
    """Return who asks, if they say so."""
    kind, _, token = authorization.partition(" ")
    if not authorization:
        return None
    if kind.lower() != "bearer" or not token or len(token) > 200:
        raise Refused("unknown-token", "no-token")
    return await server.identities.who(token.strip())


def surely(who: Annotated[Who | None, Depends(perhaps)]) -> Who:
    """Return who asks; nobody may not."""
    if who is None:
        raise Refused("unknown-token", "no-token")
    return who


def player(who: Annotated[Who, Depends(surely)]) -> Who:
    """Return who asks, with a token that is good for everything."""
    return who.everywhere()


Anybody = Annotated[Who | None, Depends(perhaps)]
Somebody = Annotated[Who, Depends(surely)]
Person = Annotated[Who, Depends(player)]
