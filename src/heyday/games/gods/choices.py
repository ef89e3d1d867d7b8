"""What can be chosen now.

The choices of a decision come in families (a card of the display with all its places, the temple
with all its places, ...), each known by its size and its nth member. Listing them all and picking
one at random without a list are then the same text.
"""

from heyday.games.gods.box import Box
from heyday.games.gods.deserts import (
    count_drops,
    count_liftable,
    nth_drop,
    nth_liftable,
    why_not_move,
)
from heyday.games.gods.field import first_within, frontier_size
from heyday.games.gods.laying import nth_convertible, nth_victim, why_not_other, why_not_temple
from heyday.games.gods.refusals import Refusal
from heyday.games.gods.religion import is_tribe
from heyday.games.gods.state import Kind, Step, Verb
from heyday.games.gods.turn import usable_extras
from heyday.kit import rule
from heyday.kit.actions import action_of

FAMILIES = 7


@rule
def family_size(s, family):
    """Return how many choices a family of the present decision has."""
    if s.step == Step.TURN:
        if family == 6:
            return 1 + (s.actions == 0) if why_not_spend(s) == Refusal.NONE else 0
        return action_family_size(s, family) if s.actions > 0 else 0
    if family == 0:
        if s.step == Step.DROP:
            return count_drops(s)
        if s.step == Step.WHIRLWIND:
            return count_liftable(s)
        size = 0
        if s.step == Step.STEAL:
            while nth_victim(s, size) >= 0:
                size += 1
        else:
            while nth_convertible(s, size) >= 0:
                size += 1
        return size
    if family == 1 and (s.step == Step.WHIRLWIND or s.step == Step.STEAL):
        return 1
    return 0


@rule
def action_family_size(s, family):
    """Return how many choices the actions a, b, c, e and f give, family by family."""
    power = s.god[s.current].power
    if family < 2:
        return count_plays(s, s.display[family], power)
    if family == 2:
        if why_not_temple(s) == Refusal.NONE:
            return frontier_size(s) - first_within(s, Box.TEMPLE_PRICE, power)
    elif family == 3:
        if why_not_move(s) == Refusal.NONE:
            return count_liftable(s)
    elif s.display[family - 4] != Kind.EMPTY and not s.discard_done:
        return 1
    return 0


@rule
def count_plays(s, card, power):
    """Return in how many ways a card of the display can be played."""
    if card == Kind.EMPTY:
        return 0
    if is_tribe(card):
        return frontier_size(s) - first_within(s, Box.TRIBE_PRICE, power)
    if why_not_other(s, card) != Refusal.NONE:
        return 0
    return frontier_size(s) if card <= Kind.DECAY else 1


@rule
def member(s, family, nth):
    """Return the nth choice of a family, as an action."""
    if s.step == Step.TURN:
        if family < 2:
            card = s.display[family]
            if card <= Kind.DECAY:
                return action_of(card, s.frontier[frontier_size(s) - 1 - nth])
            return action_of(card, 0)
        if family == 2:
            return action_of(Verb.TEMPLE, s.frontier[frontier_size(s) - 1 - nth])
        if family == 3:
            return action_of(Verb.LIFT, nth_liftable(s, nth))
        if family < 6:
            return action_of(Verb.DISCARD, s.display[family - 4])
        return action_of(Verb.SPEND + nth, 0)
    if s.step == Step.DROP:
        return action_of(Verb.DROP, nth_drop(s, nth))
    if s.step == Step.WHIRLWIND:
        return (
            action_of(Verb.LIFT, nth_liftable(s, nth)) if family == 0 else action_of(Verb.STAY, 0)
        )
    if s.step == Step.STEAL:
        return (
            action_of(Verb.STEAL, nth_victim(s, nth)) if family == 0 else action_of(Verb.SPARE, 0)
        )
    return action_of(Verb.CONVERT, nth_convertible(s, nth))


@rule
def any_action(s):
    """Whether an action of any kind could be made now (D6)."""
    for family in range(6):
        if action_family_size(s, family) > 0:
            return True
    return False


@rule
def why_not_spend(s):
    """Why no extra-action card can be spent: one of an earlier turn, and something to do (D6)."""
    if s.god[s.current].extras == 0:
        return Refusal.NO_EXTRA
    if usable_extras(s) == 0:
        return Refusal.EXTRA_TOO_NEW
    if not any_action(s):
        return Refusal.EXTRA_USELESS
    return Refusal.NONE
