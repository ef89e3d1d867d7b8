"""`heyday bench endgame`: what it prints, keeps and refuses."""

import json
from pathlib import Path

import pytest

KEPT = Path(__file__).parents[1] / "bots" / "endgames"
KEYS = [
    "game", "bot", "positions", "best_found", "share", "ci_low", "ci_high", "victories_missed",
    "points_lost", "decisions", "ms_per_decision", "unsolved", "missed",
]  # fmt: skip


def test_json_has_the_keys_that_programs_read(heyday):
    line = ["bench", "endgame", "--bot", "random", "--positions", "3", "--keep", KEPT, "--json"]

    result = heyday(*line)

    rows = json.loads(result.out)
    assert (result.code, result.err) == (0, "")
    assert [row["game"] for row in rows] == ["gods", "gentes"]
    assert [list(row) for row in rows] == [KEYS, KEYS]
    for row in rows:
        assert row["positions"] == 3
        assert row["best_found"] == 3 - len(row["missed"])
        for missed in row["missed"]:
            assert missed["reached"] < missed["best"]
            assert missed["line"] and missed["played"]
    assert json.loads(heyday(*line).out)[0]["missed"] == rows[0]["missed"]


def test_the_table_has_a_column_for_each_game(heyday):
    result = heyday("bench", "endgame", "--bot", "random", "--positions", "2", "--keep", KEPT)

    assert result.code == 0
    assert "gods, random" in result.out and "gentes, random" in result.out
    assert "best found" in result.out and "left out, not solved" in result.out


def test_positions_are_kept(heyday, tmp_path, monkeypatch):
    monkeypatch.setattr(
        "heyday.arena.endgames.collect",
        lambda game, wanted, seed, progress: _first(game, wanted),
    )
    line = ["bench", "endgame", "--game", "gods", "--bot", "random", "--positions", "2"]

    heyday(*line, "--keep", tmp_path / "here", "--json")

    assert len(json.loads((tmp_path / "here" / "gods.json").read_text())["endgames"]) == 2


def _first(game, wanted):
    from heyday.arena.endgames import Collection

    found = Collection.read(game, KEPT / f"{game.name}.json")
    del found.endgames[wanted:]
    return found


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--bot", "kasparov"], "there is no bot 'kasparov'"),
        (["--game", "chess"], "chess"),
        (["--game", "gods", "--keep", "."], "no file of endgames"),
        (["--game", "gods", "--keep", KEPT, "--positions", "9999"], "endgames, not 9999"),
    ],
)
def test_what_makes_no_sense_is_refused(heyday, tmp_path, monkeypatch, arguments, why):
    monkeypatch.chdir(tmp_path)
    Path("gods.json").write_text("{}")

    result = heyday("bench", "endgame", *arguments)

    assert result.code == 2
    assert why in result.err
    assert len(result.err.splitlines()) == 1
