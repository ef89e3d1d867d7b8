"""Games that were begun with other content go on with it."""

import asyncio
import json

import pytest

from heyday import games
from heyday.bots.serving import Question
from heyday.match import Match, read_record
from heyday.server.pool import Pool
from heyday.server.thinking import Review
from tests.server.people import Person
from tests.server.processes import Process
from tests.server.test_store import run

pytestmark = pytest.mark.slow  # each begins and ends a server of its own
NAME = "corrections/known/cards.toml"
CORRECTION = """
[[card]]
id = "forge"
en = "Smithy"
vp = 9
source = "a box of another printing"
"""


@pytest.fixture
def begun(new_server, tmp_path, monkeypatch):
    """A game that was begun on a server whose owner had corrected a card."""
    folder = tmp_path / "corrections"
    (folder / "gentes" / "known").mkdir(parents=True)
    (folder / "gentes" / "known" / "cards.toml").write_text(CORRECTION)
    monkeypatch.setenv("HEYDAY_CONTENT", str(folder))
    server = Process("--data", tmp_path, "--database", new_server.url)
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
        hint = page.say(do="hint")
        assert hint["type"] == "ok" and hint["advice"]
        while page.state["table"]["state"] == "playing":
            page.until(lambda state: state["choices"] or state["table"]["state"] == "over")
            if page.choices:
                assert page.act(page.choices[-1]["id"])["type"] == "ok"
    text = ada.http.get(f"{path}/record").text

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


class Witness:
    """A bot that chooses the first action in the old box, and the last in any other."""

    def __init__(self, game, seconds):
        self.old = "Smithy" in str(game.content.files)

    def choose(self, position, dice, stop):
        return position.legal()[0 if self.old else -1]


def test_who_thinks_for_a_table_has_its_content_and_for_others_that_of_today():
    files = games.get("gentes").content.files
    old = games.get("gentes", games.know("gentes", files | {NAME: CORRECTION}))
    match = Match(old, 2, secret=b"a" * 32).begin()
    question = Question(
        "gentes", "tests.server.test_content:Witness", 1.0, "seat", bytes(match.position), 1
    )
    legal = match.position.legal()
    for _ in range(3):
        match.act(match.to_move, match.position.legal()[0])

    async def ask():
        pool = Pool(1)
        try:
            return (
                await pool.choose(old, question),
                await pool.choose(games.get("gentes"), question),
                await pool.review(old, Review(match.record(), "quick"), lambda *_: None),
            )
        finally:
            pool.close()

    then, now, review = asyncio.run(ask())

    assert (then, now) == (legal[0], legal[-1])
    assert set(review) == {"en", "de", "ja"}


def test_an_administrator_can_replay_it(begun, new_server, capsys):
    code, out = run(capsys, "admin", "replay", "--database", new_server.url, "--json")

    assert (code, json.loads(out)) == (0, {"tables": 1, "broken": {}})
