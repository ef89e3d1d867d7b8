"""The same on a real PostgreSQL, and several servers that share one."""

import asyncio
import contextlib
import os
import signal
import subprocess
import time
from concurrent.futures import ThreadPoolExecutor

import psycopg
import pytest
from sqlalchemy import select

from heyday.match import verify
from heyday.server import hub, presence, reviews
from heyday.server.pool import NoAnswer
from heyday.server.store import Store, engine, listener, schema
from heyday.server.store.engine import address, open_engine
from heyday.server.store.store import CHANNEL
from tests.server.conftest import Running, wait_until
from tests.server.people import Page, Person
from tests.server.postgres import NEEDED, somebody
from tests.server.processes import Process
from tests.server.test_store import run

pytestmark = [pytest.mark.slow, NEEDED]


def test_a_game_is_played_and_found_again(database):
    url = address(database, None)
    server = Running(url)
    ada = server.person()
    table = ada.table("me", "me")
    with ada.page(table) as page:
        for _ in range(10):
            assert page.act()["type"] == "ok"
        seen = page.state["view"]
    server.end()

    again = Running(url)
    ada = Person(again, ada.token, "Ada")
    with ada.page(table) as page:
        assert page.state["view"] == seen
        while page.state["table"]["state"] == "playing":
            page.act()
    assert verify(ada.http.get(f"/api/tables/{table['id']}/record").text).proven
    again.end()


def test_two_servers_show_the_same_table(database):
    url = address(database, None)
    one, two = Running(url), Running(url)
    ada, ben = one.person("Ada"), one.person("Ben")
    ben = Person(two, ben.token, "Ben")
    table = ada.table("me", "open", start=False)
    ben.post(f"/api/tables/{table['id']}/seats/1", kind="me")
    wait_until(lambda: ada.get(f"/api/tables/{table['id']}")["seats"][1]["name"] == "Ben")
    ada.post(f"/api/tables/{table['id']}/start")

    with ada.page(table) as first, ben.page(table) as second, Page(two, table) as watcher:
        second.until(lambda state: state["table"]["state"] == "playing")
        for _ in range(30):
            mover, other = (first, second) if first.choices else (second, first)
            assert mover.act(mover.choices[-1]["id"])["type"] == "ok"
            other.follow(mover)
            if mover.state["table"]["state"] == "over":
                break
        watcher.follow(first)
        assert first.state["view"] == second.state["view"] == watcher.state["view"]
        assert first.state["log"] == second.state["log"]
    one.end()
    two.end()


def test_of_two_who_act_at_once_through_two_servers_one_does(database):
    url = address(database, None)
    one, two = Running(url), Running(url)
    ada = one.person("Ada")
    also = Person(two, ada.token, "Ada")
    table = ada.table("me", "me")
    with ada.page(table) as first, also.page(table) as second, ThreadPoolExecutor() as pool:
        for _ in range(15):
            wish, version = first.choices[0]["id"], first.version
            second.follow(first)
            asked = [pool.submit(page.act, wish, version) for page in (first, second)]
            answers = [answer.result() for answer in asked]
            assert sorted(answer["type"] for answer in answers) == ["ok", "refused"]
            first.until(lambda state, version=version: state["version"] > version)
            second.follow(first)
        assert len(first.state["log"]) == 15
        assert first.state["view"] == second.state["view"]
    one.end()
    two.end()


def test_silence_counts_once_whichever_server_hears_it(database, monkeypatch):
    async def granted(*_):
        return True

    monkeypatch.setattr("heyday.server.limits.CONSENT", 0.5)
    monkeypatch.setattr(Store, "lease", granted)  # so that both try at once
    url = address(database, None)
    one, two = Running(url), Running(url)
    ada, ben = one.person("Ada"), one.person("Ben")
    table = ada.table("me", "open", start=False)
    path = f"/api/tables/{table['id']}"
    ben.post(f"{path}/seats/1", kind="me")
    ada.post(f"{path}/start")

    with ada.page(table) as first, Page(two, table) as second:
        first.say(do="ask", what={"kind": "replace", "seat": 1, "level": "random"})
        for page in (first, second):
            page.until(lambda state: state["table"]["seats"][1]["kind"] == "bot")
    assert ada.http.get(f"{path}/record").text.count("replace yellow by random") == 1
    one.end()
    two.end()
    engine = open_engine(url)
    with engine.connect() as connection:
        kinds = list(connection.execute(select(schema.events.c.kind)).scalars())
    engine.dispose()
    assert kinds.count("expire") == 1


def holder(database):
    """Return which process has the lease of the only table."""
    engine = open_engine(address(database, None))
    with engine.connect() as connection:
        found = connection.execute(select(schema.leases.c.owner)).scalar()
    engine.dispose()
    return found


def test_pages_of_all_servers_are_there(database):
    url = address(database, None)
    one, two = Running(url), Running(url)
    ada, ben = one.person("Ada"), Person(two, one.person("Ben").token, "Ben")
    table = ada.table("me", "open", start=False)
    ben.post(f"/api/tables/{table['id']}/seats/1", kind="me")

    with ada.page(table) as first:
        first.until(lambda state: state["presence"]["online"] == [True, False])
        with ben.page(table) as second, Page(two, table):
            here = {"online": [True, True], "watchers": 1, "thinking": None}
            for page in (first, second):
                page.until(lambda state: state["presence"] == here)
        alone = {"online": [True, False], "watchers": 0, "thinking": None}
        first.until(lambda state: state["presence"] == alone)
    one.end()
    two.end()


def test_what_a_dead_server_told_is_forgotten(database, monkeypatch):
    monkeypatch.setattr(presence, "SILENT", 8.0)
    monkeypatch.setattr(hub, "SWEEP", 0.5)
    one, two = Running(address(database, None)), Process("--database", database)
    ada, ben = one.person("Ada"), Person(two, one.person("Ben").token, "Ben")
    table = ada.table("me", "open", start=False)
    ben.post(f"/api/tables/{table['id']}/seats/1", kind="me")

    try:
        with ada.page(table) as first, ben.page(table):
            first.until(lambda state: state["presence"]["online"] == [True, True])
            two.kill()
            first.until(lambda state: state["presence"]["online"] == [True, False])
    finally:
        two.kill()
        one.end()


@pytest.mark.parametrize("page", ["open", "new"])
def test_what_a_dead_server_had_no_time_to_tell_is_shown(database, monkeypatch, page):
    monkeypatch.setattr(presence, "SILENT", 1.0 if page == "open" else 60.0)
    monkeypatch.setattr(hub, "SWEEP", 0.2)
    url = address(database, None)
    one, two = Running(url), Running(url)
    ada = one.person("Ada")
    table = ada.table("me", "me")
    with Page(two, table) as through_other:
        with ada.page(table) as first:
            first.act()
            through_other.follow(first)
            one.parts.store.writer.told = None  # it dies between the commit and NOTIFY
            assert first.act()["type"] == "ok"
            last = first.version
        one.end()

        if page == "open":
            through_other.until(lambda state: state["version"] == last)
        with Person(two, ada.token, "Ada").page(table) as again:
            assert again.version == last
            assert again.act()["type"] == "ok"
    two.end()


@contextlib.contextmanager
def stopped(*processes):
    """They do nothing for a while, and all connections to them stay."""
    for process in processes:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in processes:
            os.kill(process, signal.SIGCONT)


def processes_of(cluster):
    master = (cluster.data / "postmaster.pid").read_text().split()[0]
    children = subprocess.run(["pgrep", "-P", master], capture_output=True, text=True).stdout
    return [int(process) for process in (master, *children.split())]


def test_while_the_database_says_nothing_people_are_told_so(cluster, monkeypatch):
    monkeypatch.setattr(engine, "PATIENCE", 1.0)
    monkeypatch.setattr(hub, "SWEEP", 0.2)
    server = Running(address(cluster.database(), None))
    ada = server.person("Ada")
    table = ada.table("me", "me")
    with ada.page(table) as page:
        page.act()
        version = page.version
        with stopped(*processes_of(cluster)):
            assert page.act()["refusal"]["code"] == "unavailable"
            assert page.act()["refusal"]["code"] == "unavailable"
            assert ada.get("/healthz", status=503)["code"] == "unavailable"
            assert ada.get(f"/api/tables/{table['id']}", status=503)["code"] == "unavailable"
            assert ada.patch("/api/me", status=503, name="Countess")["code"] == "unavailable"

        wait_until(lambda: ada.http.get(f"/api/tables/{table['id']}").status_code == 200)
        page.say(do="again")
        assert page.version <= version + 1  # the first may have been stored after all
        assert page.act()["type"] == "ok"
        assert page.version == ada.get(f"/api/tables/{table['id']}")["version"]
    assert ada.get("/api/me")["player"]["name"] == "Ada"
    server.end()


def test_a_new_name_is_known_to_all_servers(database):
    one, two = (Running(address(database, None)) for _ in range(2))
    ada = one.person("Ada")
    also = Person(two, ada.token, "Ada")
    assert also.get("/api/me")["player"]["name"] == "Ada"

    ada.patch("/api/me", name="Countess")

    wait_until(lambda: also.get("/api/me")["player"]["name"] == "Countess")
    assert also.table("me", "me")["seats"][0]["name"] == "Countess"
    one.end()
    two.end()


def test_a_strange_notice_makes_no_server_deaf(database):
    url = address(database, None)
    one, two = Running(url), Running(url)
    ada = one.person("Ada")
    table = ada.table("me", "me")
    with ada.page(table) as page, Page(two, table) as through_other:
        for strange in ("not json", "[1]", "{}", '{"from": 1, "what": "there", "table": []}', "7"):
            notify(database, strange)
        assert page.act()["type"] == "ok"
        through_other.follow(page)
    one.end()
    two.end()


def test_a_server_that_does_not_hear_itself_connects_again(database, monkeypatch):
    """The other end of a connection may be gone without a word."""
    monkeypatch.setattr(presence, "SILENT", 1.0)
    monkeypatch.setattr(hub, "SWEEP", 0.2)
    url = address(database, None)
    one, two = Running(url), Running(url)
    ada = one.person("Ada")
    table = ada.table("me", "me")
    deaf = stopped(max(listeners(database))[1])
    with ada.page(table) as page, Page(two, table) as through_other, deaf:
        for _ in range(3):
            assert page.act()["type"] == "ok"
            through_other.follow(page)
    one.end()
    two.end()


def listeners(database):
    """When servers began to listen, and by which processes of the database."""
    query = (
        "SELECT backend_start, pid FROM pg_stat_activity WHERE query LIKE 'LISTEN%' "
        "AND datname = current_database()"
    )
    with psycopg.connect(database, autocommit=True) as connection:
        return connection.execute(query).fetchall()


def notify(database, said):
    """Tell all servers something."""
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute("SELECT pg_notify(%s, %s)", [CHANNEL, said])


def test_what_one_server_acknowledged_all_others_know(database, monkeypatch):
    """Though they have not heard of it yet."""
    monkeypatch.setattr(listener, "hear", lambda *_: None)
    one, two = (Running(address(database, None)) for _ in range(2))
    ada, ben = one.person("Ada"), one.person("Ben")
    also, ben_also = Person(two, ada.token, "Ada"), Person(two, ben.token, "Ben")
    table = ada.table("me", "open", start=False, listed=True)
    path = f"/api/tables/{table['id']}"
    assert also.get("/api/tables")[0]["seats"][1]["kind"] == "open"
    ben.post(f"{path}/seats/1", kind="me")

    assert also.get("/api/tables") == []
    assert also.get("/api/me")["tables"][0]["seats"][1]["name"] == "Ben"
    ben.delete(f"{path}/seats/1")
    assert also.get(path)["seats"][1]["kind"] == "open"
    ben.post(f"{path}/seats/1", kind="me")
    assert also.post(f"{path}/start")["state"] == "playing"
    assert ada.http.get(f"{path}/record").text == also.http.get(f"{path}/record").text != ""
    with also.page(table) as page:
        ben_also.post(f"{path}/seats/1", status=409, kind="me")
        assert page.act()["type"] == "ok"
    one.end()
    two.end()


def driving(servers, table):
    """Return the server that lets bots act at a table, and the other one."""
    wait_until(lambda: any(table["id"] in one.parts.hub.driver.leases for one in servers))
    return sorted(servers, key=lambda one: table["id"] not in one.parts.hub.driver.leases)


def test_a_bot_waits_for_those_who_look_through_another_server(database):
    """And it acts at once if they do not want to wait."""
    url = address(database, None)
    servers = [Running(url), Running(url)]
    ada = servers[0].person("Ada")
    table = ada.table("me", "random", pause=4)
    with ada.page(table) as page:
        while page.choices:
            page.act()
        owner, other = driving(servers, table)
        with Person(other, ada.token, "Ada").page(table) as through_other:
            wait_until(lambda: owner.parts.hub.rooms[table["id"]].elsewhere)
            page.close()
            through_other.say(do="again")
            count = len(through_other.state["log"])
            time.sleep(0.3)
            through_other.say(do="again")
            assert len(through_other.state["log"]) == count

            assert through_other.say(do="skip_pause")["type"] == "ok"
            begun = time.monotonic()
            through_other.until(lambda state: len(state["log"]) > count)
            assert time.monotonic() - begun < 2
    for server in servers:
        server.end()


def test_a_live_clock_runs_on_when_another_server_takes_over(database):
    """It starts anew only where no server was there meanwhile."""
    url = address(database, None)
    one = Running(url)
    ada = one.person("Ada")
    table = ada.table("me", "me", pace={"kind": "live", "decision": 60, "bank": 0})
    with ada.page(table) as page:
        ends = page.state["clock"]["ends"]
    two = Running(url)
    wait_until(lambda: two.parts.hub.presence.since == one.parts.hub.presence.since)
    one.end()

    with Person(two, ada.token, "Ada").page(table) as page:
        wait_until(lambda: table["id"] in two.parts.hub.driver.leases)
        time.sleep(0.2)
        page.say(do="again")
        assert page.state["clock"]["ends"] == ends
    two.end()

    three = Running(url)
    with Person(three, ada.token, "Ada").page(table) as page:
        page.until(lambda state: state["clock"]["ends"] > ends)
    three.end()


def test_a_review_is_made_by_one_server_and_known_to_all(database, monkeypatch):
    begun = []

    async def review(game, task, tell):
        begun.append(task)
        tell(3, 200)
        while len(begun) < 2:
            await asyncio.sleep(0.01)
        raise NoAnswer("nobody there")

    monkeypatch.setattr(reviews, "CLAIM", 0.4)
    url = address(database, None)
    one, two = Running(url), Running(url)
    for server in (one, two):
        monkeypatch.setattr(server.parts.pool, "review", review)
    ada = one.person("Ada")
    also = Person(two, ada.token, "Ada")
    table = ada.table("me", "me")
    with ada.page(table) as page:
        page.act()
        page.say(do="ask", what={"kind": "end"})
    path = f"/api/tables/{table['id']}/review"

    assert ada.post(path, setting="quick")["state"] == "waiting"
    assert also.post(path, setting="quick")["state"] in ("waiting", "running")
    wait_until(lambda: also.get(path)["done"] == 3)
    assert len(begun) == 1

    begun.append("enough")
    wait_until(lambda: ada.get(path)["state"] == "failed")
    wait_until(lambda: also.get(path)["state"] == "none")
    also.post(path, setting="quick")
    wait_until(lambda: len(begun) == 3)
    one.end()
    two.end()


def test_everything_moves_from_sqlite(database, tmp_path, monkeypatch, capsys):
    """`heyday admin move`, into a PostgreSQL database."""
    monkeypatch.setenv("HEYDAY_BACKEND", "python")
    old = Running(f"sqlite:///{tmp_path}/heyday.sqlite3")
    ada = old.person("Ada")
    table = ada.table("me", "me", game="gentes")
    with ada.page(table) as page:
        for _ in range(12):
            assert page.act()["type"] == "ok"
        seen = page.state["view"]
    old.end()

    assert run(capsys, "admin", "move", database, "--data", tmp_path)[0] == 0
    assert run(capsys, "admin", "move", database, "--data", tmp_path)[0] == 2  # not empty

    new = Running(address(database, None))
    ada = Person(new, ada.token, "Ada")
    with ada.page(table) as page:
        assert page.state["view"] == seen
        assert page.act()["type"] == "ok"
    assert run(capsys, "admin", "replay", "--database", database)[0] == 0
    new.end()


def test_when_a_server_is_killed_another_goes_on(database):
    """Clients on both; SIGKILL to one: the table goes on, nothing lost, nothing doubled."""
    servers = [Process("--database", database)]
    ada, ben = (servers[0].person(name) for name in ("Ada", "Ben"))
    table = ada.table("me", "open", "random", start=False)
    ben.post(f"/api/tables/{table['id']}/seats/1", kind="me")
    ada.post(f"/api/tables/{table['id']}/start")
    acknowledged = 0
    with ada.page(table) as first, ben.page(table) as second:
        while first.state["view"]["current"] != 2:  # up to the bot's first turn
            mover, other = (first, second) if first.choices else (second, first)
            assert mover.act()["type"] == "ok"
            acknowledged += 1
            other.follow(mover)
    wait_until(lambda: holder(database))
    dying = holder(database)
    servers.append(Process("--database", database))
    ben = Person(servers[1], ben.token, "Ben")

    first, second = ada.page(table), ben.page(table)
    for _ in range(6):
        mover = None
        while mover is None:
            for page in (first, second):
                page.say(do="again")
                mover = page if page.choices else mover
        assert mover.act()["type"] == "ok"
        acknowledged += 1
    servers[0].kill()
    ada = Person(servers[1], ada.token, "Ada")
    first = ada.page(table)
    while first.state["table"]["state"] == "playing" and acknowledged < 30:
        second.say(do="again")
        first.say(do="again")
        for page in (first, second):
            if page.choices and page.version >= max(first.version, second.version):
                acknowledged += page.act()["type"] == "ok"
                break

    text = ada.http.get(f"/api/tables/{table['id']}/record").text
    mine = [e for e in first.say(do="again") and first.state["log"] if e["seat"] in (0, 1)]
    assert len(mine) == acknowledged
    assert not verify(text).problems
    assert holder(database) != dying  # it has let the bot act since
    for page in (first, second):
        page.close()
    servers[1].end()


def test_root_has_somebody_to_run_it_as():
    """Otherwise these tests would be skipped without a word."""
    assert os.geteuid() != 0 or somebody() is not None
