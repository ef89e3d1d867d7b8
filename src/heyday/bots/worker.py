"""Bots in a process of their own: one that dies or hangs costs a moment, never the game.

A `Worker` is a process that answers questions about any table, one at a time; whoever has many
tables lets them share a few. A `WorkerBot` sits at one table and asks a worker.
"""

from __future__ import annotations

import logging
import os
import secrets
import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from dataclasses import replace
from random import Random

from heyday.bots import Bot, make
from heyday.bots.child import Child, spawn
from heyday.bots.levels import SEARCHERS
from heyday.bots.serving import QUICK, Named, Question, Reply, Stop, serve
from heyday.kit.game import Game, Position

GRACE = 1.0  # seconds beyond its time until a bot is told to stop, and then until it is given up
SPARE = "apprentice"  # decides where a level gives no answer
LOOK = 0.015  # seconds between two looks whether to stop
FIRST = 600.0  # seconds that a process may take to start: perhaps the rules are to be compiled
AGAIN = 30.0  # the same once it has started before
CORES = os.cpu_count() or 1
MEMORY = (4 + CORES) * 5 << 27  # bytes of address space; threads and trees take a part

log = logging.getLogger(__name__)


class NoAnswer(Exception):
    """A process died, failed or hangs; another one has taken its place."""


class Worker(AbstractContextManager["Worker"]):
    """A process that answers questions, one at a time; if it fails, another one replaces it."""

    def __init__(
        self, warm: Sequence[Named] = (), memory: int = MEMORY, grace: float = GRACE
    ) -> None:
        self.warm, self.memory, self.grace = tuple(warm), memory, grace
        self.patience = FIRST
        self.number = 0
        self._start()

    def _start(self) -> None:
        self.ready = False
        self.child: Child = spawn(serve, self.warm, self.memory)

    def ask(self, question: Question, stop: Stop | None = None) -> int | None:
        """Return the answer, or nothing if `stop` speaks before the process has started.

        Raises NoAnswer when there will be none.
        """
        self.number += 1
        try:
            if not self.ready and not self._is_up(stop):
                return None
            return self._answer(replace(question, number=self.number), stop)
        except (EOFError, OSError):
            wrong = self.child.death()
        except NoAnswer as error:
            wrong = str(error)
        self.child.kill()
        self._start()
        raise NoAnswer(wrong)

    def _is_up(self, stop: Stop | None) -> bool:
        """Wait until the process has started; return whether it has."""
        end = time.monotonic() + self.patience
        self.ready = self._hear(0, end, stop) is not None
        if self.ready:
            self.patience = AGAIN
        elif time.monotonic() >= end:
            raise NoAnswer(f"its process did not start within {self.patience:.0f} s")
        return self.ready

    def _answer(self, question: Question, stop: Stop | None) -> int:
        self.child.pipe.send(question)
        end = time.monotonic() + question.seconds + self.grace
        reply = self._hear(question.number, end, stop)
        if reply is None:
            self.child.pipe.send("stop")
            reply = self._hear(question.number, time.monotonic() + self.grace, None)
        if reply is None:
            raise NoAnswer("its process hangs")
        return reply.action

    def _hear(self, number: int, end: float, stop: Stop | None) -> Reply | None:
        """Return the reply to a question, or none once the time is up or `stop` speaks."""
        while (left := end - time.monotonic()) > 0:
            if self.child.pipe.poll(min(left, LOOK) if stop else left):
                reply: Reply = self.child.pipe.recv()
                if reply.wrong:
                    raise NoAnswer(reply.wrong)
                if reply.number == number:  # not to one that nobody waited for
                    return reply
            if stop and stop():
                return None
        return None

    def close(self) -> None:
        """End the process."""
        self.child.kill()

    def __exit__(self, *error: object) -> None:
        self.close()


class WorkerBot(AbstractContextManager["WorkerBot"]):
    """A player at one seat of one table who thinks in a worker.

    If there is no answer, the worker is asked once more; then `instead` decides, in this process.
    """

    def __init__(
        self,
        name: str,
        game: Game,
        seconds: float | None = None,
        worker: Worker | None = None,
        notice: Callable[[str], None] = log.warning,
        instead: Bot | None = None,
    ) -> None:
        self.name, self.game, self.notice = name, game, notice
        self.seconds = seconds or (SEARCHERS[name].seconds if name in SEARCHERS else QUICK)
        self.shared = worker is not None
        self.worker = worker or Worker([(game.name, name)])
        self.instead = instead  # by default a spare bot, made when it is needed
        self.seat = secrets.token_hex(8)

    def choose(self, position: Position, dice: Random, stop: Stop | None = None) -> int:
        """Return a legal action, whatever happens to the worker."""
        legal = position.legal()
        if len(legal) == 1:
            return legal[0]
        seed = dice.getrandbits(62)
        question = Question(
            self.game.name, self.name, self.seconds, self.seat, bytes(position), seed
        )
        for what in ("it is asked again", "a simpler bot decides instead"):
            try:
                answer = self.worker.ask(question, stop)
            except (NoAnswer, OSError) as error:  # or no process can be started
                self.notice(f"{self.name}: {error}; {what}")
            else:
                if answer is not None:
                    return answer
                break
        return (self.instead or make(SPARE, self.game)).choose(position, dice, stop)

    def close(self) -> None:
        """End the worker, if it is nobody else's."""
        if not self.shared:
            self.worker.close()

    def __exit__(self, *error: object) -> None:
        self.close()
