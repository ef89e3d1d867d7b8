"""The thread that writes: whatever goes wrong, those who wait are answered, and it goes on."""

import asyncio

import pytest
from sqlalchemy import exc

from heyday.server.events import Event
from heyday.server.store import Store, TableRow

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
