"""Wishes: why an action is not legal now, for every action there is, and what it costs."""

from heyday.games.gods.box import Box
from heyday.games.gods.choices import why_not_spend
from heyday.games.gods.deserts import why_not_drop, why_not_lift, why_not_move
from heyday.games.gods.field import temple_price, tribe_price
from heyday.games.gods.laying import (
    why_not_convert,
    why_not_discard,
    why_not_other,
    why_not_place,
    why_not_steal,
    why_not_temple_at,
    why_not_tribe,
)
from heyday.games.gods.refusals import Refusal
from heyday.games.gods.religion import is_tribe
from heyday.games.gods.state import PLACES, Kind, Step, Verb
from heyday.kit import rule
from heyday.kit.actions import arg_of, verb_of


@rule
def refusal(s, action):
    """Return why an action is not legal now, or 0; for every action of the vocabulary."""
    verb = verb_of(action)
    arg = arg_of(action)
    if s.over:
        return Refusal.OVER
    if verb < 1 or verb > Verb.END or arg < least_argument(verb) or arg > most_argument(verb):
        return Refusal.UNKNOWN
    if s.step != Step.TURN:
        return refusal_in_step(s, verb, arg)
    if verb == Verb.SPEND:
        return why_not_spend(s)
    if verb == Verb.END:
        return Refusal.MUST_ACT if s.actions > 0 else Refusal.NONE
    if verb == Verb.DROP or (verb >= Verb.STAY and verb <= Verb.CONVERT):
        return Refusal.NOT_NOW
    if s.actions == 0:
        return Refusal.NO_ACTIONS
    return refusal_of_action(s, verb, arg)


@rule
def least_argument(verb):
    """Return the smallest argument that an action of this verb can have."""
    return Kind.GREEN if verb == Verb.DISCARD else 0


@rule
def most_argument(verb):
    """Return the largest argument that an action of this verb can have."""
    if verb == Verb.STEAL:
        return 3
    if verb == Verb.DISCARD:
        return Kind.EXTRA
    if verb == Verb.WHIRLWIND or verb == Verb.TAKE or verb == Verb.STAY or verb == Verb.SPARE:
        return 0
    if verb == Verb.SPEND or verb == Verb.END:
        return 0
    return PLACES


@rule
def refusal_of_action(s, verb, arg):
    """Return why one of the actions a, b, c, e and f is not legal now."""
    if is_tribe(verb):
        return why_not_tribe(s, verb, arg)
    if verb == Verb.TEMPLE:
        return why_not_temple_at(s, arg)
    if verb == Verb.LIFT:
        reason = why_not_move(s)
        return reason if reason != Refusal.NONE else why_not_lift(s, arg)
    if verb == Verb.DISCARD:
        return why_not_discard(s, arg)
    reason = why_not_other(s, verb)
    if reason == Refusal.NONE and verb <= Verb.DECAY:
        return why_not_place(s, arg)
    return reason


@rule
def refusal_in_step(s, verb, arg):
    """Return why an action is not legal in the middle of another."""
    if s.step == Step.DROP and verb == Verb.DROP:
        return why_not_drop(s, arg)
    if s.step == Step.WHIRLWIND and verb == Verb.LIFT:
        return why_not_lift(s, arg)
    if s.step == Step.WHIRLWIND and verb == Verb.STAY:
        return Refusal.NONE
    if s.step == Step.STEAL and verb == Verb.STEAL:
        return why_not_steal(s, arg)
    if s.step == Step.STEAL and verb == Verb.SPARE:
        return Refusal.NONE
    if s.step == Step.CONVERT and verb == Verb.CONVERT:
        return why_not_convert(s, arg)
    return Refusal.NOT_NOW


@rule
def cost(s, action):
    """Return the power that an action costs; less than 0 if it gives some."""
    verb = verb_of(action)
    if is_tribe(verb):
        return tribe_price(s, arg_of(action))
    if verb == Verb.TEMPLE:
        return temple_price(s, arg_of(action))
    if verb == Verb.LIFT and s.step == Step.TURN:
        return Box.MOVE_PRICE
    room = Box.MOST_POWER - s.god[s.current].power
    if verb == Verb.DESERT:
        return -min(room, Box.DESERT_GAIN)
    if verb == Verb.STEAL:
        return -min(room, Box.DECAY_GAIN)
    return 0
