"""Who somebody is: tokens, names, other devices."""

import sqlite3
from dataclasses import replace

from heyday.server.identity import digest
from tests.server.conftest import run_in


def test_a_token_is_kept_as_its_hash_only(on_sqlite, server):
    ada = server.person("Ada")

    path = server.url.removeprefix("sqlite:///")
    with sqlite3.connect(path) as database:
        kept = [row[0] for row in database.execute("SELECT hash FROM tokens")]
        text = "".join(map(str, database.iterdump()))
    database.close()

    assert digest(ada.token) in kept
    assert ada.token not in text


def test_a_link_moves_a_player_to_another_device_once(server):
    ada = server.person("Ada")
    table = ada.table("me", "me")
    code = ada.post("/api/me/link")["code"]
    with server.client() as other:
        account = other.post("/api/me/enter", json={"code": code}).json()
        again = other.post("/api/me/enter", json={"code": code})

    assert account["token"] != ada.token
    phone = type(ada)(server, account["token"], "Ada")
    assert phone.get("/api/me")["player"] == ada.get("/api/me")["player"]
    assert phone.get(f"/api/tables/{table['id']}")["mine"] == [0, 1]
    assert again.status_code == 401


def test_another_name_is_for_seats_from_now_on(server):
    ada = server.person("Ada")
    table = ada.table("me", "me")

    ada.patch("/api/me", name="Lovelace")

    assert ada.get("/api/me")["player"]["name"] == "Lovelace"
    assert ada.get(f"/api/tables/{table['id']}")["seats"][0]["name"] == "Ada"
    assert ada.table("me", "me")["seats"][0]["name"] == "Lovelace"


def test_who_is_not_known_is_told_so(server):
    for header in ("Bearer nonsense", "Basic abc", "Bearer", "Bearer " + "a" * 300):
        with server.client() as client:
            answer = client.get("/api/me", headers={"Authorization": header})
        assert answer.status_code == 401
        assert answer.json()["code"] == "unknown-token"


def test_a_name_that_was_read_before_it_changed_is_not_kept(new_server, monkeypatch):
    server = new_server()
    ada, parts = server.person("Ada"), server.parts
    parts.identities.forget()
    read = parts.store.read

    async def meanwhile(work):
        """Another process tells that somebody has another name, while it is read here."""
        who = await read(work)
        parts.identities.forget(who.player)
        return replace(who, name="as it was")

    with monkeypatch.context() as patch:
        patch.setattr(parts.store, "read", meanwhile)
        run_in(server, parts.identities.who(ada.token))

    assert run_in(server, parts.identities.who(ada.token)).name == "Ada"
