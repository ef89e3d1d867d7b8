"""`heyday arena`: what it prints, keeps and refuses."""

import json
import sys

import pytest

ROW = {"bot", "games", "wins", "win_share", "ci_low", "ci_high", "rating", "ms_per_decision"}


def test_the_table_has_a_row_for_each_bot(heyday):
    result = heyday("arena", "gods", "--bots", "random", "--games", "4", "--processes", "1")

    assert result.code == 0
    assert "random" in result.out
    assert "50.0 %" in result.out


def test_json_has_the_keys_that_programs_read(heyday):
    result = heyday(
        "arena", "gentes", "--bots", "random", "--players", "3", "--games", "3", "--processes",
        "1", "--json",
    )  # fmt: skip

    (row,) = json.loads(result.out)
    assert set(row) >= ROW
    assert row["games"] == 9
    assert row["win_share"] == pytest.approx(1 / 3, abs=1e-3)


def test_results_and_records_are_kept(heyday, tmp_path):
    out, records = tmp_path / "games.jsonl", tmp_path / "records"
    line = ["arena", "gods", "--bots", "random", "--games", "2", "--processes", "1"]

    heyday(*line, "--out", str(out), "--records", str(records))
    again = heyday(*line, "--out", str(out), "--json")

    assert len(out.read_text().splitlines()) == 2
    assert json.loads(again.out)[0]["games"] == 4
    record = next(records.glob("*.heyday"))
    assert heyday("verify", str(record)).code == 0


@pytest.mark.parametrize(
    ("bots", "why"),
    [("kasparov", "there is no bot 'kasparov'"), (",", "expected names")],
)
def test_an_unknown_bot_is_refused(heyday, bots, why):
    result = heyday("arena", "gods", "--bots", bots)

    assert result.code == 2
    assert why in result.err


def test_a_budget_of_simulations_is_repeatable(heyday, tmp_path):
    line = ["arena", "gods", "--bots", "uct,random", "--games", "1", "--processes", "1"]

    for name in "ab":
        heyday(*line, "--simulations", "1", "--records", tmp_path / name)

    first, again = (next((tmp_path / name).glob("*.heyday")).read_text() for name in "ab")
    assert first == again


def test_a_budget_is_in_seconds_or_in_simulations(heyday):
    result = heyday("arena", "gods", "--bots", "uct", "--seconds", "1", "--simulations", "9")

    assert result.code == 2 and "only one of them can be the budget" in result.err


def test_ctrl_c_leaves_the_ledger_whole_and_says_how_to_go_on(heyday, tmp_path, monkeypatch):
    from heyday.bots.random import RandomBot

    made = []

    def make(*given):
        made.append(given)
        if len(made) > 4:
            raise KeyboardInterrupt
        return RandomBot()

    out = tmp_path / "games.jsonl"
    line = ["arena", "gods", "--bots", "random", "--games", "3", "--processes", "1"]
    monkeypatch.setattr("heyday.bots.make", make)
    kept, lost = heyday(*line, "--out", out), heyday(*line)
    monkeypatch.undo()
    again = heyday(*line, "--out", out, "--json")

    assert kept.code == lost.code == 130
    assert kept.err == (
        f"heyday: stopped; what was played is kept in {out}, and the same command goes on\n"
    )
    assert lost.err.endswith("with --out FILE games are kept, and the same command goes on\n")
    assert json.loads(again.out)[0]["games"] == 6
    assert len(out.read_text().splitlines()) == 3


def test_a_cluster_takes_ray(heyday, monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)

    result = heyday("arena", "gods", "--bots", "random", "--cluster")

    assert (result.code, result.out) == (2, "")
    assert result.err == "heyday: Ray is not installed: pip install 'heyday[cluster]'\n"


def test_a_cluster_uses_all_of_its_cores(heyday):
    result = heyday("arena", "gods", "--bots", "random", "--processes", "2", "--cluster")

    assert result.code == 2 and "a cluster uses all of its cores" in result.err


def test_a_ledger_that_is_none_is_left_alone(heyday, tmp_path):
    path = tmp_path / "letter"
    path.write_text("Dear aunt\n")

    result = heyday("arena", "gods", "--bots", "random", "--games", "2", "--out", path)

    assert result.code == 2
    assert result.err == f"heyday: {path}, line 1: this is no result of an arena\n"
    assert path.read_text() == "Dear aunt\n"


def test_a_proof_ends_the_arena(heyday):
    """Two bots that play alike: neither is better, and that is known before all games are over."""
    result = heyday(
        "arena", "gods", "--bots", "random", "--games", "200", "--processes", "1", "--sprt",
        "--json",
    )  # fmt: skip

    row = json.loads(result.out)[0]
    assert row["games"] < 400
    assert row["verdict"] == "not better"


def test_what_is_proven_stays_so(heyday, tmp_path):
    command = (
        "arena", "gods", "--bots", "novice,random", "--games", "60", "--processes", "1", "--sprt",
        "--json", "--out", tmp_path / "games.jsonl",
    )  # fmt: skip

    first = json.loads(heyday(*command).out)
    again = json.loads(heyday(*command).out)

    assert first == again
    assert [row.get("verdict") for row in first] == ["better", None]
    assert first[0]["games"] < 60


def test_a_bot_meets_draws_that_it_was_not_tuned_by(heyday, tmp_path):
    path = tmp_path / "games.jsonl"

    heyday("arena", "gods", "--bots", "novice,random", "--games", "4", "--first", "70",
           "--processes", "1", "--out", path)  # fmt: skip

    draws = [json.loads(line)["key"].split()[1] for line in path.read_text().splitlines()]
    assert draws == ["70", "70", "71", "71"]
