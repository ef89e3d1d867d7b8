"""The playing field, which is not limited in size: places, neighbours, and what a place costs.

Coordinates are axial (q, r), packed into one number. A place is found by hashing them; as long as
the field fits 25 by 25 hexes every place sits in its own slot, beyond that slots are shared by
probing, and the only limit left is that q and r stay within 2,047 of the centre. No game gets that
far. Only a card laid or a desert moved can carry the edge of the field outwards, by one step. With
4 players 51 cards leave sack and display for good, and after 12 turns without one the game ends
(D11): at most 52 x 12 = 624 turns, each with one desert move at most. With 79 cards laid and two
moves by whirlwinds that makes 705 steps, fewer with fewer players.
"""

from heyday.games.gods.box import Box
from heyday.games.gods.state import NOBODY, NOWHERE, PLACES, Kind
from heyday.kit import rule

ROW = 4096
ORIGIN = 2048 * ROW + 2048
AROUND = (1, 1 - ROW, -ROW, -1, ROW - 1, ROW)


@rule
def coordinates(q, r):
    """Return the packed coordinates of a hex."""
    return ORIGIN + q + ROW * r


@rule
def home(where):
    """Return the slot in which a place is looked for first."""
    # Both masks tell the compiler that nothing here is negative: a tenth of all time is saved.
    return ((where & (ROW - 1)) + 25 * (where >> 12 & (ROW - 1))) % PLACES


@rule
def search(s, where):
    """Return the slot of these coordinates, or the free slot where they belong."""
    place = home(where)
    while s.where[place] != where and s.where[place] != 0:
        place += 1
        if place == PLACES:
            place = 0
    return place


@rule
def find(s, where):
    """Return the place with these coordinates, or NOWHERE if it holds and touches no card."""
    place = search(s, where)
    return place if s.where[place] == where else NOWHERE


@rule
def place_at(s, where):
    """Return the place with these coordinates, which is entered in the table if it is new."""
    place = search(s, where)
    if s.where[place] == 0:
        s.where[place] = where
        s.owner[place] = NOBODY
    return place


@rule
def neighbours(s, place):
    """Return the six places around a place, NOWHERE for those that hold and touch nothing."""
    where = s.where[place]
    return (
        find(s, where + AROUND[0]),
        find(s, where + AROUND[1]),
        find(s, where + AROUND[2]),
        find(s, where + AROUND[3]),
        find(s, where + AROUND[4]),
        find(s, where + AROUND[5]),
    )


@rule
def forget(s, place):
    """Free the slot of a place that no longer touches a card; move up those that probed past it."""
    gap = place
    s.where[gap] = 0
    while True:
        place += 1
        if place == PLACES:
            place = 0
        if s.where[place] == 0:
            return
        if (place - home(s.where[place])) % PLACES >= (place - gap) % PLACES:
            move_slot(s, place, gap)
            gap = place


@rule
def move_slot(s, place, to):
    """Move a place to another slot."""
    s.where[to] = s.where[place]
    s.kind[to] = s.kind[place]
    s.owner[to] = s.owner[place]
    s.touching[to] = s.touching[place]
    s.spot[to] = s.spot[place]
    if s.kind[place] == Kind.DESERT:
        s.deserts[s.spot[place]] = to
    elif is_open(s, place):
        s.frontier[s.spot[place]] = to
    s.where[place] = 0
    s.kind[place] = Kind.EMPTY
    s.touching[place] = 0


# ---- the frontier: empty places by what they cost ----


@rule
def exchange(s, i, j):
    """Let two places change spots in the frontier."""
    a = s.frontier[i]
    b = s.frontier[j]
    s.frontier[i] = b
    s.frontier[j] = a
    s.spot[b] = i
    s.spot[a] = j


@rule
def open_place(s, place):
    """Enter an empty place that touches cards into the frontier."""
    for touching in range(s.touching[place]):
        raise_price(s, place, touching)


@rule
def close_place(s, place):
    """Take a place out of the frontier."""
    for touching in range(s.touching[place], 0, -1):
        lower_price(s, place, touching)


@rule
def raise_price(s, place, touching):
    """Move a place that touched so many cards up among those that touch one more."""
    i = s.first[touching]
    if touching == 0:
        s.frontier[i] = place
        s.spot[place] = i
    else:
        exchange(s, s.spot[place], i)
    s.first[touching] = i + 1


@rule
def lower_price(s, place, touching):
    """Move a place that touched so many cards down among those that touch one less."""
    i = s.first[touching - 1] - 1
    exchange(s, s.spot[place], i)
    s.first[touching - 1] = i


@rule
def frontier_size(s):
    """Return how many empty places touch a card."""
    return s.first[0]


@rule
def first_within(s, price, power):
    """Return where, in the frontier, the places start that cost at most `power`."""
    return s.first[min(power // price, 6)]


# ---- cards come and go ----


@rule
def put_card(s, place, kind, owner):
    """Lay a hex card: every place around it touches one card more."""
    close_place(s, place)
    s.kind[place] = kind
    s.owner[place] = owner
    if kind == Kind.DESERT:
        s.deserts[s.n_deserts] = place
        s.spot[place] = s.n_deserts
        s.n_deserts += 1
    where = s.where[place]
    for step in AROUND:
        n = place_at(s, where + step)
        touching = s.touching[n]
        s.touching[n] = touching + 1
        if s.kind[n] == Kind.EMPTY:
            raise_price(s, n, touching)


@rule
def lift_desert(s, place):
    """Take a desert off the field; return the place it left, NOWHERE if it touches none now."""
    s.kind[place] = Kind.EMPTY
    s.n_deserts -= 1
    last = s.deserts[s.n_deserts]
    s.deserts[s.spot[place]] = last
    s.spot[last] = s.spot[place]
    open_place(s, place)
    where = s.where[place]
    for step in AROUND:
        n = find(s, where + step)
        touching = s.touching[n]
        s.touching[n] = touching - 1
        if s.kind[n] == Kind.EMPTY:
            lower_price(s, n, touching)
            if touching == 1:
                forget(s, n)
    place = find(s, where)
    if s.touching[place] == 0:
        forget(s, place)
        return NOWHERE
    return place


@rule
def is_open(s, place):
    """Whether a card may be laid there: an empty place that touches a card."""
    return s.kind[place] == Kind.EMPTY and s.touching[place] > 0


@rule
def tribe_price(s, place):
    """A tribe costs 1 power for each hex card around its place (action a)."""
    return Box.TRIBE_PRICE * s.touching[place]


@rule
def temple_price(s, place):
    """A temple costs 3 power for each hex card around its place (action b, D2)."""
    return Box.TEMPLE_PRICE * s.touching[place]
