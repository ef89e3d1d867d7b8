"""How long to wait for a game: longer than any takes of the bots that play it."""

from __future__ import annotations

import os

from heyday.arena.table import Task
from heyday.bots.levels import SEARCHERS

HOUR = 3600.0  # seconds, more than any game takes of bots that do not search
SLOWEST = 100  # simulations a second, at least
STRANGER = 10.0  # seconds that a bot from outside thinks, for all that is known of it


def patience_for(task: Task) -> float:
    """Return how many seconds a game may take: an hour, and one more for each of a decision."""
    return HOUR * (1 + max(longest_decision(task, bot) for bot in task.seats))


def longest_decision(task: Task, bot: str) -> float:
    """Return how many seconds a bot may take for a decision, as far as is known of it.

    One that thinks on all cores may share them with as many others like it.
    """
    name = bot.partition("@")[0]
    if ":" in name:
        return task.seconds or STRANGER
    if name not in SEARCHERS:
        return 0.0
    level = SEARCHERS[name]
    seconds = task.pace * (task.seconds or level.seconds)
    if task.simulations:
        seconds = task.simulations / SLOWEST
    return seconds * (level.threads or os.cpu_count() or 1)
