"""Routes about games, and for whoever runs the server."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Response
from fastapi.responses import PlainTextResponse
from pydantic import StringConstraints

from heyday import games
from heyday.bots import LEVELS
from heyday.kit.game import Game
from heyday.server import models, models_game, scenarios
from heyday.server.context import Person, The
from heyday.server.errors import Refused
from heyday.server.store import contents
from heyday.server.summary import summary

router = APIRouter(tags=["games"])

Digest = Annotated[str, StringConstraints(pattern="^[0-9a-f]{16}$")]


@router.get("/api/games")
async def all_games(server: The, language: models.Language = "en") -> list[models.GameInfo]:
    """The games that can be played."""
    return [info(games.get(name), language) for name in games.NAMES]


@router.get("/api/games/{name}/sheet")
async def sheet_of(
    server: The, name: str, language: models.Language = "en", content: Digest | None = None
) -> dict[str, Any]:
    """What lies in the box of a game whose views only name it: Gentes.

    With the `content` of a table, what lay there when its game began.
    """
    try:
        found = games.get(name, content).sheet if name in games.NAMES else None
    except games.OtherContent as error:
        raise Refused("not-found", "no-content") from error
    if not found:
        raise Refused("not-found", "no-sheet", name=name[:40])
    return found(language)


def info(game: Game, language: str) -> models.GameInfo:
    """Return a game as data."""

    def say(message: str) -> str:
        return game.strings.say(language, message)

    options = [
        models.GameOption(
            name=option.name,
            title=say(f"option-{option.name}"),
            ruling=option.ruling,
            values=[
                models.OptionValue(value=value, title=say(f"option-{option.name}-{value}"))
                for value in option.values
            ],
        )
        for option in game.options
    ]
    return models.GameInfo(
        name=game.name,
        title=game.title,
        rules=game.version,
        players=list(game.players),
        seats=list(game.seat_names),
        options=options,
        levels=list(LEVELS),
    )


@router.get("/api/scenarios")
async def all_scenarios(
    server: The, language: models.Language = "en"
) -> list[models_game.ScenarioInfo]:
    """The situations that can be tried."""
    return [models_game.ScenarioInfo.model_validate(it) for it in scenarios.listed(language)]


@router.post("/api/scenarios/{name}", status_code=201)
async def try_scenario(
    name: Annotated[str, Path(max_length=60)], who: Person, server: The
) -> models.Summary:
    """A table of your own in a situation, with you at every seat."""
    server.quotas.spend("tables", who.player)
    room = await scenarios.play(server.hub, who, name)
    return models.Summary.model_validate(await room.look(lambda table: summary(table, who.player)))


@router.get("/api/contents/{digest}")
async def content(digest: Annotated[Digest, Path()], server: The) -> models_game.KeptContent:
    """What a game was played with: its record names the digest."""
    found = await server.store.read(lambda connection: contents.find(connection, digest))
    if found is None:
        raise Refused("not-found", "no-content")
    return models_game.KeptContent(game=found[0], files=dict(found[1]))


@router.get("/healthz", response_class=PlainTextResponse, include_in_schema=False)
async def health(server: The) -> str:
    """Whether the server can do its work."""
    await server.store.setting("health", lambda: "good")
    return "good\n"


@router.get("/metrics", include_in_schema=False)
async def figures(server: The) -> Response:
    """Figures for Prometheus."""
    server.metrics.tables.set(len(server.hub.rooms))
    server.metrics.pages.set(len(server.connections))
    server.metrics.waiting.set(server.pool.waiting)
    return Response(server.metrics.text(), media_type="text/plain; version=0.0.4")
