"""What the pages may cost: bytes, and time until something can be done."""

from __future__ import annotations

import gzip
import logging
import re
import time

import pytest

from heyday.server.static import FOLDER
from tests.web.hands import CELL, CONFIRM, new_table

SHELL = 150_000  # bytes of JavaScript, compressed
FIRST = 1.5  # seconds until a table can be played
TRIP = 0.1  # seconds from a click to the new picture
FRAME = 1 / 60  # seconds, while the field is dragged
BUSY = 10  # machines that run tests do other things, too; --log-cli-level=info tells the figures

log = logging.getLogger(__name__)


def test_the_shell_is_small():
    """All that is loaded for a table of Gods: the entry, its page, and what these import."""
    if not (FOLDER / "index.html").is_file():
        pytest.skip("the pages are not built: make web")
    texts = {path.name: path.read_bytes() for path in (FOLDER / "assets").glob("*.js")}
    wanted = [name for name in texts if re.match(r"(index|TablePage|GodsTable)-", name)]
    loaded: set[str] = set()
    while wanted:
        name = wanted.pop()
        loaded.add(name)
        imports = re.findall(rb'(?:from|import)\s*["\']\./([\w.-]+\.js)["\']', texts[name])
        wanted += [it.decode() for it in imports if it.decode() not in loaded]

    size = sum(len(gzip.compress(texts[name])) for name in loaded)

    log.info("%d bytes", size)
    assert 10_000 < size < SHELL


@pytest.mark.slow
def test_a_table_is_there_soon_and_answers_at_once(visit, site):
    person = site.person("Ada")
    path = new_table(site, person)
    page = visit("/settings", person=person)
    begun = time.perf_counter()
    page.goto(path)
    page.wait_for_selector(CELL)
    first = time.perf_counter() - begun

    page.keyboard.press("b")
    page.locator(CELL).first.click()
    page.wait_for_selector(CONFIRM)
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

    log.info("playable after %.2f s, from click to picture %.3f s", first, trip)
    assert first < BUSY * FIRST
    assert trip < BUSY * TRIP


@pytest.mark.slow
def test_a_full_field_follows_the_pointer(visit):
    page = visit("/gallery/gods-tight")
    page.wait_for_selector(CELL)
    frames = page.evaluate(
        """() => new Promise((done) => {
          const field = document.querySelector('.field .window')
          const { x, y, width, height } = field.getBoundingClientRect()
          const from = { x: x + width / 2, y: y + height / 2 }
          const send = (name, dx) =>
            field.dispatchEvent(new PointerEvent(name, { bubbles: true, pointerId: 1, button: 0,
              clientX: from.x + dx, clientY: from.y + dx / 2 }))
          const times = []
          send('pointerdown', 0)
          requestAnimationFrame(function draw(now) {
            times.push(now)
            send('pointermove', 120 * Math.sin(times.length / 8))
            if (times.length < 120) requestAnimationFrame(draw)
            else done(times.slice(1).map((time, i) => (time - times[i]) / 1000))
          })
        })"""
    )

    middle = sorted(frames)[len(frames) // 2]
    hexes = page.locator(".hex").count()
    log.info("%d hexes: %.4f s a frame, the longest %.4f s", hexes, middle, max(frames))
    assert hexes > 40
    assert middle < BUSY * FRAME
