"""What is wrong with a request: said to whoever asked, and nothing has changed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from heyday.kit.errors import IllegalAction

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
    """A wish that is not granted: a code, a sentence, and where in the rules it stands."""

    def __init__(self, code: str, text: str, reference: str = "") -> None:
        super().__init__(f"{code}: {text}")
        self.code, self.text, self.reference = code, text, reference

    @property
    def status(self) -> int:
        """The HTTP status; what only this state of the table forbids is a conflict."""
        return STATUS.get(self.code, 409)

    def data(self) -> dict[str, str]:
        """Return it as plain data, for whoever is refused."""
        return {"code": self.code, "text": self.text, "reference": self.reference}

    @classmethod
    def by_rules(cls, error: IllegalAction) -> Refused:
        """Return the refusal of an action that is not legal."""
        return cls(error.code, error.text, error.reference)


class Conflict(Exception):
    """Somebody else has changed the table meanwhile: another process, on the same database."""


def what_is_wrong(first: Mapping[str, Any]) -> str:
    """Return what Pydantic found to be wrong, in one line."""
    where = ".".join(str(part) for part in first["loc"])
    return f"{where}: {first['msg']}"[:300] if where else str(first["msg"])[:300]
