"""What happens at tables by itself: bots decide, clocks run out, questions expire.

Where several processes share a database, only the one that has the lease of a table does it; when
that one dies the lease runs out, and another one goes on.
"""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

from heyday.bots.levels import SEARCHERS
from heyday.bots.serving import QUICK, Question
from heyday.server import acting, limits
from heyday.server.acting import Draft
from heyday.server.errors import Refused
from heyday.server.pool import ALONE, MOVE, NoAnswer, Pool
from heyday.server.table import Table

if TYPE_CHECKING:
    from heyday.server.hub import Hub
    from heyday.server.room import Room

LEASE = 20.0  # seconds
RETRY = 1.0  # seconds after something could not be stored

log = logging.getLogger(__name__)


class Driver:
    """Lets happen what is due, at all tables in memory."""

    def __init__(self, hub: Hub, pool: Pool) -> None:
        self.hub, self.pool = hub, pool
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.nudges: dict[str, asyncio.Event] = {}
        self.leases: dict[str, float] = {}
        self.turns: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()  # of hosts

    def look(self, room: Room) -> None:
        """See whether something is due at a table that has changed."""
        id = room.table.id
        if id in self.tasks:
            self.nudges[id].set()
        elif room.table.wakes() is not None:
            self.nudges[id] = asyncio.Event()
            self.tasks[id] = self.hub.spawn(self._drive(room))

    async def _drive(self, room: Room) -> None:
        id = room.table.id
        try:
            await self._until_nothing_is_due(room, self.nudges[id])
        finally:
            room.think(None)
            del self.tasks[id], self.nudges[id]
            self.leases.pop(id, None)

    async def _until_nothing_is_due(self, room: Room, nudge: asyncio.Event) -> None:
        while room.table.wakes() is not None:
            nudge.clear()
            try:
                delay = await self._step(room)
            except Refused as refusal:
                log.warning("table %s: %s", room.table.id, refusal.code)
                delay = RETRY
            if delay is None:
                return
            if delay > 0:
                with suppress(TimeoutError):
                    await asyncio.wait_for(nudge.wait(), delay)

    async def _step(self, room: Room) -> float | None:
        """Do what is due; return when to look again, or None if not before long."""
        if not await self._leased(room.table.id):
            return LEASE / 4
        since = self.hub.presence.since
        if is_asleep(room.table, since):
            await room.change(lambda table: wake(table, since))
        now, closes = time.time(), room.table.closes()
        if closes is not None and closes <= now:
            await room.change(lambda table: acting.close(table, now), long=True)
            return 0.0
        seat = room.table.bot_to_move()
        if seat is not None:
            await self._bot_acts(room, seat)
            return 0.0
        wakes = room.table.wakes()
        if wakes is None:
            return None
        delay = wakes - now
        if delay > limits.IDLE:
            return None  # the hub comes back to it, and so it does after an error
        if delay <= 0:
            await room.change(lambda table: acting.away(table, now))
        return max(0.0, delay)

    async def _leased(self, id: str) -> bool:
        now = time.time()
        if self.leases.get(id, 0.0) - now < LEASE / 2:
            if not await self.hub.store.lease(id, LEASE):
                return False
            self.leases[id] = now + LEASE
        return True

    # ---- bots ----

    async def _bot_acts(self, room: Room, seat: int) -> None:
        """Let a bot act; where no person is, only when it is the table's turn among the host's."""
        if room.is_attended():
            await self._bot_moves(room, seat)
            return
        host = room.table.host
        turn = self.turns.setdefault(host, asyncio.Semaphore(limits.ALONE))
        async with turn:
            if room.table.bot_to_move() == seat and await self._leased(room.table.id):
                await self._bot_moves(room, seat)

    async def _bot_moves(self, room: Room, seat: int) -> None:
        version = room.table.moved
        room.think(seat)
        action = await self._choice(room, seat)
        await self._pause(room)
        await room.change(lambda table: acting.act_as_bot(table, seat, version, action))
        if room.table.bot_to_move() is None:
            room.think(None)

    async def _choice(self, room: Room, seat: int) -> int:
        question, legal = await room.look(lambda table: question_of(table, seat))
        if len(legal) == 1:
            return legal[0]
        try:
            urgency = MOVE if room.is_attended() else ALONE
            action = await self.pool.choose(room.table.the_match().game, question, urgency)
        except NoAnswer as error:
            log.warning("table %s: no bot answers (%s)", room.table.id, error)
            action = -1
        if action in legal:
            return action
        return Random(question.seed).choice(legal)  # noqa: S311 - so that the game goes on

    async def _pause(self, room: Room) -> None:
        """Wait a moment after what was done last, so that all who look can follow."""
        rest = room.table.changed + room.table.pause - time.time()
        if room.is_watched() and rest > 0 and not room.hurry.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(room.hurry.wait(), rest)
        room.hurry.clear()


def question_of(table: Table, seat: int) -> tuple[Question, list[int]]:
    """Return what a bot is asked: a position with nothing in it that its seat cannot see.

    Its dice are its own: repeatable, and no help in guessing the draws.
    """
    match = table.the_match()
    level = table.seats[seat].level or table.stand_in
    seconds = SEARCHERS[level].seconds if level in SEARCHERS else QUICK
    dice = Random(f"{match.commitment} {match.ply} {match.rewinds}")  # noqa: S311
    copy = match.position.clone()
    legal = list(copy.legal())
    copy.veil(seat, dice.getrandbits(62))
    name = f"{table.id}.{seat}"
    seed = dice.getrandbits(62)
    return Question(match.game.name, level, seconds, name, bytes(copy), seed), legal


def is_asleep(table: Table, since: float) -> bool:
    """Whether a live clock has run while no server did."""
    live = table.clock.pace["kind"] == "live" and table.clock.ends() is not None
    return live and table.clock.since < since


def wake(table: Table, since: float) -> Draft | None:
    """Let a live clock start anew."""
    return Draft("wake", {}) if is_asleep(table, since) else None
