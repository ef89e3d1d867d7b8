"""`heyday arena`: what it prints, keeps and refuses."""

import json
import sys

import pytest

from heyday.arena.patience import patience_for
from heyday.arena.table import Task
from heyday.bots.nets import own
from heyday.cli.contest import get_runner

ROW = {
    *("bot", "games", "wins", "win_share", "ci_low", "ci_high", "rating", "ms_per_decision"),
    "points",
}


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
    assert set(row) == ROW
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


def test_records_of_bots_that_are_named_by_a_path_are_kept(heyday, tmp_path):
    records, nets = tmp_path / "records", tmp_path / ("deep/" * 30)
    nets.mkdir(parents=True)
    net = nets / "own.npz"
    net.write_bytes(own("gods")[0].read_bytes())

    result = heyday(
        "arena", "gods", "--bots", f"net@{net},random", "--games", "2", "--processes", "1",
        "--records", records,
    )  # fmt: skip

    assert result.code == 0
    names = [path.name for path in records.iterdir()]
    assert len(names) == 2
    assert all(name.endswith(".heyday") and len(name) < 240 for name in names)


def test_games_that_were_played_before_keep_the_records_they_have(heyday, tmp_path):
    out, records = tmp_path / "games.jsonl", tmp_path / "records"
    line = ["arena", "gods", "--bots", "random", "--processes", "1", "--out", out]

    heyday(*line, "--games", "1")
    heyday(*line, "--games", "2", "--records", tmp_path / "first")
    again = heyday(*line, "--games", "3", "--records", records, "--json")

    assert len(list(records.iterdir())) == 2
    assert json.loads(again.out)[0]["games"] == 6
    assert "1 of these games were played before, and their records were not kept" in again.err


def test_they_are_kept_where_nothing_is_left_to_be_proven(heyday, tmp_path):
    line = (
        "arena", "gods", "--bots", "novice,random", "--games", "60", "--processes", "1", "--sprt",
        "--out", tmp_path / "games.jsonl", "--records",
    )  # fmt: skip

    heyday(*line, tmp_path / "first")
    heyday(*line, tmp_path / "again")

    first, again = ({path.name for path in (tmp_path / it).iterdir()} for it in ("first", "again"))
    assert first == again != set()


@pytest.mark.slow
def test_a_bot_that_hangs_does_not_stop_the_arena_for_ever(heyday, monkeypatch):
    monkeypatch.setattr("heyday.arena.runners.TRIES", 1)

    result = heyday(
        "arena", "gods", "--bots", "tests.bots.odd_bots:Deaf,random", "--games", "2",
        "--seconds", "1", "--processes", "2", "--patience", "2",
    )  # fmt: skip

    assert result.code == 2
    assert "was tried 1 times: it took more than 2 s" in result.err


def test_a_game_may_take_as_long_as_its_bots_unless_somebody_says_how_long():
    oracles = Task("gods", ("oracle", "oracle"), 0)

    assert get_runner(2, None, None).patience(oracles) == patience_for(oracles) > 3600
    assert get_runner(2, None, 90.0).patience(oracles) == 90


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


def test_a_cluster_waits_for_every_game(heyday):
    result = heyday("arena", "gods", "--bots", "random", "--patience", "9", "--cluster")

    assert result.code == 2 and "a cluster waits for every game" in result.err


def test_a_game_is_no_address_of_a_cluster(heyday):
    result = heyday("arena", "--cluster", "gods", "--bots", "random")

    assert result.code == 2 and "--cluster gods: expected auto or an address" in result.err


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
    assert set(row) == ROW | {"verdict"}
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


def test_a_proof_and_the_table_beside_it_are_of_the_same_games(heyday, tmp_path):
    """Those up to the first that is missing."""
    path = tmp_path / "games.jsonl"
    line = (
        "arena", "gods", "--bots", "novice,random", "--games", "40", "--processes", "1", "--json",
        "--out", path,
    )  # fmt: skip
    heyday(*line)
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join([*lines[:30], *lines[31:]]))

    rows = json.loads(heyday(*line, "--sprt").out)

    assert [(row["games"], row.get("verdict")) for row in rows] == [(30, "better"), (30, None)]


def test_a_bot_meets_draws_that_it_was_not_tuned_by(heyday, tmp_path):
    path = tmp_path / "games.jsonl"

    heyday("arena", "gods", "--bots", "novice,random", "--games", "4", "--first", "70",
           "--processes", "1", "--out", path)  # fmt: skip

    draws = [json.loads(line)["key"].split()[1] for line in path.read_text().splitlines()]
    assert draws == ["70", "70", "71", "71"]
