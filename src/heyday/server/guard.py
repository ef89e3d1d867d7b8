"""What every request passes: limits of size, where it comes from, headers, and errors in words."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from urllib.parse import parse_qsl, urlsplit

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from sqlalchemy import exc
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from heyday.kit.strings import LANGUAGES
from heyday.server import limits
from heyday.server.errors import Conflict, Refused, RefusedInWords, what_is_wrong

POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self' ws: wss:; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "geolocation=(), camera=(), microphone=()",
}
CODES = {404: "not-found", 405: "malformed", 413: "malformed", 400: "malformed"}

log = logging.getLogger(__name__)


class TooLarge(Exception):
    """More came than may come."""


class Guard:
    """Lets requests pass that are not too large, and pages connect that are our own."""

    def __init__(self, app: ASGIApp, origins: Sequence[str]) -> None:
        self.app, self.origins = app, frozenset(origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request."""
        if scope["type"] == "websocket" and not self._is_ours(scope):
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": "foreign page"})
        elif scope["type"] == "http":
            await self._http(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    def _is_ours(self, scope: Scope) -> bool:
        """Whether a page comes from this server; programs say nothing about it."""
        headers = dict(scope["headers"])
        origin = headers.get(b"origin", b"").decode("latin-1")
        host = headers.get(b"host", b"").decode("latin-1")
        return not origin or origin in self.origins or host_of(origin) == host

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        most = limits.RECORD + limits.BODY if scope["path"] == "/api/records" else limits.BODY
        announced = dict(scope["headers"]).get(b"content-length", b"0")
        begun, size = False, 0

        async def limited() -> Message:
            nonlocal size
            message = await receive()
            size += len(message.get("body", b""))
            if size > most:
                raise TooLarge
            return message

        async def with_headers(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                message["headers"] = [*message.get("headers", ()), *headers_for(scope["path"])]
            await send(message)

        async def refuse() -> None:
            refusal = Refused("malformed", "too-large", most=most)
            answer = said(refusal, language_of(scope), 413)
            await answer(scope, receive, with_headers)

        if not announced.isdigit() or int(announced) > most:
            await refuse()
            return
        try:
            await self.app(scope, limited, with_headers)
        except TooLarge:
            if not begun:
                await refuse()


def host_of(origin: str) -> str | None:
    """Return the host that a page comes from, None if there can be no such one."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


def headers_for(path: str) -> list[tuple[bytes, bytes]]:
    """Return the headers that make a browser careful."""
    found = dict(HEADERS)
    if path.startswith("/api"):
        found["cache-control"] = "no-store"
    return [(name.encode(), value.encode()) for name, value in found.items()]


def said(refusal: Refused, language: str, status: int | None = None) -> JSONResponse:
    """Return a refusal as an answer, by default with its own status."""
    return JSONResponse(refusal.data(language), status or refusal.status)


def language_of(scope: Scope) -> str:
    """Return the language that a request asks for, in its address or by Accept-Language."""
    for name, value in parse_qsl(scope["query_string"].decode("latin-1")):
        if name == "language" and value in LANGUAGES:
            return str(value)
    accepted = dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1")
    wishes = []
    for part in accepted[: limits.HEADER].split(","):
        tag, _, weight = part.partition(";q=")
        wishes.append((-number(weight), tag.strip().lower().partition("-")[0]))
    known = [tag for _, tag in sorted(wishes, key=lambda wish: wish[0]) if tag in LANGUAGES]
    return known[0] if known else LANGUAGES[0]


def number(weight: str) -> float:
    """Return how much a language is wished for; without a word about it, fully."""
    try:
        return float(weight) if weight else 1.0
    except ValueError:
        return 0.0


def add(app: FastAPI, origins: Sequence[str]) -> None:
    """Let everything pass the guard."""
    app.add_middleware(Guard, origins=origins)

    @app.exception_handler(Refused)
    async def refused(request: Request, refusal: Refused) -> JSONResponse:
        request.app.state.server.metrics.refused(refusal.code)
        return said(refusal, language_of(request.scope))

    @app.exception_handler(exc.OperationalError)
    @app.exception_handler(exc.InterfaceError)
    @app.exception_handler(exc.TimeoutError)
    async def without_database(request: Request, error: Exception) -> JSONResponse:
        log.error("the database does not answer", exc_info=error)
        return await refused(request, Refused("unavailable", "no-database"))

    @app.exception_handler(Conflict)
    async def too_late(request: Request, conflict: Conflict) -> JSONResponse:
        return await refused(request, Refused("stale", "changed"))

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, error: RequestValidationError) -> JSONResponse:
        refusal = RefusedInWords("malformed", what_is_wrong(error.errors()[0]))
        return said(refusal, language_of(request.scope))

    @app.exception_handler(HTTPException)
    async def http(request: Request, error: HTTPException) -> JSONResponse:
        code = CODES.get(error.status_code, "malformed")
        refusal = RefusedInWords(code, str(error.detail))
        answer = said(refusal, language_of(request.scope), error.status_code)
        answer.headers.update(error.headers or {})
        return answer
