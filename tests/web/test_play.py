"""Games that are really played in the browser."""

from __future__ import annotations

import re
from random import Random

import pytest

from tests.web.conftest import SIZES
from tests.web.hands import (
    CARD,
    CELL,
    CONFIRM,
    END,
    new_table,
    play_by_keys,
    play_by_mouse,
    until,
)

pytestmark = pytest.mark.slow


def test_one_click_leads_to_a_game_against_bots(visit):
    page = visit("/")

    page.get_by_role("button", name="Play", exact=True).click()

    page.wait_for_url("**/table/*")
    page.wait_for_selector("[data-game=gentes] [data-card]")


def test_a_whole_game_by_mouse(visit, site):
    person = site.person("Ada")
    page = visit(new_table(site, person), person=person)

    assert play_by_mouse(page, Random(1)) > 10

    assert page.locator(END).inner_text()
    page.get_by_role("button", name="Back to the board").click()
    assert page.locator(END).count() == 0
    assert page.locator(".field svg").first.is_visible()


def test_a_whole_game_by_keyboard_alone(visit, site):
    person = site.person("Ada")
    page = visit(new_table(site, person), person=person)

    assert play_by_keys(page, Random(2)) > 10


def test_a_click_narrows_and_escape_widens(visit, site):
    person = site.person("Ada")
    page = visit(new_table(site, person), person=person)
    page.wait_for_selector(CELL)

    page.keyboard.press("b")
    lit = page.locator(CELL)
    lit.first.click()
    assert page.locator(CONFIRM).is_visible()

    page.keyboard.press("Escape")
    assert page.locator(CONFIRM).count() == 0
    page.keyboard.press("Escape")
    assert page.locator("section [aria-pressed=true]").count() == 0


def test_what_cannot_be_done_says_why(visit, site):
    person = site.person("Ada")
    page = visit(new_table(site, person), person=person)
    page.wait_for_selector(CELL)

    page.keyboard.press("d")

    why = page.locator(".tip.why")
    why.wait_for()
    assert "no extra-action card" in why.inner_text()
    assert why.locator("a").get_attribute("href").startswith("/rules/gods#")


@pytest.mark.parametrize("size", SIZES)
def test_players_are_called_by_their_names(visit, size):
    """In the log and in what a choice would bring; colours are marks."""
    page = visit("/gallery/gods-middle?pick=verb:temple&pick=place:-4,2", size=size)
    page.wait_for_selector(".tip")

    said = page.evaluate("document.querySelector('.log ol').textContent")
    shown = page.locator(".bar, .tip").all_inner_texts()

    assert "Heike lays" in said
    for text in (said, *shown):
        assert not re.search(r"\b(Red|Yellow|Blue|Green)\b", text)


def test_all_keys_are_listed(visit, site):
    person = site.person("Ada")
    page = visit(new_table(site, person), person=person)
    page.wait_for_selector(CELL)

    page.keyboard.press("?")

    keys = page.locator("dialog kbd").all_inner_texts()
    assert {"Space", "P", "Enter", "Esc", "/", "H", "R", "T", "G", "N", "?"} <= set(keys)


def test_an_action_can_be_undone_and_done_again(visit, site):
    person = site.person("Ada")
    page = visit(new_table(site, person), person=person)
    page.wait_for_selector(CELL)
    before = page.locator(".hex").count()
    page.keyboard.press("b")
    page.locator(CELL).first.click()
    page.locator(CONFIRM).click()
    page.wait_for_selector(CONFIRM, state="detached")

    page.keyboard.press("Control+z")
    until(page, f"document.querySelectorAll('.hex').length === {before}")
    page.keyboard.press("Control+y")
    until(page, f"document.querySelectorAll('.hex').length === {before + 1}")


def test_a_phone_plays_by_touch(visit, site):
    person = site.person("Ada")
    page = visit(new_table(site, person), size="phone", person=person)
    page.wait_for_selector(CELL)

    page.get_by_role("button", name="Temple", exact=True).tap()
    page.locator(CELL).first.tap()
    page.locator(CONFIRM).tap()

    page.get_by_role("button", name="Log", exact=True).tap()
    page.get_by_text("lays a temple").first.wait_for()


def test_people_around_one_screen_take_turns(visit):
    page = visit("/")
    page.get_by_role("button", name="Set up").click()
    page.locator("dialog").get_by_text("Gods", exact=True).click()
    names = page.locator("dialog input")
    names.nth(0).fill("Ada")
    names.nth(1).fill("Ben")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(CELL)

    for _ in range(2):
        page.locator(CARD).first.click()
        page.keyboard.press("f")
        page.wait_for_selector(f"{CONFIRM}, [aria-pressed=true]")
        if not page.locator(CONFIRM).count():
            page.keyboard.press("Escape")
            page.keyboard.press("Escape")
            page.keyboard.press("b")
            page.locator(CELL).first.click()
        page.locator(CONFIRM).click()
        page.wait_for_selector(f"{CONFIRM}", state="detached")

    until(page, "document.querySelector('.seats .turn')?.textContent.includes('Ben')")


def test_two_browsers_play_and_undo_by_consent(visit, site):
    ada, ben = site.person("Ada"), site.person("Ben")
    path = new_table(site, ada, seats=[{"kind": "me"}, {"kind": "open"}])
    host, guest = visit(path, person=ada), visit(path, person=ben)
    guest.get_by_role("button", name="Sit here").click()
    host.get_by_role("button", name="Start", exact=True).click()
    host.wait_for_selector(CELL)
    guest.get_by_text("It is Ada").wait_for()

    # Ada lays a temple and then puts a card back: her turn is over, and Ben sees it.
    host.keyboard.press("b")
    host.locator(CELL).first.click()
    host.locator(CONFIRM).click()
    host.wait_for_selector(CONFIRM, state="detached")
    host.keyboard.press("f")
    host.locator(CARD).first.click()
    host.locator(CONFIRM).click()
    guest.wait_for_selector(CELL)
    assert guest.get_by_text("lays a temple").count()

    # Now she may only ask; Ben agrees.
    host.get_by_role("button", name="Ask to undo").click()
    guest.get_by_role("button", name="Agree").click()
    host.wait_for_selector(CELL)


def test_a_lost_connection_is_shown_and_healed(visit, site):
    person = site.person("Ada")
    page = visit(new_table(site, person), person=person)
    page.wait_for_selector(CELL)
    connections = list(site.parts.connections)

    for connection in connections:
        connection.close(1012)

    page.get_by_text("Connection lost").wait_for()
    page.get_by_text("Connection lost").wait_for(state="detached")
    page.keyboard.press("b")
    page.locator(CELL).first.click()
    page.locator(CONFIRM).click()
    page.wait_for_selector(CONFIRM, state="detached")
