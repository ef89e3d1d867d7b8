"""Pig, put together for the other layers: what it is called, what is seen, what is said."""

from pathlib import Path

from heyday.kit import names_of
from heyday.kit.actions import Form, Vocabulary
from heyday.kit.game import Game
from heyday.kit.strings import Strings
from pig import rules
from pig.box import CONTENT, Box
from pig.rules import Refusal, Verb

REASONS = names_of(Refusal)
SEATS = ("white", "black", "red", "blue")


def view(look, seat):
    """Return what may be seen: everything but the dice to come."""
    return {
        "turn": look.turn,
        "sum": look.sum,
        "die": look.die or None,
        "target": Box.TARGET,
        "points": [look.points[player] for player in range(look.players)],
    }


def words(position, action):
    """Return the values for the sentences about an action."""
    look = position.look()
    return {"me": SEATS[look.current], "sum": look.sum}


def events(before, after, action):
    """Return what came of an action."""
    old, new = before.look(), after.look()
    if action >> 10 == Verb.ROLL and new.turn != old.turn:
        return [{"event": "spoilt", "sum": old.sum}]
    told = [{"event": "thrown", "die": new.die}] if action >> 10 == Verb.ROLL else []
    return told + [{"event": "won", "me": SEATS[new.current]}] * new.over


GAME = Game(
    name="pig",
    title="Pig",
    version=1,
    rules=rules,
    vocabulary=Vocabulary(Form("roll", Verb.ROLL), Form("keep", Verb.KEEP)),
    content=CONTENT,
    strings=Strings(Path(__file__).parent / "strings"),
    seat_names=SEATS,
    refusals={code: name.lower().replace("_", "-") for name, code in REASONS.items()},
    references=dict.fromkeys(REASONS.values(), ("turn", "")) | {Refusal.OVER: ("end", "")},
    chapters={},
    faults={1: "points-lost", 2: "end-missed"},
    view=view,
    words=words,
    events=events,
    points=lambda look, seat: {"kept": look.points[seat]},
    ending=lambda look: "target" if look.over else "not",
)
