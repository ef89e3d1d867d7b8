"""Endgames as a test of strength: how they are found, kept and counted."""

import json
from collections import Counter

import pytest

from heyday import games
from heyday.arena import endgames
from heyday.arena.endgames import Attempt, BadEndgames, Collection, Endgame, collect, summary
from heyday.bots.endgame import Outcome
from heyday.kit import BACKEND

GODS = games.get("gods")
needs_numba = pytest.mark.skipif(BACKEND != "numba", reason="CPython is too slow")


def endgame(won, points):
    return Endgame(GODS.start(2, 1), Outcome(won, points), (1, 2))


def attempt(won, points):
    return Attempt(Outcome(won, points), (3, 4), 0.5)


@pytest.mark.slow
@needs_numba
def test_endgames_are_found_again_by_their_seed(monkeypatch):
    monkeypatch.setattr(endgames, "SIMULATIONS", 20)
    one, two, other = (collect(GODS, 2, seed) for seed in (1, 1, 2))

    assert [bytes(e.position) for e in one.endgames] == [bytes(e.position) for e in two.endgames]
    assert one.endgames[0].position != other.endgames[0].position
    assert all(e.best.won == 1 and len(e.line) >= 2 for e in one.endgames)


def test_endgames_are_kept_in_a_file(tmp_path):
    path = tmp_path / "there" / "gods.json"
    kept = Collection(GODS, [endgame(1, 3), endgame(1, 5)], Counter(draws=2))

    kept.write(path)

    found = Collection.read(GODS, path)
    assert (found.endgames, found.unsolved) == (kept.endgames, kept.unsolved)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda data: data | {"version": -1}, "endgames of other rules"),
        (lambda data: data | {"endgames": [[1, 3, 4]] * 2}, "endgames of other rules"),
        (lambda data: data | {"states": "ABC"}, "no file of endgames"),
        (lambda data: {"game": "gods"}, "no file of endgames"),
        (lambda data: [], "no file of endgames"),
    ],
)
def test_a_file_that_cannot_be_used_is_refused(tmp_path, change, why):
    path = tmp_path / "gods.json"
    Collection(GODS, [endgame(1, 3)]).write(path)
    path.write_text(json.dumps(change(json.loads(path.read_text()))))

    with pytest.raises(BadEndgames, match=why):
        Collection.read(GODS, path)


def test_the_summary_counts_what_was_missed():
    """Points lost are counted only among equal victories: a game that goes on has none yet."""
    found = summary(
        [
            (endgame(1, 5), attempt(1, 5)),
            (endgame(1, 5), attempt(1, 2)),
            (endgame(1, 5), attempt(0, 0)),
            (endgame(1, 5), attempt(1, 5)),
        ]
    )

    assert (found["positions"], found["best_found"], found["share"]) == (4, 2, 0.5)
    assert (found["victories_missed"], found["points_lost"]) == (1, 1.0)
    assert (found["decisions"], found["ms_per_decision"]) == (8, 250.0)
    assert 0 < found["ci_low"] < 0.5 < found["ci_high"] < 1
