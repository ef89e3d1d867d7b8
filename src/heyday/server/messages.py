"""What is said over a table's WebSocket, as types."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from pydantic import BaseModel, Field, StringConstraints, TypeAdapter

from heyday.server import limits
from heyday.server.models import Closed, Language, Level, Pace, Refusal, Summary
from heyday.server.models_game import Choice, LogEntry, Preview, Result, Together

MOST = 1 << 52  # that a page can count to
Number = Annotated[int, Field(ge=0, le=MOST)]
Seat = Annotated[int, Field(ge=0, le=7)]
WishText = Annotated[str, Field(max_length=limits.WISH)]
Wish = WishText | Annotated[dict[str, Any], Field(max_length=10)]
Text = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=limits.CHAT)
]


# ---- consent ----


class AskUndo(Closed):
    """Go back to a moment."""

    kind: Literal["undo"]
    ply: Number


class AskPause(Closed):
    """Stop the clocks, let them run again, end the game early, or let everybody have hints."""

    kind: Literal["pause", "resume", "end", "hints"]


class AskReplace(Closed):
    """Let a bot take a seat."""

    kind: Literal["replace"]
    seat: Seat
    level: Level


class AskPace(Closed):
    """Play at another pace."""

    kind: Literal["pace"]
    pace: Pace


Question = Annotated[AskUndo | AskPause | AskReplace | AskPace, Field(discriminator="kind")]


class Consent(BaseModel):
    """A question that waits for answers."""

    id: int
    what: Question
    seat: int
    agreed: list[int]
    waits_for: list[int]
    expires: float
    silence: list[int] = Field(description="Whose silence is agreement when it expires.")


# ---- what a page says ----


class Said(Closed):
    """A message of a page; its id comes back with the answer."""

    id: Number


class Hello(Said):
    """Who looks, and in which language; without a token it is a spectator."""

    do: Literal["hello"]
    token: Annotated[str, Field(max_length=200)] | None = None
    language: Language = "en"


class Act(Said):
    """Carry out a choice, in notation or as data."""

    do: Literal["act"]
    version: Number
    action: Wish


class Undo(Said):
    """Take the last action back, or all back to the last barrier."""

    do: Literal["undo"]
    version: Number
    whole_turn: bool = False


class Redo(Said):
    """Do again what was just taken back."""

    do: Literal["redo"]
    version: Number


class WhyNot(Said):
    """Ask why something cannot be done."""

    do: Literal["why_not"]
    wish: Wish


class PreviewWish(Said):
    """Ask what a choice would do."""

    do: Literal["preview"]
    version: Number
    action: Wish


class TogetherWish(Said):
    """Ask what else can be done together with some choices."""

    do: Literal["together"]
    version: Number
    actions: Annotated[list[Wish], Field(min_length=1, max_length=8)]


class Plain(Said):
    """Messages without anything more: a hint, no pause, the whole table, the seat back."""

    do: Literal["hint", "skip_pause", "again", "back"]


class Chat(Said):
    """Say something."""

    do: Literal["chat"]
    text: Text


class Ask(Said):
    """Ask for consent."""

    do: Literal["ask"]
    what: Question


class Answer(Said):
    """Answer a question."""

    do: Literal["answer"]
    consent: Number
    yes: bool


ClientMessage = Annotated[
    Hello | Act | Undo | Redo | WhyNot | PreviewWish | TogetherWish | Plain | Chat | Ask | Answer,
    Field(discriminator="do"),
]

# ---- what the server says ----


class UndoState(BaseModel):
    """How many actions can be taken back freely, and whether one can be done again."""

    steps: int
    redo: bool


class ClockState(BaseModel):
    """Whose time runs, since and until when; what is left in banks, and what was used."""

    running: int | None
    since: float
    ends: float | None
    banks: list[float]
    used: list[float]


class ChatLine(BaseModel):
    """Something that was said; `seat` is null for a spectator."""

    version: int
    at: float
    seat: int | None
    name: str
    text: str


class Presence(BaseModel):
    """Who is there, how many watch, and which bot thinks."""

    online: list[bool]
    watchers: int
    thinking: int | None


class TableMessage(BaseModel):
    """The whole table."""

    type: Literal["table"]
    version: int
    table: Summary
    seat: int | None
    view: dict[str, Any] | None
    choices: list[Choice]
    undo: UndoState
    log: list[LogEntry]
    clock: ClockState
    consents: list[Consent]
    chat: list[ChatLine]
    presence: Presence
    result: Result | None


Splice = Annotated[list[Any], Field(min_length=2)]  # at, how many go, the items that come


class LogChange(BaseModel):
    """The first `keep` entries stay, then come these."""

    keep: int
    entries: list[LogEntry]


class ChangeMessage(BaseModel):
    """The parts of a table that are different now."""

    type: Literal["change"]
    version: int
    table: Summary | None = None
    seat: int | None = None
    view: dict[str, Any] | None = None
    splices: dict[str, list[Splice]] | None = None
    choices: list[Choice] | None = None
    undo: UndoState | None = None
    log: LogChange | None = None
    clock: ClockState | None = None
    consents: list[Consent] | None = None
    chat: list[ChatLine] | None = None
    result: Result | None = None


class PresenceMessage(BaseModel):
    """Who is there now."""

    type: Literal["presence"]
    presence: Presence


class Ok(BaseModel):
    """It is done; or what was asked for."""

    type: Literal["ok"]
    id: int
    why: Refusal | None = None
    preview: Preview | None = None
    together: Together | None = None
    advice: dict[str, Any] | None = None


class RefusedMessage(BaseModel):
    """It is not done; `id` is null if there was none to be read."""

    type: Literal["refused"]
    id: int | None
    refusal: Refusal


ServerMessage = Annotated[
    TableMessage | ChangeMessage | PresenceMessage | Ok | RefusedMessage,
    Field(discriminator="type"),
]

CLIENT: TypeAdapter[Any] = TypeAdapter(ClientMessage)
SERVER: TypeAdapter[Any] = TypeAdapter(ServerMessage)
QUESTION: TypeAdapter[Any] = TypeAdapter(Question)


def id_of(text: str) -> int | None:
    """Return the id of a message that cannot be read otherwise."""
    try:
        data = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return None
    found = data.get("id") if isinstance(data, dict) else None
    good = isinstance(found, int) and not isinstance(found, bool) and 0 <= found <= MOST
    return found if good else None
