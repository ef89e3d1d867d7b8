"""Every part of Gentes in the gallery looks as it did, and whole tables fit their windows.

HEYDAY_KEEP_LOOKS=1 pytest tests/web/test_gentes_looks.py     keeps how it looks now
"""

from __future__ import annotations

import pytest

from tests.web.conftest import SIZES
from tests.web.gentes_hands import QUIET
from tests.web.test_gallery import compare
from tests.web.test_pages import AXE

__all__ = ["compare"]

TABLES = {
    "turn": "/gallery/gentes-turn?pick=tile:N-temple-0-3",
    "train": "/gallery/gentes-train?pick=group:noble",
    "draft": "/gallery/gentes-draft",
    "end": "/gallery/gentes-end?end",
}
EXAMPLES = [
    *("turn", "build", "train", "take", "hourglasses", "payment", "decline", "four", "draft"),
    *("tax", "play", "symbol", "region", "settle", "final", "first"),
]
CLIPPED = """() => {
  const out = []
  for (const node of document.querySelectorAll('.table button, .table svg[role=group], .table i')) {
    const at = node.getBoundingClientRect()
    if (!at.width || node.closest('.scroller, .mats, .log, ol')) continue
    if (at.right > innerWidth + 1 || at.bottom > innerHeight + 1 || at.left < -1 || at.top < -1)
      out.push(node.outerHTML.slice(0, 90))
  }
  return out
}"""
SMALL = """() => [...document.querySelectorAll('.table *')].filter((node) => {
  const text = [...node.childNodes].some((it) => it.nodeType === 3 && it.data.trim())
  if (!text || !node.getClientRects().length) return false
  const svg = node.closest('svg[viewBox]')
  const scale = svg && node.namespaceURI.endsWith('svg') ? node.getScreenCTM().a : 1
  return parseFloat(getComputedStyle(node).fontSize) * scale < 11.9 && !node.closest('.seat')
}).map((node) => node.textContent.trim().slice(0, 40))"""
ASKS = """() => {
  const bar = document.querySelector('section.bar')
  return bar.scrollWidth <= bar.clientWidth && bar.querySelector('.ask').clientWidth >= 200
}"""
pytestmark = pytest.mark.slow


@pytest.fixture
def opened(visit):
    """Open a page of the gallery, still and without hints."""

    def show(path, size, wait, **options):
        options = {"color_scheme": "light", "reduced_motion": "reduce"} | options
        page = visit("/settings", size=size, **options)
        page.evaluate(f"localStorage.setItem('heyday.gentes-seen', JSON.stringify({QUIET}))")
        page.goto(path)
        page.wait_for_selector(wait)
        page.evaluate("document.fonts.ready")
        page.wait_for_timeout(300)
        return page

    return show


@pytest.mark.parametrize("size", SIZES)
def test_the_parts_look_as_they_did(opened, compare, size):
    page = opened("/gallery/gentes", size, "[data-part=gentes-own] .mat")

    for part in page.locator("[data-part]").all():
        compare(f"{part.get_attribute('data-part')}-{size}", part.screenshot(animations="disabled"))


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("size", SIZES)
def test_whole_tables_look_as_they_did(opened, compare, size, table):
    page = opened(TABLES[table], size, ".table .bar section")

    compare(f"table-gentes-{table}-{size}", page.screenshot(animations="disabled"))


def test_a_table_looks_as_it_did_in_the_dark(opened, compare):
    page = opened(TABLES["turn"], "desk", ".table .bar section", color_scheme="dark")

    compare("table-gentes-dark-desk", page.screenshot(animations="disabled"))


@pytest.mark.parametrize("example", EXAMPLES)
@pytest.mark.parametrize("size", ["desk", "small"])
def test_everything_is_on_the_screen_and_can_be_read(opened, size, example):
    page = opened(f"/gallery/gentes-{example}", size, ".table .bar section")

    assert page.evaluate(CLIPPED) == []
    assert page.evaluate(SMALL) == []
    assert page.evaluate(ASKS)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_stands_in_the_way_of_anybody(opened, size, theme):
    """What axe-core finds: contrast, names, roles, order."""
    found = {}
    for example in ("turn", "build", "draft", "end?end"):
        page = opened(
            f"/gallery/gentes-{example}",
            size,
            ".table .bar section",
            color_scheme=theme,
            bypass_csp=True,
        )
        page.add_script_tag(path=AXE)
        result = page.evaluate("axe.run(document)")
        found |= {(example, it["id"]): it["nodes"][0]["target"] for it in result["violations"]}

    assert found == {}
