"""Every part of the gallery looks as it did.

HEYDAY_KEEP_LOOKS=1 pytest tests/web/test_gallery.py     keeps how it looks now
"""

from __future__ import annotations

import base64
import os
from pathlib import Path

import pytest

from tests.web.conftest import SIZES

LOOKS = Path(__file__).parent / "looks"
KEEP = os.environ.get("HEYDAY_KEEP_LOOKS") == "1"
APART = 60  # of 255: a pixel that differs by more is another one
SHARE = 0.02  # of all pixels may be others: letters are drawn differently elsewhere
TABLES = {
    "middle": "/gallery/gods-middle?pick=verb:temple&pick=place:-4,2",
    "end": "/gallery/gods-end?end",
}
DIFFERENCE = """async ([old, now, apart]) => {
  const read = async (text) => {
    const image = new Image()
    image.src = 'data:image/png;base64,' + text
    await image.decode()
    const canvas = new OffscreenCanvas(image.width, image.height)
    const context = canvas.getContext('2d')
    context.drawImage(image, 0, 0)
    return context.getImageData(0, 0, image.width, image.height)
  }
  const [a, b] = [await read(old), await read(now)]
  if (a.width !== b.width || a.height !== b.height) return 1
  let others = 0
  for (let i = 0; i < a.data.length; i += 4)
    if ([0, 1, 2].some((c) => Math.abs(a.data[i + c] - b.data[i + c]) > apart)) others++
  return others / (a.width * a.height)
}"""
pytestmark = pytest.mark.slow


@pytest.fixture
def compare(browser):
    """Compare a picture with the one that is kept, or keep it."""
    judge = browser.new_page()
    worst = {}

    def look(name, picture, ending="png"):
        kept = LOOKS / f"{name}.{ending}"
        if KEEP:
            LOOKS.mkdir(exist_ok=True)
            kept.write_bytes(picture)
            return
        texts = [base64.b64encode(it).decode() for it in (kept.read_bytes(), picture)]
        share = judge.evaluate(DIFFERENCE, [*texts, APART])
        if share > SHARE:
            worst[name] = share
            (kept.parent / f"{name}.now.{ending}").write_bytes(picture)

    yield look
    judge.close()
    assert worst == {}, "compare NAME.* and NAME.now.* in tests/web/looks"


@pytest.mark.parametrize("size", SIZES)
def test_the_parts_look_as_they_did(visit, compare, size):
    page = visit("/gallery", size=size, color_scheme="light", reduced_motion="reduce")
    page.wait_for_selector("[data-part=chart] svg")
    page.evaluate("document.fonts.ready")
    for part in page.locator("[data-part]").all():
        compare(f"{part.get_attribute('data-part')}-{size}", part.screenshot(animations="disabled"))


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("size", SIZES)
def test_whole_tables_look_as_they_did(visit, compare, size, table):
    page = visit(TABLES[table], size=size, color_scheme="light", reduced_motion="reduce")
    page.wait_for_selector(".tip, #end-title")
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(300)
    compare(f"table-{table}-{size}", page.screenshot(animations="disabled"))
