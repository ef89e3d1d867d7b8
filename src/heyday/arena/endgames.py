"""Endgames as a test of strength: positions whose best outcome is proven, and what bots make of it.

They come from games of a fast bot against itself: of each game the first position that is solved,
if there is something to lose in it.
"""

from __future__ import annotations

import base64
import bz2
import json
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from heyday import bots
from heyday.arena.statistics import interval
from heyday.bots.endgame import DICE, Outcome, Solver
from heyday.kit.game import Game, Position

SOURCE, SIMULATIONS = "adept", 200  # who plays the games that positions are taken from
ACTIONS = 1_000_000  # tried at most for a solution
LEAST = 2  # decisions of the best line
TRIES = 8  # random lines; where all of them end as well as can be, nothing is at stake


class BadEndgames(ValueError):
    """A file does not hold endgames of these rules."""


@dataclass(frozen=True)
class Endgame:
    """A position whose best outcome, for the seat to move, is proven."""

    position: Position
    best: Outcome
    line: tuple[int, ...]

    def texts(self, line: tuple[int, ...]) -> list[str]:
        """Return a line of the seat in notation."""
        position, found = self.position.clone(), []
        for action in line:
            pass_others(position, self.position.to_move)
            found.append(position.text(action))
            position.act(action)
        return found


@dataclass
class Collection:
    """Some endgames, and how many positions were left out because they were not solved."""

    game: Game
    endgames: list[Endgame] = field(default_factory=list)
    unsolved: Counter[str] = field(default_factory=Counter)

    def write(self, path: Path) -> None:
        """Keep them in a file."""
        states = b"".join(bytes(endgame.position) for endgame in self.endgames)
        data = {
            "game": self.game.name,
            "version": self.game.version,
            "unsolved": dict(self.unsolved),
            "endgames": [[e.best.won, e.best.points, *e.line] for e in self.endgames],
            "states": base64.b85encode(bz2.compress(states)).decode(),
        }
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(data) + "\n", encoding="utf-8")

    @staticmethod
    def read(game: Game, path: Path) -> Collection:
        """Return what a file holds."""
        try:
            data = json.loads(path.read_text(encoding="utf-8"))
            states = bz2.decompress(base64.b85decode(data["states"]))
            rows, size = data["endgames"], game.rules.State.dtype.itemsize
            same = (data["game"], data["version"]) == (game.name, game.version)
            unsolved = Counter(data["unsolved"])
        except (ValueError, TypeError, KeyError, OSError) as error:
            raise BadEndgames(f"{path}: this is no file of endgames") from error
        if not same or len(states) != size * len(rows):
            raise BadEndgames(f"{path}: these are endgames of other rules")
        endgames = []
        for nth, (won, points, *line) in enumerate(rows):
            position = Position(game)
            position.load(states[nth * size : (nth + 1) * size])
            endgames.append(Endgame(position, Outcome(won, points), tuple(line)))
        return Collection(game, endgames, unsolved)


# ---- collecting ----


def collect(
    game: Game, wanted: int, seed: int, progress: Callable[[], None] | None = None
) -> Collection:
    """Return so many endgames, of games with two, three and four players in turn."""
    solver, found = Solver(game), Collection(game)
    for nth in count():
        if len(found.endgames) == wanted:
            break
        players = game.players[nth % len(game.players)]
        endgame = _endgame_of(_play(game, players, f"{seed} {nth}"), solver, found.unsolved)
        if endgame:
            found.endgames.append(endgame)
            if progress:
                progress()
    return found


def _play(game: Game, players: int, seed: str) -> Iterator[Position]:
    """Yield the positions of a game of a bot against itself, with dice that tell nothing."""
    dice = Random(seed)  # noqa: S311 - no secret
    seats = [bots.make(SOURCE, game, simulations=SIMULATIONS) for _ in range(players)]
    position = game.start(players, dice.getrandbits(62))
    while not position.over:
        position.reseed(DICE)
        yield position
        action = bots.ask(seats[position.to_move], position, dice)
        position.reseed(dice.getrandbits(62))
        position.act(action)


def _endgame_of(
    positions: Iterator[Position], solver: Solver, unsolved: Counter[str]
) -> Endgame | None:
    """Return the first position of a game that is solved and has something to lose."""
    for position in positions:
        solution = solver.solve(position, ACTIONS)
        if solution:
            best, line = solution.outcome, solution.line
            if len(line) >= LEAST and _is_at_stake(position, best, solver):
                return Endgame(position.clone(), best, line)
        elif solver.why_not != "range":
            unsolved[solver.why_not] += 1
    return None


def _is_at_stake(position: Position, best: Outcome, solver: Solver) -> bool:
    """Whether random decisions may end worse."""
    dice, bot = Random(0), bots.make("random", position.game)  # noqa: S311 - no secret
    return any(play_out(position, bot, solver, dice).outcome < best for _ in range(TRIES))


# ---- playing them ----


@dataclass(frozen=True)
class Attempt:
    """What a bot made of an endgame."""

    outcome: Outcome
    line: tuple[int, ...]
    seconds: float


def pass_others(position: Position, seat: int) -> None:
    """Let the others decide anything, since it does not matter, until the seat is to move."""
    while not position.over and position.to_move != seat:
        position.act(position.legal()[0])


def play_out(position: Position, bot: bots.Bot, solver: Solver, dice: Random) -> Attempt:
    """Let a bot decide for the seat to move until the outcome is known."""
    solver.look_at(position)
    copy, seat = position.clone(), position.to_move
    line: list[int] = []
    seconds = 0.0
    while (outcome := solver.reached(copy)) is None:
        began = time.perf_counter()
        line.append(bots.ask(bot, copy, dice))
        seconds += time.perf_counter() - began
        copy.act(line[-1])
        if solver.reached(copy) is None:
            pass_others(copy, seat)
    return Attempt(outcome, tuple(line), seconds)


def attempts(
    collection: Collection, name: str, seconds: float | None, seed: int
) -> Iterator[tuple[Endgame, Attempt]]:
    """Let a bot play every endgame of a collection."""
    solver = Solver(collection.game)
    for nth, endgame in enumerate(collection.endgames):
        dice = Random(f"{seed} {nth}")  # noqa: S311 - no secret
        bot = bots.make(name, collection.game, seconds)
        yield endgame, play_out(endgame.position, bot, solver, dice)


def summary(played: list[tuple[Endgame, Attempt]]) -> dict[str, Any]:
    """Return what attempts prove, as plain data.

    Points are lost only where the victory is not: of a game that goes on nobody knows them.
    """
    found = sum(attempt.outcome == endgame.best for endgame, attempt in played)
    low, high = interval(found, len(played))
    equal = [(e, a) for e, a in played if a.outcome.won == e.best.won]
    lost = sum(e.best.points - a.outcome.points for e, a in equal)
    decisions = sum(len(a.line) for _, a in played)
    seconds = sum(a.seconds for _, a in played)
    return {
        "positions": len(played),
        "best_found": found,
        "share": round(found / max(len(played), 1), 4),
        "ci_low": round(low, 4),
        "ci_high": round(high, 4),
        "victories_missed": len(played) - len(equal),
        "points_lost": round(lost / max(len(equal), 1), 3),
        "decisions": decisions,
        "ms_per_decision": round(1000 * seconds / max(decisions, 1), 1),
    }
