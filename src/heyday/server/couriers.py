"""Threads of their own for what is sent outside: whatever hangs there holds up nothing else."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from heyday.server import limits
from heyday.server.outside import CannotSend

T = TypeVar("T")


class TooMuch(CannotSend):
    """So much is being sent that nothing can be added."""


class Couriers:
    """Those who carry; what is more than they can is refused, and so nobody's heap grows."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(limits.COURIERS, "heyday-courier")
        self._under_way: Counter[str] = Counter()  # for each player

    async def carry(self, player: str, work: Callable[[], T]) -> T:
        """Return when something is done for a player; raises TooMuch."""
        much = self._under_way[player] >= limits.UNDER_WAY_EACH
        if much or self._under_way.total() >= limits.UNDER_WAY:
            raise TooMuch("too much is being sent already")
        self._under_way[player] += 1
        errand = asyncio.get_running_loop().run_in_executor(self._threads, work)
        errand.add_done_callback(lambda _: self._came_back(player))
        return await asyncio.shield(errand)  # it counts until it is done, whoever waits for it

    def _came_back(self, player: str) -> None:
        self._under_way[player] -= 1
        if not self._under_way[player]:
            del self._under_way[player]

    def close(self) -> None:
        """Begin nothing more."""
        self._threads.shutdown(wait=False, cancel_futures=True)
