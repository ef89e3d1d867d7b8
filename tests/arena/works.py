"""Pieces of work for runners: some take time, fail, or end their process."""

import os
import time
from pathlib import Path


def square(number):
    return number * number


def slow_square(number):
    time.sleep(0.4)
    return number * number


class StartsSlowly:
    """Work whose process takes a while until it can begin."""

    def __call__(self, number):
        return number * number

    def __setstate__(self, state):
        time.sleep(1.5)

    def __getstate__(self):
        return {"work": "squares"}


def fails(number):
    if number == 1:
        raise ValueError(f"not {number}")
    return number


def dies(number):
    if number == 1:
        os._exit(3)
    return number


def dies_once(mark):
    """Return the name of a file, in the second process that is asked."""
    path = Path(mark)
    if not path.exists():
        path.touch()
        os._exit(3)
    return mark


def hangs(number):
    """Never end, if the number is 1."""
    while number == 1:
        time.sleep(1)
    return number


def hangs_once(mark):
    """Return the name of a file, in the second process that is asked; the first one hangs."""
    path = Path(mark)
    if not path.exists():
        path.touch()
        hangs(1)
    return mark
