"""`heyday serve` says in one line what is wrong, and ends without losing anything."""

import asyncio
import logging
import socket

import pytest
import uvicorn
from websockets.sync.client import connect

from heyday.cli import run
from heyday.server import logs
from tests.server.people import Person
from tests.server.processes import Process


@pytest.fixture(autouse=True)
def python(monkeypatch, tmp_path):
    monkeypatch.setenv("HEYDAY_BACKEND", "python")
    monkeypatch.setenv("HEYDAY_DATA", str(tmp_path / "games"))


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--database", "mysql://a/b"), "expected postgresql://"),
        (("--database", "postgresql://nobody@127.0.0.1:1/x"), "the database cannot be used"),
        (("--data", "/dev/null/x"), "cannot be used"),
        (("--workers", "0"), "0 is not in the range"),
        (("--proxy", "proxy.example"), "does not appear to be"),
        (("--proxy", "10.0.0.1/8"), "has host bits set"),
        (("--contact", "mailto:me@localhost"), "expected mailto:YOU@YOUR.DOMAIN"),
        (("--contact", "me@heyday.example"), "expected mailto:YOU@YOUR.DOMAIN"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(arguments, said, capsys):
    assert run(["serve", *arguments]) == 2

    errors = capsys.readouterr().err
    assert said in errors
    assert errors.count("\n") == 1


def test_a_port_that_is_taken_is_refused(capsys):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()

        assert run(["serve", "--port", str(taken.getsockname()[1])]) == 2

    assert "try --port" in capsys.readouterr().err


def who_asks(config, proxy):
    """Whose request a server takes it for that a proxy passes on."""
    seen = []

    async def app(scope, receive, send):
        seen.append(scope["client"][0])

    headers = [(b"x-forwarded-for", b"203.0.113.9")]
    scope = {"type": "http", "client": (proxy, 4000), "headers": headers}
    served = uvicorn.Config(app, **config, interface="asgi3")
    served.load()
    asyncio.run(served.loaded_app(scope, None, None))
    return seen[0]


@pytest.mark.parametrize(
    ("options", "believed", "not_believed"),
    [
        ((), ("127.0.0.1", "::1"), ("10.0.0.7", "203.0.113.1")),
        (("--proxy", "10.0.0.7"), ("10.0.0.7",), ("10.0.0.8", "127.0.0.1")),
        (("--proxy", "10.0.0.0/24", "--proxy", "fd00::1"), ("10.0.0.8", "fd00::1"), ("10.0.1.1",)),
    ],
)
def test_a_proxy_is_believed_if_it_is_named(options, believed, not_believed, monkeypatch):
    said = {}
    monkeypatch.setattr("uvicorn.run", lambda app, **config: said.update(config))
    assert run(["serve", "--port", "0", *options]) == 0

    config = {"forwarded_allow_ips": said["forwarded_allow_ips"]}
    assert {who_asks(config, proxy) for proxy in believed} == {"203.0.113.9"}
    assert [who_asks(config, proxy) for proxy in not_believed] == list(not_believed)


@pytest.fixture
def logging_again():
    """Let logs be afterwards as they were."""
    root, ours = logging.getLogger(), logging.getLogger("heyday")
    before = root.handlers[:], root.level, ours.level
    yield
    root.handlers[:] = before[0]
    root.setLevel(before[1])
    ours.setLevel(before[2])


@pytest.mark.parametrize("level", ["debug", "info", "warning", "error"])
def test_the_level_of_logs_is_that_of_our_own_words(logging_again, level):
    logs.set_up(level)

    ours, theirs = logging.getLogger("heyday.server.hub"), logging.getLogger("websockets.server")
    assert ours.getEffectiveLevel() == logging.getLevelName(level.upper())
    assert theirs.getEffectiveLevel() >= logging.WARNING


@pytest.mark.slow
@pytest.mark.parametrize("level", ["info", "debug"])
def test_logs_tell_nothing_of_people_however_much_they_tell(tmp_path, level):
    with (tmp_path / "errors").open("wb") as errors:
        server = Process("--data", tmp_path, "--log-level", level, errors=errors)
        ada = server.person("Adalberta")
        with ada.page(ada.table("me", "me")) as page:
            page.say(do="chat", text="between us")
            address = f"{server.address.replace('http', 'ws')}/api/tables/{page.table}/live"
            proxied = {"X-Forwarded-For": "203.0.113.77"}
            with connect(address, proxy=None, additional_headers=proxied):
                pass
        server.end()

    told = (tmp_path / "errors").read_text(encoding="utf-8")
    people = ("Adalberta", "between us", "203.0.113.77", ada.token[:8], ada.token[-8:])
    assert not [word for word in people if word in told]


@pytest.mark.slow
def test_it_ends_when_asked_to_and_nothing_is_lost(tmp_path):
    server = Process("--data", tmp_path)
    ada = server.person()
    table = ada.table("me", "me")
    with ada.page(table) as page:
        for _ in range(5):
            page.act()
        seen = page.state["view"]
        server.end()
        assert page.until_closed() == 1012  # come again

    again = Process("--data", tmp_path)
    with Person(again, ada.token, "Ada").page(table) as page:
        assert page.state["view"] == seen
    again.end()
