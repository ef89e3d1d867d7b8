"""Routes about tables."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated

from fastapi import APIRouter, Path, WebSocket
from fastapi.responses import PlainTextResponse
from pydantic import AfterValidator

from heyday.match import Match, verify
from heyday.server import again, bringing, lobby, models, models_game
from heyday.server.context import Anybody, Person, Server, Somebody, The, address_of
from heyday.server.errors import Refused
from heyday.server.identity import ID, Who, table_id
from heyday.server.live import Connection
from heyday.server.room import Room
from heyday.server.sight import Eyes
from heyday.server.sockets import line_of
from heyday.server.summary import summary
from heyday.server.table import Table

router = APIRouter(prefix="/api", tags=["tables"])

Id = Annotated[str, AfterValidator(table_id), Path(json_schema_extra={"pattern": f"^{ID}$"})]
Nth = Annotated[int, Path(ge=0, le=7)]
Ply = Annotated[int, Path(ge=0, le=100_000)]


async def shown(room: Room, who: Who | None) -> models.Summary:
    """Return a table in short, for somebody."""
    player = who.player if who else None
    return models.Summary.model_validate(await room.look(lambda table: summary(table, player)))


@router.get("/tables")
async def listed(server: The, who: Anybody) -> list[models.Summary]:
    """The tables that are listed and have an open seat."""
    rooms = await server.rooms(await server.store.listed())
    return [await shown(room, who) for room in rooms if can_be_joined(room.table)]


def can_be_joined(table: Table) -> bool:
    """Whether somebody can take a seat."""
    return not table.broken and any(seat.kind == "open" for seat in table.seats)


@router.post("/tables", status_code=201)
async def create(wish: models.NewTable, who: Person, server: The) -> models.Summary:
    """Set up a table."""
    server.quotas.spend("tables", who.player)
    return await shown(await lobby.create(server.hub, who, wish), who)


@router.get("/tables/{id}")
async def table(id: Id, server: The, who: Anybody) -> models.Summary:
    """A table in short."""
    await server.hub.catch_up([id])
    return await shown(await server.hub.room(id), who)


@router.patch("/tables/{id}")
async def change(id: Id, wish: models.TableChange, who: Person, server: The) -> models.Summary:
    """Change how a table is run, as its host."""
    room = await server.hub.room(id)
    await room.change(lambda table: lobby.change(table, wish, who))
    return await shown(room, who)


@router.post("/tables/{id}/seats/{n}")
async def take(id: Id, n: Nth, wish: models.SeatWish, who: Person, server: The) -> models.Summary:
    """Take a seat, or as the host put somebody there."""
    room = await server.hub.room(id)
    await room.change(lambda table: lobby.take(table, n, wish, who))
    return await shown(room, who)


@router.delete("/tables/{id}/seats/{n}")
async def leave(id: Id, n: Nth, who: Somebody, server: The) -> models.Summary:
    """Leave a seat."""
    room = await server.hub.room(id)
    await room.change(lambda table: lobby.leave(table, n, who.at(id)))
    return await shown(room, who)


@router.post("/tables/{id}/seats/{n}/token", status_code=201)
async def hand_over(
    id: Id, n: Nth, wish: models.SeatName, who: Person, server: The
) -> models.SeatToken:
    """Get a token for a program, good for one seat."""
    room = await server.hub.room(id)
    server.quotas.spend("tables", who.player)
    await room.look(lambda table: lobby.may_hand_over(table, n, who, Who("", wish.name, id)))
    token, program = await server.identities.create(wish.name, id)
    await room.change(lambda table: lobby.hand_over(table, n, who, program))
    return models.SeatToken(token=token)


@router.post("/tables/{id}/start")
async def start(id: Id, who: Person, server: The) -> models.Summary:
    """Begin the game."""
    room = await server.hub.room(id)
    await room.change(lambda table: lobby.start(table, who))
    return await shown(room, who)


@router.post("/tables/{id}/rematch", status_code=201)
async def rematch(id: Id, who: Person, server: The) -> models.Summary:
    """A new table for the same people."""
    server.quotas.spend("tables", who.player)
    return await shown(await again.rematch(server.hub, await server.hub.room(id), who), who)


@router.post("/tables/{id}/fork", status_code=201)
async def fork(id: Id, wish: models.NewFork, who: Person, server: The) -> models.Summary:
    """Play on from a moment, at a table of your own."""
    server.quotas.spend("tables", who.player)
    room = await server.hub.room(id)
    return await shown(await lobby.fork(server.hub, room, who, wish.ply, wish.seats), who)


@router.post("/records", status_code=201)
async def bring(wish: models.NewRecord, who: Person, server: The) -> models.Summary:
    """Keep a record."""
    server.quotas.spend("records", who.player)
    return await shown(await bringing.bring(server.hub, who, wish.text), who)


@router.get("/tables/{id}/record", response_class=PlainTextResponse)
async def record(id: Id, server: The) -> PlainTextResponse:
    """The record, as far as it goes; a finished game's tells its secret."""
    await server.hub.catch_up([id])
    room = await server.hub.room(id)
    return PlainTextResponse(await room.look(record_of))


def record_of(table: Table) -> str:
    """Return a record that tells nothing which is hidden, whether or not it can be replayed."""
    if not table.lines:
        raise Refused("conflict", "not-begun")
    if table.state not in ("over", "record") and "hidden" in table.options.values():
        raise Refused("not-allowed", "hands-hidden")
    return "\n".join(table.lines) + "\n"


@router.post("/tables/{id}/verify")
async def check(id: Id, who: Person, server: The) -> models_game.Verdict:
    """Play a finished game again: whether every action was legal, and every draw honest."""
    server.quotas.spend("records", who.player)
    room = await server.hub.room(id)

    def ask(table: Table) -> models_game.Verdict:
        if table.state not in ("over", "record"):
            raise Refused("conflict", "not-over")
        table.the_match()
        return models_game.Verdict.model_validate(asdict(verify(record_of(table))))

    async with server.hub.replaying:
        return await room.study(ask)


@router.get("/tables/{id}/at/{ply}")
async def moment(
    id: Id, ply: Ply, server: The, who: Anybody, language: models.Language = "en"
) -> models_game.Moment:
    """The table at some moment, as you saw it."""
    room = await server.hub.room(id)
    eyes = Eyes(who.at(id).player if who else None, language)

    def ask(table: Table) -> models_game.Moment:
        match = table.the_match()
        if ply > match.ply:
            raise Refused("not-found", "moments", count=match.ply)
        return moment_of(match, ply, room.sight.seat_of(eyes), language)

    return await room.study(ask)


def moment_of(match: Match, ply: int, seat: int | None, language: str) -> models_game.Moment:
    """Return a game as it was after some actions."""
    then = match.at(ply)
    entry = then.log[-1].data(match.position, language) if ply else None
    return models_game.Moment.model_validate(
        {
            "ply": ply,
            "last": match.ply,
            "seat": seat,
            "view": then.view(seat),
            "entry": entry,
            "result": then.result(),
        }
    )


@router.post("/tables/{id}/review", status_code=202)
async def begin_review(
    id: Id, wish: models_game.NewReview, who: Person, server: The, language: models.Language = "en"
) -> models_game.ReviewState:
    """Begin a review of a game that is over."""
    server.quotas.spend("reviews", who.player)
    await server.reviews.begin(await server.hub.room(id), wish.setting)
    state = await server.reviews.state(id, wish.setting, language)
    return models_game.ReviewState.model_validate(state)


@router.get("/tables/{id}/review")
async def review(
    id: Id,
    server: The,
    setting: models.Setting = "quick",
    language: models.Language = "en",
) -> models_game.ReviewState:
    """How far a review is, or what it found."""
    state = await server.reviews.state(id, setting, language)
    return models_game.ReviewState.model_validate(state)


@router.websocket("/tables/{id}/live")
async def live(socket: WebSocket, id: str) -> None:
    """A table, live."""
    server: Server = socket.app.state.server
    try:
        server.quotas.spend("connections", address_of(socket))
        room = await server.hub.room(table_id(id))
    except Refused as refusal:
        await socket.close(1008, refusal.text())
        return
    await socket.accept()
    connection = Connection(line_of(socket), room, server.quotas)
    server.connections.add(connection)
    try:
        await connection.run(socket, server.identities)
    finally:
        server.connections.discard(connection)
