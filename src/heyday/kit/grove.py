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
def search(
    i,
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
):
    """Search one of many games, and write down what was found.

    That is how often each choice was looked at, and what the best one promises. `tables` is room to
    play in, two for each game; a game whose kind is below zero is left out.
    """
    if kinds[i] < 0 or is_over(states[i]):
        return
    s = states[i]
    root = plant(nodes[i], trees[i])
    trees[i].seed = seeds[i]
    for _ in range(simulations):
        simulate(
            s,
            tables[i, 0],
            tables[i, 1],
            nodes[i],
            trees[i],
            root,
            paths[i],
            marks[i],
            weights[i],
            nets[0],
            manners[kinds[i]],
        )
    best = tell(moves[i], nodes[i], root, visits[i])
    for seat in range(s.players):
        odds[i, seat] = nodes[i, best].odds[seat]
        points[i, seat] = nodes[i, best].points[seat]


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
    """Search every game, each in the manner of its kind."""
    for i in range(first, last):
        search(
            i,
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
        )
