"""A table over the wire: acting, refusing, undoing, watching."""

import json

import pytest

from tests.server.people import Page


def test_two_people_play_to_the_end(ada, ben, server):
    table = ada.table("me", "open", start=False)
    ben.post(f"/api/tables/{table['id']}/seats/1", kind="me")
    ada.post(f"/api/tables/{table['id']}/start")

    with ada.page(table) as one, ben.page(table, "de") as two:
        while one.state["table"]["state"] != "over":
            mover = one if one.choices else two
            other = two if mover is one else one
            assert mover.choices and not other.choices
            assert mover.act()["type"] == "ok"
            other.follow(mover)

        assert one.state["view"] == two.state["view"]
        assert one.state["result"]["over"]
        assert one.state["log"][0]["texts"] != two.state["log"][0]["texts"]


def test_a_page_that_comes_later_sees_what_the_others_see(ada, server):
    table = ada.table("me", "me", game="gentes")
    with ada.page(table) as first:
        for _ in range(30):
            assert first.act(first.choices[-1]["id"])["type"] == "ok"

        with ada.page(table) as second:
            second.state.pop("presence"), first.state.pop("presence")
            first.state["table"] = second.state["table"]
            assert second.state == first.state


def test_a_change_has_only_the_mats_that_are_others_now(ada, ben, server):
    table = ada.table("me", "open", game="gentes", start=False)
    ben.post(f"/api/tables/{table['id']}/seats/1", kind="me")
    ada.post(f"/api/tables/{table['id']}/start")

    with ada.page(table) as one, ben.page(table) as two:
        for _ in range(4):
            mover, other = (one, two) if one.choices else (two, one)
            seat = mover.state["view"]["to_move"]
            assert mover.act()["type"] == "ok"
            other.follow(mover)
            change = json.loads(other.said[-1])

            assert "mats" not in change["view"]
            assert [step[:2] for step in change["splices"]["mats"]] == [[seat, 1]]


def test_what_was_taken_back_is_seen_anew(ada, server):
    """A desert that went and came back may have left other places with other slots."""
    table = ada.table("me", "me", game="gods")
    with ada.page(table) as page:
        before = page.state["view"]["field"]
        temple = next(it["id"] for it in page.choices if it["id"].startswith("temple"))
        assert page.act(temple)["type"] == "ok"
        laid = json.loads(page.said[-2])
        assert page.say(do="undo", version=page.version, whole_turn=True)["type"] == "ok"
        undone = json.loads(page.said[-2])

        assert "field" in laid["splices"] and "field" not in laid["view"]
        assert undone["view"]["field"] == page.state["view"]["field"] == before


def test_what_was_taken_back_stands_in_the_log_of_no_language(ada, server):
    """A page in German comes before an undo and after another action, and not between them."""
    table = ada.table("me", "me")
    with ada.page(table) as page:
        first, second = [it["id"] for it in page.choices if it["verb"] == "temple"][:2]
        page.act(first)
        Page(server, table, language="de").close()
        page.say(do="undo", version=page.version, whole_turn=False)
        page.act(second)

        with Page(server, table, language="de") as german:
            assert [entry["action"] for entry in german.state["log"]] == [second]


@pytest.mark.parametrize("hands", ["open", "hidden"])
def test_open_pages_have_the_names_of_who_sits_there_now(ada, ben, server, hands):
    table = ada.table("me", "open", game="gentes", start=False, options={"hands": hands})
    path = f"/api/tables/{table['id']}"
    ben.post(f"{path}/seats/1", kind="me")
    ada.post(f"{path}/start")
    with ada.page(table) as page, Page(server, table) as watcher:
        ben.delete(f"{path}/seats/1")
        server.person("Cleo").post(f"{path}/seats/1", kind="me")

        for looks in (page, watcher):
            looks.until(lambda state: state["table"]["seats"][1]["name"] == "Cleo")
            assert looks.state["view"]["seats"] == ["Ada", "Cleo"]
        page.say(do="again")
        assert page.state["view"]["seats"] == ["Ada", "Cleo"]
