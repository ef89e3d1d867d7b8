"""`heyday arena`: what it prints, keeps and refuses."""

import json

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
