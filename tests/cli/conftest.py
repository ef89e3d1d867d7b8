"""`heyday(...)` runs a command line in this process; what it prints can be looked at."""

from __future__ import annotations

import io
from dataclasses import dataclass

import pytest

from heyday.cli import run
from heyday.kit import BACKEND
from tests.cli.records import finished, unfinished


@dataclass(frozen=True)
class Result:
    code: int
    out: str
    err: str


@pytest.fixture(autouse=True)
def terminal(monkeypatch, tmp_path):
    """A terminal of 80 columns, an English player, and a folder of their own for games."""
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("HEYDAY_DATA", str(tmp_path / "games"))
    monkeypatch.setenv("HEYDAY_BACKEND", BACKEND)


@pytest.fixture
def heyday(monkeypatch, capsys):
    def command(*arguments, stdin=""):
        monkeypatch.setattr("sys.stdin", io.StringIO(stdin))
        capsys.readouterr()
        code = run([str(argument) for argument in arguments])
        printed = capsys.readouterr()
        return Result(code, printed.out, printed.err)

    return command


@pytest.fixture(scope="session")
def finished_text():
    return finished()


@pytest.fixture
def finished_file(tmp_path, finished_text):
    path = tmp_path / "finished.heyday"
    path.write_text(finished_text, encoding="utf-8")
    return path


@pytest.fixture
def unfinished_file(tmp_path):
    path = tmp_path / "unfinished.heyday"
    path.write_text(unfinished(), encoding="utf-8")
    return path
