"""`heyday play`: bots that search sit in a process of their own."""

from random import Random

import pytest

from heyday import bots, games
from heyday.bots.worker import WorkerBot
from heyday.cli.play import thinkers
from heyday.match.match import Match
from heyday.match.secret import secret_from_seed


def match(*seats):
    secret = secret_from_seed("gods", 1)
    return Match(games.get("gods"), len(seats), seats=seats, secret=secret).begin()


def test_without_a_bot_that_searches_there_is_no_process():
    with thinkers(match("you", "random")) as found:
        assert found == {}


@pytest.mark.slow
def test_bots_that_search_share_a_process_that_ends_with_the_game():
    game = match("adept", "you", "uct")

    with thinkers(game) as found:
        assert set(found) == {0, 2}
        assert all(isinstance(bot, WorkerBot) for bot in found.values())
        process = found[0].worker.child.process
        assert process is found[2].worker.child.process
        assert bots.ask(found[2], game.position, Random(1)) in game.position.legal()

    assert not process.is_alive()
