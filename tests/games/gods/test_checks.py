"""The checks that every game shares, on Gods."""

import random

import pytest

from heyday.games import get
from heyday.kit import BACKEND
from heyday.kit.checks import walks
from heyday.kit.checks.differential import differential
from heyday.kit.checks.fuzz import fuzz

GODS = get("gods")
VOCABULARY = list(GODS.vocabulary)
OPTIONS = {
    "religion": "any_foreign_blocks",
    "other_cards": "once_per_kind",
    "desert_move": "no_split",
    "start": "compensated",
}
ALL_PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


@ALL_PLAYERS
@pytest.mark.parametrize("options", [{}, OPTIONS], ids=["plain", "options"])
def test_random_games_break_no_promise(players, options):
    games = (200 if options else 2000) if BACKEND == "numba" else 4

    report = fuzz(GODS, players, games, seed=100, options=options)

    assert report.failure is None
    assert report.games == games
    assert report.decisions > 40 * games


@ALL_PLAYERS
@pytest.mark.parametrize("options", [{}, OPTIONS], ids=["plain", "options"])
def test_legal_actions_are_those_not_refused(players, options):
    for ply, (position, _) in enumerate(walks.walk(GODS, players, 7 + players, options)):
        if ply % 9 == 0 or position.look().step != 0:
            walks.check_legality(position)


@ALL_PLAYERS
def test_the_dice_cannot_be_seen(players):
    chooser = random.Random(players)
    for position, action in walks.walk(GODS, players, 20 + players):
        walks.check_leak(position, action, chooser.sample(VOCABULARY, 15))


@ALL_PLAYERS
def test_notation_data_and_bytes_lead_back(players):
    for position, _ in walks.walk(GODS, players, 30 + players):
        walks.check_round_trips(position)


@ALL_PLAYERS
def test_copies_are_independent_and_undo_is_exact(players):
    for position, action in walks.walk(GODS, players, 40 + players):
        walks.check_clone_and_undo(position, action)


@pytest.mark.slow
@ALL_PLAYERS
@pytest.mark.parametrize("bits", [0, 15], ids=["plain", "options"])
def test_both_backends_reach_the_same_bytes(players, bits):
    assert differential(GODS, players, games=12, seed=500, bits=bits) > 500


def test_a_random_pick_is_even_over_the_legal_actions():
    """Picking without a list must give each legal action the same chance."""
    from heyday.kit.game import new_tables

    players, seed, ply = 3, 11, 9
    tables = new_tables(GODS.drive, 2)
    counts: dict[int, int] = {}
    position = GODS.start(players, seed)
    for _ in range(ply):
        position.act(position.legal()[len(position.legal()) // 2])
    legal = position.legal()
    draws = 60 * len(legal)
    for nth in range(draws):
        GODS.drive.copy(tables, position.tables)
        GODS.drive.reseed(tables, nth)
        action = GODS.drive.any_choice(tables)
        counts[action] = counts.get(action, 0) + 1

    assert set(counts) == set(legal)
    expected = draws / len(legal)
    chi_square = sum((n - expected) ** 2 / expected for n in counts.values())
    freedom = len(legal) - 1
    assert chi_square < freedom + 4 * (2 * freedom) ** 0.5
