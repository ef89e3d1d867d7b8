"""The WebSocket of a table: a page says what it wishes, and sees what becomes of it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec
from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from heyday.match import Match
from heyday.match.choices import preview
from heyday.match.together import together
from heyday.server import acting, limits
from heyday.server import messages as said
from heyday.server.errors import Refused, RefusedInWords, what_is_wrong
from heyday.server.identity import Identities, Who
from heyday.server.pool import NoAnswer
from heyday.server.quota import Quotas
from heyday.server.room import Room
from heyday.server.sight import Eyes
from heyday.server.sockets import Line
from heyday.server.summary import gives_advice
from heyday.server.table import Table
from heyday.server.thinking import Advise

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
            while True:
                await self._hear(await self._receive(socket))
        except TimeoutError:
            self.close(BAD)
        except (WebSocketDisconnect, RuntimeError):
            return

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

    async def _hear(self, text: str) -> None:
        try:
            self.quotas.spend("messages", self.key)
            heard = self._read(text)
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

    # ---- wishes ----

    def _player(self) -> Who:
        if self.who is None:
            raise Refused("not-allowed", "spectators")
        return self.who

    async def act(self, heard: said.Act) -> None:
        """Carry out a choice."""
        player, language = self._player().player, self.eyes.language
        wish, version = heard.action, heard.version
        await self.room.carry_out(
            lambda table: acting.act(table, player, version, wish, language), asker=self
        )

    async def undo(self, heard: said.Undo) -> None:
        """Take something back."""
        player = self._player().player
        await self.room.carry_out(
            lambda table: acting.undo(table, player, heard.version, heard.whole_turn)
        )

    async def redo(self, heard: said.Redo) -> None:
        """Do something again."""
        player = self._player().player
        await self.room.carry_out(lambda table: acting.redo(table, player, heard.version))

    async def why_not(self, heard: said.WhyNot) -> Data:
        """Tell why something cannot be done."""
        player, language = self._player().player, self.eyes.language

        def ask(table: Table) -> Any:
            match = acting.playing(table)
            acting.seat_to_move(table, player)
            with acting.in_words(match, heard.wish, language):
                return match.why_not(heard.wish, language)

        return {"why": await self.room.look(ask)}

    async def preview(self, heard: said.PreviewWish) -> Data:
        """Tell what a choice would do."""
        wish, language = heard.action, self.eyes.language
        told = self._of_choices(
            heard.version, [wish], lambda match, seat: preview(match, seat, wish, language)
        )
        return {"preview": await told}

    async def together(self, heard: said.TogetherWish) -> Data:
        """Tell what else can be done together with some choices."""
        wishes = heard.actions
        told = self._of_choices(
            heard.version, wishes, lambda match, seat: together(match, seat, wishes)
        )
        return {"together": await told}

    async def _of_choices(
        self, version: int, wishes: list[Any], tell: Callable[[Match, int], Data]
    ) -> Data:
        player, language = self._player().player, self.eyes.language

        def ask(table: Table) -> Data:
            match = acting.playing(table, version)
            seat = acting.seat_to_move(table, player)
            for wish in wishes:
                with acting.in_words(match, wish, language):
                    match.allowed(seat, wish)
            return tell(match, seat)

        return await self.room.look(ask)

    async def plain(self, heard: said.Plain) -> Data | None:
        """Do what needs no more words."""
        if heard.do == "again":
            await self.room.again(self)
        elif heard.do == "hint":
            return {"advice": await self._hint()}
        elif heard.do == "back":
            player = self._player().player
            await self.room.carry_out(lambda table: acting.back(table, player))
        elif not self.room.table.held_by(self._player().player):
            raise Refused("not-allowed", "no-seat")
        else:
            self.room.hurry.set()
        return None

    async def _hint(self) -> Data:
        player, language = self._player().player, self.eyes.language
        self.quotas.spend("hints", player)

        def ask(table: Table) -> Advise:
            match = acting.playing(table)
            if not gives_advice(table):
                raise Refused("not-allowed", "no-hints")
            seat = acting.seat_to_move(table, player)
            copy = match.position.clone()
            copy.veil(seat, match.ply)
            return Advise(match.game.name, bytes(copy), language, limits.ADVICE)

        try:
            task = await self.room.look(ask)
            return await self.room.hub.pool.advise(self.room.table.game, task)
        except NoAnswer as error:
            raise Refused("no-answer", "nobody-asked") from error

    async def chat(self, heard: said.Chat) -> None:
        """Say something."""
        who = self._player()
        self.quotas.spend("chat", who.player)
        await self.room.carry_out(
            lambda table: acting.chat(table, who.player, who.name, heard.text)
        )

    async def ask(self, heard: said.Ask) -> None:
        """Ask for consent."""
        player, what = self._player().player, heard.what.model_dump()
        await self.room.carry_out(lambda table: acting.ask(table, player, what))

    async def answer(self, heard: said.Answer) -> None:
        """Answer a question."""
        player = self._player().player
        await self.room.carry_out(
            lambda table: acting.answer(table, player, heard.consent, heard.yes)
        )


WISHES: dict[type, Callable[[Connection, Any], Awaitable[Data | None]]] = {
    said.Act: Connection.act,
    said.Undo: Connection.undo,
    said.Redo: Connection.redo,
    said.WhyNot: Connection.why_not,
    said.PreviewWish: Connection.preview,
    said.TogetherWish: Connection.together,
    said.Plain: Connection.plain,
    said.Chat: Connection.chat,
    said.Ask: Connection.ask,
    said.Answer: Connection.answer,
}
