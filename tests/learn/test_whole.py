"""A net learns from whole games between searches how they ended."""

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="torch is not installed (extra learn)")

from heyday import games  # noqa: E402
from heyday.bots import nets  # noqa: E402
from heyday.bots.levels import BEST  # noqa: E402
from heyday.kit import BACKEND  # noqa: E402
from heyday.learn.batch import CpuBatch, sizes_of  # noqa: E402
from heyday.learn.whole import NEWER, OLDER, Course, Whole, course_for, kinds_of  # noqa: E402

if BACKEND != "numba":
    pytest.skip("many games at once need Numba", allow_module_level=True)

SMALL = Course(players=(2, 3), games=6, simulations=6, deep_games=3, deep=12, steps=8, size=32)


def school(course=SMALL):
    game = games.get("gods")
    sizes = sizes_of(game)
    weights = nets.read(nets.own("gods")[0], *sizes.net)
    return Whole(sizes, lambda n: CpuBatch(game, n), weights, course, torch.device("cpu"))


def results(ends):
    return torch.cat([ends.shares, ends.points], 1).unique(dim=0)


def test_every_position_is_taught_by_the_end_of_its_game():
    whole = school()

    ends = whole.play(whole.batches[1], deep=False)

    assert torch.allclose(ends.shares.sum(1), torch.ones(len(ends.shares)))
    started = ends.rows[:6].float()  # the first decision of each of the six games
    assert len({row.numpy().tobytes() for row in started}) > 1
    assert 1 < len(results(ends)) <= 6
    best = ends.points.max(1).values
    assert (ends.points[ends.shares > 0.5] == best[(ends.shares > 0.5).any(1)]).all()


def test_long_searches_play_fewer_games():
    whole = school()
    batch = whole.batches[0]

    ends = whole.play(batch, deep=True)

    assert whole.ended == SMALL.deep_games
    assert len(results(ends)) <= SMALL.deep_games
    assert whole.choices[True] and not whole.choices[False]
    assert all((decision.counts > 1).all() for decision in whole.choices[True])


def test_in_two_of_three_games_somebody_searches_otherwise_than_the_others():
    batch = school().batches[1]
    batch.begin(1)
    numbers = torch.arange(batch.games)

    found = kinds_of(batch, numbers).tolist()

    movers = batch.movers.tolist()
    for number, (kind, mover) in enumerate(zip(found, movers, strict=True)):
        alone = mover == number // 3 % 3
        right = {0: NEWER, 1: NEWER if alone else OLDER, 2: OLDER if alone else NEWER}
        assert kind == right[number % 3]


def test_it_begins_with_the_weights_it_is_given_and_learns():
    whole = school()
    before = whole.weights.copy()

    whole.learn()
    assert (whole.weights == before).all()  # one kind of games is only played
    rows = [whole.learn() for _ in range(2)]

    assert np.isfinite(whole.weights).all() and (whole.weights != before).any()
    assert np.abs(whole.first.flat() - before).max() < 1e-3
    assert [row["deep"] for row in rows] == [True, False]
    assert rows[-1]["games"] == 2 * (6 + 3 + 6)


def test_it_learns_who_won():
    whole = school(Course(players=(2,), games=12, deep_games=6, deep=16, steps=100, size=256))
    whole.learn()
    first = whole.learn()["doubt"]

    again = whole.study()[0]  # the same games once more

    assert again < first


def test_a_course_searches_as_the_strongest_level_does():
    course = course_for("gods", games=20)

    assert (course.by_net, course.priors) == (BEST["gods"].by_net, BEST["gods"].policy)
    assert (course.games, course.deep_games) == (20, 8)
    assert course_for("gentes") == Course()
