"""Moving deserts (action e, and the whirlwind of action c): which desert, and where to."""

from heyday.games.gods.box import Box
from heyday.games.gods.field import frontier_size, lift_desert, neighbours, put_card
from heyday.games.gods.refusals import Refusal
from heyday.games.gods.state import NOBODY, NOWHERE, PLACES, Kind, Option, Step
from heyday.kit import rule


@rule
def why_not_move(s):
    """Why no desert can be moved as an action: once a turn, for 2 power (action e)."""
    if s.move_done:
        return Refusal.MOVE_ONCE
    if s.god[s.current].power < Box.MOVE_PRICE:
        return Refusal.MOVE_POWER
    return Refusal.NONE


@rule
def why_not_lift(s, place):
    """Why this card cannot be lifted: only deserts move, and by option never apart (D8)."""
    if s.kind[place] != Kind.DESERT:
        return Refusal.NOT_A_DESERT
    if s.options & Option.NO_SPLIT and not may_leave(s, place):
        return Refusal.SPLITS
    return Refusal.NONE


@rule
def why_not_drop(s, place):
    """Why the lifted desert cannot be laid here: another place, touching another card (D8)."""
    if s.kind[place] != Kind.EMPTY:
        return Refusal.OCCUPIED
    if place == s.site and place != NOWHERE:
        return Refusal.SAME_PLACE
    if s.touching[place] == 0:
        return Refusal.NOT_TOUCHING
    if s.options & Option.NO_SPLIT and not joins(s, place):
        return Refusal.SPLITS
    return Refusal.NONE


@rule
def lift(s, place):
    """Take up a desert; as an action it costs 2 power, by the whirlwind nothing."""
    if s.step == Step.TURN:
        s.move_done = 1
        s.god[s.current].power -= Box.MOVE_PRICE
    s.site = lift_desert(s, place)
    s.step = Step.DROP
    if s.options & Option.NO_SPLIT:
        mark_parts(s, NOWHERE)


@rule
def drop(s, place):
    """Lay the lifted desert down again; no religion changes (D8)."""
    if s.options & Option.NO_SPLIT:
        clear_parts(s)
    put_card(s, place, Kind.DESERT, NOBODY)


@rule
def count_liftable(s):
    """Return how many deserts can be lifted."""
    if not s.options & Option.NO_SPLIT:
        return s.n_deserts + 0
    count = 0
    for i in range(s.n_deserts):
        if why_not_lift(s, s.deserts[i]) == Refusal.NONE:
            count += 1
    return count


@rule
def nth_liftable(s, nth):
    """Return the nth desert that can be lifted."""
    if not s.options & Option.NO_SPLIT:
        return s.deserts[nth]
    i = -1
    while nth >= 0:
        i += 1
        if why_not_lift(s, s.deserts[i]) == Refusal.NONE:
            nth -= 1
    return s.deserts[i]


@rule
def count_drops(s):
    """Return at how many places the lifted desert can be laid."""
    if not s.options & Option.NO_SPLIT:
        return frontier_size(s) - (s.site != NOWHERE)
    count = 0
    for i in range(frontier_size(s)):
        if why_not_drop(s, s.frontier[i]) == Refusal.NONE:
            count += 1
    return count


@rule
def nth_drop(s, nth):
    """Return the nth place at which the lifted desert can be laid."""
    if not s.options & Option.NO_SPLIT:
        return s.frontier[nth + (s.site != NOWHERE and nth >= s.spot[s.site])]
    i = -1
    while nth >= 0:
        i += 1
        if why_not_drop(s, s.frontier[i]) == Refusal.NONE:
            nth -= 1
    return s.frontier[i]


# ---- the option of ruling D8: the field must stay one ----


@rule
def may_leave(s, desert):
    """Whether the field can stay in one piece when this desert moves somewhere else."""
    if is_on_rim(s, desert):
        return True
    mark_parts(s, desert)
    possible = s.parts == 1
    for i in range(frontier_size(s)):
        if not possible and joins(s, s.frontier[i]):
            possible = True
    clear_parts(s)
    return possible


@rule
def is_on_rim(s, place):
    """Whether the cards around a place hang together around it, so that it splits nothing."""
    ends = 0
    around = neighbours(s, place)
    last = s.kind[around[5]] != Kind.EMPTY
    for n in around:
        card = s.kind[n] != Kind.EMPTY
        ends += card and not last
        last = card
    return ends <= 1


@rule
def joins(s, place):
    """Whether a desert laid here touches all parts of the field."""
    seen = 1
    for n in neighbours(s, place):
        seen |= 1 << s.part[n]
    return seen == (1 << (s.parts + 1)) - 1


@rule
def mark_parts(s, without):
    """Number the connected parts of the field, as it is without one card."""
    for place in range(PLACES):
        if s.kind[place] != Kind.EMPTY and place != without and s.part[place] == 0:
            s.parts += 1
            mark_part(s, place, without)


@rule
def mark_part(s, place, without):
    """Give the newest part's number to every card that hangs together with this one."""
    s.part[place] = s.parts
    s.queue[0] = place
    waiting = 1
    while waiting > 0:
        waiting -= 1
        for n in neighbours(s, s.queue[waiting]):
            if s.kind[n] != Kind.EMPTY and n != without and s.part[n] == 0:
                s.part[n] = s.parts
                s.queue[waiting] = n
                waiting += 1


@rule
def clear_parts(s):
    """Leave no mark behind."""
    s.parts = 0
    for place in range(PLACES):
        s.part[place] = 0
    for i in range(80):
        s.queue[i] = 0
