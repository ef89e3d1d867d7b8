"""Time: what a decision costs, nights that do not count, and bots that stand in."""

import threading
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from heyday.server.clock import Clock, after_hours
from tests.server.people import Person

BERLIN = ZoneInfo("Europe/Berlin")
LIVE = {"kind": "live", "decision": 10, "bank": 5}


def at(*moment):
    return datetime(*moment, tzinfo=BERLIN).timestamp()


def test_a_decision_is_paid_from_the_bank_only_when_it_takes_long():
    clock = Clock(2, LIVE)
    clock.run(0, 100, True)
    clock.run(1, 108, True)
    clock.run(0, 121, True)

    assert clock.used == [8, 13]
    assert clock.banks == [5, 2]
    assert clock.ends() == 121 + 10 + 5


def test_a_bot_s_time_does_not_run_out():
    clock = Clock(2, LIVE)
    clock.run(0, 100, False)

    assert clock.ends() is None


def test_the_hours_of_a_turn_run_from_its_first_decision():
    clock = Clock(2, {"kind": "turns", "hours": 24})
    clock.run(0, 1000, True)
    clock.run(0, 5000, True)

    assert clock.ends() == 1000 + 24 * 3600


def test_whoever_takes_a_turn_from_a_bot_has_its_time_anew_but_once():
    clock = Clock(2, {"kind": "turns", "hours": 1})
    clock.run(0, 0, True)
    clock.run(0, 4000, False)  # a bot stands in

    assert clock.may_come_back(0)
    clock.come_back(0, 5000)
    clock.run(0, 5000, True)

    assert clock.ends() == 5000 + 3600
    assert not clock.may_come_back(0) and clock.may_come_back(1)
    clock.come_back(0, 6000)
    assert clock.ends() == 5000 + 3600
    clock.run(1, 7000, True)
    assert clock.may_come_back(0)


def test_what_is_taken_back_is_decided_again_in_what_was_left():
    clock = Clock(2, LIVE)
    clock.run(0, 100, True, 1)
    clock.run(0, 106, True, 1)  # it acts,
    clock.run(0, 109, True, -1)  # takes that back,
    clock.run(0, 113, True, 1)  # does something else,
    assert clock.ends() == 113 + 3 + 5

    clock.run(0, 118, True, 1)  # and goes on

    assert clock.banks == [3, 5]
    assert clock.ends() == 118 + 10 + 3


@pytest.mark.parametrize("pace", [LIVE, {"kind": "turns", "hours": 1}])
def test_a_turn_that_is_taken_back_goes_on_where_it_ended(pace):
    clock = Clock(2, pace)
    clock.run(0, 100, True, 1)
    clock.run(0, 150, False)
    clock.come_back(0, 160)
    clock.run(0, 160, True)
    ends = clock.ends()
    clock.run(1, 166, True, 1)

    clock.run(0, 188, True, -1)

    assert clock.ends() == ends + 22
    assert not clock.may_come_back(0)
    clock.run(1, 190, True, 1)
    clock.run(0, 195, True, 1)
    assert clock.may_come_back(0)


def test_a_turn_that_a_bot_ended_is_taken_back_but_once():
    clock = Clock(2, LIVE)
    clock.run(0, 100, True, 1)
    clock.run(0, 115, False)
    clock.run(1, 116, True, 1)
    assert clock.may_take_back(0)

    clock.run(0, 120, True, -1)

    assert clock.ends() == 120 + 10
    clock.run(0, 130, False)
    assert not clock.may_take_back(0)
    clock.run(1, 131, True, 1)
    assert not clock.may_take_back(0) and clock.may_come_back(0)


def test_another_pace_counts_from_the_moment_that_it_is_agreed():
    clock = Clock(2)
    clock.run(0, 0, True)
    clock.set_pace({"kind": "turns", "hours": 1}, 9000)
    clock.run(0, 9000, True)

    assert clock.ends() == 9000 + 3600
    assert clock.used == [9000, 0]

    clock.set_pace(LIVE, 9500)
    clock.run(0, 9500, True)

    assert clock.banks == [5, 5]
    assert clock.ends() == 9500 + 10 + 5


@pytest.mark.parametrize(
    ("start", "hours", "end"),
    [
        ((2026, 11, 10, 12, 0), 5, (2026, 11, 10, 17, 0)),
        ((2026, 11, 10, 20, 0), 5, (2026, 11, 11, 10, 0)),  # two before the night, three after
        ((2026, 11, 10, 23, 30), 1, (2026, 11, 11, 8, 0)),
        ((2026, 11, 11, 3, 0), 16, (2026, 11, 12, 8, 0)),  # fifteen are a day
        ((2026, 10, 24, 20, 0), 3, (2026, 10, 25, 8, 0)),  # the night of the change of time
        ((2026, 3, 28, 20, 0), 3, (2026, 3, 29, 8, 0)),
    ],
)
def test_the_hours_of_the_night_do_not_count(start, hours, end):
    pace = {"kind": "turns", "hours": hours, "night": [22, 7], "zone": "Europe/Berlin"}

    assert after_hours(at(*start), pace) == at(*end)


def test_a_night_that_begins_when_it_ends_is_none():
    assert after_hours(0, {"kind": "turns", "hours": 2, "night": [5, 5]}) == 7200


TURNS = {"kind": "turns", "hours": 1}
ONCE = "this turn was taken back from the bot once: it plays it to its end"


def begun(ada, ben, **more):
    """Let two people begin a game; return the path of the table."""
    table = ada.table("me", "open", start=False, stand_in="random", **more)
    path = f"/api/tables/{table['id']}"
    ben.post(f"{path}/seats/1", kind="me")
    ada.post(f"{path}/start")
    return path


def page_of(person, path):
    return person.page(path.rpartition("/")[2])


def is_away(state):
    return state["table"]["seats"][0]["away"]


def remarks(person, path):
    """What the record says beside the game."""
    lines = person.http.get(f"{path}/record").text.splitlines()
    return [line for line in lines if line.startswith(";")]


def test_on_time_out_a_bot_plays_until_the_owner_comes_back(ada, ben, monkeypatch):
    monkeypatch.setattr("heyday.server.clock.HOUR", 0.5)
    path = begun(ada, ben, pace=TURNS)

    with page_of(ada, path) as page:
        page.until(is_away)
        page.until(lambda state: state["log"] and state["log"][-1]["seat"] == 0)
        assert page.state["log"][-1]["seat"] == 0

        assert page.say(do="back")["type"] == "ok"

        assert not is_away(page.state)
    assert remarks(ada, path)[:2] == ["; red is played by random", "; red is played by Ada again"]


def test_time_runs_out_later_than_a_table_stays_in_memory_though_a_page_is_open(
    new_server, monkeypatch
):
    monkeypatch.setattr("heyday.server.clock.HOUR", 0.6)
    monkeypatch.setattr("heyday.server.limits.IDLE", 0.2)
    monkeypatch.setattr("heyday.server.hub.SWEEP", 0.05)
    server = new_server()
    ada, ben = server.person("Ada"), server.person("Ben")
    path = begun(ada, ben, pace=TURNS)

    with page_of(ada, path) as page:
        page.until(is_away)


@pytest.mark.parametrize("by", ["coming back", "acting"])
def test_whoever_comes_back_in_their_turn_has_time_for_it(ada, ben, by, monkeypatch):
    monkeypatch.setattr("heyday.server.clock.HOUR", 0.4)
    path = begun(ada, ben, pace=TURNS, pause=1)
    with page_of(ada, path) as page:
        page.until(is_away)
        monkeypatch.setattr("heyday.server.clock.HOUR", 0.8)

        temple = next(choice["id"] for choice in page.choices if choice["verb"] == "temple")
        answer = page.say(do="back") if by == "coming back" else page.act(temple)

        assert answer["type"] == "ok" and not is_away(page.state)
        assert page.state["clock"]["ends"] - page.state["table"]["changed"] == pytest.approx(0.8)
        page.until(is_away)  # once more in the same turn: it is the bot's now
        for answer in (page.say(do="back"), page.act()):
            assert answer["refusal"]["text"] == ONCE
    said = remarks(ada, path)
    assert said == ["; red is played by random", "; red is played by Ada again", said[0]]


def test_another_pace_gives_the_mover_its_whole_time(ada, ben, monkeypatch):
    monkeypatch.setattr("heyday.server.clock.HOUR", 0.4)
    path = begun(ada, ben)
    with page_of(ada, path) as page, page_of(ben, path) as other:
        threading.Event().wait(0.5)
        other.say(do="ask", what={"kind": "pace", "pace": TURNS})
        consent = page.follow(other)["consents"][0]["id"]

        page.say(do="answer", consent=consent, yes=True)

        assert not is_away(page.state)
        assert page.state["clock"]["ends"] - page.state["table"]["changed"] == pytest.approx(0.4)


SLOW = {"kind": "live", "decision": 600}


def test_a_decision_has_its_time_once_whoever_leaves_or_sits_down(ada, ben, server):
    path = begun(ada, ben, pace=SLOW, pause=10)
    clock = server.parts.hub.rooms[path.rpartition("/")[2]].table.clock
    ends = clock.ends()

    ben.delete(f"{path}/seats/1")
    ben.post(f"{path}/seats/1", kind="me")
    assert clock.ends() == ends

    with page_of(ada, path):  # so that the bot waits
        for status in (None, 409):
            ada.delete(f"{path}/seats/0")
            taken = ada.post(f"{path}/seats/0", status, kind="me")
        assert taken["text"] == ONCE
        assert ada.post(f"{path}/seats/0/token", 409, name="mine") == taken


def test_where_time_never_runs_out_a_seat_is_taken_back_at_any_time(ada, ben):
    path = begun(ada, ben, pause=10)
    with page_of(ada, path):
        for _ in range(3):
            ada.delete(f"{path}/seats/0")
            assert ada.post(f"{path}/seats/0", kind="me")["mine"] == [0]


def test_a_seat_is_handed_over_with_the_time_that_is_left(ada, ben, server):
    path = begun(ada, ben, pace=SLOW)
    clock = server.parts.hub.rooms[path.rpartition("/")[2]].table.clock
    ends = clock.ends()

    ada.post(f"{path}/seats/0/token", name="mine")

    assert clock.ends() == ends


def test_an_undo_gives_no_time(ada, server):
    table = ada.table("me", "me", pace=SLOW)
    clock = server.parts.hub.rooms[table["id"]].table.clock
    with ada.page(table) as page:
        temple = next(choice["id"] for choice in page.choices if choice["verb"] == "temple")
        page.act(temple)
        ends = clock.ends()

        for _ in range(2):
            assert page.say(do="undo", version=page.version)["type"] == "ok"
            assert clock.ends() == pytest.approx(ends, abs=1e-3)
            assert page.act(temple)["type"] == "ok"
            assert clock.ends() == pytest.approx(ends, abs=1e-3)


def test_whoever_is_away_comes_back_by_an_undo_but_once(ada, ben, monkeypatch):
    monkeypatch.setattr("heyday.server.clock.HOUR", 0.4)
    path = begun(ada, ben, pace=TURNS, pause=5)
    with page_of(ada, path) as page:
        page.act(next(choice["id"] for choice in page.choices if choice["verb"] == "temple"))
        page.until(is_away)

        undone = page.say(do="undo", version=page.version)

        assert undone["type"] == "ok" and not is_away(page.state)
        assert page.state["log"] == []
        page.say(do="redo", version=page.version)
        page.until(is_away)
        assert page.say(do="undo", version=page.version)["refusal"]["text"] == ONCE
        assert len(page.state["log"]) == 1
    said = remarks(ada, path)
    assert said == ["; red is played by random", "; red is played by Ada again", said[0]]


def test_with_a_live_clock_a_bot_stands_in_after_the_decision_s_time(ada, server):
    pace = {"kind": "live", "decision": 5}
    table = ada.table("me", "me", start=False, stand_in="random", pause=10, pace=pace)
    clock = server.parts.hub.rooms[table["id"]].table.clock
    clock.banks = [-4.7, -4.7]  # so that the test need not wait for five seconds
    ada.post(f"/api/tables/{table['id']}/start")

    with ada.page(table) as page:
        began = page.state["clock"]["since"]
        page.until(is_away)

        assert page.state["clock"]["since"] - began >= 0.3
        assert page.state["clock"]["ends"] is None
        assert page.act()["type"] == "ok"
        assert not is_away(page.state)


def test_a_live_clock_does_not_run_while_no_server_does(new_server):
    server = new_server()
    ada = server.person("Ada")
    table = ada.table("me", "me", pace={"kind": "live", "decision": 5})
    with ada.page(table) as page:
        before = page.state["clock"]
    server.end()
    server.begin()

    with Person(server, ada.token, "Ada").page(table) as page:
        page.until(lambda state: state["clock"]["since"] > before["since"])

        clock = page.state["clock"]
        assert clock["since"] >= server.parts.hub.presence.since
        assert clock["ends"] == clock["since"] + 5
        assert not is_away(page.state)
