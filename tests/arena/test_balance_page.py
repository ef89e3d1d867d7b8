"""The report and its page: every section, every thing, and nothing from elsewhere."""

import json
import re
from pathlib import Path

import pytest

from heyday.arena.balance.account import account_of
from heyday.arena.balance.games import Conditions
from heyday.arena.balance.report import report

pytest.importorskip("matplotlib")

RECORDS = Path(__file__).parents[1] / "records"


def made(game, *names):
    texts = [(RECORDS / f"{name}.heyday").read_text(encoding="utf-8") for name in names]
    accounts = [account_of(text, name) for text, name in zip(texts, names, strict=True)]
    return report(Conditions.of(game, "random"), accounts)


@pytest.fixture(scope="module")
def gods():
    return made("gods", "gods-2-target", "gods-2-short", "gods-3-target", "gods-4-stall")


@pytest.fixture(scope="module")
def gentes():
    return made("gentes", "gentes-2-greedy", "gentes-4-greedy", "gentes-4-tie-shared")


def test_a_report_is_data_for_programs(gentes):
    data = json.loads(json.dumps(gentes.data()))

    assert [goal["name"] for goal in data["goals"]] == [
        "seats",
        "cards played",
        "cards even",
        "strategies",
    ]
    assert [table["players"] for table in data["tables"]] == [2, 4]
    assert len(data["things"]["card"]) == 54
    assert len(data["things"]["tile"]) == 28
    assert len(data["things"]["site"]) + len(data["things"]["hometown"]) == 33
    assert data["content"] == gentes.conditions.content
    shares = [place["share"] for place in data["tables"][1]["places"]]
    assert sum(shares) == pytest.approx(1)


def test_a_game_without_cards_of_its_own_has_one_goal(gods):
    assert [goal.name for goal in gods.goals] == ["seats"]
    assert not gods.dead
    assert not gods.dominated


def check(report, text, sections):
    titles = re.findall(r"<h2>(.*?)</h2>", text)
    assert titles == sections
    assert set(re.findall(r'href="#(\w+)">[A-Z]', text)) == set(
        re.findall(r'id="(\w+)"><header', text)
    )
    assert all(goal.wish.replace(" %", "\u00a0%") in text for goal in report.goals)
    for outside in ("http", "//", "<script", "<link", "<img", "@import", "url(http"):
        assert outside not in text, outside
    ids = re.findall(r'\bid="([^"]+)"', text)
    assert len(ids) == len(set(ids))
    targets = set(re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', text))
    assert {a or b for a, b in targets} <= set(ids)
    assert not set(re.findall(r"#[0-9a-f]{6}", text.split("</style>")[1]))


@pytest.mark.slow
def test_the_page_of_gods_stands_alone(gods):
    from heyday.arena.balance.page import page

    text = page(gods)

    check(
        gods,
        text,
        ["Verdict", "Seats", "Points", "Strategies", "Actions", "Nations", "Length"],
    )
    assert "Move a desert" in text
    assert "Ends with 2 players: " in text


@pytest.mark.slow
def test_the_page_of_gentes_names_every_card_and_tile(gentes):
    from heyday.arena.balance.page import page

    text = page(gentes)

    check(
        gentes,
        text,
        [
            *("Verdict", "Seats", "Points", "Strategies", "Cards", "Tiles", "Map", "Choices"),
            "Length",
        ],
    )
    for _, found in gentes.kinds:
        for use in found:
            assert use.thing.label.replace("'", "&#x27;") in text


def test_the_same_report_makes_the_same_page(gods):
    from heyday.arena.balance import plots

    table = gods.tables[0]

    assert plots.seats(table, ()) == plots.seats(table, ())
