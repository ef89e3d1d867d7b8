"""Every page opens, in every language, bright and dark, and breaks no rule of accessibility."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.web.hands import CELL, new_table, until

WEB = Path(__file__).parents[2] / "web"
RECORDS = Path(__file__).parents[1] / "records"
AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
pytestmark = pytest.mark.slow


def record_of(site, person, name="gods-4-greedy"):
    """Bring a recorded game; return its id."""
    text = (RECORDS / f"{name}.heyday").read_text(encoding="utf-8")
    with site.client(person.token) as client:
        return client.post("/api/records", json={"text": text}).json()["id"]


@pytest.mark.parametrize("language", ["en", "de", "ja"])
def test_no_word_is_missing_in_any_language(visit, site, language):
    person = site.person("Ada")
    page = visit("/", language=language, person=person)
    page.wait_for_selector(".games .game")
    seen = page.inner_text("body")
    for path in ("/games", "/settings", "/learn", "/rules", new_table(site, person)):
        page.goto(path)
        page.wait_for_selector("h1")
        page.wait_for_timeout(300)
        seen += page.inner_text("body")

    assert page.locator("html").get_attribute("lang") == language
    assert re.findall(r"\b(?:gods|lobby|settings|level|keys|nav)-[a-z-]+", seen) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", ["desk", "phone"])
def test_no_rule_of_accessibility_is_broken(visit, site, theme, size):
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: npm ci in web/")
    person = site.person("Ada")
    record = record_of(site, person)
    paths = {
        "/": ".games .game",
        "/games": ".line",
        "/settings": "h1",
        "/learn": "h1",
        "/scenario": "li a",
        "/rules": "article",
        new_table(site, person): CELL,
        f"/record/{record}?at=66": ".field svg",
        "/gallery/gods-middle?pick=card:blue": CELL,
        "/gallery/gods-end?end": "#end-title",
        "/gallery": "[data-part=chart]",
        "/gallery/gentes": "[data-part=gentes-own]",
        "/nowhere": "h1",
    }
    found = {}
    page = visit("/", size=size, person=person, color_scheme=theme, bypass_csp=True)
    for path, there in paths.items():
        page.goto(path)
        page.wait_for_selector(there)
        page.add_script_tag(path=AXE)
        rules = {"landmark-unique": {"enabled": "/gallery" not in path}}  # it shows parts twice
        result = page.evaluate("(rules) => axe.run(document, {rules})", rules)
        if result["violations"]:
            found[path] = [
                (it["id"], [node["target"] for node in it["nodes"]][:3])
                for it in result["violations"]
            ]

    assert found == {}, json.dumps(found, indent=1)


@pytest.mark.parametrize("size", ["desk", "small", "phone"])
@pytest.mark.parametrize("language", ["en", "de", "ja"])
def test_a_table_fits_on_the_screen(visit, site, size, language):
    person = site.person("Ada")
    page = visit("/", size=size, language=language, person=person)
    seen = {}
    for path in (f"/record/{record_of(site, person)}?at=66", "/gallery/gods-middle"):
        page.goto(path)
        page.wait_for_selector(".field svg")
        seen[path] = page.evaluate(
            "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
        )

    assert set(map(tuple, seen.values())) == {tuple(page.viewport_size.values())}, seen


def test_an_address_leads_to_a_moment_and_arrows_go_on(visit, site):
    record = record_of(site, site.person("Ada"))
    page = visit(f"/record/{record}?at=66")
    page.wait_for_selector("input[type=range]")
    until(page, "document.querySelector('input[type=range]').value === '66'")

    page.keyboard.press("ArrowRight")

    page.wait_for_url("**at=67")
    page.keyboard.press("Home")
    page.wait_for_url("**at=0")


def test_a_game_can_be_played_on_from_any_moment(visit, site):
    person = site.person("Ada")
    page = visit(f"/record/{record_of(site, person)}?at=66", person=person)
    page.get_by_role("button", name="Play on from here").click()

    page.wait_for_url("**/table/*")
    page.wait_for_selector(CELL)
