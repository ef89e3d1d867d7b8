"""What a simulation does: it draws anew, imagines anew, and goes as far as it is told to."""

import pytest

from heyday import games
from heyday.bots.levels import SEARCHERS
from heyday.bots.manner import Manner
from heyday.bots.searcher import Searcher
from heyday.games.gentes.state import Place
from tests.bots.test_bots import positions
from tests.bots.test_search import middle, search

BOTH = pytest.mark.parametrize("name", games.NAMES)


def ends(position, manner, simulations):
    """Yield the position that each of some simulations came to."""
    searcher = Searcher(position.game, manner, room=1 << 12)
    searcher.look_at(position)
    for _ in range(simulations):
        searcher.think(simulations=1)
        end = position.clone()
        position.game.drive.copy(end.tables, searcher.tables[1:])
        yield end.picture()


@BOTH
def test_chance_is_drawn_anew_in_every_simulation(name):
    """The same action, played on at random to the end, does not always end alike."""
    manner = Manner(foresight=False, horizon=0, playout=2, priors=0.0)

    found = search(middle(name, players=2), manner, simulations=24).findings()

    often = [finding for finding in found if finding.visits > 1]
    assert often
    assert any(points != round(points) for finding in often for points in finding.points)


def test_hidden_hands_are_imagined_anew_in_every_simulation():
    position = middle("gentes", options={"hands": "hidden"})
    other = (position.to_move + 1) % 3

    hands = {
        tuple(card for card, where in enumerate(end.place) if where == Place.HAND + other)
        for end in ends(position, Manner(foresight=False, horizon=0), 8)
    }

    assert len(hands) > 4


@BOTH
def test_the_textbooks_search_tries_every_action_once_before_any_twice(name):
    position = next(it for it in positions(name, 2, 1, 1) if len(it.legal()) > 12)
    count = len(position.legal())

    found = search(position, SEARCHERS["uct"].manner(name), simulations=count).findings()
    more = search(position, SEARCHERS["uct"].manner(name), simulations=8 * count).findings()

    assert sorted(finding.visits for finding in found) == [1] * count
    assert max(finding.visits for finding in more) > min(finding.visits for finding in more) > 0


@BOTH
def test_the_less_an_untried_action_promises_the_fewer_are_tried(name):
    def tried(urgency):
        manner = Manner(foresight=False, explore=0.01, urgency=urgency)
        found = search(middle(name), manner, simulations=16).findings()
        return sum(finding.visits > 0 for finding in found)

    assert tried(10.0) == 1 < tried(-10.0)


@BOTH
def test_a_search_looks_no_further_than_its_horizon(name):
    position = middle(name, players=2)
    now = position.look().turn

    def furthest(horizon):
        manner = Manner(foresight=False, explore=0.01, urgency=10.0, horizon=horizon)
        return max(int(end.turn) - now for end in ends(position, manner, 80))

    assert furthest(1) == 1
    assert furthest(2) == 2
    assert furthest(1000) > 2
