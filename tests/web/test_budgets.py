"""What the pages may cost: bytes, and time until something can be done."""

from __future__ import annotations

import logging

import pytest

from tests.web.budgets import BUSY, FIRST, SHELL, TRIP, bytes_for, seconds_to_confirm, seconds_until
from tests.web.hands import CELL, CONFIRM, new_table

FRAME = 1 / 60  # seconds, while the field is dragged

log = logging.getLogger(__name__)


def test_the_shell_is_small():
    """All that is loaded for a table of Gods: the entry, its page, and what these import."""
    size = bytes_for("GodsTable")

    log.info("%d bytes", size)
    assert 10_000 < size < SHELL


@pytest.mark.slow
def test_a_table_is_there_soon_and_answers_at_once(visit, site):
    person = site.person("Ada")
    path = new_table(site, person)
    page = visit("/settings", person=person)
    first = seconds_until(page, path, CELL)

    page.keyboard.press("b")
    page.locator(CELL).first.click()
    page.wait_for_selector(CONFIRM)
    trip = seconds_to_confirm(page)

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
