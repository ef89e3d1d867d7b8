"""The pages of the browser app, and what those who run a server look at."""

import asyncio
import re

import httpx
from fastapi import FastAPI

from heyday.server import static


def pages_of(folder):
    """Return how to get a page, of an app that was built into a folder."""
    app = FastAPI()
    static.add(app, folder)

    async def ask(path):
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://heyday") as client:
            return await client.get(path)

    return lambda path: asyncio.run(ask(path))


def test_every_address_is_a_page_of_the_app(tmp_path):
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("the app")
    (tmp_path / "worker.js").write_text("push")
    (tmp_path / "assets" / "app-1a2b.js").write_text("code")
    get = pages_of(tmp_path)

    assert get("/").text == "the app"
    assert get("/table/abc?at=5").text == "the app"
    assert get("/worker.js").text == "push"
    kept = get("/assets/app-1a2b.js")
    assert kept.text == "code"
    assert "immutable" in kept.headers["cache-control"]
    assert get("/assets/../../secret").text == "the app"


def test_without_pages_one_says_so(tmp_path):
    assert "not built" in pages_of(tmp_path)("/").text


def test_a_route_that_is_none_is_said_in_words(server):
    with server.client() as client:
        answer = client.get("/api/nothing")

    assert answer.status_code == 404
    assert answer.json()["code"] == "not-found"


def test_figures_are_there_for_who_runs_it(server, ada):
    table = ada.table("me", "me")
    with ada.page(table) as page:
        page.act()
        page.act("temple 30,30")
        with server.client() as client:
            text = client.get("/metrics").text
            assert client.get("/healthz").text == "good\n"

    assert 'heyday_changes_total{kind="act"}' in text
    assert 'heyday_refusals_total{code="rules"}' in text
    assert re.search(r"heyday_pages [1-9]", text)
    assert "Ada" not in text


def test_the_api_can_be_read_without_scripts_or_anything_from_elsewhere(server):
    with server.client() as client:
        answer = client.get("/api/docs")
        document = client.get("/api/openapi.json").json()

    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert "<script" not in answer.text and "//" not in answer.text.replace("<!doctype html>", "")
    for path in document["paths"]:
        assert f" {path}</code>" in answer.text
    linked = set(re.findall(r'href="#([^"]+)"', answer.text))
    assert linked <= set(re.findall(r'id="([^"]+)"', answer.text))
    assert {"ClientMessage", "Summary"} <= set(document["components"]["schemas"])
