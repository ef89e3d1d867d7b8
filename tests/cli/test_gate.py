"""`heyday gate`: what a net must prove before it takes over."""

import json

import numpy as np
import pytest

from heyday import bots, games
from heyday.arena.tournament import Ledger, run, schedule
from heyday.bots import nets
from heyday.bots.manner import Manner
from heyday.bots.minds import mind_of
from heyday.bots.minds.net import count_weights
from heyday.bots.random import RandomBot
from heyday.bots.searcher import Searcher
from heyday.kit import BACKEND

if BACKEND != "numba":
    pytest.skip("bots with nets are measured under Numba", allow_module_level=True)


@pytest.fixture
def net(tmp_path):
    """A net that knows nothing."""
    mind = mind_of(games.get("gods"))
    path = tmp_path / "net.npz"
    weights = np.zeros(count_weights(mind.INPUTS, mind.CHOICES), np.float32)
    nets.write(path, weights, mind.INPUTS, mind.CHOICES)
    return path


@pytest.fixture
def strong(net, monkeypatch):
    """Whoever goes by that net plays like an Apprentice, everybody else at random."""
    make = bots.make

    def made(name, game, *given):
        return make("apprentice", game) if str(net) in name else RandomBot()

    monkeypatch.setattr("heyday.bots.make", made)
    monkeypatch.setattr("heyday.bots.nets.FOLDER", net.parent / "ours")


def test_a_better_net_takes_over(heyday, net, strong):
    result = heyday("gate", "gods", net, "--keep", "--processes", "1", "--json")

    found = json.loads(result.out)
    assert found["better"] == [row["players"] for row in found["tables"]] == [2, 3, 4]
    assert all(row["verdict"] == "better" and row["games"] < 60 for row in found["tables"])
    assert nets.players_of(net.parent / "ours" / "gods.npz") == (2, 3, 4)


def test_it_takes_over_only_where_it_is_better(heyday, net, strong):
    heyday("gate", "gods", net, "--keep", "--processes", "1", "--players", "3")
    ours, position = net.parent / "ours" / "gods-3.npz", games.get("gods").start
    searcher = Searcher(games.get("gods"), Manner(by_games=0.0, by_net=1.0, net=str(ours)))

    judged = []
    for players in (2, 3):
        searcher.look_at(position(players, 1))
        judged.append(searcher.manner[0].by_net)

    assert judged == [0.0, 1.0]


def test_elsewhere_the_net_that_was_there_stays(heyday, net, strong):
    mind = mind_of(games.get("gods"))
    before = np.ones(count_weights(mind.INPUTS, mind.CHOICES), np.float32)
    nets.write(net.parent / "ours" / "gods.npz", before, mind.INPUTS, mind.CHOICES)

    heyday("gate", "gods", net, "--keep", "--processes", "1", "--players", "4")

    searcher = Searcher(games.get("gods"), Manner(by_games=0.0, by_net=1.0))
    judged = []
    for players in (2, 3, 4):
        searcher.look_at(games.get("gods").start(players, 1))
        judged.append(float(searcher.net.max()))
    assert [path.name for path in nets.own("gods")] == ["gods-2-3.npz", "gods-4.npz"]
    assert judged == [1.0, 1.0, 0.0]


def test_a_net_that_is_not_better_does_not(heyday, net, monkeypatch):
    monkeypatch.setattr("heyday.bots.make", lambda *given: RandomBot())
    monkeypatch.setattr("heyday.bots.nets.FOLDER", net.parent / "ours")

    result = heyday("gate", "gods", net, "--keep", "--processes", "1", "--games", "40")

    assert result.code == 0
    assert "is not better" in result.out
    assert not (net.parent / "ours").exists()


def test_games_are_kept_and_gone_on_with(heyday, net, strong, tmp_path):
    line = ["gate", "gods", net, "--players", "2", "--processes", "1", "--out", tmp_path / "games"]

    first, again = (heyday(*line) for _ in range(2))

    assert first.out == again.out
    assert (tmp_path / "games" / "gods-2.jsonl").exists()


def test_those_count_that_are_proof(heyday, net, strong, tmp_path):
    """Those up to the first that is missing."""
    path = tmp_path / "gods-2.jsonl"
    tasks = list(schedule("gods", [f"master@{net}", "master"], 2, 40, {}, 0.1))
    run(tasks, Ledger(path), processes=1)
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join([*lines[:30], *lines[31:]]))

    line = ["gate", "gods", net, "--players", "2", "--games", "40", "--out", tmp_path, "--json"]
    found = json.loads(heyday(*line, "--processes", "1").out)

    assert [(row["games"], row["verdict"]) for row in found["tables"]] == [(30, "better")]


def test_a_net_of_another_game_is_refused(heyday, net):
    result = heyday("gate", "gentes", net)

    assert result.code == 2
    assert "is a net for other inputs" in result.err


def test_a_bot_with_a_net_that_saw_less_is_refused(heyday, tmp_path):
    gods = mind_of(games.get("gods"))
    older = np.zeros(count_weights(gods.INPUTS, 9), np.float32)
    nets.write(tmp_path / "older.npz", older, gods.INPUTS, 9)

    result = heyday("arena", "gods", "--bots", f"net@{tmp_path}/older.npz,random")

    assert result.code == 2
    assert f"it sees {gods.INPUTS} and 9 numbers of a seat and of a choice" in result.err


def test_a_bot_goes_by_the_net_that_is_named(heyday, net):
    line = ["arena", "gods", "--games", "2", "--processes", "1", "--simulations", "5", "--json"]

    found = heyday(*line, "--bots", f"master@{net},net@{net}")
    missing = heyday(*line, "--bots", "master@nowhere.npz,random")

    assert {row["bot"] for row in json.loads(found.out)} == {f"master@{net}", f"net@{net}"}
    assert missing.code == 2 and "there is no net nowhere.npz" in missing.err
