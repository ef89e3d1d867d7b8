"""A bot of your own: it plays one seat of one table, over a WebSocket, with the token of that seat.

    heyday serve
    pip install websockets
    python examples/remote_bot.py http://127.0.0.1:8000 TABLE TOKEN

A seat's token comes from `POST /api/tables/TABLE/seats/N/token`; docs/protocol.md says how. This
bot prefers what costs least. Put your own thoughts into `choose`: it is handed what a person at
that seat would see, and all that may be done.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

AGAIN = 2.0  # seconds until a lost connection is tried again


def choose(view: dict[str, Any], choices: list[dict[str, Any]]) -> str:
    """Return the id of a choice."""
    least = min(choice["cost"] for choice in choices)
    cheap = [choice for choice in choices if choice["cost"] == least]
    return str(random.choice(cheap)["id"])  # noqa: S311


class Table:
    """What is known of a table, kept up to date by the server's messages."""

    def __init__(self) -> None:
        self.version = 0
        self.view: dict[str, Any] = {}
        self.choices: list[dict[str, Any]] = []
        self.over = False

    def hear(self, message: dict[str, Any]) -> None:
        """Take over what a message says; what it does not say stays."""
        if message["type"] not in ("table", "change"):
            return
        self.version = message["version"]
        if "view" in message:
            whole = message["type"] == "table" or "seat" in message
            self.view = (message["view"] or {}) if whole else {**self.view, **message["view"]}
        for name, steps in message.get("splices", {}).items():
            for at, gone, *items in steps:
                self.view[name][at : at + gone] = items
        self.choices = message.get("choices", self.choices)
        self.over = message.get("table", {}).get("state", "over" if self.over else "") == "over"


async def play(server: str, table: str, token: str) -> None:
    """Play until the game is over, whatever happens to the connection."""
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/live"
    while True:
        try:
            async with connect(address) as socket:
                await socket.send(json.dumps({"do": "hello", "id": 0, "token": token}))
                if await follow(socket):
                    return
        except (ConnectionClosed, OSError):
            await asyncio.sleep(AGAIN)


async def follow(socket: Any) -> bool:
    """Act whenever it is our turn; return whether the game is over."""
    known, answered = Table(), 0
    async for text in socket:
        message = json.loads(text)
        if message["type"] == "refused":
            sys.stderr.write(f"refused: {message['refusal']['text']}\n")
        known.hear(message)
        if known.over:
            return True
        if known.choices and known.version != answered:
            answered = known.version
            wish = {"do": "act", "id": known.version, "version": known.version}
            wish["action"] = choose(known.view, known.choices)
            await socket.send(json.dumps(wish))
    return False


if __name__ == "__main__":
    asyncio.run(play(*sys.argv[1:4]))
