"""What stands before the body of a request is limited, and whoever goes on loses the connection."""

import socket
from contextlib import closing

import pytest

from heyday.server import limits

BEGUN = b"GET /api/games HTTP/1.1\r\nHost: x\r\n"
CHUNKED = (
    b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n"
)


def answer_to(server, *parts):
    """Return the status of an answer, or nothing if the connection has ended without."""
    with closing(socket.create_connection(("127.0.0.1", server.port), 5)) as connection:
        try:
            for part in parts:
                connection.sendall(part)
            return connection.recv(100)[9:12]
        except ConnectionError:  # what was sent beyond the limit is never read
            return b""


@pytest.mark.parametrize(
    "head",
    [
        BEGUN + b"X: " + b"a" * limits.HEAD + b"\r\n\r\n",
        BEGUN + b"".join(b"X-%d: %d\r\n" % (n, n) for n in range(8000)) + b"\r\n",
        b"GET /" + b"a" * limits.HEAD + b" HTTP/1.1\r\nHost: x\r\n\r\n",
    ],
    ids=["one header", "many headers", "address"],
)
def test_a_head_that_is_too_long_is_refused(server, head):
    assert answer_to(server, head) == b"431"


@pytest.mark.parametrize(
    "parts",
    [
        [BEGUN, *[b"X: " + b"a" * 100_000 + b"\r\n"] * 100],
        [BEGUN + b"X: ", *[b"a" * 100_000] * 100],
        [b"GET /", *[b"a" * 100_000] * 100],
        [CHUNKED + b"0\r\n", *[b"X: " + b"a" * 100_000 + b"\r\n"] * 100],
    ],
    ids=["many headers", "one header", "address", "after a body"],
)
def test_a_head_without_end_is_not_read_on(server, parts):
    assert answer_to(server, *parts) in (b"431", b"")


def test_a_head_that_is_long_and_a_body_beside_it_are_read(server, ada):
    long = {"X": "a" * (limits.HEAD - 1000)}

    assert ada.http.get("/api/me", headers=long).status_code == 200
    assert ada.http.patch("/api/me", json={"name": "a" * 60_000}, headers=long).status_code == 422
    assert ada.http.get("/api/me", headers=long).status_code == 200


def test_a_body_in_pieces_is_read(server):
    body = b'{"name": "%s"}' % (b"a" * 30)
    pieces = [b"%x\r\n%s\r\n" % (len(piece), piece) for piece in (body[:7], body[7:])]

    assert answer_to(server, CHUNKED, *pieces, b"0\r\n", b"X: y\r\n", b"\r\n") == b"201"


def test_requests_one_after_the_other_count_each_on_its_own(server):
    one = BEGUN + b"X: " + b"a" * (limits.HEAD // 2) + b"\r\n\r\n"
    last = BEGUN + b"Connection: close\r\n\r\n"

    with closing(socket.create_connection(("127.0.0.1", server.port), 20)) as connection:
        connection.sendall(one * 6 + last)
        heard = b""
        while part := connection.recv(1 << 16):
            heard += part

    assert heard.count(b"HTTP/1.1 200") == 7


def test_a_page_with_a_head_that_is_too_long_cannot_connect(server, ada):
    table = ada.table("me", "me")
    head = b"GET /api/tables/%s/live HTTP/1.1\r\nHost: x\r\n" % table["id"].encode()
    head += b"Upgrade: websocket\r\nConnection: Upgrade\r\nX: " + b"a" * limits.HEAD

    assert answer_to(server, head + b"\r\n\r\n") == b"431"
