"""The thread that writes: whatever goes wrong, those who wait are answered, and it goes on."""

import asyncio
import threading

import pytest
from sqlalchemy import exc

from heyday.server.events import Event
from heyday.server.store import Store, TableRow, engine, writer

ROW = TableRow("t", "playing", False, 1.0, 1, 0, None)


@pytest.fixture
def store(tmp_path):
    """A store with a table of one event."""
    opened = Store(f"sqlite:///{tmp_path}/some.sqlite3")
    asyncio.run(opened.open_table(ROW, "gods", b"", [Event(1, "open", 1.0, {"seats": []})]))
    yield opened
    opened.close()


async def add(store, version):
    """Add an event to the table; whoever waits for ever has failed."""
    adding = store.append(ROW._replace(version=version), Event(version, "act", 2.0, {}))
    async with asyncio.timeout(5):
        await adding


def test_who_cannot_be_told_of_an_event_stops_no_other(store, caplog):
    def told(connection, events):
        raise exc.TimeoutError("all connections are in use")

    store.writer.told = told
    asyncio.run(add(store, 2))
    asyncio.run(add(store, 3))

    assert "TimeoutError" in caplog.text


def test_an_error_that_nobody_foresaw_is_told_to_those_who_wait(store, monkeypatch):
    def unforeseen(*_):
        raise RuntimeError("unforeseen")

    with monkeypatch.context() as patch:
        patch.setattr(store.writer, "_commit", unforeseen)
        with pytest.raises(RuntimeError, match="unforeseen"):
            asyncio.run(add(store, 2))
    asyncio.run(add(store, 2))


@pytest.fixture
def impatient(monkeypatch):
    monkeypatch.setattr(engine, "PATIENCE", 0.2)
    monkeypatch.setattr(writer, "WATCH", 0.05)


def versions_of(store):
    return [event.version for event in asyncio.run(store.load("t"))[1]]


def test_nobody_waits_for_ever_for_a_database_that_says_nothing(impatient, store, monkeypatch):
    """What was under way may be stored in the end, what came after it is not."""
    hanging, quickly = threading.Event(), store.writer._quickly

    def hang(jobs):
        hanging.wait(10)
        return quickly(jobs)

    monkeypatch.setattr(store.writer, "_quickly", hang)
    for version in (2, 3):
        with pytest.raises(exc.TimeoutError):
            asyncio.run(add(store, version))
    hanging.set()
    asyncio.run(store.settle())

    assert versions_of(store) == [1, 2]
    asyncio.run(add(store, 3))


def test_what_nobody_waits_for_any_more_is_not_tried_again(impatient, store, monkeypatch):
    tried = []

    def lost(jobs):
        tried.append(jobs)
        store.writer.ended.wait(0.5)
        raise exc.OperationalError("", {}, OSError("the connection is lost"))

    monkeypatch.setattr(store.writer, "_quickly", lost)
    with pytest.raises(exc.TimeoutError):
        asyncio.run(add(store, 2))
    monkeypatch.setattr(engine, "PATIENCE", 5.0)
    asyncio.run(store.settle())

    assert len(tried) == 1
    assert versions_of(store) == [1]


def test_nobody_waits_for_ever_for_what_is_read(impatient, store):
    hanging = threading.Event()

    with pytest.raises(exc.TimeoutError):
        asyncio.run(store.read(lambda connection: hanging.wait(10)))
    hanging.set()


def test_an_address_may_say_how_long_to_wait_for_a_connection():
    assert engine.lost("postgresql://db/x")["connect_timeout"] == 5
    assert "connect_timeout" not in engine.lost("postgresql://db/x?connect_timeout=60")
