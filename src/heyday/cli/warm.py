"""`heyday warm`: compile the rules now."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any

import click

from heyday.cli.common import (
    backend_option,
    get_game,
    json_option,
    print_json,
    progress_bar,
    use_backend,
)

if TYPE_CHECKING:
    from heyday.kit.game import Game, Position


@click.command("warm")
@json_option
@backend_option
def command(as_json: bool, backend: str | None) -> None:
    """Compile the rules of every game into the cache, so that nothing has to wait for it later."""
    use_backend(backend, "numba")
    from heyday import games
    from heyday.kit import backend as kit

    if kit.BACKEND == "python":
        if as_json:
            print_json({"backend": "python", "seconds": 0, "cache": None, "compiled": []})
        else:
            click.echo("The python backend compiles nothing: there is nothing to do.")
        return
    began = time.perf_counter()
    names = []
    for name in games.names():
        names += warm(get_game(name))
    seconds = time.perf_counter() - began
    if as_json:
        found = {"backend": "numba", "seconds": round(seconds, 2), "cache": str(kit.CACHE)}
        print_json(found | {"compiled": names})
    else:
        click.echo(f"{len(names)} functions are ready after {seconds:.1f} s, in {kit.CACHE}")


def warm(game: Game) -> list[str]:
    """Call every entry of the shared loops once; return their names."""
    calls = entries(game)
    with progress_bar() as bar:
        task = bar.add_task(game.title, total=len(calls))
        for name, call in calls.items():
            bar.update(task, description=f"{game.title}: {name}")
            call()
            bar.advance(task)
    return [f"{game.name}.{name}" for name in calls]


def entries(game: Game) -> dict[str, Callable[[], Any]]:
    """Return a call of each entry of the shared loops, as other layers make it."""
    from heyday.kit.game import Position, new_tables

    drive, trials, position, made = game.drive, game.trials, Position(game), game.calls
    own, tables, two = position.tables, new_tables(drive, 1), new_tables(drive, 2)
    calls = {
        "start": lambda: drive.start(own, 2, 1, 0),
        "choices": lambda: made.choices,
        "listing": position.legal,
        "any_choice": lambda: drive.any_choice(own),
        "why_not": lambda: drive.why_not(own, position.legal()[0]),
        "price": lambda: drive.price(own, position.legal()[0]),
        "attempt": lambda: position.clone().act(position.legal()[0]),
        "step": lambda: drive.step(own, position.legal()[0]),
        "first_step": lambda: drive.first_step(position.clone().tables, position.legal()[0]),
        "settled": lambda: drive.settled(own),
        "forced": lambda: drive.forced(own),
        "next_step": lambda: drive.next_step(own),
        "veil": lambda: position.clone().veil(0, 1),
        "ended": lambda: made.ended,
        "seat": lambda: position.to_move,
        "standing": lambda: drive.standing(own, 0),
        "reseed": lambda: drive.reseed(own, 1),
        "dice": lambda: drive.dice(own),
        "copy": lambda: drive.copy(tables, own),
        "play_games": lambda: trials.play_games(tables, 2, 0, 1, 1),
        "list_games": lambda: trials.list_games(tables, 2, 0, 1, 1),
        "list_often": lambda: trials.list_often(tables, 1),
        "dice_seed": lambda: trials.dice_seed(1, 1),
        "perft": lambda: trials.perft(two, 1),
        "fuzz": lambda: trials.fuzz(two, 2, 0, 1, 1),
        "fuzz_on": lambda: trials.fuzz_on(two, 1, 1),
        "fuzz_action": lambda: trials.fuzz_action(two, 2, 0, 1, 1),
    }
    return calls | thoughts(game, position)


def thoughts(game: Game, position: Position) -> dict[str, Callable[[], Any]]:
    """Return a call of each entry by which bots think about a position."""
    from heyday.bots.endgame import Solver
    from heyday.bots.manner import Manner
    from heyday.bots.searcher import Searcher
    from heyday.bots.turn_bot import Care, TurnBot

    searcher = Searcher(game, Manner(), room=1 << 12)
    calls: dict[str, Callable[[], Any]] = {
        "clear": lambda: searcher.look_at(position),
        "think": lambda: searcher.think(simulations=2),
        "prune": searcher.prune,
        "judge": searcher.judge,
        "look": lambda: TurnBot(game, Care()).choose(position, Random(1)),  # noqa: S311
    }
    if game.ours:
        solver = Solver(game, room=1 << 12)
        calls["begin"] = lambda: solver.look_at(position)
        calls["go_on"] = lambda: solver.try_more(0)
        calls["outcome"] = lambda: solver.reached(position)
    return calls
