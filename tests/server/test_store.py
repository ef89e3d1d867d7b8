"""What is stored: schemas, backups, moving, and games that no longer replay."""

import asyncio
import contextlib
import json
import shutil
import sqlite3
from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import MetaData, create_engine, exc, insert, inspect
from websockets.exceptions import ConnectionClosed

from heyday.server import hub
from heyday.server.errors import Conflict, Refused
from heyday.server.events import KINDS, Event
from heyday.server.live import RESTART
from heyday.server.store import Store, TableRow, schema, writer
from heyday.server.store.engine import (
    BadDatabase,
    address,
    config,
    migrate,
    newest_schema,
    schema_version,
)
from heyday.server.table import Table
from tests.server.conftest import new_store, run_in

RELEASED = Path(__file__).with_name("schemas")


@pytest.mark.parametrize("dump", sorted(RELEASED.glob("*.sql")), ids=lambda path: path.stem)
def test_a_database_of_every_released_schema_is_brought_to_this_one(dump, tmp_path, new_server):
    fill(new_server.url, dump, tmp_path)

    server = new_server()

    assert schema_version(server.parts.store.engine) == newest_schema()
    with server.client() as client:
        table = client.get("/api/tables/testtable").json()
    assert table["ply"] == 3


def fill(url, dump, folder):
    """Make a database as a released version has left it; into PostgreSQL its rows are copied."""
    path = folder / ("heyday.sqlite3" if url.startswith("sqlite") else "released.sqlite3")
    with contextlib.closing(sqlite3.connect(path)) as database:
        database.executescript(dump.read_text(encoding="utf-8"))
    if not url.startswith("sqlite"):
        command.upgrade(config(url), dump.stem)
        copy(create_engine(f"sqlite:///{path}"), create_engine(url))


def copy(old, new):
    """Copy all rows, those first that others refer to."""
    there = MetaData()
    there.reflect(new)
    with old.connect() as reading, new.begin() as writing:
        for rows in there.sorted_tables:
            kept = reading.exec_driver_sql(f"SELECT * FROM {rows.name}").mappings().all()
            if kept and rows.name != "alembic_version":
                writing.execute(insert(rows), [dict(row) for row in kept])
    old.dispose()
    new.dispose()


def test_the_migrations_make_what_the_code_expects(request, tmp_path):
    url = new_store(request, tmp_path)
    migrate(url)
    engine = create_engine(url)

    found = inspect(engine)

    names = set(found.get_table_names()) - {"alembic_version"}
    assert names == set(schema.metadata.tables)
    for name, expected in schema.metadata.tables.items():
        columns = {column["name"]: column["nullable"] for column in found.get_columns(name)}
        assert columns == {column.name: bool(column.nullable) for column in expected.columns}
        indexes = {index["name"] for index in found.get_indexes(name)}
        assert indexes == {index.name for index in expected.indexes}
    engine.dispose()


def test_every_released_schema_has_a_database_to_test_with():
    versions = Path(schema.__file__).parent / "migrations" / "versions"

    assert {path.stem for path in RELEASED.glob("*.sql")} == {
        path.stem[:4] for path in versions.glob("*.py")
    }


@pytest.mark.parametrize("database", ["mysql://x/y", "nonsense", "sqlite://", "sqlite:///:memory:"])
def test_what_is_no_database_of_ours_is_refused(database, tmp_path):
    with pytest.raises(BadDatabase):
        address(database, tmp_path)


def test_of_two_who_keep_a_first_setting_at_once_both_get_the_same(request, tmp_path):
    url = new_store(request, tmp_path)
    one, two = Store(url), Store(url)

    def meanwhile():
        """Another process keeps one between the question and the answer."""
        assert asyncio.run(two.setting("key", lambda: "theirs")) == "theirs"
        return "ours"

    assert asyncio.run(one.setting("key", meanwhile)) == "theirs"
    one.close()
    two.close()


def test_who_comes_too_late_with_a_request_is_told_so(ada, server, monkeypatch):
    async def conflict(*_):
        raise Conflict

    monkeypatch.setattr(server.parts.store, "open_table", conflict)

    wish = {"game": "gods", "seats": [{"kind": "me"}] * 2}
    assert ada.post("/api/tables", status=409, **wish)["code"] == "stale"


def test_every_kind_of_event_can_be_taken():
    assert {name.removeprefix("_on_") for name in vars(Table) if name[:4] == "_on_"} == set(KINDS)


def test_a_table_that_could_not_be_stored_is_what_the_store_says(ada, server, monkeypatch):
    table = ada.table("me", "me")
    store = server.parts.store
    with ada.page(table) as page:
        page.act()
        before = page.state["view"]

        async def full(*_):
            raise OSError("disk full")

        monkeypatch.setattr(store, "append", full)
        answer = page.act()
        monkeypatch.undo()

        assert answer["refusal"]["code"] == "unavailable"
        assert page.state["view"] == before
        assert page.act()["type"] == "ok"


def test_who_comes_second_is_told_that_the_table_has_changed(ada, server, monkeypatch):
    table = ada.table("me", "me")
    with ada.page(table) as page:

        async def conflict(*_):
            raise Conflict

        monkeypatch.setattr(server.parts.store, "append", conflict)
        assert page.act()["refusal"]["code"] == "stale"
        monkeypatch.undo()
        assert page.act()["type"] == "ok"


async def away(*_):
    """What a database does that does not answer."""
    raise exc.OperationalError("", {}, OSError("away"))


def versions_of(server, table):
    return [event.version for event in asyncio.run(server.parts.store.load(table["id"]))[1]]


@pytest.mark.parametrize("stored", [False, True])
def test_nobody_sees_what_may_not_be_stored_until_the_database_answers(
    ada, server, monkeypatch, stored
):
    """Nor goes on from there; whether it is stored when a connection is lost, nobody knows."""
    table = ada.table("me", "me")
    path, store = f"/api/tables/{table['id']}", server.parts.store

    async def lost(*what):
        if stored:
            await Store.append(store, *what)
        await away()

    with ada.page(table) as page:
        page.act()
        version = page.version
        with monkeypatch.context() as patch:
            patch.setattr(store, "append", lost)
            patch.setattr(store, "load", away)
            told = page.act()["refusal"]
            assert told["code"] == "unavailable" and "not be stored" in told["text"]
            assert "does not answer" in page.act()["refusal"]["text"]
            assert ada.get(path, status=503)["code"] == "unavailable"
            with pytest.raises(ConnectionClosed) as closed:
                ada.page(table)
            assert closed.value.rcvd.code == RESTART

        assert ada.get(path)["version"] == version + stored
        page.until(lambda state: state["version"] == version + stored)
        assert page.act()["type"] == "ok"
    assert versions_of(server, table) == list(range(1, version + stored + 2))
    del server.parts.hub.rooms[table["id"]]
    assert ada.get(path)["version"] == version + stored + 1


def test_pages_are_shown_what_is_stored_though_nobody_does_anything(new_server, monkeypatch):
    monkeypatch.setattr(hub, "SWEEP", 0.05)
    server = new_server()
    ada, store = server.person(), server.parts.store

    async def stored_but_lost(*what):
        await Store.append(store, *what)
        await away()

    with ada.page(ada.table("me", "me")) as page:
        version = page.version
        with monkeypatch.context() as patch:
            patch.setattr(store, "append", stored_but_lost)
            patch.setattr(store, "load", away)
            page.act()
        page.until(lambda state: state["version"] == version + 1)


def test_a_table_is_made_anew_when_it_is_known_what_became_of_a_change(ada, server, monkeypatch):
    """A change may be given up as long as the database still works on it."""
    store, asked = server.parts.store, []
    settle, load = store.settle, store.load

    async def settled():
        asked.append("settled")
        await settle()

    async def loaded(*what):
        asked.append("loaded")
        return await load(*what)

    with ada.page(ada.table("me", "me")) as page:
        for name, instead in (("append", away), ("settle", settled), ("load", loaded)):
            monkeypatch.setattr(store, name, instead)
        page.act()
        monkeypatch.undo()

    assert asked[:2] == ["settled", "loaded"]


def test_a_game_that_went_ahead_of_what_is_refused_is_not_seen(ada, server, monkeypatch):
    table = ada.table("me", "me")
    room = server.parts.hub.rooms[table["id"]]

    def too_late(table):
        table.match.act(table.to_move, table.match.position.legal()[0])
        raise Refused("conflict", "over")

    with monkeypatch.context() as patch:
        patch.setattr(server.parts.store, "load", away)
        with pytest.raises(Refused, match="over"):
            run_in(server, room.change(too_late))

    assert ada.get(f"/api/tables/{table['id']}")["ply"] == 0
    assert room.table.fresh == []


def test_a_connection_that_breaks_costs_no_action(ada, server):
    """The writer keeps one for events; a database that was away is asked again."""
    table = ada.table("me", "me")
    store = server.parts.store
    with ada.page(table) as page:
        page.act()
        store.writer.kept.driver_connection.close()
        version = page.state["version"]

        assert page.act()["type"] == "ok"
        assert page.act()["type"] == "ok"

        assert page.state["version"] == version + 2
        assert store.writer.kept is not None


def test_what_has_waited_for_a_commit_waits_for_nothing_more(tmp_path, monkeypatch):
    store, pauses = Store(f"sqlite:///{tmp_path}/x.sqlite3"), []
    monkeypatch.setattr(writer.Writer, "_commit", lambda self, jobs: pauses.append(None))
    monkeypatch.setattr(writer.time, "sleep", pauses.append)

    store.writer._gather(writer.time.monotonic() - 1.0)
    store.writer._gather(writer.time.monotonic())
    store.close()

    assert pauses[0] == 0.0 < pauses[1] <= writer.GATHER


def test_a_server_ends_as_it_should_though_a_part_of_it_had_died(new_server, monkeypatch, caplog):
    async def dies():
        raise ValueError("died long ago")

    monkeypatch.setattr("heyday.server.app.garbage.tidy", dies)
    server = new_server()
    server.end()

    assert not server.parts.store.writer.thread.is_alive()
    assert "died long ago" in caplog.text


def test_of_events_that_come_together_only_the_wrong_one_is_refused(tmp_path):
    async def write(store):
        rows = [TableRow(f"t{nth}", "playing", False, 1.0, 2, 1, None) for nth in range(3)]
        for row in rows:
            await store.open_table(row, "gods", b"", [Event(1, "open", 1.0, {"seats": []})])
        versions = (2, 1, 2)  # the second one is there already
        jobs = [
            store.append(row, Event(version, "act", 2.0, {}))
            for row, version in zip(rows, versions, strict=True)
        ]
        return await asyncio.gather(*jobs, return_exceptions=True)

    store = Store(f"sqlite:///{tmp_path}/some.sqlite3")
    found = asyncio.run(write(store))
    store.close()

    assert [type(it) for it in found] == [type(None), Conflict, type(None)]


# ---- admin ----


@pytest.fixture
def kept(on_sqlite, new_server, tmp_path, monkeypatch):
    """A folder with a game that is over, one under way, and one that was changed by hand."""
    monkeypatch.setenv("HEYDAY_BACKEND", "python")
    server = new_server()
    ada = server.person()
    tables = [ada.table("me", "me") for _ in range(3)]
    with ada.page(tables[0]) as page:
        while page.state["table"]["state"] == "playing":
            page.act(page.choices[-1]["id"])
    for table in tables[1:]:
        with ada.page(table) as page:
            for _ in range(4):
                page.act()
    server.end()
    path = tmp_path / "heyday.sqlite3"
    with sqlite3.connect(path) as database:
        query = "SELECT data FROM events WHERE game_table = ? AND version = 4"
        data = json.loads(database.execute(query, [tables[2]["id"]]).fetchone()[0])
        data["lines"] = ["2 red temple 9,9"]
        change = "UPDATE events SET data = ? WHERE game_table = ? AND version = 4"
        database.execute(change, [json.dumps(data), tables[2]["id"]])
    database.close()
    return tmp_path, [table["id"] for table in tables]


def run(capsys, *arguments):
    from heyday.cli import run as command

    capsys.readouterr()
    code = command([str(argument) for argument in arguments])
    return code, capsys.readouterr().out


def test_admin_lists_inspects_and_finds_broken_games(kept, capsys):
    folder, (over, playing, broken) = kept

    code, out = run(capsys, "admin", "list", "--data", folder, "--json")
    assert code == 0
    assert {row["id"]: row["state"] for row in json.loads(out)} == {
        over: "over",
        playing: "playing",
        broken: "playing",
    }
    code, out = run(capsys, "admin", "inspect", over, "--data", folder)
    assert code == 0 and "state: over" in out
    code, out = run(capsys, "admin", "inspect", playing, "--data", folder, "--record")
    assert "heyday record 1" in out and "secret" not in out
    code, out = run(capsys, "admin", "replay", "--data", folder, "--json")
    assert code == 1
    assert list(json.loads(out)["broken"]) == [broken]


def test_a_broken_game_is_shown_as_such_and_harms_no_other(kept, new_server):
    _, (over, playing, broken) = kept
    server = new_server()
    with server.client() as client:
        assert client.get(f"/api/tables/{broken}").status_code == 200
        assert client.get(f"/api/tables/{broken}/at/1").json()["code"] == "unavailable"
        assert "\n2 red temple 9,9\n" in client.get(f"/api/tables/{broken}/record").text
        assert client.get(f"/api/tables/{over}/record").status_code == 200
        assert client.get(f"/api/tables/{playing}").json()["ply"] == 4


def test_a_broken_game_does_not_tell_hidden_hands(ada, server):
    """Its record is given as it is stored, but only when the game is over."""
    table = ada.table("me", "me", game="gentes", options={"hands": "hidden"})
    path = f"/api/tables/{table['id']}"
    room = server.parts.hub.rooms[table["id"]]
    room.table.match, room.table.broken = None, "line 12: it is not as it was"

    assert ada.get(f"{path}/record", status=403)["code"] == "not-allowed"

    room.table.state = "over"
    assert ada.http.get(f"{path}/record").text.startswith("heyday record 1\n")
    assert ada.post(f"{path}/verify", status=503)["code"] == "unavailable"


def test_admin_backs_up_and_moves(kept, capsys, tmp_path):
    folder, ids = kept
    other = tmp_path / "other"
    other.mkdir()

    assert run(capsys, "admin", "backup", other / "heyday.sqlite3", "--data", folder)[0] == 0
    assert run(capsys, "admin", "backup", other / "heyday.sqlite3", "--data", folder)[0] == 2
    assert (other / "heyday.sqlite3").stat().st_mode & 0o077 == 0
    _, out = run(capsys, "admin", "list", "--data", other, "--json")
    assert {row["id"] for row in json.loads(out)} == set(ids)
    target = f"sqlite:///{tmp_path}/moved.sqlite3"
    assert run(capsys, "admin", "move", target, "--data", folder)[0] == 0
    assert run(capsys, "admin", "move", target, "--data", folder)[0] == 2
    shutil.rmtree(other)
    other.mkdir()
    shutil.move(tmp_path / "moved.sqlite3", other / "heyday.sqlite3")
    _, out = run(capsys, "admin", "replay", "--data", other, "--json")
    assert json.loads(out) == {"tables": 3, "broken": json.loads(out)["broken"]}
    assert list(json.loads(out)["broken"]) == [ids[2]]


def test_admin_says_what_is_wrong(capsys, tmp_path, monkeypatch):
    monkeypatch.setenv("HEYDAY_BACKEND", "python")

    assert run(capsys, "admin", "list", "--data", tmp_path)[0] == 2
    assert run(capsys, "admin", "list", "--database", "nonsense")[0] == 2


@pytest.mark.parametrize(
    "what", [("list",), ("replay",), ("backup", "copy"), ("move", "sqlite:///copy")]
)
def test_admin_makes_no_database_where_none_is(what, capsys, tmp_path, monkeypatch):
    monkeypatch.setenv("HEYDAY_BACKEND", "python")
    monkeypatch.chdir(tmp_path)
    database = f"sqlite:///{tmp_path}/mistyped.sqlite3"

    assert run(capsys, "admin", *what, "--database", database)[0] == 2
    assert list(tmp_path.iterdir()) == []


def test_a_refusal_has_a_status():
    assert Refused("too-many", "").status == 429
    assert Refused("temple-once", "").status == 409


@pytest.fixture
def locked(on_sqlite, new_server, tmp_path, monkeypatch):
    """A server and a way to lock its database, as a long copy would."""
    monkeypatch.setattr("heyday.server.store.engine.BUSY", 20)
    server = new_server()

    @contextlib.contextmanager
    def lock():
        with contextlib.closing(sqlite3.connect(tmp_path / "heyday.sqlite3")) as other:
            other.isolation_level = None
            other.execute("BEGIN EXCLUSIVE")
            yield
            other.execute("ROLLBACK")

    return server, lock


def test_what_people_say_is_not_logged_when_it_cannot_be_stored(locked, caplog):
    server, lock = locked
    ada = server.person("Adalbert")
    with ada.page(ada.table("me", "me")) as page, lock():
        assert page.say(do="chat", text="a secret")["refusal"]["code"] == "unavailable"
        ada.patch("/api/me", status=503, name="Berthold")

    assert "was not stored" in caplog.text
    assert not {name for name in ("Adalbert", "Berthold", "a secret") if name in caplog.text}


def test_while_the_database_is_locked_requests_are_told_to_come_again(locked):
    server, lock = locked
    ada = server.person("Ada")
    wish = {"game": "gods", "seats": [{"kind": "me"}] * 2}
    with lock():
        refused = [
            server.client().post("/api/me", json={"name": "Ben"}),
            ada.http.post("/api/tables", json=wish),
            server.client().get("/healthz", headers={"Accept-Language": "de"}),
        ]

    assert [answer.status_code for answer in refused] == [503] * 3
    assert {answer.json()["code"] for answer in refused} == {"unavailable"}
    assert refused[-1].json()["text"].startswith("die Datenbank antwortet nicht")
    assert ada.post("/api/tables", **wish)["state"] == "gathering"
