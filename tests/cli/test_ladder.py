"""`heyday ladder`: what it plays, prints and writes."""

import json

import pytest

from heyday.arena.ladder import pairings
from heyday.bots.random import RandomBot
from heyday.cli.ladder import BEGIN, END


@pytest.fixture(autouse=True)
def simple(monkeypatch, tmp_path):
    """All bots play at random, whatever they are called; results go to a folder of their own."""
    monkeypatch.setattr("heyday.bots.make", lambda *given: RandomBot())
    monkeypatch.chdir(tmp_path)


def ladder(heyday, *arguments):
    return heyday("ladder", "gods", "--processes", "1", "--games", "0", *arguments)


def rows(result):
    found = json.loads(result.out)["pairings"]
    return {(row["upper"], row["lower"], row["players"], row["seconds"]): row for row in found}


def test_only_what_is_wished_for_is_played(heyday):
    result = ladder(heyday, "--pairing", "master:*@3=3", "--pairing", "adept:uct@4-100ms=4",
                    "--json")  # fmt: skip

    found = rows(result)
    assert result.code == 0
    assert len(found) == len(pairings("gods"))
    played = {key[:3]: row["games"] for key, row in found.items() if row["games"]}
    assert played == {("master", "adept", 3): 3, ("adept", "uct", 4): 4}
    row = found["master", "adept", 3, None]
    assert row["goal"] == pytest.approx(2 / 3, abs=1e-3)
    assert row["ci_low"] <= row["share"] <= row["ci_high"]


def test_what_was_played_is_gone_on_with(heyday, tmp_path):
    ladder(heyday, "--pairing", "oracle:master@2=2")
    result = ladder(heyday, "--pairing", "oracle:master@2=6", "--json")

    assert rows(result)["oracle", "master", 2, None]["games"] == 6
    ledger = tmp_path / "heyday-ladder" / "gods-oracle-master-2.jsonl"
    assert len(ledger.read_text().splitlines()) == 6


def test_other_draws_are_other_games(heyday, tmp_path):
    both = "--pairing", "oracle:master@2=4", "--first", "1000"
    ladder(heyday, "--pairing", "oracle:master@2=4")
    result = ladder(heyday, *both, "--json")

    assert rows(result)["oracle", "master", 2, None]["games"] == 4
    ledger = (tmp_path / "heyday-ladder" / "gods-oracle-master-2.jsonl").read_text()
    draws = [int(json.loads(line)["key"].split()[1]) for line in ledger.splitlines()]
    assert draws == [0, 0, 1, 1, 1000, 1000, 1001, 1001]


def test_the_table_tells_what_is_not_known(heyday):
    result = ladder(heyday, "--pairing", "novice:random@2=2", "--pace", "0.1", "--pace",
                    "oracle:*=0.05")  # fmt: skip

    lines = [" ".join(line.split()) for line in result.out.splitlines()]
    (row,) = [line for line in lines if line.startswith("2 novice random")]
    assert row.startswith("2 novice random 2 ") and "75 %" in row and "unproven" in row
    assert "3 novice random 0 66.7 % not played" in lines
    assert "4 master \u00d70.1 adept 0 50 % not played" in lines
    assert "4 oracle \u00d70.05 master 0 50 % not played" in lines
    assert "4 adept, 9 ms uct 0 40 % not played" in lines
    assert lines[-1].startswith("Where a factor stands, both bots took only so much")


def test_the_table_goes_into_a_page(heyday, tmp_path):
    page = tmp_path / "page.md"
    page.write_text(f"Before.\n{BEGIN}\nold\n{END}\nAfter.\n")

    for _ in range(2):
        ladder(heyday, "--pairing", "master:adept@2=2", "--write", page)

    text = page.read_text()
    head, _, table = text.partition("| Game | Players | Bot | Against | Games | Wins | Share |")
    assert text.startswith("Before.\n") and text.endswith(f"{END}\nAfter.\n")
    assert "old" not in text and table
    assert "All bots took the time that they take at a table." in head
    assert "| gods | 2 | master | adept | 2 | " in table
    assert "| gods | 4 | adept, 90 ms | uct | 0 |  |  |  | 40 % | not played |  |" in table
    assert len({line.count("|") for line in table.splitlines() if line.startswith("| gods")}) == 1


def test_what_is_not_played_anew_stays_in_a_page(heyday, tmp_path):
    page = tmp_path / "page.md"
    old = "| gods | 4 | adept, 18 ms | uct | 268 | 239.5 | 89.4 % | 85 to 92 | 40 % | yes | 19 |"
    other = (
        "| gods | 2 | master \u00d70.1 | adept | 120 | 91 | 75.8 % | 67 to 83 | 75 % | yes | 1 |"
    )
    gentes = old.replace("gods", "gentes")
    page.write_text(f"{BEGIN}\n{old}\n{other}\n{gentes}\n{END}\n")

    ladder(heyday, "--pairing", "master:adept@2=2", "--write", page)

    text = page.read_text()
    assert old in text and gentes in text and other not in text
    assert "| gods | 2 | master | adept | 2 | " in text
    assert "| gods | 3 | master | adept | 0 |" in text


def test_the_head_of_a_page_is_about_all_of_its_rows(heyday, tmp_path):
    page = tmp_path / "page.md"
    paced = "| gods | 2 | oracle \u00d70.1 | master | 20 | 19 | 95 % | 76 to 99 | 75 % | yes | 1 |"
    page.write_text(f"{BEGIN}\nheyday 0.9, 2025-01-01. Said before.\n\n{paced}\n{END}\n")

    ladder(heyday, "--write", page)
    untouched = page.read_text()
    ladder(heyday, "--pairing", "master:adept@2=2", "--write", page)

    assert "heyday 0.9, 2025-01-01. Said before." in untouched
    assert "Said before" not in page.read_text()
    assert "Where a factor stands" in page.read_text()


def test_a_page_without_a_place_for_the_table_is_left_alone(heyday, tmp_path):
    page = tmp_path / "page.md"
    page.write_text("A letter.\n")

    result = ladder(heyday, "--write", page)

    assert result.code == 2 and "the table goes between" in result.err
    assert page.read_text() == "A letter.\n"


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        ("master:adept@2", "expected NAME=GAMES, such as master:adept@2=40"),
        ("master:adept@2=many", "expected NAME=GAMES"),
        ("adept:master@2=3", "there is no pairing 'adept:master@2'"),
    ],
)
def test_a_wish_that_is_not_understood(heyday, wish, why):
    result = ladder(heyday, "--pairing", wish)

    assert (result.code, result.out) == (2, "")
    assert result.err.startswith(f"heyday: --pairing {wish}: {why}")


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        ("slow", "expected a factor"),
        ("0", "expected a factor"),
        ("oracle:*=1e9", "expected a factor"),
        ("nan", "expected a factor"),
        ("adept:master@2=0.1", "there is no pairing 'adept:master@2'"),
    ],
)
def test_a_pace_that_is_not_understood(heyday, wish, why):
    result = ladder(heyday, "--pace", wish)

    assert (result.code, result.out) == (2, "")
    assert result.err.startswith(f"heyday: --pace {wish}: {why}")


def test_ctrl_c_keeps_what_was_played(heyday, monkeypatch):
    made = []

    def make(*given):
        made.append(given)
        if len(made) > 6:
            raise KeyboardInterrupt
        return RandomBot()

    monkeypatch.setattr("heyday.bots.make", make)
    stopped = ladder(heyday, "--pairing", "master:adept@2=8")
    monkeypatch.setattr("heyday.bots.make", lambda *given: RandomBot())
    result = ladder(heyday, "--json")

    assert stopped.code == 130
    assert stopped.err == (
        "heyday: stopped; what was played is kept in heyday-ladder, and the same command goes on\n"
    )
    assert rows(result)["master", "adept", 2, None]["games"] == 2


def test_the_page_of_the_bots_has_a_place_for_the_table():
    from pathlib import Path

    from heyday.arena.ladder import RUNGS
    from heyday.cli.ladder import parts

    before, *_ = parts(Path(__file__).parents[2] / "docs" / "bots.md")

    assert all(f"**{name}**" in before.lower() for name in RUNGS)
