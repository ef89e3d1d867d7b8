"""Games that were begun with other content go on with it."""

import json

import pytest

from heyday.match import read_record
from tests.server.people import Person
from tests.server.processes import Process
from tests.server.test_store import run

CORRECTION = """
[[card]]
id = "forge"
en = "Smithy"
vp = 9
source = "a box of another printing"
"""


@pytest.fixture
def begun(tmp_path, monkeypatch):
    """A game that was begun on a server whose owner had corrected a card."""
    folder = tmp_path / "corrections"
    (folder / "gentes" / "known").mkdir(parents=True)
    (folder / "gentes" / "known" / "cards.toml").write_text(CORRECTION)
    monkeypatch.setenv("HEYDAY_CONTENT", str(folder))
    server = Process("--data", tmp_path)
    monkeypatch.delenv("HEYDAY_CONTENT")
    ada = server.person()
    table = ada.table("me", "random", game="gentes")
    with ada.page(table) as page:
        while len(page.state["log"]) < 6:
            page.until(lambda state: state["choices"])
            assert page.act()["type"] == "ok"
        page.until(lambda state: state["choices"])
        seen = page.state["view"]
    server.end()
    return ada.token, table, seen


def test_a_game_goes_on_with_the_content_it_began_with(begun, new_server, tmp_path, capsys):
    token, table, seen = begun
    server = new_server()
    ada = Person(server, token, "Ada")
    path = f"/api/tables/{table['id']}"

    with ada.page(table) as page:
        assert page.state["view"] == seen
        assert page.say(do="hint")["refusal"]["code"] == "conflict"
        while page.state["table"]["state"] == "playing":
            page.until(lambda state: state["choices"] or state["table"]["state"] == "over")
            if page.choices:
                assert page.act(page.choices[-1]["id"])["type"] == "ok"
    text = ada.http.get(f"{path}/record").text
    assert ada.post(f"{path}/review", setting="quick", status=409)["code"] == "conflict"

    now = ada.get("/api/games/gentes/sheet")
    then = ada.get("/api/games/gentes/sheet", content=ada.get(path)["content"])
    assert "Smithy" in json.dumps(then) and "Smithy" not in json.dumps(now)
    assert ada.get("/api/games/gentes/sheet", content="0123456789abcdef", status=404)

    record, content = tmp_path / "game.heyday", tmp_path / "content.json"
    record.write_text(text)
    digest = read_record(text).content
    content.write_text(json.dumps(ada.get(f"/api/contents/{digest}")))
    assert "Smithy" in content.read_text()
    assert run(capsys, "verify", record, "--content", content)[0] == 0
    assert run(capsys, "verify", record, "--content", record)[0] == 2
    assert ada.get("/api/contents/0123456789abcdef", status=404)


def test_an_administrator_can_replay_it(begun, tmp_path, capsys):
    code, out = run(capsys, "admin", "replay", "--data", tmp_path, "--json")

    assert (code, json.loads(out)) == (0, {"tables": 1, "broken": {}})
