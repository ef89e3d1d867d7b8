"""The parts that pages are made of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape


def plain(text: str) -> str:
    """Return text for a page; a per cent sign never stands alone in a line."""
    return escape(text).replace(" %", "\u00a0%")


@dataclass(frozen=True)
class Section:
    """A part of the page: what it is about, what was found, and how to read what follows."""

    title: str
    lead: str
    body: str
    how: str = ""

    @property
    def anchor(self) -> str:
        """What links to it say."""
        return self.title.lower()

    def html(self) -> str:
        """Return it as a part of the page."""
        how = f'<p class="how">{plain(self.how)}</p>' if self.how else ""
        return (
            f'<section id="{self.anchor}"><header><h2>{plain(self.title)}</h2>'
            f"<p>{plain(self.lead)}</p>{how}</header>{self.body}</section>\n"
        )


def grid(panels: Sequence[str], shape: str = "") -> str:
    """Return panels side by side."""
    return f'<div class="grid {shape}">{"".join(panels)}</div>'


def panel(title: str, note: str, body: str) -> str:
    """Return a drawing with its title."""
    head = f"<h3>{plain(title)}<small>{plain(note)}</small></h3>"
    return f'<figure class="panel">{head}{body}</figure>'


def key(*marks: tuple[str, str, str]) -> str:
    """Return what marks mean: colour, shape and words of each."""
    parts = (
        f'<span><i class="{shape}" style="--c: var(--{colour})"></i>{plain(text)}</span>'
        for colour, shape, text in marks
    )
    return f'<div class="key">{"".join(parts)}</div>'


def fold(title: str, body: str) -> str:
    """Return something that is shown to who wants to see it."""
    return f"<details><summary>{plain(title)}</summary>{body}</details>"


@dataclass(frozen=True)
class Row:
    """A row of a table."""

    cells: Sequence[str]
    flagged: bool = False


def table(heads: Sequence[str], rows: Sequence[Row]) -> str:
    """Return a table that scrolls by itself where it is too wide."""
    head = "".join(f"<th>{plain(text)}</th>" for text in heads)
    body = "".join(
        f"<tr{' class=flag' if row.flagged else ''}>"
        + "".join(f"<td>{plain(cell)}</td>" for cell in row.cells)
        + "</tr>"
        for row in rows
    )
    return (
        f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>'
        "</div>"
    )
