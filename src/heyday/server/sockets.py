"""uvicorn's WebSocket, and a way to write to it at once.

ASGI sends by a coroutine through every layer of the application, so a page needs a task that is
woken for each message. With four pages at a table that took longer than the action.
"""

from __future__ import annotations

from asyncio import BaseTransport
from typing import Protocol

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request

NAME = "heyday.line"


class Line(Protocol):
    """The way to a page."""

    def write(self, message: bytes) -> int:
        """Write a text, with all that is written at this moment; return how many bytes wait."""

    def drop(self) -> None:
        """End the connection at once, whatever waits."""


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket that is a line, too; messages are not compressed."""

    def connection_made(self, transport: BaseTransport) -> None:
        """Begin."""
        super().connection_made(transport)
        self.waiting: list[bytes] = []

    def handle_connect(self, event: Request) -> None:
        """Begin to serve a page."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][NAME] = self  # type: ignore[assignment]

    def write(self, message: bytes) -> int:
        """Write a text, with all that is written at this moment; return how many bytes wait."""
        if not self.waiting:
            self.loop.call_soon(self.flush)
        self.waiting.append(Frame(Opcode.TEXT, message).serialize(mask=False))
        return self.transport.get_write_buffer_size()

    def flush(self) -> None:
        """Send what was written, if anybody is there."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join(self.waiting))
        self.waiting.clear()

    def drop(self) -> None:
        """End the connection at once, whatever waits."""
        self.transport.abort()


def line_of(socket: WebSocket) -> Line:
    """Return the way to a page."""
    found: Line = socket.scope["extensions"][NAME]
    return found
