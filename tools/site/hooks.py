"""What mkdocs is told of pages that are written elsewhere: each text has one place, and is read.

The rules are those of the web app, their pictures those that the tests hold the pages to; commands
tell of themselves; the guide for contributors and the changelog lie beside the sources.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
from markdown.extensions.toc import slugify
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from heyday.cli import COMMANDS, heyday

ROOT = Path(__file__).parents[2]
LOOKS = ROOT / "tests" / "web" / "looks"
OWN = Path(__file__).parent
ELSEWHERE = {"CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changes.md"}
TITLES = {"gods": "Gods", "gentes": "Gentes"}
PICTURES = {  # of a chapter: the look, and what can be seen
    "gods": {
        "aim": ("table-middle-desk", "Four gods in the middle of a game"),
        "turn": ("display-desk", "The display: two cards, filled from the sack"),
        "action-a": ("hexes-desk", "Tribes, other hex cards, temples, and tribes that believe"),
        "action-f": ("sack-desk", "What is left in the sack, and how likely it comes"),
        "end": ("table-end-desk", "The end of a game: points by source"),
    },
    "gentes": {
        "aim": ("table-gentes-turn-desk", "A turn: the map, the actions, the display, the own mat"),
        "philosopher": ("gentes-charts-desk", "The population chart and the time track"),
        "navigator": ("gentes-actions-desk", "The tiles of all main actions, with their prices"),
        "hometowns": ("gentes-homes-desk", "Hometowns, and the bonus tiles"),
        "scribe": ("gentes-cards-1-desk", "Cards of the first era: needs, points, symbols, effect"),
    },
}
SHOWN = {"gentes-homes-desk": 345, "display-desk": 210}  # rows of a look, from its top
_OUTSIDE = re.compile(r"\[([^\]]+)\]\((?:\.\./)+([^)#]+)(#[^)]*)?\)")
_FILE = re.compile(r"\[[\w/.-]+\.md\]\(([\w-]+\.md)")  # a link that is called like its file
_NAMED_BOX = re.compile(r"^```json (\S+)$", re.MULTILINE)
_RULING = re.compile(r"^### (([DGH]\d+)\. .*)$", re.MULTILINE)


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages and pictures that lie elsewhere."""
    for game in TITLES:
        files.append(File.generated(config, f"rules/{game}.md", content=rules(game)))
        for look, _ in PICTURES[game].values():
            path = str(LOOKS / f"{look}.png")
            files.append(File.generated(config, f"img/{look}.png", abs_src_path=path))
    files.append(File.generated(config, "commands.md", content=commands()))
    for source, name in ELSEWHERE.items():
        text = (ROOT / source).read_text(encoding="utf-8")
        own = text.replace("](docs/", "](")
        files.append(File.generated(config, name, content=own))
    for name, path in (
        ("img/icon.svg", ROOT / "web" / "public" / "icon.svg"),
        ("site.css", OWN / "site.css"),
    ):
        files.append(File.generated(config, name, abs_src_path=str(path)))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, **_: Any) -> str:
    """Lead links out of docs/ to their pages, and call pages by their titles."""
    if "/" not in page.file.src_uri:
        markdown = _OUTSIDE.sub(_inside, markdown)
    titles = {name: title for title, name in _pages(config.nav)}
    markdown = _FILE.sub(lambda found: f"[{titles[found[1]]}]({found[1]}", markdown)
    return _NAMED_BOX.sub(r'```json title="\1"', markdown)


def _pages(nav: Any) -> Iterator[tuple[str, str]]:
    """Yield the titles and files of all pages."""
    for entry in nav:
        for title, inner in entry.items():
            if isinstance(inner, str):
                yield title, inner
            else:
                yield from _pages(inner)


def _inside(found: re.Match[str]) -> str:
    text, path, anchor = found[1], found[2], found[3] or ""
    if path in ELSEWHERE:
        return f"[{text}]({ELSEWHERE[path]}{anchor})"
    if not (ROOT / path).exists():
        raise FileNotFoundError(f"a link leads to {path}, which does not exist")
    return f"{text} (`{path}`)"


def rules(game: str) -> str:
    """Return the page of a game's rules, as the web app has them, with pictures."""
    path = ROOT / "web" / "src" / "rules" / f"{game}.en.json"
    book = json.loads(path.read_text(encoding="utf-8"))
    pictures = dict(PICTURES[game])
    parts = [f"# Rules of {TITLES[game]}", "In our own words. The app has them in three languages."]
    for chapter in book["chapters"]:
        parts.append(f"## {chapter['title']} {{ #{chapter['id']} }}")
        if chapter["id"] in pictures:
            look, seen = pictures.pop(chapter["id"])
            parts.append(figure(look, seen))
        parts += chapter["text"]
    if pictures:
        raise KeyError(f"no chapter of {game} is called {', '.join(pictures)}")
    parts.append("## Where the rules are silent { #rulings }")
    parts.append("Each of these has its question and its reason in [Rulings](../rulings.md).")
    links = ruling_links()
    rows = [f"| [{it['id']}]({links[it['id']]}) | {it['text']} |" for it in book["rulings"]]
    parts.append("\n".join(["| | |", "|---|---|", *rows]))
    return "\n\n".join(parts) + "\n"


def commands() -> str:
    """Return the page of all commands: what `--help` says."""
    parts = ["# Commands", "What `heyday COMMAND --help` says."]
    for name in COMMANDS:
        command = heyday.get_command(click.Context(heyday), name)
        parts += helped(command, f"heyday {name}")
    return "\n\n".join(parts) + "\n"


def helped(command: click.Command, name: str, depth: int = 2) -> list[str]:
    """Return the help of a command and of those below it."""
    context = click.Context(command, info_name=name, terminal_width=80)
    parts = [f"{'#' * depth} {name}", f"```text\n{command.get_help(context)}\n```"]
    if isinstance(command, click.Group):
        for below in command.commands.values():
            parts += helped(below, f"{name} {below.name}", depth + 1)
    return parts


def figure(look: str, seen: str) -> str:
    """Return a picture with what can be seen; a narrow one stands beside the text."""
    width = int.from_bytes((LOOKS / f"{look}.png").read_bytes()[16:20], "big")
    beside = ' class="beside"' if width < 400 else ""
    cut = f' style="aspect-ratio: {width} / {SHOWN[look]}"' if look in SHOWN else ""
    return (
        f'<figure{beside} markdown="span">![{seen}](../img/{look}.png){{ width="{width}"{cut} }}'
        f"<figcaption>{seen}</figcaption></figure>"
    )


def ruling_links() -> dict[str, str]:
    """Return where the reason of each ruling stands."""
    text = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    return {found[2]: f"../rulings.md#{slugify(found[1], '-')}" for found in _RULING.finditer(text)}
