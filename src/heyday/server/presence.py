"""Who is there, where several processes share a database: each tells the others about its pages.

Nothing of it is kept. What a process has told is forgotten when it is not heard of any more.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from heyday.server.store import Store

if TYPE_CHECKING:
    from heyday.server.hub import Hub
    from heyday.server.room import Room

MOST = 300  # players that one message names: it holds 8,000 bytes
SILENT = 20.0  # seconds after which a process is taken for dead


@dataclass(frozen=True)
class Elsewhere:
    """The pages of another process that look at a table."""

    players: frozenset[str] = frozenset()
    nobody: int = 0  # pages of those who have not said who they are
    thinking: int | None = None


class Presence:
    """What this process tells, and what it has heard."""

    def __init__(self, hub: Hub, store: Store) -> None:
        self.hub, self.store = hub, store
        self.heard: dict[str, float] = {}  # when each process was
        self.since = time.time()  # there was always a process, this one or others before it

    def tell(self, room: Room) -> None:
        """Tell the others who looks at a table here."""
        if self.store.shared:
            players = sorted({page.eyes.player for page in room.pages if page.eyes.player})
            nobody = sum(page.eyes.player is None for page in room.pages)
            there = {"players": players[:MOST], "nobody": nobody, "thinking": room.thinking}
            self._say("there", table=room.table.id, **there)

    def ask(self, room: Room) -> None:
        """Ask the others who looks at a table there."""
        if self.store.shared:
            self._say("who", table=room.table.id)

    def hasten(self, room: Room) -> None:
        """Tell whoever lets a bot act that nobody wants to wait for it."""
        self._say("hasten", table=room.table.id)

    def beat(self) -> None:
        """Tell the others that this process lives, and forget those that do not.

        What they have stored but had no time to tell is looked for.
        """
        if not self.store.shared:
            return
        self._say("alive", since=self.since)
        silent = {name for name, at in self.heard.items() if at < time.monotonic() - SILENT}
        for name in silent:
            del self.heard[name]
        if silent:
            self.hub.spawn(self.hub.catch_up())
        for room in list(self.hub.rooms.values()):
            if silent & set(room.elsewhere):
                room.elsewhere = {k: v for k, v in room.elsewhere.items() if k not in silent}
                room.show_presence()

    def greet(self) -> None:
        """Ask the others since when there is one of them."""
        self._say("hello", since=self.since)

    def _say(self, what: str, **more: Any) -> None:
        self.hub.spawn(self.store.say({"what": what} | more))

    def hear(self, said: dict[str, Any]) -> None:
        """Take over what another process tells."""
        process, room = said["from"], self.hub.rooms.get(said.get("table", ""))
        self.heard[process] = time.monotonic()
        self.since = min(self.since, said.get("since", self.since))
        if said["what"] == "hello":
            self._say("alive", since=self.since)
        if room is None:
            return
        if said["what"] == "who":
            self.tell(room)
        elif said["what"] == "there":
            players = frozenset(said["players"])
            room.elsewhere[process] = Elsewhere(players, said["nobody"], said["thinking"])
            room.show_presence()
        elif said["what"] == "hasten" and room.thinking is not None:
            room.hurry.set()
