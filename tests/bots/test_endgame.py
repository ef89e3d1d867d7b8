"""Endgames: what the solver proves is what a naive search finds, and all that it says is true."""

from pathlib import Path
from random import Random

import pytest

from heyday import bots, games
from heyday.arena.endgames import Collection, play_out
from heyday.bots.endgame import DICE, Outcome, Solver
from heyday.kit import BACKEND

BOTH = pytest.mark.parametrize("name", games.NAMES)
FOLDER = Path(__file__).parent / "endgames"
SOLVERS = {name: Solver(games.get(name)) for name in games.NAMES}
ENDGAMES = {name: Collection.read(games.get(name), FOLDER / f"{name}.json") for name in games.NAMES}
ACTIONS = 1_000_000
# positions that the naive search may look at, and games they are taken from
SMALL = {"gods": 30, "gentes": 200} if BACKEND == "numba" else {"gods": 10, "gentes": 40}
GAMES = {"gods": 8, "gentes": 2}
needs_numba = pytest.mark.skipif(BACKEND != "numba", reason="CPython is too slow")


def random_games(name, players, seeds):
    """Yield the positions of random games in which there is a choice."""
    for seed in seeds:
        position, dice = games.get(name).start(players, seed), Random(seed)
        while not position.over:
            if len(position.legal()) > 1:
                yield position
            position.act(dice.choice(position.legal()))


class TooLarge(Exception):
    pass


def naive(position, seat, solver, dice, seen):
    """Return the best outcome of all sequences of decisions, others deciding at random."""
    outcome = solver.reached(position)
    if outcome is not None:
        return outcome
    key = bytes(position)
    if key not in seen:
        if len(seen) >= SMALL[position.game.name]:
            raise TooLarge
        seen[key] = None
        legal = position.legal() if position.to_move == seat else [dice.choice(position.legal())]
        found = []
        for action in legal:
            after = position.clone()
            after.act(action)
            found.append(naive(after, seat, solver, dice, seen))
        seen[key] = max(found)
    return seen[key]


@BOTH
def test_no_sequence_of_decisions_ends_better(name):
    """In Gods a proof is about victory: whether a god that cannot win could lose is not asked."""
    solver, compared, outcomes = SOLVERS[name], 0, set()
    for position in random_games(name, 2, range(GAMES[name])):
        solution = solver.solve(position, ACTIONS if BACKEND == "numba" else 300)
        if not solution:
            continue
        start = position.clone()
        start.reseed(DICE)
        try:
            best = naive(start, position.to_move, solver, Random(1), {})
        except TooLarge:
            continue
        outcomes.add(best)
        compared += 1
        if name == "gods" and not solution.line:
            assert best.won < 1 and solution.outcome == Outcome(0, 0)
        else:
            assert best == solution.outcome

    assert compared >= 3 and len(outcomes) > 1


@BOTH
def test_the_line_leads_to_the_outcome(name):
    solver = SOLVERS[name]

    class Reader:
        def choose(self, position, dice, stop=None):
            return next(line)

    for endgame in ENDGAMES[name].endgames[:20]:
        line = iter(endgame.line)

        attempt = play_out(endgame.position, Reader(), solver, Random(0))

        assert (attempt.outcome, attempt.line) == (endgame.best, endgame.line)


@pytest.mark.slow
@needs_numba
@BOTH
def test_all_endgames_are_solved_again(name):
    solver = SOLVERS[name]

    for endgame in ENDGAMES[name].endgames:
        solution = solver.solve(endgame.position, ACTIONS)

        assert solution and solution.outcome == endgame.best


@BOTH
def test_the_collection_holds_enough(name):
    found = ENDGAMES[name]

    assert len(found.endgames) == 200
    assert {endgame.position.players for endgame in found.endgames} == {2, 3, 4}
    assert all(len(endgame.line) >= 2 for endgame in found.endgames)
    assert (FOLDER / f"{name}.json").stat().st_size < 200_000


@BOTH
def test_the_beginning_of_a_game_is_out_of_range(name):
    solver = SOLVERS[name]

    assert solver.solve(games.get(name).start(2, 1), ACTIONS) is None
    assert solver.why_not == "range"


@needs_numba
def test_what_hangs_on_draws_is_not_solved():
    """A player who takes a card, and then could take the one that was drawn for it."""
    solver, why = SOLVERS["gentes"], set()
    for position in random_games("gentes", 2, [0]):
        solver.solve(position, ACTIONS)
        why.add(solver.why_not)

    assert why >= {"range", "draws", ""}


@BOTH
def test_a_solver_can_be_stopped_and_limited(name):
    solver = SOLVERS[name]
    large = max(ENDGAMES[name].endgames, key=lambda endgame: len(endgame.line)).position

    assert solver.solve(large, ACTIONS, stop=lambda: True) is None
    assert solver.why_not == "actions"
    assert solver.solve(large, 2) is None
    assert solver.why_not == "actions"
    tiny = Solver(games.get(name), room=2)
    assert tiny.solve(large, ACTIONS) is None
    assert tiny.why_not == "room"


@BOTH
def test_a_solver_leaves_the_position_alone_and_does_not_know_the_dice(name):
    solver = SOLVERS[name]
    for endgame in ENDGAMES[name].endgames[:5]:
        position = min(endgame.position, other_dice(endgame.position), key=bytes)
        before = bytes(position)

        found = [solver.solve(p, 500) for p in (position, other_dice(position))]

        assert found[0] == found[1]
        assert bytes(position) == before


def other_dice(position):
    twin = position.clone()
    twin.reseed(4711)
    return twin


def test_victory_comes_before_points():
    assert Outcome(1, 0) > Outcome(0, 9) > Outcome(0, 2) > Outcome(-1, -2) > Outcome(-1, -5)


@pytest.mark.slow
@needs_numba
@BOTH
def test_master_plays_endgames_well(name):
    solver, found = SOLVERS[name], 0
    for nth, endgame in enumerate(ENDGAMES[name].endgames[:20]):
        bot = bots.make("master", games.get(name), simulations=4000)
        attempt = play_out(endgame.position, bot, solver, Random(nth))
        found += attempt.outcome == endgame.best

    assert found >= 19
