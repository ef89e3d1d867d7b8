"""Catan, as two libraries have it: fastcatan in C++, Catanatron in Python; see `peer_games.py`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from peer_games import MANY, Pick, Subject, timed


def catanatron() -> Subject:
    from catanatron import Color, Game, RandomPlayer
    from catanatron.models.actions import generate_playable_actions

    def legal(game: Any) -> list[Any]:
        over = game.winning_color() is not None or game.state.num_turns >= 1000
        return [] if over else game.state.playable_actions

    return Subject(
        new=lambda seed: Game([RandomPlayer(color) for color in Color], seed=seed + 1),
        legal=legal,
        act=lambda game, action: game.execute(action),
        clone=lambda game: game.copy(),
        relist=lambda game: generate_playable_actions(game.state),
    )


def bit_chooser() -> Callable[..., None]:
    """Return what picks a legal action in every game, where a library hands out bits."""
    import numba
    import numpy as np
    from numba.cpython.unsafe.numbers import trailing_zeros

    one = np.uint64(1)

    @numba.njit
    def choose(masks: Any, chances: Any, actions: Any) -> None:
        for i in range(len(masks)):
            count = 0
            for word in masks[i]:
                while word:
                    word &= word - one
                    count += 1
            nth = int(chances[i] * count)
            for place in range(masks.shape[1]):
                word = masks[i, place]
                while word and nth:
                    word &= word - one
                    nth -= 1
                if word:
                    actions[i] = 64 * place + trailing_zeros(word)
                    break

    return choose


def fastcatan() -> Subject:
    import fastcatan as library
    import numpy as np

    choose = bit_chooser()

    def many(seconds: float) -> float:
        games = library.BatchedEnv(MANY, seed=0)
        games.reset()
        masks = np.zeros((MANY, library.MASK_WORDS), np.uint64)
        actions, dones = np.zeros(MANY, np.uint32), np.zeros(MANY, np.uint8)
        chance = np.random.default_rng(1)

        def step() -> int:
            games.write_masks(masks)
            choose(masks, chance.random(MANY), actions)
            games.step_autoreset(actions, dones)
            return MANY

        return timed(step, seconds)

    def new(seed: int) -> Any:
        game = library.Env()
        game.reset(seed=seed)
        return game

    def clone(game: Any) -> Any:
        twin = library.Env()
        twin.load_snapshot(game.snapshot())
        return twin

    def legal(game: Any) -> list[int]:
        return [] if game.done else game.legal_actions()

    def play(seed: int, pick: Pick) -> tuple[int, int]:
        game, over, decisions, choices = new(seed), False, 0, 0
        legal, step = game.legal_actions, game.step
        while not over:
            listed = legal()
            count = len(listed)
            over = step(listed[int(pick() * count)])
            decisions += 1
            choices += count
        return decisions, choices

    return Subject(new, legal, lambda game, action: game.step(action), clone, many=many, play=play)
