"""Sending something to an address that a player has given, and to none inside our own network.

The name is looked up once, every address it has must be a public one, and the connection goes to
the address that was checked: a name that changes its mind in between finds no way in.
"""

from __future__ import annotations

import http.client
import ipaddress
import socket
import ssl
from collections.abc import Callable, Mapping
from urllib.parse import urlsplit

from heyday.server import limits

ANSWER = 64 << 10  # bytes of an answer that are read

Resolve = Callable[[str, int], list[str]]


class CannotSend(Exception):
    """Something could not be sent; says why, without telling what is inside."""

    def __init__(self, why: str, gone: bool = False) -> None:
        super().__init__(why)
        self.gone = gone  # and never can be


def resolve(host: str, port: int) -> list[str]:
    """Return the addresses of a name."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(address[0]) for *_, address in found]


def is_public(address: str) -> bool:
    """Whether an address is one of the open internet."""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address) and ip.ipv4_mapped:
        ip = ip.ipv4_mapped
    return ip.is_global and not ip.is_multicast


def checked(url: str, look_up: Resolve = resolve) -> tuple[str, str, int, str]:
    """Return scheme, host, port and a public address of a URL; raises CannotSend."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError as error:
        raise CannotSend("this is no address") from error
    if parts.scheme not in ("http", "https") or not host or parts.username or parts.password:
        raise CannotSend("expected http:// or https:// and a name")
    port = port or (443 if parts.scheme == "https" else 80)
    try:
        addresses = look_up(host, port)
        public = bool(addresses) and all(is_public(address) for address in addresses)
    except (OSError, UnicodeError, ValueError) as error:
        raise CannotSend("this name is not known") from error
    if not public:
        raise CannotSend("this address is not a public one")
    return parts.scheme, host, port, addresses[0]


def post(url: str, body: bytes, headers: Mapping[str, str], look_up: Resolve = resolve) -> None:
    """Send something; only an answer of success counts, and nobody is sent elsewhere."""
    scheme, host, port, address = checked(url, look_up)
    parts = urlsplit(url)
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    connection = http.client.HTTPConnection(host, port, timeout=limits.WEBHOOK)
    try:
        plain = socket.create_connection((address, port), limits.WEBHOOK)
        connection.sock = secured(plain, host) if scheme == "https" else plain
        connection.request("POST", target, body, dict(headers))
        answer = connection.getresponse()
        answer.read(ANSWER)
    except (OSError, http.client.HTTPException, UnicodeError) as error:
        raise CannotSend(f"it does not answer ({type(error).__name__})") from error
    finally:
        connection.close()
    if not 200 <= answer.status < 300:
        raise CannotSend(f"it answers {answer.status}", gone=answer.status in (404, 410))


def secured(plain: socket.socket, host: str) -> ssl.SSLSocket:
    """Return a connection that nobody can listen to, to the one who owns a name."""
    try:
        return ssl.create_default_context().wrap_socket(plain, server_hostname=host)
    except BaseException:
        plain.close()
        raise
