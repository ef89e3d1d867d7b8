"""heyday beside other libraries for games: random decisions, copies and lists, on one core.

    python benchmarks/peers.py [--seconds 2] [--only fastcatan] [--write]

Each game is measured in a process of its own, one after the other, all on the same core, in CPU
time. `--write` puts the table and a plot into docs/performance.md. `peer_games.py` and
`peer_catan.py` have the games; whatever is not installed is left out, and said so.
"""

from __future__ import annotations

import json
import os
import platform
import random
import subprocess
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

import click
import peer_catan
import peer_games as peers
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

Figures = dict[str, Any]
DOCS = Path(__file__).parents[1] / "docs"
BEGIN, END = "<!-- peers -->", "<!-- /peers -->"
MIDDLE = 30  # decisions before copies and lists are measured

# name, package, written in, how to have it; ours with the backend in front
GAMES: list[tuple[str, str, str, Callable[[], Any]]] = [
    ("Gods, 2 players, Numba", "heyday", "Numba", lambda: peers.heyday("gods", 2)),
    ("Gods, 4 players, Numba", "heyday", "Numba", lambda: peers.heyday("gods", 4)),
    ("Gentes, 2 players, Numba", "heyday", "Numba", lambda: peers.heyday("gentes", 2)),
    ("Gentes, 4 players, Numba", "heyday", "Numba", lambda: peers.heyday("gentes", 4)),
    ("Gods, 4 players, CPython", "heyday", "Python", lambda: peers.heyday("gods", 4)),
    ("Gentes, 4 players, CPython", "heyday", "Python", lambda: peers.heyday("gentes", 4)),
    ("Catan, 4 players", "fastcatan", "C++", peer_catan.fastcatan),
    ("Catan, 4 players", "catanatron", "Python", peer_catan.catanatron),
    ("backgammon", "open_spiel", "C++", lambda: peers.open_spiel("backgammon")),
    ("gin rummy", "open_spiel", "C++", lambda: peers.open_spiel("gin_rummy")),
    ("chess", "open_spiel", "C++", lambda: peers.open_spiel("chess")),
    ("Go, 9 x 9", "open_spiel", "C++", lambda: peers.open_spiel("go(board_size=9)")),
    ("dominoes", "open_spiel", "Python", lambda: peers.open_spiel("python_block_dominoes")),
    ("backgammon", "pgx", "JAX", lambda: peers.pgx("backgammon")),
    ("Go, 9 x 9", "pgx", "JAX", lambda: peers.pgx("go_9x9")),
    ("gin rummy", "rlcard", "Python", lambda: peers.rlcard("gin-rummy")),
    ("Uno", "rlcard", "Python", lambda: peers.rlcard("uno")),
    ("chess", "chess", "Python", peers.python_chess),
    ("chess", "pettingzoo", "Python", lambda: peers.pettingzoo("chess_v6")),
    ("Connect Four", "pettingzoo", "Python", lambda: peers.pettingzoo("connect_four_v3")),
]


def measure(made: Any, seconds: float) -> Figures:
    """Return the figures of one game."""
    if not isinstance(made, peers.Subject):
        many = made(seconds)
        return {"many": many, "choices": made.choices}
    dice = random.Random(1)
    figures = driven(made, dice, seconds)
    state = made.new(7)
    for _ in range(MIDDLE):
        listed = made.legal(state)
        if not listed:  # a short game
            state = made.new(8)
            listed = made.legal(state)
        made.act(state, dice.choice(listed))
    relist = made.relist or made.legal
    figures["legal_us"] = best(lambda: relist(state), seconds / 4)
    try:
        figures["clone_us"] = best(lambda: made.clone(state), seconds / 4)
    except TypeError:  # it cannot be copied
        figures["clone_us"] = None
    figures["loop"] = made.loop(seconds) if made.loop else None
    figures["many"] = made.many(seconds) if made.many else None
    return figures


def driven(game: peers.Subject, dice: random.Random, seconds: float) -> Figures:
    """Play at random from Python, and count."""
    decisions = games = choices = 0
    play = game.play or partial(played, game)
    play(0, dice.random)  # whatever is compiled is so now
    began = time.process_time()
    while time.process_time() - began < seconds:
        more, offered = play(games, dice.random)
        decisions += more
        choices += offered
        games += 1
    took = time.process_time() - began
    return {
        "driven": decisions / took,
        "choices": choices / decisions,
        "decisions": decisions / games,
    }


def played(game: peers.Subject, seed: int, pick: Callable[[], float]) -> tuple[int, int]:
    """Play a game at random; return how many decisions there were, and choices in them."""
    decisions = choices = 0
    legal, act, state = game.legal, game.act, game.new(seed)
    while listed := legal(state):
        count = len(listed)
        act(state, listed[int(pick() * count)])
        choices += count
        decisions += 1
    return decisions, choices


def best(call: Callable[[], Any], seconds: float) -> float:
    """Return the best of several rounds, in µs a call."""
    count, found = 1, []
    while sum(found) < seconds or len(found) < 5:
        began = time.process_time()
        for _ in range(count):
            call()
        took = time.process_time() - began
        if took < 0.01:
            count *= 2
            continue
        found.append(took)
    return 1e6 * min(found) / count


def apart(nth: int, seconds: float) -> Figures | str:
    """Measure a game in a process of its own; return the figures, or why there are none."""
    name, package, kind, _ = GAMES[nth]
    try:
        version(package)
    except PackageNotFoundError:
        return "not installed"
    ours = {"HEYDAY_BACKEND": "numba" if "Numba" in name else "python"}
    quiet = {"OMP_NUM_THREADS": "1", "JAX_PLATFORMS": "cpu", "PYTHONWARNINGS": "ignore"}
    command = [sys.executable, __file__, "--measure", str(nth), "--seconds", str(seconds)]
    done = subprocess.run(
        command, env=os.environ | ours | quiet, capture_output=True, text=True, check=False
    )
    if done.returncode:
        return done.stderr.strip().splitlines()[-1]
    figures: Figures = json.loads(done.stdout.splitlines()[-1])
    return {"name": name, "package": package, "kind": kind} | figures


@click.command()
@click.option("--seconds", default=2.0, show_default=True, help="For each figure.")
@click.option("--only", help="Only games of this library.")
@click.option("--write", is_flag=True, help="Put the table and the plot into the documentation.")
@click.option("--measure", "nth", type=int, hidden=True)
def main(seconds: float, only: str | None, write: bool, nth: int | None) -> None:
    """Measure heyday and the other libraries that are installed."""
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    if nth is not None:
        click.echo(json.dumps(measure(GAMES[nth][3](), seconds)))
        return
    rows = []
    with Progress() as bar:
        chosen = [i for i, game in enumerate(GAMES) if only in (None, game[1])]
        task = bar.add_task("", total=len(chosen))
        for i in chosen:
            bar.update(task, description=f"{GAMES[i][1]}: {GAMES[i][0]}")
            found = apart(i, seconds)
            if isinstance(found, str):
                bar.console.print(f"{GAMES[i][1]}, {GAMES[i][0]}: {found}")
            else:
                rows.append(found)
            bar.advance(task)
    show(rows)
    if write:
        from peers_page import plot

        page = DOCS / "performance.md"
        before, _, rest = page.read_text("utf-8").partition(BEGIN)
        after = rest.partition(END)[2]
        page.write_text(f"{before}{BEGIN}\n{table(rows)}{END}{after}", "utf-8")
        plot(rows, DOCS / "img" / "peers.svg")


COLUMNS = {
    "choices": ("choices, mean", ".1f"),
    "decisions": ("decisions a game", ",.0f"),
    "driven": ("driven from Python", ",.0f"),
    "many": (f"{peers.MANY:,} games side by side", ",.0f"),
    "loop": ("loop of its own", ",.0f"),
    "clone_us": ("copy, µs", ",.2f"),
    "legal_us": ("list, µs", ",.2f"),
}


def cells(row: Figures) -> list[str]:
    """Return the figures of a row as text."""
    return [
        format(row[key], form) if row.get(key) is not None else ""
        for key, (_, form) in COLUMNS.items()
    ]


def show(rows: list[Figures]) -> None:
    """Print the table."""
    shown = Table(box=None)
    for head in ("library", "game", "in", *(head for head, _ in COLUMNS.values())):
        shown.add_column(head, justify="left" if head in ("library", "game", "in") else "right")
    for row in rows:
        shown.add_row(row["package"], row["name"], row["kind"], *cells(row))
    Console(width=200).print(shown)


def table(rows: list[Figures]) -> str:
    """Return the table as Markdown, with what it was measured with."""
    heads = ["library", "game", "in", *(head for head, _ in COLUMNS.values())]
    lines = ["| " + " | ".join(heads) + " |", "|---|---|---" + "|---:" * len(COLUMNS) + "|"]
    for row in rows:
        lines.append(
            "| " + " | ".join([row["package"], row["name"], row["kind"], *cells(row)]) + " |"
        )
    packages = dict.fromkeys(row["package"] for row in rows)
    versions = ", ".join(f"{name} {version(name)}" for name in packages)
    when = datetime.now(UTC).date()
    lines += ["", f"{when}, Python {platform.python_version()}, {versions}.", ""]
    return "\n".join(lines)


if __name__ == "__main__":
    main()
