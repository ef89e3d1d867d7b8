"""Setting tables up: create, sit down, start, play on from a moment."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Any

from heyday import games
from heyday.kit.game import BadOption, Game
from heyday.match import Match
from heyday.match.replay import fork as fork_match
from heyday.match.replay import fork_as_seen
from heyday.match.secret import commitment, new_secret, secret_from_seed
from heyday.server import acting
from heyday.server.acting import Draft, played_by
from heyday.server.errors import Refused, RefusedInWords
from heyday.server.events import Event
from heyday.server.hub import Hub
from heyday.server.identity import Who, new_id
from heyday.server.models import NewTable, SeatWish, TableChange
from heyday.server.room import Room, row_of
from heyday.server.seats import OPEN, Seat, wished
from heyday.server.seats import program as program_seat
from heyday.server.store import TableRow
from heyday.server.table import Table

Data = dict[str, Any]
New = tuple[Table, list[Event]]  # a table that is not stored yet, and its events


async def create(hub: Hub, who: Who, wish: NewTable) -> Room:
    """Set up a table; whoever does is its host."""
    game = games.get(wish.game)
    options = checked_options(game, wish.options)
    seats = [wished(seat, who.player, who.name) for seat in wish.seats]
    check_players(game, len(seats))
    data = {
        "pace": wish.pace.model_dump(),
        "listed": wish.listed,
        "stand_in": wish.stand_in,
        "pause": wish.pause,
    }
    if wish.seed is None:
        return await opened(hub, await new_table(who, game, options, seats, data))
    if wish.listed or any(seat.kind == "open" for seat in seats):
        raise Refused("malformed", "seed-you")
    secret = secret_from_seed(game.name, wish.seed)
    data |= {"seed": wish.seed}
    return await opened(hub, await new_table(who, game, options, seats, data, secret))


def checked_options(game: Game, options: dict[str, str]) -> dict[str, str]:
    """Return all options of a game, those that are not named as usual."""
    try:
        game.option_bits(options)
    except BadOption as error:
        raise RefusedInWords("malformed", str(error)) from error
    return {option.name: option.values[0] for option in game.options} | options


def check_players(game: Game, players: int) -> None:
    """Refuse a number of players that the game cannot be played by."""
    if players not in game.players:
        first, last = game.players[0], game.players[-1]
        raise Refused("malformed", "players", game=game.title, first=first, last=last)


async def opened(hub: Hub, new: New) -> Room:
    """Store a new table; return its room."""
    await hub.store.open_table(*stored(new))
    return hub.adopt(new[0])


async def new_table(
    who: Who,
    game: Game,
    options: dict[str, str],
    seats: Sequence[Seat],
    data: Data,
    secret: bytes | None = None,
    then: Draft | None = None,
) -> New:
    """Return a new table, perhaps with a second event; a game's secret is fixed from here on."""
    secret, at = secret or new_secret(), time.time()
    first = data | {
        "host": who.player,
        "game": game.name,
        "rules": game.version,
        "options": options,
        "seats": [seat.data() for seat in seats],
        "commitment": data.get("commitment", commitment(secret)),
    }
    events = [Event(1, "open", at, first)]
    if then is not None:
        events.append(Event(2, then.kind, at, then.data))
    return await asyncio.to_thread(Table.load, new_id(), secret, events), events


def stored(new: New) -> tuple[TableRow, str, bytes | None, list[Event]]:
    """Return what is stored of a new table; a record that was brought has no secret of ours."""
    table, events = new
    kept = None if table.state == "record" else table.secret
    return row_of(table), table.game.name, kept, events


# ---- seats ----


def take(table: Table, nth: int, wish: SeatWish, who: Who) -> Draft:
    """Take a seat, or as the host put somebody there."""
    old = seat_at(table, nth)
    new = wished(wish, who.player, who.name)
    host = who.player == table.host
    if table.state not in ("gathering", "playing"):
        raise Refused("conflict", "nobody-plays")
    if table.seed is not None and (new.kind == "open" or who.player != table.host):
        raise Refused("not-allowed", "seed-host")
    if new.kind != "person" and not host:
        raise Refused("not-allowed", "host-only")
    if table.state == "playing" and (new.kind != "person" or old.kind != "open"):
        raise Refused("conflict", "only-open")
    if old.kind in ("person", "remote") and old.player != who.player and not host:
        raise Refused("conflict", "taken", name=old.name)
    if old.kind == "bot" and not host:
        raise Refused("conflict", "bot-sits")
    return seated(table, nth, new)


def leave(table: Table, nth: int, who: Who) -> Draft:
    """Leave a seat; during the game a bot plays on until somebody takes it."""
    seat = seat_at(table, nth)
    if seat.player is None or who.player not in (seat.player, table.host):
        raise Refused("not-allowed", "not-your-seat")
    if table.state == "playing":
        if seat.player != who.player:
            raise Refused("not-allowed", "ask-to-replace")
        return seated(table, nth, Seat("open", table.stand_in, None, None, away=True))
    if table.state != "gathering":
        raise Refused("conflict", "nobody-plays")
    if table.seed is not None:
        raise Refused("not-allowed", "seed-host")
    return seated(table, nth, OPEN)


def hand_over(table: Table, nth: int, who: Who, program: Who) -> Draft:
    """Give a seat to a program."""
    return seated(table, nth, may_hand_over(table, nth, who, program))


def may_hand_over(table: Table, nth: int, who: Who, program: Who) -> Seat:
    """Return the seat of a program, if somebody may give it a seat; nothing happens yet."""
    seat = seat_at(table, nth)
    mine = seat.player == who.player
    if table.state not in ("gathering", "playing"):
        raise Refused("conflict", "nobody-plays")
    if not mine and not (who.player == table.host and seat.kind == "open"):
        raise Refused("not-allowed", "not-your-seat")
    new = program_seat(program.player, program.name)
    may_change(table, nth, new)
    return new


def seat_at(table: Table, nth: int) -> Seat:
    """Return a seat."""
    if not 0 <= nth < table.players:
        raise Refused("not-found", "no-such-seat")
    return table.seats[nth]


def seated(table: Table, nth: int, seat: Seat) -> Draft:
    """Return the draft of a change of seats; during the game the record says so."""
    may_change(table, nth, seat)
    data = {"seat": nth} | seat.data()
    if table.state == "playing":
        data |= played_by(table, nth, seat.name)
    return Draft("seat", data, {nth: seat.player})


def may_change(table: Table, nth: int, seat: Seat) -> None:
    """Refuse a change of seats where enough has happened, or a bot has to end its turn."""
    acting.more(table)
    if table.seats[nth].away and not seat.away:
        acting.relieving(table, nth)


def change(table: Table, wish: TableChange, who: Who) -> Draft | None:
    """Change how a table is run."""
    if who.player != table.host:
        raise Refused("not-allowed", "host-only")
    if wish.listed and table.seed is not None:
        raise Refused("not-allowed", "seed-host")
    acting.more(table)
    if wish.stand_in is not None and table.state != "gathering":
        raise Refused("conflict", "stand-in")
    data = wish.model_dump(exclude_none=True)
    return Draft("set", data) if data else None


# ---- beginning ----


def start(table: Table, who: Who) -> Draft:
    """Begin the game."""
    if who.player != table.host:
        raise Refused("not-allowed", "host-only")
    if table.state != "gathering":
        raise Refused("conflict", "begun")
    if any(seat.kind == "open" for seat in table.seats):
        raise Refused("conflict", "seat-open")
    match = Match(
        table.game,
        table.players,
        seats=[seat.name for seat in table.seats],
        options=table.options,
        secret=table.secret,
        keep=table.fresh.append,
    )
    table.sit_down(match.begin())
    if table.seed is not None:
        match.note(f"the dice are those of seed {table.seed}")
    return begun(match, table.fresh)


def begun(match: Match, lines: Sequence[str]) -> Draft:
    """Return the draft of a beginning."""
    return Draft("start", {"lines": list(lines), "next": match.to_move})


async def fork(hub: Hub, room: Room, who: Who, ply: int, wishes: Sequence[SeatWish]) -> Room:
    """Return a new table that plays on from a moment of another, with new dice.

    While hands are hidden, those that whoever asks cannot see are dealt anew.
    """
    seats = [wished(seat, who.player, who.name) for seat in wishes]
    if any(seat.kind == "open" for seat in seats):
        raise Refused("malformed", "fork-open")
    secret, lines = new_secret(), list[str]()

    def split(table: Table) -> Match:
        source, names = table.the_match(), [seat.name for seat in seats]
        if not 0 <= ply <= source.ply or (source.over and ply == source.ply):
            raise Refused("malformed", "no-fork", ply=ply)
        if len(seats) != table.players:
            raise Refused("malformed", "seats", count=table.players)
        if table.state == "playing" and source.hidden:
            held = table.held_by(who.player)
            seat = held[0] if held else None
            return fork_as_seen(source, ply, seat, names, secret, lines.append)
        return fork_match(source, ply, names, secret, lines.append)

    match = await room.study(split)
    data = {"pace": {"kind": "free"}, "listed": False, "stand_in": "adept", "pause": 1.5}
    data |= {"forked": {"table": room.table.id, "ply": ply}}
    then = begun(match, lines)
    new = await new_table(who, match.game, match.options, seats, data, secret, then)
    return await opened(hub, new)
