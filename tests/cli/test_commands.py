"""replay, verify, perft, fuzz, bench, warm and help: what they print, for people and programs."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import heyday.kit
from heyday import games
from heyday.cli import COMMANDS
from heyday.cli.warm import entries
from heyday.kit import BACKEND
from heyday.kit.checks import fuzz as fuzzing
from heyday.kit.checks.perft import perft
from heyday.kit.game import new_tables
from heyday.match.replay import replay, verify
from tests.cli.records import changed, finished, unfinished

GODS = games.get("gods")
LAST = replay(finished()).ply


RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.heyday"))


# ---- help ----


def test_help_names_every_command_and_loads_none(tmp_path):
    script = (
        "import sys; from heyday.cli import run; code = run(['--help']);"
        "heavy = {'numpy', 'numba', 'rich', 'heyday.kit'} & set(sys.modules);"
        "sys.exit(code or len(heavy))"
    )

    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False
    )

    assert (done.returncode, done.stderr) == (0, "")
    assert all(command in done.stdout for command in COMMANDS)


@pytest.mark.parametrize("command", [*COMMANDS, "bench engine"])
def test_every_command_has_help(heyday, command):
    result = heyday(*command.split(), "--help")

    assert (result.code, result.err) == (0, "")
    assert f"Usage: heyday {command}" in result.out


def test_the_version_is_told(heyday):
    assert re.fullmatch(r"heyday \d+\.\d+\.\d+\n", heyday("--version").out)


# ---- replay ----


def test_replay_shows_the_end_with_the_ranking(heyday, finished_file):
    result = heyday("replay", finished_file)

    assert result.code == 0
    assert "The game is over." in result.out and "Rank" in result.out


def test_replay_shows_any_moment(heyday, finished_file):
    shown = [heyday("replay", finished_file, "--at", at).out for at in (0, 5, LAST)]

    assert "turn 1:" in shown[0] and "Ada" in shown[0]
    assert len(set(shown)) == 3


def test_replay_gives_view_log_and_result_as_json(heyday, finished_file):
    data = json.loads(heyday("replay", finished_file, "--json").out)

    assert set(data) == {"game", "options", "seats", "ply", "view", "log", "result"}
    assert data["ply"] == len(data["log"]) == LAST
    assert data["result"]["over"] and data["result"]["points"]
    assert data["view"]["gods"][0]["name"] == "red"
    assert json.loads(heyday("replay", finished_file, "--json", "--at", "4").out)["ply"] == 4


def test_replay_speaks_german(heyday, finished_file):
    assert "Das Spiel ist zu Ende." in heyday("replay", finished_file, "--language", "de").out


# ---- verify ----


def test_verify_proves_a_finished_game(heyday, finished_file):
    result = heyday("verify", finished_file)

    assert (result.code, result.err) == (0, "")
    assert result.out.startswith(f"Proven: {LAST} legal actions")


def test_verify_calls_an_unfinished_game_unfinished(heyday, unfinished_file):
    result = heyday("verify", unfinished_file)

    assert result.code == 0
    assert result.out.startswith("Unfinished: 10 legal actions so far.")


def test_verify_proves_a_game_that_was_given_up(heyday, tmp_path, unfinished_file):
    secret = re.search(r"secret: \w+\n", finished())[0]
    path = tmp_path / "given-up.heyday"
    path.write_text(Path(unfinished_file).read_text() + secret, encoding="utf-8")

    result = heyday("verify", path)

    assert result.code == 0
    assert result.out.startswith("Proven: 10 legal actions, then the game was given up")


def test_verify_says_when_the_secret_is_not_told(heyday, tmp_path):
    path = tmp_path / "silent.heyday"
    path.write_text(re.sub(r"secret: \w+\n", "", finished()), encoding="utf-8")

    result = heyday("verify", path)

    assert result.code == 0
    assert result.out.startswith(f"Consistent: {LAST} legal actions")


def test_verify_finds_a_wrong_result(heyday, tmp_path):
    path = tmp_path / "liar.heyday"
    path.write_text(re.sub(r"result red \d+", "result red 99", finished()), encoding="utf-8")

    result = heyday("verify", path)
    data = json.loads(heyday("verify", path, "--json").out)

    assert (result.code, result.err) == (1, "")
    assert result.out.startswith("Wrong: the record says")
    assert set(data) == {"file", "game", "actions", "over", "proven", "problems"}
    assert (data["proven"], len(data["problems"])) == (False, 1)


def test_verify_finds_another_secret(heyday, tmp_path):
    path = tmp_path / "liar.heyday"
    path.write_text(re.sub(r"secret: \w\w", "secret: 00", finished()), encoding="utf-8")

    result = heyday("verify", path)

    assert result.code == 1
    assert "Wrong: the secret is not the one that was committed to" in result.out


# ---- perft ----


def test_perft_counts_lines(heyday):
    lines = perft(GODS.start(3, 2), 2)

    said = heyday("perft", "gods", "--players", "3", "--seed", "2", "--depth", "2").out
    data = json.loads(
        heyday(
            "perft", "gods", "--players", "3", "--seed", "2", "--depth", "2", "--divide", "--json"
        ).out
    )

    assert said.startswith(f"{lines} lines of 2 decisions")
    assert data["lines"] == lines == sum(data["divide"].values())
    assert set(data["divide"]) == {GODS.start(3, 2).text(a) for a in GODS.start(3, 2).legal()}


def test_perft_of_no_decision_is_one(heyday):
    assert json.loads(heyday("perft", "gods", "--depth", "0", "--json").out)["lines"] == 1


def test_perft_divides_in_words(heyday):
    said = heyday("perft", "gods", "--depth", "1", "--divide").out

    assert "tribe" in said and said.count(": 1\n") == len(GODS.start(2, 0).legal())


# ---- fuzz ----


def test_fuzz_finds_nothing(heyday):
    result = heyday("fuzz", "gods", "--games", "2", "--players", "all")

    assert (result.code, result.err) == (0, "")
    assert re.findall(r"(\d) players: 2 games and \d+ decisions in .* s, no fault", result.out) == [
        "2", "3", "4",
    ]  # fmt: skip


def test_fuzz_gives_rows_as_json(heyday):
    (row,) = json.loads(heyday("fuzz", "gods", "--games", "1", "--players", "3", "--json").out)

    assert set(row) == {
        "game", "players", "seed", "games", "decisions", "seconds", "fault", "record",
    }  # fmt: skip
    assert (row["players"], row["games"], row["fault"]) == (3, 1, None)


@pytest.fixture
def broken(monkeypatch):
    """Let the third random game break a promise at its twelfth action."""
    tables = new_tables(GODS.drive, 2)
    ply, seed = 12, 3
    actions = tuple(
        (int(GODS.trials.fuzz_action(tables, 2, 0, seed, nth)), seed << 16 | nth + 1)
        for nth in range(ply)
    )
    failure = fuzzing.Failure(2, seed, ply, "stones", seed << 16, actions)
    monkeypatch.setattr(fuzzing, "fuzz", lambda *_: fuzzing.Report(2, 140, failure))
    return failure


def test_a_failing_game_is_written_as_a_record(heyday, tmp_path, broken):
    out = tmp_path / "failures"

    results = [heyday("fuzz", "gods", "--players", "2", "--out", out) for _ in range(2)]

    names = [out / "gods-2-3.heyday", out / "gods-2-3-2.heyday"]
    assert [result.code for result in results] == [1, 1]
    for result, path in zip(results, names, strict=True):
        text = path.read_text(encoding="utf-8")
        assert f"then stones at action 12 of seed 3. The game is in {path}" in result.out
        assert verify(text).actions == 11 and not verify(text).problems
        assert "; stones: 2 players, seed 3, action 12\n" in text
        assert "; breaks at: " in text
    row = json.loads(heyday("fuzz", "gods", "--players", "2", "--out", out, "--json").out)[0]
    assert (row["fault"], row["failed_seed"], row["failed_ply"]) == ("stones", 3, 12)


# ---- bench and warm ----

KEYS = [
    "game", "players", "backend", "decisions_per_s", "driven_per_s", "games_per_s", "legal_us",
    "clone_ns", "state_bytes", "compile_s", "start_s", "mean_legal", "decisions_per_game",
]  # fmt: skip


@pytest.mark.slow
def test_bench_measures_the_engine(heyday):
    result = heyday("bench", "engine", "--seconds", "0.2", "--backend", "python", "--json")

    rows = json.loads(result.out)
    assert (result.code, result.err) == (0, "")
    assert [list(row) for row in rows] == [KEYS, KEYS]
    assert [(row["players"], row["backend"], row["compile_s"]) for row in rows] == [
        (2, "python", 0),
        (4, "python", 0),
    ]
    assert all(row[key] > 0 for row in rows for key in KEYS[3:9] + KEYS[10:])
    assert rows[0]["state_bytes"] == GODS.rules.State.dtype.itemsize


def test_bench_shows_a_table(heyday, monkeypatch):
    row = dict.fromkeys(KEYS, 1234) | {"game": "gods", "backend": "python", "players": 2}
    monkeypatch.setattr("heyday.cli.bench.measured", lambda *_: [row])

    result = heyday("bench", "engine", "--backend", "python")

    assert "decisions/s" in result.out and "1 234" in result.out


def test_warm_calls_every_entry():
    package = Path(heyday.kit.__file__).parents[1]
    sources = [
        package / "kit/calls.py",
        package / "kit/drive.py",
        package / "kit/trials.py",
        *package.glob("bots/minds/*.py"),
    ]
    text = "\n".join(source.read_text(encoding="utf-8") for source in sources)
    declared = re.findall(r"^@(?:entry|direct)\ndef (\w+)", text, re.M)

    calls = entries(GODS)
    for call in calls.values():
        call()

    assert sorted(calls) == sorted(declared)


def test_warm_says_what_it_did(heyday):
    result = heyday("warm")
    data = json.loads(heyday("warm", "--json").out)

    assert (result.code, result.err) == (0, "")
    assert set(data) == {"backend", "seconds", "cache", "compiled"}
    if BACKEND == "python":
        assert result.out == "The python backend compiles nothing: there is nothing to do.\n"
    else:
        assert "functions are ready" in result.out and "gods.play_games" in data["compiled"]


def test_json_is_all_that_is_printed(heyday, finished_file, unfinished_file):
    for arguments in (
        ["replay", finished_file],
        ["verify", unfinished_file],
        ["perft", "gods", "--depth", "1"],
        ["fuzz", "gods", "--games", "1", "--players", "2"],
        ["warm"],
    ):
        result = heyday(*arguments, "--json")

        assert json.loads(result.out) is not None
        assert result.err == ""


def test_a_record_with_undone_actions_is_counted_as_it_stands(heyday, tmp_path):
    path = tmp_path / "undone.heyday"
    text = unfinished()
    first = text.splitlines()[text.splitlines().index("") + 2]
    path.write_text(changed(text, first, f"{first}\nundo 0 red\n{first}"), encoding="utf-8")

    assert heyday("verify", path).out.startswith("Unfinished: 10 legal actions")


@pytest.mark.parametrize("language", ["en", "de", "ja"])
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_end_of_every_recorded_game_can_be_shown(heyday, path, language):
    result = heyday("replay", str(path), "--language", language)

    match = replay(path.read_text("utf-8"))
    ending = match.log[-1].texts(match.position, language)[-1]
    assert (result.code, result.err) == (0, "")
    assert ending in " ".join(result.out.split())
