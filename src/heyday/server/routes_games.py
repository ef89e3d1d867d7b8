"""Routes about games, and for whoever runs the server."""

from __future__ import annotations

from fastapi import APIRouter, Response
from fastapi.responses import PlainTextResponse

from heyday import games
from heyday.bots import LEVELS
from heyday.kit.game import Game
from heyday.server import models
from heyday.server.context import The

router = APIRouter(tags=["games"])


@router.get("/api/games")
async def all_games(server: The, language: models.Language = "en") -> list[models.GameInfo]:
    """The games that can be played."""
    return [info(games.get(name), language) for name in games.NAMES]


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
