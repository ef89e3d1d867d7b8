"""`heyday perft`: how many lines of play there are."""

from __future__ import annotations

import time

import click

from heyday.cli.common import (
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


@click.command("perft")
@click.argument("game", metavar="GAME")
@click.option("--players", default=2, show_default=True)
@click.option("--depth", type=click.IntRange(0, 12), default=3, show_default=True)
@click.option("--seed", default=0, show_default=True)
@click.option("--after", type=click.IntRange(0), default=0, help="Actions played before.")
@click.option("--divide", is_flag=True, help="Show the count after each first action.")
@option_option
@json_option
@backend_option
def command(
    game: str,
    players: int,
    depth: int,
    seed: int,
    after: int,
    divide: bool,
    options: tuple[str, ...],
    as_json: bool,
    backend: str | None,
) -> None:
    """Count the lines of DEPTH decisions from the start of GAME, or from later in it."""
    use_backend(backend, "numba")
    from heyday.kit.checks.perft import lead, perft

    found = get_game(game)
    check_players(found, players)
    chosen = read_options(found, options)
    position = lead(found.start(players, seed, chosen), after)
    started = time.perf_counter()
    counts = {}
    with progress_bar() as bar:
        first = position.legal() if depth else []
        task = bar.add_task("counting", total=len(first))
        for action in first:  # one first action after the other, so that there is a bar to see
            then = position.clone()
            then.act(action)
            counts[position.text(action)] = perft(then, depth - 1)
            bar.advance(task)
    total = sum(counts.values()) if depth else 1
    seconds = time.perf_counter() - started
    if as_json:
        data = {"game": game, "players": players, "seed": seed, "after": after, "depth": depth}
        data |= {"options": chosen, "lines": total, "seconds": round(seconds, 3)}
        print_json(data | ({"divide": counts} if divide else {}))
        return
    if divide:
        for text, count in counts.items():
            click.echo(f"{text}: {count}")
    click.echo(f"{total:,} lines of {depth} decisions in {seconds:.2f} s".replace(",", " "))
