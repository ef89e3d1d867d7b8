"""Processes that think for the tables: some for bots and hints, one for reviews.

A process that dies or hangs is replaced, and asked once more; if that fails, too, a simpler bot is
asked to decide, and whoever waits for advice or a review is told. The most urgent question goes
first.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
import os
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from queue import Empty, PriorityQueue
from typing import Any

from heyday import games
from heyday.bots.child import Child, spawn
from heyday.bots.serving import QUICK, Named, Question
from heyday.bots.worker import AGAIN, FIRST, MEMORY, SPARE
from heyday.kit.backend import cache_root
from heyday.kit.game import Game
from heyday.server.thinking import Advise, Answer, Box, Progress, Review, Task, serve

GRACE = 5.0  # seconds beyond its time until a process is given up
REVIEW = 1200.0  # seconds that a review may take
IDLE = 600.0  # seconds that a process for older content waits to be asked
PATIENCE = 5.0  # seconds for a thread to notice that the server ends
MOVE, HINT, ALONE, STUDY = range(4)  # what is urgent; alone are bots where no person is
BEHIND = 5  # how nice reviews are: a quarter of a core beside one bot, a tenth beside three

log = logging.getLogger(__name__)
_environment = threading.Lock()


class NoAnswer(Exception):
    """Nobody could be asked."""


@dataclass(order=True)
class Job:
    """A task, and who waits for it."""

    urgency: int
    number: int
    task: Any = field(compare=False)
    done: Callable[[Any, str], None] = field(compare=False)
    tell: Callable[[int, int], None] | None = field(compare=False, default=None)


class Thinker:
    """A process that thinks, of games as they are or of one with older content."""

    def __init__(
        self, warm: Sequence[Named], backend: str, nice: int, game: Game | None = None
    ) -> None:
        self.warm, self.nice = warm, nice
        self.environment = {"HEYDAY_BACKEND": backend}
        self.box: Box | None = None
        self.patience, self.grace = FIRST, GRACE
        self.child: Child | None = None
        if game is not None:  # its rules may have to be compiled, apart from all others
            folder = cache_root() / f"content-{game.content.digest()}"
            self.environment["HEYDAY_CACHE"] = str(folder)
            self.box, self.grace = (game.name, game.content.files), FIRST

    def ask(self, task: Task, tell: Callable[[int, int], None] | None) -> Any:
        """Return the answer; raises NoAnswer, and then the process is gone."""
        try:
            child = self._started()
            child.pipe.send(task)
            return self._hear(child, seconds_for(task) + self.grace, tell)
        except NoAnswer:
            self.close()
            raise
        except Exception as error:  # whatever it says, nobody can know what it will say next
            wrong = self._wrong(error)
            self.close()
            raise NoAnswer(wrong) from error

    def _wrong(self, error: Exception) -> str:
        """Return in words why there is no answer."""
        if not isinstance(error, (EOFError, OSError)):
            return f"its process cannot be understood ({type(error).__name__})"
        return self.child.death() if self.child else str(error)

    def start(self) -> None:
        """Start the process, if there is none; it need not be ready."""
        if self.child is None:
            with _environment:  # a process is given ours as it is at this moment
                before = {name: os.environ.get(name) for name in self.environment}
                os.environ.update(self.environment)
                try:
                    self.child = spawn(serve, self.warm, MEMORY, self.nice, self.box)
                finally:
                    for name, value in before.items():
                        if value is None:
                            del os.environ[name]
                        else:
                            os.environ[name] = value
            self.ready = False

    def _started(self) -> Child:
        self.start()
        assert self.child
        if not self.ready:
            if not self.child.pipe.poll(self.patience):
                raise NoAnswer(f"its process did not start within {self.patience:.0f} s")
            self.child.pipe.recv()
            self.ready, self.patience = True, AGAIN
        return self.child

    def _hear(self, child: Child, seconds: float, tell: Callable[[int, int], None] | None) -> Any:
        end = time.monotonic() + seconds
        while child.pipe.poll(max(0.0, end - time.monotonic())):
            heard: Progress | Answer = child.pipe.recv()
            if isinstance(heard, Progress):
                if tell:
                    tell(heard.done, heard.of)
            elif heard.wrong:
                raise NoAnswer(heard.wrong)
            else:
                return heard.value
        raise NoAnswer("its process hangs")

    def interrupt(self) -> None:
        """End the process while another thread waits for it, which will notice."""
        child = self.child
        if child is not None:
            child.process.kill()

    def close(self) -> None:
        """End the process."""
        if self.child is not None:
            self.child.kill()
            self.child = None


class Lane:
    """Some processes that share a queue, each with a thread that waits for it."""

    def __init__(self, thinkers: Sequence[Thinker], idle: float | None = None) -> None:
        """Begin; a process that is not asked for `idle` seconds ends until it is."""
        self.thinkers, self.idle = list(thinkers), idle
        self.queue: PriorityQueue[Job] = PriorityQueue()
        self.number = itertools.count()
        self.closing = False
        self.threads = [
            threading.Thread(target=self._run, args=(thinker,), daemon=True)
            for thinker in self.thinkers
        ]
        for thread in self.threads:
            thread.start()

    def put(self, urgency: int, task: Task, done: Any, tell: Any = None) -> None:
        """Ask something; `done` hears the answer, or what went wrong, in another thread."""
        self.queue.put(Job(urgency, next(self.number), task, done, tell))

    def _run(self, thinker: Thinker) -> None:
        while True:
            try:
                job = self.queue.get(timeout=self.idle)
            except Empty:
                thinker.close()
                continue
            if self.closing:
                return
            wrong = ""
            for task in attempts(job.task):
                try:
                    value = thinker.ask(task, job.tell)
                    break
                except NoAnswer as error:
                    wrong = str(error)
                    if self.closing:
                        return
                    log.warning("a thinking process failed: %s", wrong)
            else:
                value = None
            job.done(value, wrong if value is None else "")

    def close(self) -> None:
        """End all processes."""
        self.closing = True
        for thread, thinker in zip(self.threads, self.thinkers, strict=True):
            self.put(-1, Review("", ""), lambda *_: None)
            thinker.interrupt()
            thread.join(PATIENCE)
            thinker.close()


class Pool:
    """The processes of a server."""

    def __init__(self, workers: int, backend: str = "", warm: Sequence[Named] = ()) -> None:
        from heyday.kit.backend import BACKEND

        self.backend = backend or BACKEND
        self.players = Lane([Thinker(warm, self.backend, 0) for _ in range(workers)])
        self.students = Lane([Thinker((), self.backend, BEHIND)])
        self.older: dict[tuple[str, bool], Lane] = {}  # by what a game is, and whether for reviews

    def start(self) -> None:
        """Let the processes for bots begin to load, before anybody asks."""
        for thinker in self.players.thinkers:
            thinker.start()

    @property
    def waiting(self) -> int:
        """How many questions wait."""
        return sum(lane.queue.qsize() for lane in self._lanes())

    def _lanes(self) -> list[Lane]:
        return [self.players, self.students, *self.older.values()]

    def _lane(self, game: Game, study: bool) -> Lane:
        """Return who is asked about a game: with older content, somebody who knows no other."""
        if game is games.get(game.name):
            return self.students if study else self.players
        key = (game.key, study)
        if key not in self.older:
            thinker = Thinker((), self.backend, BEHIND if study else 0, game)
            self.older[key] = Lane([thinker], IDLE)
        return self.older[key]

    async def choose(self, game: Game, question: Question, urgency: int = MOVE) -> int:
        """Return what a bot chooses."""
        action: int = await self._ask(game, urgency, question)
        return action

    async def advise(self, game: Game, task: Advise) -> dict[str, Any]:
        """Return a hint."""
        found: dict[str, Any] = await self._ask(game, HINT, task)
        return found

    async def review(
        self, game: Game, task: Review, tell: Callable[[int, int], None]
    ) -> dict[str, Any]:
        """Return a review; `tell` hears in another thread how far it is."""
        found: dict[str, Any] = await self._ask(game, STUDY, task, tell)
        return found

    async def _ask(self, game: Game, urgency: int, task: Task, tell: Any = None) -> Any:
        lane = self._lane(game, urgency == STUDY)
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()

        def resolve(value: Any, wrong: str) -> None:
            if future.done():
                return
            if wrong:
                future.set_exception(NoAnswer(wrong))
            else:
                future.set_result(value)

        def done(value: Any, wrong: str) -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(resolve, value, wrong)

        lane.put(urgency, task, done, tell)
        return await future

    def close(self) -> None:
        """End all processes."""
        for lane in self._lanes():
            lane.close()


def attempts(task: Task) -> list[Task]:
    """Return what is asked, one after the other, until there is an answer."""
    if isinstance(task, Question):
        return [task, task, replace(task, bot=SPARE, seconds=QUICK)]
    return [task, task]


def seconds_for(task: Task) -> float:
    """Return how long a task may take."""
    if isinstance(task, Question):
        return task.seconds
    return 3 * task.seconds if isinstance(task, Advise) else REVIEW
