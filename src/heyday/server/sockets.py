"""uvicorn's WebSocket, and a way to write to it at once.

ASGI sends by a coroutine through every layer of the application, so a page needs a task that is
woken for each message. With four pages at a table that took longer than the action. For the same
reason frames are put together here: their heads say no more than how long they are.
"""

from __future__ import annotations

from typing import Protocol

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

NAME = "heyday.line"
TEXT = 0x81  # a whole text in one frame


class Line(Protocol):
    """The way to a page."""

    def write(self, message: bytes) -> int:
        """Write a text, if anybody is there; return how many bytes wait."""

    def drop(self) -> None:
        """End the connection at once, whatever waits."""


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket that is a line, too; messages are not compressed."""

    def handle_connect(self, event: Request) -> None:
        """Begin to serve a page."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][NAME] = self  # type: ignore[assignment]

    def write(self, message: bytes) -> int:
        """Write a text, if anybody is there; return how many bytes wait."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.writelines((head_of(len(message)), message))
        return self.transport.get_write_buffer_size()

    def drop(self) -> None:
        """End the connection at once, whatever waits."""
        self.transport.abort()


def head_of(size: int) -> bytes:
    """Return what stands before a text of so many bytes (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((TEXT, size))
    if size < 1 << 16:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big")
    return bytes((TEXT, 127)) + size.to_bytes(8, "big")


def line_of(socket: WebSocket) -> Line:
    """Return the way to a page."""
    found: Line = socket.scope["extensions"][NAME]
    return found
