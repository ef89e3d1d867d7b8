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
from heyday.games.gods.laying import (
    count_convertible,
    count_victims,
    nth_convertible,
    nth_victim,
    why_not_other,
    why_not_temple,
)
from heyday.games.gods.refusals import Refusal
from heyday.games.gods.religion import is_tribe
from heyday.games.gods.state import Kind, Step, Verb
from heyday.games.gods.turn import usable_extras
from heyday.kit import constants, pick, rule
from heyday.kit.actions import action_of

FAMILIES = 7


@constants
class Family:
    """The families of choices; in the middle of an action FIRST is yes and SECOND no."""

    FIRST = 0  # play the card of the first slot
    SECOND = 1
    TEMPLE = 2
    MOVE = 3
    DISCARD_FIRST = 4
    DISCARD_SECOND = 5
    EXTRA = 6  # spend an extra-action card, or end the turn


@rule
def legal_actions(s, moves):
    """List the legal actions of the present decision, none after the end; return how many."""
    count = 0
    if not s.over:
        count_choices(s, moves)
        for family in range(FAMILIES):
            if moves.sizes[family] > 0:
                count = list_family(s, moves, family, count)
    moves.count = count
    return count


@rule
def list_family(s, moves, family, count):
    """List a family after so many others; return how many are listed then."""
    listing = moves.list
    size = moves.sizes[family]
    verb = verb_laid(s, family)
    if verb == 0:
        for nth in range(size):
            listing[count + nth] = member(s, family, nth)
        return count + size
    places = s.frontier
    first = action_of(verb, 0)
    end = frontier_size(s)
    for place in range(end - 1, end - 1 - size, -1):
        listing[count] = first + places[place]
        count += 1
    return count


@rule
def random_action(s, moves):
    """Return one of the legal actions, each as likely as any other, without listing them."""
    nth = pick(s, count_choices(s, moves))
    family = 0
    while nth >= moves.sizes[family]:
        nth -= moves.sizes[family]
        family += 1
    return member(s, family, nth)


@rule
def count_choices(s, moves):
    """Count the choices of the present decision into `moves.sizes`; return how many there are."""
    sizes = moves.sizes
    for family in range(FAMILIES):
        sizes[family] = 0
    if s.step == Step.TURN:
        if s.actions > 0:
            count_actions(s, sizes)
        if why_not_spend(s) == Refusal.NONE:
            sizes[Family.EXTRA] = 1 + (s.actions == 0)
    elif s.step == Step.DROP:
        sizes[Family.FIRST] = count_drops(s)
    elif s.step == Step.WHIRLWIND:
        sizes[Family.FIRST] = count_liftable(s)
        sizes[Family.SECOND] = 1
    elif s.step == Step.STEAL:
        sizes[Family.FIRST] = count_victims(s)
        sizes[Family.SECOND] = 1
    else:
        sizes[Family.FIRST] = count_convertible(s)
    total = 0
    for family in range(FAMILIES):
        total += sizes[family]
    return total


@rule
def count_actions(s, sizes):
    """Count the actions a, b, c, e and f that can be made now."""
    sizes[Family.FIRST] = count_plays(s, s.display[0])
    sizes[Family.SECOND] = count_plays(s, s.display[1])
    sizes[Family.TEMPLE] = count_temples(s)
    sizes[Family.MOVE] = count_moves(s)
    sizes[Family.DISCARD_FIRST] = may_discard(s, s.display[0])
    sizes[Family.DISCARD_SECOND] = may_discard(s, s.display[1])


@rule
def count_plays(s, card):
    """Return in how many ways a card of the display can be played (actions a and c)."""
    if card == Kind.EMPTY:
        return 0
    if is_tribe(card):
        power = s.god[s.current].power
        return frontier_size(s) - first_within(s, Box.TRIBE_PRICE, power)
    if why_not_other(s, card) != Refusal.NONE:
        return 0
    return frontier_size(s) if card <= Kind.DECAY else 1


@rule
def count_temples(s):
    """Return at how many places a temple can be laid (action b)."""
    if why_not_temple(s) != Refusal.NONE:
        return 0
    return frontier_size(s) - first_within(s, Box.TEMPLE_PRICE, s.god[s.current].power)


@rule
def count_moves(s):
    """Return how many deserts can be moved as an action (action e)."""
    return count_liftable(s) if why_not_move(s) == Refusal.NONE else 0


@rule
def may_discard(s, card):
    """Whether a card of the display can be put back into the sack (action f)."""
    return card != Kind.EMPTY and not s.discard_done


@rule
def any_action(s):
    """Whether an action of any kind could be made now (D6)."""
    return (
        may_discard(s, s.display[0])
        or may_discard(s, s.display[1])
        or count_plays(s, s.display[0]) > 0
        or count_plays(s, s.display[1]) > 0
        or count_temples(s) > 0
        or count_moves(s) > 0
    )


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


@rule
def member(s, family, nth):
    """Return the nth choice of a family, as an action; places come cheapest first."""
    if s.step != Step.TURN:
        return member_in_step(s, family, nth)
    verb = verb_laid(s, family)
    if verb != 0:
        return action_of(verb, s.frontier[frontier_size(s) - 1 - nth])
    if family <= Family.SECOND:
        return action_of(s.display[family], 0)
    if family == Family.MOVE:
        return action_of(Verb.LIFT, nth_liftable(s, nth))
    if family <= Family.DISCARD_SECOND:
        return action_of(Verb.DISCARD, s.display[family - Family.DISCARD_FIRST])
    return action_of(Verb.SPEND + nth, 0)


@rule
def verb_laid(s, family):
    """Return by which verb a family lays a card, at places of the frontier from its end; or 0."""
    if s.step == Step.TURN:
        if family == Family.TEMPLE:
            return Verb.TEMPLE
        if family <= Family.SECOND and s.display[family] <= Kind.DECAY:
            return s.display[family] + 0
    return 0


@rule
def member_in_step(s, family, nth):
    """Return the nth choice in the middle of an action."""
    if s.step == Step.DROP:
        return action_of(Verb.DROP, nth_drop(s, nth))
    if s.step == Step.CONVERT:
        return action_of(Verb.CONVERT, nth_convertible(s, nth))
    if s.step == Step.WHIRLWIND:
        if family == Family.FIRST:
            return action_of(Verb.LIFT, nth_liftable(s, nth))
        return action_of(Verb.STAY, 0)
    if family == Family.FIRST:
        return action_of(Verb.STEAL, nth_victim(s, nth))
    return action_of(Verb.SPARE, 0)
