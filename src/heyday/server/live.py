"""The WebSocket of a table: a page says what it wishes, and sees what becomes of it."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

import msgspec
from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from heyday.server import limits
from heyday.server import messages as said
from heyday.server.errands import begin
from heyday.server.errors import Refused, RefusedInWords, what_is_wrong
from heyday.server.identity import Identities, Who
from heyday.server.quota import Quotas
from heyday.server.room import Room
from heyday.server.sight import Eyes
from heyday.server.sockets import Line
from heyday.server.wishes import ACT, WISHES

RESTART, TOO_BIG, SLOW, BAD = 1012, 1009, 1013, 1008
Data = dict[str, Any]

log = logging.getLogger(__name__)


class Connection:
    """A page that looks at a table."""

    def __init__(self, line: Line, room: Room, quotas: Quotas) -> None:
        self.line, self.room, self.quotas = line, room, quotas
        self.key = f"{id(self)}"
        self.who: Who | None = None
        self.eyes = Eyes(None, "en")
        self.closing = 0
        self.ended = asyncio.Event()
        self.fulfilling = asyncio.Lock()  # what has begun ends, whoever goes away

    # ---- sending ----

    def send(self, message: bytes, more: bool = False) -> None:
        """Send a message, if more follows with that; a page that is too slow has to come again."""
        if not self.closing and self.line.write(message, more) > limits.BEHIND:
            self.close(SLOW)

    def close(self, code: int) -> None:
        """End the connection; nothing more is sent."""
        if not self.closing:
            self.closing = code
            self.line.hear = None
            self.ended.set()

    # ---- hearing ----

    async def run(self, socket: WebSocket, identities: Identities) -> None:
        """Serve a page until it goes."""
        listener = asyncio.create_task(self._listen(socket, identities))
        ended = asyncio.create_task(self.ended.wait())
        try:
            await asyncio.wait({listener, ended}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.room.leave(self)
            self.close(1000)
            async with self.fulfilling:
                listener.cancel()
            await asyncio.gather(listener, ended, return_exceptions=True)
            if self.closing == SLOW:  # it would not read why
                self.line.drop()
            elif socket.client_state == WebSocketState.CONNECTED:
                with suppress(WebSocketDisconnect, RuntimeError, OSError):
                    await socket.close(self.closing)

    async def _listen(self, socket: WebSocket, identities: Identities) -> None:
        try:
            async with asyncio.timeout(limits.HELLO):
                while not await self._hello(identities, await self._receive(socket)):
                    pass
            if not self.closing:
                self.line.hear = self.at_once
            while True:
                await self._hear(await self._receive(socket))
        except TimeoutError:
            self.close(BAD)
        except (WebSocketDisconnect, RuntimeError):
            return
        except Exception:
            log.exception("table %s cannot be shown", self.room.table.id)
            self.close(RESTART)

    async def _receive(self, socket: WebSocket) -> str:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        text = message.get("text")
        if text is None:
            text = (message.get("bytes") or b"").decode(errors="replace")
        if len(text) > limits.MESSAGE:
            self.close(TOO_BIG)
            raise WebSocketDisconnect(TOO_BIG)
        return str(text)

    async def _hello(self, identities: Identities, text: str) -> bool:
        """Let a page say who it is; return whether it has."""
        try:
            self.quotas.spend("messages", self.key)
            heard = self._read(text)
            if not isinstance(heard, said.Hello):
                raise Refused("not-allowed", "hello-first")
            self.eyes = Eyes(None, heard.language)
            if heard.token is not None:
                self.who = (await identities.who(heard.token)).at(self.room.table.id)
        except Refused as refusal:
            self._refuse(text, refusal)
            return False
        self.eyes = Eyes(self.who.player if self.who else None, heard.language)
        self._answer({"type": "ok", "id": heard.id})
        await self.room.enter(self)
        return True

    def at_once(self, text: str) -> bool:
        """Begin to carry out an action, without a queue and a task; return whether this is one.

        What else a page says is heard by `_listen`, and so is all that it says meanwhile.
        """
        if self.fulfilling.locked():
            return False
        try:
            heard = ACT.decode(text)
        except (msgspec.MsgspecError, RecursionError):
            return False
        begin(self._hear(text, heard))
        return True

    async def _hear(self, text: str, heard: Any = None) -> None:
        try:
            self.quotas.spend("messages", self.key)
            heard = heard or self._read(text)
            if isinstance(heard, said.Hello):
                raise Refused("conflict", "hello-twice")
        except Refused as refusal:
            self._refuse(text, refusal)
            return
        if isinstance(heard, said.Plain) and heard.do == "hint":  # nothing waits for it
            self.room.hub.spawn(self._fulfil(heard, text))
        else:
            async with self.fulfilling:
                await self._fulfil(heard, text)

    async def _fulfil(self, heard: Any, text: str) -> None:
        try:
            found = await WISHES[type(heard)](self, heard)
            self._answer({"type": "ok", "id": heard.id} | (found or {}))
        except Refused as refusal:
            self._refuse(text, refusal)
        except Exception:
            log.exception("table %s: a message was not understood", self.room.table.id)
            self._refuse(text, Refused("unavailable", "went-wrong"))

    def _read(self, text: str) -> Any:
        try:
            return said.CLIENT.validate_json(text)
        except ValidationError as error:
            first = error.errors(include_url=False, include_input=False)[0]
            raise RefusedInWords("malformed", what_is_wrong(first)) from None

    def _answer(self, data: Data) -> None:
        self.send(msgspec.json.encode(data))

    def _refuse(self, text: str, refusal: Refused) -> None:
        self.room.hub.metrics.refused(refusal.code)
        self._answer(
            {"type": "refused", "id": said.id_of(text), "refusal": refusal.data(self.eyes.language)}
        )
