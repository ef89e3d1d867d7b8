"""The table of places, crowded: with a hash that makes places collide all the time, the very same
games are played. Ordinary fields never make two places share a slot, so random play alone would
leave the probing untested.
"""

import random

import pytest

from heyday.games.gods import field
from heyday.games.gods.faults import fault
from heyday.games.gods.game import GAME
from heyday.games.gods.state import PLACES
from heyday.games.gods.view import view
from heyday.kit import BACKEND

pytestmark = pytest.mark.skipif(BACKEND != "python", reason="compiled rules cannot be altered")


def crowded(where):
    """Return one of only nine homes, next to the end of the table so that probing wraps around."""
    return PLACES - 5 + (where + where // field.ROW) % 9 - 4


def story(players, seed, options):
    """Play a random game; return every action, how many there were to choose, and every view."""
    chooser = random.Random(seed)
    position = GAME.start(players, seed, options)
    lines = []
    while legal := position.legal():
        before = position.clone()
        action = chooser.choice(legal)
        lines.append((position.text(action), len(legal)))
        position.act(action)
        s, moves = position.tables[0].state, position.tables[0].moves
        assert fault(s, before.look(), action, moves) == 0
        position.game.calls.choices(position.tables)
        lines.append(view(position.look(), None))
    return lines


@pytest.mark.parametrize(
    ("players", "options"), [(2, {}), (3, {}), (4, {}), (2, {"desert_move": "no_split"})]
)
def test_places_that_share_a_slot_change_nothing(players, options, monkeypatch):
    ordinary = story(players, 3, options)

    monkeypatch.setattr(field, "home", crowded)

    assert story(players, 3, options) == ordinary
