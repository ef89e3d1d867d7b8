"""What follows from a choice: told step by step, read off the state before and after each step.

A step that happens by itself stands next on the stack of the state before it (kit/steps.py). A
teller looks at that state and keeps what it needs of it, which is little; what it returns is handed
the state after the step, and tells. Both may be one state that has changed meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from heyday.games.gentes.box import CARDS, SITES, Box, bonus, cards, gains, sites
from heyday.games.gentes.mats import SEATS, free_spaces
from heyday.games.gentes.schema import BONUSES, GROUPS
from heyday.games.gentes.state import NO_CARD, Cube, Gain, Kind, Place, Source, Step, Verb
from heyday.games.gentes.view import era_of

Event = dict[str, Any]
Tell = Callable[[Any], list[Event]]  # of the state after a step


def event(name: str, seat: int, **values: Any) -> Event:
    """Return an event of a seat."""
    return {"event": name, "seat": SEATS[seat], **values}


def seen(look: Any) -> tuple[int, int, int]:
    """Return what comes next: the step, its seat and its argument."""
    nth = look.depth - 1
    return (look.step[nth], look.seat[nth], look.arg[nth]) if look.depth else (Step.NONE, 0, 0)


def teller(old: Any, step: int, seat: int, arg: int, action: int, last: int) -> Tell | None:
    """Return who tells of a choice, or with 0 of a step; `last` is the step before it."""
    if action:
        return _of_choice(old, step, seat, action)
    if step == Step.HEYDAY:
        return _of_heyday(old, arg, last)
    return TELLERS[step](old, seat, arg) if step in TELLERS else None


def _of_choice(old: Any, step: int, seat: int, action: int) -> Tell | None:
    verb, arg = action >> 10, action & 1023
    if verb in (Verb.TRAIN, Verb.JOIN):
        return _pushed(old, seat, arg)
    if verb == Verb.MOVE:
        return _pushed(old, seat, arg % len(GROUPS), leaving=arg // len(GROUPS))
    if verb == Verb.BUILD and arg < Box.FIRST_HOME:
        return _cities(old, seat, sites.region[arg])
    if verb == Verb.ACTIVATE:
        return _cities(old, seat, arg)
    if verb == Verb.DONE and step == Step.TRAIN:
        return _training(old, seat)
    if verb == Verb.DONE and step == Step.FINAL:
        return _given_up(old, seat)
    return None


# ---- persons and cubes ----


def _pushed(old: Any, seat: int, group: int, leaving: int = -1) -> Tell:
    """A person who had to make room in a full row (G2)."""
    other = group ^ 1
    stay = old.player[seat].persons[other] - (leaving == other)

    def tell(new: Any) -> list[Event]:
        pushed = new.player[seat].persons[other] < stay
        return [event("pushed", seat, group=GROUPS[group])] if pushed else []

    return tell


def _training(old: Any, seat: int) -> Tell:
    """The tiles of the cost table that move to the right end, the right-most first (G7)."""
    used = sorted(set(old.trained[: old.n_trained]), reverse=True)
    found = [event("training", seat, group=GROUPS[old.training[column]]) for column in used]
    return lambda new: found


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


def _cities(old: Any, seat: int, region: int) -> Tell:
    """The rewards of all own cities of a region, in the order of sites (G12)."""
    cubes = list(old.player[seat].cubes)
    return lambda new: [
        event("city", seat, me=SEATS[seat], site=SITES[site])
        | stored(cubes, Box.ICON_GAIN + sites.icon[site])
        for site in range(Box.FIRST_HOME)
        if new.owner[site] == seat and sites.region[site] == region
    ]


# ---- steps of a turn ----


def _of_heyday(old: Any, arg: int, last: int) -> Tell | None:
    """A round begins, or the turn goes on from a player whose time track is full (G27)."""
    if old.turn == 0 or last != Step.REFILL:
        return lambda new: [event("round", new.start, round=new.round, era=era_of(new))]
    seat = (arg - 1) % old.players
    return (lambda new: [event("full", seat)]) if free_spaces(old.player[seat]) == 0 else None


def _of_conduct(old: Any, seat: int, arg: int) -> Tell | None:
    """Coins of the tax collector and of the starting player (G11)."""
    had, tax = old.player[seat].coins, old.kind == Kind.TAX
    if not tax and old.kind != Kind.START:
        return None

    def tell(new: Any) -> list[Event]:
        coins = new.player[seat].coins - had
        return [event("tax-coins" if tax else "start-coins", seat, coins=coins)]

    return tell


def _of_bonus(old: Any, seat: int, arg: int) -> Tell:
    """Bonus tiles (G18)."""
    had, taken = old.player[seat].bonus[:], old.bonus_taken[:]
    return lambda new: [
        event(
            "bonus",
            seat,
            bonus=name,
            count=int(bonus.needs[nth]),
            points=Box.BONUS_LATER if taken[nth] else Box.BONUS_FIRST,
        )
        for nth, name in enumerate(BONUSES)
        if new.player[seat].bonus[nth] > had[nth]
    ]


def _of_refill(old: Any, seat: int, arg: int) -> Tell:
    """Cards that are new on the display (G8)."""
    there = (NO_CARD, *old.display)
    return lambda new: [
        {"event": "draw", "card": CARDS[card]} for card in new.display if card not in there
    ]


# ---- steps of a card ----


def _of_gain(old: Any, seat: int, card: int) -> Tell | None:
    """What a card brings at once, besides its points; locks and persons follow (G14)."""
    found = stored(list(old.player[seat].cubes), card)
    told = [event("gain", seat, card=CARDS[card]) | found]
    return (lambda new: told) if any(found.values()) else None


def _of_unlock(old: Any, seat: int, arg: int) -> Tell:
    locked = old.player[seat].locks
    return lambda new: [event("unlock" if locked else "no-lock", seat)]


def _of_join(old: Any, seat: int, group: int) -> Tell:
    """A printed person joins, or is lost (G28)."""
    had, pushed = old.player[seat].persons[group], _pushed(old, seat, group)

    def tell(new: Any) -> list[Event]:
        if new.player[seat].persons[group] == had:
            return [event("turned-away", seat, group=GROUPS[group])]
        return [event("joins", seat, group=GROUPS[group]), *pushed(new)]

    return tell


def _of_loss(old: Any, seat: int, group: int) -> Tell | None:
    """A loss that finds nobody (G14)."""
    if old.player[seat].persons[group]:
        return None
    return lambda new: [event("nobody-lost", seat, group=GROUPS[group])]


# ---- between the rounds ----


def _of_draft_end(old: Any, seat: int, arg: int) -> Tell:
    left = sum(place == Place.OPEN for place in old.place)
    return lambda new: [{"event": "draft-end", "cards": left}]


def _of_decline(old: Any, seat: int, arg: int) -> Tell:
    """A new starting player, hourglasses turned over, perhaps a new era (G19 A to C)."""
    ended, start, era, places = old.round, old.start, era_of(old), old.place[:]
    turned = [(p, old.player[p].doubles) for p in range(old.players)]
    drawn = _of_refill(old, seat, arg)

    def tell(new: Any) -> list[Event]:
        found: list[Event] = [{"event": "decline", "round": ended}]
        if new.start != start:
            found.append(event("start-player", new.start))
        found += [event("flip", p, doubles=doubles) for p, doubles in turned if doubles]
        if era_of(new) != era:
            moves = zip(places, new.place, strict=True)
            laid_off = sum(was != now == Place.DISCARD for was, now in moves)
            found.append({"event": "era", "era": era_of(new), "cards": laid_off})
            found += drawn(new)
        return found

    return tell


def _of_hand_check(old: Any, seat: int, arg: int) -> Tell | None:
    """More cards than the limit: hourglasses, or what they cannot cover is discarded (G20)."""
    held, limit = old.player[seat].n_hand, old.player[seat].hand_limit
    if held <= limit:
        return None

    def tell(new: Any) -> list[Event]:
        name = "hand-overflow" if seen(new)[0] == Step.DISCARD else "hand-limit"
        return [event(name, seat, cards=held, limit=limit)]

    return tell


# ---- the final scoring ----


def half(card: int) -> int:
    """Return what a hand card is worth in the end: half its points, rounded up (G22)."""
    return (int(cards.vp[card]) + Box.CARD_DIVISOR - 1) // Box.CARD_DIVISOR


def _given_up(old: Any, seat: int) -> Tell:
    """The cards that remain in the hand (G38)."""
    found = [
        event("given-up", seat, card=CARDS[card], penalty=half(card))
        for card, place in enumerate(old.place)
        if place == Place.HAND + seat
    ]
    return lambda new: found


def _of_final_start(old: Any, seat: int, arg: int) -> Tell:
    return lambda new: [{"event": "final"}]


def _of_final_rest(old: Any, seat: int, arg: int) -> Tell:
    """Coins, cubes and hourglasses (G22, G32)."""
    me = old.player[seat]
    coins, cubes, hours = me.coins, sum(me.cubes), me.singles + 2 * me.doubles

    def tell(new: Any) -> list[Event]:
        points = new.player[seat].points
        found = [event("final-coins", seat, held=coins, points=points[Source.COINS])]
        if cubes:
            found.append(event("final-cubes", seat, held=cubes, points=points[Source.CUBES]))
        if hours:
            penalty = -points[Source.HOURGLASSES]
            found.append(event("final-hourglasses", seat, hours=hours, penalty=penalty))
        return found

    return tell


def _of_game_end(old: Any, seat: int, arg: int) -> Tell:
    return lambda new: [{"event": "end-rounds", "rounds": Box.ROUNDS}]


TELLERS: dict[int, Callable[[Any, int, int], Tell | None]] = {
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
