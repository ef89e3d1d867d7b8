"""Players that are programs, by name.

A bot is a function from a position and some randomness of its own to a legal action. It is handed a
copy whose dice were set anew, so nothing it can read or try out tells what will really be drawn.
"""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from importlib import import_module
from random import Random

from heyday.kit.game import Position

Bot = Callable[[Position, Random], int]

BOTS = {
    "random": "heyday.bots.random:random_bot",
    "greedy": "heyday.bots.greedy:greedy_bot",
}
NAMES = tuple(BOTS)

__all__ = ["NAMES", "Bot", "UnknownBot", "choose", "get", "similar"]


class UnknownBot(ValueError):
    """There is no bot of that name."""


def get(name: str) -> Bot:
    """Return a bot; it is loaded when first asked for."""
    if name not in BOTS:
        near = similar(name)
        raise UnknownBot(
            f"there is no bot {name!r}: {f'did you mean {near}?' if near else ' or '.join(BOTS)}"
        )
    module, _, function = BOTS[name].partition(":")
    bot: Bot = getattr(import_module(module), function)
    return bot


def similar(name: str) -> str | None:
    """Return the bot whose name was probably meant."""
    near = get_close_matches(name.lower(), BOTS, n=1, cutoff=0.7)
    return near[0] if near else None


def choose(name: str, position: Position, dice: Random) -> int:
    """Let a bot choose for the seat to move, on a copy with dice that are not the real ones."""
    copy = position.clone()
    copy.reseed(dice.getrandbits(62))
    return get(name)(copy, dice)
