"""What a game at a table is: options, seats, secret, record, replay, undo, views and log."""

from heyday.match.errors import CannotUndo, NotYourTurn, SecretUnknown
from heyday.match.match import Match
from heyday.match.record import BadRecord, read_record
from heyday.match.replay import OtherRules, Verdict, replay, verify

__all__ = [
    "BadRecord",
    "CannotUndo",
    "Match",
    "NotYourTurn",
    "OtherRules",
    "SecretUnknown",
    "Verdict",
    "read_record",
    "replay",
    "verify",
]
