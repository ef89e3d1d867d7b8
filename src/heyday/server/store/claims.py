"""What a process has taken upon itself, for some time: where several share a database, no other
process begins it meanwhile, and all can see how far it is.
"""

from __future__ import annotations

import json
import time
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from heyday.server.store import schema

ROWS = schema.settings


def claim(connection: Connection, name: str, process: str, seconds: float, how: Any) -> bool:
    """Return whether a process may do something now; `how` is what others are told of it."""
    here, now = ROWS.c.name == name, time.time()
    value = json.dumps({"by": process, "until": now + seconds, "how": how})
    old = connection.execute(select(ROWS.c.value).where(here)).scalar()
    if old is None:
        connection.execute(insert(ROWS), {"name": name, "value": value})
        return True
    holder = json.loads(old)
    if holder["by"] != process and holder["until"] > now:
        return False
    taken = connection.execute(update(ROWS).where(here, ROWS.c.value == old).values(value=value))
    return bool(taken.rowcount)


def claimed(connection: Connection, name: str) -> Any:
    """Return what is told of something that a process does now, or None."""
    found = connection.execute(select(ROWS.c.value).where(ROWS.c.name == name)).scalar()
    holder = json.loads(found) if found else {"until": 0.0}
    return holder["how"] if holder["until"] > time.time() else None


def release(connection: Connection, name: str, process: str) -> None:
    """Forget that a process did something, unless it is another's by now."""
    found = connection.execute(select(ROWS.c.value).where(ROWS.c.name == name)).scalar()
    if found and json.loads(found)["by"] == process:
        connection.execute(delete(ROWS).where(ROWS.c.name == name, ROWS.c.value == found))


def lease(connection: Connection, table: str, process: str, seconds: float) -> bool:
    """Return whether a process may let bots and clocks act at a table now."""
    rows, now = schema.leases, time.time()
    values = {"owner": process, "until": now + seconds}
    here = rows.c.game_table == table
    mine = (rows.c.owner == process) | (rows.c.until < now)
    if connection.execute(update(rows).where(here, mine).values(values)).rowcount:
        return True
    if connection.execute(select(rows).where(here)).first():
        return False
    connection.execute(insert(rows), values | {"game_table": table})
    return True
