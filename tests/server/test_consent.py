"""What touches others happens when all of them agree, and the record says so."""

import pytest

from heyday.match import verify


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


def test_a_bot_takes_the_place_of_somebody_who_is_not_asked(three):
    pages, _ = three
    agreed = pages[:2]

    agree(agreed, 0, {"kind": "replace", "seat": 2, "level": "random"})

    pages[2].follow(pages[0])
    assert pages[2].state["table"]["mine"] == []
    assert pages[0].state["table"]["seats"][2]["kind"] == "bot"


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


def test_nobody_agrees_to_hints_against_a_program(ada):
    table = ada.table("me", "open", start=False)
    path = f"/api/tables/{table['id']}"
    ada.post(f"{path}/seats/1/token", name="my bot")
    ada.post(f"{path}/start")

    with ada.page(table) as page:
        assert page.say(do="ask", what={"kind": "hints"})["type"] == "refused"
        assert not page.state["table"]["advice"]
