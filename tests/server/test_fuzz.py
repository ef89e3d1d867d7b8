"""Thousands of random and mutated requests: no error of ours, and nobody's table changes."""

import random
import shutil
import string
import subprocess
import sys
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.people import Page

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
    return person.get(path), person.get(f"{path}/at/5"), person.http.get(f"{path}/record").text


@pytest.mark.slow
def test_no_request_that_fits_the_document_is_an_error_of_ours(server, ada, ben, table, tmp_path):
    before = looks(ada, table)

    done = subprocess.run(
        [
            *(SCHEMATHESIS, "run", f"{server.address}/api/openapi.json"),
            *("--header", f"Authorization: Bearer {ben.token}"),
            *("--checks", "not_a_server_error", "--max-examples", "60", "--seed", "1"),
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
    assert looks(ada, table) == before


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
