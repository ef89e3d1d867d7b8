"""What the leaf of a search promises each seat, in the rule language.

This file is loaded once for each game (see `heyday.bots.minds`), with that game's loops as `drive`
and its knowledge as `mind`.
"""

from typing import Any

from heyday.bots.minds.net import judge_rows
from heyday.bots.minds.nodes import hear
from heyday.bots.minds.odds import share_out
from heyday.kit import rule

drive: Any  # the game's loops, set before this file is run
mind: Any  # what a position is worth

act = drive.act
is_over = drive.is_over
random_action = drive.random_action
rank = drive.rank
outlook, outlook_of = mind.outlook, mind.outlook_of
sight, INPUTS = mind.sight, mind.INPUTS
standing = mind.standing
is_quiet = mind.is_quiet
ROUGH = mind.ROUGH  # points of standing that make a lead mean something


@rule
def play_on(s, moves, manner):
    """Play at random until nothing is under way, or to the end of the game; or not at all."""
    while not is_over(s) and manner.playout > 0 and (manner.playout == 2 or not is_quiet(s)):
        act(s, moves, random_action(s, moves))


@rule
def guess(s, tree):
    """Judge by hand, as the one-turn bots do: who is ahead, and by how much."""
    for seat in range(s.players):
        tree.said_points[seat] = standing(s, seat)
        tree.said_odds[seat] = tree.said_points[seat]
    share_out(tree.said_odds, s.players, ROUGH)


@rule
def tell(s, tree):
    """Say how each seat did."""
    winners = 0
    for seat in range(s.players):
        winners += rank(s, seat) == 1
    for seat in range(s.players):
        tree.odds[seat] = 1.0 / winners if rank(s, seat) == 1 else 0.0
        tree.points[seat] = standing(s, seat)


@rule
def estimate(s, tree, net, manner):
    """Say how each seat will do, or did: its odds of victory, and its points at the end."""
    if is_over(s):
        tell(s, tree)
        return
    for seat in range(s.players):
        tree.odds[seat] = 0.0
        tree.points[seat] = 0.0
    if manner.by_hand > 0.0:
        guess(s, tree)
        hear(tree, s.players, manner.by_hand)
    if manner.by_net > 0.0:
        sight(s, tree.rows)
        judge_rows(net, tree.rows, INPUTS, s.players, tree.said_odds, tree.said_points)
        hear(tree, s.players, manner.by_net)
    if manner.by_games > 0.0:
        plain = manner.plain != 0
        if manner.by_net > 0.0:  # what a net sees begins with what games have taught about
            outlook_of(s, tree.rows, INPUTS, tree.said_odds, tree.said_points, plain)
        else:
            outlook(s, tree.said_odds, tree.said_points, tree.notes, plain)
        hear(tree, s.players, manner.by_games)
