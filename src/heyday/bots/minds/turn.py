"""A look through one's own turn and no further, in the rule language.

It tries its actions on copies, keeps the most promising lines, tries what could follow them, and so
on to the end of the turn; the line that ends best gives the action. Lines about different things
are kept apart, because what is under way looks worse than it is: a price is paid before anything
is had for it.

This file is loaded once for each game (see `heyday.bots.turn_bot`), with that game's loops as
`drive` and its knowledge as `mind`.
"""

from typing import Any

import numpy as np

from heyday.kit import copy_record, entry, pick, rule

drive: Any  # the game's loops, set before this file is run
mind: Any  # what a position is worth, and what a line is about

act = drive.act
legal_actions = drive.legal_actions
is_over = drive.is_over
to_move = drive.to_move
rank = drive.rank
standing = mind.standing
kind_of = mind.kind_of

WON = 100.0  # a victory, whatever the points
ENVY = 0.3  # of what others have; more, and one plays for whoever comes third
BEAM = 32  # lines that are followed up at most
ROOM = 4096  # lines that are tried at each step at most
LONGEST = 16  # decisions that are looked ahead, more than nearly all turns have

LINE = np.dtype(
    [
        ("worth", np.float64),
        ("parent", np.int64),  # the table it comes from
        ("action", np.int64),  # its last one
        ("first", np.int64),  # its first one
        ("kind", np.int64),
    ],
    align=True,
)
CARE = np.dtype(
    [
        ("width", np.int64),  # lines that are followed up, besides the best one of each kind
        ("kinds", np.int64),  # whether there are such
        ("overlook", np.int64),  # of a hundred choices, so many are not seen
        ("whim", np.float64),  # points by which a line may be misjudged
    ],
    align=True,
)


@rule
def worth(s, seat):
    """Return how good a position is for a seat: its own standing, and a little of the others'."""
    others = 0.0
    for other in range(s.players):
        if other != seat:
            others += standing(s, other)
    value = standing(s, seat) - ENVY * others / (s.players - 1)
    if is_over(s):
        value += WON if rank(s, seat) == 1 else -WON
    return value


@rule
def misjudged(s, value, care):
    """Return a value as somebody sees it who does not look closely."""
    if care.whim > 0.0:
        value += care.whim * (pick(s, 2001) - 1000) / 1000.0
    return value


@rule
def try_all(table, nth, first, seat, turn, room, lines, count, best, care):
    """Try each choice of a line; return how many lines are open then.

    `best` holds the best end of a turn found so far.
    """
    s = table.state
    n = legal_actions(s, table.moves)
    for i in range(n):
        if n > 1 and care.overlook > 0 and pick(s, 100) < care.overlook:
            continue
        action = table.moves.list[i] + 0
        after = room.state
        copy_record(after, s)
        act(after, room.moves, action)
        value = worth(after, seat)
        if is_over(after) or to_move(after) != seat or after.turn != turn:
            value = misjudged(s, value, care)
            if best[0].first < 0 or value > best[0].worth:
                best[0].worth = value
                best[0].first = first if first >= 0 else action
        elif count < ROOM:
            line = lines[count]
            line.worth = value
            line.parent = nth
            line.action = action
            line.first = first if first >= 0 else action
            line.kind = kind_of(after, action) if care.kinds else 0
            count += 1
    return count


@rule
def is_new(lines, chosen, kept, line):
    """Whether no chosen line is equal to one: other orders lead to the same position."""
    for i in range(kept):
        other = lines[chosen[i]]
        if other.worth == lines[line].worth and other.kind == lines[line].kind:
            return False
    return True


@rule
def choose_lines(lines, count, chosen, care):
    """Choose the lines to follow up: the best ones, and the best one of each kind; return how many.

    A line that was looked at has a parent below zero.
    """
    kept = 0
    while kept < BEAM:
        best = -1
        for i in range(count):
            if lines[i].parent >= 0 and (best < 0 or lines[i].worth > lines[best].worth):
                best = i
        if best < 0:
            return kept
        line = lines[best]
        known = False
        for i in range(kept):
            known |= lines[chosen[i]].kind == line.kind
        if (kept < care.width or not known) and is_new(lines, chosen, kept, best):
            chosen[kept] = best
            kept += 1
        line.parent = -1 - line.parent  # looked at
    return kept


@entry
def look(tables, lines, chosen, best, cares):
    """Return the action that the best line found begins with.

    `tables[0]` holds the position, `tables[1]` is room to try in, then come two sets for a beam.
    """
    care = cares[0]
    root = tables[0].state
    seat = to_move(root)
    turn = root.turn + 0
    best[0].first = -1
    count = 0
    while count == 0 and best[0].first < 0:  # everything may have been overlooked
        count = try_all(tables[0], 0, -1, seat, turn, tables[1], lines, 0, best, care)
    old = 0  # where the set of the last step begins: at first it is the root itself
    new = 2
    for _ in range(LONGEST):
        kept = choose_lines(lines, count, chosen, care)
        if kept == 0:
            break
        for i in range(kept):
            line = lines[chosen[i]]
            line.parent = -1 - line.parent
            table = tables[new + i]
            copy_record(table.state, tables[old + line.parent].state)
            act(table.state, table.moves, line.action + 0)
            chosen[BEAM + i] = line.first
        count = 0
        for i in range(kept):
            table = tables[new + i]
            first = chosen[BEAM + i] + 0
            count = try_all(table, i, first, seat, turn, tables[1], lines, count, best, care)
        old = new
        new = 2 if new > 2 else 2 + BEAM
    if best[0].first < 0:
        best[0].first = chosen[BEAM]
    return best[0].first
