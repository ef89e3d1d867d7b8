"""Situations: a table of Gentes given as plain data, for tests and for pages that show one.

    table(
        players=2,
        A=dict(coins=5, persons="2 artisan 1 soldier", hand=["forge"], cities=["Athenai"]),
        display=["road", "shrine"],
    )

Only what matters is named, the rest is as at the start. Cards that lie nowhere else are in their
deck, those of past eras in the discard pile unless it is named. Whatever the rules count as they go
(icons, symbols, effects, points of nothing) is counted by the rules themselves.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from heyday.games.gentes.box import CARDS, SITES, TILES, Box, cards, regions, sites
from heyday.games.gentes.chronicler import add_effects
from heyday.games.gentes.game import GAME
from heyday.games.gentes.mats import SEATS
from heyday.games.gentes.schema import GROUPS
from heyday.games.gentes.state import NO_CARD, NOBODY, Place, Source, Step
from heyday.kit import BACKEND
from heyday.kit.game import Position
from heyday.kit.steps import pop, push

MAT = {
    "coins": (0, 999),
    "locks": (0, Box.SPACES),
    "singles": (0, Box.SPACES),
    "doubles": (0, Box.SPACES),
    "temple": (0, Box.STORE),
    "oracle": (0, Box.STORE),
    "points": (-999, 999),
}
LISTS = ("persons", "hand", "tableau", "cities", "tiles", "bonus", "used")
WHEN = {"turn": Step.TURN, "decline": Step.DECLINE_START, "final": Step.FINAL_START}
Mat = Mapping[str, Any]


class BadScenario(ValueError):
    """No table can look like this: says which part is wrong, and what was expected."""


def table(
    players: int = 2,
    *,
    round: int = 1,
    start: int = 0,
    seat: int = 0,
    when: str = "turn",
    main_done: bool = False,
    display: Sequence[str | None] | None = None,
    discard: Collection[str] | None = None,
    training: Sequence[str] | None = None,
    bonus_taken: Sequence[int] = (0, 0, 0),
    options: Mapping[str, str] | None = None,
    seed: int = 0,
    **mats: Mat,
) -> Position:
    """Return a position: in the turn of a seat, at the begin of the decline or of the scoring.

    `mats` are A, B, C and D. A mat may say coins, locks, singles, doubles, temple and oracle cubes,
    points, persons ("2 artisan 1 soldier"), hand, tableau, cities (sites and hometowns), tiles,
    bonus (0 cities, 1 cards, 2 persons), and used cards and hometowns.
    """
    if BACKEND != "python":
        raise BadScenario("only HEYDAY_BACKEND=python can lay out a situation")
    if round not in range(1, Box.ROUNDS + 1) or not {start, seat} <= set(range(players)):
        raise BadScenario(f"round={round}, start={start}, seat={seat}: no such moment")
    position = GAME.start(players, seed, dict(options or {}) | {"setup": "first_game"})
    s = position.tables[0].state
    _clear(s)
    s.round, s.start, s.turn = round, start, 1
    if len(bonus_taken) != len(s.bonus_taken) or not set(bonus_taken) <= set(range(players + 1)):
        raise BadScenario(f"bonus_taken={bonus_taken}: expected three numbers up to {players}")
    s.bonus_taken = list(bonus_taken)
    for name, mat in mats.items():
        _set_mat(s, _index("seat at this table", SEATS[:players], name), mat)
    _lay_cards(s, display, discard)
    if training is not None:
        if sorted(training) != sorted(GROUPS):
            raise BadScenario(f"training {training}: expected each group once")
        s.training = [GROUPS.index(group) for group in training]
    _set_steps(s, seat, when, main_done)
    try:
        while not position.drive.settled(position.tables):
            position.drive.next_step(position.tables)
    except AssertionError:
        raise BadScenario("somebody has to decide here and has no choice") from None
    return position


def _set_steps(s: Any, seat: int, when: str, main_done: bool) -> None:
    """Put on the stack what comes next."""
    if when == "turn":
        push(s, Step.HEYDAY, 0, (seat + 1) % s.players)
        push(s, Step.REFILL, 0, 0)
        push(s, Step.TURN, seat, int(main_done))
    else:
        push(s, WHEN[tuple(WHEN)[_index("moment", tuple(WHEN), when)]], 0, 0)


def _clear(s: Any) -> None:
    """Take the first-game cards and persons off the table, and everything that was to come."""
    while s.depth:
        pop(s)
    s.place = [Place.DECK] * Box.CARDS
    s.display = [NO_CARD] * Box.SLOTS
    for player in s.player:
        player.persons = [0] * len(GROUPS)
        player.n_hand = 0


def _set_mat(s: Any, seat: int, mat: Mat) -> None:
    me = s.player[seat]
    for name, value in mat.items():
        if name in MAT:
            least, most = MAT[name]
            if type(value) is not int or not least <= value <= most:
                raise BadScenario(f"{name}={value}: expected {least} to {most}")
        elif name not in LISTS:
            raise BadScenario(f"{name!r} is nothing on a mat: expected {', '.join([*MAT, *LISTS])}")
    for name in ("coins", "locks", "singles", "doubles"):
        setattr(me, name, mat.get(name, getattr(me, name)))
    me.cubes = [mat.get("temple", 0), mat.get("oracle", 0)]
    me.points[Source.CARDS] = mat.get("points", 0)
    me.persons = _persons(mat.get("persons", ""))
    for card in mat.get("hand", ()):
        _put(s, card, Place.HAND + seat)
        me.n_hand += 1
    for card in mat.get("tableau", ()):
        number = _put(s, card, Place.TABLEAU + seat)
        me.n_tableau += 1
        add_effects(me, number)
        me.symbols = [n + int(k) for n, k in zip(me.symbols, cards.symbols[number], strict=True)]
    for site in mat.get("cities", ()):
        _build(s, seat, _index("site", SITES, site))
    for name in mat.get("tiles", ()):
        tile = _index("tile", TILES, name)
        if s.tile[tile] != NOBODY:
            raise BadScenario(f"{name}: the tile is taken, or not used with so many players")
        s.tile[tile] = seat
        me.n_tiles += 1
    for name in mat.get("used", ()):
        if name in SITES[Box.FIRST_HOME :]:
            s.marked[SITES.index(name)] = 1
        else:
            s.used[_index("card", CARDS, name)] = 1
    for stack in mat.get("bonus", ()):
        if stack not in range(len(me.bonus)) or me.bonus[stack]:
            raise BadScenario(f"bonus {stack}: expected 0 cities, 1 cards, 2 persons, each once")
        me.bonus[stack] = 1
        s.bonus_taken[stack] += 1
    if me.locks + me.singles + me.doubles + me.n_tiles > Box.SPACES:
        raise BadScenario(f"{SEATS[seat]}: the time track has {Box.SPACES} spaces")


def _persons(text: str) -> list[int]:
    """Return the persons that a text like "2 artisan 1 soldier" names."""
    words = text.split()
    persons = [0] * len(GROUPS)
    if len(words) % 2 or not all(number.isdecimal() for number in words[::2]):
        raise BadScenario(f"{text!r}: expected persons such as 2 artisan 1 soldier")
    for number, group in zip(words[::2], words[1::2], strict=True):
        persons[_index("group", GROUPS, group)] = int(number)
    for row in range(0, len(GROUPS), 2):
        if sum(persons[row : row + 2]) > Box.ROW:
            raise BadScenario(f"{text}: a row of the chart holds {Box.ROW} persons")
    return persons


def _build(s: Any, seat: int, site: int) -> None:
    me = s.player[seat]
    if s.owner[site] != NOBODY:
        raise BadScenario(f"{SITES[site]}: another city stands there")
    if site < Box.FIRST_HOME and not regions.used[sites.region[site]][s.players]:
        raise BadScenario(f"{SITES[site]}: its region is closed with {s.players} players")
    if me.n_cities == Box.CITIES:
        raise BadScenario(f"{SITES[site]}: a player has {Box.CITIES} cities")
    s.owner[site] = seat
    me.n_cities += 1
    me.icons[sites.icon[site]] += 1


def _lay_cards(
    s: Any, display: Sequence[str | None] | None, discard: Collection[str] | None
) -> None:
    """Lay out the display and the discard pile."""
    first = (s.round - 1) // Box.ERA_ROUNDS * Box.ERA_CARDS
    if len(display or ()) > Box.SLOTS:
        raise BadScenario(f"display: expected at most {Box.SLOTS} cards")
    for name in discard or ():
        _put(s, name, Place.DISCARD)
    for slot, shown in enumerate(display or ()):
        if shown is not None:
            s.display[slot] = _put(s, shown, Place.DISPLAY)
    free = [card for card in range(first, first + Box.ERA_CARDS) if s.place[card] == Place.DECK]
    if display is None:
        for slot, card in enumerate(free[: Box.SLOTS]):
            s.display[slot] = _put(s, CARDS[card], Place.DISPLAY)
    if discard is None:
        for card in range(first):
            if s.place[card] == Place.DECK:
                s.place[card] = Place.DISCARD


def _put(s: Any, name: str, place: int) -> int:
    card = _index("card", CARDS, name)
    if s.place[card] != Place.DECK:
        raise BadScenario(f"{name} lies in two places")
    s.place[card] = place
    return card


def _index(what: str, words: Sequence[str], word: str) -> int:
    if word not in words:
        raise BadScenario(f"{word!r} is no {what}: expected one of {', '.join(words)}")
    return words.index(word)
