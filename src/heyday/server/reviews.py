"""Reviews of games: made once, in a process of their own, and kept."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from heyday.kit.game import Game
from heyday.server.errors import Refused
from heyday.server.hub import Hub
from heyday.server.pool import NoAnswer, Pool
from heyday.server.room import Room
from heyday.server.store import Store
from heyday.server.table import Table
from heyday.server.thinking import Review

CLAIM = 20.0  # seconds for which other processes believe that a review is being made

log = logging.getLogger(__name__)


class Reviews:
    """Reviews that are being made, and those that were."""

    def __init__(self, hub: Hub, store: Store, pool: Pool) -> None:
        self.hub, self.store, self.pool = hub, store, pool
        self._states: dict[tuple[str, str], dict[str, Any]] = {}

    async def state(self, table: str, setting: str, language: str) -> dict[str, Any]:
        """Return how far a review is, or what it found."""
        if state := self._states.get((table, setting)):
            return state
        found = await self.store.review(table, setting)
        if found is None:
            return await self.store.claimed(named(table, setting)) or {"state": "none"}
        return {"state": "ready", "done": 200, "of": 200, "review": found[language]}

    async def begin(self, room: Room, setting: str) -> None:
        """Begin a review, unless there is one."""
        record = await room.look(finished)
        key = (room.table.id, setting)
        running = self._states.get(key)
        if running and running["state"] != "failed":
            return
        if await self.store.review(*key) is None and self._states.get(key) is running:
            self._states[key] = {"state": "waiting"}
            if await self._claimed(key):
                self.hub.spawn(self._make(key, room.table.game, Review(record, setting)))

    async def _claimed(self, key: tuple[str, str]) -> bool:
        """Whether a review is ours to make, and no other process makes it."""
        claimed = False
        try:
            claimed = await self.store.claim(named(*key), CLAIM, self._states[key])
        finally:
            if not claimed:
                del self._states[key]
        return claimed

    async def _make(self, key: tuple[str, str], game: Game, task: Review) -> None:
        claiming = self.hub.spawn(self._go_on_claiming(key))
        try:
            await self._think(key, game, task)
        finally:
            claiming.cancel()
            await self.store.release(named(*key))

    async def _go_on_claiming(self, key: tuple[str, str]) -> None:
        """Tell other processes how far it is, again and again."""
        while True:
            await asyncio.sleep(CLAIM / 4)
            await self.store.claim(named(*key), CLAIM, self._states[key])

    async def _think(self, key: tuple[str, str], game: Game, task: Review) -> None:
        def tell(done: int, of: int) -> None:
            self._states[key] = {"state": "running", "done": done, "of": of}

        try:
            found = await self.pool.review(game, task, tell)
            await self.store.keep_review(*key, found)
            del self._states[key]
        except Exception as error:
            unforeseen = not isinstance(error, NoAnswer)
            log.warning("table %s: no review (%s)", key[0], error, exc_info=unforeseen)
            self._states[key] = {"state": "failed"}


def named(table: str, setting: str) -> str:
    """Return what a review is claimed as."""
    return f"review {table} {setting}"


def finished(table: Table) -> str:
    """Return the record of a game that can be reviewed."""
    match = table.the_match()
    if table.state == "playing":
        raise Refused("conflict", "not-over")
    if not match.log:
        raise Refused("conflict", "nothing-played")
    return "\n".join(table.lines) + "\n"
