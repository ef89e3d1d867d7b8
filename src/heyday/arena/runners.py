"""Ways to do many pieces of work: in this process, or in several; `cluster.py` has a third.

All give the same results, each as soon as it is there. A piece whose process dies is done again;
so is one that takes longer than it can, where that is known.
"""

from __future__ import annotations

import math
import os
import time
import traceback
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass
from multiprocessing.connection import wait
from typing import Any, Generic, Protocol, TypeAlias, TypeVar, cast

from heyday.bots.child import Child, Pipe, spawn

T = TypeVar("T")
R = TypeVar("R")

Patience: TypeAlias = Callable[[Any], float]  # how many seconds a piece of work may take

TRIES = 4  # of a piece of work whose process dies, or hangs


class Runner(Protocol):
    """A way to do pieces of work; closing what it returns ends all that is under way."""

    def __call__(
        self, work: Callable[[T], R], pieces: Sequence[T], /
    ) -> Generator[R, None, None]: ...


class Lost(RuntimeError):
    """A piece of work ends every process that it is given to."""


class Failed(RuntimeError):
    """A piece of work raised an error in another process; its traceback is the text."""


class Begun:
    """What a process says when it begins with a piece of work, which it may have to start for."""


def for_ever(piece: object) -> float:
    """Wait for a piece of work, however long it takes."""
    return math.inf


def local(processes: int | None = None, patience: Patience = for_ever) -> Runner:
    """Return the way to work on this machine, by default with all of its cores.

    A process that takes longer for a piece of work than there is `patience` is replaced.
    """
    count = processes or os.cpu_count() or 1
    return here if count == 1 else Processes(count, patience)


def here(work: Callable[[T], R], pieces: Sequence[T]) -> Generator[R, None, None]:
    """Work in this process, in order."""
    for piece in pieces:
        yield work(piece)


@dataclass
class Job(Generic[T]):
    """A piece of work, how often its process has died, and when the one that has it is late."""

    piece: T
    deaths: int = 0
    late: float = math.inf


Busy: TypeAlias = dict[Pipe, tuple[Child, Job[T]]]


class Processes:
    """Some processes of this machine."""

    def __init__(self, count: int, patience: Patience = for_ever) -> None:
        self.count, self.patience = count, patience

    def __call__(self, work: Callable[[T], R], pieces: Sequence[T]) -> Generator[R, None, None]:
        """Work in all processes at once; the results come in any order."""
        left = deque(Job(piece) for piece in pieces)
        idle: list[Child] = []
        busy: Busy[T] = {}
        try:
            while left or busy:
                while left and len(busy) < self.count:
                    child = idle.pop() if idle else spawn(_do, work)
                    if _hand_over(child, left[0].piece):
                        busy[child.pipe] = child, left.popleft()
                left.extendleft(self._given_up(busy))
                for pipe in cast("list[Pipe]", wait(list(busy), self._remaining(busy))):
                    child, job = busy.pop(pipe)
                    try:
                        result = pipe.recv()
                    except (EOFError, OSError):
                        left.appendleft(_again(child, job, child.death()))
                        continue
                    if isinstance(result, Begun):
                        job.late = time.monotonic() + self.patience(job.piece)
                        busy[pipe] = child, job
                        continue
                    idle.append(child)
                    yield _checked(result)
        finally:
            for child in [*idle, *(child for child, _ in busy.values())]:
                child.kill()

    def _remaining(self, busy: Busy[T]) -> float | None:
        """Return how long to wait until one of them takes too long, if any ever does."""
        if not busy:
            return 0.0
        first = min(job.late for _, job in busy.values())
        return None if first == math.inf else max(0.0, first - time.monotonic())

    def _given_up(self, busy: Busy[T]) -> Iterator[Job[T]]:
        """End the processes that take too long; yield their work, to be done by others."""
        now = time.monotonic()
        for pipe, (child, job) in list(busy.items()):
            if job.late < now and not pipe.poll():
                del busy[pipe]
                yield _again(child, job, f"it took more than {self.patience(job.piece):g} s")


def _hand_over(child: Child, piece: object) -> bool:
    """Give a process something to do; return whether it lives."""
    try:
        child.pipe.send(piece)
    except OSError:
        child.kill()
        return False
    return True


def _again(child: Child, job: Job[T], how: str) -> Job[T]:
    """Return the work of a process that died or hangs, to be done by another."""
    child.kill()
    if job.deaths + 1 == TRIES:
        raise Lost(f"{job.piece} was tried {TRIES} times: {how}")
    return Job(job.piece, job.deaths + 1)


def _checked(result: Any) -> Any:
    if isinstance(result, Failed):
        raise result
    return result


def _do(pipe: Pipe, work: Callable[[Any], Any]) -> None:
    """Do one piece of work after the other, in the process."""
    while True:
        piece = pipe.recv()
        pipe.send(Begun())
        try:
            result = work(piece)
        except Exception:
            result = Failed(traceback.format_exc())
        pipe.send(result)
