"""The nodes of a search tree: an action, how often it was looked at, and what came of it."""

import math

import numpy as np

from heyday.kit import pick, rule

SEATS = 4
LONGEST = 512  # decisions from the root to a leaf
ACTIONS = 1 << 15
FEW = 8  # children that a node has at first; one visited twice as often has so many more

NODE = np.dtype(
    [
        ("action", np.int32),
        ("first", np.int32),  # child, 0 for none
        ("next", np.int32),  # sibling, 0 for none
        ("visits", np.int32),
        ("prior", np.float32),
        ("asked", np.int32),  # whether a net has said which children are likely
        ("odds", np.float32, SEATS),  # of victory, the mean of all visits
        ("points", np.float32, SEATS),  # at the end, the same
    ],
    align=True,
)
MANNER = np.dtype(
    [
        ("explore", np.float64),  # how much priors and curiosity count against results
        ("even", np.int64),  # whether all actions are tried first, and curiosity is UCB1's
        ("urgency", np.float64),  # how much worse than its parent an untried action is thought
        ("playout", np.int64),  # 0: estimate at once; 1: finish what is under way; 2: the game
        ("priors", np.float64),  # how much likelier hints make some actions; 0: all are alike
        ("horizon", np.int64),  # turns that are looked ahead, this one included
        ("foresight", np.int64),  # whether all children of a new node are tried at once
        ("sharp", np.float64),  # how much likelier that makes those which are a point better
        ("policy", np.float64),  # how much likelier a net makes some, instead of hints; 0: hints do
        ("wait", np.int64),  # visits of a node for which hints do nevertheless: a net takes longer
        ("full", np.float64),  # of the children that a node may have, how many it should have
        ("by_hand", np.float64),  # what a judgement by hand counts, of 1 for all three together
        ("by_games", np.float64),  # what games have taught
        ("by_net", np.float64),  # what a net says
        ("plain", np.int64),  # whether games have taught only what each seat's own things mean
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
    node.asked = 0
    for seat in range(SEATS):
        node.odds[seat] = 0.0
        node.points[seat] = 0.0
    return number


@rule
def new_child(nodes, tree, parent, action, prior):
    """Add a child to a node; return its number."""
    child = new_node(nodes, tree, action, prior)
    nodes[child].next = nodes[parent].first
    nodes[parent].first = child
    return child


@rule
def try_another(s, moves, nodes, tree, parent, marks, untried):
    """Give a node one more child, each of so many legal actions that are none yet as likely."""
    nth = pick(s, untried)
    for i in range(moves.count):
        if marks[moves.list[i]] == tree.tick:
            nth -= 1
            if nth < 0:
                marks[moves.list[i]] = -tree.tick
                new_child(nodes, tree, parent, moves.list[i] + 0, 1.0)
                return


@rule
def lead(node, seat, players):
    """Return how many points a seat is ahead of the others, on average."""
    total = 0.0
    for other in range(players):
        total += node.points[other]
    return (node.points[seat] * players - total) / (players - 1)


@rule
def room_for(visits):
    """Return how many children a node may have: the more visits, the more, but ever slower."""
    room = FEW
    while visits > FEW:
        room += FEW
        visits //= 2
    return room


@rule
def reconsider(nodes, tree, parent, moves, marks, weights, total, room):
    """Make children as likely as these weights say; those that they would have begun with come in.

    Legal actions are marked with the tick, or less than nothing where they are children already.
    """
    for i in range(moves.count):
        if marks[moves.list[i]] == -tree.tick:
            child = nodes[parent].first
            while child > 0:
                if nodes[child].action == moves.list[i]:
                    nodes[child].prior = weights[i] / total
                child = nodes[child].next
    for _ in range(min(room, moves.count)):
        best = heaviest(moves, weights)
        action = moves.list[best] + 0
        if marks[action] == tree.tick:
            marks[action] = -tree.tick
            new_child(nodes, tree, parent, action, weights[best] / total)
        weights[best] = 0.0


@rule
def heaviest(moves, weights):
    """Return which legal action weighs most."""
    best = 0
    for i in range(1, moves.count):
        if weights[i] > weights[best]:
            best = i
    return best


@rule
def sharpen(nodes, first, end, seat, players, sharp):
    """Make those of some new children likelier that were found to be better for a seat."""
    most = -1.0e9
    before = 0.0
    for child in range(first, end):
        most = max(most, lead(nodes[child], seat, players))
        before += nodes[child].prior
    after = 0.0
    for child in range(first, end):
        behind = most - lead(nodes[child], seat, players)
        nodes[child].prior *= math.exp(-sharp * behind)
        after += nodes[child].prior
    for child in range(first, end):
        nodes[child].prior *= before / after


@rule
def hear(tree, players, share):
    """Let what was said count for a part."""
    for seat in range(players):
        tree.odds[seat] += share * tree.said_odds[seat]
        tree.points[seat] += share * tree.said_points[seat]


@rule
def plant(nodes, tree):
    """Begin anew with a bare root: node 1; 0 stands for no node."""
    tree.used = 1
    for seat in range(SEATS):
        tree.low[seat] = 1.0
        tree.high[seat] = 0.0
    return new_node(nodes, tree, 0, 1.0)


@rule
def keep_branch(nodes, tree, start, fresh, count):
    """Copy what is below a node, the root from now on, to a fresh tree; return whether that is all.

    It begins where `kept` is 0, and goes on with the children of so many more. Of the nodes `kept`
    those before `grown` have theirs; the others still say where they stood.
    """
    if tree.kept == 0:
        tree.kept = 1  # 0 stands for no node
        tree.grown = 1
        keep_node(nodes, tree, start, fresh)
    for _ in range(count):
        if tree.grown == tree.kept:
            return True
        child = fresh[tree.grown].first + 0
        if child > 0:
            fresh[tree.grown].first = tree.kept
        while child > 0:
            keep_node(nodes, tree, child, fresh)
            child = nodes[child].next + 0
            if child > 0:
                fresh[tree.kept - 1].next = tree.kept
        tree.grown += 1
    return False


@rule
def keep_node(nodes, tree, number, fresh):
    """Copy a node to the end of a fresh tree; it has no sibling there yet."""
    old = nodes[number]
    node = fresh[tree.kept]
    tree.kept += 1
    node.action = old.action
    node.first = old.first
    node.next = 0
    node.visits = old.visits
    node.prior = old.prior
    node.asked = old.asked
    for seat in range(SEATS):
        node.odds[seat] = old.odds[seat]
        node.points[seat] = old.points[seat]
