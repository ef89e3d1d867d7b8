"""What a person does at a table of Gods, with a mouse or with keys alone."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest

Error = pytest.importorskip("playwright.sync_api").Error

CONFIRM = ".bar .end .primary"
OPTION = ".bar section:not(.quiet) .options button"
CELL = ".field [role=button][data-place]"
ACTION = "section[aria-labelledby=actions-title] button[aria-disabled=false]"
CARD = "section[aria-labelledby=display-title] button[aria-disabled=false]"
GOD = ".gods .primary"
END = "#end-title"
MINE = f"{CELL}, {OPTION}, {ACTION}, {GOD}"


def until(page, expression, seconds=60):
    """Wait until an expression holds in a page; the pages forbid what Playwright would use."""
    for _ in range(seconds * 20):
        if page.evaluate(expression):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"never came: {expression}")


def new_table(site, person, *, players=2, level="novice", seats=None):
    """Set up a game in which bots answer at once; return its address."""
    seats = seats or [{"kind": "me"}] + [{"kind": "bot", "level": level}] * (players - 1)
    with site.client(person.token) as client:
        wish = {"game": "gods", "seats": seats, "pause": 0}
        table = client.post("/api/tables", json=wish).json()
        if table["state"] == "gathering" and all(it["kind"] != "open" for it in table["seats"]):
            client.post(f"/api/tables/{table['id']}/start")
    return f"/table/{table['id']}"


def play_by_mouse(page, dice: Random, clicks=2000):
    """Click what is lit until the game is over; return how many clicks it took."""
    for click in range(clicks):
        page.wait_for_selector(f"{MINE}, {END}, {CONFIRM}")
        if page.locator(END).count():
            return click
        wanted = next((it for it in (CONFIRM, OPTION, GOD) if page.locator(it).count()), None)
        if wanted is None:
            picked = page.locator("section [aria-pressed=true]").count()
            wanted = CELL if picked and page.locator(CELL).count() else f"{ACTION}, {CELL}"
        targets = page.locator(wanted)
        chosen = 0 if wanted == CONFIRM else dice.randrange(max(targets.count(), 1))
        # What was there a moment ago may be gone, or out of view: then something else is clicked.
        with suppress(Error):
            targets.nth(chosen).click(timeout=1500)
    raise AssertionError(f"the game did not end within {clicks} clicks")


def play_by_keys(page, dice: Random, presses=4000):
    """Press keys until the game is over, never touching the mouse."""
    for press in range(presses):
        page.wait_for_selector(f"{MINE}, {END}, {CONFIRM}")
        if page.locator(END).count():
            return press
        if page.locator(CONFIRM).count():
            page.keyboard.press("Enter")
        elif page.locator(OPTION).count() or page.locator(GOD).count():
            page.keyboard.press("/")  # the list of all choices
            page.locator("dialog li button").first.focus()
            page.keyboard.press("Enter")
            page.wait_for_selector("dialog", state="detached")
        elif page.locator(CELL).count() and page.locator("[aria-pressed=true]").count():
            page.keyboard.press("ArrowRight")
            for _ in range(dice.randrange(4)):
                page.keyboard.press(
                    dice.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"])
                )
            page.keyboard.press("Enter")
        else:
            page.keyboard.press(dice.choice("aabcdef"))
        page.wait_for_timeout(30)
    raise AssertionError(f"the game did not end within {presses} presses")
