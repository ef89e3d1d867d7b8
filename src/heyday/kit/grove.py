"""Many trees at once, one for each game, in the rule language: games between searches.

This file is loaded once for each game (see `heyday.learn.batch`), with the loops of that game's
search as `tree`.
"""

from typing import Any

from heyday.kit import entry, rule

tree: Any  # the loops of tree.py, set before this file is run

simulate = tree.simulate
plant = tree.plant
is_over = tree.is_over


@rule
def tell(moves, nodes, root, visits):
    """Write down how often each choice was looked at; return the child that was most often."""
    for i in range(len(visits)):
        visits[i] = 0
    best = root
    most = 0
    child = nodes[root].first
    while child > 0:
        node = nodes[child]
        for i in range(min(moves.count, len(visits))):
            if moves.list[i] == node.action:
                visits[i] = node.visits
        if node.visits > most:
            most = node.visits
            best = child
        child = node.next
    return best


@rule
def ponder(s, table, trial, nodes, t, path, marks, weights, net, manner, seed, simulations):
    """Search a position from scratch; return the root."""
    root = plant(nodes, t)
    t.seed = seed
    for _ in range(simulations):
        simulate(s, table, trial, nodes, t, root, path, marks, weights, net, manner)
    return root


@rule
def conclude(s, moves, nodes, root, visits, odds, points):
    """Write down what a search found: visits of each choice, and what the best one promises."""
    best = tell(moves, nodes, root, visits)
    for seat in range(s.players):
        odds[seat] = nodes[best].odds[seat]
        points[seat] = nodes[best].points[seat]


@entry
def think(
    states,
    moves,
    tables,
    nodes,
    trees,
    paths,
    marks,
    weights,
    seeds,
    kinds,
    manners,
    nets,
    visits,
    odds,
    points,
    simulations,
    first,
    last,
):
    """Search every game whose kind is not below zero, in the manner of its kind.

    `tables` is room to play in, two for each game.
    """
    for i in range(first, last):
        if kinds[i] >= 0 and not is_over(states[i]):
            root = ponder(
                states[i],
                tables[i, 0],
                tables[i, 1],
                nodes[i],
                trees[i],
                paths[i],
                marks[i],
                weights[i],
                nets[0],
                manners[kinds[i]],
                seeds[i],
                simulations,
            )
            conclude(states[i], moves[i], nodes[i], root, visits[i], odds[i], points[i])
