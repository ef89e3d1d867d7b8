"""What a position asks of compiled rules at every decision, in the rule language.

This file is loaded once for each game (see `heyday.kit.game`), with that game's loops as `drive`.
Each function is called with the memory of a table (`direct.py`).
"""

from typing import Any

from heyday.kit import seed_dice
from heyday.kit.direct import Thing, direct, list_of, nothing, number_of, table_in

drive: Any  # the game's loops, set before this file is run

act = drive.act
imagine = drive.imagine
is_over = drive.is_over
legal_actions = drive.legal_actions
listed = drive.listed
to_move = drive.to_move

TABLE = drive.Table.dtype


@direct
def choices(memory: Thing):
    """List the legal actions; return how many."""
    table = table_in(memory, TABLE)
    return legal_actions(table.state, table.moves)


@direct
def attempt(memory: Thing, action, seed, numbers: Thing, wanted):
    """Carry out an action if it is listed; return how many are legal then, or, if wanted, which.

    With a seed that is not negative, by dice of its own, which are wiped then. Nothing is returned
    if it is not listed.
    """
    table = table_in(memory, TABLE)
    s, moves = table.state, table.moves
    nth = 0
    while nth < moves.count and moves.list[nth] != action:
        nth += 1
    if nth == moves.count:
        return nothing(numbers)
    if seed >= 0:
        seed_dice(s, seed)
    act(s, moves, action)
    if seed >= 0:
        seed_dice(s, 0)
    count = listed(s, moves)
    return list_of(numbers, moves.list, count) if wanted else number_of(numbers, count)


@direct
def listing(memory: Thing, numbers: Thing):
    """Return the listed actions, as Python has them."""
    moves = table_in(memory, TABLE).moves
    return list_of(numbers, moves.list, moves.count)


@direct
def ended(memory: Thing):
    """Whether the game is over."""
    return is_over(table_in(memory, TABLE).state)


@direct
def seat(memory: Thing):
    """Return the seat that decides next."""
    return to_move(table_in(memory, TABLE).state)


@direct
def veil(memory: Thing, seat, seed):
    """Set the dice, and draw anew what a seat cannot see."""
    s = table_in(memory, TABLE).state
    seed_dice(s, seed)
    imagine(s, seat)
