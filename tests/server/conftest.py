"""A real server on a port of its own, and people who talk to it."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import socket
import tempfile
import threading

import httpx
import pytest
import uvicorn

from heyday.server.app import Settings, create_app
from heyday.server.heads import Http
from heyday.server.sockets import Socket
from heyday.server.store.engine import address
from tests.server.people import Person
from tests.server.postgres import INSTALLED, WANTED, Cluster

STORE = os.environ.get("HEYDAY_STORE", "sqlite")  # or postgresql


class Running:
    """A server in a thread, which can be ended and begun again on the same data."""

    def __init__(self, url, **settings):
        self.url, self.settings = url, settings
        self.clients = []
        self.begin()

    def begin(self):
        self.app = create_app(Settings(self.url, **{"quotas": False, **self.settings}))
        with contextlib.closing(socket.socket()) as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        config = uvicorn.Config(
            self.app,
            port=self.port,
            log_level="warning",
            timeout_graceful_shutdown=2,
            http=Http,
            ws=Socket,
            ws_per_message_deflate=False,
        )
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, daemon=True)
        self.thread.start()
        while not self.server.started:
            assert self.thread.is_alive(), "the server did not start"
            threading.Event().wait(0.01)

    def end(self):
        for client in self.clients:
            client.close()
        self.server.should_exit = True
        self.thread.join(20)

    @property
    def address(self):
        return f"http://127.0.0.1:{self.port}"

    @property
    def parts(self):
        return self.app.state.server

    def client(self, token=None):
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        made = httpx.Client(base_url=self.address, headers=headers, timeout=20, trust_env=False)
        self.clients.append(made)
        return made

    def person(self, name="Ada"):
        """Somebody with a token."""
        with self.client() as client:
            account = client.post("/api/me", json={"name": name}).json()
        return Person(self, account["token"], name)


def new_store(request, folder):
    """Return the address of an empty store, of the kind that these tests are for."""
    if STORE == "sqlite":
        return f"sqlite:///{folder}/heyday.sqlite3"
    return address(request.getfixturevalue("cluster").database(), None)


@pytest.fixture(scope="session")
def on_sqlite():
    """For tests that look into the file of a store."""
    if STORE != "sqlite":
        pytest.skip("it looks into a file of SQLite")


@pytest.fixture(scope="session")
def server(request, tmp_path_factory):
    """One server for all tests that do not end it."""
    running = Running(new_store(request, tmp_path_factory.mktemp("data")))
    yield running
    running.end()


@pytest.fixture
def new_server(request, tmp_path):
    """Servers of a test's own, one after the other on the same store."""
    begun, url = [], new_store(request, tmp_path)

    def begin(**settings):
        begun.append(Running(url, **settings))
        return begun[-1]

    begin.url = url
    yield begin
    for running in begun:
        running.end()


@pytest.fixture
def ada(server):
    return server.person("Ada")


@pytest.fixture
def ben(server):
    return server.person("Ben")


def wait_until(true, seconds=20):
    """Wait until something is so."""
    for _ in range(int(seconds * 100)):
        if true():
            return
        asyncio.run(asyncio.sleep(0.01))
    raise AssertionError("it never was so")


def run_in(server, work):
    """Return what some work finds in the event loop of a server."""
    loop = server.server.servers[0].get_loop()
    return asyncio.run_coroutine_threadsafe(work, loop).result(10)


@pytest.fixture(scope="session")
def cluster():
    """A PostgreSQL of our own."""
    if not INSTALLED:
        pytest.skip(WANTED)
    folder = tempfile.mkdtemp(prefix="heyday-pg-")
    running = Cluster(folder)
    yield running
    running.close()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def database(cluster):
    """The address of an empty database there."""
    return cluster.database()
