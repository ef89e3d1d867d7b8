"""Rewards and disadvantages: of cards, of moons and of cities (chronicler, G13, G14, G28, G29)."""

from heyday.games.gentes.box import Box, gains
from heyday.games.gentes.mat import (
    GROUPS,
    can_gain,
    gain_person,
    mixes_of,
    pay_cubes,
    score_points,
    store_cubes,
)
from heyday.games.gentes.refusals import Refusal
from heyday.games.gentes.state import Cube, Gain, Step
from heyday.kit import has, rule
from heyday.kit.steps import argument, pop, push


@rule
def receive(s, p, row, source):
    """Receive all gains of a row: points, coins, cubes; then locks come off, persons join (G14)."""
    me = s.player[p]
    score_points(me, source, gains.plain[row][Gain.VP])
    me.coins += gains.plain[row][Gain.COINS]
    store_cubes(me, Cube.TEMPLE, gains.plain[row][Gain.TEMPLE])
    store_cubes(me, Cube.ORACLE, gains.plain[row][Gain.ORACLE])
    for _ in range(gains.persons[row][GROUPS]):
        push(s, Step.JOIN_ANY, p, 0)
    for group in range(GROUPS - 1, -1, -1):
        for _ in range(gains.persons[row][group]):
            push(s, Step.JOIN, p, group)
    for _ in range(gains.plain[row][Gain.LOCKS]):
        push(s, Step.UNLOCK, p, 0)


@rule
def remove_lock(s, p):
    """Remove a lock; where none is left, take a cube of choice instead (G29)."""
    me = s.player[p]
    if me.locks > 0:
        me.locks -= 1
    else:
        push(s, Step.CUBE, p, 0)


@rule
def choose_cube(s, p, store):
    """Take the cube that comes instead of a lock."""
    pop(s)
    store_cubes(s.player[p], store, 1)


@rule
def join(s, p, group):
    """A printed person joins, wanted or not; into a group of six it is lost (G28)."""
    me = s.player[p]
    if can_gain(me, group):
        gain_person(me, group)


@rule
def why_not_join(s, p, group):
    """Why a person cannot join a group of choice (G2)."""
    return Refusal.NONE if can_gain(s.player[p], group) else Refusal.GROUP_FULL


@rule
def join_chosen(s, p, group):
    """A person of choice joins: a card's gain, or trained for cubes."""
    pop(s)
    gain_person(s.player[p], group)


@rule
def face_loss(s, p, group):
    """A card takes a person; of a group of none it takes nothing (G14)."""
    if s.player[p].persons[group] > 0:
        push(s, Step.LOSE, p, group)


@rule
def lose_person(s, p):
    """Lose the person; each is a decision of its own (G37)."""
    s.player[p].persons[argument(s)] -= 1
    pop(s)


@rule
def why_not_keep(s, p, temple):
    """Why a loss cannot be bought off with this mix of cubes (4.1 B)."""
    mixes = mixes_of(s.player[p], Box.BUY_OFF_CUBES)
    return Refusal.NONE if has(mixes, temple) else Refusal.CUBES


@rule
def keep_person(s, p, temple):
    """Buy a loss off with cubes of any mix (4.1 B, G14)."""
    pay_cubes(s.player[p], temple, Box.BUY_OFF_CUBES)
    pop(s)
