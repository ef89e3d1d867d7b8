"""Sending something to an address that a player has given, and to none inside our own network.

The name is looked up once, every address it has must be a public one, and the connection goes to
the address that was checked: a name that changes its mind in between finds no way in.
"""

from __future__ import annotations

import http.client
import ipaddress
import re
import socket
import ssl
import time
from collections.abc import Callable, Mapping
from functools import cache
from typing import cast
from urllib.parse import urlsplit

from heyday.server import limits

ANSWER = 4 << 10  # bytes in which an answer has to say how it went
PORTS = {"http": 80, "https": 443}
NAT64 = ipaddress.ip_network("64:ff9b::/96")
INSIDE = (  # of IPv6, whatever a version of Python says
    ipaddress.ip_network("::/96"),  # IPv4 as it was once written
    ipaddress.ip_network("::ffff:0:0:0/96"),  # and as SIIT translates it (RFC 2765)
    ipaddress.ip_network("64:ff9b:1::/48"),  # NAT64 of one's own
    ipaddress.ip_network("3fff::/20"),  # for documents (RFC 9637)
    ipaddress.ip_network("5f00::/16"),  # segments of a route (RFC 9602)
    ipaddress.ip_network("fec0::/10"),  # a site's
)
INTERIM, END = (b"HTTP/1.0 1", b"HTTP/1.1 1"), b"\r\n\r\n"  # more follows after such a head
STATUS = re.compile(rb"HTTP/1\.[01] ([2-9]\d\d)\b")

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
    """Whether an address is one of the open internet, and so is one of IPv4 that it stands for."""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv4Address):
        return ip.is_global and not ip.is_multicast
    if ip.ipv4_mapped:
        return is_public(str(ip.ipv4_mapped))
    open_itself = ip.is_global and not ip.is_multicast and not any(ip in part for part in INSIDE)
    return open_itself and all(is_public(str(end)) for end in translated(ip))


def translated(ip: ipaddress.IPv6Address) -> list[ipaddress.IPv4Address]:
    """Return the addresses of IPv4 that one of IPv6 stands for: NAT64, 6to4, Teredo."""
    ends = [ip.sixtofour, *(ip.teredo or ())]
    if ip in NAT64:
        ends.append(ipaddress.IPv4Address(int(ip) & 0xFFFF_FFFF))
    return [end for end in ends if end]


def checked(url: str, look_up: Resolve = resolve) -> tuple[str, str, int, str]:
    """Return scheme, host, port and a public address of a URL; raises CannotSend."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError as error:
        raise CannotSend("this is no address") from error
    if parts.scheme not in PORTS or not host or parts.username or parts.password:
        raise CannotSend("expected http:// or https:// and a name")
    port = port or PORTS[parts.scheme]
    try:
        addresses = look_up(host, port)
        public = bool(addresses) and all(is_public(address) for address in addresses)
    except (OSError, UnicodeError, ValueError) as error:
        raise CannotSend("this name is not known") from error
    if not public:
        raise CannotSend("this address is not a public one")
    return parts.scheme, host, port, addresses[0]


def post(url: str, body: bytes, headers: Mapping[str, str], look_up: Resolve = resolve) -> None:
    """Send something; only an answer of success counts, and nobody is sent elsewhere.

    All of it has to be done by one moment, however often a few bytes come.
    """
    until = time.monotonic() + limits.WEBHOOK
    scheme, host, port, address = checked(url, look_up)
    try:
        asked = request(scheme, host, port, url, body, headers)
        with connected(scheme, host, port, address, until) as connection:
            while asked:
                connection.settimeout(left(until))
                asked = asked[connection.send(asked) :]
            status = answered(connection, until)
    except (OSError, http.client.HTTPException, UnicodeError) as error:
        raise CannotSend(f"it does not answer ({type(error).__name__})") from error
    if not 200 <= status < 300:
        raise CannotSend(f"it answers {status}", gone=status in (404, 410))


def left(until: float) -> float:
    """Return the seconds up to a moment; it must not be past."""
    seconds = until - time.monotonic()
    if seconds <= 0:
        raise TimeoutError
    return seconds


def request(
    scheme: str, host: str, port: int, url: str, body: bytes, headers: Mapping[str, str]
) -> bytes:
    """Return the bytes of a request."""
    parts, written = urlsplit(url), Written()
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    connection = http.client.HTTPConnection(host, port)
    connection.default_port = PORTS[scheme]
    connection.sock = cast(socket.socket, written)
    connection.request("POST", target, body, {"Connection": "close"} | dict(headers))
    return bytes(written.data)


class Written:
    """What would be sent."""

    def __init__(self) -> None:
        self.data = bytearray()

    def sendall(self, data: bytes) -> None:
        """Keep it."""
        self.data += data


def connected(scheme: str, host: str, port: int, address: str, until: float) -> socket.socket:
    """Return a connection to an address; of https nobody can listen, and it is the name's owner."""
    plain = socket.create_connection((address, port), left(until))
    if scheme == "http":
        return plain
    try:
        plain.settimeout(left(until))
        return authorities().wrap_socket(plain, server_hostname=host)
    except BaseException:
        plain.close()
        raise


@cache
def authorities() -> ssl.SSLContext:
    """Return who is trusted to say whose a name is."""
    return ssl.create_default_context()


def answered(connection: socket.socket, until: float) -> int:
    """Return the status of an answer; nothing after it is read."""
    heard = b""
    while len(heard) < ANSWER:
        connection.settimeout(left(until))
        part = connection.recv(ANSWER)
        if not part:
            break
        heard += part
        while heard.startswith(INTERIM) and END in heard:
            heard = heard.partition(END)[2]
        if status := STATUS.match(heard):
            return int(status[1])
    raise http.client.BadStatusLine("")
