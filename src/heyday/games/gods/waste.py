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
    if verb in OPEN or (verb != Verb.END and may_go_on(look)):
        return None
    kept = me.power + Box.DECAY_GAIN if verb == Verb.STEAL else me.power - position.cost(action)
    lost = kept + Box.INCOME - Box.MOST_POWER
    if lost <= 0:
        return None
    return {"waste": "income", "power": kept, "most": Box.MOST_POWER, "lost": lost}


def may_go_on(look: Any) -> bool:
    """Whether the turn need not end with this action."""
    return bool(look.actions > 1 or look.god[look.current].extras > look.extra_taken)


def terms(look: Any) -> tuple[int, int, bool]:
    """Return by what actions cost and waste, beside their verbs and places."""
    return look.god[look.current].power, look.step, may_go_on(look)
