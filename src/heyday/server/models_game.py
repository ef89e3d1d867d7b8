"""What is said about a game: its log, how it stands, choices, moments of it, and reviews."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, Field

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


class Choice(BaseModel):
    """Something that may be done now."""

    id: str
    verb: str
    fields: dict[str, Any]
    cost: int
    targets: list[str]
    text: str
    waste: str | None = Field(description="What it would waste: a page may warn.")


class Preview(BaseModel):
    """What a choice would do, and the view after it if nothing would be drawn."""

    draws: bool
    ends_turn: bool
    texts: list[str]
    changes: list[dict[str, int]]
    view: dict[str, Any] | None
    next: list[Choice] = Field(description="What you would choose between then, if it is little.")


class Together(BaseModel):
    """Choices in the order in which to ask for them, and the view right after them."""

    order: list[str] = Field(description="Without those that follow by themselves.")
    more: list[str] = Field(description="Choices of which one could be added.")
    enough: bool = Field(description="Whether no more have to be added.")
    view: dict[str, Any] | None = Field(description="Null if they cannot be done together.")


class Moment(BaseModel):
    """A table at some ply."""

    ply: int
    last: int
    seat: int | None
    view: dict[str, Any]
    entry: LogEntry | None
    result: Result


class Verdict(BaseModel):
    """What the check of a record found."""

    actions: int
    over: bool
    proven: bool
    problems: list[str]


class NewReview(Closed):
    """A review that is wished for."""

    setting: Setting = "quick"


class ReviewState(BaseModel):
    """How far a review is, and once it is ready what it found."""

    state: Literal["none", "waiting", "running", "ready", "failed"]
    done: int = 0
    of: int = 0
    review: dict[str, Any] | None = None
