"""Work without a task: it begins at once, and goes on when what it waits for is there.

A task is begun by the loop, a moment later, and woken by it after every wait. For an action, which
waits once, that is a tenth of all it takes. An errand cannot be cancelled, nor wait with a time
limit: both are a task's.
"""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any


def begin(work: Coroutine[Any, Any, None]) -> None:
    """Run an errand until it has to wait; a future calls for the rest."""

    def go_on(_: object = None) -> None:
        try:
            waited = work.send(None)
        except StopIteration:
            return
        waited._asyncio_future_blocking = False  # so tells a task a future that it waits
        waited.add_done_callback(go_on)

    go_on()
