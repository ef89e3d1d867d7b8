"""The loops of `vector.py`, in the rule language: act, see who won, begin anew, list; and mark.

This file is loaded once for each game, with that game's loops as `drive` and what bots know of it
as `mind`.
"""

from typing import Any

from heyday.kit import entry, fetch_record, rule
from heyday.kit.actions import verb_of

drive: Any  # the game's loops, set before this file is run
mind: Any

act = drive.act
begin = drive.begin
is_over = drive.is_over
listed = drive.listed
rank = drive.rank
to_move = drive.to_move
standing = mind.standing


@entry
def mark(moves, places, mask, value):
    """Write a value into the mask wherever an action is listed."""
    for i in range(len(moves)):
        for nth in range(moves[i].count):
            mask[i, places[moves[i].list[nth]]] = value


@entry
def pick_places(chances, counts, nths):
    """Turn random numbers from 0 to 1 into places of the lists."""
    for i in range(len(counts)):
        nths[i] = int(chances[i] * counts[i])


@entry
def listed_at(moves, counts, nths, actions):
    """Look up actions by their places in the lists; return the first game without such a place."""
    for i in range(len(moves)):
        if nths[i] < 0 or nths[i] >= counts[i]:
            return i
        actions[i] = moves[i].list[nths[i]]
    return -1


@entry
def line_up(actions, alike, order):
    """Sort the games by what is done in them: a processor foresees what it has just seen."""
    alike[:] = 0
    for i in range(len(actions)):
        alike[verb_of(actions[i]) + 1] += 1  # those that begin (-1) come first
    first = 0
    for verb in range(len(alike)):
        count = alike[verb]
        alike[verb] = first
        first += count
    for i in range(len(actions)):
        verb = verb_of(actions[i]) + 1
        order[alike[verb]] = i
        alike[verb] += 1


@rule
def settle_up(s, rewards, points):
    """Write down how a game ended: 1 for who won alone, zero in sum."""
    winners = 0
    for seat in range(s.players):
        winners += rank(s, seat) == 1
    for seat in range(s.players):
        share = 1.0 / winners if rank(s, seat) == 1 else 0.0
        rewards[seat] = (share * s.players - 1.0) / (s.players - 1.0)
        points[seat] = standing(s, seat)


@entry
def step(
    states, moves, actions, order, counts, seats, over, rewards, points, seeds, players, options
):
    """Take an action in every game, or begin it (-1); one that ends is followed by the next."""
    rewards[:] = 0.0
    over[:] = False
    for nth in range(len(order)):
        i = order[nth]
        after = order[min(nth + 1, len(order) - 1)]
        fetch_record(states[after])
        fetch_record(moves[after])
        s = states[i]
        if actions[i] >= 0:
            act(s, moves[i], actions[i])
            over[i] = is_over(s)
        if over[i]:
            settle_up(s, rewards[i], points[i])
            seeds[i] += len(states)
        if over[i] or actions[i] < 0:
            begin(s, moves[i], players, seeds[i], options)
        counts[i] = listed(s, moves[i])
        seats[i] = to_move(s)
