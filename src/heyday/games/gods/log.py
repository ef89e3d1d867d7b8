"""What happened, in pieces that strings/ has sentences for.

It is read off the states before and after an action; the rules write no log.
"""

from __future__ import annotations

from itertools import takewhile
from typing import Any

from heyday.games.gods.actions import VOCABULARY, place_name
from heyday.games.gods.box import GODS, KINDS, TRIBES, Box
from heyday.games.gods.state import NOBODY, End, Kind, Verb
from heyday.games.gods.view import card_at, changed_places, ending
from heyday.kit.game import Happened, Position

COUNTED = ("power", "points", "temples", "stones", "extras")


def words(position: Position, action: int) -> dict[str, Any]:
    """Return the values for the sentences about an action, legal or not."""
    look = position.look()
    me = look.god[look.current]
    cost = position.cost(action)
    values = {
        "me": GODS[look.current],
        "power": me.power,
        "cost": max(cost, 0),
        "gain": max(-cost, 0),
        "taken": Box.DECAY_GAIN,
        "actions": look.actions,
        "move_price": Box.MOVE_PRICE,
    }
    data = VOCABULARY.data(look, action)
    if "place" in data:
        place = data["place"]
        values["place"] = f"{place[0]},{place[1]}" if place else "nowhere"
    if "god" in data:
        values["god"] = data["god"]
    values["kind"] = data.get("colour") or data.get("kind") or _own_card(data["do"])
    return values


def _own_card(verb: str) -> str:
    return {"take": "extra", "spend": "extra"}.get(verb, verb)


def events(before: Position, after: Position, action: int) -> list[dict[str, Any]]:
    """Return what an action brought about, besides itself, in the order it happened."""
    old, new = before.look(), after.look()
    return [*_religions(old, new), *_nations(old, new), *_turn(old, new, action), *_end(new)]


def certain(before: Position, after: Position, action: int) -> Happened:
    """Return what an action brings about whatever it draws: cards come last, and score nothing."""
    told = takewhile(lambda event: event["event"] != "draw", events(before, after, action))
    return list(told), changes(before.look(), after.look())


def changes(before: Any, after: Any) -> list[dict[str, int]]:
    """Return, for each seat, by how much its counters changed."""
    gods = zip(before.god[: after.players], after.god, strict=False)
    return [{} if old == new else _difference(old, new) for old, new in gods]


def _difference(old: Any, new: Any) -> dict[str, int]:
    found = {name: getattr(new, name) - getattr(old, name) for name in COUNTED}
    return {name: change for name, change in found.items() if change}


def _religions(before: Any, after: Any) -> list[dict[str, Any]]:
    """Tribes that took, changed or lost a religion."""
    found = []
    for where in sorted(changed_places(before, after)):
        (old, was), (kind, god) = card_at(before, where), card_at(after, where)
        if not _is_tribe(kind):
            continue
        event = {"kind": KINDS[kind], "place": place_name(where)}
        if god == NOBODY:
            event["event"] = "loses-stone" if _is_tribe(old) else "no-stone"
        else:
            event |= {"event": "takes-stone", "god": GODS[god]}
        if _is_tribe(old) and was != NOBODY:
            event["from"] = GODS[was]
        found.append(event)
    return found


def _is_tribe(kind: int) -> bool:
    return Kind.GREEN <= kind <= Kind.YELLOW


def _nations(before: Any, after: Any) -> list[dict[str, Any]]:
    """Nations that fell and rose, losses first, and points chips."""
    lost, won = [], []
    for seat in range(after.players):
        if after.god[seat].nations == before.god[seat].nations and after.chips == before.chips:
            continue
        for i, colour in enumerate(TRIBES):
            change = after.god[seat].nations[i] - before.god[seat].nations[i]
            event = {"god": GODS[seat], "kind": colour}
            lost += [{"event": "nation-falls", **event}] * -change
            won += [{"event": "nation-rises", **event}] * change
            if after.chips[i] == seat != before.chips[i]:
                won.append({"event": "chip", **event})
    return lost + won


def _turn(before: Any, after: Any, action: int) -> list[dict[str, Any]]:
    """The next player's turn: power and new cards."""
    if after.turn == before.turn:
        return []
    had = before.god[after.current].power
    if action == Verb.STEAL << 10 | after.current:
        had -= Box.DECAY_GAIN
    gained = after.god[after.current].power - had
    turn = {"event": "turn", "god": GODS[after.current], "gain": gained}
    used = (Kind.EMPTY, _used_card(action))
    drawn = [new for old, new in zip(before.display, after.display, strict=True) if old in used]
    return [turn, *({"event": "draw", "kind": KINDS[kind]} for kind in drawn if kind)]


def _end(after: Any) -> list[dict[str, Any]]:
    """How the game ended, if it did."""
    if not after.over:
        return []
    event: dict[str, Any] = {"event": f"end-{ending(after)}"}
    return [event | {"rounds": Box.STALL_ROUNDS}] if after.over == End.STALL else [event]


def _used_card(action: int) -> int:
    """Return the kind of the card that an action takes off the display, or EMPTY."""
    verb = action >> 10
    if verb == Verb.DISCARD:
        return action & 1023
    return verb if verb <= Verb.TAKE else Kind.EMPTY
