"""The games, by name; and as they were with other content, for games played with it.

`NAMES` are ours; HEYDAY_GAMES adds others (`heyday.kit.outside`), which can be played in the
terminal, by bots and by programs, but have no pages of the server.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from threading import RLock

from heyday.kit import outside
from heyday.kit.backend import BACKEND
from heyday.kit.content import BadContent, Files, digest_of, instead
from heyday.kit.game import Game

NAMES = ("gods", "gentes")

_contents: dict[tuple[str, str], Files] = {}  # by game and digest
_loaded: dict[tuple[str, str], Game] = {}
_loading = RLock()


class OtherContent(ValueError):
    """A game cannot be had with some content; says why."""


def get(name: str, content: str | None = None) -> Game:
    """Return a game; it is loaded when first asked for.

    With the digest of other content than this process has, it is the game as it was with that;
    raises OtherContent if that is not known.
    """
    if name not in names():
        raise KeyError(f"there is no game {name!r}: expected {' or '.join(names())}")
    with _loading:
        package = f"heyday.games.{name}" if name in NAMES else name
        game: Game = import_module(f"{package}.game").GAME
        if content is None or content == game.content.digest():
            return game
        if (name, content) not in _loaded:
            _loaded[name, content] = _with_content(game, content)
        return _loaded[name, content]


def names() -> tuple[str, ...]:
    """Return the names of all games, also of those from outside."""
    return (*NAMES, *(name for name in outside.reach() if name not in NAMES))


def know(name: str, files: Files) -> str:
    """Let a game be loaded with content that was kept; return its digest."""
    digest = digest_of(files)
    _contents[name, digest] = files
    return digest


def open_box(name: str, files: Files) -> None:
    """Let this process have a game with other content, and no other; nothing of it is loaded yet.

    Compiled code has to be kept apart from that of other content: see HEYDAY_CACHE.
    """
    folder = Path(__file__).parent / name / "content"
    with instead(folder, files):
        get(name)


def _with_content(game: Game, digest: str) -> Game:
    """Load the package of a game once more, beside the one that is there."""
    here = f"other content of {game.title} ({digest}, here {game.content.digest()})"
    files = _contents.get((game.name, digest))
    if files is None:
        raise OtherContent(f"{here}, which is not kept here")
    if BACKEND != "python":  # compiled code has one content frozen into it
        raise OtherContent(f"{here}, which only HEYDAY_BACKEND=python can load")
    package = game.package
    ours = {name: sys.modules.pop(name) for name in _modules(package)}
    try:
        with instead(game.content.folder, files):
            other: Game = import_module(f"{package}.game").GAME
        assert other.drive  # its loops are loaded while its own modules are those to be found
    except BadContent as error:
        raise OtherContent(f"{here}, which these rules cannot read: {error}") from error
    finally:
        for name in _modules(package):
            del sys.modules[name]
        sys.modules.update(ours)
        if game.ours:
            setattr(sys.modules[__name__], game.name, ours[package])
    return other


def _modules(package: str) -> list[str]:
    return [name for name in sys.modules if name == package or name.startswith(f"{package}.")]
