"""A tree of decisions and what simulations say about them, in the rule language.

Open-loop Monte-Carlo tree search: a node stands for a sequence of actions, not for a position.
Every simulation starts from a copy of the root with dice of its own, follows the tree as long as
there is one, adds a leaf, estimates how each seat will do from there, and tells all nodes on the
way. Where chance changes what is legal, only the children legal in this simulation are looked at.

This file is loaded once for each game (see `heyday.bots.minds`), with that game's loops as `drive`,
its knowledge as `mind`, and what a leaf promises as `leaf` (leaf.py).
"""

import math
from typing import Any

import numpy as np

from heyday.bots.minds.net import KEEN, count_notes, judge_rows, score, start_of, weigh
from heyday.bots.minds.nodes import (
    LONGEST,
    SEATS,
    keep_branch,
    lead,
    new_child,
    plant,
    reconsider,
    room_for,
    sharpen,
    try_another,
)
from heyday.kit import copy_record, entry, rule, seed_dice

drive: Any  # the game's loops, set before this file is run
mind: Any  # which actions look good
leaf: Any  # what a position is worth

act = drive.act
listed = drive.listed
is_over = drive.is_over
to_move = drive.to_move
legal_actions = drive.legal_actions
imagine = drive.imagine
sight, INPUTS = mind.sight, mind.INPUTS
look_at, CHOICES = mind.look_at, mind.CHOICES
hint = mind.hint
play_on, estimate = leaf.play_on, leaf.estimate
POINT = mind.POINT  # what a point more than the others have counts, beside the victory

MOVER = start_of("mover", INPUTS, CHOICES)  # weights of a net
CHOICE = start_of("choice", INPUTS, CHOICES)
NOTES = count_notes(INPUTS, SEATS)
BASE = NOTES - 2 * KEEN  # where choices are scored
SPARE = 256  # nodes, more than the children that a node is given at once
LEAST = 1.0e-9  # how likely the worst choice is, beside the best

TREE = np.dtype(
    [
        ("used", np.int64),  # nodes
        ("tick", np.int64),  # of the marks
        ("seed", np.int64),  # of the next simulation's dice
        ("odds", np.float64, SEATS),  # what the last leaf promises each seat
        ("points", np.float64, SEATS),
        ("said_odds", np.float64, SEATS),  # the same, as one of those who judge has it
        ("said_points", np.float64, SEATS),
        ("notes", np.float64, 160),  # room for whoever estimates
        ("rows", np.float32, NOTES),  # room for the net
        ("choice", np.float32, CHOICES),
        ("low", np.float64, SEATS),  # the least and the most that any node is worth to a seat
        ("high", np.float64, SEATS),
        ("kept", np.int64),  # nodes, that a fresh tree has got of this one
        ("grown", np.int64),  # that it has got the children of, too
    ],
    align=True,
)


@rule
def worth(node, seat, players):
    """Return what a node is worth to a seat: victory above all, then the distance."""
    return node.odds[seat] + POINT * lead(node, seat, players)


@rule
def visit(nodes, tree, number, players):
    """Tell a node what the leaf promises each seat."""
    node = nodes[number]
    node.visits += 1
    for seat in range(players):
        node.odds[seat] += (tree.odds[seat] - node.odds[seat]) / node.visits
        node.points[seat] += (tree.points[seat] - node.points[seat]) / node.visits
    for seat in range(players):
        value = worth(node, seat, players)
        tree.low[seat] = min(tree.low[seat], value)
        tree.high[seat] = max(tree.high[seat], value)


@rule
def weigh_choices(s, moves, tree, weights, net, manner, by_net):
    """Say how likely each choice is to be the best, as a hint has it or a net; return the sum."""
    if by_net:
        sight(s, tree.rows)
        judge_rows(net, tree.rows, INPUTS, s.players, tree.odds, tree.points)
        weigh(net, MOVER, tree.rows, INPUTS, s.players, to_move(s), BASE)
    most = -1.0e9
    for i in range(moves.count):
        says = 0.0
        if by_net:
            look_at(s, moves.list[i] + 0, tree.choice)
            says = manner.policy * score(net, CHOICE, tree.rows, tree.choice, CHOICES, BASE)
        elif manner.priors > 0.0:
            says = manner.priors * hint(s, moves.list[i] + 0)
        weights[i] = says
        most = max(most, says)
    total = 0.0
    for i in range(moves.count):  # beside the best, as scores may be beyond all numbers
        weights[i] = max(LEAST, math.exp(weights[i] - most))
        total += weights[i]
    return total


@rule
def expand(s, moves, trial, nodes, tree, parent, marks, weights, net, manner, count):
    """Give a node some more children, the legal actions that look best.

    With foresight, each is tried once: what comes of it is the child's first visit, and makes it
    likelier the better it is.
    """
    total = weigh_choices(s, moves, tree, weights, net, manner, nodes[parent].asked != 0)
    first = tree.used + 0
    for _ in range(count):
        best = -1
        most = 0.0
        for i in range(moves.count):
            if marks[moves.list[i]] == tree.tick and weights[i] > most:
                most = weights[i]
                best = i
        action = moves.list[best] + 0
        marks[action] = -tree.tick
        child = new_child(nodes, tree, parent, action, most / total)
        if manner.foresight:
            copy_record(trial.state, s)
            act(trial.state, trial.moves, action)
            play_on(trial.state, trial.moves, manner)
            estimate(trial.state, tree, net, manner)
            visit(nodes, tree, child, s.players)
    if manner.foresight:
        sharpen(nodes, first, tree.used, to_move(s), s.players, manner.sharp)


@rule
def widen(s, moves, trial, nodes, tree, parent, marks, weights, net, manner, known):
    """Give a node children where it knows too few, and ask a net once it is worth the time.

    Each draw makes some children illegal and other actions legal, and to weigh them all for one
    more child takes longer than a simulation: `full` says how many are few.
    """
    if tree.used >= len(nodes) - SPARE:
        return
    if manner.even:
        if known < moves.count:
            try_another(s, moves, nodes, tree, parent, marks, moves.count - known)
        return
    node = nodes[parent]
    room = room_for(node.visits)
    if manner.policy > 0.0 and node.asked == 0 and node.visits >= manner.wait:
        node.asked = 1
        if known > 0:  # they go by hints so far
            total = weigh_choices(s, moves, tree, weights, net, manner, True)
            reconsider(nodes, tree, parent, moves, marks, weights, total, room)
            return
    missing = min(moves.count, room) - known
    if missing > 0 and (moves.count <= room or known < manner.full * room):
        expand(s, moves, trial, nodes, tree, parent, marks, weights, net, manner, missing)


@rule
def best_child(s, moves, trial, nodes, tree, parent, marks, weights, net, manner):
    """Return the legal child that promises most, result and news, to the seat that decides.

    There is none, -1, if no child is legal and there is no room for more of them.
    """
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
    widen(s, moves, trial, nodes, tree, parent, marks, weights, net, manner, known)
    seat = to_move(s)
    low = tree.low[seat]
    scale = 1.0 / max(1.0e-3, tree.high[seat] - low)  # so that curiosity knows what is much
    mean = (worth(nodes[parent], seat, s.players) - low) * scale
    visits = nodes[parent].visits
    if manner.even:
        curiosity = manner.explore * math.sqrt(math.log(visits + 1.0))
    else:
        curiosity = manner.explore * math.sqrt(visits)
    best = -1
    most = -1.0e9
    child = nodes[parent].first
    while child > 0:
        node = nodes[child]
        if marks[node.action] == -tree.tick:
            value = mean - manner.urgency
            if node.visits > 0:
                value = (worth(node, seat, s.players) - low) * scale
            if manner.even:
                value += curiosity / math.sqrt(max(1, node.visits))
            else:
                value += curiosity * node.prior / (1 + node.visits)
            if value > most:
                most = value
                best = child
        child = node.next
    return best


@rule
def simulate(root, table, trial, nodes, tree, start, path, marks, weights, net, manner):
    """Run one simulation."""
    s = table.state
    moves = table.moves
    copy_record(s, root)
    tree.seed += 1
    seed_dice(s, tree.seed)
    imagine(s, to_move(s))
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
        child = best_child(s, moves, trial, nodes, tree, node, marks, weights, net, manner)
        if child < 0:
            fresh = False
            break
        act(s, moves, nodes[child].action + 0)
        listed(s, moves)
        depth += 1
        path[depth] = child
    if fresh:  # the best of the new children has just been tried: its value is the leaf's
        depth -= 1
        child = path[depth + 1]
        for seat in range(s.players):
            tree.odds[seat] = nodes[child].odds[seat]
            tree.points[seat] = nodes[child].points[seat]
    else:
        play_on(s, moves, manner)
        estimate(s, tree, net, manner)
    for i in range(depth + 1):
        visit(nodes, tree, path[i], s.players)


@entry
def clear(nodes, trees):
    """Begin anew; return the number of the root."""
    return plant(nodes, trees[0])


@entry
def prune(nodes, trees, start, fresh, count):
    """Keep a node, the root now, and what is below it in a fresh tree; return whether it is all."""
    return keep_branch(nodes, trees[0], start, fresh, count)


@entry
def think(tables, nodes, trees, start, path, marks, weights, net, manners, simulations):
    """Run simulations; a tree that is full only learns more about the nodes it has.

    `tables[0]` holds the root, the other two are room to play in; `start` is the root's node.
    """
    root, table, trial = tables[0].state, tables[1], tables[2]
    tree, manner = trees[0], manners[0]
    for _ in range(simulations):
        simulate(root, table, trial, nodes, tree, start, path, marks, weights, net, manner)


@entry
def judge(tables, trees, net, manners):
    """Estimate how each seat stands, without any search."""
    estimate(tables[0].state, trees[0], net, manners[0])
