"""Pages for `server_load.py`: sockets that cost far less than the server they put to work.

Each page reads all it is sent, and checks that no version is missing; whoever is to move reads the
choices. At one table in `CHECKED` the pages put everything together as a browser does, and ask for
the whole table at the end: it has to be the same.
"""

from __future__ import annotations

import asyncio
import base64
import gc
import resource
import secrets
import time
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec
import uvloop

CHECKED = 50
CHANGE, REFUSED, WHOLE = b'{"type":"change","version":', b'{"type":"refused"', b'{"type":"table"'
QUIET = b'"choices":[]'
PARTS = ("version", "view", "choices", "undo", "log", "clock", "result")


class Choice(msgspec.Struct):
    """What is read of a choice."""

    id: str


class Heard(msgspec.Struct):
    """What is read of a message."""

    choices: list[Choice]


DECODE = msgspec.json.Decoder(Heard).decode


class Acted(NamedTuple):
    """An action: when it was due, how late the page was, and until all had seen it (seconds)."""

    ply: int
    due: float  # after the start
    late: float
    took: float


@dataclass
class Figures:
    """What was measured."""

    actions: list[Acted] = field(default_factory=list)
    refused: int = 0
    gaps: int = 0  # versions that were missing
    checked: int = 0  # pages that were compared with a fresh one
    wrong: int = 0
    pages: float = 0.0  # seconds of CPU that the pages took

    def add(self, other: Figures) -> None:
        """Take over what another process has measured."""
        self.actions += other.actions
        self.refused += other.refused
        self.gaps += other.gaps
        self.checked += other.checked
        self.wrong += other.wrong
        self.pages += other.pages


class Page(asyncio.Protocol):
    """A WebSocket with no more to it than this needs: a library would cost more than the server."""

    def __init__(self, table: Table) -> None:
        self.table, self.waiting, self.version = table, b"", 0
        self.open = asyncio.get_running_loop().create_future()
        self.all: dict[str, Any] = {}  # put together of changes, at a table that is checked

    async def connect(self, port: int, token: str) -> None:
        """Open it, and see the whole table."""
        loop = asyncio.get_running_loop()
        self.transport, _ = await loop.create_connection(lambda: self, "127.0.0.1", port)
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        head = f"GET /api/tables/{self.table.id}/live HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
        head += f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
        self.transport.write(f"{head}Sec-WebSocket-Version: 13\r\n\r\n".encode())
        await self.open
        self.all = await self.ask({"do": "hello", "id": 0, "token": token})

    async def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        """Return the whole table, which some messages are answered with."""
        self.shown: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self.send(message)
        body = await self.shown
        self.table.read(self, body)
        whole: dict[str, Any] = msgspec.json.decode(body)
        self.version = whole["version"]
        return whole

    def data_received(self, data: bytes) -> None:
        """Take frames apart."""
        have = self.waiting + data if self.waiting else data
        if not self.open.done():
            head, end, rest = have.partition(b"\r\n\r\n")
            if not end:
                self.waiting = have
                return
            assert b" 101 " in head, head
            self.open.set_result(None)
            have = rest
        at, total = 0, len(have)
        while total - at >= 2:
            size, start = have[at + 1], at + 2
            if size > 125:
                start += 2 if size == 126 else 8
                size = int.from_bytes(have[at + 2 : start], "big")
            if total < start + size:
                break
            self._heard(have[at] & 15, have[start : start + size])
            at = start + size
        self.waiting = have[at:]

    def _heard(self, kind: int, body: bytes) -> None:
        if kind == 9:  # a ping is answered
            self._write(body, 10)
        elif body.startswith(CHANGE):
            version = int(body[len(CHANGE) : body.index(b",", len(CHANGE))])
            self.table.figures.gaps += version != self.version + 1
            self.version = version
            if self.table.checked:
                self._put_together(msgspec.json.decode(body))
            self.table.changed(self, body)
        elif body.startswith(WHOLE):
            self.shown.set_result(body)
        elif body.startswith(REFUSED):
            self.table.figures.refused += 1

    def _put_together(self, change: dict[str, Any]) -> None:
        """Do what a browser does with a change."""
        log, view = change.pop("log", None), change.pop("view", None)
        splices = change.pop("splices", {})
        self.all |= change
        if view is not None:
            self.all["view"] |= view
        for name, steps in splices.items():
            for at, gone, *items in steps:
                self.all["view"][name][at : at + gone] = items
        if log is not None:
            self.all["log"] = self.all["log"][: log["keep"]] + log["entries"]

    def send(self, message: dict[str, Any]) -> None:
        """Say something."""
        self._write(msgspec.json.encode(message), 1)

    def _write(self, body: bytes, kind: int) -> None:
        """Send a frame; the mask of zeros that a page must use changes nothing."""
        size = bytes([128 | len(body)])
        if len(body) > 125:
            size = bytes([254]) + len(body).to_bytes(2, "big")
        self.transport.write(bytes([128 | kind]) + size + bytes(4) + body)


class Table:
    """A table with a page for everybody who sits there; whoever is to move acts once a second."""

    def __init__(self, id: str, nth: int, seats: int, figures: Figures) -> None:
        self.id, self.nth, self.figures = id, nth, figures
        self.checked = nth % CHECKED == 0
        self.pages = [Page(self) for _ in range(seats)]
        self.choices: list[Choice] = []
        self.mover, self.ply, self.missing = self.pages[0], 0, 0
        self.loop = asyncio.get_running_loop()
        self.done = self.loop.create_future()

    def read(self, page: Page, body: bytes) -> None:
        """Take over what may be done, if it is for this page to decide."""
        if QUIET not in body:
            self.mover, self.choices = page, DECODE(body).choices

    def play(self, at: float, start: float, end: float) -> None:
        """Act at a moment, and then once a second."""
        self.at, self.start, self.end = at, start, end
        self.loop.call_at(at, self._act)

    def _act(self) -> None:
        if not self.choices or self.at >= self.end:
            self.done.set_result(None)
            return
        wish = self.choices[(self.ply * 7 + self.nth) % len(self.choices)].id
        page, self.choices, self.missing = self.mover, [], len(self.pages)
        self.begun, self.late = time.perf_counter(), self.loop.time() - self.at
        page.send({"do": "act", "id": 1, "version": page.version, "action": wish})

    def changed(self, page: Page, body: bytes) -> None:
        """A page sees what was done; the last one lets the game go on."""
        self.read(page, body)
        self.missing -= 1
        if not self.missing:
            took, due = time.perf_counter() - self.begun, self.at - self.start
            self.figures.actions.append(Acted(self.ply, due, self.late, took))
            self.ply += 1
            self.at += 1
            self.loop.call_at(self.at, self._act)

    async def check(self) -> None:
        """Compare what pages have put together with what a fresh load gives."""
        for page in self.pages:
            mine, fresh = page.all, await page.ask({"do": "again", "id": 2})
            self.figures.checked += 1
            self.figures.wrong += any(mine[part] != fresh[part] for part in PARTS)


async def load(port: int, ids: list[str], tokens: list[str], seconds: float, begin: Any) -> Figures:
    """Play at some tables, each at another moment of a second."""
    figures = Figures()
    tables = [Table(id, nth, len(tokens), figures) for nth, id in enumerate(ids)]
    for table in tables:
        for page, token in zip(table.pages, tokens, strict=True):
            await page.connect(port, token)
    await asyncio.to_thread(begin.wait)
    used, now = own_cpu(), asyncio.get_running_loop().time()
    for nth, table in enumerate(tables):
        table.play(now + nth / len(tables), now, now + seconds)
    await asyncio.gather(*(table.done for table in tables))
    figures.pages = own_cpu() - used
    await asyncio.to_thread(begin.wait)  # what follows is not measured
    for table in tables:
        if table.checked:
            await table.check()
        for page in table.pages:
            page.transport.close()
    return figures


def own_cpu() -> float:
    """Return the seconds that this process has computed."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


def run(
    port: int, ids: list[str], tokens: list[str], seconds: float, begin: Any, found: Any
) -> None:
    """Run some tables' pages, in a process of their own."""
    gc.disable()  # a search would be taken for the server's delay; a run is short
    found.put(uvloop.run(load(port, ids, tokens, seconds, begin)))
