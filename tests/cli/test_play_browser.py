"""`heyday play` alone: the browser, on a server that runs or on a new one."""

import socket

import click
import pytest

from heyday.cli import play, serve
from tests.server.conftest import server

static = pytest.importorskip("heyday.server.static")
__all__ = ["server"]


@pytest.fixture
def pages(monkeypatch, tmp_path):
    """An install with its pages; return what was done: addresses opened, servers begun."""
    (tmp_path / "index.html").write_text("<html></html>")
    monkeypatch.setattr(static, "FOLDER", tmp_path)
    done = []
    monkeypatch.setattr(click, "launch", done.append)
    monkeypatch.setattr(
        serve, "serve", lambda settings, host, port, opens, _: done.append((port, opens))
    )
    return done


@pytest.fixture
def taken():
    """A port that somebody else uses."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


def test_a_server_is_begun_and_the_browser_opened(heyday, pages, monkeypatch):
    monkeypatch.setattr(play, "PORT", serve.free_port("127.0.0.1"))

    assert heyday("play").code == 0
    assert pages == [(play.PORT, True)]


def test_a_server_that_runs_is_used(heyday, pages, server, monkeypatch):
    monkeypatch.setattr(play, "PORT", server.port)

    result = heyday("play")

    assert result.out == f"heyday is already at {server.address}/\n"
    assert pages == [f"{server.address}/"]


def test_where_others_have_the_port_another_one_is_taken(heyday, pages, taken, monkeypatch):
    monkeypatch.setattr(play, "PORT", taken)
    monkeypatch.setattr(serve, "answers", lambda port: False)

    heyday("play")

    ((port, opens),) = pages
    assert opens and port != taken


def test_without_pages_the_game_is_played_in_the_terminal(heyday, pages, monkeypatch, tmp_path):
    monkeypatch.setattr(static, "FOLDER", tmp_path / "nowhere")

    result = heyday("play", stdin="quit\n")

    assert "To go on" in result.out
    assert pages == []


def test_an_option_is_for_the_terminal(heyday, pages):
    heyday("play", "--players", "3", stdin="quit\n")

    assert pages == []
