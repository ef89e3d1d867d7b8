"""Pieces of work for runners: some take time, fail, or end their process."""

import os
import time
from pathlib import Path


def square(number):
    return number * number


def slow_square(number):
    time.sleep(0.4)
    return number * number


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
