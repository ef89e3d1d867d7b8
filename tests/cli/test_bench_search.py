"""`heyday bench search`: what it measures and prints."""

import json

import pytest

from heyday import games
from heyday.cli import measure_search
from heyday.kit import BACKEND

SPEED = {"game": "gods", "players": 2, "random_per_s": 56789, "master_per_s": 1234}
MASTER = {"game": "gods", "import_mb": 110.5, "peak_mb": None, "cancel_ms": 12.5}


@pytest.fixture
def measured(monkeypatch):
    """Nothing is measured: the figures are those above."""
    asked = []

    def run(module, backend, task, game, *numbers):
        asked.append((task, game, *numbers))
        return {"rows": [SPEED | {"game": game}]} if task == "speed" else MASTER | {"game": game}

    monkeypatch.setattr("heyday.cli.bench_search.run", run)
    return asked


def test_the_tables_have_a_row_for_each_game(heyday, measured):
    result = heyday("bench", "search")

    assert (result.code, result.err) == (0, "")
    assert "56 789" in result.out and "unknown" in result.out
    assert [len(asked) for asked in measured] == [3, 3, 2, 3, 3, 2]


def test_one_game_can_be_measured_alone(heyday, measured):
    data = json.loads(heyday("bench", "search", "--game", "gods", "--json").out)

    assert data == {"speed": [SPEED], "master": [MASTER]}
    assert {asked[1] for asked in measured} == {"gods"}


def test_an_unknown_game_is_refused(heyday):
    result = heyday("bench", "search", "--game", "chess")

    assert result.code == 2
    assert "chess" in result.err


@pytest.mark.parametrize("name", games.NAMES)
def test_speed_is_measured_for_every_number_of_players(name, monkeypatch):
    monkeypatch.setattr(measure_search, "POSITIONS", 1)

    rows = measure_search.speed(games.get(name), 0.02)["rows"]

    assert [row["players"] for row in rows] == [2, 3, 4]
    assert all(row["random_per_s"] > 0 and row["master_per_s"] > 0 for row in rows)


@pytest.mark.slow
@pytest.mark.skipif(BACKEND != "numba", reason="the promises are about compiled code")
def test_a_search_keeps_its_promises(heyday):
    data = json.loads(heyday("bench", "search", "--seconds", "0.5", "--json").out)

    for row in data["master"]:
        assert row["import_mb"] < row["peak_mb"] < 500
    speed = {(row["game"], row["players"]): row["random_per_s"] for row in data["speed"]}
    assert speed["gods", 4] > 10_000  # 30 k on a machine that is not busy
    assert speed["gentes", 4] > 2_000
