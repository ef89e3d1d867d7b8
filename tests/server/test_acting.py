"""Only listed choices for the version that was seen are accepted; all else changes nothing."""

import pytest

from tests.server.people import Page


@pytest.fixture
def table(ada, ben):
    """Ada and Ben at a table of Gods; Ada begins."""
    made = ada.table("me", "open", start=False)
    ben.post(f"/api/tables/{made['id']}/seats/1", kind="me")
    return ada.post(f"/api/tables/{made['id']}/start")


def refused(answer):
    assert answer["type"] == "refused", answer
    return answer["refusal"]["code"]


def test_an_action_sent_twice_is_done_once(ada, table):
    with ada.page(table) as page:
        action, version = page.choices[0]["id"], page.version

        first = page.act(action, version)
        second = page.act(action, version)

        assert first["type"] == "ok"
        assert refused(second) == "stale"
        assert len(page.state["log"]) == 1


@pytest.mark.parametrize("text", ["\u200b", "\u200b \u202e", "\0"])
def test_what_cannot_be_seen_is_not_said(ada, table, text):
    with ada.page(table) as page:
        assert page.say(do="chat", text=text)["refusal"]["code"] == "malformed"
        assert page.say(do="chat", text=f"a {text}\nb")["type"] == "ok"

        assert [line["text"] for line in page.state["chat"]] == ["a b"]


def test_chat_does_not_make_an_action_stale(ada, table):
    with ada.page(table) as page, ada.page(table) as other:
        version = page.version
        other.say(do="chat", text="  Good \n luck! ")
        page.until(lambda state: state["chat"])

        assert page.act(version=version)["type"] == "ok"
        assert page.state["chat"][0]["text"] == "Good luck!"
        assert page.state["chat"][0]["name"] == "Ada"


def test_who_watches_a_game_talks_beside_it(ada, ben, server):
    """No word of theirs reaches those who play it; before and after, all talk to each other."""
    table = ada.table("me", "me", start=False)
    with ada.page(table) as page, ben.page(table) as watcher, Page(server, table) as other:
        watcher.say(do="chat", text="May I watch?")
        ada.post(f"/api/tables/{table['id']}/start")
        watcher.say(do="chat", text="Lay a temple!")
        page.say(do="chat", text="Quiet, please")
        page.say(do="ask", what={"kind": "end"})
        page.follow(watcher)
        watcher.follow(page)
        watcher.say(do="chat", text="Well played")
        for seen in (page, other):
            seen.follow(watcher)

        def texts(seen):
            return [line["text"] for line in seen.state["chat"]]

        assert texts(page) == ["May I watch?", "Quiet, please", "Well played"]
        assert texts(watcher) == texts(other)
        assert "Lay a temple!" in texts(other)
        for seen in (page, other):
            known = texts(seen)
            seen.say(do="again")
            assert texts(seen) == known


@pytest.mark.parametrize("replaced", [False, True])
def test_whoever_sits_down_or_leaves_has_the_chat_that_is_theirs(ada, ben, server, table, replaced):
    path, cleo = f"/api/tables/{table['id']}", server.person("Cleo")
    with ada.page(table) as page, ben.page(table) as leaver, cleo.page(table) as comer:
        comer.say(do="chat", text="psst")
        leaver.say(do="chat", text="Bye")
        if replaced:
            page.say(do="ask", what={"kind": "replace", "seat": 1, "level": "random"})
            consent = leaver.follow(page)["consents"][0]["id"]
            leaver.say(do="answer", consent=consent, yes=True)
            comer.follow(leaver)
        else:
            ben.delete(f"{path}/seats/1")
            cleo.post(f"{path}/seats/1", kind="me")
            comer.until(lambda state: state["table"]["mine"] == [1])
            leaver.follow(comer)

        for seen in (leaver, comer):
            known = [line["text"] for line in seen.state["chat"]]
            assert known == (["psst", "Bye"] if seen.state["seat"] is None else ["Bye"])
            seen.say(do="again")
            assert known == [line["text"] for line in seen.state["chat"]]


def test_nobody_acts_for_another_seat(ada, ben, server, table):
    with ada.page(table) as page, ben.page(table) as other, Page(server, table) as watcher:
        action = page.choices[0]["id"]

        assert refused(other.act(action)) == "not-your-turn"
        assert refused(watcher.act(action)) == "not-allowed"
        assert page.state["log"] == []


@pytest.mark.parametrize(
    ("action", "code"),
    [
        ("temple 30,30", "not-touching"),
        ("fly 1,1", "bad-notation"),
        ({"do": "temple", "place": "here"}, "bad-notation"),
        ({"do": "temple", "place": [1, 2], "god": "red"}, "bad-notation"),
        ("x" * 201, "malformed"),
        (["temple"], "malformed"),
        (None, "malformed"),
    ],
)
def test_what_is_not_a_choice_is_refused_with_a_reason(ada, table, action, code):
    with ada.page(table) as page:
        answer = page.say(do="act", version=page.version, action=action)

        assert refused(answer) == code
        assert answer["refusal"]["text"]
        assert page.act()["type"] == "ok"


def test_a_refusal_speaks_the_language_of_the_page(ada, table):
    with ada.page(table, "de") as page:
        answer = page.act("temple 30,30")

        assert answer["refusal"]["reference"] != "action b"


@pytest.mark.parametrize("version", [0, 10**6])
def test_a_version_that_never_was_is_stale(ada, table, version):
    with ada.page(table) as page:
        assert refused(page.act(version=version)) == "stale"


@pytest.mark.parametrize(
    "message",
    [
        "",
        "hello",
        "[]",
        "null",
        '{"do": "act"}',
        '{"do": "fly", "id": 3}',
        '{"do": "act", "id": 3, "version": "x", "action": "end"}',
        '{"do": "hello", "id": 3}',
        '{"do": "chat", "id": 3, "text": ""}',
        '{"do": "act", "id": 3, "version": 3, "action": "end", "seat": 1}',
        '{"do": "act", "id": -1, "version": 3, "action": "end"}',
        "{" * 5000,
    ],
)
def test_what_is_no_message_is_refused(ada, table, message):
    with ada.page(table) as page:
        page.socket.send(message)
        while not page.answers:
            page.hear()
        (answer,) = page.answers.values()

        assert refused(answer) in ("malformed", "conflict")
        assert page.say(do="again")["type"] == "ok"


def test_undo_goes_back_to_the_barrier_and_redo_forward(ada, table):
    with ada.page(table) as page:
        before = page.state["view"]
        page.act("tribe green 1,-1" if has(page, "tribe green 1,-1") else quiet(page))
        assert page.state["undo"]["steps"] == 1

        undone = page.say(do="undo", version=page.version)

        assert undone["type"] == "ok"
        assert page.state["view"] == before
        assert page.state["log"] == []
        assert page.state["undo"] == {"steps": 0, "redo": True}
        assert page.say(do="redo", version=page.version)["type"] == "ok"
        assert len(page.state["log"]) == 1


def has(page, action):
    return any(choice["id"] == action for choice in page.choices)


def quiet(page):
    """Return an action that draws nothing and does not end the turn."""
    for choice in page.choices:
        found = page.say(do="preview", version=page.version, action=choice["id"])["preview"]
        if not found["draws"] and not found["ends_turn"]:
            return choice["id"]
    raise AssertionError("there is none")


def test_a_preview_is_what_happens_then(ada, table):
    with ada.page(table) as page:
        action = quiet(page)
        told = page.say(do="preview", version=page.version, action=action)["preview"]

        page.act(action)

        assert told["view"] == page.state["view"]
        assert told["texts"] == page.state["log"][-1]["texts"]


def test_a_preview_does_not_tell_what_would_be_drawn(ada):
    with ada.page(ada.table("me", "me")) as page:
        for _ in range(12):
            for choice in page.choices:
                told = page.say(do="preview", version=page.version, action=choice["id"])["preview"]
                if told["draws"]:
                    assert told["view"] is None
                    assert not any("New on the display" in text for text in told["texts"])
                    return
            page.act()
    raise AssertionError("nothing was ever drawn")


def test_choices_are_gathered_in_any_order(ada):
    with ada.page(ada.table("me", "me", game="gentes")) as page:
        while page.state["view"]["step"] != "settle":
            page.act()
        chosen = ["settle scholar", "settle noble"]
        asked = {"do": "together", "version": page.version}

        told = page.say(**asked, actions=chosen)["together"]

        assert told["order"] == sorted(chosen)
        assert told["view"]["ply"] == page.state["view"]["ply"]
        assert refused(page.say(**asked, actions=["settle noble", "take 1"])) == "not-now"
        assert refused(page.say(**asked, actions=[])) == "malformed"


def test_somebody_else_s_action_cannot_be_undone(ada, ben, table):
    with ada.page(table) as page, ben.page(table) as other:
        page.act(quiet(page))
        other.until(lambda state: state["log"])

        assert refused(other.say(do="undo", version=other.version)) == "nothing-to-undo"


def test_why_not_says_why(ada, ben, table):
    with ada.page(table) as page, ben.page(table) as other:
        why = page.say(do="why_not", wish="temple 30,30")["why"]

        assert why["code"] == "not-touching"
        assert page.say(do="why_not", wish=page.choices[0]["id"])["why"] is None
        assert refused(other.say(do="why_not", wish="temple 30,30")) == "not-your-turn"


def test_around_one_screen_the_page_looks_through_the_eyes_of_who_decides(ada):
    table = ada.table("me", "me", game="gentes", options={"hands": "hidden"})
    with ada.page(table) as page:
        for _ in range(12):
            seat = page.state["view"]["to_move"]
            assert page.state["seat"] == seat
            hands = [mat["hand"] for mat in page.state["view"]["mats"]]
            assert hands[seat] is not None
            assert hands[1 - seat] is None
            page.act()
