"""A search through all that is left of a turn or of a game, in the rule language.

Depth first over every sequence of one seat's decisions, but each position once, whatever the order
of actions that leads to it. A branch is left out only where its ceiling, which no line beyond it
exceeds, is not above the best result so far. So when nothing is left to try that result is proven,
unless two positions share all 64 bits of their fingerprints.

This file is loaded once for each game (see `heyday.bots.endgame`), with that game's loops as
`drive` and what is known of its last turns as `ending`. It is not recursive: Numba cannot load a
recursive function from its cache.
"""

from typing import Any

import numpy as np

from heyday.kit import BACKEND, constants, copy_record, entry, rule, seed_dice
from heyday.kit.record import pack

drive: Any  # the game's loops, set before this file is run
ending: Any  # where a solution ends, what an end is worth, what can still be reached

act = drive.act
listed = drive.listed
legal_actions = drive.legal_actions
to_move = drive.to_move
in_range = ending.in_range
is_settled = ending.is_settled
asks_for_draws = ending.asks_for_draws
may_wait = ending.may_wait
mood_after = ending.mood_after
result = ending.result
ceiling = ending.ceiling

LEVELS = 96  # decisions of one line, and one more
WORDS = drive.State.dtype.itemsize // 8

PLAN = np.dtype(
    [
        ("level", np.int64),  # where the search is; -1 when nothing is left to try
        ("seat", np.int64),  # whose decisions, and whose result
        ("turn", np.int64),  # in which the search began
        ("dice", np.int64),  # as they were then: whoever has drawn has others
        ("best", np.int64),  # result so far
        ("length", np.int64),  # of the line that leads to it
        ("tried", np.int64),  # actions
        ("known", np.int64),  # different positions
        ("block", np.int64),  # why there will be no proof
    ]
)


@constants
class Block:
    """Why a search ends without a proof."""

    NONE = 0
    DRAWS = 1  # a result hangs on what is drawn
    LENGTH = 2  # a line is too long
    ROOM = 3  # there are too many different positions


if BACKEND == "python":

    def fingerprint(tables, words, level):
        """Return a number that equal states share; `words` is room for the bytes of one."""
        pack(tables[level].state, words[0])
        return hash(words.tobytes()) | 1
else:
    ODD = 0x9E3779B97F4A7C15 - (1 << 64)

    @rule
    def fingerprint(tables, words, level):
        """Return a number that equal states share; `words` is the memory of the tables."""
        even = 0
        odd = 0
        for i in range(0, WORDS - 1, 2):
            even = (even ^ words[level, i]) * ODD
            odd = (odd ^ words[level, i + 1]) * ODD
            even ^= even >> 31
            odd ^= odd >> 29
        if WORDS % 2 == 1:
            even = (even ^ words[level, WORDS - 1]) * ODD
            even ^= even >> 31
        return (even * 31 ^ odd) * ODD | 1


@rule
def is_new(marks, plan, mark):
    """Whether a position is met for the first time; it is remembered."""
    last = len(marks) - 1  # of a table whose size is a power of two
    place = mark >> 8 & last
    while marks[place] != 0:
        if marks[place] == mark:
            return False
        place = place + 1 & last
    marks[place] = mark
    plan.known += 1
    return True


@rule
def let_others(s, moves, plan):
    """Let the others decide anything: it does not matter to the seat."""
    while not is_settled(s, plan) and to_move(s) != plan.seat:
        act(s, moves, moves.list[0] + 0)


@rule
def keep_line(tables, plan, line, value):
    """Remember the line that leads to a better result."""
    plan.best = value
    plan.length = plan.level + 1
    for level in range(plan.length):
        line[level] = tables[level].moves.list[tables[level].tried - 1]


@rule
def enter(tables, words, marks, plan, tops, moods):
    """Go on from the position that was just reached, if there may be something new beyond it."""
    level = plan.level + 1
    s = tables[level].state
    tops[level] = ceiling(s, plan)
    if tops[level] <= plan.best:
        return
    if not is_new(marks, plan, fingerprint(tables, words, level) ^ moods[level] << 1):
        return
    if s.rng != plan.dice and asks_for_draws(s):
        plan.block = Block.DRAWS
    elif level == len(tables) - 1:
        plan.block = Block.LENGTH
    elif 4 * plan.known > 3 * len(marks):
        plan.block = Block.ROOM
    listed(s, tables[level].moves)
    tables[level].tried = 0
    plan.level = level


# ---- called from Python ----


@entry
def begin(tables, plans, tops, moods, seed):
    """Prepare a search from the first table; return whether there may be something to find."""
    plan = plans[0]
    s = tables[0].state
    seed_dice(s, seed)
    plan.level = 0
    plan.seat = to_move(s)
    plan.turn = s.turn
    plan.dice = s.rng
    plan.best = ending.NOTHING
    plan.length = 0
    plan.tried = 0
    plan.known = 0
    plan.block = Block.NONE
    if not in_range(s):
        return False
    tops[0] = ceiling(s, plan)
    moods[0] = 0
    tables[0].tried = 0
    legal_actions(s, tables[0].moves)
    return tops[0] > plan.best


@entry
def go_on(tables, words, marks, plans, tops, moods, line, actions):
    """Try so many more actions; return whether there is nothing left to do."""
    plan = plans[0]
    last = plan.tried + actions
    while plan.level >= 0 and plan.tried < last and plan.block == Block.NONE:
        here = tables[plan.level]
        there = tables[plan.level + 1]
        if here.tried == here.moves.count or tops[plan.level] <= plan.best:
            plan.level -= 1
            continue
        action = here.moves.list[here.tried] + 0
        here.tried += 1
        if may_wait(here.state, action, moods[plan.level]):
            continue
        moods[plan.level + 1] = mood_after(here.state, action, moods[plan.level])
        plan.tried += 1
        copy_record(there.state, here.state)
        act(there.state, there.moves, action)
        let_others(there.state, there.moves, plan)
        if not is_settled(there.state, plan):
            enter(tables, words, marks, plan, tops, moods)
        elif result(there.state, plan) > plan.best:
            keep_line(tables, plan, line, result(there.state, plan))
    return plan.level < 0 or plan.block != Block.NONE


@entry
def outcome(tables, plans):
    """Return whether a line that began as planned is over, and if so what it came to."""
    s = tables[0].state
    settled = is_settled(s, plans[0])
    return settled, result(s, plans[0]) if settled else ending.NOTHING
