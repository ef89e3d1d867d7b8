"""What a review shows."""

from __future__ import annotations

import pytest

from heyday.kit import BACKEND
from tests.web.hands import ACTION, CELL, OPTION, until
from tests.web.test_pages import AXE, record_of

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(BACKEND == "python", reason="searching takes compiled rules"),
]
WHILE = 600_000  # ms: a minute where nothing else runs


def test_a_review_shows_what_cost_most_and_lets_it_be_played_again(visit, site):
    person = site.person("Ada")
    path = f"/review/{record_of(site, person, 'gods-2-target')}"
    page = visit(path, person=person, bypass_csp=True)

    page.wait_for_selector("progress, .graph svg")
    page.wait_for_selector(".graph svg", timeout=WHILE)
    page.locator(".list .swing").last.click()  # the draw that changed least of those shown
    page.locator(".luck .bad").first.wait_for()
    page.locator(".swing").first.click()
    page.wait_for_selector(".good-ring")
    page.add_script_tag(path=AXE)
    assert page.evaluate("axe.run(document)")["violations"] == []
    page.set_viewport_size({"width": 390, "height": 844})
    page.wait_for_timeout(300)
    board, legend = (page.locator(it).bounding_box() for it in (".board > :first-child", ".legend"))
    assert board["y"] + board["height"] <= legend["y"] + 1  # it covers no card
    page.set_viewport_size({"width": 1440, "height": 900})
    page.keyboard.press("ArrowRight")
    until(page, "/at=[1-9]/.test(location.search)")
    page.get_by_role("button", name="Play on").click()

    page.wait_for_url("**/table/*")
    page.wait_for_selector(f"{CELL}, {ACTION}, {OPTION}")  # wherever it was, one can go on
