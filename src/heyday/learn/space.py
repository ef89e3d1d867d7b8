"""Actions as frameworks want them: whole numbers from 0 on that mean the same in every position.

The vocabulary of a game in its order: 6,428 actions of Gods, 820 of Gentes. An action of Gods names
a slot of the field; as long as the field is within 12 hexes of the middle, and it nearly always is,
a slot is always the same hex (games/gods/field.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import numpy as np
import numpy.typing as npt

from heyday import games

NUMBERS = 1 << 15  # actions are smaller, as the rules number them


class Space:
    """The actions of a game, in order."""

    def __init__(self, game: str) -> None:
        vocabulary = list(games.get(game).vocabulary)
        self.size = len(vocabulary)
        self.numbers = np.array(vocabulary, np.int64)  # as the rules number them
        self.places = np.full(NUMBERS, -1, np.int32)  # the other way round
        self.places[self.numbers] = np.arange(self.size)

    def mask(self, legal: Sequence[int]) -> npt.NDArray[np.int8]:
        """Return 1 for every action that is legal."""
        mask = np.zeros(self.size, np.int8)
        mask[self.places[np.array(legal, np.intp)]] = 1
        return mask

    def index(self, action: int) -> int:
        """Return which of the actions it is."""
        return int(self.places[action])

    def number(self, index: int) -> int:
        """Return an action as the rules number it."""
        return int(self.numbers[index])


@cache
def space_of(game: str) -> Space:
    """Return the actions of a game; they are the same for all of its games."""
    return Space(game)
