"""In a real terminal: tables on a clear screen, a question before a turn ends, and how to leave."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from contextlib import contextmanager, suppress

import pytest

from heyday.kit import BACKEND
from heyday.match.replay import verify

PATIENCE = 30


class Terminal:
    """A program in a terminal, its keyboard and its screen."""

    def __init__(self, *arguments):
        self.screen = ""
        main, side = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "heyday.cli", *map(str, arguments)],
            stdin=side,
            stdout=side,
            stderr=subprocess.PIPE,
            env=os.environ | {"TERM": "xterm-256color", "HEYDAY_BACKEND": "python"},
            start_new_session=True,
            text=True,
        )
        os.close(side)
        self.keyboard = main

    def wait_for(self, text, then="> "):
        """Read the screen until a text and then the prompt have come; return what has come."""
        begun, end = len(self.screen), time.monotonic() + PATIENCE
        while True:
            come = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", self.screen[begun:])
            if text in come and come.endswith(then):
                return come
            assert time.monotonic() < end, come[-2000:]
            if select.select([self.keyboard], [], [], 0.1)[0]:
                self.screen += os.read(self.keyboard, 65536).decode(errors="replace")

    def type(self, line):
        os.write(self.keyboard, line.encode() + b"\n")

    def end(self):
        """Wait for the program; return its exit code and what it complained about."""
        _, complaint = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, complaint

    def interrupt(self):
        """Press Control-C, again if it was pressed just before the program began to listen."""
        for _ in range(5):
            time.sleep(0.3)
            if self.process.poll() is None:
                os.kill(self.process.pid, signal.SIGINT)
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(3)
                return


@contextmanager
def terminal(*arguments):
    opened = Terminal(*arguments)
    try:
        yield opened
    finally:
        opened.process.kill()
        opened.process.wait()
        opened.process.stderr.close()
        os.close(opened.keyboard)


pytestmark = pytest.mark.skipif(
    BACKEND != "python", reason="the terminal starts a process of its own: once is enough"
)


@pytest.fixture
def path(tmp_path):
    return tmp_path / "game.heyday"


def test_a_turn_is_confirmed_and_bots_are_shown(path):
    with terminal("play", "--seed", "11", "--record", path, "--pause", "0.1") as table:
        table.wait_for("Make 2 more actions")
        table.type("2a")
        assert "now follows Red" in table.wait_for("Make 1 more action")
        table.type("discard desert")
        assert "This ends your turn" in table.wait_for("choose something else")
        table.type("")
        assert "[Y] Yellow" in table.wait_for("Make 2 more actions")
        table.type("quit")
        table.wait_for("To go on", then="\n")

        assert table.end() == (0, "")
    assert verify(path.read_text()).actions >= 3


def test_a_turn_of_gentes_is_previewed_and_confirmed(path):
    options = ["--seed", "1", "--option", "setup=first_game", "--pause", "0", "--record", path]
    with terminal("play", "gentes", *options) as table:
        table.wait_for("Which main action do you take?")
        table.type("tax 1")
        assert "collects 4 coins in taxes" in table.wait_for("This ends your turn")
        table.type("")
        assert "[B]" in table.wait_for("Which main action do you take?")
        table.type("phil")
        table.wait_for("say more")
        table.type("quit")
        table.wait_for("To go on", then="\n")

        assert table.end() == (0, "")
    assert verify(path.read_text()).actions >= 2


def test_control_d_leaves_the_game(path):
    with terminal("play", "--seed", "11", "--record", path) as table:
        table.wait_for("Make 2 more actions")
        os.write(table.keyboard, b"\x04")
        table.wait_for("To go on: heyday play --resume", then="\n")

        assert table.end() == (0, "")


@pytest.mark.parametrize("after", ["nothing", "an action"])
def test_control_c_stops_in_one_line(path, after):
    with terminal("play", "--seed", "11", "--record", path) as table:
        table.wait_for("Make 2 more actions")
        if after == "an action":
            table.type("2a")
            table.wait_for("Make 1 more action")
        table.interrupt()

        said = f"heyday: stopped; the game is kept, to go on: heyday play --resume {path}\n"
        assert table.end() == (130, said)
    assert verify(path.read_text()).actions == (after == "an action")


def test_a_replay_is_stepped_through(finished_file):
    with terminal("replay", finished_file) as table:
        table.wait_for("Action 0 of")
        for typed, shown in (("", 1), ("n", 2), ("p", 1), ("20", 20), ("nonsense", 20), ("p", 19)):
            table.type(typed)
            table.wait_for(f"Action {shown} of")
        table.type("99999")
        table.wait_for("The game is over.")
        table.type("q")

        assert table.end() == (0, "")


def test_control_c_stops_a_replay(finished_file):
    with terminal("replay", finished_file) as table:
        table.wait_for("Action 0 of")
        table.interrupt()

        assert table.end() == (130, "heyday: stopped\n")
