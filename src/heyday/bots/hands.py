"""Hidden hands where one seat asks about another one's decision.

In every simulation a search draws anew what the seat to move cannot see, the hand of whoever asks,
too. To that one it is known: so what others hold is imagined, and searched as if all lay open.
"""

from __future__ import annotations

from typing import Any

from heyday.kit.game import Game, Position


def hiding(game: Game) -> int:
    """Return the bits of the options that hide something from some seats."""
    return sum(option.bit for option in game.options if "hidden" in option.values)


def is_guess(position: Position, seat: int) -> bool:
    """Whether another seat decides, and this one does not know what it may choose from."""
    hidden = hiding(position.game)
    if not hidden or position.over or position.to_move == seat:
        return False
    return bool(position.look().options & hidden)


def lay_open(position: Position) -> None:
    """Let nothing be hidden any longer."""

    def change(state: Any) -> None:
        state.options &= ~hiding(position.game)

    position.alter(change)
