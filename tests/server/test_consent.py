"""What touches others happens when all of them agree, and the record says so."""

import threading
import time

import pytest

from heyday.match import Match, verify
from heyday.server.acting import Draft, played_by
from tests.server.conftest import run_in, wait_until
from tests.server.people import Person


@pytest.fixture
def three(server):
    """Three people at a table of Gods, their pages, and the path of the table."""
    people = [server.person(name) for name in ("Ada", "Ben", "Cleo")]
    table = people[0].table("me", "open", "open", start=False)
    path = f"/api/tables/{table['id']}"
    for seat in (1, 2):
        people[seat].post(f"{path}/seats/{seat}", kind="me")
    people[0].post(f"{path}/start")
    pages = [person.page(table) for person in people]
    yield pages, path
    for page in pages:
        page.close()


def play(pages, count):
    for _ in range(count):
        mover = next(page for page in pages if page.choices)
        assert mover.act()["type"] == "ok"
        for page in pages:
            page.follow(mover)


def agree(pages, asker, what):
    """Let one ask and all others agree."""
    assert pages[asker].say(do="ask", what=what)["type"] == "ok"
    consent = pages[asker].state["consents"][0]["id"]
    for page in pages:
        page.follow(pages[asker])
        if page is not pages[asker]:
            assert page.say(do="answer", consent=consent, yes=True)["type"] == "ok"
            last = page
    for page in pages:
        page.follow(last)


def test_all_go_back_if_all_agree_and_draws_come_anew(three, server):
    pages, path = three
    play(pages, 8)
    before = pages[0].state["view"]

    agree(pages, 1, {"kind": "undo", "ply": 3})

    assert [len(page.state["log"]) for page in pages] == [3, 3, 3]
    assert pages[0].state["consents"] == []
    assert pages[0].state["view"] != before
    play(pages, 2)
    with server.client() as client:
        text = client.get(f"{path}/record").text
    assert "undo 3 agreed" in text
    assert "; agreed by red, yellow, " in text
    assert not verify(text).problems


def test_one_who_declines_ends_it(three):
    pages, _ = three
    play(pages, 4)
    pages[0].say(do="ask", what={"kind": "undo", "ply": 0})
    consent = pages[0].state["consents"][0]
    assert consent["waits_for"] == [1, 2]
    pages[1].follow(pages[0])

    pages[1].say(do="answer", consent=consent["id"], yes=False)

    pages[0].until(lambda state: not state["consents"])
    assert len(pages[0].state["log"]) == 4
    answer = pages[2].say(do="answer", consent=consent["id"], yes=True)
    assert answer["refusal"]["code"] == "conflict"


def test_an_undo_that_was_asked_for_lapses_when_the_game_goes_on(three):
    pages, _ = three
    play(pages, 4)
    pages[0].say(do="ask", what={"kind": "undo", "ply": 0})

    play(pages, 1)

    assert pages[0].state["consents"] == []


def test_while_the_game_is_paused_nobody_acts(three):
    pages, _ = three
    agree(pages, 0, {"kind": "pause"})

    assert pages[0].state["table"]["paused"]
    assert pages[0].choices == []
    assert pages[0].act("temple 0,1")["refusal"]["code"] == "conflict"
    assert pages[0].state["clock"]["running"] is None
    agree(pages, 2, {"kind": "resume"})
    assert pages[0].choices
    assert pages[0].act()["type"] == "ok"


def test_a_game_that_is_given_up_tells_its_secret(three, server):
    pages, path = three
    play(pages, 5)

    agree(pages, 0, {"kind": "end"})

    assert all(page.state["table"]["state"] == "over" for page in pages)
    assert all(page.choices == [] for page in pages)
    with server.client() as client:
        text = client.get(f"{path}/record").text
    assert "\nsecret: " in text
    assert not verify(text).problems


REPLACE = {"kind": "replace", "seat": 1, "level": "random"}


@pytest.fixture
def two(ada, ben):
    """Two people at a table of Gods, their pages, and the path of the table."""
    path = both(ada, ben)
    pages = [person.page(path.rpartition("/")[2]) for person in (ada, ben)]
    yield pages, path
    for page in pages:
        page.close()


def both(ada, ben, **more):
    """Let two people begin a game; return the path of the table."""
    table = ada.table("me", "open", start=False, **more)
    path = f"/api/tables/{table['id']}"
    ben.post(f"{path}/seats/1", kind="me")
    ada.post(f"{path}/start")
    return path


def soon(monkeypatch):
    """Let questions close soon."""
    monkeypatch.setattr("heyday.server.limits.CONSENT", 0.3)


def until_closed(page):
    return page.until(lambda state: not state["consents"])["table"]["seats"]


def test_a_bot_takes_the_place_of_somebody_who_agrees(three):
    pages, _ = three

    agree(pages, 0, {"kind": "replace", "seat": 2, "level": "random"})

    assert pages[2].state["table"]["mine"] == []
    assert pages[0].state["table"]["seats"][2]["kind"] == "bot"


def test_nobody_is_replaced_who_says_no(two):
    (ada, ben), _ = two
    ada.say(do="ask", what=REPLACE)
    consent = ben.follow(ada)["consents"][0]
    assert (consent["waits_for"], consent["silence"]) == ([1], [1])
    assert ben.state["table"]["mine"] == [1]

    assert ben.say(do="answer", consent=consent["id"], yes=False)["type"] == "ok"

    assert ben.state["consents"] == []
    assert ben.state["table"]["mine"] == [1]


def test_whoever_says_nothing_until_the_end_is_replaced(two, ada, monkeypatch):
    pages, path = two
    soon(monkeypatch)

    pages[0].say(do="ask", what=REPLACE)

    assert until_closed(pages[0])[1]["kind"] == "bot"
    assert ada.get(path)["seats"][1]["name"] == "random"
    said = "; agreed by red: replace yellow by random (yellow said nothing)"
    assert said in ada.http.get(f"{path}/record").text.splitlines()


@pytest.mark.parametrize("doing", ["act", "undo", "chat"])
def test_the_silence_of_whoever_does_something_meanwhile_is_no_answer(two, doing, monkeypatch):
    pages, _ = two
    ada, ben = pages
    while doing != "chat" and not ben.choices:
        play(pages, 1)
    if doing == "undo":
        ben.act(next(choice["id"] for choice in ben.choices if choice["verb"] == "temple"))
        ada.follow(ben)
    soon(monkeypatch)
    ada.say(do="ask", what=REPLACE)
    ben.follow(ada)

    more = {"chat": {"text": "here"}, "undo": {"version": ben.version, "whole_turn": False}}
    answer = ben.act() if doing == "act" else ben.say(do=doing, **more[doing])

    assert answer["type"] == "ok"
    assert ben.state["consents"][0]["silence"] == []
    assert until_closed(ben)[1]["kind"] == "person"


@pytest.mark.parametrize("doing", ["ask", "answer"])
def test_whoever_asks_or_answers_something_else_is_there(three, doing):
    ada, ben, cleo = three[0]
    ada.say(do="ask", what=REPLACE)
    if doing == "ask":
        said = ben.say(do="ask", what={"kind": "pause"})
    else:
        cleo.say(do="ask", what={"kind": "pause"})
        pause = ben.follow(cleo)["consents"][1]["id"]
        said = ben.say(do="answer", consent=pause, yes=True)

    assert said["type"] == "ok"
    assert ben.state["consents"][0]["silence"] == []


@pytest.mark.parametrize("doing", ["set", "sit", "leave"])
def test_whoever_sees_to_the_table_is_there(three, doing):
    (ada, _, cleo), path = three
    host = ada.person
    if doing != "set":
        cleo.person.delete(f"{path}/seats/2")
    if doing == "leave":
        host.post(f"{path}/seats/2", kind="me")
    three[0][1].say(do="ask", what={"kind": "replace", "seat": 0, "level": "random"})
    assert 0 in ada.until(lambda state: state["consents"])["consents"][0]["silence"]

    if doing == "set":
        host.patch(path, pause=0.5)
    elif doing == "sit":
        host.post(f"{path}/seats/2", kind="me")
    else:
        host.delete(f"{path}/seats/2")

    ada.until(lambda state: not state["consents"][0]["silence"])


@pytest.mark.parametrize("what", [{"kind": "end"}, REPLACE])
def test_whoever_gives_their_seat_to_a_program_has_not_agreed(two, what):
    (ada, ben), path = two
    ada.say(do="ask", what=what)

    ben.person.post(f"{path}/seats/1/token", name="my program")

    assert until_closed(ada)[1]["kind"] == "remote"
    assert ada.state["table"]["state"] == "playing"


def test_a_pause_does_not_wait_for_a_program(two):
    (ada, ben), path = two
    ada.say(do="ask", what={"kind": "pause"})

    ben.person.post(f"{path}/seats/1/token", name="my program")

    until_closed(ada)
    assert ada.state["table"]["paused"]


def test_whoever_is_not_to_be_replaced_has_to_agree(three, monkeypatch):
    pages, _ = three
    soon(monkeypatch)

    pages[0].say(do="ask", what=REPLACE)

    assert pages[0].state["consents"][0]["waits_for"] == [1, 2]
    assert until_closed(pages[0])[1]["kind"] == "person"


@pytest.fixture
def away(two, server):
    """The page of Ben, who is to decide, while a bot stands in for Ada."""
    pages, path = two
    while not pages[1].choices or len(pages[1].state["log"]) < 4:
        play(pages, 1)
    room = run_in(server, server.parts.hub.room(path.rpartition("/")[2]))
    run_in(server, room.change(lambda t: Draft("away", {"seat": 0} | played_by(t, 0, "adept"))))
    pages[1].until(lambda state: state["table"]["seats"][0]["away"])
    return pages[1]


PACE = {"kind": "pace", "pace": {"kind": "live", "decision": 5, "bank": 0}}


@pytest.mark.parametrize(
    "what", [{"kind": "undo", "ply": 0}, {"kind": "pause"}, {"kind": "end"}, PACE]
)
def test_nothing_happens_behind_the_back_of_whoever_is_away(away, what):
    before = away.state

    assert away.say(do="ask", what=what)["type"] == "ok"

    assert (before["log"], before["table"]) == (away.state["log"], away.state["table"])
    consent = away.state["consents"][0]
    assert (consent["waits_for"], consent["silence"]) == ([0], [0])


def test_the_silence_of_whoever_is_away_is_agreement_in_the_end(away, monkeypatch):
    soon(monkeypatch)

    away.say(do="ask", what={"kind": "end"})

    until_closed(away)
    assert away.state["table"]["state"] == "over"


def test_whoever_is_away_can_say_no(away, ada):
    away.say(do="ask", what={"kind": "undo", "ply": 0})

    with ada.page(away.table) as page:
        consent = page.state["consents"][0]["id"]
        assert page.say(do="answer", consent=consent, yes=False)["type"] == "ok"

    until_closed(away)
    assert len(away.state["log"]) >= 4


def test_a_paused_game_goes_on_though_nobody_else_says_anything(three, monkeypatch):
    pages, _ = three
    agree(pages, 0, {"kind": "pause"})
    soon(monkeypatch)

    pages[0].say(do="ask", what={"kind": "resume"})

    assert pages[0].state["consents"][0]["silence"] == [1, 2]
    until_closed(pages[0])
    assert not pages[0].state["table"]["paused"]


def test_whoever_has_left_is_not_waited_for(three, server):
    pages, path = three
    ada, ben, cleo = pages
    ada.say(do="ask", what={"kind": "pause"})
    consent = ada.state["consents"][0]["id"]
    assert ben.follow(ada) and ben.say(do="answer", consent=consent, yes=True)["type"] == "ok"
    assert not ben.state["table"]["paused"]

    cleo.person.delete(f"{path}/seats/2")

    until_closed(ada)
    assert ada.state["table"]["paused"]


def test_going_back_takes_no_time_of_others_when_the_last_one_who_was_asked_leaves(
    three, server, monkeypatch
):
    threads = []

    def noted(match, ply, undo_agreed=Match.undo_agreed):
        threads.append(threading.current_thread())
        undo_agreed(match, ply)

    monkeypatch.setattr(Match, "undo_agreed", noted)
    pages, path = three
    ada, ben, cleo = pages
    play(pages, 4)
    ada.say(do="ask", what={"kind": "undo", "ply": 1})
    ben.follow(ada)
    ben.say(do="answer", consent=ben.state["consents"][0]["id"], yes=True)

    cleo.person.delete(f"{path}/seats/2")

    ada.until(lambda state: len(state["log"]) == 1)
    assert threads and server.thread not in threads


def test_whoever_has_left_need_not_be_replaced(three):
    pages, path = three
    ada, _, cleo = pages
    ada.say(do="ask", what={"kind": "replace", "seat": 2, "level": "random"})

    cleo.person.delete(f"{path}/seats/2")

    assert until_closed(ada)[2]["kind"] == "open"


@pytest.fixture
def dora(server):
    return server.person("Dora")


def test_whoever_sits_down_is_asked_and_can_say_no(three, dora):
    (ada, ben, cleo), path = three
    cleo.person.delete(f"{path}/seats/2")
    ada.say(do="ask", what={"kind": "end"})
    dora.post(f"{path}/seats/2", kind="me")

    with dora.page(ada.table) as page:
        consent = page.state["consents"][0]
        assert consent["waits_for"] == [1, 2]
        assert ben.say(do="answer", consent=consent["id"], yes=True)["type"] == "ok"
        assert page.say(do="answer", consent=consent["id"], yes=False)["type"] == "ok"

        assert page.state["consents"] == []
        assert page.state["table"]["state"] == "playing"


def test_whoever_takes_the_seat_of_the_asker_is_asked(three, dora):
    (ada, ben, _), path = three
    ada.say(do="ask", what={"kind": "end"})
    ada.person.delete(f"{path}/seats/0")

    dora.post(f"{path}/seats/0", kind="me")

    ben.until(lambda state: state["table"]["seats"][0]["name"] == "Dora")
    consent = ben.state["consents"][0]
    assert (consent["agreed"], consent["waits_for"]) == ([], [0, 1, 2])


def test_whoever_has_agreed_and_takes_another_seat_is_not_asked_again(three):
    (ada, _, cleo), path = three
    ada.say(do="ask", what={"kind": "pause"})
    cleo.person.delete(f"{path}/seats/2")

    ada.person.post(f"{path}/seats/2", kind="me")

    ada.until(lambda state: state["table"]["mine"] == [0, 2])
    consent = ada.state["consents"][0]
    assert (consent["agreed"], consent["waits_for"]) == ([0, 2], [1])


def test_silence_counts_once_though_the_server_was_away_in_the_end(new_server, monkeypatch):
    soon(monkeypatch)
    server = new_server()
    ada, ben = server.person("Ada"), server.person("Ben")
    path = both(ada, ben)
    with ada.page(path.rpartition("/")[2]) as page:
        page.say(do="ask", what=REPLACE)
        expires = page.state["consents"][0]["expires"]
    server.end()
    time.sleep(max(0.0, expires - time.time()))

    server.begin()

    ada = Person(server, ada.token, "Ada")
    wait_until(lambda: ada.get(path)["seats"][1]["kind"] == "bot")
    assert Person(server, ben.token, "Ben").get(path)["mine"] == []
    assert ada.http.get(f"{path}/record").text.count("replace yellow by random") == 1


def test_the_pace_can_be_changed(three):
    pages, _ = three

    agree(pages, 0, {"kind": "pace", "pace": {"kind": "live", "decision": 60, "bank": 30}})

    assert pages[1].state["clock"]["banks"] == [30, 30, 30]
    assert pages[1].state["clock"]["ends"] is not None


def test_alone_nobody_has_to_be_asked(ada):
    with ada.page(ada.table("me", "me")) as page:
        for _ in range(6):
            page.act()

        assert page.say(do="ask", what={"kind": "undo", "ply": 1})["type"] == "ok"
        assert len(page.state["log"]) == 1


@pytest.mark.parametrize(
    "what",
    [
        {"kind": "undo", "ply": 99},
        {"kind": "resume"},
        {"kind": "replace", "seat": 3, "level": "adept"},
        {"kind": "replace", "seat": 1, "level": "genius"},
        {"kind": "marry"},
    ],
)
def test_what_cannot_be_is_not_asked(three, what):
    pages, _ = three

    assert pages[0].say(do="ask", what=what)["type"] == "refused"
    assert pages[0].state["consents"] == []


def test_a_question_that_nobody_answers_expires(three, monkeypatch):
    pages, _ = three
    monkeypatch.setattr("heyday.server.limits.CONSENT", 0.2)

    pages[0].say(do="ask", what={"kind": "pause"})

    assert pages[0].state["consents"]
    pages[0].until(lambda state: not state["consents"])


def test_hints_are_given_to_everybody_if_all_agree(three):
    pages, _ = three
    assert not pages[0].state["table"]["advice"]
    assert pages[0].say(do="hint")["refusal"]["text"] == "no hints while others play, too"

    agree(pages, 2, {"kind": "hints"})

    assert all(page.state["table"]["advice"] for page in pages)
    assert pages[0].say(do="ask", what={"kind": "hints"})["type"] == "refused"


def test_hints_end_when_somebody_sits_down_who_was_not_asked(three, dora):
    (ada, _, cleo), path = three
    agree(three[0], 2, {"kind": "hints"})

    cleo.person.delete(f"{path}/seats/2")
    assert ada.person.get(path)["advice"]
    ada.person.post(f"{path}/seats/2", kind="me")
    assert ada.person.get(path)["advice"]
    ada.person.delete(f"{path}/seats/2")
    dora.post(f"{path}/seats/2", kind="me")

    assert not ada.person.get(path)["advice"]
    assert ada.say(do="ask", what={"kind": "hints"})["type"] == "ok"


def test_nobody_agrees_to_hints_against_a_program(ada):
    table = ada.table("me", "open", start=False)
    path = f"/api/tables/{table['id']}"
    ada.post(f"{path}/seats/1/token", name="my bot")
    ada.post(f"{path}/start")

    with ada.page(table) as page:
        assert page.say(do="ask", what={"kind": "hints"})["type"] == "refused"
        assert not page.state["table"]["advice"]
