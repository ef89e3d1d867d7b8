"""Players that are programs, by name.

A bot chooses for the seat to move. It is handed a copy whose dice were set anew and in which all
that this seat cannot see was drawn anew, so nothing it can read or try out tells what really is.
"""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from importlib import import_module
from random import Random
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from heyday.kit.game import Game, Position

LEVELS = ("novice", "apprentice", "adept", "master", "oracle")
NAMES = ("random", *LEVELS, "uct")  # plain UCT is there to measure others by
NET = "net"  # no more than the policy of a net, where there is one

__all__ = ["LEVELS", "NAMES", "NET", "Bot", "UnknownBot", "ask", "choose", "make", "similar"]


class Bot(Protocol):
    """A player at one seat of one table."""

    def choose(
        self, position: Position, dice: Random, stop: Callable[[], bool] | None = None
    ) -> int:
        """Return a legal action; once `stop` says so, the best one known by then."""


class UnknownBot(ValueError):
    """There is no bot of that name."""


def make(
    name: str, game: Game, seconds: float | None = None, simulations: int | None = None
) -> Bot:
    """Return a bot for a seat, by its name or from a factory that is named `module:factory`.

    `master@FILE` goes by the net in a file, and so does every other bot that searches; `net` goes
    by the policy of a net alone.
    A factory is called with the game and `seconds`; never ask for one that a stranger named.
    `seconds` or `simulations` for each decision take the place of the level's own budget;
    with simulations a search is repeatable.
    """
    name, _, net = name.partition("@")
    module, colon, factory = name.partition(":")
    if colon:
        return _made(module, factory, game, seconds)
    if name not in (*NAMES, NET):
        near = similar(name)
        raise UnknownBot(
            f"there is no bot {name!r}: {f'did you mean {near}?' if near else ' or '.join(NAMES)}"
        )
    if name == "random":
        from heyday.bots.random import RandomBot

        return RandomBot()
    from heyday.bots import levels
    from heyday.bots.search_bot import SearchBot
    from heyday.bots.turn_bot import TurnBot

    if name == NET:
        from heyday.bots.net_bot import NetBot

        return NetBot(game, net)
    if care := levels.care_of(name, game.name):
        return TurnBot(game, care)
    level = levels.SEARCHERS[name]
    bot = SearchBot(game, level.with_net(game.name, net) if net else level, seconds)
    bot.simulations = simulations
    return bot


def _made(module: str, factory: str, game: Game, seconds: float | None) -> Bot:
    try:
        made: Bot = getattr(import_module(module), factory)(game, seconds)
    except (ImportError, AttributeError) as error:
        raise UnknownBot(f"there is no bot {module}:{factory}: {error}") from error
    return made


def similar(name: str) -> str | None:
    """Return the bot whose name was probably meant."""
    near = get_close_matches(name.lower(), NAMES, n=1, cutoff=0.7)
    return near[0] if near else None


def ask(bot: Bot, position: Position, dice: Random) -> int:
    """Let a bot choose, on a copy that holds nothing which its seat cannot see."""
    copy = position.clone()
    copy.veil(position.to_move, dice.getrandbits(62))
    return bot.choose(copy, dice)


def choose(name: str, position: Position, dice: Random) -> int:
    """Let a bot choose once, without a seat of its own."""
    return ask(make(name, position.game), position, dice)
