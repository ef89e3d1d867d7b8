"""What is certain of an action, whatever it draws."""

import pytest

from heyday import games
from heyday.kit.checks import walks
from tests.games.gentes import steering

WALKS = [
    ("gods", {}, None),
    ("gentes", {}, None),
    *(("gentes", steering.FIRST_GAME, start) for start in steering.STARTS),
]


@pytest.mark.parametrize(("name", "options", "steer"), WALKS)
def test_what_is_certain_comes_whatever_is_drawn(name, options, steer):
    game, told = games.get(name), 0
    for before, action in walks.walk(game, 3, 7, options, steer):
        found = []
        for seed in (1, 2):
            position = before.clone()
            position.reseed(seed)
            after = position.play(action)
            found.append(game.certain(position, after, action))
            all_events = game.events(position, after, action)
            assert found[-1][0] == all_events[: len(found[-1][0])]
        assert found[0] == found[1]
        drew = after.dice() != position.dice()
        told += drew and len(found[0][0]) < len(all_events)
        assert drew or found[0] == (all_events, game.changes(position.look(), after.look()))

    assert told
