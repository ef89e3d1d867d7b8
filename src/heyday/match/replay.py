"""Replay: from a record back to the game, at any moment; and the proof that nobody cheated."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from heyday import games
from heyday.kit.errors import BadNotation, IllegalAction
from heyday.kit.game import BadOption
from heyday.match.errors import CannotUndo, NotYourTurn
from heyday.match.match import Match
from heyday.match.placed import BadPosition, told
from heyday.match.record import BadRecord, Move, Record, read_lines, read_record
from heyday.match.secret import commitment, dice

Keep = Callable[[str], None]


class OtherRules(ValueError):
    """A record was played by another version of the rules or with other content."""


def load(record: Record) -> Match:
    """Return the match of a record, not yet begun."""
    try:
        game = games.get(record.game)
    except KeyError as error:
        raise BadRecord(2, str(error.args[0])) from error
    if record.rules != game.version:
        raise OtherRules(
            f"this game was played by version {record.rules} of the rules of {game.title}; "
            f"this heyday has version {game.version}"
        )
    try:
        game = games.get(record.game, record.content)
    except games.OtherContent as error:
        raise OtherRules(f"this game was played with {error}") from error
    try:
        return Match(
            game,
            record.players,
            seats=record.seats,
            options=record.options,
            secret=record.secret,
            commitment_of=record.commitment,
            forked=record.forked,
            begins=record.position,
        )
    except BadOption as error:
        raise BadRecord(2, str(error)) from error


def replay(
    text: str | Record, at: int | None = None, watch: Callable[[Match], None] | None = None
) -> Match:
    """Play a record again, to its end or to the moment after `at` actions.

    Undone actions are played and taken back like all others, so `at` counts what finally stood.
    `watch` is called after every line. Going back costs no more than a step, however far.
    """
    record = text if isinstance(text, Record) else read_record(text)
    match = load(record)
    match.earlier.all = True
    moves = standing(record, at) if at is not None else record.moves
    for move in moves:
        _play(match, move)
        if watch:
            watch(match)
    match.earlier.settle()
    return match


def play_on(match: Match, lines: Sequence[str]) -> None:
    """Play further lines of its record at a game that is under way."""
    for move in read_lines(lines):
        _play(match, move)


def fork(source: Match, ply: int, seats: Sequence[str], secret: bytes, keep: Keep) -> Match:
    """Return a new game that begins with the first actions of another, and has new dice then."""
    match = _like(source, seats, secret, keep, forked=ply, begins=source.begins)
    match.begin(source.start_seed)
    for entry in source.log[:ply]:
        match.act(entry.seat, entry.action, entry.seed)
    return match


def fork_as_seen(
    source: Match, ply: int, seat: int | None, seats: Sequence[str], secret: bytes, keep: Keep
) -> Match:
    """Return a new game that begins as a seat, or a spectator, saw another at some moment.

    What could not be seen then is drawn anew, by the new secret; of the other game nothing is told.
    """
    position = source.at(ply).position
    position.veil(-1 if seat is None else seat, dice(secret, 0))
    return _like(source, seats, secret, keep, begins=told(position)).begin()


def _like(source: Match, seats: Sequence[str], secret: bytes, keep: Keep, **begins: Any) -> Match:
    """Return a new game of the same kind as another."""
    return Match(
        source.game,
        len(source.seats),
        seats=seats,
        options=source.options,
        secret=secret,
        keep=keep,
        **begins,
    )


def standing(record: Record, at: int) -> list[Move]:
    """Return the lines that lead to the position after `at` actions, without what was undone."""
    line: list[Move] = []
    for move in record.moves:
        if move.kind == "undo":
            line = line[: move.ply + 1]
        else:
            line.append(move)
    if not 0 <= at < len(line):
        raise BadRecord(0, f"there is no action {at}: the record has {len(line) - 1}")
    return line[: at + 1]


def _play(match: Match, move: Move) -> None:
    try:
        if move.kind == "start":
            if move.dice is None and match.secret is None and not match.begins:
                raise BadRecord(move.line, "expected the dice of the set-up in braces", 0)
            match.begin(0 if match.begins else move.dice)
        elif move.kind == "undo":
            _undo(match, move)
        else:
            _act(match, move)
    except (BadNotation, IllegalAction, NotYourTurn, CannotUndo, BadPosition) as error:
        raise BadRecord(move.line, f"action {move.ply}: {error}", match.ply) from error


def _act(match: Match, move: Move) -> None:
    names = match.game.seat_names[: len(match.seats)]
    if move.who not in names:
        raise BadRecord(move.line, f"{move.who!r} is no seat: {', '.join(names)}", match.ply)
    if move.ply != match.ply + 1:
        raise BadRecord(move.line, f"expected action {match.ply + 1}, got {move.ply}", match.ply)
    seed = move.dice
    if seed is None and match.secret is None:
        seed = 0  # an action that draws nothing; if it does after all, the record lacks its dice
    entry = match.act(names.index(move.who), move.text, seed)
    if entry.drew and move.dice is None and match.secret is None:
        raise BadRecord(move.line, f"action {move.ply}: expected its dice in braces", match.ply - 1)


def _undo(match: Match, move: Move) -> None:
    if move.who == "agreed":
        match.undo_agreed(move.ply)
        return
    seat = match.game.seat_names.index(move.who) if move.who in match.game.seat_names else -1
    if move.ply != match.ply - 1:
        raise BadRecord(move.line, f"an undo goes back one action, to {match.ply - 1}", match.ply)
    match.undo(seat)


@dataclass(frozen=True)
class Verdict:
    """What the check of a record found."""

    actions: int
    over: bool
    proven: bool  # the secret is told, matches the hash shown at the start, and gave every draw
    problems: tuple[str, ...]


def verify(text: str) -> Verdict:
    """Check a record: every action legal, the result right, every draw from the secret."""
    record = read_record(text)
    problems = []
    told = record.secret is not None and commitment(record.secret) == record.commitment
    if record.secret is not None and not told:
        problems.append("the secret is not the one that was committed to at the start")
    rewinds = 0
    for move in record.moves:
        rewinds += move.kind == "undo" and move.who == "agreed"
        own = record.forked is None or move.ply > record.forked or rewinds > 0
        shown = record.secret is not None and move.dice is not None and own
        if shown and move.dice != dice(record.secret or b"", move.ply, rewinds):
            problems.append(f"line {move.line}: the dice do not come from the secret")
    match = replay(record)
    if match.over or record.end or record.result:
        made = [line for line in match.lines if line.startswith(("end ", "result "))]
        said = [f"end {record.end}", f"result {record.result}"]
        if made != said:
            problems.append(f"the record says {' / '.join(said)}, but it is {' / '.join(made)}")
    if record.truncated:
        problems.append(record.truncated)
    return Verdict(match.ply, match.over, told and not problems, tuple(problems))
