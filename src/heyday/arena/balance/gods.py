"""Gods, as its accounts see it: what an action uses, and what everything is called."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from heyday.arena.balance.things import Kind, Thing
from heyday.games.gods.box import KINDS as CARDS
from heyday.games.gods.box import SACK_KINDS, TRIBES
from heyday.games.gods.state import Kind as Card
from heyday.games.gods.state import Step, Verb

KINDS: tuple[Kind, ...] = (
    Kind("action", "Actions", "Actions", "made", each=True),
    Kind("discard", "Cards put back into the sack", "Actions", "put back", each=True),
    Kind("nation", "Nations united", "Nations", "united", each=True, gained=True),
    Kind("fall", "Nations lost", "Nations", "lost", each=True, gained=True),
    Kind("chip", "Points chips", "Nations", "won"),
)
ACTIONS = {
    **{colour: f"{colour.capitalize()} tribe" for colour in TRIBES},
    "temple": "Temple",
    "desert": "Desert",
    "decay": "Decay",
    "whirlwind": "Whirlwind",
    "take": "Take an extra action",
    "spend": "Spend an extra action",
    "move": "Move a desert",
    "discard": "Put a card back",
    "steal": "Steal power",
}
# What a seat leans on: what more of its actions went into than those of an average seat.
LEANINGS = {
    "tribes": TRIBES,
    "temples": ("temple",),
    "deserts": ("desert", "move"),
    "other cards": ("decay", "whirlwind", "take"),
    "putting back": ("discard",),
}
LEANING = "actions"  # what is compared
_PLAIN = {
    Verb.TEMPLE: "temple",
    Verb.DESERT: "desert",
    Verb.DECAY: "decay",
    Verb.WHIRLWIND: "whirlwind",
    Verb.TAKE: "take",
    Verb.SPEND: "spend",
    Verb.STEAL: "steal",
}


def leanings(points: Mapping[str, int], used: Mapping[str, list[int]]) -> dict[str, int]:
    """Return what a seat's actions went into, in a few classes."""
    return {
        name: sum(len(used.get(f"action:{action}", ())) for action in actions)
        for name, actions in LEANINGS.items()
    }


def first_seat(look: Any) -> int:
    """Return the seat that begins: always the first."""
    return int(look.current)


def round_of(look: Any) -> int:
    """Return the round: everybody's first turn is in the first."""
    return int((look.turn - 1) // look.players + 1)


def seat_of(look: Any) -> int:
    """Return the seat whose turn it is."""
    return int(look.current)


def things_of(look: Any, action: int) -> list[str]:
    """Return what an action uses."""
    verb, arg = action >> 10, action & 1023
    if verb < Verb.TRIBE + len(TRIBES):
        return [f"action:{CARDS[verb]}"]
    if verb == Verb.DISCARD:
        return ["action:discard", f"discard:{CARDS[arg]}"]
    if verb == Verb.LIFT and look.step == Step.TURN:  # else the whirlwind moves it
        return ["action:move"]
    return [f"action:{_PLAIN[verb]}"] if verb in _PLAIN else []


def rivals(thing: str) -> str:
    """Return the kind."""
    return thing.partition(":")[0]


def gained(before: Any, after: Any) -> list[tuple[int, str]]:
    """Return nations that rose or fell, and points chips."""
    found = []
    for seat in range(after.players):
        for nth, colour in enumerate(TRIBES):
            change = after.god[seat].nations[nth] - before.god[seat].nations[nth]
            found += [(seat, f"nation:{colour}")] * change
            found += [(seat, f"fall:{colour}")] * -change
            if after.chips[nth] == seat != before.chips[nth]:
                found.append((seat, f"chip:{colour}"))
    return found


def laid_out(look: Any) -> set[str]:
    """Return what does not depend on the display."""
    shown = {f"action:{'take' if kind == 'extra' else kind}" for kind in SACK_KINDS}
    return {thing.key for thing in things() if thing.kind != "discard"} - shown


def in_reach(look: Any) -> set[str]:
    """Return the cards of the display."""
    shown = {CARDS[kind] for kind in look.display if kind != Card.EMPTY}
    played = {"take" if kind == "extra" else kind for kind in shown}
    return {f"action:{kind}" for kind in played} | {f"discard:{kind}" for kind in shown}


def things() -> list[Thing]:
    """Return everything that is weighed, each with its name."""
    colours = [(kind, c) for kind in ("nation", "fall", "chip") for c in TRIBES]
    return [
        *(Thing(f"action:{name}", label) for name, label in ACTIONS.items()),
        *(Thing(f"discard:{kind}", kind.capitalize()) for kind in SACK_KINDS),
        *(Thing(f"{kind}:{colour}", colour.capitalize()) for kind, colour in colours),
    ]
