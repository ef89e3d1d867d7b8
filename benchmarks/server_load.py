"""Load: many four-seat tables at one server, and what an action costs there.

    python benchmarks/server_load.py --tables 1000 --seconds 60

Starts `heyday serve` on this machine with a fresh folder, seats four pages at every table, lets one
of them act at every table once a second, and measures from an action until all four pages have its
views. Then the server is ended and begun anew, and every table is asked for once: how long a table
takes that is not in memory. Only the loopback is used. The pages run in processes of their own and
cost more than the server; give them cores.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
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
from websockets.asyncio.client import ClientConnection, connect

HERTZ = os.sysconf("SC_CLK_TCK")
SEATS = 4


@dataclass
class Figures:
    """What was measured."""

    latencies: list[float] = field(default_factory=list)  # seconds
    acted: int = 0
    refused: int = 0
    by_ply: dict[int, list[float]] = field(default_factory=dict)

    def add(self, other: Figures) -> None:
        """Take over what another process has measured."""
        self.latencies += other.latencies
        self.acted += other.acted
        self.refused += other.refused
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


class Table:
    """A table with four pages; each page is another person's."""

    def __init__(self, port: int, game: str) -> None:
        self.port, self.game = port, game
        self.pages: list[ClientConnection] = []
        self.choices: list[dict[str, Any]] = []
        self.mover = self.version = self.ply = 0

    async def set_up(self, http: httpx.AsyncClient) -> None:
        """Seat four people, start, and open their pages."""
        people = []
        for nth in range(SEATS):
            people.append((await http.post("/api/me", json={"name": f"P{nth}"})).json()["token"])
        head = [{"Authorization": f"Bearer {token}"} for token in people]
        wish = {"game": self.game, "seats": [{"kind": "me"}] + [{"kind": "open"}] * (SEATS - 1)}
        made = (await http.post("/api/tables", json=wish, headers=head[0])).json()
        self.id = made["id"]
        for nth in range(1, SEATS):
            path = f"/api/tables/{self.id}/seats/{nth}"
            await http.post(path, json={"kind": "me"}, headers=head[nth])
        await http.post(f"/api/tables/{self.id}/start", headers=head[0])
        address = f"ws://127.0.0.1:{self.port}/api/tables/{self.id}/live"
        for nth, token in enumerate(people):
            page = await connect(address, compression=None, proxy=None, max_size=None)
            await page.send(json.dumps({"do": "hello", "id": 0, "token": token}))
            self.pages.append(page)
            while (message := json.loads(await page.recv()))["type"] != "table":
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
        choice = self.choices[(self.ply * 7) % len(self.choices)]["id"]
        wish = {"do": "act", "id": 1, "version": self.version, "action": choice}
        self.choices, before, self.ply = [], self.version, self.ply + 1
        begun = time.perf_counter()
        await self.pages[self.mover].send(json.dumps(wish))
        await asyncio.gather(*(self._follow(n, before, figures) for n in range(SEATS)))
        took = time.perf_counter() - begun
        figures.latencies.append(took)
        figures.by_ply.setdefault(self.ply // 50 * 50, []).append(took)
        figures.acted += 1
        return bool(self.choices)

    async def _follow(self, nth: int, before: int, figures: Figures) -> None:
        while True:
            text = str(await self.pages[nth].recv())
            if text.startswith('{"type":"change"'):
                quiet = '"choices":[]' in text
                self.hear(nth, {"version": before + 1} if quiet else json.loads(text))
                return
            if text.startswith('{"type":"refused"'):
                figures.refused += 1
                return


async def load(port: int, game: str, tables: int, seconds: float, begin: Any) -> Figures:
    """Play at some tables, once a second at each."""
    figures, made = Figures(), [Table(port, game) for _ in range(tables)]
    async with httpx.AsyncClient(
        base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=60
    ) as http:
        for table in made:
            await table.set_up(http)
    await asyncio.to_thread(begin.wait)
    end = time.monotonic() + seconds

    async def play(table: Table, nth: int) -> None:
        await asyncio.sleep(nth / tables)  # not all at the same moment
        at = time.monotonic()
        while at < end and await table.act(figures):
            at += 1
            await asyncio.sleep(max(0.0, at - time.monotonic()))

    await asyncio.gather(*(play(table, nth) for nth, table in enumerate(made)))
    for table in made:
        for page in table.pages:
            await page.close()
    return figures


def pages(port: int, game: str, tables: int, seconds: float, begin: Any, found: Any) -> None:
    """Run some tables' pages, in a process of their own."""
    found.put(asyncio.run(load(port, game, tables, seconds, begin)))


def resumed(port: int, folder: Path) -> tuple[int, float]:
    """Return how many tables were asked for, and the seconds that each took."""
    import sqlite3

    with sqlite3.connect(folder / "heyday.sqlite3") as database:
        ids = [row[0] for row in database.execute("SELECT id FROM tables")]
    database.close()
    begun = time.perf_counter()
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=60) as http:
        for id in ids:
            http.get(f"/api/tables/{id}").raise_for_status()
    return len(ids), (time.perf_counter() - begun) / max(1, len(ids))


@click.command()
@click.option("--tables", default=100, show_default=True)
@click.option("--seconds", default=20.0, show_default=True)
@click.option("--game", type=click.Choice(["gods", "gentes"]), default="gentes", show_default=True)
@click.option("--processes", default=1, show_default=True, help="For the pages.")
@click.option("--port", default=8899, show_default=True)
@click.option("--folder", help="Where the database is; by default a temporary one.")
def main(
    tables: int, seconds: float, game: str, processes: int, port: int, folder: str | None
) -> None:
    """Measure a server under load."""
    data = Path(folder or tempfile.mkdtemp(prefix="heyday-load-"))
    context, figures = multiprocessing.get_context("spawn"), Figures()
    begin, found = context.Barrier(processes + 1), context.Queue()
    shares = [tables // processes + (n < tables % processes) for n in range(processes)]
    with server(data, port) as pid:
        workers = [
            context.Process(target=pages, args=(port, game, share, seconds, begin, found))
            for share in shares
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
    with server(data, port) as pid:
        count, each = resumed(port, data)
        kept = memory(pid)
    report(figures, spent, took, size)
    click.echo(f"{count} tables resumed, {1000 * each:.1f} ms each, {kept:.0f} MB then")


def report(figures: Figures, spent: float, took: float, size: float) -> None:
    """Print what was measured."""
    ordered = sorted(figures.latencies)

    def share(part: float) -> float:
        return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))]

    rate = figures.acted / took
    click.echo(f"{figures.acted} actions, {rate:.0f} a second, {figures.refused} refused")
    click.echo(f"to all views: p50 {share(0.5):.1f} ms, p99 {share(0.99):.1f} ms")
    click.echo(f"{1000 * spent / figures.acted:.2f} ms CPU an action, {size:.0f} MB")
    for ply, some in sorted(figures.by_ply.items()):
        middle = sorted(some)[len(some) // 2]
        click.echo(f"  actions {ply + 1} to {ply + 50}: p50 {1000 * middle:.1f} ms ({len(some)})")


if __name__ == "__main__":
    main()
