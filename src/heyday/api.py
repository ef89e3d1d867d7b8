"""heyday for programs: what `import heyday` offers. docs/api.md shows how it is used."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random

import numpy as np
import numpy.typing as npt

from heyday import bots
from heyday.arena import statistics, tournament
from heyday.arena.cluster import Cluster
from heyday.arena.statistics import Row
from heyday.bots import Bot
from heyday.bots.own import Own, bot
from heyday.games import NAMES as GAMES
from heyday.kit.errors import BadNotation, IllegalAction
from heyday.learn import sight
from heyday.learn.vector import Vector
from heyday.match.play import Choice, Play, Wish, load, new
from heyday.match.replay import Verdict
from heyday.match.replay import verify as verify_text

__all__ = [
    "GAMES",
    "BadNotation",
    "Bot",
    "Choice",
    "IllegalAction",
    "Play",
    "Player",
    "Row",
    "Vector",
    "Verdict",
    "Wish",
    "ask",
    "bot",
    "choice_features",
    "contest",
    "features",
    "finish",
    "load",
    "new",
    "verify",
]

Player = str | Bot  # a level, a `module:factory`, or a bot that was made


def ask(
    player: Player,
    play: Play,
    *,
    seed: int | None = None,
    seconds: float | None = None,
    simulations: int | None = None,
) -> int:
    """Return what a player would do now; it is shown nothing that its seat cannot see."""
    seated = _seated(player, play, seconds, simulations)
    return bots.ask(seated, play.position, Random(seed))  # noqa: S311 - the bot's own dice


def finish(
    play: Play,
    players: Sequence[Player],
    *,
    seed: int | None = None,
    seconds: float | None = None,
    simulations: int | None = None,
) -> Play:
    """Play on to the end, with a player for each seat."""
    if len(players) != play.players:
        raise ValueError(f"{play.players} seats need {play.players} players, not {len(players)}")
    seated = [_seated(player, play, seconds, simulations) for player in players]
    own_dice = Random(seed)  # noqa: S311 - the bots' own dice
    while not play.over:
        play.act(bots.ask(seated[play.to_move], play.position, own_dice))
    return play


def _seated(player: Player, play: Play, seconds: float | None, simulations: int | None) -> Bot:
    if isinstance(player, str):
        return bots.make(player, play.game, seconds, simulations)
    return player


def features(play: Play, seat: int | None = None, seed: int = 0) -> npt.NDArray[np.float32]:
    """Return the position as a net sees it, a row for each seat; zeros at the end.

    Without a seat everything that lies on the table is in it. With one, what that seat cannot see
    (hands, if they are hidden) is drawn anew, and the rows begin with its own.
    """
    if seat is None:
        return sight.features(play.position)
    hidden = "hidden" in play.options.values()
    known = play.imagine(seat, seed) if hidden else play
    return np.roll(sight.features(known.position), -seat, axis=0)


def choice_features(play: Play) -> npt.NDArray[np.float32]:
    """Return every legal action as a net sees it, in the order of `play.legal()`."""
    return sight.choice_features(play.position)


def contest(
    game: str,
    players: Sequence[str | Own],
    *,
    seats: int = 2,
    games: int = 100,
    options: Mapping[str, str] | None = None,
    seconds: float | None = None,
    simulations: int | None = None,
    processes: int = 1,
    cluster: str | None = None,
    out: Path | str | None = None,
) -> list[Row]:
    """Let bots play games against each other, as `heyday arena` does; return the table, best first.

    Every line-up sits in every order. With several processes or on a cluster, bots of your own must
    stand in a module that can be imported there. `out` keeps the results and goes on.
    """
    names = [player if isinstance(player, str) else player.name for player in players]
    tasks = list(
        tournament.schedule(game, names, seats, games, dict(options or {}), seconds, simulations)
    )
    ledger = tournament.Ledger(Path(out) if out else None)
    tournament.run(tasks, ledger, processes, runner=Cluster(cluster) if cluster else None)
    return statistics.table_of(ledger.of(tasks))


def verify(source: Path | str) -> Verdict:
    """Check a record, from a file or its text: every action, the result, and every draw."""
    whole = isinstance(source, str) and "\n" in source
    return verify_text(str(source) if whole else Path(source).read_text("utf-8"))
