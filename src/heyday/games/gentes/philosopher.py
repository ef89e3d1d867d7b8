"""Philosopher: training persons (4.1 A 3, G7, G34).

What is paid opens columns of the cost table. With `extra` persons an action trains up to 1 + extra,
all of columns whose upper price is paid, or up to 2 + extra, all of columns whose lower price is.
"""

from heyday.games.gentes.box import Box, homes, sites
from heyday.games.gentes.hometowns import why_not_hometown
from heyday.games.gentes.mat import can_gain, full_groups, gain_person
from heyday.games.gentes.refusals import Refusal
from heyday.games.gentes.sets import Sets, price_sets
from heyday.games.gentes.state import Step
from heyday.kit import bit, first_of, has, rule, where, without_first
from heyday.kit.steps import pop, push


@rule
def columns_with_room(s, p):
    """Return the columns of the cost table whose groups have room for a person, as a set (G2)."""
    columns = Sets.COLUMNS
    full = full_groups(s.player[p])
    while full:
        columns &= ~where(s.training, first_of(full))
        full = without_first(full)
    return columns


@rule
def least_for_training(s, p):
    """Return for how much at least a philosopher can train somebody, NEVER if nobody (G5)."""
    return price_sets.least_column[columns_with_room(s, p)] + 0


@rule
def begin_training(s, p):
    """Begin to train: at least one person (G5)."""
    s.extra += s.player[p].extra_person
    s.must_train = 1
    push(s, Step.TRAIN, p, 0)


@rule
def column_of(s, group):
    """Return the column of the cost table in which a group lies now."""
    column = 0
    while s.training[column] != group:
        column += 1
    return column


@rule
def columns_paid(s, extra):
    """Return the columns of which one more person can be trained, with so many extra (G7, G34)."""
    used = 0
    for i in range(s.n_trained):
        used |= bit(s.trained[i])
    upper = price_sets.upper[s.paid]
    lower = price_sets.lower[s.paid]
    columns = 0
    if s.n_trained < 1 + extra and used & ~upper == 0:
        columns |= upper
    if s.n_trained < 2 + extra and used & ~lower == 0:
        columns |= lower
    return columns


@rule
def groups_to_train(s, p, extra):
    """Return the groups of which one more person can be trained (G7, G34)."""
    columns = columns_paid(s, extra) & columns_with_room(s, p)
    groups = 0
    while columns:
        groups |= bit(s.training[first_of(columns)])
        columns = without_first(columns)
    return groups


@rule
def why_not_train(s, p, group, extra):
    """Why one more person, of this group, cannot be trained with so many extra ones (G7, G34)."""
    if not can_gain(s.player[p], group):
        return Refusal.GROUP_FULL
    if s.n_trained >= 2 + extra:
        return Refusal.TRAIN_ENOUGH
    paid = has(columns_paid(s, extra), column_of(s, group))
    return Refusal.NONE if paid else Refusal.TRAIN_PRICE


@rule
def train(s, p, group):
    """Train a person; its column counts as it lay before the action (G7)."""
    s.trained[s.n_trained] = column_of(s, group)
    s.n_trained += 1
    s.must_train = 0
    gain_person(s.player[p], group)


@rule
def why_not_extra(s, p, site):
    """Why a hometown cannot bring one more person now: it must open somebody (G10, G34)."""
    reason = why_not_hometown(s, p, site)
    if reason != Refusal.NONE:
        return reason
    more = homes.extra_person[sites.row[site]]
    if more == 0:
        return Refusal.HOME_OTHER_ACTION
    if s.must_train:
        return Refusal.TRAIN_FIRST
    opened = groups_to_train(s, p, s.extra + more) & ~groups_to_train(s, p, s.extra)
    return Refusal.NONE if opened else Refusal.EXTRA_USELESS


@rule
def use_for_extra(s, site):
    """Mark a hometown of inventors: the next person is trained by it (G34)."""
    s.marked[site] = 1
    s.extra += homes.extra_person[sites.row[site]]
    s.must_train = 1


@rule
def why_not_end_training(s):
    """Why training cannot end: a person is due, at first and for a hometown (G5, G34)."""
    return Refusal.TRAIN_FIRST if s.must_train else Refusal.NONE


@rule
def end_training(s):
    """Move the used tiles to the right end, the right-most first, each once (G7)."""
    pop(s)
    for column in range(Box.COLUMNS - 1, -1, -1):
        used = False
        for i in range(s.n_trained):
            used = used or s.trained[i] == column
        if used:
            group = s.training[column]
            for right in range(column, Box.COLUMNS - 1):
                s.training[right] = s.training[right + 1]
            s.training[Box.COLUMNS - 1] = group
