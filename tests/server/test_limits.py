"""What one token can ask for is bounded: long games, long records, tables without people."""

import asyncio
import threading
import time

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from heyday import games
from heyday.match import Match
from heyday.server import limits, pool
from heyday.server.context import counted
from heyday.server.table import Table
from tests.server.conftest import run_in, wait_until
from tests.server.people import Page


def acted(page, count=4):
    for _ in range(count):
        assert page.act()["type"] == "ok"


def record_of(rewinds):
    """Return a record that goes one action back and forth again."""
    match = Match(games.get("gods"), 2, secret=b"a" * 32).begin()
    while match.ply < 12:
        match.act(match.to_move, match.position.legal()[0])
    last = match.lines[-1]
    return match.record() + f"undo 11 agreed\n{last}\n" * rewinds


def test_a_record_that_takes_too_long_to_play_again_is_refused_at_once(ada, monkeypatch):
    monkeypatch.setattr(limits, "STEPS", 30)
    assert ada.post("/api/records", text=record_of(8))["state"] == "record"
    monkeypatch.setattr("heyday.server.bringing.replay", None)  # it is not even tried

    refusal = ada.post("/api/records", text=record_of(9), status=422)

    assert refusal["text"] == "a record of more than 30 steps is not kept"


def test_records_that_are_brought_are_played_again_one_at_a_time(ada, monkeypatch):
    from heyday.server import bringing

    reading, most = [], []

    def read(text, replay=bringing.replay):
        reading.append(text)
        most.append(len(reading))
        time.sleep(0.02)
        reading.pop()
        return replay(text)

    monkeypatch.setattr(bringing, "replay", read)
    bring = [
        threading.Thread(target=ada.post, args=("/api/records",), kwargs={"text": record_of(0)})
        for _ in range(4)
    ]
    for thread in bring:
        thread.start()
    for thread in bring:
        thread.join()

    assert most == [1, 1, 1, 1]


def test_where_enough_has_happened_only_the_game_goes_on(ada, ben, monkeypatch):
    table = ada.table("me", "me", "open", start=False)
    path = f"/api/tables/{table['id']}"
    ben.post(f"{path}/seats/2", kind="me")
    ada.post(f"{path}/start")
    with ada.page(table) as page:
        acted(page, 3)
        page.say(do="ask", what={"kind": "pause"})
        monkeypatch.setattr(limits, "EVENTS", page.version)

        refused = [
            page.say(do="undo", version=page.version),
            page.say(do="chat", text="one more"),
            page.say(do="ask", what={"kind": "undo", "ply": 0}),
            page.say(do="ask", what={"kind": "hints"}),
            {"refusal": ada.patch(path, pause=1, status=429)},
            {"refusal": ben.delete(f"{path}/seats/2", status=429)},
            {"refusal": ada.post(f"{path}/seats/1/token", name="bot", status=429)},
        ]
        with ben.page(table) as other:
            consent = other.state["consents"][0]["id"]
            refused.append(other.say(do="answer", consent=consent, yes=False))

        assert {answer["refusal"]["code"] for answer in refused} == {"too-many"}
        assert page.act()["type"] == "ok"


@pytest.mark.parametrize("kind", ["resume", "end"])
def test_where_enough_has_happened_a_paused_game_can_go_on_or_end(ada, ben, monkeypatch, kind):
    table = ada.table("me", "open", start=False)
    path = f"/api/tables/{table['id']}"
    ben.post(f"{path}/seats/1", kind="me")
    ada.post(f"{path}/start")
    with ada.page(table) as page, ben.page(table) as other:

        def agreed(what):
            asked = page.say(do="ask", what=what)
            other.follow(page)
            consent = other.state["consents"][0]["id"]
            return asked, other.say(do="answer", consent=consent, yes=True)

        agreed({"kind": "pause"})
        monkeypatch.setattr(limits, "EVENTS", other.version)

        assert {answer["type"] for answer in agreed({"kind": kind})} == {"ok"}

        state = page.follow(other)["table"]
        assert not state["paused"] if kind == "resume" else state["state"] == "over"


def test_also_who_resumes_or_ends_a_game_has_a_limit(ada, ben, monkeypatch):
    table = ada.table("me", "open", start=False)
    ben.post(f"/api/tables/{table['id']}/seats/1", kind="me")
    ada.post(f"/api/tables/{table['id']}/start")
    with ada.page(table) as page:
        monkeypatch.setattr(limits, "EVENTS", page.version)
        monkeypatch.setattr(limits, "GOING_ON", 2)

        asked = [page.say(do="ask", what={"kind": "end"})["type"] for _ in range(3)]

        assert asked == ["ok", "ok", "refused"]


def test_who_only_looks_on_cannot_fill_a_table_with_words(ada, ben, monkeypatch):
    table = ada.table("me", "me")
    monkeypatch.setattr(limits, "WATCHERS", 2)
    with ada.page(table) as page, ben.page(table) as watcher:
        page.say(do="chat", text="welcome")

        said = [watcher.say(do="chat", text="and I said") for _ in range(3)]

        assert [answer["type"] for answer in said] == ["ok", "ok", "refused"]
        assert said[2]["refusal"]["code"] == "too-many"
        assert page.say(do="chat", text="quiet now")["type"] == "ok"


def test_in_a_long_record_nothing_is_taken_back_any_more(ada, monkeypatch):
    with ada.page(ada.table("me", "me")) as page:
        acted(page)
        assert page.say(do="ask", what={"kind": "undo", "ply": 2})["type"] == "ok"
        acted(page)
        monkeypatch.setattr(limits, "LINES", 20)

        for wish in (
            {"do": "undo", "version": page.version},
            {"do": "ask", "what": {"kind": "undo", "ply": 0}},
        ):
            assert page.say(**wish)["refusal"]["code"] == "too-many"
        assert page.act()["type"] == "ok"


@pytest.mark.parametrize("through", ["the table", "the store"])
def test_going_far_back_is_done_beside_the_event_loop(ada, server, monkeypatch, through):
    where = []
    undo_agreed = Match.undo_agreed

    def noted(match, ply):
        where.append(threading.current_thread() is server.thread)
        undo_agreed(match, ply)

    monkeypatch.setattr(Match, "undo_agreed", noted)
    table = ada.table("me", "me")
    room = server.parts.hub.rooms[table["id"]]
    with ada.page(table) as page:
        acted(page)
        old = Table.load(table["id"], room.table.secret, events_of(server, table))
        assert page.say(do="ask", what={"kind": "undo", "ply": 1})["type"] == "ok"
    if through == "the store":  # as if another process had done it
        run_in(server, catching_up(room, old))

    assert where == [False] * len(where)
    assert len(where) == (1 if through == "the table" else 2)
    assert room.table.match.ply == 1
    assert room.table.lines[-2:] == ["; agreed by red, yellow: undo to action 1", "undo 1 agreed"]
    assert room.table.fresh == []


def test_where_no_person_is_tables_of_a_host_take_turns(new_server, monkeypatch):
    server = new_server()
    busy, most, urgencies = [], [], set()

    async def choose(game, question, urgency):
        busy.append(question)
        most.append(len(busy))
        urgencies.add(urgency)
        await asyncio.sleep(0.01)
        busy.remove(question)
        return -1  # no action: chance decides

    monkeypatch.setattr(server.parts.pool, "choose", choose)
    ada = server.person("Ada")

    tables = [ada.table("random", "random") for _ in range(limits.ALONE + 3)]

    rooms = [server.parts.hub.rooms[table["id"]] for table in tables]
    wait_until(lambda: all(room.table.match.ply > 3 for room in rooms))
    assert max(most) == limits.ALONE
    assert urgencies == {pool.ALONE}
    with ada.page(tables[0]):
        wait_until(lambda: pool.MOVE in urgencies)


def test_bots_where_a_person_is_are_asked_first():
    """Then hints, then those of tables without, whoever came first."""
    begun, asked, order = threading.Event(), threading.Event(), []

    class Thinker:
        def ask(self, task, tell):
            begun.set()
            asked.wait()
            order.append(task)
            return task

        def interrupt(self):
            """There is no process."""

        close = interrupt

    lane = pool.Lane([Thinker()])
    lane.put(pool.MOVE, "first", lambda *_: None)
    begun.wait()
    for urgency, task in (
        (pool.HINT, "hint"),
        (pool.ALONE, "alone"),
        (pool.MOVE, "move"),
        (pool.MOVE, "next"),
    ):
        lane.put(urgency, task, lambda *_: None)

    asked.set()
    wait_until(lambda: len(order) == 5)

    assert order == ["first", "move", "next", "hint", "alone"]
    lane.close()


@pytest.mark.parametrize(
    ("seats", "attended"),
    [(("me", "random"), True), (("random", "random"), False)],
)
def test_a_table_is_attended_where_a_person_sits_or_looks_on(ada, server, seats, attended):
    table = ada.table(*seats)
    room = server.parts.hub.rooms[table["id"]]

    assert room.is_attended() == attended

    if attended:  # whoever leaves is no longer there
        ada.delete(f"/api/tables/{table['id']}/seats/0")
        assert not room.is_attended()
    with Page(server, table):
        assert room.is_attended()


@pytest.mark.parametrize(
    ("host", "as_one"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("a.socket", "a.socket"),
    ],
)
def test_a_network_that_one_place_has_counts_as_one_address(host, as_one):
    assert counted(host) == as_one


def test_who_has_many_addresses_of_ipv6_has_one_quota(new_server):
    server = new_server(quotas=True)
    name, path = {"name": "x"}, f"{server.address.replace('http', 'ws')}/api/tables/nobody/live"
    with server.client() as client:
        for number in range(25):
            proxied = {"X-Forwarded-For": f"2001:db8:1:2::{number:x}"}
            status = client.post("/api/me", json=name, headers=proxied).status_code
        others = client.post("/api/me", json=name, headers={"X-Forwarded-For": "2001:db8:1:3::"})
        with pytest.raises(InvalidStatus):
            connect(path, additional_headers=proxied, proxy=None)

    assert (status, others.status_code) == (429, 201)
    buckets = {who for name, who in server.parts.quotas._buckets if name == "connections"}
    assert buckets == {"2001:db8:1:2::/64"}


def events_of(server, table):
    return run_in(server, server.parts.store.load(table["id"]))[1]


async def catching_up(room, old):
    room._set(old)
    await room.catch_up()
