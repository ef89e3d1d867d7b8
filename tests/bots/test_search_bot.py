"""Bots that search: what a proof and a tree that makes room take counts, and all cores work."""

import threading
import time
from itertools import pairwise
from random import Random

import pytest

from heyday import games
from heyday.bots import searcher
from heyday.bots.levels import SEARCHERS
from heyday.bots.search_bot import SearchBot
from heyday.bots.searcher import FIRST, Searcher
from heyday.bots.serving import begun
from tests.bots.test_search import middle, needs_numba

BOTH = pytest.mark.parametrize("name", games.NAMES)


class Watch:
    """A clock that goes on a little whenever somebody looks at it."""

    now = 0.0

    def __call__(self):
        self.now += 0.02
        return self.now


def slow_bot(monkeypatch, name, proof=0.0, looking=0.0):
    """A bot with a second for each decision, of which it takes so much before it searches."""
    bot = SearchBot(games.get(name), SEARCHERS["master"], seconds=1.0)
    bot.clock = watch = Watch()
    look_at = Searcher.look_at

    def prove(position, actions, stop=None):
        watch.now += proof
        return stop and stop()

    def look(self, position):
        watch.now += looking
        look_at(self, position)

    monkeypatch.setattr(bot.solver, "solve", prove)
    monkeypatch.setattr(Searcher, "look_at", look)
    return bot


@BOTH
def test_whoever_is_stopped_during_a_proof_still_searches(name, monkeypatch):
    bot = slow_bot(monkeypatch, name)
    position = middle(name)

    chosen = bot.choose(position, Random(1), begun(lambda: True))

    found = bot.searchers[0]
    assert chosen in position.legal()
    assert found.simulations == FIRST
    assert found.seats == position.players


@BOTH
@pytest.mark.parametrize(("proof", "looking"), [(0.0, 0.0), (0.4, 0.0), (0.0, 0.4), (0.3, 0.5)])
def test_all_that_is_done_for_a_decision_counts(name, proof, looking, monkeypatch):
    bot = slow_bot(monkeypatch, name, proof, looking)

    bot.choose(middle(name), Random(1))

    assert bot.searchers[0].simulations > FIRST
    assert bot.clock.now < 1.2


@BOTH
def test_a_slow_proof_leaves_half_of_the_time_to_the_search(name, monkeypatch):
    bot = slow_bot(monkeypatch, name, proof=5.0)

    bot.choose(middle(name), Random(1))

    assert bot.searchers[0].simulations > FIRST
    assert bot.clock.now < 5.7


@BOTH
def test_the_oracle_searches_on_all_cores(name, monkeypatch):
    monkeypatch.setattr("os.cpu_count", lambda: 3)
    looked, look_at = [], Searcher.look_at

    def look(self, position):
        looked.append(threading.current_thread())
        look_at(self, position)

    monkeypatch.setattr(Searcher, "look_at", look)
    bot = SearchBot(games.get(name), SEARCHERS["oracle"])
    bot.simulations = 20

    found = bot.think(middle(name), Random(1))

    assert [one.simulations for one in bot.searchers] == [20, 20, 20]
    assert sum(finding.visits for finding in found) == 60
    assert len({int(one.state[0].seed) for one in bot.searchers}) == 3
    assert len(looked) == 3 and threading.main_thread() not in looked


def longest_wait(bot, position, seconds):
    """How long a bot that is stopped after some time once did not ask whether it is, or to end."""
    asked, end = {}, time.perf_counter() + seconds

    def stop():
        now = time.perf_counter()
        asked.setdefault(threading.get_ident(), []).append(now)
        return now > end

    bot.choose(position, Random(1), stop)
    over = time.perf_counter()
    return max(b - a for times in asked.values() for a, b in pairwise([*times, over]))


@needs_numba
@BOTH
@pytest.mark.parametrize("level", ["adept", "master", "oracle"])
def test_a_search_stops_within_50_ms(name, level):
    """At once in one of several tries: a machine may be busy with other things."""
    bot, position = SearchBot(games.get(name), SEARCHERS[level]), middle(name)
    bot.choose(position, Random(1), stop=lambda: True)  # loaded now

    assert any(longest_wait(bot, position, seconds=0.15) < 0.05 for _ in range(8))


@BOTH
def test_in_a_hurry_a_search_ends_once_nothing_can_change(name, monkeypatch):
    monkeypatch.setattr(searcher, "FIRST", 1)
    position = next(it for it in openings(name) if len(it.legal()) > 1)
    found = []
    for hurry in (False, True):
        one = Searcher(position.game, SEARCHERS["adept"].manner(name), room=1 << 12)
        one.look_at(position)
        one.think(seconds=1.0, hurry=hurry, clock=Watch())
        found.append(one)
    patient, hasty = found

    assert hasty.simulations < patient.simulations
    assert hasty.findings()[0].action == patient.findings()[0].action


def openings(name):
    """Yield the first positions of a game."""
    position, dice = games.get(name).start(2, 1), Random(1)
    while True:
        yield position
        position.act(dice.choice(position.legal()))
