"""Tables as they are stored, also those that can no longer be made from their events.

Where an event does not fit to those before it, nobody knows what the table is: it is shown as it
was then, its record is given as it is stored, and nothing happens there any more.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence

from heyday.server.errors import RefusedInWords
from heyday.server.events import Event
from heyday.server.table import Table

log = logging.getLogger(__name__)


class Lost(Table):
    """A table whose events do not fit together."""

    @classmethod
    def load(cls, id: str, secret: bytes | None, events: Sequence[Event]) -> Lost:
        """Return a table as it was before the event that does not fit, with its whole record."""
        table = cls(id, secret)
        for event in events:
            try:
                table._take(event, [])
            except Exception as error:
                log.error("table %s: event %s does not fit", id, event.version, exc_info=error)
                table.broken = f"event {event.version} does not fit ({type(error).__name__})"
                break
        if event is events[0]:  # even what game it is is not known
            raise RefusedInWords("unavailable", f"this table cannot be read: {table.broken}")
        for event in events:
            table.apply(event)
        return table

    def apply(self, event: Event) -> frozenset[str]:
        """Keep what an event more says for the record."""
        self.version = event.version
        self.lines += event.lines
        return frozenset()

    def wakes(self) -> None:
        """Return that there is nothing to do."""


def load(id: str, secret: bytes | None, events: Sequence[Event]) -> Table:
    """Return a table as its events have made it, as far as they do."""
    try:
        return Table.load(id, secret, events)
    except Exception:
        return Lost.load(id, secret, events)


def may_change(table: Table) -> None:
    """Refuse to change a table if nobody knows what it is."""
    if isinstance(table, Lost):
        raise RefusedInWords("unavailable", table.broken)
