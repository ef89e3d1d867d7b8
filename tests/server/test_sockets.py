"""Connections that break, stumble and shout: the table stays what it is."""

import asyncio
import json
import random
import socket
import string
import time
from contextlib import closing

import msgspec
import pytest
from pydantic import ValidationError
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from heyday.server import limits
from heyday.server.errands import begin
from heyday.server.live import Connection
from heyday.server.messages import CLIENT
from heyday.server.quota import Quotas
from heyday.server.sockets import AHEAD, Socket, body_of
from heyday.server.wishes import ACT
from tests.server.people import Page


def address(server, table):
    return f"{server.address.replace('http', 'ws')}/api/tables/{table['id']}/live"


def test_a_foreign_page_cannot_connect(server, ada):
    table = ada.table("me", "me")

    with (
        pytest.raises(Exception, match="403"),
        connect(address(server, table), origin="https://evil.example", proxy=None),
    ):
        pass
    with connect(address(server, table), origin=server.address, proxy=None):
        pass


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "http://x]/"])
def test_a_page_from_an_address_that_is_none_is_foreign(server, ada, origin):
    with (
        pytest.raises(InvalidStatus, match="403"),
        connect(address(server, ada.table("me", "me")), origin=origin, proxy=None),
    ):
        pass


def test_an_unknown_table_is_refused(server):
    with (
        pytest.raises(Exception, match="403"),
        connect(address(server, {"id": "nosuchtable"}), proxy=None),
    ):
        pass


def test_a_giant_message_ends_the_connection_and_nothing_else(server, ada):
    table = ada.table("me", "me")
    with ada.page(table) as page, ada.page(table) as other:
        page.socket.send("x" * (limits.MESSAGE + 1))

        assert page.until_closed() == 1009
        assert other.act()["type"] == "ok"


@pytest.mark.parametrize("text", ['{"id":1,"do":%s}', '{"z":%s,"do":"act"}', "%s"])
def test_what_is_nested_too_deeply_is_refused_and_the_page_stays(server, ada, text):
    deep = "[" * 8000 + "]" * 8000
    with ada.page(ada.table("me", "me")) as page, Page(server, page.table) as watcher:
        for one in (page, watcher):
            one.socket.send(text % deep)
            while None not in one.answers:
                one.hear()

            assert one.answers.pop(None)["refusal"]["code"] == "malformed"
        assert page.act()["type"] == "ok"


def test_who_is_nested_too_deeply_says_no_hello(server, ada):
    with connect(address(server, ada.table("me", "me")), proxy=None) as socket:
        socket.send("[" * 8000)

        assert json.loads(socket.recv(5))["refusal"]["code"] == "malformed"


def test_who_does_not_say_hello_hears_nothing(server, ada, monkeypatch):
    monkeypatch.setattr("heyday.server.limits.HELLO", 0.2)
    table = ada.table("me", "me")
    with connect(address(server, table), proxy=None) as socket:
        socket.send('{"do": "again", "id": 1}')

        assert json.loads(socket.recv(5))["type"] == "refused"
        with pytest.raises(ConnectionClosed):
            socket.recv(5)


def test_who_says_hello_again_and_again_has_to_wait(new_server):
    server = new_server(quotas=True)
    table = server.person().table("me", "me")
    hello = json.dumps({"do": "hello", "id": 1, "token": "a" * 64})
    with connect(address(server, table), proxy=None) as socket:
        for _ in range(100):
            socket.send(hello)
        codes = [json.loads(socket.recv(10))["refusal"]["code"] for _ in range(100)]

    most = limits.QUOTAS["messages"].burst
    assert codes[:most] == ["unknown-token"] * most
    assert codes[-1] == "too-many"


def test_a_page_that_does_not_read_is_sent_away():
    """Nobody waits for it: it has to come again when it can."""

    class Line:
        sent = 0

        def write(self, message, more=False):
            self.sent += len(message)
            return self.sent

    connection = Connection(Line(), None, Quotas())
    while not connection.closing:
        connection.send(b"x" * (limits.BEHIND // 10))
    connection.send(b"more")

    assert connection.closing == 1013
    assert connection.line.sent == limits.BEHIND // 10 * 11


def test_whoever_reads_nothing_loses_the_connection_and_others_play_on(server, ada, monkeypatch):
    monkeypatch.setattr(limits, "BEHIND", 1 << 16)
    table = ada.table("me", "me")
    with closing(socket.create_connection(("127.0.0.1", server.port))) as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        head = f"GET /api/tables/{table['id']}/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
        head += "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        deaf.sendall(f"{head}Sec-WebSocket-Version: 13\r\n\r\n".encode())
        assert b" 101 " in deaf.recv(1000)
        hello = b'{"do":"hello","id":1}'
        deaf.sendall(bytes([129, 128 | len(hello), 0, 0, 0, 0]) + hello)
        with ada.page(table) as page:
            page.until(lambda state: state["presence"]["watchers"] == 1)
            for connection in list(server.parts.connections):
                sending = connection.line.transport.get_extra_info("socket")
                sending.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
            for _ in range(1000):
                assert page.say(do="chat", text="x" * limits.CHAT)["type"] == "ok"
                if page.state["presence"]["watchers"] == 0:
                    break
            assert page.state["presence"]["watchers"] == 0
            assert page.act()["type"] == "ok"


def test_a_page_that_says_much_at_once_is_heard_to_the_end(server, ada):
    table = ada.table("me", "me")
    with ada.page(table) as page:
        wishes = range(1000, 1000 + 10 * AHEAD)
        for number in wishes:
            page.socket.send(json.dumps({"do": "again", "id": number}))
        heard = (json.loads(page.socket.recv(10)) for _ in range(2 * len(wishes)))

        assert [message["id"] for message in heard if message["type"] == "ok"] == list(wishes)


def frame(text, mask=b"\x01\x02\x03\x04"):
    """Return a text as a browser sends it."""
    body = text.encode()
    size = [128 | len(body)] if len(body) < 126 else [254, len(body) >> 8, len(body) & 255]
    return b"\x81" + bytes(size) + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(body))


@pytest.mark.parametrize("size", [0, 1, 125, 126, 1000])
def test_a_frame_is_measured(size):
    data = frame("x" * size)
    start, end = body_of(data)

    assert end == len(data)
    assert end - start == size
    assert body_of(data[:-1])[1] != len(data) - 1
    assert body_of(data + b"x")[1] != len(data) + 1


@pytest.mark.parametrize("data", [b"", b"\x81", frame("")[:3], b"\x81\x04text"])
def test_what_is_no_frame_of_a_page_has_no_end(data):
    assert body_of(data)[1] != len(data)


def test_frames_in_pieces_and_several_at_once_are_heard_in_their_order(server, ada):
    table = ada.table("me", "me")
    acts = [{"do": "again", "id": number} for number in range(10, 20)]
    with ada.page(table) as page:
        choice = page.choices[0]["id"]
        acts[2] = {"do": "act", "id": 12, "version": page.version, "action": choice}
        acts[5] = {"do": "act", "id": 15, "version": page.version, "action": choice}  # stale
        frames = [frame(json.dumps(act)) for act in acts]
        whole = frames[0], frames[1], frames[2][:1], frames[2][1:9], frames[2][9:]
        for data in (*whole, frames[3] + frames[4], frames[5] + frames[6][:20], frames[6][20:]):
            page.socket.socket.sendall(data)
            time.sleep(0.02)
        page.socket.socket.sendall(b"".join(frames[7:]))
        heard = []
        while len(heard) < len(acts):
            message = json.loads(page.socket.recv(10))
            heard += [message] if "id" in message else []

        assert [message["id"] for message in heard] == [act["id"] for act in acts]
        assert [message["id"] for message in heard if message["type"] != "ok"] == [15]


ACTS = (
    *(
        '{"do":"act","id":1,"version":2,"action":"end"}',
        '{"id":1,"version":2,"action":"x","do":"act"}',
    ),
    *('{"do":"act","id":-1,"version":2,"action":"end"}', '{"do":"act","id":1,"version":2}'),
    *('{"do":"act","id":4503599627370497,"version":2,"action":"end"}', '{"do":"again","id":1}'),
    *('{"do":"act","id":1,"version":2,"action":"end","more":1}', '{"do":"act","id":true}'),
    '{"do":"act","id":1,"version":2,"action":{"do":"end"}}',
    '{"do":"act","id":1,"version":2,"action":"%s"}' % ("x" * limits.WISH),
    '{"do":"act","id":1,"version":2,"action":"%s"}' % ("x" * (limits.WISH + 1)),
    *('{"do":"act","id":1.5,"version":2,"action":"end"}', "[]", "", "null", '{"do":"act"'),
)


@pytest.mark.parametrize("text", ACTS)
def test_an_action_is_read_the_same_in_both_ways(text):
    try:
        quick = ACT.decode(text)
    except msgspec.MsgspecError:
        quick = None
    try:
        read = CLIENT.validate_json(text)
    except ValidationError:
        read = None

    in_notation = read is not None and read.do == "act" and isinstance(read.action, str)
    assert (quick is not None) == in_notation
    if quick:
        assert (quick.id, quick.version, quick.action) == (read.id, read.version, read.action)


def test_an_errand_goes_on_when_what_it_waits_for_is_there():
    told = []

    async def work(first, second):
        told.append(await first)
        try:
            await second
        except ValueError as error:
            told.append(str(error))

    async def main():
        loop = asyncio.get_running_loop()
        first, second = loop.create_future(), loop.create_future()
        begin(work(first, second))
        first.set_result("done")
        await asyncio.sleep(0)
        assert told == ["done"]
        second.set_exception(ValueError("wrong"))
        await asyncio.sleep(0)

    asyncio.run(main())

    assert told == ["done", "wrong"]


def test_what_belongs_together_is_written_together():
    class Transport:
        written = b""

        def is_closing(self):
            return False

        def get_write_buffer_size(self):
            return 0

        def write(self, data):
            self.written += data

    page = object.__new__(Socket)
    page.transport, page.close_sent, page.held = Transport(), False, b""

    page.write(b"seen", more=True)
    assert not page.transport.written

    page.write(b"done")
    assert page.transport.written == b"\x81\x04seen\x81\x04done"


def test_only_a_silent_page_is_asked_whether_it_is_there(monkeypatch):
    asked = []
    monkeypatch.setattr(
        WebSocketsSansIOProtocol, "send_keepalive_ping", lambda page: asked.append(page)
    )
    monkeypatch.setattr(Socket, "schedule_ping", lambda page: None)
    page = object.__new__(Socket)
    page.alive = True

    page.send_keepalive_ping()
    assert asked == []

    page.send_keepalive_ping()
    assert asked == [page]


@pytest.mark.parametrize("seed", range(4))
def test_noise_changes_nothing_and_ends_in_the_same_view(server, ada, seed):
    """Dropped, doubled, reordered, cut and senseless messages beside real ones."""
    noise = random.Random(seed)
    table = ada.table("me", "me", game=noise.choice(["gods", "gentes"]))
    page, acted = ada.page(table), 0
    for _ in range(60):
        trick = noise.randrange(7)
        if trick == 0:  # drop the connection, sometimes right after acting
            if noise.random() < 0.5 and page.choices:
                page.socket.send(message(page, 1))
                acted = None
            page.close()
            page = ada.page(table)
            acted = len(page.state["log"]) if acted is None else acted
        elif trick == 1:
            garbage = "".join(noise.choices(string.printable, k=noise.randrange(200)))
            page.socket.send(garbage)
        elif trick == 2:
            text = message(page, 2)
            page.socket.send(text[: noise.randrange(len(text))])
        elif trick == 3:  # old ones
            page.socket.send(message(page, 3, version=noise.randrange(page.version)))
        elif trick == 4:
            page.socket.send(noise.randbytes(noise.randrange(100)))
        elif page.choices:
            text = message(page, 1000 + page.version)
            page.socket.send(text)
            page.socket.send(text)
            before = page.version
            page.until(lambda state, before=before: state["version"] > before)
            acted += 1
        assert page.say(do="again", id=10**6 + noise.randrange(10**6))["type"] == "ok"

    with ada.page(table) as fresh, Page(server, table) as watcher:
        page.follow(fresh)
        assert len(fresh.state["log"]) == acted
        assert page.state["view"] == fresh.state["view"] == watcher.state["view"]
        assert page.state["log"] == fresh.state["log"]
        assert page.choices == fresh.choices
    page.close()


def message(page, number, version=None):
    wish = page.choices[0]["id"] if page.choices else "end"
    version = page.version if version is None else version
    return json.dumps({"do": "act", "id": number, "version": version, "action": wish})
