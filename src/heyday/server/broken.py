"""Why a game can no longer be shown, in words."""

from __future__ import annotations

import logging

from heyday.match import BadRecord, OtherRules

log = logging.getLogger(__name__)


def why(table: str, error: Exception) -> str:
    """Return why a game cannot be played again.

    What nobody foresaw is a fault of the rules: it is logged, and only what kind it is is said, for
    its words may tell what is hidden.
    """
    if isinstance(error, (BadRecord, OtherRules)):
        return str(error)
    log.error("table %s cannot be played again", table, exc_info=error)
    return f"this game cannot be played again: the rules fail ({type(error).__name__})"
