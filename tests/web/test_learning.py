"""The lesson, from its first word to the end of its game."""

from __future__ import annotations

from random import Random

import pytest

from heyday import bots
from heyday.match import replay
from tests.web.hands import CELL, CONFIRM, END, MINE, until

pytestmark = pytest.mark.slow

NEXT = "aside:has(.dots) footer button"
STEPS = [
    *("Welcome", "The field", "Lay a tribe", "What it believes", "Other cards"),
    *("Two actions", "Lay a temple", "The sack", "Your first nation", "You know it all"),
]


def test_the_lesson_leads_through_a_game(visit):
    page = visit("/learn")
    page.get_by_role("button", name="Begin Gods").click()
    page.wait_for_selector(CELL)

    page.get_by_text("Welcome").wait_for()
    page.get_by_role("button", name="Next").click()
    page.get_by_role("button", name="Next").click()
    page.get_by_text("Lay a tribe", exact=True).first.wait_for()

    # It goes on where it was left.
    page.goto("/learn")
    page.get_by_role("link", name="Go on").click()
    page.wait_for_selector("aside .dots")
    assert page.get_by_text("Welcome").count() == 0


def advised(site, page, dice):
    """Return, in words, what the second-weakest bot would do."""
    id = page.url.rpartition("/")[2]
    with site.client() as client:
        position = replay(client.get(f"/api/tables/{id}/record").text).position
    return position.describe(bots.choose("apprentice", position, dice))


def test_the_lesson_is_played_to_its_end(visit, site):
    """Whoever plays well enough sees all of its steps, in their order."""
    page, dice, seen = visit("/learn"), Random(1), []
    page.get_by_role("button", name="Begin Gods").click()

    while True:
        page.wait_for_selector(f"{NEXT}, {MINE}, {END}")
        if page.locator(END).count():
            break
        title = page.locator("aside:has(.dots) header b")
        if title.count() and title.inner_text() not in seen:
            seen.append(title.inner_text())
        if page.locator(NEXT).count():
            page.locator(NEXT).click()
            continue
        page.keyboard.press("/")
        page.locator("dialog li button", has_text=advised(site, page, dice)).first.click()
        page.locator(CONFIRM).click()
        until(page, f"!document.querySelector('{CONFIRM}') || document.querySelector('{END}')")

    assert seen == STEPS
    assert page.locator("aside:has(.dots)").count() == 0
