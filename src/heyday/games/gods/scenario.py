"""Situations: a table of Gods given as plain data, for tests and for pages that show one.

    table(players=2, power=5, field="0,0 temple red / 1,0 green yellow / 2,0 desert")

A card of the field is written with its place: a temple with its god, a tribe by its colour and,
where a god stone lies on it, the god. Cards stand on lines of their own or between strokes; a
mapping from place to card does as well. Only what matters is named: the sack holds what lies
nowhere else, and stones, temples, nations, chips and points are counted by the rules themselves.
Whoever names the sack, the temples or the stones in hand may leave pieces out of the game.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from heyday.games.gods.actions import REACH
from heyday.games.gods.box import CONTENT, GODS, KINDS, SACK, SACK_KINDS, TRIBES, Box
from heyday.games.gods.field import coordinates, place_at, put_card
from heyday.games.gods.game import GAME
from heyday.games.gods.religion import count_nations, give_stone
from heyday.games.gods.state import NOBODY, NOWHERE, Kind
from heyday.kit import BACKEND, clear_record
from heyday.kit.game import Position

ON_FIELD = (*TRIBES, "desert", "decay", "temple")
DONE = ("temple", "other", "move", "discard")

PerGod = int | Sequence[int] | Mapping[str, int]  # for all alike, by seat, or by the god's name


class BadScenario(ValueError):
    """No table can look like this: says which part is wrong, and what was expected."""


def table(
    players: int = 3,
    field: str | Mapping[str, str] | None = None,
    *,
    power: PerGod = Box.MOST_POWER,
    display: Sequence[str] = ("green", "blue"),
    sack: Mapping[str, int] | None = None,
    current: int = 0,
    temples: PerGod | None = None,
    stones: PerGod | None = None,
    extras: PerGod = 0,
    chips: Mapping[str, str] | None = None,
    actions: int = Box.ACTIONS,
    done: Collection[str] = (),
    options: Mapping[str, str] | None = None,
    seed: int = 0,
) -> Position:
    """Return a position in the middle of a turn; without a field, on the starting constellation.

    `temples` and `stones` are those in hand, `extras` were taken in earlier turns, `chips` names
    the holder of a colour's points chip, `done` what the current player has done this turn.
    """
    if BACKEND != "python":
        raise BadScenario("only HEYDAY_BACKEND=python can lay out a situation")
    position = GAME.start(players, seed, options)
    s = position.tables[0].state
    _clear(s)
    _lay_out(s, starting_field(players) if field is None else field)
    for name, value in (("power", power), ("temples", temples), ("stones", stones)):
        _set_counter(s, name, value)
    _set_counter(s, "extras", extras)
    _fill_sack(s, display, sack)
    for colour, god in (chips or {}).items():
        s.chips[_index("tribe", TRIBES, colour)] = _seat(s, god)
        s.god[_seat(s, god)].points += Box.POINTS_CHIP
    if current not in range(players) or actions not in range(3):
        raise BadScenario(f"current={current}, actions={actions}: no such turn")
    s.current, s.actions, s.turn = current, actions, 1
    for name in done:
        setattr(s, f"{DONE[_index('action', DONE, name)]}_done", 1)
    count_nations(s)
    return position


def starting_field(players: int) -> dict[str, str]:
    """Return the starting constellation."""
    layout = next(it for it in CONTENT.entries("layout") if it["players"] == players)
    temples = {f"{q},{r}": f"temple {GODS[i]}" for i, (q, r) in enumerate(layout["temples"])}
    return temples | {f"{q},{r}": "desert" for q, r in layout["deserts"]}


def _clear(s: Any) -> None:
    """Take everything off a table but the players, the options and the dice."""
    players, options, rng = s.players, s.options, s.rng
    clear_record(s)
    s.players, s.options, s.rng = players, options, rng
    s.owner[NOWHERE] = NOBODY
    s.chips = [NOBODY] * len(TRIBES)
    for god in range(players):
        s.god[god].power = Box.MOST_POWER
        s.god[god].temples = Box.TEMPLES
        s.god[god].stones = Box.STONES


def _lay_out(s: Any, field: str | Mapping[str, str]) -> None:
    """Lay the cards of a field, in the order they are named, each with its stone."""
    for place, card in _cards(field):
        name, god = (*card.split(), "", "")[:2]
        if name not in ON_FIELD or len(card.split()) > 2:
            raise BadScenario(f"{place} {card}: expected one of {', '.join(ON_FIELD)}")
        kind = KINDS.index(name)
        if god and kind in (Kind.DESERT, Kind.DECAY):
            raise BadScenario(f"{place} {card}: this card has no god")
        if not god and kind == Kind.TEMPLE:
            raise BadScenario(f"{place} {card}: expected the god of the temple")
        slot = place_at(s, coordinates(*_hexagon(place)))
        if s.kind[slot] != Kind.EMPTY:
            raise BadScenario(f"{place} {card}: another card lies there")
        owner = _seat(s, god) if god else NOBODY
        put_card(s, slot, kind, owner if kind == Kind.TEMPLE else NOBODY)
        if kind == Kind.TEMPLE:
            s.god[owner].temples -= 1
        elif owner != NOBODY:
            if s.god[owner].stones == 0:
                raise BadScenario(f"{place} {card}: a god has {Box.STONES} stones")
            give_stone(s, slot, owner)


def _cards(field: str | Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Yield the places of a field, each with its card."""
    if not isinstance(field, str):
        yield from field.items()
        return
    for line in field.replace("/", "\n").splitlines():
        if line.strip():
            place, _, card = line.strip().partition(" ")
            yield place, card.strip()


def _hexagon(place: str) -> tuple[int, int]:
    try:
        q, r = map(int, place.split(","))
    except ValueError:
        raise BadScenario(f"{place!r} is no place: expected q,r such as 2,-1") from None
    if max(abs(q), abs(r)) >= REACH:
        raise BadScenario(f"{place!r} is no place: q and r stay below {REACH}")
    return q, r


def _set_counter(s: Any, name: str, value: PerGod | None) -> None:
    """Set one of the counters before each player; it cannot exceed what the box leaves for it."""
    if value is None:
        value = [getattr(s.god[god], name) for god in range(s.players)]
    elif isinstance(value, int):
        value = [value] * s.players
    elif isinstance(value, Mapping):
        named = {_seat(s, god): number for god, number in value.items()}
        value = [named.get(god, getattr(s.god[god], name)) for god in range(s.players)]
    if len(value) != s.players:
        raise BadScenario(f"{name}={value}: expected a number for each of {s.players} players")
    for god, number in enumerate(value):
        most = SACK[Kind.EXTRA] if name == "extras" else getattr(s.god[god], name)
        if not 0 <= number <= most:
            raise BadScenario(f"{name} of {GODS[god]}: expected 0 to {most}, got {number}")
        setattr(s.god[god], name, number)


def _fill_sack(s: Any, display: Sequence[str], sack: Mapping[str, int] | None) -> None:
    """Show the display, and put into the sack what is named, or all that lies nowhere else."""
    if len(display) > Box.SLOTS or len(set(display)) != len(display):
        raise BadScenario(f"display {', '.join(display)}: expected at most two different cards")
    for slot, name in enumerate(display):
        s.display[slot] = 1 + _index("card", SACK_KINDS, name)
    for name in sack or {}:
        _index("card", SACK_KINDS, name)
    for kind, name in enumerate(SACK_KINDS, start=1):
        left = SACK[kind] - s.kind.count(kind) - s.display.count(kind)
        if kind == Kind.EXTRA:
            left -= sum(god.extras for god in s.god)
        wanted = left if sack is None else sack.get(name, 0)
        if not 0 <= wanted <= left:
            raise BadScenario(f"{name}: there are only {SACK[kind]} of these cards")
        s.sack[kind] = wanted
        s.n_sack += wanted


def _seat(s: Any, god: str) -> int:
    return _index("god at this table", GODS[: s.players], god)


def _index(what: str, words: Sequence[str], word: str) -> int:
    if word not in words:
        raise BadScenario(f"{word!r} is no {what}: expected one of {', '.join(words)}")
    return words.index(word)
