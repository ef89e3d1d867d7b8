"""Every moment of the gallery looks as it did, at half the size.

HEYDAY_KEEP_LOOKS=1 pytest tests/web/test_moments.py     keeps how it looks now
"""

from __future__ import annotations

import pytest

from tests.web.conftest import SIZES
from tests.web.gentes_hands import QUIET
from tests.web.test_gallery import compare

__all__ = ["compare"]

MOMENTS = "[...document.querySelectorAll('li a')].map((it) => it.pathname.split('/').pop())"
pytestmark = pytest.mark.slow


@pytest.mark.parametrize("size", SIZES)
def test_every_moment_looks_as_it_did(visit, compare, size):
    still = {"color_scheme": "light", "reduced_motion": "reduce", "device_scale_factor": 0.5}
    page = visit("/gallery", size=size, **still)
    page.wait_for_selector("li a")
    page.evaluate(f"localStorage.setItem('heyday.gentes-seen', JSON.stringify({QUIET}))")
    moments = [name for name in page.evaluate(MOMENTS) if "-" in name]

    assert len(moments) == 25
    for name in moments:
        page.goto(f"/gallery/{name}")
        page.wait_for_selector("section.bar")
        page.evaluate("document.fonts.ready")
        page.wait_for_timeout(300)
        compare(f"moment-{name}-{size}", page.screenshot(type="jpeg", quality=60), "jpg")
