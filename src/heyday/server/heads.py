"""uvicorn's HTTP, with a limit of what stands before the body of a request.

The library keeps a head until it has ended, however long it is.
"""

from __future__ import annotations

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from heyday.server import limits

TOO_LONG = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
    b"content-length: 0\r\nconnection: close\r\n\r\n"
)


class TooLong(Exception):
    """A head is longer than it may be."""


class Http(HttpToolsProtocol):
    """A connection that ends where the head of a request is too long."""

    heads = 0  # how many have begun, or what may follow a body
    in_head = False  # whether the last of them has not ended
    came = 0  # bytes of it

    def data_received(self, data: bytes) -> None:
        """Read on; what has come together with the beginning of a head does not count yet."""
        before = self.heads
        super().data_received(data)
        if self.in_head and self.heads == before:
            self.came += len(data)
            if self.came > limits.HEAD:
                self._refuse()

    def on_message_begin(self) -> None:
        """Begin with a head."""
        self._begin()
        super().on_message_begin()

    def on_chunk_header(self) -> None:
        """Begin with a piece of a body, or with the headers that follow the last one."""
        self._begin()

    def _begin(self) -> None:
        self.heads, self.in_head, self.came = self.heads + 1, True, 0

    def on_body(self, body: bytes) -> None:
        """Take some of a body, which has a limit of its own."""
        self.in_head = False
        super().on_body(body)

    def on_message_complete(self) -> None:
        """Wait for the next request."""
        self.in_head = False
        super().on_message_complete()

    def on_headers_complete(self) -> None:
        """Serve a request whose head has ended."""
        self.in_head = False
        size = len(self.url) + sum(len(name) + len(value) for name, value in self.headers)
        if size > limits.HEAD:
            self._refuse()
            raise TooLong  # the library stops to read
        super().on_headers_complete()

    def send_400_response(self, msg: str) -> None:
        """Say what is wrong, unless that has been said."""
        if not self.transport.is_closing():
            super().send_400_response(msg)

    def _refuse(self) -> None:
        self.transport.write(TOO_LONG)
        self.transport.close()
