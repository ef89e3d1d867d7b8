"""Situations by name, and tables whose dice are those of a seed."""

import pytest

from heyday.match import verify
from heyday.server import scenarios
from heyday.server.words import STRINGS


@pytest.mark.parametrize("name", scenarios.names())
def test_every_situation_is_a_moment_of_a_game(name):
    match = scenarios.moment(name)

    assert match.game.name == name.partition("-")[0]
    assert not match.over and match.choices()


@pytest.mark.parametrize("language", ["en", "de", "ja"])
def test_every_situation_has_a_title(language):
    titles = [it["title"] for it in scenarios.listed(language)]

    assert len(set(titles)) == len(scenarios.names())
    assert STRINGS.say(language, "scenario-gods-decay") in titles


def test_a_situation_is_played_on(ada):
    known = ada.get("/api/scenarios", language="de")
    name = next(it["name"] for it in known if it["name"] == "gods-whirlwind")

    table = ada.post(f"/api/scenarios/{name}")

    assert table["mine"] == [0, 1, 2] and table["ply"] == 18
    with ada.page(table) as page:
        assert page.state["view"]["step"] == "whirlwind"
        assert page.act()["type"] == "ok"
    assert not verify(ada.http.get(f"/api/tables/{table['id']}/record").text).problems
    assert ada.post("/api/scenarios/nothing", status=404)["code"] == "not-found"


def opening(person, seed):
    """Return the cards of the first draft at a table with a seed, where nobody else takes one."""
    table = person.table("me", "me", game="gentes", seed=seed)
    assert table["seed"] == seed
    with person.page(table) as page:
        return page.state["view"]["open"]


def test_a_lesson_meets_the_same_cards_every_time(ada):
    assert opening(ada, 7) == opening(ada, 7) != opening(ada, 8)


def test_a_lesson_says_so_and_is_for_its_host_alone(ada, ben):
    seats = [{"kind": "me"}, {"kind": "me", "name": "Cleo"}]
    lesson = {"game": "gods", "seats": seats, "seed": 7}
    table = ada.post("/api/tables", **lesson)
    path = f"/api/tables/{table['id']}"

    assert ada.post("/api/tables", **lesson | {"listed": True}, status=422)
    assert ada.post("/api/tables", **lesson | {"seats": [*seats, {"kind": "open"}]}, status=422)
    assert ada.patch(path, listed=True, status=403)
    assert ada.post(f"{path}/seats/1", kind="open", status=403)
    assert ada.delete(f"{path}/seats/1", status=403)
    assert ben.post(f"{path}/seats/1", kind="me", status=403)
    ada.post(f"{path}/start")
    assert "; the dice are those of seed 7" in ada.http.get(f"{path}/record").text
