"""The recipes of docs/adding.md work as they stand there."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.recipes import boxes, changed

pytestmark = pytest.mark.slow  # each changes a copy of heyday and plays with it
ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "adding.md"


@pytest.fixture
def folder(tmp_path):
    """A folder with the example game in it, and the commands of heyday at hand."""
    shutil.copytree(ROOT / "examples" / "pig", tmp_path / "examples" / "pig")
    commands = tmp_path / "bin"
    commands.mkdir()
    for name, call in (("heyday", "-m heyday.cli"), ("python", "")):
        path = commands / name
        path.write_text(f'#!/bin/sh\nexec {sys.executable} {call} "$@"\n')
        path.chmod(0o755)
    return tmp_path


def carry_out(folder, script):
    environment = os.environ | {
        "PATH": f"{folder / 'bin'}:{os.environ['PATH']}",
        "PYTHONPATH": str(ROOT / "src"),
        "HEYDAY_DATA": str(folder / "games"),
    }
    script = script.replace("PYTHONPATH=.", f"PYTHONPATH=.:{ROOT / 'src'}")
    done = subprocess.run(
        ["/bin/sh", "-e"],
        input=script,
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def follow(folder, section):
    """Do what a section says; return what was printed."""
    printed = ""
    for box in boxes(PAGE, section):
        path = folder / box.title
        if box.language == "sh":
            printed += carry_out(folder, box.text)
        elif box.language == "diff":
            path.write_text(changed(path.read_text(encoding="utf-8"), box.text), encoding="utf-8")
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(box.text, encoding="utf-8")
    return printed


def test_a_card(folder):
    printed = follow(folder, "A card")

    assert "gentes: the content is sound" in printed
    assert "The game is over." in printed


def test_a_bot(folder):
    assert "mybots:miser" in follow(folder, "A bot")


def test_a_game_is_shown_as_it_is():
    found = [box for box in boxes(PAGE, "A game") if box.language != "sh"]

    assert len(found) >= 8
    for box in found:
        assert box.text.rstrip() in (ROOT / box.title).read_text(encoding="utf-8"), box.text


def test_a_game(folder):
    printed = ""
    for box in boxes(PAGE, "A game"):
        if box.language == "sh":
            printed += carry_out(folder, box.text)

    assert "The game is over." in printed
    assert "no fault" in printed
    assert "Pig, 2 players" in printed


def test_an_action(folder):
    assert "no fault" in follow(folder, "An action")
