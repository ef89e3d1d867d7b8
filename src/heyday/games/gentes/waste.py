"""What a choice of Gentes would waste, for a screen that warns."""

from __future__ import annotations

from typing import Any

from heyday.games.gentes.actions import STORES
from heyday.games.gentes.box import Box
from heyday.games.gentes.state import Step, Verb
from heyday.games.gentes.story import seen
from heyday.kit.game import Position

# What is given up by being done, and which choices show that it could still be had.
GIVEN_UP = {
    Step.TRAIN: ("training", (Verb.TRAIN,)),
    Step.TAKE: ("taking", (Verb.TAKE, Verb.FETCH)),
    Step.FINAL: ("hand", (Verb.SCORE,)),
}


def waste(position: Position, action: int) -> dict[str, Any] | None:
    """Return what a legal action would waste, to be put into words."""
    look = position.look()
    verb, arg = action >> 10, action & 1023
    step, seat, _ = seen(look)
    if verb == Verb.DONE and step in GIVEN_UP:
        name, others = GIVEN_UP[step]
        if any(other >> 10 in others for other in position.legal()):
            return {"waste": name}
    cubes = look.player[seat].cubes
    if verb == Verb.CUBE and cubes[arg] == Box.STORE > cubes[1 - arg]:
        return {"waste": "cube", "store": STORES[arg]}
    return None
