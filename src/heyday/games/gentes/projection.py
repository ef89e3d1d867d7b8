"""How a game would end if it ended with this round: points by source, as far as they are known.

The final scoring is the rules' own (5.0, G22); here it is only foretold, for whoever looks.
"""

from __future__ import annotations

from typing import Any

from heyday.games.gentes.box import CARDS, Box, cards, prices
from heyday.games.gentes.state import Step

HALVES = {  # half of a card's points, rounded up
    card: -(-int(vp) // Box.CARD_DIVISOR) for card, vp in zip(CARDS, cards.vp, strict=True)
}


def projection(
    look: Any, seat: int, earned: dict[str, int], hand: list[dict[str, Any]]
) -> dict[str, int]:
    """Return a seat's points by source, with what is left of the final scoring as its mat is now.

    A card of the hand counts for its owner if it could be played, else against him. Single
    hourglasses leave the track in the decline, doubles stay as singles.
    """
    me, found = look.player[seat], dict(earned)
    todo = {step for step, who in zip(look.step, look.seat, strict=True) if who == seat}
    for held in hand if not look.finale or Step.FINAL in todo else []:
        half = HALVES[held["card"]]
        found["hand"] += half if held["playable"] else -half
    if look.finale and Step.FINAL_REST not in todo:
        return found
    hours = me.singles + 2 * me.doubles if look.finale else me.doubles
    found["coins"] += me.coins // Box.COINS_PER_POINT
    found["cubes"] += sum(me.cubes) // Box.CUBES_PER_POINT
    found["hourglasses"] -= int(prices.penalty[min(hours, len(prices.penalty) - 1)])
    return found
