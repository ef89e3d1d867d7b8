"""Games of Gentes that are really played in the browser."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest

from tests.web.gentes_hands import (
    CONFIRM,
    DOT,
    END,
    LIT,
    OPTION,
    Error,
    new_table,
    play_by_keys,
    play_by_mouse,
    play_by_touch,
    quiet,
)
from tests.web.hands import until

pytestmark = pytest.mark.slow
FIRST = {"options": {"setup": "first_game"}}


@pytest.fixture
def seated(visit, site):
    """Open a new table as a person who needs no hints."""

    def sit(size="desk", **wish):
        person = site.person("Ada")
        page = visit(new_table(site, person, **wish), size=size, person=person)
        quiet(page)
        page.wait_for_selector(f"{LIT}, {OPTION}")
        return page

    return sit


def test_a_whole_game_by_mouse(seated):
    page = seated()

    assert play_by_mouse(page, Random(1)) > 40

    assert page.locator("dialog tbody tr").count() == 12
    page.get_by_role("button", name="Back to the board").click()
    assert page.locator(END).count() == 0
    assert page.locator("[data-site=Athenai]").is_visible()


def test_a_whole_game_by_keyboard_alone(seated):
    page = seated(players=2)

    assert play_by_keys(page, Random(2)) > 40


def test_two_rounds_on_a_phone_by_touch(seated):
    page = seated(size="phone")

    assert play_by_touch(page, Random(3)) > 10


def test_a_click_shows_what_an_action_would_do_and_a_second_one_does_it(seated):
    page = seated(players=2, **FIRST)
    tile = page.locator("[data-tile='N-oracle-1-3']")

    tile.click()
    page.wait_for_selector(".own .time .ghost")
    assert page.locator(".own .then.bad").inner_text() == "→ 19"
    page.locator("[data-doubles='1']").click()
    tile.click()

    page.wait_for_selector("[data-site=Delphi][data-lit]")
    assert page.locator(".own .time .double:not(.ghost)").count() == 1
    assert page.locator("[data-site=Athenai][data-lit]").count() == 0


def test_persons_to_begin_with_are_clicked_in_any_order(seated):
    """The last group of the chart first: nothing is decided by it."""
    page = seated(players=2)
    for _ in range(2):
        page.locator(".draft [data-lit]").first.click()
        page.locator(".draft [data-card] .chosen").wait_for()
        page.locator(CONFIRM).click()
        page.wait_for_selector(CONFIRM, state="detached")
    page.wait_for_selector(".own [data-group=scholar][data-lit]")

    for group in ("scholar", "noble", "scholar", "artisan"):
        assert page.locator(CONFIRM).count() == 0
        page.locator(f".own [data-group={group}]").click()
    page.locator(CONFIRM).click()

    for group, count in (("noble", 1), ("artisan", 1), ("scholar", 2)):
        until(page, f"document.querySelector('.own [data-group={group}] b').textContent == {count}")


def test_cards_of_the_scribe_are_clicked_in_any_order(seated):
    """Two of the first five for 8 coins; the second row of prices is what counts for both."""
    page = seated(players=2, **FIRST)
    page.locator("[data-tile='S-8-2']").click()
    page.wait_for_selector("[data-doubles='0'][aria-pressed=true]")
    page.locator(CONFIRM).click()
    slots = page.locator(".display .slot [data-card]")
    page.wait_for_selector(".display .slot [data-lit]")
    chosen = [slots.nth(nth).get_attribute("data-card") for nth in (4, 0)]

    slots.nth(4).click()
    until(page, "document.querySelectorAll('.display .slot [data-lit]').length === 6")
    slots.nth(0).click()
    page.wait_for_selector(".display .slot:nth-child(2) [aria-pressed=true]")
    page.locator(CONFIRM).click()

    for card in chosen:
        page.wait_for_selector(f".own .hand [data-card={card}]")


def test_the_printed_price_can_be_paid_where_it_can_be_chosen_as_well(visit):
    """A hometown is not marked for a price that anybody pays (G9)."""
    page = visit("/gallery/gentes-payment")
    printed = page.locator(f"{OPTION}:has(svg)")
    printed.wait_for()

    printed.click()
    page.get_by_role("button", name="as printed").click()

    page.locator(CONFIRM).wait_for()
    assert page.get_by_role("button", name="as printed").get_attribute("aria-pressed") == "true"


def test_what_cannot_be_done_says_why(seated):
    page = seated(players=2, **FIRST)
    page.locator("[data-tile='N-oracle-1-3']").click()
    page.wait_for_selector("[data-doubles='0'][aria-pressed=true]")
    page.locator(CONFIRM).click()
    page.wait_for_selector("[data-site=Delphi][data-lit]")

    page.locator("[data-site=Athenai] .reach").hover()

    why = page.locator(".tip.why")
    why.wait_for()
    assert "shows temple" in why.inner_text()
    assert why.locator("a").get_attribute("href") == "/rules/gentes#G12"


def test_an_action_can_be_undone_and_done_again(seated):
    """The only card that can be played is played with it, whichever was dealt."""
    page = seated(players=2, **FIRST)
    mine = "document.querySelector('.own .me').textContent"
    page.locator("[data-tile='C-1-1']").click()
    page.locator(CONFIRM).click()
    until(page, f"!{mine}.includes('20')")
    done = page.evaluate(mine)

    page.keyboard.press("Control+z")
    until(page, f"{mine}.includes('20')")
    page.keyboard.press("Control+y")
    until(page, f"{mine} === {done!r}")


def test_a_card_is_read_closely(seated):
    page = seated(players=2, **FIRST)
    card = page.locator(".own .hand [data-card]").first

    card.hover()
    page.locator(".beside article").wait_for()
    page.mouse.move(5, 5)
    card.focus()
    page.keyboard.press("Space")

    sheet = page.locator("dialog[open] article")
    sheet.wait_for()
    assert "in no source" in sheet.inner_text()


def test_the_points_are_told_by_source(seated):
    page = seated(players=2, **FIRST)

    page.keyboard.press("p")

    assert page.locator("dialog[open] tbody tr").count() == 10


@pytest.mark.parametrize(("language", "word"), [("de", "Blütezeit"), ("ja", "最盛期")])
def test_the_table_speaks_other_languages(visit, site, language, word):
    person = site.person("Ada")
    path = new_table(site, person, players=2, **FIRST)
    page = visit(path, language=language, person=person)

    page.wait_for_selector(LIT)

    assert page.locator(".phase").inner_text() == word
    page.locator("[data-tax='1']").click()
    assert "Tax" not in page.locator(".bar .ask").inner_text()


def test_newcomers_are_told_once_what_is_asked(visit, site):
    person = site.person("Ada")
    page = visit(new_table(site, person, players=2, **FIRST), person=person)

    hint = page.get_by_label("Your turn", exact=True)
    hint.wait_for()
    hint.get_by_role("button", name="No hints").click()

    page.reload()
    page.wait_for_selector(LIT)
    assert page.get_by_label("Your turn", exact=True).count() == 0


@pytest.mark.parametrize("size", ["desk", "small", "phone"])
def test_no_hint_is_given_where_the_settings_want_none(visit, site, size):
    """Through the whole preparation and into the first turn."""
    person = site.person("Ada")
    page = visit("/settings", size=size, person=person)
    page.get_by_label("Explain what is asked for the first time").uncheck()
    page.goto(new_table(site, person, players=2))

    for _ in range(200):
        page.wait_for_selector(f"{LIT}, {CONFIRM}, {DOT}")
        assert page.locator("aside").count() == 0
        if page.locator("[data-tile][data-lit]").count():
            return
        wanted = next((it for it in (CONFIRM, LIT) if page.locator(it).count()), DOT)
        with suppress(Error):
            page.locator(wanted).first.click(timeout=1500)
    raise AssertionError("the first turn never came")


def test_a_running_game_is_played_on_from_a_moment(seated):
    """Where a bot decides, too: whoever plays on has the own seat, and the bot its level."""
    page = seated(players=2, level="apprentice")
    for _ in range(2):
        page.locator(".draft [data-lit]").first.click()
        page.locator(CONFIRM).click()
        page.wait_for_selector(CONFIRM, state="detached")
    page.wait_for_selector(".log [data-ply='3']")
    first = page.url

    for ply in (1, 2):
        page.locator(f".log [data-ply='{ply}']").click()
        page.get_by_label("Moments of the game").wait_for()
        page.keyboard.press("p")
        until(page, f"location.href !== {first!r}")
        page.wait_for_selector(LIT)
        seats = page.evaluate("document.querySelector('.seats').textContent")
        assert "Ada" in seats
        assert "Apprentice" in seats
        page.goto(first)
        page.wait_for_selector(".log [data-ply='3']")


def test_the_lesson_leads_through_a_first_game(visit):
    page = visit("/learn")
    page.get_by_role("button", name="Begin Gentes").click()
    page.wait_for_selector(LIT)

    page.get_by_text("Welcome").wait_for()
    page.get_by_role("button", name="Next").click()
    page.get_by_role("button", name="Next").click()
    page.get_by_text("Play a card", exact=True).wait_for()
    page.locator("[data-tile='C-1-1']").click()
    page.locator(CONFIRM).click()

    page.get_by_text("Symbols", exact=True).wait_for()
