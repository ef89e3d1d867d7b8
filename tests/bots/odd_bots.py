"""Bots that behave badly, for workers to cope with."""

import os
import time
from pathlib import Path

from heyday.bots.worker import MEMORY


class Odd:
    def __init__(self, game, seconds):
        self.seconds = seconds


class First(Odd):
    """Takes the first action that is legal."""

    def choose(self, position, dice, stop=None):
        return position.legal()[0]


class Counter(Odd):
    """Knows how often it was asked."""

    asked = 0

    def choose(self, position, dice, stop=None):
        self.asked += 1
        return position.legal()[self.asked % len(position.legal())]


class Patient(Odd):
    """Thinks for as long as it may, and listens all the time."""

    def choose(self, position, dice, stop=None):
        began = time.monotonic()
        while time.monotonic() - began < self.seconds and not stop():
            time.sleep(0.005)
        return position.legal()[-1]


class Slow(Patient):
    """Takes no notice of its time, but listens."""

    def __init__(self, game, seconds):
        self.seconds = 100 * seconds


class Deaf(Odd):
    """Never answers, but for the moment in which it is warmed."""

    def __init__(self, game, seconds):
        self.hangs = seconds < 5

    def choose(self, position, dice, stop=None):
        while self.hangs:
            time.sleep(0.1)
        return position.legal()[0]


class Mortal(Odd):
    """Dies whenever it is asked in earnest."""

    def choose(self, position, dice, stop=None):
        if self.seconds < 5:
            os._exit(7)
        return position.legal()[0]


class DiesOnce(Odd):
    """Dies the first time that it is asked; HEYDAY_TEST_FILE tells."""

    def choose(self, position, dice, stop=None):
        mark = Path(os.environ["HEYDAY_TEST_FILE"])
        if not mark.exists():
            mark.touch()
            os._exit(7)
        return position.legal()[-1]


class Glutton(Odd):
    """Wants all the memory that a worker is given by default."""

    def choose(self, position, dice, stop=None):
        return len(bytearray(MEMORY))


class Cheat(Odd):
    """Does what is not legal."""

    def choose(self, position, dice, stop=None):
        return max(position.legal()) + 1
