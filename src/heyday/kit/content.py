"""Content: what a box contains, as data with its provenance.

A game keeps it in two folders of TOML: `known/`, where every entry names its `source`, and
`filled/`, which is ours and gives its `reason`. An entry is the sum of all that is stated about it;
no field may be stated twice. What may be stated is in the game's schema.

An owner of the box corrects fields in files of the same form, in a folder of his own with a
subfolder a game that HEYDAY_CONTENT names: $HEYDAY_CONTENT/gentes/known/cards.toml.

Content keeps the text of its files, so that what a game was played with can be kept beside it; with
`instead`, a game is loaded with such files in the place of its own.
"""

from __future__ import annotations

import hashlib
import os
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from heyday.kit.schema import Entries, misfits, one_of

PROVENANCE = {"known": "source", "filled": "reason"}

CORRECTIONS = "corrections/"

Key = str | int
Fields = dict[str, Any]
Files = Mapping[str, str]  # by name; those of an owner's corrections begin with CORRECTIONS

_instead: dict[Path, tuple[Path, Path | None]] = {}


class BadContent(ValueError):
    """A content file does not say what it must: names file, entry, field and what was expected."""


@dataclass(frozen=True)
class Origin:
    """Where a value comes from: known or filled, its source or reason, and the file."""

    part: str
    why: str
    file: str


@dataclass(frozen=True)
class Stated:
    """What one file says about one entry."""

    kind: str
    key: Key
    fields: Fields
    origin: Origin

    def __str__(self) -> str:
        return f"{self.origin.file}, {label(self.kind, self.key)}"


def label(kind: str, key: Key) -> str:
    """Return an entry as messages name it; a plain table has no key."""
    return f"{kind} {key}" if key != "" else kind


def corrections_for(game: str) -> Path | None:
    """Return the owner's corrections; chosen before import, as compiled code freezes tables."""
    named = os.environ.get("HEYDAY_CONTENT")
    if not named:
        return None
    folder = Path(named)
    if not folder.is_dir() or any((folder / part).is_dir() for part in PROVENANCE):
        raise BadContent(f"HEYDAY_CONTENT={named}: expected a folder with a subfolder like {game}/")
    return folder / game if (folder / game).is_dir() else None


def digest_of(files: Files) -> str:
    """Return a name for exactly this content."""
    made = hashlib.sha256()
    for name, text in files.items():
        made.update(name.encode())
        made.update(text.encode())
    return made.hexdigest()[:16]


@contextmanager
def instead(folder: Path, files: Files) -> Iterator[None]:
    """Let files take the place of a folder and of its corrections, for what is loaded meanwhile."""
    with TemporaryDirectory(prefix="heyday-") as made:
        base, corrections = Path(made) / "content", Path(made) / CORRECTIONS
        for name, text in files.items():
            own = name.startswith(CORRECTIONS)
            path = corrections / name.removeprefix(CORRECTIONS) if own else base / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(text.encode())
        _instead[folder] = (base, corrections if corrections.is_dir() else None)
        try:
            yield
        finally:
            del _instead[folder]


class Content:
    """The content of one game, read, put together and checked."""

    def __init__(
        self, folder: Path, schema: Mapping[str, Any], corrections: Path | None = None
    ) -> None:
        self.folder, self.schema = folder, schema
        self.files: dict[str, str] = {}
        folder, corrections = _instead.get(folder, (folder, corrections))
        self.origins: dict[tuple[str, Key], dict[str, Origin]] = {}  # of all values of an entry
        self._data: dict[str, dict[Key, Fields]] = {kind: {} for kind in schema}
        for stated in self._read(folder):
            self._add(stated)
        if corrections:
            self._correct(corrections)
        self._digest = digest_of(self.files)
        self._check()

    def entries(self, kind: str) -> list[Fields]:
        """Return all entries of a kind, in the order of `filled/`, then of `known/`."""
        return list(self._data[kind].values())

    def get(self, kind: str, field: str) -> Any:
        """Return a value of a plain table."""
        return self._data[kind][""][field]

    def provenance(self, kind: str, *where: Key) -> tuple[str, str]:
        """Return ("known", source) or ("filled", reason) of a field: of an entry, whose key comes
        first, or of a plain table. What is known only in part is filled.
        """
        *keys, field = where
        key = keys[0] if keys else ""
        stated = self.origins.get((kind, key), {})
        found = [origin for path, origin in stated.items() if _inside(path, str(field))]
        if not found:
            raise BadContent(f"{label(kind, key)}: nothing is stated about {field}")
        part = "filled" if any(origin.part == "filled" for origin in found) else "known"
        whys = dict.fromkeys(origin.why for origin in found if origin.part == part)
        return part, "; ".join(whys)

    def digest(self) -> str:
        """Return a name for exactly this content, corrections included, to write into records."""
        return self._digest

    def _read(self, folder: Path, show: str = "") -> Iterator[Stated]:
        for path in sorted(folder.rglob("*.toml")):
            name = path.relative_to(folder).as_posix()
            part, file = name.partition("/")[0], show + name
            if part not in PROVENANCE:
                raise BadContent(f"{file}: expected it in known/ or filled/")
            try:
                data = path.read_bytes()
                parsed = tomllib.loads(data.decode("utf-8"))
            except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
                raise BadContent(f"{file}: {error}") from error
            name = CORRECTIONS + name if show else name
            self.files[name] = data.decode()
            yield from self._statements(parsed, part, file)

    def _statements(self, parsed: Fields, part: str, file: str) -> Iterator[Stated]:
        for kind, value in parsed.items():
            shape = self.schema.get(kind)
            if shape is None:
                raise BadContent(f"{file}: unknown table {kind}, expected {one_of(self.schema)}")
            many = isinstance(shape, Entries)
            tables = value if isinstance(value, list) else [value]
            if isinstance(value, list) != many or not all(isinstance(t, dict) for t in tables):
                raise BadContent(f"{file}: expected {f'[[{kind}]]' if many else f'[{kind}]'}")
            for number, table in enumerate(tables, 1):
                fields = dict(table)
                key = fields.pop(shape.key, None) if isinstance(shape, Entries) else ""
                if not isinstance(key, str | int):
                    raise BadContent(f"{file}, {kind} number {number}: expected {shape.key}")
                why = fields.pop(PROVENANCE[part], None)
                if not isinstance(why, str) or not why:
                    expected = f"expected a {PROVENANCE[part]}"
                    raise BadContent(f"{file}, {label(kind, key)}: {expected}")
                yield Stated(kind, key, fields, Origin(part, why, file))

    def _add(self, stated: Stated) -> None:
        kind, key = stated.kind, stated.key
        if key not in self._data[kind]:
            self._data[kind][key], self.origins[kind, key] = {}, {}
        if isinstance(self.schema[kind], Entries):  # filled/ comes first; in known/: it exists
            self._data[kind][key][self.schema[kind].key] = key
            self.origins[kind, key][self.schema[kind].key] = stated.origin
        self._merge(self._data[kind][key], stated.fields, stated)

    def _merge(self, target: Fields, fields: Fields, stated: Stated, path: str = "") -> None:
        for name, value in fields.items():
            here = path + name
            if isinstance(value, dict) and value and isinstance(target.get(name, {}), dict):
                self._merge(target.setdefault(name, {}), value, stated, f"{here}.")
            elif name in target:
                first = self._file(stated.kind, stated.key, here)
                raise BadContent(f"{stated}, {here}: stated twice, also in {first}")
            else:
                target[name] = value
                self.origins[stated.kind, stated.key][here] = stated.origin

    def _correct(self, folder: Path) -> None:
        if not any(folder.rglob("*.toml")):
            raise BadContent(f"{folder}: expected known/*.toml or filled/*.toml, found none")
        corrected = set()
        for stated in self._read(folder, f"{folder.as_posix()}/"):
            kind, key = stated.kind, stated.key
            if key not in self._data[kind]:
                near = get_close_matches(str(key), [str(k) for k in self._data[kind]], 3, 0)
                raise BadContent(f"{stated}: unknown, nearest are {', '.join(near)}")
            for field in stated.fields:
                if (kind, key, field) not in corrected:  # a correction replaces the whole field
                    corrected.add((kind, key, field))
                    self._data[kind][key].pop(field, None)
                    for path in [p for p in self.origins[kind, key] if _inside(p, field)]:
                        del self.origins[kind, key][path]
            self._merge(self._data[kind][key], stated.fields, stated)

    def _check(self) -> None:
        for kind, shape in self.schema.items():
            many = isinstance(shape, Entries)
            if not self._data[kind]:
                raise BadContent(
                    f"{self.folder.name}/: expected {kind}, nothing is stated about it"
                )
            for key, entry in self._data[kind].items():
                fields = {k: v for k, v in entry.items() if not (many and k == shape.key)}
                inner = shape.shape if many else shape
                for path, problem in misfits(inner, fields, self._data):
                    file = self._file(kind, key, path)
                    raise BadContent(f"{file}, {label(kind, key)}, {path}: {problem}")

    def _file(self, kind: str, key: Key, path: str) -> str:
        """Return the file that states a value or, if none does, those that state the entry."""
        own = {p: origin.file for p, origin in self.origins[kind, key].items()}
        field = path.partition("[")[0]
        near: list[str] = []
        while field and not near:
            near = [file for p, file in own.items() if _inside(p, field)]
            field = field.rpartition(".")[0]
        return " and ".join(dict.fromkeys(near or own.values()))


def _inside(path: str, field: str) -> bool:
    return path == field or path.startswith(f"{field}.")
