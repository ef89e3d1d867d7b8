"""The same on a real PostgreSQL, and several servers that share one."""

import shutil
import tempfile
from concurrent.futures import ThreadPoolExecutor

import pytest

from heyday.match import verify
from heyday.server.store.engine import address
from tests.server.conftest import Running, wait_until
from tests.server.people import Page, Person
from tests.server.postgres import Cluster, somebody, tool
from tests.server.processes import Process

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        not tool("initdb") or not tool("pg_ctl"),
        reason="PostgreSQL is not installed (Debian: apt install postgresql)",
    ),
]


@pytest.fixture(scope="module")
def cluster():
    folder = tempfile.mkdtemp(prefix="heyday-pg-")
    running = Cluster(folder)
    yield running
    running.close()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def database(cluster):
    return cluster.database()


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


def test_when_a_server_is_killed_another_goes_on(database):
    """Clients on both; SIGKILL to one: the table goes on, nothing lost, nothing doubled."""
    servers = [Process("--database", database) for _ in range(2)]
    ada = servers[0].person("Ada")
    ben = Person(servers[1], servers[0].person("Ben").token, "Ben")
    table = ada.table("me", "open", "random", start=False)
    ben.post(f"/api/tables/{table['id']}/seats/1", kind="me")
    wait_until(lambda: ada.get(f"/api/tables/{table['id']}")["seats"][1]["name"] == "Ben")
    ada.post(f"/api/tables/{table['id']}/start")
    acknowledged = 0

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
    for page in (first, second):
        page.close()
    servers[1].end()


def test_root_has_somebody_to_run_it_as():
    """Otherwise these tests would be skipped without a word."""
    import os

    assert os.geteuid() != 0 or somebody() is not None
