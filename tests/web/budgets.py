"""What pages may cost, and how it is measured: bytes, time until a table can be played, answers."""

from __future__ import annotations

import gzip
import re
import time

import pytest

from heyday.server.static import FOLDER

SHELL = 150_000  # bytes of JavaScript for a table, compressed
FIRST = 1.5  # seconds until a table can be played
TRIP = 0.1  # seconds from a click to the new picture
BUSY = 10  # machines that run tests do other things, too; --log-cli-level=info tells the figures


def bytes_for(table):
    """Return what is loaded for a table: the entry, its page, and what these import; compressed."""
    if not (FOLDER / "index.html").is_file():
        pytest.skip("the pages are not built: make web")
    texts = {path.name: path.read_bytes() for path in (FOLDER / "assets").glob("*.js")}
    wanted = [name for name in texts if re.match(rf"(index|TablePage|{table})-", name)]
    loaded: set[str] = set()
    while wanted:
        name = wanted.pop()
        loaded.add(name)
        imports = re.findall(rb'(?:from|import)\s*["\']\./([\w.-]+\.js)["\']', texts[name])
        wanted += [it.decode() for it in imports if it.decode() not in loaded]
    return sum(len(gzip.compress(texts[name])) for name in loaded)


def seconds_until(page, path, selector):
    """Open a table; return how long it takes until it can be played."""
    begun = time.perf_counter()
    page.goto(path)
    page.wait_for_selector(selector)
    return time.perf_counter() - begun


def seconds_to_confirm(page):
    """Confirm what is offered; return how long it takes until the new picture is there."""
    return page.evaluate(
        """() => new Promise((done) => {
          const begun = performance.now()
          const watch = new MutationObserver(() => {
            if (!document.querySelector('.bar .end .primary'))
              requestAnimationFrame(() => done((performance.now() - begun) / 1000))
          })
          watch.observe(document.body, { subtree: true, childList: true })
          document.querySelector('.bar .end .primary').click()
        })"""
    )
