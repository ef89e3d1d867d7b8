"""Learn anew what things are worth in Gentes: play games, fit the weights, write them down.

    python tools/learn_gentes.py FOLDER --games 400

Each call plays games with the weights there are, by searches of several manners, adds what it saw
to FOLDER, fits weights to all that lies there, and writes them into minds/gentes_weights.py. Two
calls are enough while a net shows the others what they would miss. Do it when the content has
changed, and let the arena judge before it is kept. Needs Numba; everything else needs nothing of
this.
"""

from __future__ import annotations

import argparse
import re
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from random import Random

import numpy as np

from heyday import games
from heyday.bots.levels import BEST
from heyday.bots.manner import Manner
from heyday.bots.minds.gentes import stage_of
from heyday.bots.minds.gentes_features import COUNT, features
from heyday.bots.searcher import Searcher
from heyday.games.gentes.box import Box
from heyday.kit.game import Position

STAGES = Box.ROUNDS + 1
WEIGHTS = Path(games.__file__).parents[1] / "bots/minds/gentes_weights.py"
EYE = Path(__file__).with_name("gentes_look.py")
MANNERS = (  # who plays, in turns: who sees only games of its own never learns what it avoids
    BEST["gentes"],
    Manner(foresight=False),
    Manner(foresight=False, policy=0.15),
    Manner(foresight=False, by_hand=0.5, by_games=0.5),
    Manner(foresight=False, by_games=0.0, by_net=1.0),
)
SIMULATIONS = 100  # for each decision
ODD = 0.03  # of the decisions are random, so that more is seen than good play
SECOND = 0.1  # of the others take the second choice, if it is nearly as good
SEEN = 0.35  # of the decisions are written down
RIDGE, SMOOTH = 100.0, 500.0  # against large weights, against changes from round to round


def play(seed: int, count: int) -> tuple[np.ndarray, np.ndarray]:
    """Play games; return rows of features, and of (game, players, stage, seat, now, end, won)."""
    game, dice = games.get("gentes"), Random(seed)
    eye = game.load(EYE, features=features, stage_of=stage_of)
    tables = [[Searcher(game, manner, room=1 << 16) for _ in range(4)] for manner in MANNERS]
    rows, facts = [], []
    for nth in range(count):
        players = dice.choice((2, 2, 3, 4))
        position, seen = game.start(players, dice.getrandbits(40)), []
        while not position.over:
            position.reseed(dice.getrandbits(60))
            if dice.random() < SEEN:
                for seat in range(players):
                    notes = np.zeros(COUNT)
                    stage = int(eye.look(position.tables, seat, notes))
                    now = sum(position.look().player[seat].points)
                    seen.append((notes, players, stage, seat, now))
            searcher = tables[nth % len(tables)][position.to_move]
            searcher.seed(dice.getrandbits(60))
            position.act(choose(searcher, position, dice))
        points = [sum(player.points) for player in position.look().player[:players]]
        ranks = position.ranks()
        for notes, *fact, seat, now in seen:
            won = (ranks[seat] == 1) / ranks.count(1)
            rows.append(notes)
            facts.append((seed * 10_000 + nth, *fact, seat, now, points[seat], won))
    return np.array(rows, np.float32), np.array(facts)


def choose(searcher: Searcher, position: Position, dice: Random) -> int:
    """Return what a search likes best, or now and then something else."""
    if dice.random() < ODD:
        return dice.choice(position.legal())
    searcher.look_at(position)
    searcher.think(simulations=SIMULATIONS)
    first, *others = searcher.findings()
    if others and others[0].visits > first.visits / 5 and dice.random() < SECOND:
        return others[0].action
    return first.action


def fit(rows: np.ndarray, facts: np.ndarray) -> np.ndarray:
    """Return the weights of all stages that explain best what was scored later."""
    scale = np.maximum(np.sqrt((rows**2).mean(0)), 0.02)
    size = COUNT * STAGES
    matrix, goal = np.zeros((size, size)), np.zeros(size)
    smooth = np.full(COUNT, SMOOTH)
    smooth[0] /= 1000  # what is still to come for everybody may change as it likes
    for stage in range(STAGES):
        part, here = slice(stage * COUNT, (stage + 1) * COUNT), facts[:, 2] == stage
        seen = rows[here] / scale
        matrix[part, part] += seen.T @ seen + RIDGE * np.eye(COUNT)
        goal[part] += seen.T @ (facts[here, 5] - facts[here, 4])
        if stage:
            last = slice((stage - 1) * COUNT, stage * COUNT)
            change = np.diag(smooth / (10 if stage == STAGES - 1 else 1))
            matrix[part, part] += change
            matrix[last, last] += change
            matrix[part, last] -= change
            matrix[last, part] -= change
    return np.linalg.solve(matrix, goal).reshape(STAGES, COUNT) / scale


def doubts(expected: np.ndarray, facts: np.ndarray) -> list[float]:
    """Return, for each stage, the points that make a lead mean as much as it did."""
    tables = np.flatnonzero(facts[:, 3] == 0)
    found = []
    for stage in range(STAGES):
        here = [i for i in tables if facts[i, 2] == stage]

        def surprise(doubt: float, here: list[int] = here) -> float:
            total = 0.0
            for i in here:
                seats = slice(i, i + int(facts[i, 1]))
                odds = np.exp((expected[seats] - expected[seats].max()) / doubt)
                total -= float(facts[seats, 6] @ np.log(odds / odds.sum() + 1e-9))
            return total

        found.append(min(np.arange(0.5, 16, 0.5), key=surprise))
    return found


def write(weights: np.ndarray, doubt: list[float]) -> None:
    """Replace the tables in the file; the names stay."""
    text = WEIGHTS.read_text(encoding="utf-8")
    names = re.findall(r"^    ([A-Z_0-9]+) = \d+", text, re.M)
    head = text[: text.index("# points that make a lead")]
    lines = [
        "# points that make a lead mean something, in hundredths: "
        "rounds 1 to 6, and after the last heyday",
        f"DOUBT = table([{', '.join(str(round(100 * d)) for d in doubt)}])",
        "# hundredths of a point, in rounds 1 to 6, and after the last heyday",
        "WEIGHTS = table(\n    [",
    ]
    for name, row in zip(names, weights.T, strict=True):
        values = ", ".join(str(round(100 * value)) for value in row)
        lines.append(f"        ({values}),  # {name.lower().replace('_', ' ')}")
    WEIGHTS.write_text(head + "\n".join([*lines, "    ]\n)\n"]), encoding="utf-8")


def main() -> None:
    """Play, fit, write."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--processes", type=int, default=2)
    wish = parser.parse_args()
    wish.folder.mkdir(parents=True, exist_ok=True)
    if each := wish.games // wish.processes:
        now = int(time.time())
        with ProcessPoolExecutor(wish.processes, mp_context=get_context("spawn")) as pool:
            seeds = [now + nth for nth in range(wish.processes)]
            for seed, found in zip(seeds, pool.map(play, seeds, [each] * len(seeds)), strict=True):
                np.savez_compressed(wish.folder / f"{seed}.npz", rows=found[0], facts=found[1])
    seen = [np.load(path) for path in sorted(wish.folder.glob("*.npz"))]
    rows = np.concatenate([part["rows"] for part in seen]).astype(float)
    facts = np.concatenate([part["facts"] for part in seen])
    weights = fit(rows, facts)
    expected = facts[:, 4] + (rows * weights[facts[:, 2].astype(int)]).sum(1)
    write(weights, doubts(expected, facts))
    off = np.sqrt(np.mean((facts[:, 5] - expected) ** 2))
    print(f"{len(rows)} rows of {len(np.unique(facts[:, 0]))} games; off by {off:.1f} points")


if __name__ == "__main__":
    main()
