"""Draws one at a time: the same as the engine's, and every one of them can be had."""

import copy
import pickle
from types import SimpleNamespace

import pytest

import heyday
from heyday import games
from heyday.kit import BACKEND, pick, seed_dice

if BACKEND != "python":
    pytest.skip("only CPython shows single draws", allow_module_level=True)

from heyday.adapters.draws import Course

BOTH = pytest.mark.parametrize("game", heyday.GAMES)


def dice(seed):
    own = SimpleNamespace()
    seed_dice(own, seed)
    return own


@pytest.mark.parametrize("players", [2, 3, 4])
@BOTH
def test_with_the_engines_draws_it_is_the_engines_game(game, players):
    course, draws = Course(games.get(game), players, {}), 0
    own = dice(7)
    while course.ways:
        course.draw(pick(own, course.ways))
    position = games.get(game).start(players, 7)
    position.reseed(0)

    for seed in range(10, 400):
        assert course.position == position
        if position.over:
            break
        action = position.legal()[seed % len(position.legal())]
        position.act(action, seed)
        own = dice(seed)
        course.act(action)
        while course.ways:
            course.draw(pick(own, course.ways))
            draws += 1

    assert draws > 20


def test_what_is_drawn_is_what_was_said():
    """The first card of the display of Gods, which is drawn from the whole sack."""
    course = Course(games.get("gods"), 2, {})
    seen = set()

    for outcome in range(course.ways):
        twin = copy.deepcopy(course)
        twin.draw(outcome)
        twin.draw(0)
        while twin.ways:  # two cards alike
            twin.draw(0)
        seen.update(twin.position.look().display)

    assert len(seen) == 8


@BOTH
def test_a_moment_can_be_copied_and_saved(game):
    course = Course(games.get(game), 2, {})
    course.draw(1)

    copies = [copy.deepcopy(course), pickle.loads(pickle.dumps(course))]
    course.draw(0)

    for twin in copies:
        assert (twin.outcomes, twin.ways > 0) == ([1], True)
        twin.draw(0)
        while twin.ways:
            twin.draw(0)
        again = pickle.loads(pickle.dumps(twin))
        assert again.position == twin.position
    assert copies[0].position == copies[1].position
