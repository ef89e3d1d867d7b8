"""Content: what a box contains, as data with its provenance.

A game keeps it in two folders of TOML: `known/`, where every table names its `source`, and
`filled/`, which is ours and gives its `reason`. An owner of the box corrects a file, not the code.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

PROVENANCE = {"known": "source", "filled": "reason"}


class BadContent(ValueError):
    """A content file does not say what it must: names file, entry and what was expected."""


class Content:
    """The content of one game, read and checked."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.files = {
            f"{part}/{path.stem}": self._read(path, provenance)
            for part, provenance in PROVENANCE.items()
            for path in sorted((folder / part).glob("*.toml"))
        }

    def _read(self, path: Path, provenance: str) -> dict[str, Any]:
        try:
            data = tomllib.loads(path.read_text(encoding="utf-8"))
        except (OSError, tomllib.TOMLDecodeError) as error:
            raise BadContent(f"{path.name}: {error}") from error
        for name, entry in _entries(data):
            if not entry.get(provenance):
                raise BadContent(f"{path.name}, {name}: expected a {provenance}")
        return data

    def get(self, file: str, entry: str, field: str, kind: type = int) -> Any:
        """Return one value, or say which is missing or of the wrong type."""
        try:
            value = self.files[file][entry][field]
        except KeyError as error:
            raise BadContent(f"{file}.toml, {entry}: expected {field}") from error
        if type(value) is not kind:
            raise BadContent(
                f"{file}.toml, {entry}.{field}: expected {kind.__name__}, got {value!r}"
            )
        return value

    def digest(self) -> str:
        """Return a name for exactly this content, to be written into records."""
        digest = hashlib.sha256()
        for path in sorted(self.folder.rglob("*.toml")):
            digest.update(path.relative_to(self.folder).as_posix().encode())
            digest.update(path.read_bytes())
        return digest.hexdigest()[:16]


def _entries(data: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    for name, value in data.items():
        if isinstance(value, list):
            yield from ((f"{name} {i + 1}", item) for i, item in enumerate(value))
        else:
            yield name, value
