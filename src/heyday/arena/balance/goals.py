"""The goals of a balanced game, and whether games between bots meet them.

A goal is open where it is missed by what was counted, but within what chance explains.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from statistics import median

from heyday.arena.balance.measures import BALANCED, Leaning, Share
from heyday.arena.balance.uses import Use

MET, NOT_MET, OPEN = "met", "not met", "open"
FAR = 0.05  # from the fair share of victories
SELDOM = 0.05  # of the games in which a card was available, of the choices of a tile
OUTSTANDING = 3  # standard errors
BLURRED = 0.1  # a standard error with which nothing stands out
SEVERAL, COMMON = 3, 0.1  # so many leanings, each among so many of the winners


@dataclass(frozen=True)
class Goal:
    """A goal, and what speaks for and against it."""

    name: str
    wish: str
    status: str
    entries: list[str] = field(default_factory=list)  # what misses it, or may miss it
    note: str = ""

    def data(self) -> dict[str, object]:
        """Return it as plain data."""
        return dict(vars(self))


def percent(share: float) -> str:
    """Return a share in words."""
    return f"{100 * share:.1f} %"


def points(value: float) -> str:
    """Return a difference of shares in words."""
    return f"{100 * value:+.1f}".replace("-", "\u2212")


def ordinal(number: int) -> str:
    """Return 1st, 2nd, 3rd or 4th."""
    return f"{number}{('th', 'st', 'nd', 'rd')[number] if number < 4 else 'th'}"


def between(share: Share) -> str:
    """Return a share and its interval in words."""
    return f"{percent(share.value)} ({100 * share.low:.1f} to {100 * share.high:.1f})"


def _status(surely: Sequence[str], perhaps: Sequence[str]) -> str:
    return NOT_MET if surely else OPEN if perhaps else MET


# ---- seats ----


def seats(tables: Mapping[int, Sequence[Share]]) -> Goal:
    """No place in the order of play is far from fair, beyond the interval."""
    surely, perhaps = [], []
    for players, places in tables.items():
        for nth, share in enumerate(places, start=1):
            who = f"{players} players, {ordinal(nth)} to play"
            entry = f"{who}: {between(share)}, fair is {percent(1 / players)}"
            if _beyond(share, 1 / players):
                surely.append(entry)
            elif abs(share.value - 1 / players) > FAR:
                perhaps.append(entry)
    widest = max((s.high - s.low) / 2 for places in tables.values() for s in places)
    return Goal(
        "seats",
        f"No seat is more than {100 * FAR:.0f} points of win rate from its fair share",
        _status(surely, perhaps),
        surely + perhaps,
        f"intervals reach up to {100 * widest:.1f} points to each side",
    )


def _beyond(share: Share, fair: float) -> bool:
    return share.low > fair + FAR or share.high < fair - FAR


# ---- cards ----


def offered(cards: Sequence[Use]) -> list[Use]:
    """Return the cards that some game offered: of others nothing is known."""
    return [use for use in cards if use.games.of]


def cards_played(cards: Sequence[Use]) -> Goal:
    """Every card is played in some of the games in which it was available."""
    surely, perhaps = [], []
    cards = offered(cards)
    for use in sorted(cards, key=lambda use: use.games.value):
        entry = f"{use.thing.full}: {between(use.games)} of {use.games.of} games"
        if use.games.high < SELDOM:
            surely.append(entry)
        elif use.games.value < SELDOM:
            perhaps.append(entry)
    least = min(cards, key=lambda use: use.games.value)
    return Goal(
        "cards played",
        f"Every card is played in at least {100 * SELDOM:.0f} % of the games that offer it",
        _status(surely, perhaps),
        surely + perhaps,
        f"the least played is {least.thing.full}, in {percent(least.games.value)} of its games",
    )


def cards_even(cards: Sequence[Use]) -> Goal:
    """No card contributes far more to winning than all others of its era."""
    surely = [
        f"{use.thing.full}: {points(use.contribution.value)}, {gap:.1f} standard errors above"
        for use, gap in outstanding(cards)
    ]
    errors = [use.contribution.error for use in cards if use.contribution.known]
    blurred = not errors or median(errors) > BLURRED
    return Goal(
        "cards even",
        f"No card contributes {OUTSTANDING} standard errors more to winning than all of its era",
        NOT_MET if surely else OPEN if blurred else MET,
        surely,
        f"the usual standard error is {100 * median(errors):.1f} points" if errors else "",
    )


def outstanding(cards: Sequence[Use]) -> list[tuple[Use, float]]:
    """Return the best card of an era if it is far above every other one, and how far."""
    found = []
    for group in dict.fromkeys(use.thing.group for use in cards):
        era = [use for use in cards if use.thing.group == group and use.contribution.known]
        if len(era) > 1:
            best, *others = sorted(era, key=lambda use: -use.contribution.value)
            gap = min(best.contribution.above(use.contribution) for use in others)
            found += [(best, gap)] if gap > OUTSTANDING else []
    return found


# ---- strategies ----


def strategies(tables: Mapping[int, Sequence[Leaning]]) -> Goal:
    """Winners lean on several things, at tables of every size."""
    surely, perhaps, seen = [], [], []
    for players, leanings in tables.items():
        ways = [way for way in leanings if way.name != BALANCED]
        common = [way for way in ways if way.winners.value >= COMMON]
        named = ", ".join(f"{way.name} {100 * way.winners.value:.0f} %" for way in common)
        entry = f"{players} players: {named or 'none'}"
        if sum(way.winners.high >= COMMON for way in ways) < SEVERAL:
            surely.append(entry)
        elif len(common) < SEVERAL:
            perhaps.append(entry)
        else:
            seen.append(entry)
    return Goal(
        "strategies",
        f"Winners lean on at least {SEVERAL} things, {100 * COMMON:.0f} % of them or more on each",
        _status(surely, perhaps),
        surely + perhaps,
        "; ".join(seen),
    )
