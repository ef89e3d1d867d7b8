"""What is said over HTTP, as types: they check what comes in, and describe what goes out.

The types of the browser are made from them, by way of the OpenAPI document.
"""

from __future__ import annotations

from typing import Annotated, Literal
from zoneinfo import ZoneInfo

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

from heyday.server import limits

Language = Literal["en", "de", "ja"]
Level = Literal["random", "novice", "apprentice", "adept", "master", "oracle"]
GameName = Literal["gods", "gentes"]
Setting = Literal["quick", "thorough"]
State = Literal["gathering", "playing", "over", "record"]


def one_line(text: str) -> str:
    """Refuse what cannot stand in a line of a record."""
    if not text.isprintable():
        raise ValueError("expected one line of plain text")
    return text


def known_zone(name: str) -> str:
    """Refuse a time zone that does not exist."""
    try:
        ZoneInfo(name)
    except (KeyError, ValueError, OSError) as error:
        raise ValueError(f"{name!r} is no time zone") from error
    return name


Name = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=limits.NAME),
    AfterValidator(one_line),
]
Hour = Annotated[int, Field(ge=0, le=23)]


class Closed(BaseModel):
    """Something that comes in: fields that are not known are an error."""

    model_config = ConfigDict(extra="forbid")


# ---- who you are ----


class NewPlayer(Closed):
    """A name, to get a token for."""

    name: Name


class Player(BaseModel):
    """Somebody who has a token."""

    id: str
    name: str


class Account(BaseModel):
    """A token, told once."""

    token: str
    player: Player


class Link(BaseModel):
    """A code that gives another device a token of the same player."""

    code: str
    expires: float


class Code(Closed):
    """The code of a link."""

    code: Annotated[str, Field(max_length=100)]


class Refusal(BaseModel):
    """Why something was refused."""

    code: str
    text: str
    reference: str = ""


# ---- games ----


class OptionValue(BaseModel):
    """A value of an option; the first one is the ordinary one."""

    value: str
    title: str


class GameOption(BaseModel):
    """A choice made before the game."""

    name: str
    title: str
    ruling: str
    values: list[OptionValue]


class GameInfo(BaseModel):
    """A game that can be played."""

    name: str
    title: str
    rules: int
    players: list[int]
    seats: list[str]
    options: list[GameOption]
    levels: list[str]


# ---- tables ----


class Free(Closed):
    """No clock."""

    kind: Literal["free"] = "free"


class LivePace(Closed):
    """Seconds for each decision, and a bank for the whole game."""

    kind: Literal["live"]
    decision: Annotated[int, Field(ge=5, le=3600)]
    bank: Annotated[int, Field(ge=0, le=36000)] = 0


class TurnPace(Closed):
    """Hours for each turn; those of the night, from and to, do not count."""

    kind: Literal["turns"]
    hours: Annotated[int, Field(ge=1, le=24 * 30)]
    night: tuple[Hour, Hour] | None = None
    zone: Annotated[str, Field(max_length=60), AfterValidator(known_zone)] = "UTC"


Pace = Annotated[Free | LivePace | TurnPace, Field(discriminator="kind")]


class Mine(Closed):
    """A seat for you, perhaps under another name: several people around one screen."""

    kind: Literal["me"]
    name: Name | None = None


class BotSeat(Closed):
    """A seat for a bot."""

    kind: Literal["bot"]
    level: Level


class OpenSeat(Closed):
    """A seat for whoever comes."""

    kind: Literal["open"]


SeatWish = Annotated[Mine | BotSeat | OpenSeat, Field(discriminator="kind")]
Seats = Annotated[list[SeatWish], Field(min_length=1, max_length=8)]
Pause = Annotated[float, Field(ge=0, le=limits.PAUSE, allow_inf_nan=False)]
Options = Annotated[
    dict[Annotated[str, Field(max_length=40)], Annotated[str, Field(max_length=40)]],
    Field(max_length=20),
]


class NewTable(Closed):
    """A table to be set up."""

    game: GameName
    seats: Seats
    options: Options = Field(default_factory=dict)
    pace: Pace = Field(default_factory=Free)
    listed: bool = False
    stand_in: Level = "adept"
    pause: Pause = 1.5
    seed: Annotated[int, Field(ge=0, lt=1 << 53)] | None = None


class TableChange(Closed):
    """What the host may change at any time; the stand-in, before the game begins."""

    listed: bool | None = None
    stand_in: Level | None = None
    pause: Pause | None = None


class NewFork(Closed):
    """A moment to play on from, and who sits where."""

    ply: Annotated[int, Field(ge=0, le=100_000)]
    seats: Seats


class NewRecord(Closed):
    """A record to be kept."""

    text: Annotated[str, Field(max_length=limits.RECORD)]


class SeatName(Closed):
    """The name of a program."""

    name: Name


class SeatToken(BaseModel):
    """A token that is good for one seat."""

    token: str


class SeatInfo(BaseModel):
    """Who sits where."""

    seat: int
    label: str
    kind: Literal["person", "bot", "remote", "open"]
    name: str
    level: str | None
    host: bool
    away: bool


class Origin(BaseModel):
    """Where a fork comes from."""

    table: str
    ply: int


class Summary(BaseModel):
    """A table, without what lies on it."""

    id: str
    game: str
    rules: int
    content: str
    options: dict[str, str]
    state: State
    seats: list[SeatInfo]
    mine: list[int]
    host: bool
    created: float
    changed: float
    ply: int
    to_move: int | None
    version: int
    pace: Pace
    paused: bool
    listed: bool
    stand_in: str
    pause: float
    commitment: str
    rematch: str | None
    forked: Origin | None
    seed: int | None = None
    advice: bool


class MyTables(BaseModel):
    """You, and where you have a seat."""

    player: Player
    tables: list[Summary]
