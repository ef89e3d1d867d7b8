"""Steps: what is still to happen, as a stack inside the state.

A game whose turn is a sequence of small decisions keeps four fields in its state: `step`, `seat`
and `arg`, which are arrays of one length, and `depth`. The last step is the next one. Decisions are
numbered below automatic steps; the game says from which number on (`play.waits`).
"""

from __future__ import annotations

from heyday.kit.backend import rule


@rule
def push(s, step, seat, arg):
    """Let a step happen before all others: what is to come later is pushed earlier."""
    depth = s.depth
    s.step[depth] = step
    s.seat[depth] = seat
    s.arg[depth] = arg
    s.depth = depth + 1


@rule
def pop(s):
    """Take the next step off, and leave no trace of it: equal states have equal bytes."""
    depth = s.depth - 1
    s.step[depth] = 0
    s.seat[depth] = 0
    s.arg[depth] = 0
    s.depth = depth


@rule
def next_step(s):
    """Return which step comes next."""
    return s.step[s.depth - 1] + 0


@rule
def next_seat(s):
    """Return whose step comes next."""
    return s.seat[s.depth - 1] + 0


@rule
def argument(s):
    """Return the argument of the next step."""
    return s.arg[s.depth - 1] + 0


@rule
def set_argument(s, arg):
    """Change the argument of the next step, which is not over yet."""
    s.arg[s.depth - 1] = arg
