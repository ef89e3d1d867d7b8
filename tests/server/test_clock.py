"""Time: what a decision costs, nights that do not count, and bots that stand in."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from heyday.server.clock import Clock, after_hours

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


def test_on_time_out_a_bot_plays_until_the_owner_comes_back(ada, ben, monkeypatch):
    monkeypatch.setattr("heyday.server.clock.HOUR", 0.5)
    table = ada.table(
        "me", "open", start=False, pace={"kind": "turns", "hours": 1}, stand_in="random"
    )
    path = f"/api/tables/{table['id']}"
    ben.post(f"{path}/seats/1", kind="me")
    ada.post(f"{path}/start")

    with ada.page(table) as page:
        page.until(lambda state: state["table"]["seats"][0]["away"])
        page.until(lambda state: state["log"] and state["log"][-1]["seat"] == 0)
        assert page.state["log"][-1]["seat"] == 0

        assert page.say(do="back")["type"] == "ok"

        assert not page.state["table"]["seats"][0]["away"]
    assert "; red is played by random" in ada.http.get(f"{path}/record").text
