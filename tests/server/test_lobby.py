"""Setting tables up: seats, starting, playing again, playing on, records."""

import asyncio
import re

import pytest

from heyday import games
from heyday.match import Match, read_record, verify
from heyday.server import again
from heyday.server.identity import Who
from tests.server.conftest import run_in
from tests.server.people import Page


def play_out(page):
    """Let one page with all seats play to the end."""
    while page.state["table"]["state"] == "playing":
        assert page.act(page.choices[-1]["id"])["type"] == "ok"
    return page.state


def test_a_seat_is_taken_by_who_comes_first(ada, ben, server):
    table = ada.table("me", "open", start=False)
    path = f"/api/tables/{table['id']}"

    taken = ben.post(f"{path}/seats/1", kind="me", name="Benedict")

    assert taken["mine"] == [1]
    assert taken["seats"][1]["name"] == "Benedict"
    assert ada.get(path)["mine"] == [0]
    cleo = server.person("Cleo")
    assert cleo.post(f"{path}/seats/1", kind="me", status=409)["code"] == "conflict"
    assert cleo.post(f"{path}/seats/9", kind="me", status=422)["code"] == "malformed"
    assert cleo.post(f"{path}/seats/5", kind="me", status=404)["code"] == "not-found"


def test_only_the_host_seats_bots_and_starts(ada, ben):
    table = ada.table("me", "open", start=False)
    path = f"/api/tables/{table['id']}"

    assert ben.post(f"{path}/seats/1", kind="bot", level="novice", status=403)
    assert ben.post(f"{path}/start", status=403)
    assert ada.post(f"{path}/start", status=409)["text"] == "a seat is still open"
    ada.post(f"{path}/seats/1", kind="bot", level="random")
    assert ada.post(f"{path}/start")["state"] == "playing"
    assert ada.post(f"{path}/start", status=409)
    assert ben.patch(path, pause=3, status=403)
    assert ada.patch(path, pause=3)["pause"] == 3


def test_who_stands_in_is_settled_when_the_game_begins(ada):
    table = ada.table("me", "me", start=False)
    path = f"/api/tables/{table['id']}"
    assert ada.patch(path, stand_in="novice")["stand_in"] == "novice"
    ada.post(f"{path}/start")

    refused = ada.patch(path, stand_in="random", pause=3, status=409)

    assert refused["text"] == "who stands in is settled when the game begins"
    assert ada.get(path)["stand_in"] == "novice"
    assert ada.patch(path, pause=3)["pause"] == 3


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "chess", "seats": [{"kind": "me"}]},
        {"game": "gods", "seats": [{"kind": "me"}]},
        {"game": "gods", "seats": [{"kind": "me"}] * 5},
        {"game": "gods", "seats": [{"kind": "me"}] * 2, "options": {"religion": "none"}},
        {"game": "gods", "seats": [{"kind": "me", "name": "a\nb"}, {"kind": "me"}]},
        {"game": "gods", "seats": [{"kind": "me", "name": "Oracle"}, {"kind": "me"}]},
        {"game": "gods", "seats": [{"kind": "me"}] * 2, "pace": {"kind": "live", "decision": 1}},
        {
            "game": "gods",
            "seats": [{"kind": "me"}] * 2,
            "pace": {"kind": "turns", "hours": 9, "zone": "../etc"},
        },
        {"game": "gods", "seats": [{"kind": "me"}] * 2, "secret": "00"},
    ],
)
def test_a_table_that_cannot_be_is_refused(ada, wish):
    assert ada.post("/api/tables", status=422, **wish)["code"] == "malformed"


def test_listed_tables_are_found_while_a_seat_is_open(ada, ben):
    hidden = ada.table("me", "open", start=False)
    shown = ada.table("me", "open", start=False, listed=True)

    ids = [table["id"] for table in ben.get("/api/tables")]

    assert shown["id"] in ids
    assert hidden["id"] not in ids
    ben.post(f"/api/tables/{shown['id']}/seats/1", kind="me")
    assert shown["id"] not in [table["id"] for table in ben.get("/api/tables")]
    assert shown["id"] in [table["id"] for table in ben.get("/api/me")["tables"]]


def test_a_seat_that_is_left_during_the_game_is_played_on_and_can_be_taken(ada, ben, server):
    table = ada.table("me", "open", start=False, stand_in="random")
    path = f"/api/tables/{table['id']}"
    ben.post(f"{path}/seats/1", kind="me")
    ada.post(f"{path}/start")

    left = ben.delete(f"{path}/seats/1")

    assert left["mine"] == []
    assert left["seats"][1] | {"kind": "open", "away": True} == left["seats"][1]
    cleo = server.person("Cleo")
    taken = cleo.post(f"{path}/seats/1", kind="me")
    assert taken["seats"][1]["name"] == "Cleo"
    assert not taken["seats"][1]["away"]
    with cleo.page(table) as page:
        assert page.state["view"]["seats"] == ["Ada", "Cleo"]
    assert "; yellow is played by Cleo" in ada.http.get(f"{path}/record").text


def test_a_finished_game_proves_itself_and_is_played_again(ada):
    table = ada.table("me", "me")
    path = f"/api/tables/{table['id']}"
    with ada.page(table) as page:
        play_out(page)
        text = ada.http.get(f"{path}/record").text

        verdict = verify(text)
        assert verdict.proven and verdict.over
        assert read_record(text).commitment == table["commitment"]

        again = ada.post(f"{path}/rematch")
        page.until(lambda state: state["table"]["rematch"])
        assert page.state["table"]["rematch"] == again["id"]
        assert again["state"] == "gathering"
        assert again["commitment"] != table["commitment"]
        assert ada.post(f"{path}/rematch")["id"] == again["id"]


@pytest.fixture
def over(ada, ben):
    """The path of a table of two people where the game is over."""
    table = ada.table("me", "open", start=False)
    path = f"/api/tables/{table['id']}"
    ben.post(f"{path}/seats/1", kind="me")
    ada.post(f"{path}/start")
    with ada.page(table) as one, ben.page(table) as two:
        one.say(do="ask", what={"kind": "end"})
        consent = two.follow(one)["consents"][0]["id"]
        two.say(do="answer", consent=consent, yes=True)
    return path


def gathering(person):
    return [it["id"] for it in person.get("/api/me")["tables"] if it["state"] == "gathering"]


def test_of_two_who_play_again_at_once_both_come_to_one_table(over, ada, ben, server):
    before = gathering(ada)

    async def both():
        hub = server.parts.hub
        room = await hub.room(over.rpartition("/")[2])
        return await asyncio.gather(*(again.rematch(hub, room, who) for who in players))

    players = [Who(person.get("/api/me")["player"]["id"], person.name) for person in (ada, ben)]
    one, two = run_in(server, both())

    assert one is two
    assert gathering(ada) == [one.table.id, *before]


def test_a_table_to_play_again_that_could_not_be_told_of_is_not_there(
    over, ada, server, monkeypatch
):
    before = gathering(ada)

    async def full(*what):
        raise OSError("no space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(server.parts.store, "append", full)
        assert ada.post(f"{over}/rematch", status=503)["code"] == "unavailable"

    assert gathering(ada) == before
    again = ada.post(f"{over}/rematch")["id"]
    assert ada.get(over)["rematch"] == again
    assert gathering(ada) == [again, *before]


@pytest.mark.parametrize("ply", [0, 1, 7])
def test_a_fork_has_the_same_past_and_another_future(ada, ply):
    table = ada.table("me", "me")
    seats = [{"kind": "me"}, {"kind": "me", "name": "Ben"}]
    with ada.page(table) as page:
        for _ in range(9):
            page.act(page.choices[-1]["id"])
        past = ada.get(f"/api/tables/{table['id']}/at/{ply}")

        other = ada.post(f"/api/tables/{table['id']}/fork", ply=ply, seats=seats)

        assert other["forked"] == {"table": table["id"], "ply": ply}
        assert other["commitment"] != table["commitment"]
        with ada.page(other) as fork:
            same = {"seats", "commitment"}
            assert {k: v for k, v in fork.state["view"].items() if k not in same} == {
                k: v for k, v in past["view"].items() if k not in same
            }
            assert fork.state["undo"]["steps"] == 0
            play_out(fork)
        text = ada.http.get(f"/api/tables/{other['id']}/record").text
        assert verify(text).proven, verify(text)


def test_a_finished_game_is_played_again_to_check_it(ada):
    table = ada.table("me", "me")
    path = f"/api/tables/{table['id']}/verify"
    assert ada.post(path, status=409)["text"] == "the game is not over"
    with ada.page(table) as page:
        actions = len(play_out(page)["log"])

    assert ada.post(path) == {"actions": actions, "over": True, "proven": True, "problems": []}


def test_a_record_that_was_changed_is_found_out(ada):
    table = ada.table("me", "me")
    with ada.page(table) as page:
        play_out(page)
    text = ada.http.get(f"/api/tables/{table['id']}/record").text
    changed = re.sub(r"(?m)^result .*$", "result red 99, yellow 0", text)

    kept = ada.post("/api/records", text=changed)
    verdict = ada.post(f"/api/tables/{kept['id']}/verify")

    assert not verdict["proven"]
    assert "result red 99" in verdict["problems"][0]


def test_a_record_is_brought_looked_at_and_played_on(ada, server):
    source = ada.table("me", "me", game="gentes")
    with ada.page(source) as page:
        for _ in range(20):
            page.act()
        text = ada.http.get(f"/api/tables/{source['id']}/record").text

    kept = ada.post("/api/records", text=text)

    assert kept["state"] == "record"
    assert kept["ply"] == 20
    assert ada.http.get(f"/api/tables/{kept['id']}/record").text == text
    with Page(server, kept) as page:
        assert page.state["choices"] == []
        assert len(page.state["log"]) == 20
    moment = ada.get(f"/api/tables/{kept['id']}/at/5", language="ja")
    assert moment["entry"]["ply"] == 5 and moment["last"] == 20
    assert ada.get(f"/api/tables/{kept['id']}/at/21", status=404)
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    assert ada.post(f"/api/tables/{kept['id']}/fork", ply=20, seats=seats)["state"] == "playing"


@pytest.mark.parametrize(
    "text",
    ["", "heyday record 1\n", "nonsense", "heyday record 1\ngame: chess\n", "\0"],
)
def test_what_is_no_record_is_refused(ada, text):
    assert ada.post("/api/records", text=text, status=422)["code"] == "malformed"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("seat 1: Ada", f"seat 1: {'A' * 41}"),
        ("seat 1: Ada", "seat 1: A\u202eda"),
        ("commitment: ", "commitment: 00"),
        ("commitment: ", "commitment: \u202e"),
        ("\n3 yellow", "\nstart {0000000000000001}\n3 yellow"),
    ],
)
def test_a_record_that_says_what_no_table_can_is_refused(ada, old, new):
    match = Match(games.get("gods"), 2, seats=["Ada", "Ben"], secret=b"a" * 32).begin()
    for _ in range(3):
        match.act(match.to_move, match.position.legal()[0])
    text = match.record()
    assert old in text
    assert ada.post("/api/records", text=text)["ply"] == 3

    refusal = ada.post("/api/records", text=text.replace(old, new), status=422)

    assert refusal["code"] == "malformed"


def test_a_record_with_hidden_hands_is_given_at_the_end_only(ada):
    table = ada.table("me", "me", game="gentes", options={"hands": "hidden"})
    path = f"/api/tables/{table['id']}"
    seats = [{"kind": "me"}, {"kind": "me"}]

    assert ada.get(f"{path}/record", status=403)["code"] == "not-allowed"
    fork = ada.post(f"{path}/fork", ply=0, seats=seats)
    assert ada.get(f"/api/tables/{fork['id']}/record", status=403)
    with ada.page(fork) as page:
        play_out(page)
    text = ada.http.get(f"/api/tables/{fork['id']}/record").text
    assert verify(text).proven
    assert ada.post("/api/records", text=text, status=422)["code"] == "malformed"


@pytest.mark.parametrize("name", ["oracle", "Adept", "random"])
def test_a_program_is_not_called_like_a_bot(ada, name):
    path = f"/api/tables/{ada.table('me', 'me', start=False)['id']}"

    refusal = ada.post(f"{path}/seats/1/token", name=name, status=422)

    assert refusal["text"] == f"{name} is the name of a bot"
    assert ada.get(path)["seats"][1]["kind"] == "person"


def test_the_record_says_once_that_a_program_plays(ada):
    path = f"/api/tables/{ada.table('me', 'me')['id']}"

    ada.post(f"{path}/seats/1/token", name="robot")

    assert ada.http.get(f"{path}/record").text.count("; yellow is played by robot") == 1


def test_a_program_s_token_is_good_for_its_seat_only(ada, server):
    table = ada.table("me", "open", start=False)
    path = f"/api/tables/{table['id']}"
    other = ada.table("me", "me")
    token = ada.post(f"{path}/seats/1/token", name="robot")["token"]
    ada.post(f"{path}/start")
    program = type(ada)(server, token, "robot")

    assert program.get("/api/me", status=403)
    assert program.get(path)["mine"] == [1]
    assert program.get(path)["seats"][1]["kind"] == "remote"
    assert program.post(f"{path}/start", status=403)
    with program.page(table) as page, ada.page(table) as mine:
        while not page.choices:
            mine.act(mine.choices[0]["id"])
            page.follow(mine)
        assert page.act()["type"] == "ok"
    with pytest.raises(AssertionError, match="another table"):
        program.page(other)
