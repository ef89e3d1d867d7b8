"""What a choice of Gods would waste, for a screen that warns."""

from __future__ import annotations

from typing import Any

from heyday.games.gods.box import Box
from heyday.games.gods.state import Verb
from heyday.kit.game import Position

GAINS = (Verb.DESERT, Verb.STEAL)  # actions that bring power
OPEN = (Verb.SPEND, Verb.LIFT, Verb.DECAY, Verb.WHIRLWIND, Verb.CONVERT)  # more is to be decided


def waste(position: Position, action: int) -> dict[str, Any] | None:
    """Return what a legal action would waste, to be put into words: power above 12 is lost."""
    look, verb = position.look(), action >> 10
    me = look.god[look.current]
    if verb in GAINS and me.power == Box.MOST_POWER:
        return {"waste": "gain", "most": Box.MOST_POWER}
    if verb in OPEN or (verb != Verb.END and (look.actions > 1 or me.extras > look.extra_taken)):
        return None
    kept = me.power + Box.DECAY_GAIN if verb == Verb.STEAL else me.power - position.cost(action)
    lost = kept + Box.INCOME - Box.MOST_POWER
    if lost <= 0:
        return None
    return {"waste": "income", "power": kept, "most": Box.MOST_POWER, "lost": lost}
