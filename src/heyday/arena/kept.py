"""Files that grow by a line for each game, and can be gone on with after anything.

A last line that was cut off when the machine stopped is no line: its game is played again. Nothing
is removed from a file before whoever reads it has found its lines to be his.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any


def read_lines(path: Path) -> list[bytes]:
    """Return the whole lines of a file; if there is none, what there is."""
    text = path.read_bytes()
    return (text[: text.rfind(b"\n") + 1] or text).splitlines()


def end_line(path: Path) -> None:
    """Let a file end with its last whole line, so that the next one begins a new line."""
    text = path.read_bytes()
    whole = text.rfind(b"\n") + 1
    if whole:
        os.truncate(path, whole)
    elif text:
        with path.open("ab") as file:
            file.write(b"\n")


def add_line(path: Path, data: Any) -> None:
    """Add plain data to a file, as one line in one go."""
    line = json.dumps(data, separators=(",", ":")) + "\n"
    with path.open("ab", buffering=0) as file:
        file.write(line.encode())
