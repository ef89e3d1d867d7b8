"""The built pages in a real browser, at a real server."""

from __future__ import annotations

import shutil

import pytest

from heyday.server.static import FOLDER
from tests.server.conftest import Running

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"]
SIZES = {"desk": (1440, 900), "small": (1024, 768), "phone": (390, 844)}
PATIENCE = 60_000  # ms: machines that run tests are busy


@pytest.fixture(scope="session")
def browser():
    """One browser for all tests; without it, or without the pages, they are skipped."""
    sync_api = pytest.importorskip("playwright.sync_api")
    if not CHROMIUM:
        pytest.skip("Chromium is not installed: apt-get install chromium")
    if not (FOLDER / "index.html").is_file():
        pytest.skip("the pages are not built: make web")
    with sync_api.sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS, timeout=300_000)
        yield launched
        launched.close()


@pytest.fixture(scope="session")
def site(browser, tmp_path_factory):
    """A server with the pages."""
    running = Running(f"sqlite:///{tmp_path_factory.mktemp('web')}/heyday.sqlite3")
    yield running
    running.end()


@pytest.fixture
def visit(browser, site):
    """Open pages as somebody: each call is a browser of its own. Errors of a page fail the test."""
    contexts, errors = [], []

    def open_page(path="/", size="desk", language="en", person=None, **options):
        width, height = SIZES[size]
        context = browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=size == "phone",
            locale=language,
            base_url=site.address,
            **options,
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        if person:
            context.add_init_script(f"localStorage.setItem('heyday.token', '\"{person.token}\"')")
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda said: said.type == "error" and errors.append(said.text))
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert errors == []
