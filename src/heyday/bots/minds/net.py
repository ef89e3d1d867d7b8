"""A small net that says how each seat will do, and how good each choice looks.

It is given a row of numbers for each seat, and one for each choice.

Both layers look at every seat in the same way: at its own row, and at the mean of what the others'
rows say. So one net plays at any number of players, and it does not matter who sits where.

    next row of a seat = relu(bias + own row @ OWN + mean(others' rows @ OTHERS))

Then `strength, points = row @ OUT + bias`; odds are shared out by strength. A choice is scored by
its own row and the last row of whoever decides:

    score = relu(bias + choice @ CHOICE + row @ MOVER) @ SCORE

Weights are one flat array, in the order of `shapes`: they are data, and no code is made for a net.
"""

import math

from heyday.bots.minds.odds import share_out
from heyday.kit import arithmetic, rule

WIDE, DEEP = 64, 32  # rows after the first layer, after the second
KEEN = 32  # the row that a choice is scored by
POINTS = 10.0  # an output of 1 stands for so many points
INDEX = (1 << 24) - 1  # a mask tells the compiler that an index is not negative: twice as fast


def shapes(inputs: int, choices: int) -> dict[str, tuple[int, ...]]:
    """Return the shapes of all weights, in their order; OWN and OTHERS stand side by side.

    `inputs` and `choices` are how many numbers a net is given for a seat and for a choice.
    """
    return {
        "first": (inputs, 2 * WIDE),
        "first_bias": (WIDE,),
        "second": (WIDE, 2 * DEEP),
        "second_bias": (DEEP,),
        "out": (DEEP, 2),
        "out_bias": (2,),
        "mover": (DEEP, KEEN),
        "mover_bias": (KEEN,),
        "choice": (choices, KEEN),
        "score": (KEEN,),
    }


def count_weights(inputs: int, choices: int) -> int:
    """Return how many weights a net has."""
    return sum(math.prod(shape) for shape in shapes(inputs, choices).values())


def count_notes(inputs: int, seats: int) -> int:
    """Return how much room it takes: rows of three kinds, and what a layer makes of the second."""
    return seats * (inputs + 4 * WIDE) + 2 * KEEN


def start_of(part: str, inputs: int, choices: int) -> int:
    """Return where some of the weights begin."""
    names = list(shapes(inputs, choices))
    sizes = [math.prod(shape) for shape in shapes(inputs, choices).values()]
    return sum(sizes[: names.index(part)])


@arithmetic
def add_product(weights, at, source, row, count, notes, to, width):
    """Add a row times a matrix to another row; rows are full of zeros, which cost nothing."""
    to &= INDEX
    for i in range(count):
        x = source[(row & INDEX) + i]
        if x != 0.0:
            line = at + i * width & INDEX
            for j in range(width):
                notes[to + j] += x * weights[line + j]


@arithmetic
def copy_part(source, at, notes, to, width):
    """Copy a row."""
    at &= INDEX
    to &= INDEX
    for j in range(width):
        notes[to + j] = source[at + j]


@arithmetic
def clear_part(notes, to, width):
    """Set a row to zero."""
    to &= INDEX
    for j in range(width):
        notes[to + j] = 0.0


@arithmetic
def combine(weights, bias, notes, made, width, seat, players, to):
    """Add up a seat's new row: its own part, the mean of the others', the bias; cut at zero."""
    bias &= INDEX
    to &= INDEX
    own = made + 2 * width * seat & INDEX
    for j in range(width):
        notes[to + j] = 0.0
    for other in range(players):
        if other != seat:
            theirs = made + 2 * width * other + width & INDEX
            for j in range(width):
                notes[to + j] += notes[theirs + j]
    for j in range(width):
        total = weights[bias + j] + notes[own + j] + notes[to + j] / (players - 1)
        notes[to + j] = max(total * 0, total)


@rule
def layer(weights, at, notes, rows, count, to, width, players):
    """Make the next rows of all seats; return where the next weights begin.

    What OWN and OTHERS make of the rows is noted behind them.
    """
    made = to + players * width
    clear_part(notes, made, players * 2 * width)
    for seat in range(players):
        product = made + seat * 2 * width
        add_product(weights, at, notes, rows + seat * count, count, notes, product, 2 * width)
    bias = at + count * 2 * width
    for seat in range(players):
        combine(weights, bias, notes, made, width, seat, players, to + seat * width)
    return bias + width


@arithmetic
def read_out(weights, at, notes, row, which):
    """Return the strength (0) or the points (1) that the last row of a seat stands for."""
    at &= INDEX
    row &= INDEX
    total = weights[at + 2 * DEEP + which]
    for i in range(DEEP):
        total += notes[row + i] * weights[at + 2 * i + which]
    return total


@rule
def judge_rows(weights, notes, inputs, players, odds, points):
    """Say how each seat will do; its row of inputs stands at the beginning of the notes."""
    first = players * inputs
    second = first + players * WIDE
    at = layer(weights, 0, notes, 0, inputs, first, WIDE, players)
    at = layer(weights, at, notes, first, WIDE, second, DEEP, players)
    for seat in range(players):
        row = second + seat * DEEP
        odds[seat] = read_out(weights, at, notes, row, 0)
        points[seat] = POINTS * read_out(weights, at, notes, row, 1)
    share_out(odds, players, 1.0)


@rule
def weigh(weights, at, notes, inputs, players, seat, to):
    """Begin to score choices: note what the last row of a seat says about all of them.

    `at` is where MOVER begins; the notes are those that `judge_rows` has left.
    """
    row = players * (inputs + WIDE) + seat * DEEP
    copy_part(weights, at + DEEP * KEEN, notes, to, KEEN)
    add_product(weights, at, notes, row, DEEP, notes, to, KEEN)


@rule
def score(weights, at, notes, choice, choices, base):
    """Return how good a choice looks, by its row and by what `weigh` has noted.

    `at` is where CHOICE begins.
    """
    sums = base + KEEN
    copy_part(notes, base, notes, sums, KEEN)
    add_product(weights, at, choice, 0, choices, notes, sums, KEEN)
    return sum_up(weights, at + choices * KEEN, notes, sums)


@arithmetic
def sum_up(weights, at, notes, sums):
    """Return what a row says for a choice; what is below zero says nothing."""
    at &= INDEX
    sums &= INDEX
    total = weights[at] * 0
    for j in range(KEEN):
        x = notes[sums + j]
        total += max(x * 0, x) * weights[at + j]
    return total
