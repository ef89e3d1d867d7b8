"""One thread that writes. What comes within a few milliseconds is committed together.

A commit that reaches the disk takes milliseconds, so one for each action would allow some hundred a
second. All events of a commit are one statement, and so are all changes of tables: between two
statements the thread waits for its turn in the interpreter, and each costs more than its rows.
"""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import cache
from itertools import chain
from queue import Empty, SimpleQueue
from typing import Any

from sqlalchemy import Connection, Engine, PoolProxiedConnection
from sqlalchemy.exc import IntegrityError

from heyday.server.errors import Conflict
from heyday.server.store import engine as database

Work = Callable[[Connection], Any]
Told = Callable[[Connection, Sequence["EventRow"]], None]
EventRow = tuple[str, int, str, float, str]  # table, version, kind, at, data
TableRow = tuple[str, str, bool, float, int, int, float | None]  # as CHANGED has them
BATCH = 1000
GATHER = 0.008  # seconds; three times as long where so much comes that
WATCH = 1.0  # seconds
MANY = 4  # more than these wait then: a commit costs as much as fifty rows

EVENTS = "INSERT INTO events (game_table, version, kind, at, data) VALUES {rows}"
CHANGED = (
    "UPDATE tables SET state = v.column2, listed = v.column3, changed = v.column4, "
    "version = v.column5, ply = v.column6, wakes = v.column7 "
    "FROM (VALUES {rows}) AS v WHERE tables.id = v.column1"
)
TYPES = ("text", "text", "boolean", "double precision", "bigint", "integer", "double precision")

log = logging.getLogger(__name__)


class Job:
    """Something to write, whole or not at all, and who waits for it."""

    __slots__ = ("came", "event", "future", "loop", "table", "work")

    def __init__(
        self,
        event: EventRow | None = None,
        table: TableRow | None = None,  # what becomes of the event's table
        work: Work | None = None,
    ) -> None:
        self.event, self.table, self.work = event, table, work
        self.came = time.monotonic()
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Any] = self.loop.create_future()


class Writer:
    """The thread that writes, and the queue before it."""

    def __init__(self, engine: Engine, told: Told | None) -> None:
        """Begin; `told` hears on a connection of its own which events were committed."""
        self.engine, self.told = engine, told
        self.mark = "?" if engine.dialect.paramstyle == "qmark" else "%s"
        self.queue: SimpleQueue[Job | None] = SimpleQueue()
        self.commits = self.written = 0
        self.kept: PoolProxiedConnection | None = None  # for events
        self.batch: Sequence[Job] = ()  # what is being written
        self.ended = threading.Event()
        self.thread = threading.Thread(target=self._run, name="heyday-writer", daemon=True)
        self.thread.start()
        threading.Thread(target=self._watch, name="heyday-watch", daemon=True).start()

    async def write(self, job: Job) -> Any:
        """Return when it is safely stored; raises Conflict if others were faster."""
        self.queue.put(job)
        return await job.future

    def close(self) -> None:
        """Write what waits, and end."""
        self.queue.put(None)
        self.thread.join()
        self.ended.set()

    def _run(self) -> None:
        going = True
        while going:
            batch = [self.queue.get()]
            if batch[0]:
                self._gather(batch[0].came)
            while len(batch) < BATCH and not self.queue.empty():
                batch.append(self.queue.get())
            jobs = [job for job in batch if job is not None]
            going = len(jobs) == len(batch)
            if jobs:
                self._surely(jobs)
        if self.kept:
            self.kept.close()

    def _gather(self, since: float) -> None:
        """Wait for what comes soon after a job; one that has waited for a commit waits no more."""
        sleep_until(since + GATHER)
        if self.queue.qsize() > MANY:
            sleep_until(since + 3 * GATHER)

    def _surely(self, jobs: Sequence[Job]) -> None:
        """Write some jobs, and go on whatever happens: nobody else would write."""
        self.batch = jobs
        try:
            self._commit(jobs)
        except Exception as error:
            log.exception("writing failed")
            answer(jobs, [error] * len(jobs))
        self.batch = ()

    def _watch(self) -> None:
        """Let nobody wait for ever where the database says nothing.

        What is being written may be stored in the end; what waits behind it never is.
        """
        while not self.ended.wait(WATCH):
            batch = self.batch
            if batch and batch[0].came < time.monotonic() - database.PATIENCE:
                jobs = [*batch, *self._taken_back()]
                answer(jobs, [database.silent() for _ in jobs])

    def _taken_back(self) -> Iterator[Job]:
        """Take from the queue what waits there."""
        with suppress(Empty):
            while job := self.queue.get_nowait():
                yield job
            self.queue.put(None)  # the end comes all the same

    def _commit(self, jobs: Sequence[Job], carefully: bool = False) -> None:
        """Write all together; if something is wrong, each on its own, to find out with which."""
        carefully = carefully or any(job.work for job in jobs)
        try:
            results = self._together(jobs) if carefully else self._quickly(jobs)
        except Exception as error:
            if carefully and len(jobs) == 1:
                answer(jobs, [translated(error)])
            else:
                for job in jobs:
                    if not job.future.done():  # else nobody waits for it any more
                        self._commit([job], carefully=True)
            return
        self.commits += 1
        self.written += len(jobs)
        answer(jobs, results)
        self._tell([job.event for job in jobs if job.event])

    def _quickly(self, jobs: Sequence[Job]) -> list[Any]:
        """Write events, as nearly all jobs are, on a connection that is kept for them.

        It is asked nothing before, and goes if anything is wrong: a database may have been away.
        """
        try:
            self.kept = self.kept or self.engine.raw_connection()
            cursor = self.kept.cursor()
            for text, values in self._statements(jobs):
                cursor.execute(text, values)
            self.kept.commit()
        except Exception:
            if self.kept:
                with suppress(Exception):  # else SQLite stays locked as long as the error is known
                    self.kept.rollback()
                self.kept.invalidate()
                self.kept = None
            raise
        return [None] * len(jobs)

    def _together(self, jobs: Sequence[Job]) -> list[Any]:
        with self.engine.begin() as connection:
            for text, values in self._statements(jobs):
                connection.exec_driver_sql(text, values)
            return [job.work(connection) if job.work else None for job in jobs]

    def _statements(self, jobs: Sequence[Job]) -> Iterator[tuple[str, tuple[Any, ...]]]:
        """Yield what adds the events of some jobs, and what brings their tables up to date."""
        if rows := [job.event for job in jobs if job.event]:
            yield written(EVENTS, ("",) * 5, len(rows), self.mark), tuple(chain(*rows))
        if changed := {job.table[0]: job.table for job in jobs if job.table}:
            text = written(CHANGED, TYPES, len(changed), self.mark)
            yield text, tuple(chain(*changed.values()))

    def _tell(self, events: Sequence[EventRow]) -> None:
        """Tell other processes, after the commit: telling inside it would make them queue."""
        if not events or not self.told:
            return
        try:
            with self.engine.begin() as connection:
                self.told(connection, events)
        except Exception as error:  # they will see it when they look
            log.warning("other processes were not told: %s", type(error).__name__)


def sleep_until(moment: float) -> None:
    """Wait until a moment, unless it is past."""
    time.sleep(max(0.0, moment - time.monotonic()))


@cache
def written(statement: str, types: tuple[str, ...], count: int, mark: str) -> str:
    """Return a statement for some rows; a type that is named is told to the database."""
    row = ", ".join(f"CAST({mark} AS {type})" if type else mark for type in types)
    return statement.format(rows=", ".join([f"({row})"] * count))


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
        with suppress(RuntimeError):  # it is closed: nobody waits there any more
            loop.call_soon_threadsafe(_resolve, pairs)


def _resolve(pairs: Sequence[tuple[Job, Any]]) -> None:
    for job, result in pairs:
        if job.future.done():
            continue
        if isinstance(result, Exception):
            job.future.set_exception(result)
        else:
            job.future.set_result(result)
