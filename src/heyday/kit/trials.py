"""Loops that put a game to the test, in the rule language: many games, all lines, random faults.

This file is loaded once for each game, after drive.py, with that game's loops as `drive`.
"""

from typing import Any

from heyday.kit import copy_record, entry, pick, rule, seed_dice

drive: Any  # the game's loops, set before this file is run

begin = drive.begin
act = drive.act
playout = drive.playout
listed = drive.listed
legal_actions = drive.legal_actions
random_action = drive.random_action
is_over = drive.is_over
score = drive.rules.score
fault = drive.rules.fault
CHECK = (1 << 31) - 1
MOST_ACTIONS = 1 << 16


@entry
def play_games(tables, players, options, first_seed, games):
    """Play whole random games; return the number of decisions and a checksum over the results."""
    s = tables[0].state
    decisions = 0
    check = 0
    for seed in range(first_seed, first_seed + games):
        begin(s, tables[0].moves, players, seed, options)
        played = playout(s, tables[0].moves)
        decisions += played
        check = (check * 31 + played) & CHECK
        for player in range(players):
            check = (check * 31 + score(s, player)) & CHECK
    return decisions, check


@entry
def list_games(tables, players, options, first_seed, games):
    """Play whole random games by listing every choice; return decisions and choices listed."""
    s = tables[0].state
    moves = tables[0].moves
    decisions = 0
    total = 0
    for seed in range(first_seed, first_seed + games):
        begin(s, moves, players, seed, options)
        while not is_over(s):
            count = listed(s, moves)
            act(s, moves, moves.list[pick(s, count)] + 0)
            total += count
            decisions += 1
    return decisions, total


@entry
def list_often(tables, times):
    """List the legal actions of a state again and again, to be timed."""
    total = 0
    for _ in range(times):
        total += legal_actions(tables[0].state, tables[0].moves)
    return total


@entry
def perft(tables, depth):
    """Count the lines of `depth` decisions; a game that ends earlier counts as one line.

    One table for each level. Not recursive: Numba cannot load a recursive function from its cache.
    """
    lines = 0
    level = 0
    tables[0].tried = 0
    legal_actions(tables[0].state, tables[0].moves)
    while level >= 0:
        table = tables[level]
        if table.moves.count == 0:
            lines += 1
            level -= 1
        elif level == depth - 1:
            lines += table.moves.count
            level -= 1
        elif table.tried == table.moves.count:
            level -= 1
        else:
            deeper = tables[level + 1]
            copy_record(deeper.state, table.state)
            act(deeper.state, deeper.moves, table.moves.list[table.tried] + 0)
            listed(deeper.state, deeper.moves)
            table.tried += 1
            deeper.tried = 0
            level += 1
    return lines


@entry
def dice_seed(seed, ply):
    """Return the seed of an action's dice in a game of random play."""
    return seed << 16 | ply


@entry
def fuzz(tables, players, options, first_seed, games):
    """Play random games and look for faults after every action.

    The dice are set anew before every action, as at a table, so that a faulty game can be written
    down as a record. Returns the games played without a fault, the decisions in them, and for a
    faulty game the number of its last action and the fault's code.
    """
    decisions = 0
    for game in range(games):
        ply, code = fuzz_game(tables, players, options, first_seed + game, MOST_ACTIONS)
        if code != 0:
            return game, decisions, ply, code
        decisions += ply
    return games, decisions, 0, 0


@rule
def fuzz_game(tables, players, options, seed, most):
    """Play one random game, of at most so many actions; return its length and the fault found."""
    begin(tables[0].state, tables[0].moves, players, dice_seed(seed, 0), options)
    return fuzz_on(tables, seed, most)


@entry
def fuzz_on(tables, seed, most):
    """Play on at random, for at most so many actions; return how many, and the fault found."""
    s = tables[0].state
    moves = tables[0].moves
    legal_actions(s, moves)
    code = fault(s, s, 0, moves)
    ply = 0
    while code == 0 and ply < most and not is_over(s):
        copy_record(tables[1].state, s)
        action = random_action(s, moves)
        ply += 1
        seed_dice(s, dice_seed(seed, ply))
        act(s, moves, action)
        listed(s, moves)
        code = fault(s, tables[1].state, action, moves)
    return ply, code


@entry
def fuzz_action(tables, players, options, seed, ply):
    """Return the action with this number, from 0, of a game of random play; -1 past its end."""
    fuzz_game(tables, players, options, seed, ply)
    return -1 if is_over(tables[0].state) else random_action(tables[0].state, tables[0].moves)
