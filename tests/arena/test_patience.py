"""How long to wait for a game: the longer, the more time its bots may take."""

import pytest

from heyday.arena.patience import HOUR, patience_for
from heyday.arena.runners import here
from heyday.arena.table import Task
from heyday.arena.tournament import Ledger, run


@pytest.mark.parametrize(
    ("seats", "budget", "longest"),
    [
        (["random", "novice"], {"seconds": 1.0}, 0.0),
        (["random", "adept"], {}, 0.3),
        (["adept", "master@a/net.npz"], {}, 2.0),
        (["random", "own:Bot"], {}, 10.0),
        (["random", "own:Bot"], {"seconds": 0.5, "pace": 100.0}, 0.5),
        (["oracle", "master"], {}, 30.0),
        (["oracle", "master"], {"seconds": 0.5}, 1.5),
        (["oracle", "master"], {"pace": 100.0}, 3000.0),
        (["master", "adept"], {"seconds": 0.5, "pace": 0.1}, 0.05),
        (["master", "adept"], {"simulations": 500, "pace": 0.1}, 5.0),
        (["oracle"], {"simulations": 500}, 15.0),
    ],
)
def test_the_more_time_bots_have_the_longer_a_game_may_take(seats, budget, longest, monkeypatch):
    monkeypatch.setattr("os.cpu_count", lambda: 3)  # on which Oracles think, each on all

    assert patience_for(Task("gods", tuple(seats), 0, **budget)) == pytest.approx(
        HOUR * (1 + longest)
    )


def test_whoever_plays_in_several_processes_waits_for_none_for_ever(monkeypatch):
    asked = []
    monkeypatch.setattr("heyday.arena.tournament.local", lambda *given: asked.append(given) or here)

    run([Task("gods", ("random", "random"), 0)], Ledger(None), processes=2)

    assert asked == [(2, patience_for)]
