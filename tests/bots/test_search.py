"""Search: it plays by the rules, keeps to its budget, can be stopped, and sees what is there."""

import time
from dataclasses import replace
from random import Random

import pytest

from heyday import bots, games
from heyday.bots import nets
from heyday.bots.levels import SEARCHERS
from heyday.bots.manner import Manner
from heyday.bots.search_bot import SearchBot, merged
from heyday.bots.searcher import FIRST, Finding, Searcher
from heyday.kit import BACKEND

BOTH = pytest.mark.parametrize("name", games.NAMES)
MANNERS = {
    "foresight": Manner(),
    "untried": Manner(foresight=False),
    "one turn": Manner(horizon=1),
    "by hand": Manner(by_hand=1.0, by_games=0.0),
    "plain": Manner(foresight=False, priors=0.0, plain=True),
    "uct": SEARCHERS["uct"].manner("gods"),
}
SIMULATIONS = 400 if BACKEND == "numba" else 12
needs_numba = pytest.mark.skipif(BACKEND != "numba", reason="CPython is too slow for budgets")


def middle(name, players=3, seed=2, plies=30, options=None):
    """A position some way into a random game, with a choice to make."""
    position, dice = games.get(name).start(players, seed, options), Random(seed)
    for _ in range(plies):
        position.act(dice.choice(position.legal()))
    while len(position.legal()) < 3:
        position.act(position.legal()[0])
    return position


def search(position, manner, seed=1, simulations=SIMULATIONS, room=1 << 16):
    searcher = Searcher(position.game, manner, room)
    searcher.seed(seed)
    searcher.look_at(position)
    searcher.think(simulations=simulations)
    return searcher


@BOTH
def test_a_table_of_so_many_may_be_searched_in_another_manner(name):
    def judged(manner, players):
        searcher = Searcher(games.get(name), manner, room=1 << 10)
        searcher.look_at(middle(name, players))
        return searcher.judge()

    by_hand = Manner(by_hand=1.0, by_games=0.0)
    manner = Manner(plain=True, instead={4: by_hand})

    assert judged(manner, 4) == judged(by_hand, 4) != judged(Manner(plain=True), 4)
    assert judged(manner, 3) == judged(Manner(plain=True), 3) != judged(by_hand, 3)


@BOTH
def test_each_judge_counts_for_its_part(name):
    def judged(**shares):
        searcher = Searcher(games.get(name), Manner(plain=True, **shares), room=1 << 10)
        searcher.look_at(middle(name))
        return [value for values in searcher.judge() for value in values]

    by_hand, by_games = judged(by_hand=1.0, by_games=0.0), judged()
    mixed = judged(by_hand=0.7, by_games=0.3)

    assert by_hand != pytest.approx(by_games, abs=0.01)
    pairs = zip(by_hand, by_games, strict=True)
    assert mixed == pytest.approx([0.7 * hand + 0.3 * learned for hand, learned in pairs])


@BOTH
@pytest.mark.parametrize("manner", MANNERS, ids=str)
def test_what_is_found_is_legal_and_adds_up(name, manner):
    position = middle(name)

    searcher = search(position, MANNERS[manner])

    found = searcher.findings()
    assert {finding.action for finding in found} <= set(position.legal())
    assert len(found) >= min(8, len(position.legal()))
    assert searcher.simulations == SIMULATIONS
    for finding in found:
        assert all(-1e-4 <= odds <= 1 + 1e-4 for odds in finding.odds)
        assert len(finding.odds) == len(finding.points) == position.players
        if finding.visits:
            assert sum(finding.odds) == pytest.approx(1, abs=1e-3)
    assert [f.visits for f in found] == sorted((f.visits for f in found), reverse=True)


@BOTH
def test_a_net_is_asked_once_a_node_has_waited_long_enough(name):
    position, net = middle(name), str(nets.own(name)[0])
    by_hints = Manner(foresight=False, priors=0.5)
    by_net = Manner(foresight=False, priors=0.5, policy=0.5, net=net)
    waits = replace(by_net, wait=5)

    def likely(manner, simulations):
        searcher = search(position, manner, simulations=simulations)
        return {searcher.nodes[c].action: searcher.nodes[c].prior for c in searcher.children()}

    assert likely(waits, 5) == likely(by_hints, 5) != likely(by_net, 5)
    asked = likely(waits, 6)
    assert asked.keys() == likely(by_hints, 5).keys() | likely(by_net, 1).keys()
    assert {action: asked[action] for action in likely(by_net, 1)} == likely(by_net, 1)


def test_a_node_that_is_full_enough_is_given_no_more_children():
    position = middle("gods")

    def children(full, simulations):
        manner = Manner(foresight=False, full=full)
        return len(list(search(position, manner, simulations=simulations).children()))

    assert len(position.legal()) > 24
    assert [children(1.0, visits) for visits in (9, 10, 18, 19)] == [8, 16, 16, 24]
    assert [children(0.5, visits) for visits in (9, 10, 18, 19)] == [8, 8, 8, 24]


@BOTH
def test_a_search_is_repeatable_and_does_not_know_the_dice(name):
    position = middle(name)
    other = position.clone()
    other.reseed(99)

    assert search(position, Manner()).findings() == search(other, Manner()).findings()


@BOTH
def test_a_search_leaves_the_position_alone(name):
    position = middle(name)
    before = bytes(position)

    search(position, Manner())

    assert bytes(position) == before


@needs_numba
@BOTH
def test_a_budget_is_kept_and_a_search_can_be_stopped(name):
    position = middle(name)
    bot = SearchBot(position.game, SEARCHERS["adept"], seconds=0.2)
    bot.choose(position, Random(1))  # compiled now

    began = time.perf_counter()
    action = bot.choose(position, Random(1))
    thought = time.perf_counter() - began
    began = time.perf_counter()
    stopped = bot.choose(position, Random(1), stop=lambda: time.perf_counter() - began > 0.02)

    assert action in position.legal()
    assert stopped in position.legal()
    assert thought < 1.0
    assert bot.searchers[0].simulations > 0
    assert time.perf_counter() - began < 0.15


@needs_numba
@BOTH
@pytest.mark.parametrize("foresight", [False, True])
def test_a_full_tree_grows_no_more_but_learns(name, foresight):
    position = middle(name)
    searcher = Searcher(position.game, Manner(foresight=foresight), room=2000)
    searcher.look_at(position)

    searcher.think(simulations=5_000)
    used = int(searcher.state[0].used)
    searcher.think(simulations=5_000)

    assert used == int(searcher.state[0].used) < 2000
    assert searcher.nodes[searcher.root].visits == 10_000
    assert searcher.findings()[0].action in position.legal()


def certain(position, searcher):
    """What was found about an action that draws nothing, the most promising one."""
    for finding in searcher.findings():
        after = position.clone()
        after.act(finding.action)
        if after.dice() == position.dice() and finding.visits > 1:
            return finding
    raise AssertionError("no action that draws nothing")


@BOTH
def test_what_was_found_about_the_next_decision_is_kept(name):
    position = middle(name)
    searcher = search(position, Manner(), simulations=max(SIMULATIONS, 36))
    chosen = certain(position, searcher)

    searcher.follow(chosen.action)
    position.act(chosen.action)
    position.reseed(5)
    searcher.look_at(position)

    assert searcher.nodes[searcher.root].visits == chosen.visits
    searcher.look_at(middle(name, seed=8))
    assert searcher.nodes[searcher.root].visits == 0


def test_it_is_kept_however_hidden_hands_are_imagined():
    position = middle("gentes", options={"hands": "hidden"})
    searcher = search(position, Manner(), simulations=max(SIMULATIONS, 36))
    seat, chosen = position.to_move, certain(position, searcher)

    searcher.follow(chosen.action)
    position.act(chosen.action)
    assert position.to_move == seat
    before = bytes(position)
    position.veil(seat, 5)
    searcher.look_at(position)

    assert bytes(position) != before
    assert searcher.nodes[searcher.root].visits == chosen.visits


def below(searcher, node):
    """What a node knows, and all below it."""
    it = searcher.nodes[node]
    yield int(it.action), int(it.visits), float(it.prior), *map(float, it.points)
    for child in searcher.children(node):
        yield from below(searcher, child)


@BOTH
def test_a_tree_that_gets_full_makes_room_and_keeps_what_it_still_needs(name, monkeypatch):
    position, simulations = middle(name), max(SIMULATIONS, 60)
    used = int(search(position, Manner(), simulations=simulations).state[0].used)
    searcher = search(position, Manner(), simulations=simulations, room=used + 257)
    chosen = certain(position, searcher)
    searcher.follow(chosen.action)
    kept = list(below(searcher, searcher.root))

    position.act(chosen.action)
    searcher.look_at(position)
    monkeypatch.setattr("heyday.bots.searcher.PIECE", 3)
    searcher.prune()

    assert list(below(searcher, searcher.root)) == kept
    assert int(searcher.state[0].used) == 1 + len(kept) < used
    searcher.think(simulations=10)
    assert searcher.nodes[searcher.root].visits == chosen.visits + 10


@BOTH
def test_a_tree_that_gets_full_makes_room_in_pieces_and_stays_if_that_is_stopped(name, monkeypatch):
    position, simulations = middle(name), max(SIMULATIONS, 60)
    used = int(search(position, Manner(), simulations=simulations).state[0].used)
    searcher = search(position, Manner(), simulations=simulations, room=used + 257)
    chosen = certain(position, searcher)
    searcher.follow(chosen.action)
    kept, asked = list(below(searcher, searcher.root)), []
    monkeypatch.setattr("heyday.bots.searcher.PIECE", 3)

    def stop(after):
        asked.append(None)
        return len(asked) > after

    position.act(chosen.action)
    searcher.look_at(position)
    searcher.prune(lambda: stop(after=1))

    assert len(asked) == 2
    assert list(below(searcher, searcher.root)) == kept
    assert int(searcher.state[0].used) == used and searcher.root > 1
    searcher.think(simulations=1000, stop=lambda: stop(after=2))
    assert searcher.nodes[searcher.root].visits == chosen.visits + FIRST
    assert int(searcher.state[0].used) >= used and searcher.root > 1
    searcher.think(simulations=10)
    assert searcher.root == 1
    assert searcher.nodes[searcher.root].visits == chosen.visits + FIRST + 10


def test_findings_of_several_searches_are_one():
    found = merged(
        [
            [Finding(1, 30, (0.5, 0.5), (8, 8)), Finding(2, 10, (1.0, 0.0), (12, 4))],
            [Finding(2, 30, (0.0, 1.0), (4, 8)), Finding(1, 0, (0.0, 0.0), (0, 0))],
        ]
    )

    assert [(f.action, f.visits) for f in found] == [(2, 40), (1, 30)]
    assert found[0].odds == pytest.approx((0.25, 0.75))
    assert found[0].points == pytest.approx((6, 7))
    assert found[1].odds == pytest.approx((0.5, 0.5))


@BOTH
def test_at_the_end_the_odds_are_the_victory_and_the_points_those_scored(name):
    game = games.get(name)
    position, dice = game.start(2, 3), Random(3)
    while not position.over:
        position.act(dice.choice(position.legal()))
    searcher = Searcher(game, Manner(), room=1 << 10)
    searcher.look_at(position)

    odds, points = searcher.judge()

    look = position.look()
    assert odds == [1.0 if rank == 1 else 0.0 for rank in position.ranks()]
    assert points == [sum(game.points(look, seat).values()) for seat in range(2)]


@needs_numba
@BOTH
def test_a_search_beats_random_play(name):
    game = games.get(name)
    for seed in range(2):
        position, dice = game.start(2, seed), Random(seed)
        bot = SearchBot(game, SEARCHERS["adept"])
        bot.simulations = 300
        players = {seed % 2: bot, 1 - seed % 2: bots.make("random", game)}
        while not position.over:
            position.act(players[position.to_move].choose(position.clone(), dice))
        assert position.ranks()[seed % 2] == 1


def test_a_clock_that_stands_still_for_a_moment_does_no_harm():
    game = games.get("gods")
    searcher = Searcher(game, Manner())
    searcher.look_at(game.start(2, 1))
    ticks = iter([0.0] * 9 + [2.0] * 9)

    searcher.think(seconds=1, hurry=True, clock=lambda: next(ticks))

    assert searcher.simulations > 0
