"""What follows from a choice: told step by step, read off the states around each step.

A step that happens by itself stands next on the stack of the state before it (kit/steps.py).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from heyday.games.gentes.box import CARDS, SITES, Box, bonus, cards, gains, sites
from heyday.games.gentes.mats import SEATS, free_spaces
from heyday.games.gentes.schema import BONUSES, GROUPS
from heyday.games.gentes.state import NO_CARD, Cube, Gain, Kind, Place, Source, Step, Verb
from heyday.games.gentes.view import era_of
from heyday.kit.game import Happening

Event = dict[str, Any]


def event(name: str, seat: int, **values: Any) -> Event:
    """Return an event of a seat."""
    return {"event": name, "seat": SEATS[seat], **values}


def seen(look: Any) -> tuple[int, int, int]:
    """Return what comes next: the step, its seat and its argument."""
    nth = look.depth - 1
    return (look.step[nth], look.seat[nth], look.arg[nth]) if look.depth else (Step.NONE, 0, 0)


def story(happening: Happening, last: int) -> list[Event]:
    """Return what came of a choice or of a step; `last` is the step before it."""
    old, new = happening.before, happening.after
    step, seat, arg = seen(old)
    if happening.action:
        return _of_choice(old, new, step, seat, happening.action)
    if step == Step.HEYDAY:
        return _of_heyday(old, new, arg, last)
    return TELLERS[step](old, new, seat, arg) if step in TELLERS else []


def _of_choice(old: Any, new: Any, step: int, seat: int, action: int) -> list[Event]:
    verb, arg = action >> 10, action & 1023
    if verb in (Verb.TRAIN, Verb.JOIN):
        return _pushed(old, new, seat, arg)
    if verb == Verb.MOVE:
        return _pushed(old, new, seat, arg % len(GROUPS), leaving=arg // len(GROUPS))
    if verb == Verb.BUILD and arg < Box.FIRST_HOME:
        return _cities(old, new, seat, sites.region[arg])
    if verb == Verb.ACTIVATE:
        return _cities(old, new, seat, arg)
    if verb == Verb.DONE and step == Step.TRAIN:
        return _training(old, seat)
    if verb == Verb.DONE and step == Step.FINAL:
        return _given_up(old, seat)
    return []


# ---- persons and cubes ----


def _pushed(old: Any, new: Any, seat: int, group: int, leaving: int = -1) -> list[Event]:
    """A person who had to make room in a full row (G2)."""
    other = group ^ 1
    was, now = old.player[seat].persons[other], new.player[seat].persons[other]
    return [event("pushed", seat, group=GROUPS[group])] if now < was - (leaving == other) else []


def _training(old: Any, seat: int) -> list[Event]:
    """The tiles of the cost table that move to the right end, the right-most first (G7)."""
    used = sorted(set(old.trained[: old.n_trained]), reverse=True)
    return [event("training", seat, group=GROUPS[old.training[column]]) for column in used]


def stored(cubes: list[int], row: int) -> dict[str, int]:
    """Return what a row of gains brings at once to stores that hold so many cubes, and fill them.

    What a store has no room for is lost (G13).
    """
    plain = [int(amount) for amount in gains.plain[row]]
    found = {"points": plain[Gain.VP], "coins": plain[Gain.COINS], "lost": 0}
    for name, store, amount in (
        ("temple", Cube.TEMPLE, plain[Gain.TEMPLE]),
        ("oracle", Cube.ORACLE, plain[Gain.ORACLE]),
    ):
        found[name] = min(amount, Box.STORE - cubes[store])
        found["lost"] += amount - found[name]
        cubes[store] += found[name]
    return found


def _cities(old: Any, new: Any, seat: int, region: int) -> list[Event]:
    """The rewards of all own cities of a region, in the order of sites (G12)."""
    cubes = list(old.player[seat].cubes)
    return [
        event("city", seat, me=SEATS[seat], site=SITES[site])
        | stored(cubes, Box.ICON_GAIN + sites.icon[site])
        for site in range(Box.FIRST_HOME)
        if new.owner[site] == seat and sites.region[site] == region
    ]


# ---- steps of a turn ----


def _of_heyday(old: Any, new: Any, arg: int, last: int) -> list[Event]:
    """A round begins, or the turn goes on from a player whose time track is full (G27)."""
    if old.turn == 0 or last != Step.REFILL:
        return [event("round", new.start, round=new.round, era=era_of(new))]
    seat = (arg - 1) % old.players
    return [event("full", seat)] if free_spaces(old.player[seat]) == 0 else []


def _of_conduct(old: Any, new: Any, seat: int, arg: int) -> list[Event]:
    """Coins of the tax collector and of the starting player (G11)."""
    coins = new.player[seat].coins - old.player[seat].coins
    if old.kind == Kind.TAX:
        return [event("tax-coins", seat, coins=coins)]
    return [event("start-coins", seat, coins=coins)] if old.kind == Kind.START else []


def _of_bonus(old: Any, new: Any, seat: int, arg: int) -> list[Event]:
    """Bonus tiles (G18)."""
    return [
        event(
            "bonus",
            seat,
            bonus=name,
            count=int(bonus.needs[nth]),
            points=Box.BONUS_LATER if old.bonus_taken[nth] else Box.BONUS_FIRST,
        )
        for nth, name in enumerate(BONUSES)
        if new.player[seat].bonus[nth] > old.player[seat].bonus[nth]
    ]


def _of_refill(old: Any, new: Any, seat: int, arg: int) -> list[Event]:
    """Cards that are new on the display (G8)."""
    shown = [card for card in new.display if card != NO_CARD]
    return [
        {"event": "draw", "card": CARDS[card]} for card in shown if old.place[card] != Place.DISPLAY
    ]


# ---- steps of a card ----


def _of_gain(old: Any, new: Any, seat: int, card: int) -> list[Event]:
    """What a card brings at once, besides its points; locks and persons follow (G14)."""
    found = stored(list(old.player[seat].cubes), card)
    return [event("gain", seat, card=CARDS[card]) | found] if any(found.values()) else []


def _of_unlock(old: Any, new: Any, seat: int, arg: int) -> list[Event]:
    return [event("unlock" if old.player[seat].locks else "no-lock", seat)]


def _of_join(old: Any, new: Any, seat: int, group: int) -> list[Event]:
    """A printed person joins, or is lost (G28)."""
    if new.player[seat].persons[group] == old.player[seat].persons[group]:
        return [event("turned-away", seat, group=GROUPS[group])]
    joined = event("joins", seat, group=GROUPS[group])
    return [joined, *_pushed(old, new, seat, group)]


def _of_loss(old: Any, new: Any, seat: int, group: int) -> list[Event]:
    """A loss that finds nobody (G14)."""
    had = old.player[seat].persons[group]
    return [] if had else [event("nobody-lost", seat, group=GROUPS[group])]


# ---- between the rounds ----


def _of_draft_end(old: Any, new: Any, seat: int, arg: int) -> list[Event]:
    return [{"event": "draft-end", "cards": sum(place == Place.OPEN for place in old.place)}]


def _of_decline(old: Any, new: Any, seat: int, arg: int) -> list[Event]:
    """A new starting player, hourglasses turned over, perhaps a new era (G19 A to C)."""
    found: list[Event] = [{"event": "decline", "round": old.round}]
    if new.start != old.start:
        found.append(event("start-player", new.start))
    found += [
        event("flip", p, doubles=old.player[p].doubles)
        for p in range(old.players)
        if old.player[p].doubles
    ]
    if era_of(new) != era_of(old):
        laid_off = sum(
            was != now == Place.DISCARD for was, now in zip(old.place, new.place, strict=True)
        )
        found.append({"event": "era", "era": era_of(new), "cards": laid_off})
        found += _of_refill(old, new, seat, arg)
    return found


def _of_hand_check(old: Any, new: Any, seat: int, arg: int) -> list[Event]:
    """More cards than the limit: hourglasses, or what they cannot cover is discarded (G20)."""
    me = old.player[seat]
    if me.n_hand <= me.hand_limit:
        return []
    name = "hand-overflow" if seen(new)[0] == Step.DISCARD else "hand-limit"
    return [event(name, seat, cards=me.n_hand, limit=me.hand_limit)]


# ---- the final scoring ----


def half(card: int) -> int:
    """Return what a hand card is worth in the end: half its points, rounded up (G22)."""
    return (int(cards.vp[card]) + Box.CARD_DIVISOR - 1) // Box.CARD_DIVISOR


def _given_up(old: Any, seat: int) -> list[Event]:
    """The cards that remain in the hand (G38)."""
    return [
        event("given-up", seat, card=CARDS[card], penalty=half(card))
        for card, place in enumerate(old.place)
        if place == Place.HAND + seat
    ]


def _of_final_start(old: Any, new: Any, seat: int, arg: int) -> list[Event]:
    return [{"event": "final"}]


def _of_final_rest(old: Any, new: Any, seat: int, arg: int) -> list[Event]:
    """Coins, cubes and hourglasses (G22, G32)."""
    me, points = old.player[seat], new.player[seat].points
    cubes, hours = sum(me.cubes), me.singles + 2 * me.doubles
    found = [event("final-coins", seat, held=me.coins, points=points[Source.COINS])]
    if cubes:
        found.append(event("final-cubes", seat, held=cubes, points=points[Source.CUBES]))
    if hours:
        penalty = -points[Source.HOURGLASSES]
        found.append(event("final-hourglasses", seat, hours=hours, penalty=penalty))
    return found


def _of_game_end(old: Any, new: Any, seat: int, arg: int) -> list[Event]:
    return [{"event": "end-rounds", "rounds": Box.ROUNDS}]


TELLERS: dict[int, Callable[[Any, Any, int, int], list[Event]]] = {
    Step.DRAFT_END: _of_draft_end,
    Step.REFILL: _of_refill,
    Step.CONDUCT: _of_conduct,
    Step.MAIN_END: _of_bonus,
    Step.CHECK_BONUS: _of_bonus,
    Step.GAIN: _of_gain,
    Step.UNLOCK: _of_unlock,
    Step.JOIN: _of_join,
    Step.LOSS: _of_loss,
    Step.DECLINE_START: _of_decline,
    Step.HAND_CHECK: _of_hand_check,
    Step.FINAL_START: _of_final_start,
    Step.FINAL_REST: _of_final_rest,
    Step.GAME_END: _of_game_end,
}
