"""Bots at tables: they play, they are waited for, and one that dies costs a moment."""

import asyncio
import os
import signal
import time
from pickle import UnpicklingError
from queue import Queue

import pytest
from sqlalchemy import func, select, update

from heyday.bots.serving import Question
from heyday.kit import BACKEND
from heyday.server import driving, hub, pool
from heyday.server.store import schema
from heyday.server.store.engine import open_engine
from tests.server.conftest import run_in, wait_until


def test_bots_play_a_game_to_its_end(ada):
    table = ada.table("me", "random", "random")
    with ada.page(table) as page:
        while page.state["table"]["state"] == "playing":
            if page.choices:
                assert page.act()["type"] == "ok"
            else:
                page.hear()

        assert page.state["result"]["over"]
        assert {entry["seat"] for entry in page.state["log"]} == {0, 1, 2}


def test_a_bot_is_waited_for_unless_somebody_is_in_a_hurry(ada):
    table = ada.table("me", "random", pause=10)
    with ada.page(table) as page:
        while page.choices:
            page.act()
        begun = time.monotonic()
        page.until(lambda state: state["presence"]["thinking"] == 1)
        while not page.choices:
            assert page.say(do="skip_pause")["type"] == "ok"
            time.sleep(0.02)

        assert time.monotonic() - begun < 9


def test_a_process_that_dies_is_replaced_and_the_move_retried(ada, server):
    table = ada.table("me", "random")
    (thinker,) = server.parts.pool.players.thinkers
    with ada.page(table) as page:
        for _ in range(3):
            while page.choices:
                page.act()
            child = thinker.child
            if child is not None:
                os.kill(child.process.pid, signal.SIGKILL)
            page.until(lambda state: state["choices"] or state["result"]["over"])

    assert thinker.child is not None


def test_a_process_that_hangs_is_replaced_and_the_move_retried(ada, server, monkeypatch):
    table = ada.table("me", "novice")
    (thinker,) = server.parts.pool.players.thinkers
    with ada.page(table) as page:
        while page.choices:
            page.act()
        page.until(lambda state: state["choices"])
        monkeypatch.setattr(thinker, "grace", 1.0)
        monkeypatch.setattr(pool, "seconds_for", lambda task: 0.5)
        hanging = thinker.child.process
        os.kill(hanging.pid, signal.SIGSTOP)
        failed = Queue()
        monkeypatch.setattr(pool.log, "warning", lambda *said: failed.put(said))
        while page.choices:
            page.act()

        assert failed.get(timeout=10)[1] == "its process hangs"
        page.until(lambda state: state["choices"])
    assert not hanging.is_alive()
    assert thinker.child.process.is_alive()


@pytest.mark.parametrize("error", [UnpicklingError("invalid load key"), MemoryError(), KeyError(1)])
def test_a_process_whose_answer_cannot_be_read_is_replaced_and_asked_again(error, monkeypatch):
    heard, killed = Queue(), []

    class Mute:
        """A process that has been started, and what is heard of it."""

        def __init__(self, *_):
            self.pipe = self.process = self

        def send(self, task):
            """Nobody reads it."""

        def poll(self, seconds):
            return True

        def recv(self):
            if thinker.ready and not killed:
                raise error
            return pool.Answer(7)

        def kill(self):
            killed.append(self)

    monkeypatch.setattr(pool, "spawn", Mute)
    thinker = pool.Thinker((), "python", 0)
    lane = pool.Lane([thinker])
    question = Question("gods", "novice", 10.0, "table.0", b"", 1)
    lane.put(pool.MOVE, question, lambda *answer: heard.put(answer))

    assert heard.get(timeout=10) == (7, "")
    assert len(killed) == 1
    lane.close()


def test_a_bot_that_cannot_be_asked_is_replaced_by_chance(ada, server, monkeypatch):
    from heyday.server.pool import NoAnswer

    async def choose(game, question, urgency):
        raise NoAnswer("nobody there")

    monkeypatch.setattr(server.parts.pool, "choose", choose)
    with ada.page(ada.table("me", "oracle")) as page:
        while page.choices:
            page.act()
        page.until(lambda state: state["choices"])


def test_where_a_level_gives_no_answer_twice_a_simpler_bot_is_asked():
    asked, heard = [], Queue()

    class Broken:
        def ask(self, question, tell):
            asked.append(question.bot)
            if question.bot == "oracle":
                raise pool.NoAnswer("its process died")
            return 7

        def interrupt(self):
            """There is no process."""

        close = interrupt

    lane = pool.Lane([Broken()])
    question = Question("gods", "oracle", 10.0, "table.0", b"", 1)
    lane.put(pool.MOVE, question, lambda *answer: heard.put(answer))

    assert heard.get(timeout=10) == (7, "")
    assert asked == ["oracle", "oracle", "apprentice"]
    lane.close()


def test_bots_go_on_after_the_server_was_ended(new_server):
    first = new_server()
    ada = first.person()
    table = ada.table("random", "random", start=False)
    ada.post(f"/api/tables/{table['id']}/start")
    first.end()

    second = new_server()

    wait_until(lambda: table["id"] in second.parts.hub.rooms, 30)
    room = second.parts.hub.rooms[table["id"]]
    wait_until(lambda: room.table.state == "over", 60)


def test_bots_go_on_after_something_has_failed(new_server, monkeypatch):
    monkeypatch.setattr(hub, "SWEEP", 0.05)
    server, asked = new_server(), []
    ada = server.person()

    async def lease(*_):
        asked.append(None)
        if len(asked) == 1:
            raise OSError("the database is away")
        return True

    monkeypatch.setattr(server.parts.store, "lease", lease)
    with ada.page(ada.table("me", "random")) as page:
        while page.choices:
            page.act()
        page.until(lambda state: state["choices"])

    assert len(asked) > 1


def test_a_table_that_cannot_be_loaded_or_is_at_work_stops_no_other(new_server, monkeypatch):
    monkeypatch.setattr(hub, "SWEEP", 0.05)
    monkeypatch.setattr(hub, "MOST", 2)
    first = new_server()
    ada = first.person()
    ids = [ada.table("random", "random", start=False)["id"] for _ in range(5)]
    monkeypatch.setattr(driving.Driver, "_bot_acts", never)
    for id in ids:
        ada.post(f"/api/tables/{id}/start")
    first.end()

    async def load(store, id, load=hub.load):
        if id == ids[0]:
            raise ValueError("its events do not fit together")
        return await load(store, id)

    monkeypatch.setattr(hub, "load", load)
    second = new_server()

    wait_until(lambda: set(second.parts.hub.driver.tasks) == set(ids[1:]))


def test_tables_that_cannot_be_played_any_more_keep_no_other_waiting(new_server, monkeypatch):
    """They are looked at again later, for a new version may be able to play them."""
    first = new_server()
    ada = first.person()
    ids = [ada.table("random", "random", start=False)["id"] for _ in range(3)]
    monkeypatch.setattr(driving.Driver, "_bot_acts", never)
    for id in ids:
        ada.post(f"/api/tables/{id}/start")
    first.end()
    rows = schema.events
    other = update(rows).where(rows.c.game_table.in_(ids[:2]))
    other = other.values(data=func.replace(rows.c.data, "rules: 1", "rules: 0"))
    due = due_after(first.url, other)
    monkeypatch.setattr(hub, "SWEEP", 0.05)
    monkeypatch.setattr(hub, "MOST", 2)

    second = new_server()

    wait_until(lambda: set(second.parts.hub.driver.tasks) == {ids[2]})
    assert due(0) == [ids[2]]
    assert set(due(hub.LATER)) == set(ids)


def due_after(url, change):
    """Change a store; return how to find the tables that are due within some seconds from now."""
    engine, kept = open_engine(url), schema.tables.c
    with engine.begin() as connection:
        connection.execute(change)

    def due(seconds):
        query = select(kept.id).where(kept.wakes <= time.time() + seconds)
        with engine.connect() as connection:
            return list(connection.execute(query).scalars())

    return due


async def never(*_):
    await asyncio.Event().wait()


def test_a_hint_is_for_who_plays_alone(ada, ben):
    alone = ada.table("me", "random")
    table = ada.table("me", "open", start=False)
    ben.post(f"/api/tables/{table['id']}/seats/1", kind="me")
    ada.post(f"/api/tables/{table['id']}/start")

    with ada.page(table) as page:
        assert page.say(do="hint")["refusal"]["code"] == "not-allowed"
    with ada.page(alone) as page:
        assert page.state["table"]["advice"]


def test_a_review_that_cannot_be_stored_has_failed_and_can_be_asked_for_again(
    ada, server, monkeypatch
):
    async def review(*_):
        return {"en": {}, "de": {}, "ja": {}}

    async def full(*_):
        raise OSError("disk full")

    monkeypatch.setattr(server.parts.pool, "review", review)
    table = ada.table("me", "me")
    with ada.page(table) as page:
        page.act()
        page.say(do="ask", what={"kind": "end"})
    path = f"/api/tables/{table['id']}/review"
    with monkeypatch.context() as patch:
        patch.setattr(server.parts.store, "keep_review", full)
        ada.post(path, setting="quick")
        wait_until(lambda: ada.get(path)["state"] == "failed")

    ada.post(path, setting="quick")

    wait_until(lambda: server.parts.reviews._states == {})
    assert run_in(server, server.parts.store.review(table["id"], "quick")) is not None


@pytest.mark.slow
@pytest.mark.skipif(BACKEND == "python", reason="searching takes compiled rules")
def test_hints_and_reviews_are_given(ada):
    table = ada.table("me", "adept")
    with ada.page(table) as page:
        advice = page.say(do="hint")["advice"]
        assert advice["choices"][0]["action"] in [choice["id"] for choice in page.choices]
        for _ in range(4):
            page.until(lambda state: state["choices"])
            page.act()
        page.say(do="ask", what={"kind": "end"})
    path = f"/api/tables/{table['id']}/review"

    assert ada.post(path, setting="quick")["state"] in ("waiting", "running")
    wait_until(lambda: ada.get(path)["state"] == "ready", 120)
    assert ada.get(path, language="de")["review"]["language"] == "de"
