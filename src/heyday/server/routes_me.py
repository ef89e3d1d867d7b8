"""Routes about who you are."""

from __future__ import annotations

from fastapi import APIRouter, Request

from heyday.server import models
from heyday.server.context import Person, The, address_of
from heyday.server.identity import Who
from heyday.server.summary import summary

router = APIRouter(prefix="/api/me", tags=["me"])


def player_of(who: Who) -> models.Player:
    """Return a player as data."""
    return models.Player(id=who.player, name=who.name)


@router.post("", status_code=201)
async def create(wish: models.NewPlayer, server: The, request: Request) -> models.Account:
    """Get a token for a name."""
    server.quotas.spend("accounts", address_of(request))
    token, who = await server.identities.create(wish.name)
    return models.Account(token=token, player=player_of(who))


@router.get("")
async def me(who: Person, server: The) -> models.MyTables:
    """Who you are, and where you have a seat."""
    rooms = await server.rooms(await server.store.tables_of(who.player))
    found = [await room.look(lambda table: summary(table, who.player)) for room in rooms]
    tables = [models.Summary.model_validate(data) for data in found]
    return models.MyTables(player=player_of(who), tables=tables)


@router.patch("")
async def rename(wish: models.NewPlayer, who: Person, server: The) -> models.Player:
    """Take another name."""
    return player_of(await server.identities.rename(who, wish.name))


@router.post("/link", status_code=201)
async def link(who: Person, server: The) -> models.Link:
    """Get a code that moves you to another device, once."""
    code, expires = await server.identities.link(who)
    return models.Link(code=code, expires=expires)


@router.post("/enter", status_code=201)
async def enter(wish: models.Code, server: The, request: Request) -> models.Account:
    """Use the code of a link."""
    server.quotas.spend("enter", address_of(request))
    token, who = await server.identities.enter(wish.code)
    return models.Account(token=token, player=player_of(who))
