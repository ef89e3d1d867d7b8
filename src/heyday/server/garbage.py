"""When Python looks for garbage: not while people wait.

Such a search looks at everything that is new since the last, which is nearly every table that
somebody plays at, and finds hardly anything: 0.4 s at a thousand tables. So what is there is put
aside every second, where no search looks; and now and then, all of it is searched.
"""

from __future__ import annotations

import asyncio
import gc

NEW = (400_000, 10, 10)  # objects, until a search begins by itself
ASIDE = 1.0  # seconds after which what is there is put aside
THOROUGH = 600.0  # seconds between two searches of everything: one action in a thousand waits


def begin() -> None:
    """Search rarely; what is there now stays."""
    gc.set_threshold(*NEW)
    gc.freeze()


def search() -> int:
    """Search everything; return how much garbage there was."""
    gc.unfreeze()
    found = gc.collect()
    gc.freeze()
    return found


async def tidy() -> None:
    """Put aside what is there, and search it now and then."""
    while True:
        for _ in range(round(THOROUGH / ASIDE)):
            await asyncio.sleep(ASIDE)
            gc.freeze()
        search()
