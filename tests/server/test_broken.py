"""Games that fail in a way that nobody foresaw: shown as such, and no harm to any other."""

import json

import pytest
from sqlalchemy import update

from heyday.match import Match
from heyday.server.events import Event
from heyday.server.store import schema


@pytest.fixture
def server(new_server):
    return new_server()


def acted(person, *seats, count=4, **more):
    """Return a table where some actions were done."""
    table = person.table(*seats, **more)
    with person.page(table) as page:
        for _ in range(count):
            page.act()
    return table


def spoil(server, table, version, kind, **data):
    """Change an event of a table, which is then to be loaded again."""
    kept = schema.events.c
    change = update(schema.events).where(kept.game_table == table["id"], kept.version == version)
    with server.parts.store.engine.begin() as connection:
        connection.execute(change.values(kind=kind, data=json.dumps(data)))
    del server.parts.hub.rooms[table["id"]]


@pytest.fixture
def failing(monkeypatch):
    """Return how to let the rules fail at the third action of a game."""
    act = Match.act

    def fail(match, *arguments):
        if match.ply == 2:
            raise IndexError("list index out of range")
        return act(match, *arguments)

    return lambda: monkeypatch.setattr(Match, "act", fail)


@pytest.fixture(params=["the rules", "an event"])
def broken(request, server, ada, failing):
    """A game that cannot be shown any more."""
    table = acted(ada, "me", "me")
    if request.param == "an event":
        spoil(server, table, 3, "away", seat=9)
    else:
        failing()
        del server.parts.hub.rooms[table["id"]]
    return table


def test_what_cannot_be_shown_is_shown_as_such_and_its_record_is_given(broken, server, ada):
    path = f"/api/tables/{broken['id']}"

    assert ada.get(path)["version"] == 6
    assert ada.get(f"{path}/at/1", status=503)["code"] == "unavailable"
    assert ada.http.get(f"{path}/record").text.count("\n4 ") == 1
    with ada.page(broken) as page:
        assert page.say(do="act", version=6, action="end")["refusal"]["code"] == "unavailable"


def test_what_cannot_be_shown_harms_no_other(broken, server, ada):
    other = ada.table("me", "open", start=False, listed=True)

    assert {table["id"] for table in ada.get("/api/me")["tables"]} == {broken["id"], other["id"]}
    assert [table["id"] for table in ada.get("/api/tables")] == [other["id"]]


def test_where_events_do_not_fit_together_nothing_happens_any_more(server, ada):
    table = ada.table("me", "open", start=False, listed=True)
    path = f"/api/tables/{table['id']}"
    ada.patch(path, pause=1)
    spoil(server, table, 2, "seat", seat=9)

    assert server.person().post(f"{path}/seats/1", status=503, kind="me")["code"] == "unavailable"
    assert ada.patch(path, status=503, pause=2)["text"] == "event 2 does not fit (IndexError)"
    assert ada.get("/api/tables") == []
    assert ada.get(path)["version"] == 2


def test_a_table_that_cannot_be_read_at_all_is_in_no_list(server, ada):
    table, other = (ada.table("me", "open", start=False, listed=True) for _ in range(2))
    spoil(server, table, 1, "open", host="", game="gone")

    assert ada.get(f"/api/tables/{table['id']}", status=503)["code"] == "unavailable"
    assert [found["id"] for found in ada.get("/api/tables")] == [other["id"]]
    assert [found["id"] for found in ada.get("/api/me")["tables"]] == [other["id"]]


def test_hidden_hands_are_not_told_though_nobody_knows_whether_the_game_is_over(server, ada):
    table = acted(ada, "me", "me", game="gentes", options={"hands": "hidden"})
    spoil(server, table, 2, "away", seat=9)

    record = ada.get(f"/api/tables/{table['id']}/record", status=403)

    assert record["code"] == "not-allowed"


def test_what_another_server_does_at_a_lost_table_is_kept_for_its_record(server, ada):
    """It may know what this one does not."""
    table = acted(ada, "me", "me")
    spoil(server, table, 3, "away", seat=9)
    ada.get(f"/api/tables/{table['id']}")
    lost = server.parts.hub.rooms[table["id"]].table

    lost.apply(Event(7, "new", 0.0, {"lines": ["5 red end"]}))

    assert (lost.version, lost.lines[-1], lost.wakes()) == (7, "5 red end", None)


def test_every_game_is_played_again_whatever_fails(server, ada, capsys, failing, tmp_path):
    from heyday.cli import run

    tables = [
        acted(ada, "me", "me"),
        acted(ada, "me", "me", count=1),
        acted(ada, "me", "me", count=1),
    ]
    spoil(server, tables[1], 1, "open", game="gone")
    failing()
    server.end()

    code = run(["admin", "replay", "--database", server.url, "--json"])

    found = json.loads(capsys.readouterr().out)
    assert (code, found["tables"]) == (1, 3)
    assert list(found["broken"]) == [tables[0]["id"], tables[1]["id"]]
