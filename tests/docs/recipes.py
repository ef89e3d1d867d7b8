"""The boxes of a page of documentation: what stands in them, and how they are carried out."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

BOX = re.compile(r'^```(\w+)(?: title="([^"]+)")?\n(.*?)^```$', re.MULTILINE | re.DOTALL)
GAP = " ...\n"


@dataclass(frozen=True)
class Box:
    """A box: its language, the file it is about, and its text."""

    language: str
    title: str
    text: str


def boxes(page: Path, section: str) -> list[Box]:
    """Return the boxes of a section."""
    text = page.read_text(encoding="utf-8")
    part = text.partition(f"\n## {section}\n")[2].partition("\n## ")[0]
    return [Box(*found.groups(default="")) for found in BOX.finditer(part)]


def changed(text: str, diff: str) -> str:
    """Return a text after the changes that a box shows; each must fit at exactly one place."""
    for change in diff.split(GAP):
        lines = change.splitlines(keepends=True)
        before = "".join(line[1:] for line in lines if line[0] in " -")
        after = "".join(line[1:] for line in lines if line[0] in " +")
        assert text.count(before) == 1, before
        text = text.replace(before, after)
    return text
