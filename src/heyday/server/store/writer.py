"""One thread that writes. What waits while it commits is committed together the next time.

A commit that reaches the disk takes milliseconds, so one for each action would allow some hundred a
second; together they allow thousands, and nobody waits longer.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from queue import SimpleQueue
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, insert, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from heyday.server.errors import Conflict
from heyday.server.store import schema

T = TypeVar("T")
Work = Callable[[Connection], Any]
Row = dict[str, Any]
BATCH = 1000


@dataclass
class Job:
    """Something to write, whole or not at all, and who waits for it."""

    event: Row | None = None  # of `events`, and what becomes of its table in `tables`
    table: Row | None = None
    work: Work | None = None
    loop: asyncio.AbstractEventLoop = field(default_factory=asyncio.get_running_loop)

    def __post_init__(self) -> None:
        self.future: asyncio.Future[Any] = self.loop.create_future()


class Writer:
    """The thread that writes, and the queue before it."""

    def __init__(self, engine: Engine, told: Callable[[Connection, Sequence[Row]], None]) -> None:
        """Begin; `told` hears on a connection of its own which events were committed."""
        self.engine, self.told = engine, told
        self.queue: SimpleQueue[Job | None] = SimpleQueue()
        self.commits = self.written = 0
        self.thread = threading.Thread(target=self._run, name="heyday-writer", daemon=True)
        self.thread.start()

    async def write(self, job: Job) -> Any:
        """Return when it is safely stored; raises Conflict if others were faster."""
        self.queue.put(job)
        return await job.future

    def close(self) -> None:
        """Write what waits, and end."""
        self.queue.put(None)
        self.thread.join()

    def _run(self) -> None:
        going = True
        while going:
            batch = [self.queue.get()]
            while len(batch) < BATCH and not self.queue.empty():
                batch.append(self.queue.get())
            jobs = [job for job in batch if job is not None]
            going = len(jobs) == len(batch)
            if jobs:
                self._commit(jobs)

    def _commit(self, jobs: Sequence[Job]) -> None:
        """Write all together; if something is wrong, each on its own, to find out with which."""
        try:
            results = self._together(jobs)
        except Exception as error:
            if len(jobs) == 1:
                answer(jobs, [translated(error)])
            else:
                for job in jobs:
                    self._commit([job])
            return
        self.commits += 1
        self.written += len(jobs)
        answer(jobs, results)
        self._tell([job.event for job in jobs if job.event])

    def _together(self, jobs: Sequence[Job]) -> list[Any]:
        with self.engine.begin() as connection:
            if rows := [job.event for job in jobs if job.event]:
                connection.execute(insert(schema.events), rows)
            if changed := {job.table["key"]: job.table for job in jobs if job.table}:
                connection.execute(CHANGED, list(changed.values()))
            return [job.work(connection) if job.work else None for job in jobs]

    def _tell(self, events: Sequence[Row]) -> None:
        """Tell other processes, after the commit: telling inside it would make them queue."""
        if not events:
            return
        try:
            with self.engine.begin() as connection:
                self.told(connection, events)
        except DBAPIError:
            return  # they will see it when they look


def _changed() -> Any:
    from sqlalchemy import bindparam

    names = ("state", "listed", "changed", "version", "ply", "wakes")
    where = schema.tables.c.id == bindparam("key")
    return update(schema.tables).where(where).values({name: bindparam(name) for name in names})


CHANGED = _changed()


def translated(error: Exception) -> Exception:
    """Return what a failed write means to whoever waits."""
    if isinstance(error, IntegrityError):
        conflict = Conflict(str(error.orig))
        conflict.__cause__ = error
        return conflict
    return error


def answer(jobs: Sequence[Job], results: Sequence[Any]) -> None:
    """Let those who wait go on, in as few steps as there are event loops."""
    for loop in {job.loop for job in jobs}:
        pairs = [pair for pair in zip(jobs, results, strict=True) if pair[0].loop is loop]
        if not loop.is_closed():
            loop.call_soon_threadsafe(_resolve, pairs)


def _resolve(pairs: Sequence[tuple[Job, Any]]) -> None:
    for job, result in pairs:
        if job.future.done():
            continue
        if isinstance(result, Exception):
            job.future.set_exception(result)
        else:
            job.future.set_result(result)
