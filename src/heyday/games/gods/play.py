"""Gods as the other layers see it: the contract of a game.

The chapters each have a file: preparations, turn, laying (actions a, b, c, f), deserts (e),
religion (with nations), field; `choices` and `wishes` ask them what may be done, this file does it.
"""

from heyday.games.gods.choices import any_action, legal_actions, random_action, why_not_spend
from heyday.games.gods.deserts import count_liftable, drop, lift
from heyday.games.gods.faults import fault
from heyday.games.gods.laying import (
    convert,
    discard,
    lay_decay,
    lay_desert,
    lay_temple,
    lay_tribe,
    play_other,
    steal,
    take_extra,
)
from heyday.games.gods.preparations import new_game
from heyday.games.gods.refusals import Refusal
from heyday.games.gods.religion import is_tribe
from heyday.games.gods.state import End, Kind, Moves, State, Step, Verb
from heyday.games.gods.turn import end_turn
from heyday.games.gods.wishes import cost, refusal
from heyday.kit import rule
from heyday.kit.actions import arg_of, verb_of

__all__ = [
    "Moves",
    "State",
    "apply",
    "cost",
    "fault",
    "is_over",
    "legal_actions",
    "new_game",
    "random_action",
    "refusal",
    "score",
    "to_move",
]


@rule
def to_move(s):
    """Return the seat that decides next: always the player whose turn it is."""
    return s.current + 0


@rule
def is_over(s):
    """Whether the game has ended."""
    return s.over != End.NOT


@rule
def apply(s, action):
    """Carry out a legal action, and all that follows until the next decision."""
    verb = verb_of(action)
    arg = arg_of(action)
    if s.step != Step.TURN:
        do_in_step(s, verb, arg)
    elif verb == Verb.SPEND:
        s.god[s.current].extras -= 1
        s.extra_spent += 1
        s.actions += 1
    elif verb == Verb.END:
        end_turn(s)
    else:
        do_action(s, verb, arg)
        if s.step == Step.TURN:
            end_action(s)


@rule
def do_action(s, verb, arg):
    """Carry out one of the actions a, b, c, e and f."""
    if is_tribe(verb):
        lay_tribe(s, verb, arg)
    elif verb == Verb.TEMPLE:
        lay_temple(s, arg)
    elif verb == Verb.LIFT:
        lift(s, arg)
    elif verb == Verb.DISCARD:
        discard(s, arg)
    elif verb == Verb.DESERT:
        lay_desert(s, arg)
    elif verb == Verb.DECAY:
        lay_decay(s, arg)
    elif verb == Verb.TAKE:
        take_extra(s)
    else:
        play_other(s, Kind.WHIRLWIND)
        if count_liftable(s) > 0:  # with no desert to move it is played all the same (D5)
            s.step = Step.WHIRLWIND


@rule
def do_in_step(s, verb, arg):
    """Carry out the rest of an action."""
    if verb == Verb.LIFT:
        lift(s, arg)
        return
    if verb == Verb.CONVERT:
        convert(s, arg)
        if s.step == Step.CONVERT:
            return
    elif verb == Verb.DROP:
        drop(s, arg)
    elif verb == Verb.STEAL:
        steal(s, arg)
    s.step = Step.TURN
    end_action(s)


@rule
def end_action(s):
    """Count an action; after the last the turn ends, unless an extra action is possible.

    The two actions of a turn can always be made (a card is left to discard, or the other card can
    be played). Only an action gained by an extra-action card can turn out impossible: it lapses.
    """
    s.site = 0
    s.actions -= 1
    if s.over:
        return
    if s.actions == 0:
        if why_not_spend(s) != Refusal.NONE:
            end_turn(s)
    elif s.extra_spent and not any_action(s):
        end_turn(s)


@rule
def score(s, god):
    """Return what ranks a god: most points, then most power; equal gods share a place (D10)."""
    return s.god[god].points * 16 + s.god[god].power
