"""A process that works for this one, and ends with it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Concatenate, ParamSpec, TypeAlias

P = ParamSpec("P")
Pipe: TypeAlias = "Connection[Any, Any]"


@dataclass(frozen=True)
class Child:
    """A process, and the pipe to it."""

    process: SpawnProcess
    pipe: Pipe

    def kill(self) -> None:
        """End the process at once, whatever it does."""
        self.process.kill()
        self.process.join()
        self.pipe.close()

    def death(self) -> str:
        """Return how the process ended."""
        self.process.join(1.0)  # its pipe may close a moment before
        code = self.process.exitcode
        if code is None:
            return "its process no longer speaks"
        return f"its process died ({f'signal {-code}' if code < 0 else f'exit code {code}'})"


def spawn(
    work: Callable[Concatenate[Pipe, P], None], *arguments: P.args, **named: P.kwargs
) -> Child:
    """Start a process that does some work; it has our environment, and the other end of a pipe.

    When it dies, reading from our end raises EOFError or OSError.
    """
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_begin, args=(work, theirs, arguments, named), daemon=True)
    with _deaf():
        process.start()
    theirs.close()
    return Child(process, ours)


@contextmanager
def _deaf() -> Iterator[None]:
    """Let a process that is started now not hear Ctrl-C: it is meant for us, who end it."""
    if threading.current_thread() is not threading.main_thread():  # which alone may say so
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _begin(
    work: Callable[..., None], pipe: Pipe, arguments: tuple[Any, ...], named: dict[str, Any]
) -> None:
    """Do the work, in the new process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    work(pipe, *arguments, **named)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
