"""What a table of Gentes may cost: bytes, time from a click to the picture, and nothing jumps."""

from __future__ import annotations

import gzip
import logging
import re
import time

import pytest

from heyday.server.static import FOLDER
from tests.web.gentes_hands import CONFIRM, LIT, new_table, quiet

TABLE = 150_000  # bytes of JavaScript, compressed, with the coast
FIRST = 1.5  # seconds until a table can be played
TRIP = 0.1  # seconds from a click to the new picture
JUMPS = 0.02  # of the window: what moves without being told to
BUSY = 10  # machines that run tests do other things, too; --log-cli-level=info tells the figures

log = logging.getLogger(__name__)


def test_a_table_is_small():
    """All that is loaded for a table of Gentes: the entry, its page, and what these import."""
    if not (FOLDER / "index.html").is_file():
        pytest.skip("the pages are not built: make web")
    texts = {path.name: path.read_bytes() for path in (FOLDER / "assets").glob("*.js")}
    wanted = [name for name in texts if re.match(r"(index|TablePage|GentesTable)-", name)]
    loaded: set[str] = set()
    while wanted:
        name = wanted.pop()
        loaded.add(name)
        imports = re.findall(rb'(?:from|import)\s*["\']\./([\w.-]+\.js)["\']', texts[name])
        wanted += [it.decode() for it in imports if it.decode() not in loaded]

    size = sum(len(gzip.compress(texts[name])) for name in loaded)

    log.info("%d bytes", size)
    assert 30_000 < size < TABLE


@pytest.mark.slow
def test_a_table_is_there_soon_and_answers_at_once(visit, site):
    person = site.person("Ada")
    path = new_table(site, person, players=2, options={"setup": "first_game"})
    page = visit("/settings", person=person)
    quiet(page)
    begun = time.perf_counter()
    page.goto(path)
    page.wait_for_selector(LIT)
    first = time.perf_counter() - begun
    page.wait_for_timeout(1500)
    page.evaluate(
        """() => {
          window.jumps = 0
          new PerformanceObserver((list) => {
            for (const it of list.getEntries()) window.jumps += it.value
          }).observe({ type: 'layout-shift' })
        }"""
    )

    page.locator("[data-tax='2']").click()
    page.wait_for_selector(CONFIRM)
    page.wait_for_selector(".own .time .ghost")
    trip = page.evaluate(
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
    page.wait_for_timeout(300)
    jumps = page.evaluate("window.jumps")

    log.info("playable after %.2f s, click to picture %.3f s, jumps %.3f", first, trip, jumps)
    assert first < BUSY * FIRST
    assert trip < BUSY * TRIP
    assert jumps < JUMPS
