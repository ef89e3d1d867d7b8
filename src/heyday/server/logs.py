"""Logs for programs: one JSON object a line, without names, tokens or addresses of people."""

from __future__ import annotations

import json
import logging
import time


class Lines(logging.Formatter):
    """A line of JSON for each thing that is worth telling."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        said = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "where": record.name,
            "what": record.getMessage(),
        }
        if record.exc_info:
            said["trace"] = self.formatException(record.exc_info)
        return json.dumps(said, ensure_ascii=False)


def set_up(level: str) -> None:
    """Write to stderr what is worth telling.

    The level is that of our own words. Libraries tell no more than what went wrong: below that they
    tell who connects, what is in headers, and all that is said.
    """
    handler = logging.StreamHandler()
    handler.setFormatter(Lines())
    ours = logging.getLevelNamesMapping()[level.upper()]
    logging.basicConfig(level=max(ours, logging.WARNING), handlers=[handler], force=True)
    logging.getLogger("heyday").setLevel(ours)
