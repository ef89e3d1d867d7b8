"""Many games at once, in the rule language: begin, act, look and play on, game by game.

This file is loaded once for each game (see `heyday.learn.batch`), with that game's loops as `drive`
and what bots know of it as `mind`. A game goes on by small steps, so that a GPU can take alike
steps of different games side by side. What comes next is one number: an action to be carried out,
or one of the numbers below zero.
"""

from typing import Any

from heyday.kit import entry, rule, seed_dice
from heyday.kit.actions import verb_of
from heyday.kit.steps import next_step

drive: Any  # the game's loops, set before this file is run
mind: Any  # what a net sees, and what games have taught

new_game = drive.new_game
apply = drive.apply
is_over = drive.is_over
to_move = drive.to_move
legal_actions = drive.legal_actions
listed = drive.listed
random_action = drive.random_action
rank = drive.rank
score = drive.rules.score
imagine = drive.imagine
sight = mind.sight
look_at = mind.look_at
outlook = mind.outlook
standing = mind.standing

NEW = -1  # a game to be set up
GO = -2  # something happens by itself
CHOICE = -3  # somebody decides
OVER = -4
SEATS = 4
VERBS = 32
CHECK = (1 << 31) - 1
STRIDE, SKIP = 7919, 104_729  # of the choices that compare two devices

if hasattr(drive, "run"):
    run = drive.run
    waits = drive.waits
    FIRST_VERB = 40  # after the steps

    @rule
    def go(s, moves, action, players, seed, options):
        """Take one small step; return what comes next."""
        if action >= 0:
            apply(s, action)
        elif action == NEW:
            new_game(s, players, seed, options)
        elif not waits(s):
            run(s)
        elif legal_actions(s, moves) == 1:
            return moves.list[0] + 0
        else:
            return CHOICE
        return OVER if is_over(s) else GO

    @rule
    def kind_of(s, action):
        """Return which of the small steps comes next: alike ones run the same rules."""
        if action >= 0:
            return FIRST_VERB + verb_of(action)
        return next_step(s) if action == GO else 0

else:
    FIRST_VERB = 0

    @rule
    def go(s, moves, action, players, seed, options):
        """Set up a game or carry out an action; return what comes next."""
        if action == NEW:
            new_game(s, players, seed, options)
        else:
            apply(s, action)
        return OVER if is_over(s) else CHOICE

    @rule
    def kind_of(s, action):
        """Return which of the small steps comes next: alike ones run the same rules."""
        return verb_of(action) if action >= 0 else 0


KINDS = FIRST_VERB + VERBS + 1  # the last one: nothing to do


@rule
def is_busy(action, random):
    """Whether a game goes on without anybody deciding."""
    return action > CHOICE or (action == CHOICE and random)


@rule
def tally(s, digest):
    """Add the end of a game to a number that tells whether two games went the same way."""
    digest = (digest * 31 + (s.rng & 0xFFFFFF)) & CHECK
    for seat in range(s.players):
        digest = (digest * 31 + score(s, seat)) & CHECK
    return digest


@rule
def take_step(s, moves, i, action, players, seeds, decisions, digests, options, random):
    """Let game i take one small step, and choose at random if that is wanted; return what comes."""
    if action > CHOICE:
        action = go(s, moves, action, players[i], seeds[i], options)
    if action == CHOICE and random:
        action = random_action(s, moves)
        decisions[i] += 1
    elif action == OVER:
        digests[i] = tally(s, digests[i])
    return action


@rule
def look_around(s, moves, ranks, features):
    """List the choices and write down what a net sees, or the ranks; return who decides, or -1."""
    if is_over(s):
        moves.count = 0
        for seat in range(s.players):
            ranks[seat] = rank(s, seat)
        return -1
    listed(s, moves)
    sight(s, features)
    return to_move(s)


@rule
def veil(s, seed):
    """Give a game other dice, and draw anew what whoever decides cannot see."""
    seed_dice(s, seed)
    imagine(s, to_move(s))


@rule
def foretell(s, notes, shares, points, taught):
    """Write down how a game ended; if it has not, what games have taught, where that is wanted."""
    if is_over(s):
        winners = 0
        for seat in range(s.players):
            winners += rank(s, seat) == 1
        for seat in range(s.players):
            shares[seat] = 1.0 / winners if rank(s, seat) == 1 else 0.0
            points[seat] = standing(s, seat)
    elif taught:
        outlook(s, shares, points, notes, False)


@rule
def fixed_choice(moves, i, tick):
    """Return the choice of game i that compares two devices; after the end, to begin anew."""
    if moves.count == 0:
        return NEW
    return moves.list[(i * SKIP + tick * STRIDE) % moves.count] + 0


# ---- called from Python ----


@entry
def advance(
    states, moves, chosen, players, seeds, decisions, digests, options, games, random, first, last
):
    """Take what is chosen, and go on to the next decision; at random, to the end of the game.

    Each game that ends is followed by one with the next seed, until so many have ended.
    """
    for i in range(first, last):
        action = chosen[i] + 0
        left = games
        while is_busy(action, random):
            action = take_step(
                states[i], moves[i], i, action, players, seeds, decisions, digests, options, random
            )
            if action == OVER:
                left -= 1
                if left > 0:
                    seeds[i] += 1
                    action = NEW
        chosen[i] = action


@entry
def look(states, moves, seats, ranks, features, first, last):
    """Look at every game: who decides, the choices, what a net sees, the ranks at the end."""
    for i in range(first, last):
        seats[i] = look_around(states[i], moves[i], ranks[i], features[i])


@entry
def look_at_actions(states, moves, action_features, first, last):
    """Write down what a net sees of each choice, as far as there is room."""
    for i in range(first, last):
        for nth in range(min(moves[i].count, action_features.shape[1])):
            look_at(states[i], moves[i].list[nth] + 0, action_features[i, nth])


@entry
def choose(moves, chosen, decisions, tick, first, last):
    """Choose by a rule of thumb without dice, the same on every device."""
    for i in range(first, last):
        chosen[i] = fixed_choice(moves[i], i, tick)
        decisions[i] += chosen[i] != NEW


@entry
def reseed(states, seeds, first, last):
    """Give every game other dice."""
    for i in range(first, last):
        veil(states[i], seeds[i])


@entry
def recall(states, features, shares, points, taught, first, last):
    """Say how every game ended or might end; the room for features is used for notes."""
    for i in range(first, last):
        foretell(states[i], features[i], shares[i], points[i], taught)
