"""The process that thinks: it chooses for bots, gives advice and reviews games, one at a time."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from heyday import games
from heyday.bots.child import Pipe
from heyday.bots.serving import Named, Question, Shelf, limit
from heyday.kit.content import Files

LANGUAGES = ("en", "de", "ja")

Tell = Callable[[int, int], None]
Box = tuple[str, Files]  # a game, and the content that it is played with


@dataclass(frozen=True)
class Advise:
    """A hint that is wished for."""

    game: str
    position: bytes
    language: str
    seconds: float


@dataclass(frozen=True)
class Review:
    """A game to be reviewed."""

    record: str
    setting: str


Task = Question | Advise | Review


@dataclass(frozen=True)
class Progress:
    """How far the process is."""

    done: int = 0
    of: int = 0


@dataclass(frozen=True)
class Answer:
    """What came out, or what went wrong."""

    value: Any = None
    wrong: str = ""


def serve(
    pipe: Pipe, warm: Sequence[Named], memory: int, nice: int, box: Box | None = None
) -> None:
    """Do one task after the other, for as long as anybody asks; with a box, by its content."""
    with suppress(OSError, AttributeError):
        os.nice(nice)
    limit(memory)
    if box is not None:
        games.open_box(*box)
    shelf = Shelf()
    for game, bot in warm:
        shelf.warm(game, bot)
    pipe.send(Progress())
    while True:
        try:
            task: Task = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            answer = Answer(do(task, shelf, lambda *how: pipe.send(Progress(*how))))
        except Exception as error:
            answer = Answer(wrong=f"{type(error).__name__}: {error}")
        pipe.send(answer)


def do(task: Task, shelf: Shelf, tell: Tell) -> Any:
    """Return what a task asks for."""
    if isinstance(task, Question):
        return shelf.answer(task, lambda: False)
    if isinstance(task, Advise):
        return advise(task)
    return review(task, tell)


def advise(task: Advise) -> dict[str, Any]:
    """Return advice as plain data."""
    from heyday.bots.advice import advise as think
    from heyday.kit.game import Position

    position = Position(games.get(task.game))
    position.load(task.position)
    return think(position, seconds=task.seconds).data(task.language)


def review(task: Review, tell: Tell) -> dict[str, Any]:
    """Return a review as plain data, in every language."""
    from heyday.bots.review import review as look_through
    from heyday.match.record import read_record

    parts = {"all": 0, "closer": 1}

    def progress(stage: str, done: int, of: int) -> None:
        tell(parts[stage] * 100 + round(100 * done / max(1, of)), 200)

    found = look_through(read_record(task.record), task.setting, tell=progress)
    return {language: found.data(language) for language in LANGUAGES}
