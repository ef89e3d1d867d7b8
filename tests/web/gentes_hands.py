"""What a person does at a table of Gentes, with a mouse, with keys alone or with a finger."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest

Error = pytest.importorskip("playwright.sync_api").Error

CONFIRM = ".bar .end .primary"
OPTION = ".bar section:not(.quiet) .options button"
LIT = ".table [data-lit]:visible"
SHEET = "dialog[open] [data-lit]"
DOT = ".tabs button:has(i)"
END = "#end-title"
MINE = f"{OPTION}, {LIT}, {CONFIRM}, {END}"
QUIET = "['draft','settle','turn','hourglasses','build','train','take','play','decline']"


def new_table(site, person, *, players=3, level="novice", **wish):
    """Set up a game in which bots answer at once; return its address."""
    seats = [{"kind": "me"}] + [{"kind": "bot", "level": level}] * (players - 1)
    with site.client(person.token) as client:
        wish = {"game": "gentes", "seats": seats, "pause": 0} | wish
        table = client.post("/api/tables", json=wish).json()
        if table["state"] == "gathering":
            client.post(f"/api/tables/{table['id']}/start")
    return f"/table/{table['id']}"


def quiet(page):
    """Switch the words for newcomers off, and open the page again."""
    page.evaluate(f"localStorage.setItem('heyday.gentes-seen', JSON.stringify({QUIET}))")
    page.reload()


def play_by_mouse(page, dice: Random, clicks=3000):
    """Click what is lit until the game is over; return how many clicks it took."""
    for click in range(clicks):
        page.wait_for_selector(MINE)
        if page.locator(END).count():
            return click
        wanted = next((it for it in (CONFIRM, SHEET) if page.locator(it).count()), None)
        if wanted is None:
            wanted = OPTION if page.locator(OPTION).count() and dice.random() < 0.4 else LIT
        # What was there a moment ago may be gone: then something else is clicked.
        with suppress(Error):
            targets = page.locator(wanted)
            targets.nth(dice.randrange(max(targets.count(), 1))).click(timeout=1500)
    raise AssertionError(f"the game did not end within {clicks} clicks")


def play_by_keys(page, dice: Random, presses=6000):
    """Press keys until the game is over, never touching the mouse."""
    arrows = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]
    for press in range(presses):
        page.wait_for_selector(MINE)
        if page.locator(END).count():
            return press
        if page.locator("dialog[open]").count():
            page.keyboard.press("Escape")
        elif page.locator(CONFIRM).count():
            page.evaluate("document.activeElement?.blur()")
            page.keyboard.press("Enter")
        elif page.locator(OPTION).count() and dice.random() < 0.5:
            page.keyboard.press("/")  # the list of all choices
            page.locator("dialog li button").nth(0).focus()
            page.keyboard.press("Enter")
            page.wait_for_selector("dialog", state="detached")
        else:
            page.keyboard.press(dice.choice(["1", "3", "4", "5", "6", *arrows]))
            for _ in range(dice.randrange(3)):
                page.keyboard.press(dice.choice(arrows))
            page.keyboard.press("Enter")
        page.wait_for_timeout(20)
    raise AssertionError(f"the game did not end within {presses} presses")


def play_by_touch(page, dice: Random, taps=400, rounds=2):
    """Tap what is lit, tab by tab, until so many rounds are over; return how many taps."""
    for tap in range(taps):
        page.wait_for_selector(f"{MINE}, {DOT}")
        if page.evaluate(f"Number(document.querySelector('.round').textContent[0]) > {rounds}"):
            return tap
        wanted = next((it for it in (CONFIRM, SHEET) if page.locator(it).count()), None)
        if wanted is None:
            ways = [it for it in (LIT, OPTION) if page.locator(it).count()]
            wanted = dice.choice(ways) if ways else DOT
        with suppress(Error):
            targets = page.locator(wanted)
            targets.nth(dice.randrange(max(targets.count(), 1))).tap(timeout=1500)
    raise AssertionError(f"{rounds} rounds were not over within {taps} taps")
