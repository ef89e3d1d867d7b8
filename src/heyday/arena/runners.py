"""Ways to do many pieces of work: in this process, or in several; `cluster.py` has a third.

All give the same results, each as soon as it is there. A piece whose process dies is done again.
"""

from __future__ import annotations

import os
import traceback
from collections import deque
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from multiprocessing.connection import wait
from typing import Any, Generic, Protocol, TypeVar, cast

from heyday.bots.child import Child, Pipe, spawn

T = TypeVar("T")
R = TypeVar("R")

TRIES = 4  # of a piece of work whose process dies


class Runner(Protocol):
    """A way to do pieces of work; closing what it returns ends all that is under way."""

    def __call__(
        self, work: Callable[[T], R], pieces: Sequence[T], /
    ) -> Generator[R, None, None]: ...


class Lost(RuntimeError):
    """A piece of work ends every process that it is given to."""


class Failed(RuntimeError):
    """A piece of work raised an error in another process; its traceback is the text."""


def local(processes: int | None = None) -> Runner:
    """Return the way to work on this machine, by default with all of its cores."""
    count = processes or os.cpu_count() or 1
    return here if count == 1 else Processes(count)


def here(work: Callable[[T], R], pieces: Sequence[T]) -> Generator[R, None, None]:
    """Work in this process, in order."""
    for piece in pieces:
        yield work(piece)


@dataclass
class Job(Generic[T]):
    """A piece of work, and how often its process has died."""

    piece: T
    deaths: int = 0


class Processes:
    """Some processes of this machine."""

    def __init__(self, count: int) -> None:
        self.count = count

    def __call__(self, work: Callable[[T], R], pieces: Sequence[T]) -> Generator[R, None, None]:
        """Work in all processes at once; the results come in any order."""
        left = deque(Job(piece) for piece in pieces)
        idle: list[Child] = []
        busy: dict[Pipe, tuple[Child, Job[T]]] = {}
        try:
            while left or busy:
                while left and len(busy) < self.count:
                    child = idle.pop() if idle else spawn(_do, work)
                    if _hand_over(child, left[0].piece):
                        busy[child.pipe] = child, left.popleft()
                for pipe in cast("list[Pipe]", wait(list(busy))):
                    child, job = busy.pop(pipe)
                    try:
                        result = pipe.recv()
                    except (EOFError, OSError):
                        left.appendleft(_again(child, job))
                        continue
                    idle.append(child)
                    yield _checked(result)
        finally:
            for child in [*idle, *(child for child, _ in busy.values())]:
                child.kill()


def _hand_over(child: Child, piece: object) -> bool:
    """Give a process something to do; return whether it lives."""
    try:
        child.pipe.send(piece)
    except OSError:
        child.kill()
        return False
    return True


def _again(child: Child, job: Job[T]) -> Job[T]:
    """Return the work of a process that died, to be done by another."""
    how = child.death()
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
        try:
            result = work(piece)
        except Exception:
            result = Failed(traceback.format_exc())
        pipe.send(result)
