"""OpenSpiel: its own tests and its own search. Needs the extra `openspiel`, and CPython's rules."""

import numpy as np
import pytest

import heyday
from heyday.kit import BACKEND

pyspiel = pytest.importorskip("pyspiel")
if BACKEND != "python":
    pytest.skip("OpenSpiel sees every draw, which only CPython shows", allow_module_level=True)

from open_spiel.python.algorithms import mcts  # noqa: E402
from open_spiel.python.observation import make_observation  # noqa: E402

import heyday.adapters.openspiel  # noqa: E402

BOTH = pytest.mark.parametrize("game", heyday.GAMES)


def first_decision(game, dice):
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(int(dice.integers(len(state.chance_outcomes()))))
    return state


@pytest.mark.parametrize("players", [2, 4])
@BOTH
def test_openspiel_finds_nothing_wrong(game, players):
    loaded = pyspiel.load_game(f"heyday_{game}", {"players": players})

    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


@BOTH
def test_its_search_plays_a_game(game):
    loaded = pyspiel.load_game(f"heyday_{game}")
    dice = np.random.RandomState(1)
    search = mcts.MCTSBot(
        loaded, 1.4, 2, mcts.RandomRolloutEvaluator(1, dice), random_state=dice, solve=False
    )
    state = loaded.new_initial_state()

    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(dice.randint(len(state.chance_outcomes()))))
        elif state.current_player() == 0:
            state.apply_action(search.step(state))
        else:
            state.apply_action(int(dice.choice(state.legal_actions())))

    assert sum(state.returns()) == 0


def test_probabilities_are_those_of_the_sack():
    state = pyspiel.load_game("heyday_gods").new_initial_state()

    outcomes = state.chance_outcomes()

    assert sum(chance for _, chance in outcomes) == pytest.approx(1)
    assert len({chance for _, chance in outcomes}) == 1
    assert state.action_to_string(-1, 0) == f"draw 1 of {len(outcomes)}"


def test_actions_are_said_in_notation():
    state = first_decision(pyspiel.load_game("heyday_gods"), np.random.default_rng(1))

    words = [state.action_to_string(0, action) for action in state.legal_actions()]

    assert any(word.startswith("temple ") for word in words)


def test_a_seat_sees_its_own_row_first_and_no_hidden_hand():
    loaded = pyspiel.load_game("heyday_gentes", {"players": 3, "options": "hands=hidden"})
    hidden = pyspiel.GameType.Information.IMPERFECT_INFORMATION
    observation = make_observation(loaded)
    everyone = pyspiel.PrivateInfoType.ALL_PLAYERS
    every = make_observation(
        loaded, pyspiel.IIGObservationType(perfect_recall=False, private_info=everyone)
    )
    dice = np.random.default_rng(2)
    state = loaded.new_initial_state()
    observation.set_from(state, 0)
    assert not observation.tensor.any() and observation.string_from(state, 0) == ""
    state = first_decision(loaded, dice)
    while state.is_chance_node() or state.move_number() < 80:
        count = len(state.chance_outcomes() if state.is_chance_node() else state.legal_actions())
        nth = int(dice.integers(count))
        state.apply_action(nth if state.is_chance_node() else state.legal_actions()[nth])

    every.set_from(state, 1)
    observation.set_from(state, 1)

    assert loaded.get_type().information == hidden
    assert (observation.dict["features"][0] == every.dict["features"][1]).all()
    assert '"hand": null' in observation.string_from(state, 1)
