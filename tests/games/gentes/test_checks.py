"""The checks that every game shares, on Gentes, also from starts that play seldom leads to."""

import random

import pytest

from heyday.games.gentes.game import GAME
from heyday.games.gentes.refusals import Refusal
from heyday.games.gentes.state import FRAMES, Step, Verb
from heyday.kit import BACKEND, names_of
from heyday.kit.checks import walks
from heyday.kit.checks.differential import differential
from heyday.kit.checks.fuzz import fuzz
from heyday.kit.game import new_tables
from tests.games.gentes import steering

VOCABULARY = list(GAME.vocabulary)
OPTIONS = {"setup": "first_game", "tax": "expert", "hands": "hidden"}
ALL_PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
STEERED = pytest.mark.parametrize("steer", steering.STARTS, ids=lambda start: start.__name__)
SLOW = 4 if BACKEND == "python" else 1  # how many times fewer games CPython plays


@ALL_PLAYERS
@pytest.mark.parametrize("options", [{}, OPTIONS], ids=["plain", "options"])
def test_random_games_break_no_promise(players, options):
    games = 3 if BACKEND == "python" else 1000

    report = fuzz(GAME, players, games, seed=100, options=options)

    assert report.failure is None
    assert report.games == games
    assert report.decisions > 80 * games


@ALL_PLAYERS
@STEERED
def test_steered_games_break_no_promise(players, steer):
    for seed in range(12 // SLOW):
        position = GAME.start(players, seed, steering.FIRST_GAME)
        position.alter(steer)
        tables = new_tables(GAME.drive, 2)
        GAME.drive.copy(tables, position.tables)

        decisions, code = GAME.trials.fuzz_on(tables, seed, 5000)

        assert GAME.faults[code] == "none", f"seed {seed}, after {decisions} actions"
        assert decisions < 5000


@ALL_PLAYERS
def test_legal_actions_are_those_not_refused(players):
    for ply, (position, _) in enumerate(walks.walk(GAME, players, 7 + players)):
        if ply % 8 == 0:
            walks.check_legality(position)


@ALL_PLAYERS
@STEERED
def test_legal_actions_are_those_not_refused_in_steered_games(players, steer):
    games = walks.walk(GAME, players, 17, {**steering.FIRST_GAME, "tax": "expert"}, steer)
    for ply, (position, _) in enumerate(games):
        if ply % 8 == 0 or position.look().step[position.look().depth - 1] not in COMMON:
            walks.check_legality(position)


TELLING = (Step.TRAIN, Step.TAKE, Step.DECLINE)
COMMON = (Step.TURN, Step.DECLINE, Step.EXCHANGE, Step.HIRE, Step.TRAIN, Step.HOURGLASSES)


@ALL_PLAYERS
@pytest.mark.parametrize("steer", [None, steering.late], ids=["plain", "late"])
def test_the_dice_cannot_be_seen(players, steer):
    chooser = random.Random(players)
    options = steering.FIRST_GAME if steer else None
    games = walks.walk(GAME, players, 20 + players, options, steer)
    for ply, (position, action) in enumerate(games):
        if ply % SLOW == 0:
            walks.check_leak(position, action, chooser.sample(VOCABULARY, 15))


@ALL_PLAYERS
@pytest.mark.parametrize("steer", [None, steering.rich], ids=["plain", "rich"])
def test_notation_data_and_bytes_lead_back(players, steer):
    options = steering.FIRST_GAME if steer else None
    for position, _ in walks.walk(GAME, players, 30 + players, options, steer):
        walks.check_round_trips(position)


@ALL_PLAYERS
@pytest.mark.parametrize("steer", [None, steering.cramped], ids=["plain", "cramped"])
def test_copies_are_independent_and_undo_is_exact(players, steer):
    options = steering.FIRST_GAME if steer else None
    for position, action in walks.walk(GAME, players, 40 + players, options, steer):
        walks.check_clone_and_undo(position, action)


@pytest.mark.slow
@ALL_PLAYERS
@pytest.mark.parametrize("bits", [0, 7], ids=["plain", "options"])
def test_both_backends_reach_the_same_bytes(players, bits):
    assert differential(GAME, players, games=12, seed=500, bits=bits) > 1000


@pytest.mark.slow
@ALL_PLAYERS
@STEERED
def test_both_backends_agree_from_steered_starts(players, steer):
    assert differential(GAME, players, games=8, seed=900, bits=1, steer=steer) > 200


def test_every_decision_and_every_verb_is_reached():
    """Without this, a rule that no check ever comes to would seem to be proven (G20, G29, G37)."""
    steps, verbs, deepest, most = set(), set(), 0, 0
    for steer, options in [
        (None, {}),
        *((start, steering.FIRST_GAME) for start in steering.STARTS),
    ]:
        for seed in range(8):
            for position, _ in walks.walk(GAME, 2 + seed % 3, seed, options, steer):
                look = position.look()
                steps.add(look.step[look.depth - 1])
                verbs |= {action >> 10 for action in position.legal()}
                deepest = max(deepest, look.depth)
                most = max(most, len(position.legal()))

    assert steps == set(steering.DECISIONS)
    assert verbs == set(names_of(Verb).values())
    assert deepest < FRAMES - 8
    assert most < 100


def test_nearly_every_refusal_is_given_in_play():
    """Each reason is met in real positions; those that are not have scenarios of their own."""
    given = set()
    for start in (None, *steering.STARTS):
        options = steering.FIRST_GAME if start else {"tax": "expert"}
        for seed in range(9):
            games = walks.walk(GAME, 2 + seed % 3, seed, options, start)
            for ply, (position, _) in enumerate(games):
                look = position.look()
                if ply % 5 == 0 or look.step[look.depth - 1] in TELLING:
                    given |= {position.refusal(action) for action in VOCABULARY}

    never = set(names_of(Refusal).values()) - given
    rare = {Refusal.OVER, Refusal.UNKNOWN, Refusal.HAND_EMPTY, Refusal.TAKEN_ENOUGH}
    rare |= {Refusal.NOBODY_TO_TRAIN, Refusal.NOBODY_TO_MOVE}
    assert never <= rare, {GAME.refusals[code] for code in never - rare}


def test_after_the_end_nothing_is_legal():
    *_, (position, action) = walks.walk(GAME, 2, 5)

    assert position.over
    assert position.legal() == []
    assert {position.refusal(wish) for wish in VOCABULARY} == {Refusal.OVER}
    assert position.refusal(action) == Refusal.OVER
