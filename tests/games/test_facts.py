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
            legal = position.legal()
            for action, cost in zip(legal, position.costs(legal), strict=True):
                verb, arg = action >> 10, action & 1023
                facts = () if verb in game.plain or not game.facts else game.facts(look, action)
                key = (verb, game.vocabulary.senses(look, verb)[arg], cost, facts)
                text = position.describe(action, "en")
                again += key in said
                assert said.setdefault(key, text) == text

    assert again > 100


@pytest.mark.parametrize("name", [name for name in games.NAMES if games.get(name).terms])
def test_choices_of_one_rate_cost_and_waste_the_same_on_the_same_terms(name):
    game, seen, again = games.get(name), {}, 0
    for seed in (3, 4, 5):
        for position, _ in walks.walk(game, 3, seed):
            look = position.look()
            for action in position.legal():
                verb, arg = action >> 10, action & 1023
                key = (game.terms(look), verb, game.vocabulary.rates(look, verb)[arg])
                found = (position.cost(action), game.waste(position, action))
                again += key in seen
                assert verb in game.plain
                assert seen.setdefault(key, found) == found

    assert again > 100


@pytest.mark.parametrize("name", games.NAMES)
def test_points_are_the_same_while_all_that_they_depend_on_is(name):
    game, seen, again = games.get(name), {}, 0
    for position, _ in walks.walk(game, 3, 5):
        look = position.look()
        key = str(game.scored(look))
        found = [game.points(look, seat) for seat in range(3)]
        again += key in seen
        assert seen.setdefault(key, found) == found

    assert len(seen) > 2 and again > 20
