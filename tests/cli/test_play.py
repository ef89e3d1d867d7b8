"""`heyday play`: whole games through the terminal, and what is kept of them."""

import os
import random
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from heyday.cli.terminal.keeper import secret_file
from heyday.match.replay import replay, verify
from tests.cli.records import finished


def lines_of_a_player(seed, count=4000):
    """Return what somebody types who tries numbers and places, whether there are such or not."""
    dice = random.Random(seed)
    letters = "abcdefghjkmnpqrstuvwxyz"
    wishes = [f"{dice.randint(1, 6)}{dice.choice(['', *letters])}" for _ in range(count)]
    return "\n".join(wishes) + "\n"


def the_record():
    """Return the one record in the player's folder."""
    (path,) = Path(os.environ["HEYDAY_DATA"]).glob("*.heyday")
    return path


@pytest.mark.parametrize(
    "seats", ["you,random", "you,random,you", "Ada,random,Ben,random"], ids=["2", "3", "4"]
)
def test_a_whole_game_ends_in_a_proven_record(heyday, seats):
    result = heyday("play", "gods", "--seats", seats, "--seed", "5", stdin=lines_of_a_player(5))

    path = the_record()
    verdict = verify(path.read_text(encoding="utf-8"))
    match = replay(path.read_text(encoding="utf-8"))
    assert (result.code, result.err) == (0, "")
    assert verdict.over and verdict.proven and not verdict.problems
    assert match.seats == seats.split(",")
    assert "The game is over." in result.out
    assert f"The secret was {match.secret.hex()}" in result.out.replace("\n", " ")
    assert match.commitment in result.out
    assert f"To check the game: heyday verify {path}" in result.out
    assert not secret_file(path).exists()


@pytest.mark.parametrize("seats", ["you,random", "Ada,random,Ben"], ids=["2", "3"])
def test_a_whole_game_of_gentes_ends_in_a_proven_record(heyday, seats):
    dice = random.Random(5)
    lines = "\n".join(str(dice.randint(1, 9)) for _ in range(4000))

    result = heyday("play", "gentes", "--seats", seats, "--seed", "5", stdin=lines)

    verdict = verify(the_record().read_text(encoding="utf-8"))
    match = replay(the_record().read_text(encoding="utf-8"))
    assert (result.code, result.err) == (0, "")
    assert verdict.over and verdict.proven and not verdict.problems
    assert "The game is over. The game ends after 6 rounds." in result.out
    assert re.search(rf"1 +\[[ABC]\] \w+ +{max(match.result()['points'])} ", result.out)
    total = " ".join(f"{points} " for points in match.result()["points"]).split()
    assert re.search(r"Total +" + r" +".join(total), result.out)


def test_the_ranking_shows_points_power_and_sources(heyday):
    heyday("play", "--seats", "random,random", "--seed", "6")
    match = replay(the_record().read_text(encoding="utf-8"))

    shown = heyday("replay", the_record()).out

    for seat, god in enumerate(match.view()["gods"]):
        points, power = match.total(seat), god["power"]
        assert re.search(rf"\[{'RY'[seat]}\] random +{points} +{power}\b", shown)
        for name, count in match.points(seat).items():
            sentence = f"{match.game.strings.say('en', f'source-{name}')} {count}"
            assert (sentence in " ".join(shown.split())) == (count > 0) or count == 0
    assert "Winner: random" in shown or "Shared victory" in shown


def test_the_end_of_the_input_keeps_the_game(heyday):
    result = heyday("play", "--seed", "1", stdin="1a\n")

    assert result.code == 0
    assert f"To go on: heyday play --resume {the_record()}" in result.out
    assert verify(the_record().read_text(encoding="utf-8")).actions >= 1


def test_a_game_can_be_left_and_resumed(heyday):
    heyday("play", "--seats", "you,random", "--seed", "3", stdin="1a\nquit\n")
    path = the_record()
    before = path.read_text(encoding="utf-8")

    result = heyday("play", "--resume", path, stdin=lines_of_a_player(3))

    after = path.read_text(encoding="utf-8")
    assert result.code == 0
    assert "The game goes on after 1 actions: you, random." in result.out
    assert after.startswith(before)
    assert verify(after).proven


def test_a_resumed_game_goes_on_as_if_it_had_not_been_left(heyday, monkeypatch, tmp_path):
    script = lines_of_a_player(8).splitlines(keepends=True)
    heyday("play", "--seats", "you,random", "--seed", "8", "--record", tmp_path / "whole",
           stdin="".join(script))  # fmt: skip

    heyday("play", "--seats", "you,random", "--seed", "8", "--record", tmp_path / "parts",
           stdin="".join(script[:40]))  # fmt: skip
    heyday("play", "--resume", tmp_path / "parts", stdin="".join(script[40:]))

    assert (tmp_path / "parts").read_text() == (tmp_path / "whole").read_text()


def test_every_action_survives_a_kill(tmp_path):
    """Nothing that was shown is lost when the process dies at once, and the game goes on."""
    path = tmp_path / "game.heyday"
    command = [sys.executable, "-u", "-m", "heyday.cli", "play", "--seats", "you,random"]
    with subprocess.Popen(
        [*command, "--seed", "4", "--record", str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as game:
        game.stdin.write("1a\n1b\n")
        game.stdin.flush()
        shown = ""
        while "turn 3" not in shown:
            shown += game.stdout.readline()
        os.kill(game.pid, signal.SIGKILL)

    acted = len(set(re.findall(r"\[[RY]\] ((?:Red|Yellow) \w+s .*)", shown)))
    text = path.read_text(encoding="utf-8")
    assert text.endswith("\n")
    assert verify(text).actions >= acted >= 3
    done = subprocess.run(
        [sys.executable, "-m", "heyday.cli", "play", "--resume", str(path)],
        input="quit\n",
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert f"after {verify(text).actions} actions" in done.stdout


def test_a_record_whose_end_was_cut_off_is_left_alone(heyday):
    heyday("play", "--seats", "you,random", "--seed", "3", stdin="1a\nquit\n")
    path = the_record()
    damaged = path.read_text(encoding="utf-8") + "2 red tr"
    path.write_text(damaged, encoding="utf-8")

    result = heyday("play", "--resume", path, stdin=lines_of_a_player(3))

    copy = path.with_stem(f"{path.stem}-2")
    assert result.code == 0
    assert f"The game goes on in {copy}" in " ".join(result.out.split())
    assert path.read_text(encoding="utf-8") == damaged
    assert verify(copy.read_text(encoding="utf-8")).proven


def test_a_record_is_never_overwritten(heyday, tmp_path):
    path = tmp_path / "mine"
    path.write_text("a letter to my aunt")

    result = heyday("play", "--record", path)

    assert (result.code, result.out) == (2, "")
    assert result.err == (
        f"heyday: {path} exists, and a record is never overwritten: "
        "choose another name, or go on with --resume\n"
    )
    assert path.read_text() == "a letter to my aunt"


def test_two_games_in_one_second_have_two_records(heyday, monkeypatch):
    monkeypatch.setattr(time, "strftime", lambda form: "now")

    for _ in range(3):
        heyday("play", "gods", stdin="quit\n")

    names = sorted(path.name for path in Path(os.environ["HEYDAY_DATA"]).glob("*.heyday"))
    assert names == ["gods-now-2.heyday", "gods-now-3.heyday", "gods-now.heyday"]


def test_a_place_that_cannot_be_written_to(heyday, tmp_path):
    (tmp_path / "file").write_text("")

    result = heyday("play", "--record", tmp_path / "file" / "game")

    assert result.code == 2 and result.err.count("\n") == 1
    assert "cannot be written" in result.err


def test_a_finished_game_cannot_be_resumed(heyday, finished_file):
    result = heyday("play", "--resume", finished_file)

    assert result.code == 2
    assert result.err == (
        f"heyday: {finished_file}: this game is over; heyday replay {finished_file} shows it\n"
    )
    assert finished_file.read_text(encoding="utf-8") == finished()


def test_a_game_without_its_secret_cannot_be_resumed(heyday, unfinished_file):
    result = heyday("play", "--resume", unfinished_file)

    assert result.code == 2
    assert result.err == (
        f"heyday: {unfinished_file}: its secret is not kept beside it, so no draw can be made\n"
    )


def test_the_secret_is_for_the_players_eyes_only(heyday):
    heyday("play", "gods", stdin="quit\n")

    hidden = secret_file(the_record())
    assert hidden.stat().st_mode & 0o077 == 0
    assert hidden.read_text().strip() not in the_record().read_text()


def test_a_seed_makes_games_repeatable(heyday, tmp_path):
    for name in ("a", "b"):
        heyday("play", "--seats", "random,random", "--seed", "2", "--record", tmp_path / name)

    assert (tmp_path / "a").read_text() == (tmp_path / "b").read_text()


def test_options_of_the_game_are_kept(heyday):
    heyday("play", "--option", "religion=any_foreign_blocks", stdin="quit\n")

    assert "option religion: any_foreign_blocks\n" in the_record().read_text()


def test_the_bots_that_search_are_known_before_anything_is_compiled():
    from heyday.bots import levels
    from heyday.cli.play import SEARCHERS

    assert set(SEARCHERS) == set(levels.SEARCHERS)
