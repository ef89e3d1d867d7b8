"""How a game would end if it ended with this round: points by source, as far as they are known.

The final scoring is the rules' own (5.0, G22); here it is only foretold, for whoever looks.
"""

from __future__ import annotations

from typing import Any

from heyday.games.gentes.box import CARDS, Box, cards, prices

HALVES = {  # half of a card's points, rounded up
    card: -(-int(vp) // Box.CARD_DIVISOR) for card, vp in zip(CARDS, cards.vp, strict=True)
}


def projection(me: Any, earned: dict[str, int], hand: list[dict[str, Any]]) -> dict[str, int]:
    """Return the points of a mat by source, with the final scoring as the mat is now.

    A card of the hand counts for its owner if it could be played, else against him. Single
    hourglasses leave the track in the decline, doubles stay as singles.
    """
    found = dict(earned)
    for held in hand:
        half = HALVES[held["card"]]
        found["hand"] += half if held["playable"] else -half
    found["coins"] += me.coins // Box.COINS_PER_POINT
    found["cubes"] += sum(me.cubes) // Box.CUBES_PER_POINT
    found["hourglasses"] -= int(prices.penalty[min(me.doubles, len(prices.penalty) - 1)])
    return found
