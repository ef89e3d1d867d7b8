"""Take the pictures of docs/img, in Chromium, from the pages of a running server.

    heyday serve --no-quotas --port 8123 &
    python tools/pictures.py http://127.0.0.1:8123              all of them
    python tools/pictures.py http://127.0.0.1:8123 lobby end    some

The review needs Numba and takes a minute or two. Look at every picture before you keep it.
"""

from __future__ import annotations

import json
import shutil
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[1]
RECORDS = ROOT / "tests" / "records"
SIZES = {"1440": (1440, 900), "1024": (1024, 768), "390": (390, 844)}
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
NAMES = ("Heike", "Nikias", "Ada")
TOLD = ["draft", "settle", "turn", "hourglasses", "build", "train", "take", "play", "decline"]
STILL = 600  # ms until everything stands
WAIT = 600.0  # seconds for a review
Prepared = tuple[str, str]  # a page, and what is there when it can be seen


class Site:
    """A server, and somebody who has played there."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.token = self.somebody(NAMES[0])
        self.kept: list[str] = []  # records that this browser has brought

    def somebody(self, name: str) -> str:
        """Return the token of somebody new."""
        return str(self.ask("POST", "/api/me", {"name": name}, "")["token"])

    def ask(self, verb: str, path: str, data: Any = None, token: str | None = None) -> Any:
        """Ask the server for something, as somebody."""
        who = self.token if token is None else token
        headers = {"Authorization": f"Bearer {who}"} if who else {}
        answer = httpx.request(
            verb, self.address + path, json=data, headers=headers, timeout=60, trust_env=False
        )
        return answer.raise_for_status().json()

    def record(self, name: str) -> str:
        """Bring a recorded game of ours, played by people; return its table."""
        text = (RECORDS / f"{name}.heyday").read_text(encoding="utf-8")
        lines = [
            f"seat {line[5]}: {NAMES[int(line[5]) - 1]}" if line.startswith("seat ") else line
            for line in text.splitlines()
        ]
        return str(self.ask("POST", "/api/records", {"text": "\n".join(lines) + "\n"})["id"])

    def table(self, game: str, *seats: dict[str, str]) -> None:
        """Begin a game, with Nikias at every open seat."""
        it = self.ask("POST", "/api/tables", {"game": game, "seats": seats})
        other = self.somebody(NAMES[1])
        for seat in it["seats"]:
            if seat["kind"] == "open":
                path = f"/api/tables/{it['id']}/seats/{seat['seat']}"
                self.ask("POST", path, {"kind": "me"}, other)
        if it["state"] == "gathering":
            self.ask("POST", f"/api/tables/{it['id']}/start")


def lobby(site: Site) -> Prepared:
    """Some games under way, and some that are over."""
    me, adept = {"kind": "me"}, {"kind": "bot", "level": "adept"}
    site.table("gods", {"kind": "open"}, me)
    site.table("gods", me, {"kind": "bot", "level": "novice"})
    site.table("gentes", me, adept, adept)
    site.kept = [site.record(name) for name in ("gods-2-target", "gentes-3-greedy")]
    time.sleep(10)  # bots have moved
    return "/", ".lines .line"


def review(site: Site) -> Prepared:
    """A game of Gentes, judged: a swing that the map shows."""
    table = site.record("gentes-3-greedy")
    path, until = f"/api/tables/{table}/review", time.time() + WAIT
    state = site.ask("POST", path, {})
    while state["state"] in ("waiting", "running") and time.time() < until:
        time.sleep(2)
        state = site.ask("GET", path)
    found = sorted(state["review"]["mistakes"], key=lambda it: -it["loss"])[:3]
    shown = [it["ply"] for it in found if any(map(_builds, it["better"]["line"]["steps"][:3]))]
    return f"/review/{table}?at={(shown or [found[0]['ply']])[0]}", ".board [data-site]"


def _builds(step: dict[str, str]) -> bool:
    return step["action"].startswith("build")


def page(path: str, there: str) -> Callable[[Site], Prepared]:
    """A page that needs no preparation."""
    return lambda _site: (path, there)


PICTURES: dict[str, Callable[[Site], Prepared]] = {
    "lobby": lobby,
    "gentes": page("/gallery/gentes-train?pick=group:noble", ".bar .primary"),
    "gods": page("/gallery/gods-middle?pick=verb:temple&pick=place:-4,2", ".tip"),
    "end": page("/gallery/gentes-end?end", "#end-title"),
    "review": review,
}


def opened(browser: Browser, site: Site, size: tuple[int, int]) -> Page:
    """A new window of somebody who knows how to play."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        has_touch=size[0] < 700,
        base_url=site.address,
        locale="en",
        color_scheme="light",
        reduced_motion="reduce",
    )
    known = {"token": site.token, "gentes-seen": TOLD, "records": site.kept}
    for key, value in known.items():
        told = json.dumps(json.dumps(value))
        context.add_init_script(f"localStorage.setItem('heyday.{key}', {told})")
    return context.new_page()


def main() -> None:
    """Take all pictures, or those that are named."""
    site, wished = Site(sys.argv[1].rstrip("/")), sys.argv[2:]
    with sync_playwright() as playwright:
        flags = ["--headless", "--no-sandbox"]
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=flags)
        for name in wished or PICTURES:
            path, there = PICTURES[name](site)
            for width, size in SIZES.items():
                shown = opened(browser, site, size)
                shown.goto(path)
                shown.wait_for_selector(there)
                shown.wait_for_timeout(STILL)
                kept = ROOT / "docs" / "img" / f"{name}-{width}.png"
                shown.screenshot(path=kept, animations="disabled")
                shown.context.close()
                print(kept.relative_to(ROOT))
        browser.close()


if __name__ == "__main__":
    main()
