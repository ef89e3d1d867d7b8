"""What is wrong with a request: said to whoever asked, and nothing has changed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from heyday.server.words import say

STATUS = {
    "malformed": 422,
    "unknown-token": 401,
    "not-allowed": 403,
    "not-found": 404,
    "too-many": 429,
    "no-answer": 503,
    "unavailable": 503,
}


class Refused(Exception):
    """A wish that is not granted: a code for programs, and a message of strings/ for people."""

    reference = ""  # where in the rules it stands

    def __init__(self, code: str, message: str, **values: Any) -> None:
        super().__init__(f"{code}: {message}")
        self.code, self.message, self.values = code, f"refused-{message}", values

    @property
    def status(self) -> int:
        """The HTTP status; what only this state of the table forbids is a conflict."""
        return STATUS.get(self.code, 409)

    def text(self, language: str = "en") -> str:
        """Return it in words."""
        return say(language, self.message, **self.values)

    def data(self, language: str = "en") -> dict[str, str]:
        """Return it as plain data, for whoever is refused."""
        return {"code": self.code, "text": self.text(language), "reference": self.reference}


class RefusedInWords(Refused):
    """A refusal whose words come from elsewhere: from the rules of a game, or from a library."""

    def __init__(self, code: str, text: str, reference: str = "") -> None:
        super().__init__(code, text)
        self.words, self.reference = text, reference

    def text(self, language: str = "en") -> str:
        """Return it in the words that it came in."""
        return self.words


class Conflict(Exception):
    """Somebody else has changed the table meanwhile: another process, on the same database."""


def what_is_wrong(first: Mapping[str, Any]) -> str:
    """Return what Pydantic found to be wrong, in one line."""
    where = ".".join(str(part) for part in first["loc"])
    return f"{where}: {first['msg']}"[:300] if where else str(first["msg"])[:300]
