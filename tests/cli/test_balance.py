"""`heyday balance`: what it prints, keeps and refuses."""

import json
import re

import pytest

QUICK = ("--bot", "random", "--processes", "1")


def test_the_verdict_and_the_figures_are_printed(heyday):
    result = heyday("balance", "gods", "--players", "2,3", "--games", "3", *QUICK)

    assert result.code == 0
    assert "No seat is more than 5 points" in result.out
    assert "Victories by the order of play" in result.out
    assert "Points by source" in result.out
    assert "3 at tables of 2, 3 at tables of 3" in " ".join(result.out.split())


def test_the_figures_of_gods_name_all_that_is_used(heyday):
    result = heyday("balance", "gods", "--players", "2", "--games", "3", *QUICK)

    lines = [line.strip() for line in result.out.splitlines()]
    for title in ("Actions", "Cards put back into the sack", "Nations united", "Points chips"):
        assert f"{title}; win contribution in points (standard error)" in lines
    assert any(re.fullmatch(r"Temple +100 +\d+ +([+-]\d+\.\d \(\d+\.\d\)|-)", it) for it in lines)


def test_the_figures_of_gentes_name_cards_and_tiles(heyday):
    result = heyday("balance", "gentes", "--players", "2", "--games", "2", *QUICK)

    lines = [line.strip() for line in result.out.splitlines()]
    for title in ("Cards, the clearest of each group", "Action tiles", "Cities", "Hometowns",
                  "Main actions", "Options"):  # fmt: skip
        assert f"{title}; win contribution in points (standard error)" in lines
    counts = r"+\d+ +\d+ +([+-]\d+\.\d \(\d+\.\d\)|-)"
    labels = ("Scribes, temple", r".*, . h \(scribe\)", r".* \(red region\)", "Tax, 1 hourglass")
    for name in labels:
        assert any(re.fullmatch(f"{name} {counts}", line) for line in lines), name
    assert "Every card is played in at least 5 %" in result.out
    assert "Dead cards: " in result.out
    assert "Dominated tiles: " in result.out


def test_json_has_what_programs_read(heyday):
    result = heyday("balance", "gods", "--players", "4", "--games", "2", "--json", *QUICK)

    data = json.loads(result.out)
    assert data["games"] == 2
    assert data["bot"] == "random"
    assert {goal["status"] for goal in data["goals"]} <= {"met", "not met", "open"}
    assert [table["players"] for table in data["tables"]] == [4]
    assert {"action", "nation", "chip"} <= set(data["things"])


def test_games_are_kept_and_gone_on_with(heyday, tmp_path):
    out = tmp_path / "games.jsonl"
    line = ["balance", "gods", "--players", "2", "--out", str(out), "--json", *QUICK]

    heyday(*line, "--games", "2")
    again = heyday(*line, "--games", "3")

    assert json.loads(again.out)["games"] == 3
    assert len(out.read_text().splitlines()) == 1 + 3


def test_games_of_another_kind_are_refused(heyday, tmp_path):
    out = tmp_path / "games.jsonl"
    line = ["balance", "gods", "--players", "2", "--games", "1", "--out", str(out), *QUICK]
    heyday(*line)

    result = heyday(*line, "--option", "religion=any_foreign_blocks")

    assert result.code == 2
    assert "holds games of another kind" in result.err


def test_a_page_is_written(heyday, tmp_path):
    pytest.importorskip("matplotlib")
    page = tmp_path / "page.html"

    result = heyday("balance", "gods", "--players", "2", "--games", "2", "--html", page, *QUICK)

    assert result.code == 0
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")


def test_without_a_plotting_library_it_says_what_to_install(heyday, monkeypatch, tmp_path):
    monkeypatch.setattr("heyday.cli.balance.find_spec", lambda name: None)

    result = heyday("balance", "gods", "--html", tmp_path / "page.html", *QUICK)

    assert result.code == 2
    assert "heyday[report]" in result.err


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--bot", "kasparov"], "there is no bot 'kasparov'"),
        (["--players", "5"], "Gods is for 2 to 4 players"),
        (["--players", "two"], "expected numbers"),
        (["--out", "/nowhere/games.jsonl", "--games", "1", *QUICK], "No such file"),
        (["--seconds", "1", "--simulations", "9"], "only one of them"),
    ],
)
def test_what_cannot_be_is_refused(heyday, arguments, why):
    result = heyday("balance", "gods", *arguments)

    assert result.code == 2
    assert why in result.err
