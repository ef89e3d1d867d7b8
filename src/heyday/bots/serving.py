"""The process of a worker: it keeps bots, and answers questions for as long as anybody can ask."""

from __future__ import annotations

import os
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from queue import SimpleQueue
from random import Random
from threading import Event, Thread
from typing import TypeAlias

from heyday import bots, games
from heyday.bots.child import Pipe
from heyday.kit.game import Position

QUICK = 5.0  # seconds, more than any bot takes that has no time of its own
KEPT = 4  # bots that a process remembers, with what they thought last

Stop: TypeAlias = Callable[[], bool]
Named: TypeAlias = tuple[str, str]  # a game, and a bot or `module:factory` of one


@dataclass(frozen=True)
class Question:
    """A decision that a bot is to take."""

    game: str
    bot: str  # a name, or `module:factory`
    seconds: float
    seat: str  # whoever asks under the same name is answered by the same bot
    position: bytes
    seed: int
    number: int = 0


@dataclass(frozen=True)
class Reply:
    """What a process answers: an action, or what went wrong. The first one says it is ready."""

    number: int = 0
    action: int = -1
    wrong: str = ""


def serve(pipe: Pipe, warm: Sequence[Named], memory: int) -> None:
    """Answer questions for as long as anybody can ask."""
    number = 0
    try:
        limit(memory)
        shelf = Shelf()
        for game, bot in warm:
            shelf.warm(game, bot)
        questions: SimpleQueue[tuple[Question, Event]] = SimpleQueue()
        Thread(target=listen, args=(pipe, questions), daemon=True).start()
        pipe.send(Reply())
        while True:
            question, stopped = questions.get()
            number = question.number
            pipe.send(Reply(number, shelf.answer(question, stopped.is_set)))
    except Exception as error:
        pipe.send(Reply(number, wrong=f"{type(error).__name__}: {error}"))


def listen(pipe: Pipe, questions: SimpleQueue[tuple[Question, Event]]) -> None:
    """Pass questions on; anything else is the wish that the last one be answered now."""
    stopped = Event()
    while True:
        try:
            heard = pipe.recv()
        except (EOFError, OSError):
            os._exit(0)
        if isinstance(heard, Question):
            stopped = Event()
            questions.put((heard, stopped))
        else:
            stopped.set()


def limit(memory: int) -> None:
    """Let this process have no more memory than that, where a system can be told."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        hard = resource.getrlimit(resource.RLIMIT_AS)[1]
        resource.setrlimit(resource.RLIMIT_AS, (memory, hard))


class Shelf:
    """The bots of a process. They are kept: some know what they thought a decision ago."""

    def __init__(self) -> None:
        self.bots: OrderedDict[tuple[str, str, float, str], bots.Bot] = OrderedDict()

    def answer(self, question: Question, stop: Stop) -> int:
        """Return what a bot chooses."""
        position = Position(games.get(question.game))
        position.load(question.position)
        dice = Random(question.seed)  # noqa: S311 - the bot's own
        action = self._bot(question).choose(position, dice, begun(stop))
        if action not in position.legal():
            raise ValueError(f"{question.bot} chose {action}, which is not legal")
        return action

    def warm(self, game: str, bot: str) -> None:
        """Load all that is compiled for a bot, by letting it think for a moment."""
        position = games.get(game).start(2)
        fresh = bots.make(bot, position.game, QUICK)
        fresh.choose(position, Random(0), begun(lambda: True))  # noqa: S311

    def _bot(self, question: Question) -> bots.Bot:
        key = (question.game, question.bot, question.seconds, question.seat)
        if key not in self.bots:
            while len(self.bots) >= KEPT:
                self.bots.popitem(last=False)
            self.bots[key] = bots.make(question.bot, games.get(question.game), question.seconds)
        self.bots.move_to_end(key)
        return self.bots[key]


def begun(stop: Stop) -> Stop:
    """Return a `stop` that lets a bot begin, so that it has something to say."""
    asked = count()
    return lambda: next(asked) > 0 and stop()
