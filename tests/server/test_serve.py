"""`heyday serve` says in one line what is wrong, and ends without losing anything."""

import socket

import pytest

from heyday.cli import run
from tests.server.people import Person
from tests.server.processes import Process


@pytest.fixture(autouse=True)
def python(monkeypatch, tmp_path):
    monkeypatch.setenv("HEYDAY_BACKEND", "python")
    monkeypatch.setenv("HEYDAY_DATA", str(tmp_path / "games"))


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--database", "mysql://a/b"), "expected postgresql://"),
        (("--database", "postgresql://nobody@127.0.0.1:1/x"), "the database cannot be used"),
        (("--data", "/dev/null/x"), "cannot be used"),
        (("--workers", "0"), "0 is not in the range"),
        (("--contact", "mailto:me@localhost"), "expected mailto:YOU@YOUR.DOMAIN"),
        (("--contact", "me@heyday.example"), "expected mailto:YOU@YOUR.DOMAIN"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(arguments, said, capsys):
    assert run(["serve", *arguments]) == 2

    errors = capsys.readouterr().err
    assert said in errors
    assert errors.count("\n") == 1


def test_a_port_that_is_taken_is_refused(capsys):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()

        assert run(["serve", "--port", str(taken.getsockname()[1])]) == 2

    assert "try --port" in capsys.readouterr().err


@pytest.mark.slow
def test_it_ends_when_asked_to_and_nothing_is_lost(tmp_path):
    server = Process("--data", tmp_path)
    ada = server.person()
    table = ada.table("me", "me")
    with ada.page(table) as page:
        for _ in range(5):
            page.act()
        seen = page.state["view"]
        server.end()
        assert page.until_closed() == 1012  # come again

    again = Process("--data", tmp_path)
    with Person(again, ada.token, "Ada").page(table) as page:
        assert page.state["view"] == seen
    again.end()
