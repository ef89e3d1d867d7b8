"""What is said about a game over HTTP: its log, how it stands, moments of it, and reviews."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel

from heyday.server.models import Closed, Setting


class ScenarioInfo(BaseModel):
    """A situation that can be tried."""

    name: str
    game: str
    title: str


class KeptContent(BaseModel):
    """The files of a game's content, by name."""

    game: str
    files: dict[str, str]


class LogEntry(BaseModel):
    """One action and what came of it."""

    ply: int
    seat: int
    action: str
    texts: list[str]
    events: list[dict[str, Any]]
    changes: list[dict[str, int]]
    barrier: bool
    turn_ends: bool


class Result(BaseModel):
    """How the game stands, or ended."""

    over: bool
    ending: str
    ranks: list[int]
    points: list[int]
    by_source: list[dict[str, int]]
    winners: list[int]


class Moment(BaseModel):
    """A table at some ply."""

    ply: int
    last: int
    seat: int | None
    view: dict[str, Any]
    entry: LogEntry | None
    result: Result


class NewReview(Closed):
    """A review that is wished for."""

    setting: Setting = "quick"


class ReviewState(BaseModel):
    """How far a review is, and once it is ready what it found."""

    state: Literal["none", "waiting", "running", "ready", "failed"]
    done: int = 0
    of: int = 0
    review: dict[str, Any] | None = None
