"""Bots of one's own, made of a function from a game to an action."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING

from heyday.match.play import Play, Wish

if TYPE_CHECKING:
    from heyday.kit.game import Game, Position

Function = Callable[[Play], Wish]


class Own:
    """A player that a function decides for; the game it is shown tells nothing hidden.

    It is its own factory, so `module:function` finds it wherever bots play each other.
    """

    def __init__(self, function: Function) -> None:
        self.function = function
        self.name = f"{function.__module__}:{function.__qualname__}"
        self.__doc__ = function.__doc__

    def __call__(self, game: Game, seconds: float | None = None) -> Own:
        return self

    def choose(
        self, position: Position, dice: Random, stop: Callable[[], bool] | None = None
    ) -> int:
        """Return what the function wishes for."""
        play = Play(position.game, position)
        return play.read(self.function(play))


def bot(function: Function) -> Own:
    """Make a bot of a function."""
    return Own(function)
