"""The games that `peers.py` measures: ours, and those of other libraries, each by a few functions.

Every game is driven from Python in the same way: a list of what is legal, one picked at random, and
done; those that are fast enough for it to matter have this written by hand, in as few calls as they
offer (`play`). Some libraries also have a loop of their own without Python in it, or take a step in
many games by one call; these are measured apart. A library that is not installed is left out.
"""

from __future__ import annotations

import copy
import os
import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

MANY = 1024  # games side by side
Pick = Callable[[], float]  # a random number from 0 to 1
dice = random.Random(1)


@dataclass(frozen=True)
class Subject:
    """A game of a library, and how it is played from Python."""

    new: Callable[[int], Any]  # by a seed
    legal: Callable[[Any], list[Any]]  # none at the end
    act: Callable[[Any, Any], None]
    clone: Callable[[Any], Any]
    loop: Callable[[float], float] | None = None  # decisions/s of its own loop, in some seconds
    many: Callable[[float], float] | None = None  # decisions/s of many games side by side
    relist: Callable[[Any], Any] | None = None  # where `legal` remembers the list
    play: Callable[[int, Pick], tuple[int, int]] | None = None  # decisions and choices of a game


def timed(step: Callable[[], int], seconds: float) -> float:
    """Return decisions a second of CPU time; the first step is not counted, it may compile."""
    step()
    decisions, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        decisions += step()
    return decisions / (time.process_time() - began)


# ---- heyday ----


def heyday(name: str, players: int) -> Subject:
    import numpy as np

    import heyday as ours
    from heyday import games
    from heyday.kit.backend import BACKEND
    from heyday.kit.game import new_tables

    game = games.get(name)
    tables = new_tables(game.drive, 1)
    count = 2000 if BACKEND == "numba" else 5

    def many(seconds: float) -> float:
        env, chance = ours.Vector(name, MANY, players), np.random.default_rng(1)

        def step() -> int:
            env.take(env.sample(chance))
            return MANY

        return timed(step, seconds)

    def play(seed: int, pick: Pick) -> tuple[int, int]:
        position, decisions, choices = game.start(players, seed), 0, 0
        legal, step = position.legal(), position.step
        while legal:
            count = len(legal)
            legal = step(legal[int(pick() * count)])
            decisions += 1
            choices += count
        return decisions, choices

    def relist(position: Any) -> list[int]:
        position._changed()
        return position.legal()

    return Subject(
        new=lambda seed: game.start(players, seed),
        legal=lambda position: position.legal(),
        act=lambda position, action: position.act(action),
        clone=lambda position: position.clone(),
        loop=lambda seconds: timed(
            lambda: int(game.trials.play_games(tables, players, 0, 1, count)[0]), seconds
        ),
        many=many if BACKEND == "numba" else None,
        relist=relist,
        play=play,
    )


# ---- peers ----


def without_chance(game: Any, seed: int, pick: Pick) -> tuple[int, int]:
    """Play a game of OpenSpiel that has no chance in it."""
    state, decisions, choices = game.new_initial_state(), 0, 0
    legal, act = state.legal_actions, state.apply_action
    while listed := legal():
        count = len(listed)
        act(listed[int(pick() * count)])
        decisions += 1
        choices += count
    return decisions, choices


def open_spiel(name: str) -> Subject:
    import pyspiel

    if name.startswith("python_"):
        from open_spiel.python import games  # noqa: F401 - which registers them
    game = pyspiel.load_game(name)

    def settled(state: Any) -> Any:
        while state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choices(outcomes, chances)[0])
        return state

    def act(state: Any, action: int) -> None:
        state.apply_action(action)
        settled(state)

    def new(seed: int) -> Any:
        return settled(game.new_initial_state())

    chance = game.get_type().chance_mode != pyspiel.GameType.ChanceMode.DETERMINISTIC

    def length(games: int) -> float:
        """Return the mean number of decisions of random games, which the loop does not tell."""
        total = 0
        for seed in range(games):
            state = new(seed)
            while not state.is_terminal():
                act(state, dice.choice(state.legal_actions()))
                total += 1
        return total / games

    def loop(seconds: float) -> float:
        games, looks, decisions = 100, 5, length(100)
        evaluator, state = pyspiel.RandomRolloutEvaluator(games, 1), new(1)
        search = pyspiel.MCTSBot(game, evaluator, 1.4, looks, 100, False, 1, False)

        def step() -> int:
            search.step(state)
            return round(looks * games * decisions)

        return timed(step, seconds)

    return Subject(
        new=new,
        legal=lambda state: state.legal_actions(),
        act=act,
        clone=lambda state: state.clone(),
        loop=None if name.startswith("python_") else loop,
        play=None if chance else partial(without_chance, game),
    )


def pettingzoo(name: str) -> Subject:
    from importlib import import_module

    import numpy as np

    env = import_module(f"pettingzoo.classic.{name}").raw_env()

    def new(seed: int) -> Any:
        env.reset(seed=seed)
        return env

    def legal(env: Any) -> list[int]:
        seen, _, over, cut, _ = env.last()
        return [] if over or cut else np.flatnonzero(seen["action_mask"]).tolist()

    return Subject(new, legal, lambda env, action: env.step(action), copy.deepcopy)


def rlcard(name: str) -> Subject:
    import rlcard as library

    class Table:
        def __init__(self, seed: int) -> None:
            self.env = library.make(name, config={"seed": seed})
            self.state, _ = self.env.reset()

    def legal(table: Table) -> list[int]:
        return [] if table.env.is_over() else list(table.state["legal_actions"])

    def act(table: Table, action: int) -> None:
        table.state, _ = table.env.step(action)

    return Subject(Table, legal, act, copy.deepcopy)


def python_chess() -> Subject:
    import chess

    def legal(board: Any) -> list[Any]:
        drawn = board.halfmove_clock >= 100 or board.is_insufficient_material()
        return [] if drawn else list(board.legal_moves)

    return Subject(
        new=lambda seed: chess.Board(),
        legal=legal,
        act=lambda board, move: board.push(move),
        clone=lambda board: board.copy(stack=False),
    )


def pgx(name: str) -> Callable[[float], float]:
    """Return how fast many games go; one alone is not what this library is made for."""
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false")
    import jax
    import pgx as library
    from pgx.experimental import auto_reset

    env = library.make(name)
    steps = 50

    def once(carry: Any, _: Any) -> Any:
        state, key = carry
        key, mine, theirs = jax.random.split(key, 3)
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        action = jax.random.categorical(mine, logits)
        after = jax.vmap(auto_reset(env.step, env.init))(
            state, action, jax.random.split(theirs, MANY)
        )
        return (after, key), state.legal_action_mask.sum()

    run = jax.jit(lambda carry: jax.lax.scan(once, carry, None, length=steps))

    def many(seconds: float) -> float:
        begun = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), MANY))
        carry = begun, jax.random.PRNGKey(2)

        def step() -> int:
            nonlocal carry
            carry, listed = run(carry)
            jax.block_until_ready(listed)
            many.choices = float(listed.mean()) / MANY  # type: ignore[attr-defined]
            return MANY * steps

        return timed(step, seconds)

    return many
