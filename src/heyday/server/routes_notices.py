"""Routes about being told when it is your turn."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path

from heyday.server import models_notices as models
from heyday.server.context import Person, The
from heyday.server.errors import Refused
from heyday.server.notices import where

router = APIRouter(prefix="/api", tags=["notices"])

Id = Annotated[str, Path(max_length=32, pattern="^[a-z0-9]+$")]


@router.get("/notices/key")
async def key(server: The) -> models.NoticeKey:
    """The key for a browser's PushManager."""
    return models.NoticeKey(key=await server.notices.public_key())


@router.get("/me/notices")
async def mine(who: Person, server: The) -> list[models.Notice]:
    """The ways in which you are told."""
    rows = await server.notices.all_of(who.player)
    return [models.Notice(**row, where=where(row)) for row in rows]


@router.post("/me/notices", status_code=201)
async def add(wish: models.NewNotice, who: Person, server: The) -> models.Notice:
    """Be told in one more way."""
    server.quotas.spend("notices", who.player)
    row = await server.notices.add(who.player, wish)
    return models.Notice(**row, where=where(row))


@router.post("/me/notices/{id}/test")
async def test(id: Id, who: Person, server: The) -> models.Sent:
    """Send one now."""
    server.quotas.spend("notices", who.player)
    return models.Sent(failed=await server.notices.test(who.player, id))


@router.delete("/me/notices/{id}", status_code=204)
async def remove(id: Id, who: Person, server: The) -> None:
    """Be told no more."""
    if not await server.notices.remove(who.player, id):
        raise Refused("not-found", "no-notice")
