"""The lesson, from its first word to the end of its game."""

from __future__ import annotations

from random import Random

import pytest

from heyday import bots
from heyday.match import replay
from tests.web.hands import CELL, CONFIRM, END, MINE, until

pytestmark = pytest.mark.slow

LESSON = "document.documentElement.dataset.lesson"
WISHES = {  # what the steps of Gentes ask for
    "play": ("tile C", "play"),
    "city": ("tile N", "build"),
    "tax": ("tax",),
    "train": ("tile P", "train"),
    "take": ("tile S", "take", "fetch"),
}

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
    words = position.describe(bots.choose("apprentice", position, dice))
    return words.partition("\u2068")[0]  # there the page has a player's name


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


def wished(site, page, dice):
    """Return, in words, what the lesson asks for, or else what the weakest bot would do."""
    id = page.url.rpartition("/")[2]
    with site.client() as client:
        match = replay(client.get(f"/api/tables/{id}/record").text)
    choices = match.choices()
    for wish in WISHES.get(page.evaluate(LESSON), ()):
        if found := [it for it in choices if it["id"].startswith(wish)]:
            return dice.choice(found)["text"]
    return match.position.describe(bots.choose("novice", match.position, dice))


def test_the_lesson_of_gentes_leads_to_free_play(visit, site):
    """Two rounds, the steps in their order; then the game is played on."""
    page, dice, seen = visit("/learn"), Random(1), []
    page.get_by_role("button", name="Begin Gentes").click()

    while "free" not in seen:
        page.wait_for_selector(f"{NEXT}, .bar section:not(.quiet)")
        step = page.evaluate(LESSON)
        seen += [step] if step and step not in seen else []
        if page.locator(NEXT).count():
            page.locator(NEXT).click()
            continue
        page.keyboard.press("/")
        page.locator("dialog ul").wait_for()
        words = wished(site, page, dice)
        page.locator("dialog").get_by_role("button", name=words, exact=True).click()
        page.wait_for_selector(CONFIRM).click()
        until(page, f"!document.querySelector('{CONFIRM}')")

    steps = [
        *("welcome", "track", "play", "symbols", "city", "tax", "full", "decline", "second"),
        *("train", "take", "cubes", "limit", "era", "bonus", "free"),
    ]
    assert seen == [step for step in steps if step in seen]
    assert set(steps) - set(seen) <= {"full", "decline", "limit"}  # what has come by itself
