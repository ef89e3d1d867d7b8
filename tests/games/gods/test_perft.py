"""Golden counts: a change of the rules shows here, and nowhere else should a change of them."""

import tomllib
from pathlib import Path

import pytest

from heyday.games import get
from heyday.kit import BACKEND
from heyday.kit.checks.perft import divide, perft

GODS = get("gods")
GOLDEN = tomllib.loads((Path(__file__).parents[2] / "perft" / "gods.toml").read_text())["perft"]
DEEPEST = 4 if BACKEND == "numba" else 3


def start(case):
    return GODS.start(case["players"], case["seed"], case.get("options"))


@pytest.mark.parametrize("case", GOLDEN, ids=lambda c: f"{c['players']}p-seed{c['seed']}")
def test_golden_counts(case):
    counts = [perft(start(case), depth) for depth in range(1, DEEPEST + 1)]

    assert counts == case["counts"][:DEEPEST], divide(start(case), 2)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_counting_by_refusals_gives_the_same(players):
    """A second way to count: try every action of the vocabulary and ask for a refusal."""
    position = GODS.start(players, 1)

    lines = 0
    for action in GODS.vocabulary:
        if position.refusal(action) == 0:
            after = position.clone()
            after.act(action)
            lines += sum(after.refusal(reply) == 0 for reply in GODS.vocabulary)

    assert lines == perft(position, 2)


def test_divide_adds_up_and_names_the_actions():
    position = GODS.start(2, 1)

    counts = divide(position, 3)

    assert sum(counts.values()) == perft(position, 3)
    assert len(counts) == len(position.legal())
    assert all(position.read(text) in position.legal() for text in counts)


def test_no_decision_is_one_line():
    assert perft(GODS.start(2, 1), 0) == 1
