"""Check a built site: every link leads somewhere, and nothing comes from another host.

python tools/site/check.py build/site
"""

from __future__ import annotations

import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

LOADED = {("link", "href"), ("script", "src"), ("img", "src"), ("source", "src"), ("iframe", "src")}


class Page(HTMLParser):
    """The ids of a page, where it leads, and what it loads."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: set[str] = set()
        self.loads: set[str] = set()
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what a tag says."""
        for name, value in attrs:
            if name == "id" and value:
                self.ids.add(value)
            elif name in ("href", "src") and value:
                (self.loads if (tag, name) in LOADED else self.links).add(value)


def problems(site: Path) -> list[str]:
    """Return what is wrong, a line each."""
    pages = {path.resolve(): Page(path) for path in sorted(site.rglob("*.html"))}
    found = []
    for path, page in pages.items():
        here = path.relative_to(site.resolve())
        found += [f"{here} loads {it}" for it in sorted(page.loads) if urlsplit(it).netloc]
        for link in sorted(page.links | page.loads):
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            start = site if parts.path.startswith("/") else path.parent
            target = (start / unquote(parts.path).lstrip("/")).resolve() if parts.path else path
            if not target.is_file():
                found.append(f"{here} leads to {link}, which is not there")
            elif parts.fragment and target in pages and not has(pages[target], parts.fragment):
                found.append(f"{here} leads to {link}, and there is no such place")
    return found


def has(page: Page, fragment: str) -> bool:
    """Whether a page has a place of that name."""
    return unquote(fragment) in page.ids or fragment.startswith("__")


if __name__ == "__main__":
    wrong = problems(Path(sys.argv[1]))
    print("\n".join(wrong) or "every link leads somewhere, and nothing comes from another host")
    sys.exit(1 if wrong else 0)
