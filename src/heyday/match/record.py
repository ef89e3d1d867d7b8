"""Records: a game as a readable text, one action a line.

    heyday record 1
    game: gods
    rules: 1
    content: 7f3a09c1d2e4b586
    players: 2
    option religion: temple_first
    seat 1: Ada
    seat 2: adept
    commitment: 5c0f…

    start {6b1d2f90a4c3e587}
    1 red tribe green 1,-1
    2 red temple 2,-1 {1c22e9f0b7a6d4c3}
    undo 1 red
    2 red discard blue {1c22e9f0b7a6d4c3}
    end target
    result red 10, yellow 6
    secret: 9d41…

Lines are only ever added, so a game that was cut short is still a record. Of the header only the
secret comes after `start`, for it is told in the end. Braces hold the dice of
an action that drew something: with them a game can be replayed before its secret is told, and once
it is told they can be checked. `undo N NAME` takes back action N + 1; `undo N agreed`, by consent,
all after action N. A line that begins with a semicolon is a remark. `forked: N` stands in the
header of a game that begins with N actions of another: their dice came from that one's secret.
`position: {…}` stands there if it begins in the middle of another, of which it tells nothing else.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from heyday.match.secret import SIZE

FORMAT = "heyday record 1"
_DICE = re.compile(r" \{([0-9a-f]{16})\}$")


class BadRecord(ValueError):
    """A record cannot be read or played; says in which line and why."""

    def __init__(self, line: int, why: str, valid: int | None = None) -> None:
        super().__init__(f"line {line}: {why}")
        self.line, self.why = line, why
        self.valid = valid  # how many actions before it are good


class Move(NamedTuple):
    """A line of the record: the start, an action, or an undo."""

    line: int  # of the text, for messages
    kind: str  # start, act or undo
    ply: int
    who: str = ""
    text: str = ""
    dice: int | None = None


@dataclass
class Record:
    """What a record says, before anything of it is played."""

    game: str = ""
    rules: int = 0
    content: str = ""
    players: int = 0
    options: dict[str, str] = field(default_factory=dict)
    seats: list[str] = field(default_factory=list)
    commitment: str = ""
    secret: bytes | None = None
    moves: list[Move] = field(default_factory=list)
    end: str = ""
    result: str = ""
    forked: int | None = None  # so many actions at the beginning are those of another game
    position: str = ""  # where it begins, if that is in the middle of a game
    truncated: str = ""  # what is wrong with the last line, if it was cut off


def header(record: Record) -> list[str]:
    """Return the lines that open a record."""
    return [
        FORMAT,
        f"game: {record.game}",
        f"rules: {record.rules}",
        f"content: {record.content}",
        f"players: {record.players}",
        *(f"option {name}: {value}" for name, value in sorted(record.options.items())),
        *(f"seat {i + 1}: {name}" for i, name in enumerate(record.seats)),
        f"commitment: {record.commitment}",
        *([f"forked: {record.forked}"] if record.forked is not None else []),
        *([f"position: {record.position}"] if record.position else []),
        "",
    ]


def move_line(move: Move) -> str:
    """Return one line of the game."""
    dice = "" if move.dice is None else f" {{{move.dice:016x}}}"
    if move.kind == "start":
        return f"start{dice}"
    if move.kind == "undo":
        return f"undo {move.ply} {move.who}"
    return f"{move.ply} {move.who} {move.text}{dice}"


def read_record(text: str) -> Record:
    """Read a record, or raise BadRecord; a last line that was cut off is noted, not an error."""
    lines = text.splitlines()
    cut_off = _cut_off(text)
    if not lines or lines[0].strip() != FORMAT:
        raise BadRecord(1, f"expected {FORMAT!r}: this is not a record of ours")
    record = Record()
    for number, line in enumerate(lines[1:], start=2):
        if cut_off and number == len(lines):
            record.truncated = f"line {number} is cut off: {line!r}"
            break
        try:
            _read_line(record, number, line.strip())
        except (ValueError, IndexError) as error:
            why = error.why if isinstance(error, BadRecord) else str(error)
            raise BadRecord(number, why, _count(record)) from error
    for name in ("game", "rules", "players", "commitment"):
        if not getattr(record, name):
            raise BadRecord(len(lines), f"expected a line '{name}: …' before the game")
    if not record.moves:
        raise BadRecord(len(lines), "expected the line 'start' and the game after the header")
    if len(record.seats) != record.players:
        raise BadRecord(len(lines), f"{record.players} players, but {len(record.seats)} seats")
    return record


def read_lines(lines: Sequence[str]) -> list[Move]:
    """Read lines of a game that is under way."""
    record = Record(moves=[Move(0, "start", 0)])
    for number, line in enumerate(lines, start=1):
        try:
            _read_line(record, number, line)
        except (ValueError, IndexError) as error:
            raise BadRecord(number, str(error)) from error
    return record.moves[1:]


def _cut_off(text: str) -> bool:
    """Whether the last line is an action that was not written to its end."""
    last = text.rpartition("\n")[2]
    return last[:1].isdigit() or (last != "" and "undo".startswith(last[:4]))


def _count(record: Record) -> int | None:
    return record.moves[-1].ply if record.moves else None


def _read_line(record: Record, number: int, line: str) -> None:
    if not line or line.startswith(";"):
        return
    key, colon, value = line.partition(": ")
    if colon and not line[0].isdigit():
        _read_header(record, number, key, value)
        return
    dice = _DICE.search(line)
    words = (line[: dice.start()] if dice else line).split()
    seed = int(dice[1], 16) if dice else None
    if (words == ["start"]) == bool(record.moves):
        expected = "an action" if record.moves else "a header line or 'start'"
        raise BadRecord(number, f"expected {expected}, got {line!r}")
    if words == ["start"]:
        record.moves.append(Move(number, "start", 0, dice=seed))
    elif words[0] == "undo" and len(words) == 3:
        record.moves.append(Move(number, "undo", _whole(words[1]), words[2]))
    elif words[0] == "end" and len(words) == 2:
        record.end = words[1]
    elif words[0] == "result" and len(words) > 1:
        record.result = " ".join(words[1:])
    elif len(words) >= 3:
        ply = _whole(words[0])
        record.moves.append(Move(number, "act", ply, words[1], " ".join(words[2:]), seed))
    else:
        raise BadRecord(number, f"expected 'number seat action', got {line!r}")


def _read_header(record: Record, number: int, key: str, value: str) -> None:
    word, _, name = key.partition(" ")
    if record.moves and key != "secret":
        raise BadRecord(number, f"{key!r} belongs before the game")
    if key in ("game", "content", "commitment", "position"):
        setattr(record, key, value)
    elif key in ("rules", "players", "forked"):
        setattr(record, key, _whole(value))
    elif key == "secret":
        record.secret = bytes.fromhex(value)
        if len(record.secret) != SIZE:
            raise BadRecord(number, f"expected a secret of {SIZE} bytes")
    elif word == "option" and name:
        record.options[name] = value
    elif word == "seat" and name == str(len(record.seats) + 1):
        record.seats.append(value)
    else:
        raise BadRecord(number, f"unknown header {key!r}")


def _whole(text: str) -> int:
    if not text.isascii() or not text.isdigit():
        raise ValueError(f"expected a whole number, got {text!r}")
    return int(text)
