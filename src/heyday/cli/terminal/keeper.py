"""Where a game is kept: a record that only ever grows, beside it the secret until it is told."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path


class CannotKeep(OSError):
    """A record cannot be written there."""


def data_folder() -> Path:
    """Return the folder of this user's games."""
    if named := os.environ.get("HEYDAY_DATA"):
        return Path(named)
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "heyday" / "games"
    if sys.platform == "win32" and (local := os.environ.get("LOCALAPPDATA")):
        return Path(local) / "heyday" / "games"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share") / "heyday/games"


def secret_file(path: Path) -> Path:
    """Return where the secret of an unfinished game is kept."""
    return path.with_name(f".{path.name}.secret")


class Keeper:
    """An open record. Every line is on the disk before the game goes on."""

    def __init__(self, path: Path, flags: int) -> None:
        self.path = path
        if flags & os.O_EXCL and path.exists():
            raise CannotKeep(
                f"{path} exists, and a record is never overwritten: "
                "choose another name, or go on with --resume"
            )
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = os.open(path, os.O_WRONLY | os.O_APPEND | flags, 0o644)
        except OSError as error:
            raise CannotKeep(f"{path} cannot be written: {error.strerror or error}") from error

    @classmethod
    def new(cls, path: Path, secret: bytes) -> Keeper:
        """Begin a record that does not exist yet."""
        keeper = cls(path, os.O_CREAT | os.O_EXCL)
        try:
            hidden = os.open(secret_file(path), os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
            with os.fdopen(hidden, "w") as file:
                file.write(secret.hex() + "\n")
                file.flush()
                os.fsync(file.fileno())
        except OSError as error:
            raise CannotKeep(f"{path} cannot be written: {error.strerror or error}") from error
        return keeper

    @classmethod
    def fresh(cls, name: str, secret: bytes) -> Keeper:
        """Begin a record in the user's folder, under a name that is not taken."""
        stem = f"{name}-{time.strftime('%Y-%m-%d-%H%M%S')}"
        return cls.beside(data_folder() / f"{stem}.heyday", secret)

    @classmethod
    def beside(cls, path: Path, secret: bytes) -> Keeper:
        """Begin a record here, or under the next name that is free."""
        free, number = path, 2
        while free.exists():
            free, number = path.with_stem(f"{path.stem}-{number}"), number + 1
        return cls.new(free, secret)

    @classmethod
    def again(cls, path: Path) -> Keeper:
        """Go on with a record."""
        return cls(path, 0)

    def write(self, line: str) -> None:
        """Add a line and see it to the disk."""
        data = f"{line}\n".encode()
        while data:
            data = data[os.write(self._file, data) :]
        os.fsync(self._file)
        if line.startswith("secret: "):
            secret_file(self.path).unlink(missing_ok=True)

    def close(self) -> None:
        """Close the file; everything is in it already."""
        os.close(self._file)

    def __enter__(self) -> Keeper:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


def kept_secret(path: Path) -> bytes | None:
    """Return the secret of an unfinished game, if it is still there."""
    try:
        return bytes.fromhex(secret_file(path).read_text(encoding="ascii").strip())
    except (OSError, ValueError):
        return None
