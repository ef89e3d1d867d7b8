"""Load: many four-seat tables at one server, and what an action costs there.

    python benchmarks/server_load.py --tables 1000 --seconds 60

Starts `heyday serve` on this machine with a fresh folder, begins a game of four, copies its table
in the database, opens four pages at every copy, lets one of them act at every table once a second,
and measures from an action until all four pages have its views. Then the server is ended and begun
anew, and every table is asked for once: how long a table takes that is not in memory. With
`--idle 10000`, these are so many copies of the longest game. Only the loopback is used. CPU and
memory are those of the server's process; what the pages take, in processes of their own, is told
as well.
"""

from __future__ import annotations

import asyncio
import base64
import json
import multiprocessing
import os
import resource
import secrets
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import click
import httpx

HERTZ = os.sysconf("SC_CLK_TCK")
SEATS = 4


@dataclass
class Figures:
    """What was measured."""

    latencies: list[float] = field(default_factory=list)  # seconds
    acted: int = 0
    refused: int = 0
    pages: float = 0.0  # seconds of CPU that the pages took
    by_ply: dict[int, list[float]] = field(default_factory=dict)

    def add(self, other: Figures) -> None:
        """Take over what another process has measured."""
        self.latencies += other.latencies
        self.acted += other.acted
        self.refused += other.refused
        self.pages += other.pages
        for ply, found in other.by_ply.items():
            self.by_ply.setdefault(ply, []).extend(found)


@contextmanager
def server(folder: Path, port: int) -> Iterator[int]:
    """Run a server; yield its process."""
    command = [sys.executable, "-m", "heyday.cli", "serve", "--no-quotas", "--workers", "1"]
    command += ["--port", str(port), "--data", str(folder)]
    environment = os.environ | {"HEYDAY_BACKEND": "python"}
    process = subprocess.Popen(  # noqa: S603
        command, env=environment, stdout=subprocess.DEVNULL
    )
    try:
        for _ in range(600):
            try:
                httpx.get(f"http://127.0.0.1:{port}/healthz", trust_env=False)
                break
            except httpx.TransportError:
                time.sleep(0.1)
        yield process.pid
    finally:
        process.terminate()
        process.wait(60)


def cpu(pid: int) -> float:
    """Return the seconds that a process has computed."""
    parts = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(parts[11]) + int(parts[12])) / HERTZ


def memory(pid: int) -> float:
    """Return the megabytes that a process has."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


class Page(asyncio.Protocol):
    """A WebSocket with no more to it than this needs: a library would cost more than the server."""

    def __init__(self) -> None:
        self.waiting, self.texts = bytearray(), asyncio.Queue[bytes]()
        self.open = asyncio.get_running_loop().create_future()

    @classmethod
    async def connect(cls, port: int, path: str) -> Page:
        """Return an open one."""
        loop = asyncio.get_running_loop()
        transport, page = await loop.create_connection(cls, "127.0.0.1", port)
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        head = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        head += f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
        transport.write(f"{head}Sec-WebSocket-Version: 13\r\n\r\n".encode())
        await page.open
        return page

    def connection_made(self, transport: Any) -> None:
        """Remember where to write."""
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        """Take frames apart."""
        self.waiting += data
        if not self.open.done():
            head, end, rest = self.waiting.partition(b"\r\n\r\n")
            if not end:
                return
            assert b" 101 " in head, head
            self.waiting = rest
            self.open.set_result(None)
        while (frame := self._frame()) is not None:
            kind, body = frame
            if kind == 1:
                self.texts.put_nowait(body)
            elif kind == 9:  # a ping is answered
                self.send(body, 10)

    def _frame(self) -> tuple[int, bytes] | None:
        have, size, start = self.waiting, 0, 2
        if len(have) < 2:
            return None
        size = have[1]
        if size > 125:
            start = 4 if size == 126 else 10
            size = int.from_bytes(have[2:start], "big")
        if len(have) < start + size:
            return None
        kind, body = have[0] & 15, bytes(have[start : start + size])
        del have[: start + size]
        return kind, body

    def send(self, body: bytes, kind: int = 1) -> None:
        """Send something; the mask of zeros that a page must use changes nothing."""
        size = bytes([128 | len(body)])
        if len(body) > 125:
            size = bytes([254]) + len(body).to_bytes(2, "big")
        self.transport.write(bytes([128 | kind]) + size + bytes(4) + body)


class Table:
    """A table with four pages; each page is another person's."""

    def __init__(self, port: int, id: str, nth: int) -> None:
        self.port, self.id, self.nth = port, id, nth
        self.pages: list[Page] = []
        self.choices: list[dict[str, Any]] = []
        self.mover = self.version = self.ply = 0

    async def open(self, tokens: list[str]) -> None:
        """Open the pages of those who sit here."""
        for nth, token in enumerate(tokens):
            page = await Page.connect(self.port, f"/api/tables/{self.id}/live")
            page.send(json.dumps({"do": "hello", "id": 0, "token": token}).encode())
            self.pages.append(page)
            while (message := json.loads(await page.texts.get()))["type"] != "table":
                pass
            self.hear(nth, message)

    def hear(self, nth: int, message: dict[str, Any]) -> None:
        """Take over what concerns acting."""
        self.version = message["version"]
        if message.get("choices"):
            self.mover, self.choices = nth, message["choices"]

    async def act(self, figures: Figures) -> bool:
        """Let whoever is to move act; return whether the game goes on."""
        if not self.choices:
            return False
        choice = self.choices[(self.ply * 7 + self.nth) % len(self.choices)]["id"]
        wish = {"do": "act", "id": 1, "version": self.version, "action": choice}
        self.choices, before, self.ply = [], self.version, self.ply + 1
        begun = time.perf_counter()
        self.pages[self.mover].send(json.dumps(wish).encode())
        await asyncio.gather(*(self._follow(n, before, figures) for n in range(SEATS)))
        took = time.perf_counter() - begun
        figures.latencies.append(took)
        figures.by_ply.setdefault(self.ply // 50 * 50, []).append(took)
        figures.acted += 1
        return bool(self.choices)

    async def _follow(self, nth: int, before: int, figures: Figures) -> None:
        while True:
            text = await self.pages[nth].texts.get()
            if text.startswith(b'{"type":"change"'):
                quiet = b'"choices":[]' in text
                self.hear(nth, {"version": before + 1} if quiet else json.loads(text))
                return
            if text.startswith(b'{"type":"refused"'):
                figures.refused += 1
                return


def begun(port: int, game: str) -> tuple[str, list[str]]:
    """Begin a game of four; return its table and the tokens of those who sit there."""
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", trust_env=False) as http:
        names = [f"P{nth}" for nth in range(SEATS)]
        tokens = [http.post("/api/me", json={"name": name}).json()["token"] for name in names]
        head = [{"Authorization": f"Bearer {token}"} for token in tokens]
        wish = {"game": game, "seats": [{"kind": "me"}] + [{"kind": "open"}] * (SEATS - 1)}
        id = http.post("/api/tables", json=wish, headers=head[0]).json()["id"]
        for nth in range(1, SEATS):
            path = f"/api/tables/{id}/seats/{nth}"
            http.post(path, json={"kind": "me"}, headers=head[nth]).raise_for_status()
        http.post(f"/api/tables/{id}/start", headers=head[0]).raise_for_status()
    return id, tokens


async def load(port: int, ids: list[str], tokens: list[str], seconds: float, begin: Any) -> Figures:
    """Play at some tables, once a second at each."""
    figures, tables = Figures(), len(ids)
    made = [Table(port, id, nth) for nth, id in enumerate(ids)]
    for table in made:
        await table.open(tokens)
    await asyncio.to_thread(begin.wait)
    end, used = time.monotonic() + seconds, own_cpu()

    async def play(table: Table, nth: int) -> None:
        await asyncio.sleep(nth / tables)  # not all at the same moment
        at = time.monotonic()
        while at < end and await table.act(figures):
            at += 1
            await asyncio.sleep(max(0.0, at - time.monotonic()))

    await asyncio.gather(*(play(table, nth) for nth, table in enumerate(made)))
    figures.pages = own_cpu() - used
    for table in made:
        for page in table.pages:
            page.transport.close()
    return figures


def own_cpu() -> float:
    """Return the seconds that this process has computed."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


def pages(
    port: int, ids: list[str], tokens: list[str], seconds: float, begin: Any, found: Any
) -> None:
    """Run some tables' pages, in a process of their own."""
    found.put(asyncio.run(load(port, ids, tokens, seconds, begin)))


def copied(folder: Path, wanted: int) -> tuple[list[str], int]:
    """Copy the longest game of a database; return the ids of the copies, and its actions."""
    made = [f"c{secrets.token_hex(8)}" for _ in range(wanted)]
    with sqlite3.connect(folder / "heyday.sqlite3", timeout=60) as database:
        query = "SELECT id, ply FROM tables ORDER BY ply DESC"
        source, ply = database.execute(query).fetchone()
        for name, key in (("tables", "id"), ("events", "game_table"), ("seats", "game_table")):
            columns = [row[1] for row in database.execute(f"PRAGMA table_info({name})")]
            picked = ", ".join("?" if column == key else column for column in columns)
            copy = f"INSERT INTO {name} SELECT {picked} FROM {name} WHERE {key} = ?"  # noqa: S608
            database.executemany(copy, ((id, source) for id in made))
    database.close()
    return made, int(ply)


def resumed(port: int, ids: list[str], pid: int) -> str:
    """Ask for every table once; return what that took."""
    before, used, begun = memory(pid), cpu(pid), time.perf_counter()
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=60) as http:
        for id in ids:
            http.get(f"/api/tables/{id}").raise_for_status()
    each = 1000 * (time.perf_counter() - begun) / len(ids)
    spent = 1000 * (cpu(pid) - used) / len(ids)
    size = memory(pid) - before
    return (
        f"{len(ids)} tables resumed: {each:.1f} ms each, {spent:.1f} ms CPU, "
        f"{1000 * size / len(ids):.0f} kB each"
    )


@click.command()
@click.option("--tables", default=100, show_default=True)
@click.option("--seconds", default=20.0, show_default=True)
@click.option("--game", type=click.Choice(["gods", "gentes"]), default="gentes", show_default=True)
@click.option("--processes", default=1, show_default=True, help="For the pages.")
@click.option("--port", default=8899, show_default=True)
@click.option("--folder", help="Where the database is; by default a temporary one.")
@click.option("--idle", default=0, help="Tables to be resumed afterwards, copies of one.")
def main(
    tables: int, seconds: float, game: str, processes: int, port: int, folder: str | None, idle: int
) -> None:
    """Measure a server under load."""
    data = Path(folder or tempfile.mkdtemp(prefix="heyday-load-"))
    context, figures = multiprocessing.get_context("spawn"), Figures()
    begin, found = context.Barrier(processes + 1), context.Queue()
    with server(data, port) as pid:
        _, tokens = begun(port, game)
        ids, _ = copied(data, tables)
        workers = [
            context.Process(
                target=pages, args=(port, ids[nth::processes], tokens, seconds, begin, found)
            )
            for nth in range(processes)
        ]
        for worker in workers:
            worker.start()
        begin.wait()
        used, at = cpu(pid), time.monotonic()
        for _ in workers:
            figures.add(found.get())
        spent, took, size = cpu(pid) - used, time.monotonic() - at, memory(pid)
        for worker in workers:
            worker.join()
    report(figures, spent, took, size)
    if idle:
        ids, ply = copied(data, idle)
        click.echo(f"copies of a table with {ply} actions:")
    with server(data, port) as pid:
        click.echo(resumed(port, ids, pid))


def report(figures: Figures, spent: float, took: float, size: float) -> None:
    """Print what was measured."""
    ordered = sorted(figures.latencies)

    def share(part: float) -> float:
        return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))]

    rate = figures.acted / took
    click.echo(f"{figures.acted} actions, {rate:.0f} a second, {figures.refused} refused")
    click.echo(f"to all views: p50 {share(0.5):.1f} ms, p99 {share(0.99):.1f} ms")
    click.echo(f"{1000 * spent / figures.acted:.2f} ms CPU an action, {size:.0f} MB")
    click.echo(f"the pages took {1000 * figures.pages / figures.acted:.2f} ms CPU an action")
    for ply, some in sorted(figures.by_ply.items()):
        middle = sorted(some)[len(some) // 2]
        click.echo(f"  actions {ply + 1} to {ply + 50}: p50 {1000 * middle:.1f} ms ({len(some)})")


if __name__ == "__main__":
    main()
