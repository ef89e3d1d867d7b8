"""Bad input: exit code 2, one clear line on stderr, nothing on stdout, never a traceback."""

import pytest

from tests.cli.records import changed, finished, line_of, unfinished

USAGE = [
    (["play", "chess"], "heyday: there is no game 'chess': expected gods or gentes"),
    (["play", "--players", "5"], "heyday: Gods is for 2 to 4 players"),
    (
        ["play", "--players", "3", "--seats", "you,apprentice"],
        "heyday: --seats names 2 seats, but --players is 3",
    ),
    (
        ["play", "--seats", "you,aprentice"],
        "heyday: there is no bot 'aprentice': did you mean apprentice?",
    ),
    (["play", "--seats", "you,,apprentice"], "heyday: --seats you,,apprentice: a seat has no name"),
    (["play", "--option", "religion"], "heyday: --option religion: expected NAME=VALUE"),
    (
        ["play", "--option", "colour=red"],
        "heyday: gods has no option 'colour': religion, other_cards, desert_move, start",
    ),
    (
        ["play", "--option", "religion=none"],
        "heyday: option religion: expected temple_first or any_foreign_blocks, got 'none'",
    ),
    (
        ["play", "--resume", "x", "--players", "2"],
        "heyday: --resume takes players, seats, seed, options and the file from the record",
    ),
    (["perft", "chess"], "heyday: there is no game 'chess': expected gods or gentes"),
    (["perft", "gods", "--players", "9"], "heyday: Gods is for 2 to 4 players"),
    (["fuzz", "gods", "--players", "five"], "heyday: --players five: expected a number or all"),
    (["fuzz", "gods", "--players", "5"], "heyday: Gods is for 2 to 4 players"),
    (
        ["bench", "engine", "--game", "chess"],
        "heyday: there is no game 'chess': expected gods or gentes",
    ),
]


@pytest.mark.parametrize(("arguments", "line"), USAGE, ids=[" ".join(a) for a, _ in USAGE])
def test_a_wrong_command_line(heyday, arguments, line):
    result = heyday(*arguments)

    assert (result.code, result.out, result.err) == (2, "", f"{line}\n")


BY_CLICK = [  # worded by click, in its own way from version to version
    (["dance"], "dance"),
    (["play", "--colour", "red"], "--colour"),
    (["play", "--players", "many"], "many"),
    (["play", "--language", "fr"], "fr"),
    (["replay"], "FILE"),
    (["replay", "x", "y"], "y"),
    (["perft", "gods", "--depth", "99"], "99"),
    (["fuzz", "gods", "--games", "0"], "0"),
    (["bench", "motor"], "motor"),
    (["warm", "--backend", "cuda"], "cuda"),
]


@pytest.mark.parametrize(("arguments", "word"), BY_CLICK, ids=[" ".join(a) for a, _ in BY_CLICK])
def test_an_unknown_word_is_named(heyday, arguments, word):
    result = heyday(*arguments)

    assert (result.code, result.out, result.err.count("\n")) == (2, "", 1)
    assert result.err.startswith("heyday: ") and word in result.err


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize("kind", ["missing", "folder", "binary", "nul", "other text", "empty"])
def test_a_file_that_is_no_record(heyday, tmp_path, command, kind):
    path = tmp_path / "file"
    content = {
        "binary": b"\x7fELF\xff\xfe",
        "nul": b"heyday record 1\n\0",
        "other text": b"Hi\n",
        "empty": b"",
    }
    if kind == "folder":
        path.mkdir()
    elif kind != "missing":
        path.write_bytes(content[kind])

    result = heyday(command, path)

    why = {
        "missing": f"{path} cannot be read: No such file or directory",
        "folder": f"{path} cannot be read: Is a directory",
        "binary": f"{path} is not a text file: a record is plain UTF-8",
        "nul": f"{path} is not a text file: a record is plain UTF-8",
    }.get(kind, f"{path}, line 1: expected 'heyday record 1': this is not a record of ours")
    assert (result.code, result.out, result.err) == (2, "", f"heyday: {why}\n")


BROKEN = {
    "malformed": (
        lambda text: changed(text, "\n3 ", "\nthree "),
        lambda text: (line_of(text, "3 "), "expected a whole number, got 'three'", 2),
    ),
    "unknown header": (
        lambda text: changed(text, "players: 2", "plyers: 2"),
        lambda text: (5, "unknown header 'plyers'", None),
    ),
    "other seat": (
        lambda text: changed(text, "\n3 yellow", "\n3 red"),
        lambda text: (line_of(text, "3 "), "action 3: it is Ben's decision", 2),
    ),
    "not notation": (
        lambda text: changed(text, "\n3 yellow ", "\n3 yellow jump "),
        lambda text: (line_of(text, "3 "), "action 3: 'jump' is no verb", 2),
    ),
}


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_record_says_in_which_line_and_what_is_good(heyday, tmp_path, command, name):
    breaks, expected = BROKEN[name]
    path = tmp_path / "broken.heyday"
    path.write_text(breaks(unfinished()), encoding="utf-8")
    line, why, good = expected(unfinished())

    result = heyday(command, path)

    assert result.code == 2 and result.out == ""
    assert result.err.startswith(f"heyday: {path}, line {line}: {why}")
    assert result.err.count("\n") == 1
    offer = f"(the {good} actions before it are good: heyday replay {path} --at {good})\n"
    assert result.err.endswith(offer) == (good is not None)


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_an_illegal_action_is_told_with_reason_and_reference(heyday, tmp_path, command):
    path = tmp_path / "illegal.heyday"
    line = unfinished().splitlines()[line_of(unfinished(), "4 ") - 1]
    path.write_text(changed(unfinished(), line, "4 yellow temple 0,0"), encoding="utf-8")

    result = heyday(command, path)

    assert result.code == 2
    assert result.err == (
        f"heyday: {path}, line {line_of(unfinished(), '4 ')}: action 4: temple 0,0: a hex card "
        "already lies at 0,0 (Other important things) "
        f"(the 3 actions before it are good: heyday replay {path} --at 3)\n"
    )


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_truncated_record_offers_its_good_part(heyday, tmp_path, command):
    path = tmp_path / "cut.heyday"
    path.write_text(unfinished() + "11 ye", encoding="utf-8")

    result = heyday(command, path)
    prefix = heyday("replay", path, "--at", "10", "--json")

    last = len(unfinished().splitlines()) + 1
    assert result.code == 2 and result.out == ""
    assert result.err == (
        f"heyday: {path}: line {last} is cut off: '11 ye' "
        f"(the 10 actions before it are good: heyday replay {path} --at 10)\n"
    )
    assert prefix.code == 0 and '"ply": 10' in prefix.out


def test_the_good_part_of_a_broken_record_can_be_seen(heyday, tmp_path):
    path = tmp_path / "broken.heyday"
    path.write_text(changed(unfinished(), "\n7 ", "\nseven "), encoding="utf-8")

    assert heyday("replay", path, "--at", "6").code == 0
    assert heyday("replay", path, "--at", "7").err == (
        f"heyday: {path}: there is no action 7: the record has 6\n"
    )


def test_other_rules_are_named(heyday, tmp_path):
    path = tmp_path / "old.heyday"
    path.write_text(changed(finished(), "rules: 1", "rules: 99"), encoding="utf-8")

    result = heyday("replay", path)

    assert result.code == 2 and result.err.count("\n") == 1
    assert "version 99 of the rules of Gods" in result.err


def test_an_unknown_backend_is_named(heyday, finished_file):
    import subprocess
    import sys

    done = subprocess.run(
        [sys.executable, "-m", "heyday.cli", "verify", str(finished_file)],
        env={"HEYDAY_BACKEND": "abacus", "PATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )

    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "heyday: HEYDAY_BACKEND=abacus: expected python or numba\n"
