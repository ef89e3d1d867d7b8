"""Games from outside: folders that HEYDAY_GAMES names, each a package like those of `games/`.

    HEYDAY_GAMES=examples/pig heyday play pig

Several are separated as in PATH. The environment is read when it is needed, and processes that are
started inherit it.
"""

from __future__ import annotations

import hashlib
import os
import sys
from pathlib import Path


def folders() -> dict[str, Path]:
    """Return the folders of games from outside, by the names of their packages."""
    named = os.environ.get("HEYDAY_GAMES", "").split(os.pathsep)
    paths = [Path(part).resolve() for part in named if part]
    return {path.name: path for path in paths if (path / "game.py").is_file()}


def reach() -> dict[str, Path]:
    """Let the packages be imported, after everything else that has their names; return them."""
    found = folders()
    for folder in found.values():
        if str(folder.parent) not in sys.path:
            sys.path.append(str(folder.parent))
    return found


def digest_of(folder: Path) -> str:
    """Return a name for exactly the rules and the content of a game."""
    made = hashlib.sha256()
    for path in sorted(folder.rglob("*")):
        if path.suffix in (".py", ".toml"):
            made.update(path.relative_to(folder).as_posix().encode())
            made.update(path.read_bytes())
    return made.hexdigest()[:20]
