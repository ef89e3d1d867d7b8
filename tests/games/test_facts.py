"""What choices are remembered by: those of which nothing differs are said alike."""

import pytest

from heyday import games
from heyday.kit.checks import walks


@pytest.mark.parametrize("name", games.NAMES)
def test_choices_with_the_same_facts_are_said_alike(name):
    game, said, again = games.get(name), {}, 0
    for seed in (3, 4):
        for position, _ in walks.walk(game, 3, seed):
            look = position.look()
            for action, cost in zip(position.legal(), position.costs(), strict=True):
                verb, arg = action >> 10, action & 1023
                facts = () if verb in game.plain or not game.facts else game.facts(look, action)
                key = (verb, game.vocabulary.senses(look, verb)[arg], cost, facts)
                text = position.describe(action, "en")
                again += key in said
                assert said.setdefault(key, text) == text

    assert again > 100
