"""What an action costs between its message and the messages for all, without store and sockets.

    python benchmarks/server_action.py --game gods
    python benchmarks/server_action.py --game gods --beside ../before

Many tables of four, each with four pages that only keep what they are sent; in every round one of
them acts at every table. Between two actions the processor's memory is filled with something else,
as it is when an action comes every millisecond: what is called over and over takes two thirds of
that. With `--beside`, another working tree plays the same games, the two in turns round by round:
what they take can be compared even where a machine is shared.
"""

from __future__ import annotations

import asyncio
import gc
import os
import subprocess
import sys
import time
from pathlib import Path
from statistics import median
from typing import Any

import click
import msgspec

SEATS = 4
WARM = 3  # rounds that are not counted
TYPICAL = 0.9  # of the actions of a round: the others were interrupted
JUNK, NUMBERS = bytearray(1_500_000), list(range(1000, 30_000))


class Line:
    """The way to a page, which keeps what it is sent."""

    def __init__(self) -> None:
        self.hear, self.last = None, b""

    def write(self, message: bytes, more: bool = False) -> int:
        """Keep the last message."""
        if b'"choices":' in message:
            self.last = message
        return 0


class Nowhere:
    """A store that keeps nothing, and whoever else need not be there."""

    shared, process = False, ""

    async def append(self, row: Any, event: Any, also: Any = None) -> None:
        """Forget an event."""
        event.text()

    def look(self, room: Any, event: Any) -> None:
        """Tell nobody."""


def table_of(game: str, nth: int) -> Any:
    """Return a table of four where the game has begun."""
    from heyday import games
    from heyday.match.secret import commitment, secret_from_seed
    from heyday.server import lobby
    from heyday.server.events import Event
    from heyday.server.identity import Who
    from heyday.server.seats import person
    from heyday.server.table import Table

    rules, secret = games.get(game), secret_from_seed(game, nth)
    seats = [person(f"p{seat}", f"P{seat}").data() for seat in range(SEATS)]
    data = {"host": "p0", "game": game, "rules": rules.version, "seats": seats, "listed": False}
    data |= {"options": {option.name: option.values[0] for option in rules.options}}
    data |= {"commitment": commitment(secret), "pace": {"kind": "free"}}
    data |= {"stand_in": "adept", "pause": 0.0}
    table = Table.load(f"t{nth}", secret, [Event(1, "open", 1.0, data)])
    begun = lobby.start(table, Who("p0", "P0"))
    table.apply(Event(2, begun.kind, 1.0, begun.data))
    return table


async def seated(hub: Any, game: str, nth: int) -> list[Any]:
    """Return the pages of a table."""
    from heyday.server.identity import Who
    from heyday.server.live import Connection
    from heyday.server.quota import Quotas
    from heyday.server.sight import Eyes

    room, pages = hub.adopt(table_of(game, nth)), []
    for seat in range(SEATS):
        page: Any = Connection(Line(), room, Quotas(enabled=False))
        page.who, page.eyes = Who(f"p{seat}", f"P{seat}"), Eyes(f"p{seat}", "en")
        await room.enter(page)
        pages.append(page)
    return pages


def wish_of(pages: list[Any], nth: int) -> tuple[Any, str] | None:
    """Return who decides at a table, and what they say."""
    for page in pages:
        choices = msgspec.json.decode(page.line.last)["choices"]
        if choices:
            table = page.room.table
            action = choices[(table.version * 7 + nth) % len(choices)]["id"]
            said = {"do": "act", "id": 1, "version": table.version, "action": action}
            return page, msgspec.json.encode(said).decode()
    return None


async def play(game: str, tables: int, rounds: int) -> None:
    """Play a round for every line that is read, and write what an action took in it."""
    from heyday.server.hub import Hub
    from heyday.server.metrics import Metrics
    from heyday.server.rehearsal import rehearse

    rehearse()
    there: Any = Nowhere()
    hub = Hub(there, there, Metrics(), there)
    all_pages = [await seated(hub, game, nth) for nth in range(tables)]
    gc.freeze()
    gc.disable()
    for _ in range(rounds):
        wishes = [wish_of(pages, nth) for nth, pages in enumerate(all_pages)]
        sys.stdin.readline()
        took = sorted(timed(*wish) for wish in wishes if wish)
        click.echo(1e6 * sum(took[: int(TYPICAL * len(took))]) / max(1, int(TYPICAL * len(took))))


def timed(page: Any, said: str) -> float:
    """Return the seconds that an action takes."""
    JUNK.translate(None)
    sum(NUMBERS)
    begun = time.thread_time()
    assert page.at_once(said)
    return time.thread_time() - begun


def begun(tree: Path, game: str, tables: int, rounds: int) -> subprocess.Popen[str]:
    """Begin to play in a working tree."""
    command = [sys.executable, __file__, "--game", game, "--tables", str(tables)]
    command += ["--rounds", str(rounds), "--one"]
    environment = os.environ | {"HEYDAY_BACKEND": "python", "PYTHONPATH": str(tree / "src")}
    pipe = subprocess.PIPE
    return subprocess.Popen(  # noqa: S603
        command, env=environment, stdin=pipe, stdout=pipe, text=True, bufsize=1
    )


@click.command()
@click.option("--game", type=click.Choice(["gods", "gentes"]), default="gentes", show_default=True)
@click.option("--tables", default=150, show_default=True)
@click.option("--rounds", default=30, show_default=True)
@click.option("--beside", type=click.Path(path_type=Path), help="A working tree to compare with.")
@click.option("--one", is_flag=True, hidden=True)
def main(game: str, tables: int, rounds: int, beside: Path | None, one: bool) -> None:
    """Measure actions."""
    if one:
        asyncio.run(play(game, tables, rounds))
        return
    trees = [Path(__file__).parent.parent, *([beside] if beside else [])]
    playing = [begun(tree.resolve(), game, tables, rounds) for tree in trees]
    took: list[list[float]] = [[] for _ in trees]
    for nth in range(rounds):
        for which in range(len(trees))[:: 1 if nth % 2 else -1]:
            process = playing[which]
            assert process.stdin and process.stdout
            process.stdin.write("\n")
            took[which].append(float(process.stdout.readline()))
    here, *other = [times[WARM:] for times in took]
    click.echo(f"{game}: {median(here):.0f} µs of CPU an action")
    for there in other:
        ratios = sorted(mine / its for mine, its in zip(here, there, strict=True))
        quarter = len(ratios) // 4
        click.echo(f"beside: {median(there):.0f} µs; here is {median(ratios):.3f} of it ", nl=False)
        click.echo(
            f"(the middle half of rounds {ratios[quarter]:.3f} to {ratios[-quarter - 1]:.3f})"
        )


if __name__ == "__main__":
    main()
