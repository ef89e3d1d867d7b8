"""What a table of Gentes may cost: bytes, time from a click to the picture, and nothing jumps."""

from __future__ import annotations

import logging

import pytest

from tests.web.budgets import BUSY, FIRST, SHELL, TRIP, bytes_for, seconds_to_confirm, seconds_until
from tests.web.gentes_hands import CONFIRM, LIT, new_table, quiet

JUMPS = 0.02  # of the window: what moves without being told to

log = logging.getLogger(__name__)


def test_a_table_is_small():
    """All that is loaded for a table of Gentes: the entry, its page, and what these import."""
    size = bytes_for("GentesTable")

    log.info("%d bytes", size)
    assert 30_000 < size < SHELL


@pytest.mark.slow
def test_a_table_is_there_soon_and_answers_at_once(visit, site):
    person = site.person("Ada")
    path = new_table(site, person, players=2, options={"setup": "first_game"})
    page = visit("/settings", person=person)
    quiet(page)
    first = seconds_until(page, path, LIT)
    with site.client(person.token) as client:  # what jumps is what I have done, not a bot's turn
        client.patch(f"/api{path.replace('table', 'tables')}", json={"pause": 5}).raise_for_status()
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
    trip = seconds_to_confirm(page)
    page.wait_for_timeout(300)
    jumps = page.evaluate("window.jumps")

    log.info("playable after %.2f s, click to picture %.3f s, jumps %.3f", first, trip, jumps)
    assert first < BUSY * FIRST
    assert trip < BUSY * TRIP
    assert jumps < JUMPS
