"""Load: many four-seat tables at one server, and what an action costs there.

    python benchmarks/server_load.py --tables 1000 --seconds 60

Starts `heyday serve` on this machine with a fresh folder, begins a game of four, copies its table
in the database, opens four pages at every copy, lets one of them act at every table once a second,
and measures from an action until all four pages have its views. Then the server is ended and begun
anew, and every table is asked for once: how long a table takes that is not in memory. With
`--idle 10000`, these are so many copies of the longest game. Only the loopback is used. CPU and
memory are those of the server's process; what the pages take, in processes of their own, is told
as well, and how long the event loop had to wait for a processor: where that is more than a tenth of
its CPU, others have made the slow actions slow. What pages do and check: `server_pages.py`.
"""

from __future__ import annotations

import multiprocessing
import os
import secrets
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click
import httpx
from server_pages import Acted, Figures, run

HERTZ = os.sysconf("SC_CLK_TCK")
SEATS = 4
MOMENT = 0.25  # seconds that are looked at together


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


def cpu(pid: int, thread: int | None = None) -> float:
    """Return the seconds that a process has computed, or one thread of it."""
    where = f"/proc/{pid}/task/{thread}/stat" if thread else f"/proc/{pid}/stat"
    parts = Path(where).read_text().rpartition(")")[2].split()
    return (int(parts[11]) + int(parts[12])) / HERTZ


def queued(pid: int) -> float:
    """Return the seconds that the event loop of a process had to wait for a processor."""
    return int(Path(f"/proc/{pid}/task/{pid}/schedstat").read_text().split()[1]) / 1e9


def memory(pid: int) -> float:
    """Return the megabytes that a process has."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


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
                target=run, args=(port, ids[nth::processes], tokens, seconds, begin, found)
            )
            for nth in range(processes)
        ]
        for worker in workers:
            worker.start()
        begin.wait()
        used, in_loop, others, at = cpu(pid), cpu(pid, pid), queued(pid), time.monotonic()
        begin.wait()
        took, size = time.monotonic() - at, memory(pid)
        spent, in_loop, others = cpu(pid) - used, cpu(pid, pid) - in_loop, queued(pid) - others
        for _ in workers:
            figures.add(found.get())
        for worker in workers:
            worker.join()
    report(figures, took)
    acted = len(figures.actions)
    each, of_it = 1000 * spent / acted, 1000 * in_loop / acted
    click.echo(f"{each:.3f} ms CPU an action, {of_it:.3f} of it in the event loop; {size:.0f} MB")
    click.echo(f"it waited {1000 * others / acted:.3f} ms an action for a processor")
    if idle:
        ids, ply = copied(data, idle)
        click.echo(f"copies of a table with {ply} actions:")
    with server(data, port) as pid:
        click.echo(resumed(port, ids, pid))


def report(figures: Figures, took: float) -> None:
    """Print what the pages have measured."""
    acted = len(figures.actions)
    ordered = sorted(action.took for action in figures.actions)

    def share(part: float) -> float:
        return 1000 * ordered[min(acted - 1, int(part * acted))]

    click.echo(f"{acted} actions, {acted / took:.0f} a second, {figures.refused} refused")
    click.echo(f"{figures.gaps} versions missing, {figures.wrong} of {figures.checked} views wrong")
    click.echo(
        f"to all views: p50 {share(0.5):.1f} ms, p99 {share(0.99):.1f} ms, "
        f"p99.9 {share(0.999):.1f} ms, at most {share(1.0):.1f} ms"
    )
    click.echo(f"the pages took {1000 * figures.pages / acted:.3f} ms CPU an action")
    report_slowest(figures)
    for first in range(0, 1 + max(action.ply for action in figures.actions), 50):
        some = sorted(it.took for it in figures.actions if it.ply // 50 * 50 == first)
        middle = 1000 * some[len(some) // 2]
        click.echo(f"  actions {first + 1} to {first + 50}: p50 {middle:.1f} ms ({len(some)})")


def report_slowest(figures: Figures) -> None:
    """Print when actions were slowest, and whether the pages were late themselves then."""
    by_time: dict[int, list[Acted]] = {}
    for action in figures.actions:
        by_time.setdefault(int(action.due / MOMENT), []).append(action)
    moments = sorted((max(it.took for it in some), nth) for nth, some in by_time.items())
    for took, nth in moments[-3:][::-1]:
        late = max(action.late for action in by_time[nth])
        click.echo(
            f"  slowest {1000 * took:.1f} ms at {nth * MOMENT:.2f} s; "
            f"the pages acted up to {1000 * late:.1f} ms late there"
        )


if __name__ == "__main__":
    main()
