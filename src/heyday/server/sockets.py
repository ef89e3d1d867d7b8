"""uvicorn's WebSocket, and a way to write to it at once.

ASGI sends by a coroutine through every layer of the application, so a page needs a task that is
woken for each message. With four pages at a table that took longer than the action. For the same
reason frames are put together here: their heads say no more than how long they are. And what a page
says is handed on at once if it came as one frame, as nearly all does; the rest is the library's.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.utils import apply_mask

from heyday.server import limits

NAME = "heyday.line"
TEXT = 0x81  # a whole text in one frame
AHEAD = 4  # messages that may wait to be heard before a page is read no more
MASKED = 0x80  # as all frames of pages are

Hear = Callable[[str], bool]  # returns whether a text is taken care of


class Line(Protocol):
    """The way to a page, and who is to hear what it says, before anybody waits for it."""

    hear: Hear | None

    def write(self, message: bytes, more: bool = False) -> int:
        """Write a text, if anybody is there; return how many bytes wait.

        If more follows at once, both are written together.
        """

    def drop(self) -> None:
        """End the connection at once, whatever waits."""


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket that is a line, too; messages are not compressed."""

    hear: Hear | None = None
    whole = False  # whether all that has come since the handshake were frames, each on its own

    def handle_connect(self, event: Request) -> None:
        """Begin to serve a page."""
        super().handle_connect(event)
        self.held = b""
        self.alive = False
        if self.response.status_code == 101:
            self.whole = True
            self.scope["extensions"][NAME] = self  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        """Hand on what a page says, at once if that is possible.

        Once something has come in pieces, only the library knows where frames begin.
        """
        if self.whole:
            start, end = body_of(data)
            self.whole = end == len(data)
            if (
                self.whole
                and data[0] == TEXT
                and self._hears(data[start - 4 : start], data[start:])
            ):
                self.alive = True
                return
        super().data_received(data)

    def _hears(self, mask: bytes, body: bytes) -> bool:
        """Whether a text is taken care of; what was said before must have been heard."""
        if not self.hear or self.frames or not self.queue.empty() or len(body) > limits.MESSAGE:
            return False
        try:
            return self.hear(apply_mask(body, mask).decode())
        except UnicodeDecodeError:
            return False

    def send_receive_event_to_app(self) -> None:
        """Hand on what a page has said; only one that says more than is heard is not read on.

        uvicorn stops reading after every message and begins again, which the kernel is told.
        """
        self.alive = True
        stopped, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = stopped or self.queue.qsize() > AHEAD
        if self.read_paused and not stopped:
            self.transport.pause_reading()

    def send_keepalive_ping(self) -> None:
        """Ask whether a page is still there, unless it has said something since the last time."""
        alive, self.alive = self.alive, False
        if alive:
            self.schedule_ping()
        else:
            super().send_keepalive_ping()

    def write(self, message: bytes, more: bool = False) -> int:
        """Write a text, if anybody is there, now or with the next; return how many bytes wait."""
        self.held += head_of(len(message)) + message
        if not more:
            data, self.held = self.held, b""
            if not self.close_sent and not self.transport.is_closing():
                self.transport.write(data)
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


def body_of(data: bytes) -> tuple[int, int]:
    """Return where the body of a page's frame begins and ends, its mask before it (RFC 6455, 5.2).

    What is no such frame, or not all of it, ends elsewhere than the data.
    """
    if len(data) < 6 or not data[1] & MASKED:
        return 0, -1
    size, start = data[1] - MASKED, 6
    if size >= 126:
        start = 8 if size == 126 else 14
        size = int.from_bytes(data[2 : start - 4], "big")
    return start, start + size


def line_of(socket: WebSocket) -> Line:
    """Return the way to a page."""
    found: Line = socket.scope["extensions"][NAME]
    return found
