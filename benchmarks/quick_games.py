"""Games between quick searches, to take positions from."""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random
from typing import Any

QUICK = 0.004  # seconds a decision


def bot_of(game: Any, manner: Any, seconds: float) -> Any:
    """Return a search on one core; its time is the processor's."""
    from heyday.bots.levels import Level
    from heyday.bots.search_bot import SearchBot

    bot = SearchBot(game, Level(seconds, proves=False, manners={game.name: manner}))
    bot.clock = time.thread_time
    return bot


def quick_game(game: Any, players: int, seed: int) -> Iterator[Any]:
    """Yield the positions of a game from the first decision to the end, each its own."""
    from heyday.bots.levels import BEST

    chance, position = Random(seed), game.start(players, seed)  # noqa: S311 - no secret
    bots = [bot_of(game, BEST[game.name], QUICK) for _ in range(players)]
    while not position.over:
        yield position.clone()
        action = bots[position.to_move].choose(position, chance)
        position.act(action, chance.getrandbits(40))
    yield position
