"""Set, play, look: the words in which the scenario tests of Gentes are written."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from heyday.games.gentes.box import CARDS, SITES, TILES, Box
from heyday.games.gentes.faults import NAMES, fault
from heyday.games.gentes.game import GAME
from heyday.games.gentes.scenario import table
from heyday.games.gentes.schema import GROUPS
from heyday.games.gentes.state import NO_CARD, NOBODY, UNUSED, Place, Source, Step
from heyday.kit import BACKEND, names_of
from heyday.kit.game import Position

__all__ = [
    "FULL",
    "GAME",
    "ORDER",
    "cities",
    "coins",
    "cubes",
    "discard_pile",
    "display",
    "fault_of",
    "free",
    "hand",
    "idle",
    "idle_turn",
    "legal",
    "marked",
    "mat",
    "needs_python",
    "open_tiles",
    "persons",
    "play",
    "points",
    "scored",
    "start_player",
    "step",
    "table",
    "tableau",
    "tiles_in_play",
    "track",
    "training",
    "whose",
    "why",
]

SEATS = GAME.seat_names
STEPS = {value: name.lower() for name, value in names_of(Step).items()}
SOURCES = tuple(name.lower() for name in names_of(Source))
LEAST = ("done", "end", "tax 1", "tax 2", "place 0", "lose")

FULL = {"locks": 5, "singles": 7}  # a mat without a free space: no turn for this player
ORDER = GROUPS  # the cost table from left to right, for tests that read prices

needs_python = pytest.mark.skipif(
    BACKEND != "python", reason="situations are laid out by the rules, which only CPython can call"
)


# ---- play ----


def play(position: Position, *lines: str) -> None:
    """Play lines of notation; a table without a fault before each must have none after it."""
    for line in lines:
        before = position.clone()
        action = position.read(line)
        position.act(action)
        if fault_of(before) == "none":
            broken = fault_of(position, before, action)
            assert broken == "none", f"{broken} after {line}"


def idle(position: Position, until: Callable[[Position], bool]) -> None:
    """Do as little as possible, whoever decides, until something is true."""
    while not until(position):
        lines = [position.text(action) for action in position.legal()]
        play(position, next((line for line in LEAST if line in lines), lines[0]))


def idle_turn(position: Position) -> None:
    """Let the player in turn do as little as possible in it."""
    turn = position.look().turn
    idle(position, lambda now: now.look().turn != turn or step(now) == "decline" or now.over)


def why(position: Position, line: str) -> str:
    """Return the name of the reason why something is not legal, `none` if it is."""
    action = position.read(line)
    code = position.refusal(action)
    assert (code == 0) == (action in position.legal())
    return GAME.refusals[code]


def fault_of(position: Position, before: Position | None = None, action: int = 0) -> str:
    """Return which promise of the table is broken, `none` if all are kept."""
    now = position.clone().tables
    position.game.calls.choices(now)
    then = (before or position).tables[0].state
    return NAMES[fault(now[0].state, then, action, now[0].moves)]


# ---- look: what is to be decided ----


def legal(position: Position, verb: str = "") -> set[str]:
    """Return the legal actions, or those of one verb, in notation."""
    lines = {position.text(action) for action in position.legal()}
    return {line for line in lines if not verb or line.split()[0] == verb}


def whose(position: Position) -> str:
    """Return who decides."""
    return SEATS[position.to_move]


def step(position: Position) -> str:
    """Return what is decided: turn, payment, hourglasses, train ...; over once it is."""
    look = position.look()
    return "over" if position.over else STEPS[look.step[look.depth - 1]]


# ---- look: the mats, A's if no other is named ----


def mat(position: Position, seat: str = "A") -> Any:
    """Return all that is counted on a mat."""
    return position.look().player[SEATS.index(seat)]


def coins(position: Position, seat: str = "A") -> int:
    return mat(position, seat).coins


def points(position: Position, seat: str = "A") -> int:
    return sum(mat(position, seat).points)


def scored(position: Position, seat: str = "A") -> dict[str, int]:
    """Return the points by source, where there are any."""
    found = zip(SOURCES, mat(position, seat).points, strict=True)
    return {source: n for source, n in found if n}


def persons(position: Position, seat: str = "A") -> str:
    """Return the chart as a scenario writes it: `2 artisan 1 soldier`."""
    chart = zip(mat(position, seat).persons, GROUPS, strict=True)
    return " ".join(f"{n} {group}" for n, group in chart if n)


def cubes(position: Position, seat: str = "A") -> tuple[int, int]:
    """Return the cubes of temple and oracle."""
    temple, oracle = mat(position, seat).cubes
    return temple, oracle


def track(position: Position, seat: str = "A") -> tuple[int, int, int]:
    """Return what lies on the time track: single hourglasses, doubles and action tiles."""
    me = mat(position, seat)
    return me.singles, me.doubles, me.n_tiles


def free(position: Position, seat: str = "A") -> int:
    """Return how many of the twelve spaces are free."""
    return Box.SPACES - mat(position, seat).locks - sum(track(position, seat))


def hand(position: Position, seat: str = "A") -> set[str]:
    return set(_cards(position, Place.HAND + SEATS.index(seat)))


def tableau(position: Position, seat: str = "A") -> set[str]:
    return set(_cards(position, Place.TABLEAU + SEATS.index(seat)))


def cities(position: Position, seat: str = "A") -> set[str]:
    owner = position.look().owner
    return {site for site, who in zip(SITES, owner, strict=True) if who == SEATS.index(seat)}


# ---- look: the table ----


def display(position: Position) -> list[str | None]:
    return [CARDS[card] if card != NO_CARD else None for card in position.look().display]


def discard_pile(position: Position) -> set[str]:
    return set(_cards(position, Place.DISCARD))


def training(position: Position) -> list[str]:
    """Return the groups of the cost table, the cheapest first."""
    return [GROUPS[group] for group in position.look().training]


def marked(position: Position) -> set[str]:
    """Return the cards and hometowns that carry a marker."""
    look = position.look()
    return {
        name
        for names, marks in ((CARDS, look.used), (SITES, look.marked))
        for name, mark in zip(names, marks, strict=True)
        if mark
    }


def tiles_in_play(position: Position) -> set[str]:
    return {t for t, who in zip(TILES, position.look().tile, strict=True) if who != UNUSED}


def open_tiles(position: Position) -> set[str]:
    """Return the action tiles that nobody has taken."""
    return {t for t, who in zip(TILES, position.look().tile, strict=True) if who == NOBODY}


def start_player(position: Position) -> str:
    return SEATS[position.look().start]


def _cards(position: Position, place: int) -> list[str]:
    places = zip(CARDS, position.look().place, strict=True)
    return [card for card, where in places if where == place]
