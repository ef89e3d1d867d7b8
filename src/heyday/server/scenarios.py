"""Situations by name: each is the record of a game up to a moment worth trying."""

from __future__ import annotations

from pathlib import Path

from heyday.match import Match, replay
from heyday.match.replay import fork
from heyday.match.secret import new_secret
from heyday.server.errors import Refused
from heyday.server.hub import Hub
from heyday.server.identity import Who
from heyday.server.lobby import begun, new_table, opened
from heyday.server.room import Room
from heyday.server.seats import Seat
from heyday.server.words import say

FOLDER = Path(__file__).with_name("situations")


def names() -> list[str]:
    """Return the names of all situations; a name begins with its game."""
    return sorted(path.stem for path in FOLDER.glob("*.heyday"))


def listed(language: str) -> list[dict[str, str]]:
    """Return all situations with their titles."""
    return [
        {"name": name, "game": name.partition("-")[0], "title": say(language, f"scenario-{name}")}
        for name in names()
    ]


def moment(name: str) -> Match:
    """Return the game at a situation."""
    if name not in names():
        raise Refused("not-found", "no-situation")
    return replay((FOLDER / f"{name}.heyday").read_text(encoding="utf-8"))


async def play(hub: Hub, who: Who, name: str) -> Room:
    """Return a new table in a situation, with new dice and one person at every seat."""
    source = moment(name)
    labels = source.game.seat_names[: len(source.seats)]
    seats = [Seat("person", label, None, who.player) for label in labels]
    secret, lines = new_secret(), list[str]()
    match = fork(source, source.ply, labels, secret, lines.append)
    data = {"pace": {"kind": "free"}, "listed": False, "stand_in": "adept", "pause": 1.5}
    then = begun(match, lines)
    new = await new_table(who, match.game, match.options, seats, data, secret, then)
    return await opened(hub, new)
