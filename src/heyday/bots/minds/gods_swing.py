"""What a temple or a tribe changes in Gods: believers that come and go, nations with them."""

from heyday.games.gods.box import TARGET, Box
from heyday.games.gods.field import neighbours
from heyday.games.gods.religion import is_tribe
from heyday.games.gods.state import NOBODY, Kind
from heyday.kit import rule, table

WAY = table([0, 60, 160])  # hundredths of a point: tribes of the three that a nation needs
BITS = 3  # that a count of up to six tribes takes


@rule
def tribes_around(s, place):
    """Return how many tribes of each religion and colour lie around a place, as packed counts."""
    packed = 0
    for n in neighbours(s, place):
        kind = s.kind[n]
        if is_tribe(kind):
            packed += pack(s.owner[n], kind)
    return packed


@rule
def pack(owner, kind):
    """Return one tribe of a religion and a kind as packed counts."""
    return 1 << BITS * (4 * owner + kind - Kind.GREEN)


@rule
def tribes_of(packed, owner):
    """Return the packed tribes of a religion: how many there are of each colour."""
    return packed >> 4 * BITS * owner & (1 << 4 * BITS) - 1


@rule
def gained(packed, god):
    """Return the packed tribes that a temple of a god would convert: those of all others."""
    tribes = 0
    for owner in range(NOBODY + 1):
        if owner != god:
            tribes += tribes_of(packed, owner)
    return tribes


@rule
def of_colour(tribes, colour):
    """Return how many tribes are of a colour."""
    return tribes >> BITS * colour & 7


@rule
def believers_worth(s, colour, believers):
    """Return what so many believers of a colour are worth: nations, the chip, and the way there."""
    value = Box.POINTS_CARD * (believers // Box.NATION) + WAY[believers % Box.NATION] / 100.0
    if s.chips[colour] == NOBODY:
        if believers >= Box.NATION:
            value += Box.POINTS_CHIP
        else:
            value += WAY[believers] / 100.0 * Box.POINTS_CHIP / Box.POINTS_CARD
    return value


@rule
def one_more(s, god, colour):
    """Return what one more believer of a colour is worth to a god."""
    now = s.god[god].believers[colour] + 0
    return believers_worth(s, colour, now + 1) - believers_worth(s, colour, now)


@rule
def swing_for(s, packed, god):
    """Return what converting tribes is worth to a god."""
    tribes = gained(packed, god)
    value = 0.0
    for colour in range(4):
        count = of_colour(tribes, colour)
        if count > 0:
            now = s.god[god].believers[colour] + 0
            value += believers_worth(s, colour, now + count) - believers_worth(s, colour, now)
    return value


@rule
def points_for(s, packed, god):
    """Return the victory points that converting tribes brings a god at once."""
    tribes = gained(packed, god)
    points = 0
    for colour in range(4):
        count = of_colour(tribes, colour)
        if count > 0:
            now = s.god[god].believers[colour] + 0
            more = (now + count) // Box.NATION - now // Box.NATION
            points += Box.POINTS_CARD * more
            if more > 0 and s.chips[colour] == NOBODY:
                points += Box.POINTS_CHIP
    return points


@rule
def loss_of(s, packed, victim):
    """Return what a god loses when its tribes are converted."""
    tribes = tribes_of(packed, victim)
    value = 0.0
    if tribes:
        for colour in range(4):
            count = of_colour(tribes, colour)
            if count > 0:
                now = s.god[victim].believers[colour] + 0
                value += believers_worth(s, colour, now) - believers_worth(s, colour, now - count)
    return value


@rule
def tribe_points(s, god, colour):
    """Return the victory points that one more believer of a colour brings a god at once."""
    if s.god[god].believers[colour] % Box.NATION < Box.NATION - 1:
        return 0
    return Box.POINTS_CARD + (Box.POINTS_CHIP if s.chips[colour] == NOBODY else 0)


@rule
def would_win(s, god, points):
    """Whether so many points more are enough."""
    return points > 0 and s.god[god].points + points >= TARGET[s.players]
