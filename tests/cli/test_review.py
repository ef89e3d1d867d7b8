"""`heyday review`: what it prints, keeps and refuses, in three languages."""

import json
import re
from pathlib import Path

import pytest
from rich.cells import cell_len

import heyday.cli
from heyday.cli.review_report import graph, signed, squeezed
from tests.cli.records import changed, finished, unfinished

FOLDER = Path(heyday.cli.__file__).parent / "strings" / "review"
FEW = ("--simulations", "4")


def test_the_report_has_a_graph_the_seats_what_cost_most_and_luck(heyday, unfinished_file):
    result = heyday("review", unfinished_file, *FEW)

    assert result.code == 0 and result.err == ""
    assert "Gods: 10 actions, " in result.out
    for heading in ("Odds of victory after every turn", "lost a turn", "What cost most", "Luck"):
        assert heading in result.out
    assert result.out.count("[R] Ada") >= 2 and result.out.count("[Y] Ben") >= 2
    assert "The game is not over." in result.out
    assert all(cell_len(line) <= 80 for line in result.out.splitlines() if "replay" not in line)


@pytest.mark.slow
def test_the_end_of_a_finished_game_is_its_result(heyday, finished_file):
    result = heyday("review", finished_file, *FEW, "--json")
    data = json.loads(result.out)

    assert data["result"]["over"]
    assert data["turns"][-1]["points"] == data["result"]["points"]
    assert data["turns"][-1]["last"] == data["plies"]


def test_json_has_the_keys_that_programs_read(heyday, unfinished_file):
    data = json.loads(heyday("review", unfinished_file, *FEW, "--json").out)

    assert set(data) == {
        "game", "options", "names", "plies", "language", "start", "turns", "decisions",
        "mistakes", "draws", "seats", "result",
    }  # fmt: skip
    assert set(data["turns"][0]) == {
        "turn", "seat", "first", "last", "actions", "odds", "points", "loss", "luck",
    }  # fmt: skip
    assert set(data["decisions"][0]) == {
        "ply", "seat", "action", "words", "choices", "odds", "points", "loss", "luck",
    }  # fmt: skip
    assert set(data["seats"][0]) == {"seat", "turns", "loss", "clean", "luck"}
    for mistake in data["mistakes"]:
        assert set(mistake) == {"ply", "turn", "seat", "loss", "played", "better"}
        assert set(mistake["better"]) == {"action", "words", "odds", "points", "share", "line"}
    for draw in data["draws"]:
        assert set(draw) == {"ply", "turn", "seat", "action", "words", "luck", "points"}


def test_a_review_can_be_kept_beside_what_is_printed(heyday, unfinished_file, tmp_path):
    out = tmp_path / "review.json"

    result = heyday("review", unfinished_file, *FEW, "--out", out, "--seat", "RED")

    data = json.loads(out.read_text(encoding="utf-8"))
    assert "What cost most" in result.out
    assert [seat["seat"] for seat in data["seats"]] == [0]


@pytest.mark.parametrize("language", ["de", "ja"])
def test_the_report_speaks_the_language(heyday, unfinished_file, language):
    result = heyday("review", unfinished_file, *FEW, "--language", language)

    assert result.code == 0
    assert {"de": "Siegchancen nach jedem Zug", "ja": "各手番の後の勝率"}[language] in result.out
    assert "Odds" not in result.out and "lays" not in result.out


def test_wrong_wishes_are_refused_before_any_work(heyday, unfinished_file, tmp_path):
    blue = heyday("review", unfinished_file, "--seat", "blue")
    folder = heyday("review", unfinished_file, "--out", tmp_path)

    assert (blue.code, blue.err) == (2, "heyday: --seat blue: expected red or yellow\n")
    assert (folder.code, folder.err) == (
        2,
        f"heyday: {tmp_path} cannot be written: Is a directory\n",
    )


def test_records_are_refused_like_by_replay(heyday, tmp_path):
    texts = {
        "no record": "Hi\n",
        "broken": changed(unfinished(), "\n3 ", "\nthree "),
        "cut": unfinished() + "11 ye",
        "old": changed(finished(), "rules: 1", "rules: 99"),
        "unknown": changed(unfinished(), "game: gods", "game: chess"),
    }
    for name, text in texts.items():
        path = tmp_path / f"{name}.heyday"
        path.write_text(text, encoding="utf-8")

        found, expected = heyday("review", path), heyday("replay", path)

        assert (found.code, found.out, found.err) == (2, "", expected.err), name


def test_a_game_without_actions_has_nothing_to_review(heyday, tmp_path):
    path = tmp_path / "new.heyday"
    path.write_text(unfinished().partition("\n1 ")[0] + "\n", encoding="utf-8")

    result = heyday("review", path)

    assert (result.code, result.err) == (2, f"heyday: {path}: nothing has been played yet\n")


def test_a_graph_has_full_columns_for_1_and_the_lowest_for_0():
    assert graph([0.0, 0.5, 1.0]) == "  █\n▁██"
    assert squeezed([0.1, 0.2, 0.3], 5) == [0.1, 0.2, 0.3]
    assert squeezed([0.0, 1.0, 0.0, 1.0, 0.25], 3) == pytest.approx([0.5, 0.5, 0.25])
    assert (signed(0.104), signed(-0.25)) == ("+10 %", "−25 %")


@pytest.mark.parametrize("language", ["de", "ja"])
def test_languages_have_the_same_messages_with_the_same_values(language):
    def messages(name):
        text = (FOLDER / f"{name}.ftl").read_text(encoding="utf-8")
        blocks = re.findall(r"^([a-z][\w-]*) =(.*(?:\n(?:[ }].*)?)*)", text, re.M)
        return {name: set(re.findall(r"\$(\w+)", body)) for name, body in blocks}

    assert messages(language) == messages("en")
