"""Golden counts: a change of the rules shows here, and nowhere else should a change of them."""

import tomllib
from pathlib import Path

import pytest

from heyday.games.gentes.game import GAME
from heyday.kit import BACKEND
from heyday.kit.checks.perft import divide, lead, perft

GOLDEN = tomllib.loads((Path(__file__).parents[2] / "perft" / "gentes.toml").read_text())["perft"]
DEEPEST = 6 if BACKEND == "numba" else 3


def start(case):
    position = GAME.start(case["players"], case["seed"], case.get("options"))
    return lead(position, case.get("after", 0))


def name(case):
    setup = case.get("options", {}).get("setup", "draft")
    return f"{case['players']}p-{setup}-after{case.get('after', 0)}"


@pytest.mark.parametrize("case", GOLDEN, ids=name)
def test_golden_counts(case):
    counts = [perft(start(case), depth) for depth in range(1, len(case["counts"]) + 1)[:DEEPEST]]

    assert counts == case["counts"][:DEEPEST], divide(start(case), 2)


@pytest.mark.parametrize("case", GOLDEN, ids=name)
def test_counting_by_refusals_gives_the_same(case):
    """A second way to count: try every action of the vocabulary and ask for a refusal."""
    position = start(case)

    lines = 0
    for action in GAME.vocabulary:
        if position.refusal(action) == 0:
            after = position.clone()
            after.act(action)
            lines += 1 if after.over else sum(after.refusal(wish) == 0 for wish in GAME.vocabulary)

    assert lines == perft(position, 2)
