"""Whatever was acknowledged is there after a crash, exactly once."""

import os
import random
import threading
import time

import pytest
from websockets.exceptions import WebSocketException

from heyday.match import read_record, replay
from tests.server.people import Person
from tests.server.postgres import NEEDED
from tests.server.processes import Process

ROUNDS = int(os.environ.get("HEYDAY_CRASHES", "15"))  # `make release`: 50
TABLES = 3


class Player(threading.Thread):
    """Somebody who plays as fast as they can, and remembers what was acknowledged."""

    def __init__(self, person, table, known):
        super().__init__(daemon=True)
        self.person, self.table = person, table
        self.acknowledged = list(known)
        self.begun = threading.Event()

    def run(self):
        try:
            self.play()
        except (WebSocketException, OSError, EOFError, TimeoutError):
            return  # the server has died

    def play(self):
        page = self.person.page(self.table)
        self.begun.set()
        while page.choices:
            action = page.choices[(len(self.acknowledged) * 7) % len(page.choices)]["id"]
            assert page.act(action)["type"] == "ok"
            self.acknowledged.append(action)


def actions(person, table):
    """Return the actions that the record has, in order."""
    text = person.http.get(f"/api/tables/{table['id']}/record").text
    replay(text)
    return [move.text for move in read_record(text).moves if move.kind == "act"]


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_or_doubled(tmp_path):
    """SIGKILL at random moments under load, again and again."""
    crash("--data", tmp_path)


@pytest.mark.slow
@NEEDED
def test_nothing_acknowledged_is_lost_or_doubled_on_postgresql(database):
    """The same there."""
    crash("--database", database)


def crash(*where):
    """Play, kill the server, start it again, and see what it knows; again and again."""
    chance = random.Random(5)
    server = Process(*where)
    ada = server.person()
    games = [(ada.table("me", "me", "me", "me", game="gentes"), []) for _ in range(TABLES)]
    total = 0
    for _ in range(ROUNDS):
        players = [Player(ada, table, known) for table, known in games]
        for player in players:
            player.start()
        for player in players:
            assert player.begun.wait(20)
        time.sleep(0.3 * chance.random())
        server.kill()
        for player in players:
            player.join(20)
        server = Process(*where)
        ada = Person(server, ada.token, "Ada")
        for nth, player in enumerate(players):
            kept = actions(ada, player.table)
            # At most one action was under way when the server died; it may be there or not.
            assert kept[: len(player.acknowledged)] == player.acknowledged
            assert len(kept) <= len(player.acknowledged) + 1
            total += len(kept) - len(games[nth][1])
            games[nth] = (player.table, kept)
            if ada.get(f"/api/tables/{player.table['id']}")["state"] == "over":
                games[nth] = (ada.table("me", "me", "me", "me", game="gentes"), [])
    server.end()
    assert total > ROUNDS
