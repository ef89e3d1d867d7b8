"""`heyday fuzz`: random games, held to the promises of the rules."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from heyday.cli.common import (
    Problem,
    backend_option,
    check_players,
    get_game,
    json_option,
    option_option,
    print_json,
    progress_bar,
    read_options,
    use_backend,
)

if TYPE_CHECKING:
    from heyday.kit.checks.fuzz import Failure
    from heyday.kit.game import Game


@click.command("fuzz")
@click.argument("game", metavar="GAME")
@click.option("--games", type=click.IntRange(1), default=1000, show_default=True)
@click.option("--players", default="all", show_default=True, metavar="N|all")
@click.option("--seed", default=0, show_default=True, help="Of the first game.")
@option_option
@click.option(
    "--threads",
    type=click.IntRange(1, 64),
    default=lambda: min(64, os.cpu_count() or 1),
    help="By default as many as the machine has cores.",
)
@click.option(
    "--out", default="heyday-failures", show_default=True, help="Where failing games are written."
)
@json_option
@backend_option
def command(
    game: str,
    games: int,
    players: str,
    seed: int,
    options: tuple[str, ...],
    threads: int,
    out: str,
    as_json: bool,
    backend: str | None,
) -> int:
    """Play random games and look for broken promises of the rules after every action.

    Exit code 1 if there is one; the game is then written as a record, up to what breaks it.
    """
    use_backend(backend, "numba")
    found = get_game(game)
    chosen = read_options(found, options)
    rows = [
        run(found, number, games, seed, chosen, threads, Path(out))
        for number in numbers_of(found, players)
    ]
    if as_json:
        print_json(rows)
    else:
        for row in rows:
            click.echo(sentence(row))
    return 1 if any(row["fault"] for row in rows) else 0


def numbers_of(game: Game, players: str) -> list[int]:
    """Return the numbers of players that are asked for."""
    if players == "all":
        return list(game.players)
    if not players.isdecimal():
        raise Problem(f"--players {players}: expected a number or all")
    check_players(game, int(players))
    return [int(players)]


def run(
    game: Game,
    players: int,
    games: int,
    seed: int,
    options: dict[str, str],
    threads: int,
    out: Path,
) -> dict[str, Any]:
    """Play the games of one number of players; return what was found."""
    from heyday.kit.checks.fuzz import fuzz

    started = time.perf_counter()
    with progress_bar() as bar:
        task = bar.add_task(f"{game.title}, {players} players", total=games)
        report = fuzz(
            game, players, games, seed, options, threads, lambda done: bar.advance(task, done)
        )
    row = {
        "game": game.name,
        "players": players,
        "seed": seed,
        "games": report.games,
        "decisions": report.decisions,
        "seconds": round(time.perf_counter() - started, 3),
        "fault": None,
        "record": None,
    }
    if failure := report.failure:
        path = write_failure(game, failure, options, out)
        row |= {"fault": failure.fault, "failed_seed": failure.seed, "failed_ply": failure.ply}
        row["record"] = str(path)
    return row


def write_failure(game: Game, failure: Failure, options: dict[str, str], out: Path) -> Path:
    """Write the failing game as a record that stops before the action that breaks it."""
    from heyday.match.match import Match

    where = f"{failure.players} players, seed {failure.seed}, action {failure.ply}"
    match = Match(
        game,
        failure.players,
        seats=["random"] * failure.players,
        options=options,
        commitment_of=f"none, random play of seed {failure.seed}",
    ).begin(failure.start_dice)
    *good, last = failure.actions or ((0, 0),)
    for action, dice in good:
        match.act(match.position.to_move, action, dice)
    notes = [f"; {failure.fault}: {where}"]
    if failure.actions:
        notes.append(f"; breaks at: {match.position.text(last[0])} {{{last[1]:016x}}}")
    return write_new(out, f"{game.name}-{failure.players}-{failure.seed}", match.record(), notes)


def write_new(out: Path, stem: str, text: str, notes: list[str]) -> Path:
    """Write a file under a name that is free."""
    number = 1
    while True:
        path = out / (f"{stem}.heyday" if number == 1 else f"{stem}-{number}.heyday")
        try:
            out.mkdir(parents=True, exist_ok=True)
            with path.open("x", encoding="utf-8") as file:
                file.write(text + "\n".join(notes) + "\n")
        except FileExistsError:
            number += 1
        except OSError as error:
            raise Problem(f"{path} cannot be written: {error.strerror or error}") from error
        else:
            return path


def sentence(row: dict[str, Any]) -> str:
    """Return what was found, in words."""
    counts = f"{row['games']:,} games and {row['decisions']:,} decisions".replace(",", " ")
    head = f"{row['game']}, {row['players']} players: {counts} in {row['seconds']:.1f} s"
    if not row["fault"]:
        return f"{head}, no fault"
    return (
        f"{head}, then {row['fault']} at action {row['failed_ply']} of seed {row['failed_seed']}. "
        f"The game is in {row['record']}"
    )
