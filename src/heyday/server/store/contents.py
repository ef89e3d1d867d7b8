"""Content is kept beside the games that are played with it, so that they stay readable.

A later version of heyday may have other cards or prices; a stored game goes on with its own.
"""

from __future__ import annotations

import json

from sqlalchemy import Connection, Engine, insert, inspect, select
from sqlalchemy.exc import IntegrityError

from heyday import games
from heyday.kit.content import Files
from heyday.server.store import schema

KEPT = schema.contents.c


def keep(engine: Engine) -> None:
    """Store the content of all games as they are now."""
    for name in games.NAMES:
        content = games.get(name).content
        row = {"digest": content.digest(), "game": name}
        row["files"] = json.dumps(content.files, ensure_ascii=False)
        try:
            with engine.begin() as connection:
                if find(connection, content.digest()) is None:
                    connection.execute(insert(schema.contents), row)
        except IntegrityError:
            continue  # another server has just done so


def learn(connection: Connection) -> None:
    """Let games be loaded with all content that is kept; a database of old has none."""
    if not inspect(connection).has_table(schema.contents.name):
        return
    for game, files in connection.execute(select(KEPT.game, KEPT.files)):
        games.know(game, json.loads(files))


def find(connection: Connection, digest: str) -> tuple[str, Files] | None:
    """Return the game that some content is of, and its files."""
    found = connection.execute(select(KEPT.game, KEPT.files).where(KEPT.digest == digest)).first()
    return (found.game, json.loads(found.files)) if found else None
