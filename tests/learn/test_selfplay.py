"""Games between bots as data: every decision as it was, and nothing made twice."""

import json

import numpy as np

import heyday as api
from heyday.arena.runners import here
from heyday.arena.tournament import schedule
from heyday.learn import selfplay
from tests.cli.conftest import heyday  # noqa: F401 - the command line


def read(folder):
    return [dict(np.load(path)) for path in sorted(folder.glob("*.npz"))]


def test_every_decision_is_there(tmp_path):
    tasks = list(schedule("gentes", ["random"], 3, 2, {}))

    selfplay.write(tasks, tmp_path, here, lambda: None)

    for data in read(tmp_path):
        end = api.load(str(data["record"]))
        g = api.load(str(data["record"]), at=0)
        starts = np.cumsum(data["counts"]) - data["counts"]
        assert len(data["actions"]) == end.ply
        for nth, start in enumerate(starts):
            assert (g.to_move, len(g.legal())) == (data["seats"][nth], data["counts"][nth])
            assert g.legal()[data["chosen"][nth]] == data["actions"][nth]
            if nth % 40 == 0:
                assert (data["features"][nth] == api.features(g)).all()
                listed = data["choices"][start : start + len(g.legal())]
                assert (listed == api.choice_features(g)).all()
            g.act(int(data["actions"][nth]))
        assert data["shares"].tolist() == g.shares()
        assert data["points"].tolist() == g.points()


def test_what_is_there_is_not_made_again(tmp_path):
    tasks = list(schedule("gods", ["random"], 2, 3, {}))
    asked, told = [], []

    def counting(work, pieces):
        asked.extend(pieces)
        yield from here(work, pieces)

    selfplay.write(tasks[:2], tmp_path, counting, lambda: None)
    selfplay.write(tasks, tmp_path, counting, lambda: told.append(1))

    assert asked == tasks
    assert len(told) == len(read(tmp_path)) == 3


def test_the_command_says_what_it_made(heyday, tmp_path):  # noqa: F811
    line = ["selfplay", "gods", "--bots", "random", "--games", "2", "--processes", "1"]

    told = heyday(*line, "--out", str(tmp_path / "data"), "--json")
    wrong = heyday("selfplay", "gods", "--bots", "nobody")

    assert json.loads(told.out) == {"games": 2, "folder": str(tmp_path / "data")}
    assert len(read(tmp_path / "data")) == 2
    assert wrong.code == 2 and "there is no bot 'nobody'" in wrong.err
