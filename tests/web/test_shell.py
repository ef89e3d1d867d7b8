"""What the shell does around a game: agreeing, being told, other devices, tabs and versions."""

from __future__ import annotations

import json

import pytest

from tests.server.test_notices import a_browser, hook, to
from tests.web.hands import CELL, CONFIRM, new_table, until

__all__ = ["hook"]
pytestmark = pytest.mark.slow

PUSH = "PushManager.prototype.subscribe = async () => ({ toJSON: () => (%s) })"


def two_at_a_table(visit, site):
    """Two people at a table that has begun, each with a browser."""
    ada, ben = site.person("Ada"), site.person("Ben")
    path = new_table(site, ada, seats=[{"kind": "me"}, {"kind": "open"}])
    host, guest = visit(path, person=ada), visit(path, person=ben)
    guest.get_by_role("button", name="Sit here").click()
    host.get_by_role("button", name="Start", exact=True).click()
    host.wait_for_selector(CELL)
    return host, guest


def test_pace_pause_and_bots_are_agreed(visit, site):
    host, guest = two_at_a_table(visit, site)

    host.keyboard.press("g")
    host.get_by_label("Pace").select_option("live")
    guest.get_by_text("Ada asks for another pace: Live").wait_for()
    guest.get_by_role("button", name="Agree").click()
    host.wait_for_selector(".time")

    guest.keyboard.press("g")
    guest.get_by_role("button", name="Ask to pause").click()
    host.get_by_role("button", name="Agree").click()
    guest.get_by_text("The game is paused").wait_for()
    assert host.locator(CELL).count() == 0
    host.get_by_role("button", name="Ask to go on").click()
    guest.get_by_role("button", name="Agree").click()
    host.wait_for_selector(CELL)

    host.keyboard.press("g")
    host.get_by_label("Ben: Put a bot here").select_option("novice")
    guest.get_by_text("play for Ben").wait_for()
    guest.get_by_role("button", name="Agree").click()
    until(host, "document.querySelector('.gods').textContent.includes('Novice')")


def test_hints_are_agreed(visit, site):
    host, guest = two_at_a_table(visit, site)
    assert host.get_by_role("button", name="Hint").count() == 0

    host.keyboard.press("g")
    host.get_by_role("button", name="Ask for hints").click()
    guest.get_by_text("Ada asks that everybody may have hints").wait_for()
    guest.get_by_role("button", name="Agree").click()

    host.get_by_role("button", name="Hint").wait_for()


def test_a_game_ends_early_if_all_agree(visit, site):
    host, guest = two_at_a_table(visit, site)

    host.keyboard.press("g")
    host.get_by_role("button", name="Ask to end the game").click()
    host.get_by_role("button", name="Ask to end the game").click()
    host.get_by_text("Waiting for Ben").wait_for()
    guest.get_by_role("button", name="Agree").click()

    host.wait_for_selector("#end-title")
    assert host.inner_text("#end-title") == "The game was ended early"
    host.get_by_role("button", name="Verify").click()
    host.get_by_text("all legal, and every draw comes from the secret").wait_for()


def test_a_webhook_can_be_added_tried_and_removed(visit, hook, site):
    page = visit("/settings", person=site.person("Ada"))

    page.get_by_label("Webhook").fill(to(hook))
    page.get_by_role("button", name="Add").click()
    page.get_by_role("button", name="Test").click()
    page.get_by_text("Sent.").wait_for()
    page.get_by_role("button", name="Remove").click()
    page.get_by_role("button", name="Test").wait_for(state="detached")

    assert len(hook.heard) == 1


def test_this_browser_can_be_told(visit, hook, site, monkeypatch):
    monkeypatch.setattr(site.parts.notices, "look_up", lambda host, port: ["127.0.0.1"])
    made = a_browser(f"https://push.example:{hook.server_port}/")["subscription"]
    page = visit("/", person=site.person("Ada"), permissions=["notifications"])
    page.context.add_init_script(PUSH % json.dumps(made))
    page.goto("/settings")

    page.get_by_role("button", name="Tell me in this browser").click()
    page.get_by_text("Send a test to see it").wait_for()
    page.get_by_role("button", name="Test").click()

    page.get_by_text("It failed").wait_for()  # the hook there has no TLS


def test_a_link_makes_another_device_yours(visit, site):
    person = site.person("Ada")
    path = new_table(site, person)
    page = visit("/settings", person=person)
    page.get_by_role("button", name="Make a link").click()
    link = page.locator("input[readonly]").input_value()

    other = visit(link)

    other.wait_for_url("**/games")
    other.locator(f"a[href='{path}']").wait_for()


def test_a_situation_has_an_address(visit):
    page = visit("/scenario")
    page.get_by_role("link", name="whirlwind").click()

    page.wait_for_url("**/table/*")
    page.wait_for_selector(CELL)


def test_a_second_tab_stays_in_step(visit, site):
    person = site.person("Ada")
    path = new_table(site, person)
    first = visit(path, person=person)
    second = first.context.new_page()
    second.goto(path)
    second.wait_for_selector(CELL)
    before = second.locator(".hex").count()

    first.keyboard.press("b")
    first.locator(CELL).first.click()
    first.locator(CONFIRM).click()

    until(second, f"document.querySelectorAll('.hex').length === {before + 1}")


def test_another_version_of_the_pages_asks_to_be_loaded(visit, site):
    person = site.person("Ada")
    page = visit(new_table(site, person), person=person, service_workers="block")
    page.wait_for_selector(CELL)
    page.route(f"{site.address}/", lambda route: route.fulfill(body="<html>a new one</html>"))

    for connection in list(site.parts.connections):
        connection.close(1012)

    page.get_by_text("There is a new version of heyday").wait_for()


def test_without_a_connection_a_page_says_so_and_comes_back_with_it(browser, site):
    context = browser.new_context(base_url=site.address)
    page = context.new_page()
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready")
    page.reload()
    until(page, "navigator.serviceWorker.controller !== null")
    context.set_offline(True)

    page.goto("/games")

    assert "You are offline" in page.inner_text("body")
    assert page.evaluate("getComputedStyle(document.body).display") == "grid"
    context.set_offline(False)
    page.get_by_role("heading", name="My games").wait_for()
    context.close()


def test_a_page_whose_parts_are_gone_loads_the_new_ones(browser, site):
    context = browser.new_context(base_url=site.address, service_workers="block")
    page = context.new_page()
    page.goto("/")
    page.wait_for_selector(".games .game")
    loaded = []
    page.on("load", lambda: loaded.append(page.url))
    page.route(
        "**/assets/Settings-*.js",
        lambda route: route.continue_() if loaded else route.fulfill(status=404),
    )

    page.locator("a[href='/settings']").click()

    page.get_by_role("heading", name="Settings").wait_for()
    assert len(loaded) == 1
    context.close()
