"""Thousands of random and mutated requests: no error of ours, and nobody's table changes."""

import json
import random
import shutil
import string
import subprocess
import sys
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from heyday.match.secret import dice
from heyday.server import guard
from tests.server.people import Page

SECRET = b"s" * 32  # of games that are under way
HAND = '"hand":[{"card":'  # one that is seen
NOT_HEARD = {400, 401, 404, 405, 413, 422}  # a request that never came to a table
SCHEMATHESIS = shutil.which("schemathesis", path=Path(sys.executable).parent)


@pytest.fixture
def table(ada):
    made = ada.table("me", "me")
    with ada.page(made) as page:
        for _ in range(5):
            page.act()
    return made


def looks(person, table):
    path = f"/api/tables/{table['id']}"
    return [person.http.get(f"{path}{what}").text for what in ("", "/at/3", "/record")]


class Heard:
    """All that a server answers, with the route that was asked."""

    def __init__(self, ids):
        self.ids, self.bodies, self.statuses = ids, [], {}

    def tap(self, call):
        """Return how requests are served from now on."""

        async def served(guard, scope, receive, send):
            async def heard(message):
                self.hear(scope, message)
                await send(message)

            await call(guard, scope, receive, heard)

        return served

    def hear(self, scope, message):
        path = scope["path"]
        if message["type"] == "http.response.body":
            self.bodies.append((path, message.get("body", b"")))
        elif message["type"] == "http.response.start" and any(id in path for id in self.ids):
            key = scope["method"], scope["route"].path if "route" in scope else path
            self.statuses.setdefault(key, set()).add(message["status"])

    def told(self, words, part=""):
        """Return which words were told by routes with some part."""
        said = b"\n".join(body for path, body in self.bodies if part in path).decode()
        return [word for word in words if word in said]


@pytest.fixture
def cleo(server):
    return server.person("Cleo")


@pytest.fixture
def tables(ada, cleo, monkeypatch):
    """Tables in all states, where nobody else has a seat or can take one."""
    with monkeypatch.context() as patch:
        patch.setattr("heyday.server.lobby.new_secret", lambda: SECRET)
        made = {"playing": acted(ada, ada.table("me", "me"))}
        hidden = ada.table("me", "open", game="gentes", options={"hands": "hidden"}, start=False)
        cleo.post(f"/api/tables/{hidden['id']}/seats/1", kind="me")
        made["hidden"] = drafted(ada.post(f"/api/tables/{hidden['id']}/start"), ada, cleo)
    made["gathering"] = ada.table("me", "me", start=False)
    made["over"] = acted(ada, ada.table("me", "me"))
    with ada.page(made["over"]) as page:
        page.say(do="ask", what={"kind": "end"})
    text = ada.http.get(f"/api/tables/{made['over']['id']}/record").text
    made["record"] = ada.post("/api/records", text=text)
    return made


def acted(person, table, count=5):
    with person.page(table) as page:
        for _ in range(count):
            page.act()
    return table


def drafted(table, *players):
    """Let everybody choose the cards that they begin with."""
    with players[0].page(table) as one, players[1].page(table) as other:
        for _ in range(4):
            page = one if one.choices else other
            page.act()
            one.follow(page)
            other.follow(page)
    return table


def described(person, ids):
    """Return what the server says can be asked, of these tables and of what is there."""
    document = person.get("/api/openapi.json")
    known = {"id": {"enum": ids}, "n": {"maximum": 2}, "ply": {"maximum": 7}}
    for path, routes in document["paths"].items():
        for route in routes.values() if path.startswith("/api/tables/{id}") else ():
            for parameter in route["parameters"]:
                parameter["schema"] |= known.get(parameter["name"], {})
    return document


@pytest.mark.slow
def test_no_request_that_fits_the_document_is_an_error_of_ours(
    server, ada, ben, cleo, tables, tmp_path, monkeypatch
):
    """Nor changes a table of others, nor is told what only they know."""
    hidden = tables["hidden"]["id"]
    ids = [table["id"] for table in tables.values()]
    ids.append(ada.table("me", "open", start=False)["id"])  # where a seat can be taken
    before = [looks(ada, table) for table in tables.values()]
    document = tmp_path / "openapi.json"
    document.write_text(json.dumps(described(ada, ids)), encoding="utf-8")
    heard = Heard(ids)
    monkeypatch.setattr(server.parts.pool, "review", no_review)
    monkeypatch.setattr(guard.Guard, "__call__", heard.tap(guard.Guard.__call__))

    done = subprocess.run(
        [
            *(SCHEMATHESIS, "run", document, "--url", server.address),
            *("--header", f"Authorization: Bearer {ben.token}"),
            *("--checks", "not_a_server_error", "--max-examples", "40", "--seed", "1"),
            *("--phases", "examples,coverage,fuzzing", "--continue-on-failure"),
            *("--suppress-health-check", "all", "--warnings", "off"),
        ],
        capture_output=True,
        text=True,
        timeout=900,
        cwd=tmp_path,
    )

    assert done.returncode == 0, done.stdout[-5000:] + done.stderr[-2000:]
    assert "generated" in done.stdout
    assert {asked for asked, found in heard.statuses.items() if found - NOT_HEARD} == {
        (method.upper(), path)
        for path, routes in json.loads(document.read_text(encoding="utf-8"))["paths"].items()
        for method in (routes if "/tables/{id}" in path else ())
    }
    assert not heard.told([SECRET.hex(), ada.token, cleo.token])
    assert not heard.told([HAND, *(f"{dice(SECRET, ply):016x}" for ply in range(9))], hidden)
    assert HAND in ada.http.get(f"/api/tables/{hidden}/at/4").text
    assert [looks(ada, table) for table in tables.values()] == before


async def no_review(*_):
    return {"en": {}, "de": {}, "ja": {}}


@pytest.mark.parametrize("id", ["%00", "a%00b", "A", "x" * 33, "a%0A", "%F0%9F%90%8C", "nobody"])
def test_where_no_id_can_be_there_is_no_table(server, ada, id, monkeypatch):
    """And the database is not asked: PostgreSQL takes no NUL."""
    if id != "nobody":
        monkeypatch.setattr(server.parts.hub, "room", None)

    for path in ("", "/record", "/at/0", "/review", "/live"):
        if path != "/review" or id != "nobody":
            answer = ada.get(f"/api/tables/{id}{path}", status=404)
            assert answer["code"] == "not-found"
    with pytest.raises(InvalidStatus, match="403"):  # as to whoever connects elsewhere
        Page(server, id)


@pytest.mark.parametrize("seed", range(3))
def test_mutated_requests_are_refused_in_words_and_change_nothing(server, ada, ben, table, seed):
    noise, before = random.Random(seed), looks(ada, table)
    paths = [
        *("", "/start", "/rematch", "/fork", "/record", "/at/3", "/at/-1", "/at/x", "/review"),
        *("/seats/0", "/seats/1", "/seats/9", "/seats/0/token", "/live", "/../..", "/%00"),
    ]
    bodies = ["", "{", "[]", "null", '{"kind": "me"}', '{"ply": 1e400}', '{"text": "\\ud800"}']
    for _ in range(150):
        method = noise.choice(["GET", "POST", "PATCH", "DELETE", "PUT", "OPTIONS", "HEAD"])
        body = noise.choice([*bodies, "".join(noise.choices(string.printable, k=300))])
        path = f"/api/tables/{table['id']}{noise.choice(paths)}"
        kind = noise.choice(["application/json", "text/plain", "multipart/form-data; boundary=x"])

        answer = ben.http.request(method, path, content=body, headers={"Content-Type": kind})

        assert answer.status_code < 500, (method, path, body)
        if answer.status_code >= 400 and method != "HEAD":
            assert set(answer.json()) == {"code", "text", "reference"}
    assert looks(ada, table) == before


def test_a_body_that_is_too_large_is_refused(server, ada):
    answer = ada.http.post("/api/tables", content=b"x" * (1 << 17))

    assert answer.status_code == 413
    assert answer.json()["code"] == "malformed"


def test_browsers_are_told_to_be_careful(server):
    with server.client() as client:
        answer = client.get("/")

    policy = answer.headers["content-security-policy"]
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_who_asks_too_often_has_to_wait(new_server):
    server = new_server(quotas=True)
    with server.client() as client:
        codes = [client.post("/api/me", json={"name": "x"}).status_code for _ in range(25)]

    assert codes[:20] == [201] * 20
    assert codes[-1] == 429
