"""Being told: when, how, and never at an address inside our own network."""

import asyncio
import contextlib
import http.server
import json
import socket
import threading
import time

import pytest
from py_vapid import Vapid02, b64urldecode, b64urlencode

from heyday.server import limits
from heyday.server.couriers import Couriers, TooMuch
from heyday.server.notices import send
from heyday.server.outside import CannotSend, checked, is_public, post, resolve
from heyday.server.push import new_key, signed
from tests.server.conftest import wait_until


class Hook(http.server.BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.heard.append((self.path, dict(self.headers), body))
        self.send_response(302 if self.path == "/elsewhere" else 204)
        self.send_header("Location", "http://127.0.0.1:1/")
        self.end_headers()

    def log_message(self, *_):
        pass


@pytest.fixture
def hook(monkeypatch):
    """A webhook on this machine, whose address passes for a public one."""
    served = http.server.HTTPServer(("127.0.0.1", 0), Hook)
    served.heard = []
    thread = threading.Thread(target=served.serve_forever)
    thread.start()
    monkeypatch.setattr("heyday.server.outside.is_public", lambda address: True)
    yield served
    served.shutdown()
    thread.join()
    served.server_close()


class Dribbling:
    """A webhook that begins to answer, and then sends a byte every now and then."""

    beginning = b""

    def __init__(self):
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.server_port = self.listening.getsockname()[1]
        self.connections, self.over = [], threading.Event()
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self):
        with contextlib.suppress(OSError):
            while True:
                self.connections.append(self.listening.accept()[0])
                threading.Thread(target=self._dribble, args=self.connections[-1:]).start()

    def _dribble(self, connection):
        with contextlib.suppress(OSError), connection:
            connection.recv(4000)
            connection.sendall(self.beginning)
            while not self.over.wait(0.05):
                connection.sendall(b"H" if self.beginning else b" ")


@pytest.fixture
def dribbling(monkeypatch):
    monkeypatch.setattr("heyday.server.outside.is_public", lambda address: True)
    served = Dribbling()
    yield served
    served.over.set()
    served.listening.close()


def to(hook, path="/"):
    return f"http://127.0.0.1:{hook.server_port}{path}"


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "192.168.0.1", "172.16.0.1", "169.254.169.254", "0.0.0.0"),
        *("::1", "fe80::1", "fd00::1", "::ffff:127.0.0.1", "224.0.0.1", "100.64.0.1"),
        *("64:ff9b::a00:1", "64:ff9b::7f00:1", "64:ff9b:1::808:808", "fec0::1", "::a00:1"),
        *("::ffff:0:127.0.0.1", "::ffff:0:8.8.8.8", "3fff::1", "3fff:fff::1", "5f00::1"),
        *("2002:a00:1::1", "2002:7f00:1::", "2001:0:808:808::f5ff:fffe", "ff02::1"),
    ],
)
def test_an_address_inside_is_not_public(address):
    assert not is_public(address)
    with pytest.raises(CannotSend, match="not a public one"):
        checked("https://hooks.example/", lambda host, port: ["93.184.216.34", address])


@pytest.mark.parametrize(
    "address", ["93.184.216.34", "2606:4700::1", "::ffff:8.8.8.8", "64:ff9b::808:808"]
)
def test_an_address_of_the_open_internet_is_public(address):
    assert is_public(address)


@pytest.mark.parametrize(
    "url",
    ["", "ftp://a.example/", "https://", "https://u:p@a.example/", "http://[::1", "file:///etc"],
)
def test_what_is_no_address_is_refused(url):
    with pytest.raises(CannotSend):
        checked(url, lambda host, port: ["93.184.216.34"])


def test_the_connection_goes_to_the_address_that_was_checked(hook):
    url = f"http://hooks.example:{hook.server_port}/a?b=c"

    post(url, b"{}", {}, lambda host, port: ["127.0.0.1"])

    assert hook.heard[0][0] == "/a?b=c"
    assert hook.heard[0][1]["Host"] == f"hooks.example:{hook.server_port}"


def test_nobody_is_sent_elsewhere(hook):
    with pytest.raises(CannotSend, match="302"):
        post(to(hook, "/elsewhere"), b"{}", {})


@pytest.mark.parametrize("beginning", [b"", b"HTTP/1.1 102 Wait\r\n\r\n", b"HTTP/1.1 "])
def test_all_that_is_sent_and_heard_has_one_limit_of_time(dribbling, monkeypatch, beginning):
    monkeypatch.setattr("heyday.server.limits.WEBHOOK", 0.3)
    dribbling.beginning = beginning
    begun = time.monotonic()

    with pytest.raises(CannotSend, match="TimeoutError"):
        post(to(dribbling), b"{}", {})

    assert time.monotonic() - begun < 0.6


def test_an_answer_is_read_no_further_than_its_status(dribbling):
    dribbling.beginning = b"HTTP/1.1 103 Early Hints\r\nA: b\r\n\r\nHTTP/1.1 204 No Content\r\n"

    post(to(dribbling), b"{}", {})


def test_webhooks_that_hang_hold_up_nobody(dribbling, server, monkeypatch):
    monkeypatch.setattr("heyday.server.limits.WEBHOOK", 5.0)
    senders = [server.person() for _ in range(5)]
    ids = [one.post("/api/me/notices", kind="webhook", url=to(dribbling))["id"] for one in senders]
    tests = [
        threading.Thread(target=one.post, args=(f"/api/me/notices/{id}/test",))
        for one, id in zip(senders, ids, strict=True)
        for _ in range(3)
    ]
    for test in tests:
        test.start()
    wait_until(lambda: len(dribbling.connections) >= limits.COURIERS)
    begun = time.monotonic()

    with server.client() as anybody:
        assert anybody.get("/api/tables").status_code == 200
    assert senders[0].get("/api/me/notices")

    assert time.monotonic() - begun < 1
    dribbling.over.set()
    for test in tests:
        test.join()


def test_what_is_more_than_couriers_can_carry_is_not_sent(monkeypatch):
    async def much():
        couriers, gate = Couriers(), threading.Event()
        under_way = [asyncio.create_task(couriers.carry("ada", gate.wait)) for _ in range(2)]
        under_way.append(asyncio.create_task(couriers.carry("ben", gate.wait)))
        await asyncio.sleep(0)
        for player in ("ada", "cy"):  # of one player, of all
            with pytest.raises(TooMuch):
                await couriers.carry(player, gate.wait)
        under_way[0].cancel()  # nobody waits for it, but it is not done
        await asyncio.sleep(0)
        with pytest.raises(TooMuch):
            await couriers.carry("ada", gate.wait)
        gate.set()
        await asyncio.gather(*under_way, return_exceptions=True)
        await asyncio.sleep(0.01)
        assert await couriers.carry("ada", lambda: "carried") == "carried"
        couriers.close()

    monkeypatch.setattr("heyday.server.limits.UNDER_WAY_EACH", 2)
    monkeypatch.setattr("heyday.server.limits.UNDER_WAY", 3)
    asyncio.run(much())


def test_whoever_is_not_connected_is_told_that_it_is_their_turn(hook, server):
    ada, ben = server.person("Ada"), server.person("Ben")
    ben.post("/api/me/notices", kind="webhook", url=to(hook, "/turn"))
    table = ada.table("me", "open", start=False)
    ben.post(f"/api/tables/{table['id']}/seats/1", kind="me")
    ada.post(f"/api/tables/{table['id']}/start")

    with ada.page(table) as page:
        while page.choices:
            page.act()
        wait_until(lambda: hook.heard)

        path, _, body = hook.heard[0]
        assert path == "/turn"
        assert json.loads(body)["table"] == table["id"]
        assert len(hook.heard) == 1


def test_whoever_is_connected_is_not_told(hook, server):
    ada, ben = server.person("Ada"), server.person("Ben")
    ben.post("/api/me/notices", kind="webhook", url=to(hook))
    table = ada.table("me", "open", start=False)
    ben.post(f"/api/tables/{table['id']}/seats/1", kind="me")
    ada.post(f"/api/tables/{table['id']}/start")

    with ada.page(table) as page, ben.page(table) as other:
        while page.choices:
            page.act()
        other.until(lambda state: state["choices"])
        notice = ben.get("/api/me/notices")[0]
        assert ben.post(f"/api/me/notices/{notice['id']}/test") == {"failed": None}

        assert [json.loads(body).get("test") for _, _, body in hook.heard] == [True]


@pytest.fixture
def two(hook, server):
    """Ada and Ben at a table where Ada begins; each is told at a path of their own."""
    people = {name: server.person(name) for name in ("Ada", "Ben")}
    for name, person in people.items():
        person.post("/api/me/notices", kind="webhook", url=to(hook, f"/{name}"))
    table = people["Ada"].table("me", "open", start=False, pause=5)
    people["Ben"].post(f"/api/tables/{table['id']}/seats/1", kind="me")
    people["Ada"].post(f"/api/tables/{table['id']}/start")
    wait_until(lambda: told(hook))
    hook.heard.clear()
    return people["Ada"], people["Ben"], table


def told(hook):
    """Who was told about what."""
    return [(path[1:], json.loads(body).get("about")) for path, _, body in hook.heard]


def agree(page):
    """Agree to what is asked."""
    assert page.say(do="answer", consent=page.state["consents"][0]["id"], yes=True)["type"] == "ok"


def test_whoever_is_asked_is_told_and_whoever_gets_the_turn_by_an_undo(hook, two):
    ada, ben, table = two
    with ada.page(table) as page:
        while page.choices:
            page.act()
        page.say(do="ask", what={"kind": "undo", "ply": 0})
    wait_until(lambda: len(told(hook)) == 2)
    assert set(told(hook)) == {("Ben", "turn"), ("Ben", "consent")}

    with ben.page(table) as page:
        agree(page)

    wait_until(lambda: len(told(hook)) == 3)
    assert told(hook)[-1] == ("Ada", "turn")


def test_whoever_has_the_turn_when_a_game_is_resumed_is_told(hook, two):
    ada, ben, table = two
    with ada.page(table) as page, ben.page(table) as other:
        page.say(do="ask", what={"kind": "pause"})
        other.until(lambda state: state["consents"])
        agree(other)
        page.until(lambda state: not state["consents"])
        page.say(do="ask", what={"kind": "resume"})
        other.until(lambda state: state["consents"])
        assert told(hook) == []
        page.close()
        other.until(lambda state: not state["presence"]["online"][0])
        agree(other)

        wait_until(lambda: told(hook))
        assert told(hook) == [("Ada", "turn")]


def test_whoever_takes_a_seat_that_has_the_turn_is_told(hook, two, server):
    ada, ben, table = two
    cleo = server.person("Cleo")
    cleo.post("/api/me/notices", kind="webhook", url=to(hook, "/Cleo"))
    with ben.page(table):  # as long as somebody looks, bots wait a little
        ada.delete(f"/api/tables/{table['id']}/seats/0")

        cleo.post(f"/api/tables/{table['id']}/seats/0", kind="me")

        wait_until(lambda: told(hook))
        assert told(hook) == [("Cleo", "turn")]


def test_a_notice_is_its_owner_s_and_tells_no_address(hook, server):
    ada, ben = server.person("Ada"), server.person("Ben")
    made = ada.post("/api/me/notices", kind="webhook", url=to(hook, "/secret-path"))

    assert "secret-path" not in json.dumps(ada.get("/api/me/notices"))
    assert ben.get("/api/me/notices") == []
    assert ben.http.delete(f"/api/me/notices/{made['id']}").status_code == 404
    assert ada.http.delete(f"/api/me/notices/{made['id']}").status_code == 204
    assert ada.get("/api/me/notices") == []


def test_an_inside_address_cannot_be_registered(server):
    ada = server.person("Ada")

    answer = ada.post("/api/me/notices", kind="webhook", url="http://127.0.0.1:9/", status=422)

    assert answer["text"] == "this address is not a public one"


def a_browser(endpoint, **keys):
    """What a browser's PushManager gives."""
    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    point = (
        ec.generate_private_key(ec.SECP256R1())
        .public_key()
        .public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    )
    keys = {"p256dh": b64urlencode(point), "auth": b64urlencode(b"0" * 16)} | keys
    return {"subscription": {"endpoint": endpoint, "keys": keys}}


def claims_of(headers):
    """What a push service reads of who sends."""
    payload = headers["Authorization"].split(".")[1]
    return json.loads(b64urldecode(payload.encode()))


@pytest.fixture
def pushed(monkeypatch):
    """Headers and bodies of what is pushed; nothing is really sent."""
    sent = []
    keep = lambda url, body, headers, look_up: sent.append((headers, body))  # noqa: E731
    monkeypatch.setattr("heyday.server.outside.post", keep)
    return sent


def test_a_push_is_encrypted_and_signed(pushed, server):
    send("push", a_browser("https://push.example/a"), {"text": "your turn"}, resolve, new_key())

    headers, body = pushed[0]
    assert headers["Content-Encoding"] == "aes128gcm"
    assert b"your turn" not in body
    assert Vapid02.verify(headers["Authorization"])
    with server.client() as client:
        assert len(client.get("/api/notices/key").json()["key"]) == 87


@pytest.mark.parametrize(
    ("endpoint", "audience"),
    [
        ("https://push.example/a/b", "https://push.example"),
        ("https://push.example:443/a", "https://push.example"),
        ("https://Push.example:8443/a", "https://push.example:8443"),
    ],
)
def test_a_push_says_for_whom_it_is_how_long_and_from_whom(endpoint, audience):
    claims = claims_of(signed(endpoint, new_key(), "mailto:host@heyday.example"))

    assert claims["aud"] == audience
    assert claims["sub"] == "mailto:host@heyday.example"
    assert isinstance(claims["exp"], int)
    assert time.time() < claims["exp"] < time.time() + 24 * 3600


def test_a_push_of_a_host_whom_nobody_knows_names_no_machine():
    claims = claims_of(signed("https://push.example/a", new_key(), ""))

    assert claims["sub"] == "mailto:nobody@heyday.invalid"


def test_the_host_s_contact_goes_with_every_push(pushed, new_server):
    server = new_server(contact="https://heyday.example/about")
    server.parts.notices.look_up = lambda host, port: ["93.184.216.34"]
    ada = server.person("Ada")
    made = ada.post("/api/me/notices", kind="push", **a_browser("https://push.example/a"))

    assert ada.post(f"/api/me/notices/{made['id']}/test") == {"failed": None}

    assert claims_of(pushed[0][0])["sub"] == "https://heyday.example/about"


@pytest.mark.parametrize(
    ("endpoint", "keys", "said"),
    [
        ("http://push.example/a", {}, "an https:// address"),
        ("https:///only-a-path", {}, "an https:// address"),
        ("https://[2606:4700::1]/a", {}, "an https:// address"),
        ("https://push.example:0/a", {}, "an https:// address"),
        ("https://push.example:99999/a", {}, "an https:// address"),
        ("https://push.example/a", {"p256dh": "!"}, "no keys"),
        ("https://push.example/a", {"p256dh": "€"}, "no keys"),
        ("https://push.example/a", {"p256dh": "AAAA"}, "no keys"),
        ("https://push.example/a", {"p256dh": b64urlencode(b"\4" + bytes(64))}, "no keys"),
        ("https://push.example/a", {"p256dh": "AkLhL8f_" * 6}, "no keys"),
        ("https://push.example/a", {"auth": "A"}, "no keys"),
        ("https://push.example/a", {"auth": "é"}, "no keys"),
        ("https://push.example/a", {"auth": b64urlencode(b"0" * 17)}, "no keys"),
    ],
)
def test_a_subscription_that_cannot_be_used_is_refused(server, endpoint, keys, said):
    data = a_browser(endpoint, **keys)

    answer = server.person().post("/api/me/notices", kind="push", **data, status=422)

    assert said in answer["text"]
    with pytest.raises(CannotSend) as failed:  # as one that is stored already
        send("push", data, {"text": "your turn"}, resolve, new_key())
    assert failed.value.gone


def test_a_push_that_a_library_cannot_make_has_failed(server):
    with pytest.raises(CannotSend, match="cannot be sealed") as failed:
        send("push", a_browser("https://push.example/a"), {}, resolve, "no key")

    assert not failed.value.gone
