"""A tree of decisions and what simulations say about them, in the rule language.

Open-loop Monte-Carlo tree search: a node stands for a sequence of actions, not for a position.
Every simulation starts from a copy of the root with dice of its own, follows the tree as long as
there is one, adds a leaf, estimates how each seat will do from there, and tells all nodes on the
way. Where chance changes what is legal, only the children legal in this simulation are looked at.

This file is loaded once for each game (see `heyday.bots.searcher`), with that game's loops as
`drive` and its knowledge as `mind`.
"""

import math
from typing import Any

import numpy as np

from heyday.kit import copy_record, entry, rule, seed_dice

drive: Any  # the game's loops, set before this file is run
mind: Any  # what a position is worth and which actions look good

act = drive.act
listed = drive.listed
is_over = drive.is_over
to_move = drive.to_move
legal_actions = drive.legal_actions
random_action = drive.random_action
rank = drive.rank
outlook = mind.outlook
hint = mind.hint
is_quiet = mind.is_quiet

SEATS = 4
LONGEST = 512  # decisions from the root to a leaf
ACTIONS = 1 << 15
WIN = 0.75  # of a value is the victory, the rest how far ahead

NODE = np.dtype(
    [
        ("action", np.int32),
        ("first", np.int32),  # child, 0 for none
        ("next", np.int32),  # sibling, 0 for none
        ("visits", np.int32),
        ("prior", np.float32),
        ("total", np.float32, SEATS),  # of the values of all visits
    ],
    align=True,
)
TREE = np.dtype(
    [
        ("used", np.int64),  # nodes
        ("tick", np.int64),  # of the marks
        ("seed", np.int64),  # of the next simulation's dice
        ("low", np.float64, SEATS),  # the least and the most that any node is worth to a seat
        ("high", np.float64, SEATS),
    ],
    align=True,
)
MANNER = np.dtype(
    [
        ("explore", np.float64),  # how much priors and curiosity count against results
        ("urgency", np.float64),  # how much worse than its parent an untried action is thought
        ("playout", np.int64),  # 0: estimate at once; 1: finish what is under way; 2: the game
        ("priors", np.int64),  # whether hints make some actions likelier
        ("horizon", np.int64),  # turns that are looked ahead, this one included
        ("foresight", np.int64),  # whether all children of a new node are tried at once
    ]
)


@rule
def new_node(nodes, tree, action, prior):
    """Add a node; return its number."""
    number = tree.used
    tree.used += 1
    node = nodes[number]
    node.action = action
    node.first = 0
    node.next = 0
    node.visits = 0
    node.prior = prior
    for seat in range(SEATS):
        node.total[seat] = 0.0
    return number


@rule
def play_on(s, moves, manner):
    """Play at random until nothing is under way, or to the end of the game."""
    while not is_over(s) and (manner.playout == 2 or not is_quiet(s)):
        act(s, moves, random_action(s, moves))


@rule
def estimate(s, values):
    """Say how each seat will do, or did: the share of the victory, and how far ahead."""
    outlook(s, values)
    if is_over(s):
        winners = 0
        for seat in range(s.players):
            winners += rank(s, seat) == 1
        for seat in range(s.players):
            won = 1.0 / winners if rank(s, seat) == 1 else 0.0
            values[seat] = WIN * won + (1.0 - WIN) * values[seat]


@rule
def visit(nodes, tree, number, values, players):
    """Tell a node how each seat did."""
    node = nodes[number]
    node.visits += 1
    for seat in range(players):
        node.total[seat] += values[seat]
        mean = node.total[seat] / node.visits
        tree.low[seat] = min(tree.low[seat], mean)
        tree.high[seat] = max(tree.high[seat], mean)


@rule
def expand(s, moves, trial, values, nodes, tree, parent, marks, manner):
    """Give a node a child for each legal action that has none, with priors from hints.

    With foresight, each is tried once, and what comes of it is the child's first visit.
    """
    first = tree.used
    weights = 0.0
    for i in range(moves.count):
        action = moves.list[i] + 0
        if marks[action] == tree.tick:
            weight = math.exp(hint(s, action)) if manner.priors else 1.0
            weights += weight
            child = new_node(nodes, tree, action, weight)
            nodes[child].next = nodes[parent].first
            nodes[parent].first = child
            if manner.foresight:
                copy_record(trial.state, s)
                act(trial.state, trial.moves, action)
                play_on(trial.state, trial.moves, manner)
                estimate(trial.state, values)
                visit(nodes, tree, child, values, s.players)
    for child in range(first, tree.used):
        nodes[child].prior /= weights


@rule
def best_child(s, moves, trial, values, nodes, tree, parent, marks, manner):
    """Return the legal child that promises most, result and news, to the seat that decides."""
    tree.tick += 1
    for i in range(moves.count):
        marks[moves.list[i]] = tree.tick
    known = 0
    child = nodes[parent].first
    while child > 0:
        if marks[nodes[child].action] == tree.tick:
            marks[nodes[child].action] = -tree.tick
            known += 1
        child = nodes[child].next
    if known < moves.count:
        expand(s, moves, trial, values, nodes, tree, parent, marks, manner)
    seat = to_move(s)
    visits = nodes[parent].visits
    low = tree.low[seat]
    scale = 1.0 / max(1.0e-3, tree.high[seat] - low)  # so that curiosity knows what is much
    mean = (nodes[parent].total[seat] / max(1, visits) - low) * scale
    curiosity = manner.explore * math.sqrt(visits)
    best = -1
    most = -1.0e9
    child = nodes[parent].first
    while child > 0:
        node = nodes[child]
        if abs(marks[node.action]) == tree.tick:
            value = mean - manner.urgency
            if node.visits > 0:
                value = (node.total[seat] / node.visits - low) * scale
            value += curiosity * node.prior / (1 + node.visits)
            if value > most:
                most = value
                best = child
        child = node.next
    return best


@rule
def simulate(root, table, trial, nodes, tree, start, path, marks, values, manner):
    """Run one simulation."""
    s = table.state
    moves = table.moves
    copy_record(s, root)
    tree.seed += 1
    seed_dice(s, tree.seed)
    legal_actions(s, moves)
    last = s.turn + manner.horizon
    depth = 0
    path[0] = start
    fresh = False
    while not is_over(s) and not fresh and depth < LONGEST - 1:
        node = path[depth]
        if depth > 0 and (nodes[node].visits == 0 or s.turn >= last):
            break
        fresh = manner.foresight != 0 and nodes[node].first == 0
        child = best_child(s, moves, trial, values, nodes, tree, node, marks, manner)
        act(s, moves, nodes[child].action + 0)
        listed(s, moves)
        depth += 1
        path[depth] = child
    if fresh:  # the best of the new children has just been tried: its value is the leaf's
        depth -= 1
        child = path[depth + 1]
        for seat in range(s.players):
            values[seat] = nodes[child].total[seat] / nodes[child].visits
    else:
        if manner.playout > 0:
            play_on(s, moves, manner)
        estimate(s, values)
    for i in range(depth + 1):
        visit(nodes, tree, path[i], values, s.players)


@entry
def plant(nodes, trees):
    """Add a bare root; return its number."""
    return new_node(nodes, trees[0], 0, 1.0)


@entry
def think(tables, nodes, trees, start, path, marks, values, manners, simulations):
    """Run simulations until they are done or the tree is full; return how many were run.

    `tables[0]` holds the root, the other two are room to play in; `start` is the root's node.
    """
    room = len(nodes) - 256
    for nth in range(simulations):
        if trees[0].used >= room:
            return nth
        simulate(
            tables[0].state,
            tables[1],
            tables[2],
            nodes,
            trees[0],
            start,
            path,
            marks,
            values,
            manners[0],
        )
    return simulations


@entry
def judge(tables, values):
    """Estimate how each seat stands, without any search."""
    estimate(tables[0].state, values)
