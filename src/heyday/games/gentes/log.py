"""The log: what is said of an action, and what it brought about.

The rules write no log. What is said of an action comes from the state before it (words.py), what
came of it from the steps that it set going (story.py). The sentences stand in strings/.
"""

from __future__ import annotations

from itertools import takewhile
from typing import Any

from heyday.games.gentes.actions import VOCABULARY
from heyday.games.gentes.box import CARDS, Box
from heyday.games.gentes.mats import free_spaces, total
from heyday.games.gentes.schema import GROUPS
from heyday.games.gentes.state import Cube, Option, Step, Verb
from heyday.games.gentes.story import Tell, seen, teller
from heyday.games.gentes.view import KINDS
from heyday.games.gentes.words import GAINED, PAID, SAYS, Values, values
from heyday.kit.game import Happened, Happening, Position

PRICED = {  # what has a price of its own, and in which step it is one
    Verb.TAX: Step.TURN,
    Verb.TILE: Step.TURN,
    Verb.SUN: Step.TURN,
    Verb.HOME: Step.TURN,
    Verb.REPEAT: Step.TAX_AGAIN,
}
# What can be the only choice, and what is told of it then. That somebody is done is not told.
FORCED: dict[str, tuple[str, ...]] = {
    "settle": ("group",),
    "tax": ("hours",),
    "pay": ("pay_coins", "by", "hometown"),
    "place": ("hours", "singles", "doubles"),
    "train": ("group",),
    "take": ("card", "slot"),
    "fetch": ("card",),
    "play": ("card", "points", "pay_temple"),
    "symbol": ("symbol", "points"),
    "lose": ("group",),
    "cube": ("store", "temple", "oracle", "lost"),
    "join": ("group",),
    "relocate": ("site", "where"),
    "build": ("site", "where"),
    "activate": ("region",),
    "move": ("other", "group"),
    "city": ("site", *GAINED),
    "moon": ("card", *PAID, *GAINED),
    "discard": ("card",),
}


def words(position: Position, action: int) -> Values:
    """Return the values for the sentences about an action, legal or not."""
    look = position.look()
    found = values(look, action)
    if PRICED.get(action >> 10) == seen(look)[0]:
        cost = position.cost(action)
        found |= {"cost": max(cost, 0), "coins": max(-cost, 0)}
    return found


def facts(look: Any, action: int) -> tuple[Any, ...]:
    """Return all that the words of a choice depend on, beside its notation and cost."""
    step, seat, _ = seen(look)
    says = SAYS.get(action >> 10)
    return (step, *says(look, seat, action & 1023).values()) if says else (step,)


class Story:
    """What an action brings about, besides itself, told while it happens."""

    def __init__(self) -> None:
        self.events: list[Values] = []
        self._tell: Tell | None = None
        self._last = -1  # the step before

    def before(self, look: Any, action: int) -> None:
        """See a choice come, or with 0 the next step; a choice after the first one was none."""
        if action and self._last >= 0:
            self.events += forced(look, action)
        step, seat, arg = seen(look)
        self._tell = teller(look, step, seat, arg, action, self._last)
        self._last = step

    def after(self, look: Any) -> None:
        """Tell what came of it."""
        if self._tell:
            self.events += self._tell(look)


def events(before: Position, after: Position, action: int) -> list[Values]:
    """Return what an action brought about, besides itself, in the order it happened."""
    return _told(before.happenings(action))


def certain(before: Position, after: Position, action: int) -> Happened:
    """Return what an action brings about before a card is drawn or a hidden hand decides."""
    first = before.look()
    hidden, mine = first.options & Option.HIDDEN_HANDS, seen(first)[1]
    sure = list(
        takewhile(
            lambda it: (
                it.before.rng == it.after.rng
                and not (hidden and it.action and seen(it.before)[1] != mine)
            ),
            before.happenings(action),
        )
    )
    return _told(sure), changes(first, sure[-1].after if sure else first)


def _told(happenings: list[Happening]) -> list[Values]:
    told = Story()
    for before, after, action in happenings:
        told.before(before, action)
        told.after(after)
    return told.events


def forced(look: Any, action: int) -> list[Values]:
    """Return a choice that was none, told like one; that nothing is paid is not told."""
    name, said = VOCABULARY.form(action).name, values(look, action)
    if name not in FORCED or (name == "pay" and said["pay_coins"] == 0):
        return []
    head = {"event": name, "seat": said["me"], "me": said["me"]}
    return [head | {field: said[field] for field in FORCED[name]}]


def asked(look: Any) -> Values:
    """Return the values for the question of the next decision, `prompt-` and the step's name."""
    step, seat, arg = seen(look)
    chosen = Box.EXCHANGES - arg
    if step == Step.SETTLE:
        chosen = Box.START_PERSONS - sum(look.player[seat].persons)
    return {
        "left": chosen,
        "done": int(step == Step.TURN and arg),
        "kind": KINDS[look.kind] if look.kind >= 0 else "none",
        "hours": arg,
        "paid": look.paid,
        "group": GROUPS[arg] if step == Step.LOSE else "none",
        "card": CARDS[arg] if step == Step.SYMBOL else "none",
    }


def changes(before: Any, after: Any) -> list[dict[str, int]]:
    """Return, for each seat, by how much its counters changed."""
    return [
        _difference(_counters(before, seat), _counters(after, seat))
        if before.player[seat] != after.player[seat]
        else {}
        for seat in range(after.players)
    ]


def _difference(old: dict[str, int], new: dict[str, int]) -> dict[str, int]:
    return {name: new[name] - old[name] for name in new if new[name] != old[name]}


def _counters(look: Any, seat: int) -> dict[str, int]:
    me = look.player[seat]
    return {
        "coins": me.coins,
        "points": total(look, seat),
        "temple": me.cubes[Cube.TEMPLE],
        "oracle": me.cubes[Cube.ORACLE],
        "persons": sum(me.persons),
        "hand": me.n_hand,
        "tableau": me.n_tableau,
        "cities": me.n_cities,
        "locks": me.locks,
        "free": free_spaces(me),
    }
