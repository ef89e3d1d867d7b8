"""The pages of the browser app, as they were built; without them, a page that says how to."""

from __future__ import annotations

from pathlib import Path

from fastapi import FastAPI
from fastapi.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles

from heyday.server.errors import Refused

FOLDER = Path(__file__).with_name("static")
ASSETS = "assets"  # their names change with what is in them, so a browser may keep them
PLAIN = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>heyday</title>
<h1>heyday is running</h1>
<p>The pages are not built: <code>docs/server.md</code> says how. Then start again.</p>
<p>Programs can talk to it all the same: <a href="/api/docs">the API</a>.</p></html>
"""


class Kept(StaticFiles):
    """Files that never change."""

    def file_response(self, *arguments: object, **named: object) -> Response:
        """Return a file that a browser may keep for a year."""
        response: Response = super().file_response(*arguments, **named)  # type: ignore[arg-type]
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


def add(app: FastAPI, folder: Path = FOLDER) -> None:
    """Serve the pages; every address that is none of a file is one of the app's own."""
    index = folder / "index.html"
    if (folder / ASSETS).is_dir():
        app.mount(f"/{ASSETS}", Kept(directory=folder / ASSETS), name=ASSETS)
    files = {path.name: path for path in folder.glob("*") if path.is_file()}

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str) -> Response:
        """A page, or a file beside it."""
        if path.startswith("api/"):
            raise Refused("not-found", "no-route")
        if path in files:
            return FileResponse(files[path])
        if index.is_file():
            return FileResponse(index, headers={"cache-control": "no-cache"})
        return HTMLResponse(PLAIN)
