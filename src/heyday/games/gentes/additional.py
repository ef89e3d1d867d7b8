"""Additional actions: train for cubes, exchange persons; bonus tiles (4.1 B, G16 to G18, G40)."""

from heyday.games.gentes.box import Box, bonus
from heyday.games.gentes.mat import (
    GROUPS,
    count_persons,
    full_groups,
    gain_person,
    mixes_of,
    pay_cubes,
    score_points,
)
from heyday.games.gentes.refusals import Refusal
from heyday.games.gentes.state import Bonus, Cube, Source, Step
from heyday.kit import bit, first_of, has, rule, where, without_first
from heyday.kit.steps import argument, pop, push, set_argument

ALL_GROUPS = (1 << GROUPS) - 1


@rule
def why_not_hire(s, p, temple):
    """Why no person can be trained for this mix of cubes (4.1 B)."""
    mixes = mixes_of(s.player[p], Box.TRAIN_CUBES)
    return Refusal.NONE if has(mixes, temple) else Refusal.CUBES


@rule
def hire(s, p, temple):
    """Train any person for three cubes of any mix (4.1 B)."""
    pay_cubes(s.player[p], temple, Box.TRAIN_CUBES)
    push(s, Step.CHECK_BONUS, p, 0)
    push(s, Step.HIRE, p, 0)


@rule
def why_not_exchange(s, p):
    """Why no persons can be exchanged (G17, G40)."""
    me = s.player[p]
    if me.cubes[Cube.ORACLE] < Box.EXCHANGE_CUBES:
        return Refusal.NO_ORACLE
    return Refusal.NONE if count_persons(me) > 0 else Refusal.NOBODY_TO_MOVE


@rule
def begin_exchange(s, p):
    """Pay an oracle cube for up to two moves (G17)."""
    s.player[p].cubes[Cube.ORACLE] -= Box.EXCHANGE_CUBES
    push(s, Step.CHECK_BONUS, p, 0)
    push(s, Step.EXCHANGE, p, 0)


@rule
def moves_to_make(me):
    """Return the moves of an exchange that can be made: from and to, as one number (G40)."""
    there = ALL_GROUPS & ~full_groups(me)
    here = ALL_GROUPS & ~where(me.persons, 0)
    found = 0
    while here:
        group = first_of(here)
        here = without_first(here)
        found |= (there & ~bit(group)) << group * GROUPS
    return found


@rule
def why_not_move(s, p, here, there):
    """Why a person cannot leave one group for another; pushing somebody out is legal (G40)."""
    me = s.player[p]
    if has(moves_to_make(me), here * GROUPS + there):
        return Refusal.NONE
    if here == there:
        return Refusal.SAME_GROUP
    return Refusal.NO_SUCH_PERSON if me.persons[here] == 0 else Refusal.GROUP_FULL


@rule
def move_person(s, p, here, there):
    """A person leaves a group, another group gains one (G17)."""
    me = s.player[p]
    me.persons[here] -= 1
    gain_person(me, there)
    moved = argument(s) + 1
    if moved == Box.EXCHANGES:
        pop(s)
    else:
        set_argument(s, moved)


@rule
def why_not_end_exchange(s):
    """Why an exchange cannot end: at least one move is made (G40)."""
    return Refusal.NONE if argument(s) else Refusal.MOVE_FIRST


@rule
def check_bonus(s, p):
    """Take the bonus tiles whose condition is met now; none in the final scoring (G18)."""
    me = s.player[p]
    if not s.finale:
        claim_bonus(s, p, Bonus.CITIES, me.n_cities)
        claim_bonus(s, p, Bonus.CARDS, me.n_tableau)
        claim_bonus(s, p, Bonus.PERSONS, count_persons(me))


@rule
def claim_bonus(s, p, stack, count):
    """Take the top tile of a stack: one per category and player, never given back (G18, G41)."""
    me = s.player[p]
    if count >= bonus.needs[stack] and not me.bonus[stack]:
        first = s.bonus_taken[stack] == 0
        score_points(me, Source.BONUS, Box.BONUS_FIRST if first else Box.BONUS_LATER)
        s.bonus_taken[stack] += 1
        me.bonus[stack] = 1
