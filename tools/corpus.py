"""Play the corpus: the recorded games that every later version must still be able to replay.

    python tools/corpus.py gods 700

writes tests/corpus/gods.xz, whole records one after the other, and beside it the content they were
played with, so that they outlive a correction of a card. Bots of mixed levels play with 2 to
4 players and all options; now and then one takes something back, alone or by consent. The corpus
is made once and then only added to (`--first 700` begins with another number and adds): it is what
docs/compatibility.md promises to keep readable. Needs Numba.
"""

from __future__ import annotations

import argparse
import json
import lzma
from pathlib import Path
from random import Random

from heyday import bots, games
from heyday.arena.runners import local
from heyday.cli.common import progress_bar
from heyday.match.match import Match
from heyday.match.secret import secret_from_seed

FOLDER = Path(__file__).parents[1] / "tests" / "corpus"
MIXED = ("random", "novice", "novice", "apprentice", "apprentice", "adept")
SIMULATIONS = 60  # of an adept, for each decision
ORDINARY = 0.4  # of the games are played without options
UNDO = 0.02  # of the actions are taken back, where that is free
AGREED = 0.0005  # and so many earlier ones, by consent


def play(task: tuple[str, int]) -> tuple[int, str]:
    """Play one game; return its number and its record."""
    name, number = task
    game, dice = games.get(name), Random(f"{name} {number}")
    seats = [dice.choice(MIXED) for _ in range(dice.choice(game.players))]
    plain = dice.random() < ORDINARY
    options = {o.name: o.values[0] if plain else dice.choice(o.values) for o in game.options}
    players = [bots.make(seat, game, simulations=SIMULATIONS) for seat in seats]
    secret = secret_from_seed(f"{name} corpus", number)
    match = Match(game, len(seats), seats=seats, options=options, secret=secret).begin()
    while not match.over:
        seat = match.position.to_move
        match.act(seat, bots.ask(players[seat], match.position, dice))
        if match.undoable(seat) and dice.random() < UNDO:
            match.undo(seat)
        elif not match.over and dice.random() < AGREED:
            match.undo_agreed(max(0, match.ply - dice.randrange(1, 9)))
    return number, match.record()


def write(path: Path, text: str) -> None:
    """Write a text, as small as can be."""
    path.write_bytes(lzma.compress(text.encode(), preset=9 | lzma.PRESET_EXTREME))


def main() -> None:
    """Play games and write them down."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=games.NAMES)
    parser.add_argument("games", type=int)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--processes", type=int)
    asked = parser.parse_args()
    path = FOLDER / f"{asked.game}.xz"
    kept = lzma.decompress(path.read_bytes()).decode() if asked.first else ""
    tasks = [(asked.game, number) for number in range(asked.first, asked.first + asked.games)]
    found = []
    with progress_bar() as bar:
        running = bar.add_task(asked.game, total=len(tasks))
        for result in local(asked.processes)(play, tasks):
            found.append(result)
            bar.advance(running)
    text = kept + "".join(record for _, record in sorted(found))
    write(path, text)
    content = games.get(asked.game).content
    write(FOLDER / f"{asked.game}-{content.digest()}.json.xz", json.dumps(content.files))
    print(f"{path}: {len(tasks)} games more, {path.stat().st_size // 1024} kB")


if __name__ == "__main__":
    main()
