"""Religion and nations: which god a tribe follows, and what three of a colour are worth."""

from heyday.games.gods.box import TARGET, Box
from heyday.games.gods.field import neighbours
from heyday.games.gods.state import NOBODY, End, Kind, Option
from heyday.kit import rule, table

# From a set of gods, as bits, to its only member; NOBODY if it has none or several.
ONLY = table([NOBODY, 0, 1, NOBODY, 2, NOBODY, NOBODY, NOBODY, 3] + [NOBODY] * 7)


@rule
def is_tribe(kind):
    """Whether a hex card is a tribe."""
    return Kind.GREEN <= kind and kind <= Kind.YELLOW


@rule
def religion_at(s, place):
    """Return the religion a tribe takes when it is laid here (action a, D1).

    Temples come first; where there is none, the believing tribes count. One religion is taken,
    several or none are not, whatever the example between two religions says (D2). Unbelieving
    tribes say nothing.
    """
    temples = 0
    tribes = 0
    for n in neighbours(s, place):
        if s.kind[n] == Kind.TEMPLE:
            temples |= 1 << s.owner[n]
        elif is_tribe(s.kind[n]) and s.owner[n] != NOBODY:
            tribes |= 1 << s.owner[n]
    return religion_among(s, temples, tribes)


@rule
def religion_among(s, temples, tribes):
    """Return the religion a tribe takes among temples and tribes of these gods, as bits (D1)."""
    if s.options & Option.FOREIGN_BLOCKS:
        return ONLY[temples | tribes]
    return ONLY[temples] if temples else ONLY[tribes]


@rule
def give_stone(s, place, god):
    """Put a god's stone on a tribe that has none, if one is left (Other important things)."""
    if s.god[god].stones == 0:
        return
    s.owner[place] = god
    s.god[god].stones -= 1
    s.god[god].believers[s.kind[place] - Kind.GREEN] += 1


@rule
def take_stone(s, place):
    """Give the stone on a tribe back to its god's stock."""
    god = s.owner[place]
    if god == NOBODY:
        return
    s.owner[place] = NOBODY
    s.god[god].stones += 1
    s.god[god].believers[s.kind[place] - Kind.GREEN] -= 1


@rule
def convert_around(s, place, god):
    """Convert every tribe around a new temple; return how many want a stone and got none (D3).

    Foreign stones go home first. With too few stones none is given here: the player chooses.
    """
    wanting = 0
    for n in neighbours(s, place):
        if is_tribe(s.kind[n]) and s.owner[n] != god:
            take_stone(s, n)
            wanting += 1
    if wanting > s.god[god].stones:
        return wanting
    for n in neighbours(s, place):
        if may_convert(s, n):
            give_stone(s, n, god)
    return 0


@rule
def may_convert(s, place):
    """Whether a tribe, beside a temple just laid, still wants a stone (D3)."""
    return is_tribe(s.kind[place]) and s.owner[place] == NOBODY


@rule
def count_nations(s):
    """Count every nation anew, after stones of several gods and colours have changed."""
    for god in range(s.players):
        for colour in range(4):
            count_nation(s, god, colour)


@rule
def count_nation(s, god, colour):
    """Give back or hand out points cards and the chip, and see whether the target is reached.

    Three tribes of a colour are a nation, six are two (D9). The chip of a colour goes to its first
    nation and stays. Only one god can gain by an action, so the order of counting does not matter.
    """
    me = s.god[god]
    nations = me.believers[colour] // Box.NATION
    if nations == me.nations[colour]:
        return
    me.points += Box.POINTS_CARD * (nations - me.nations[colour])
    me.nations[colour] = nations
    if nations > 0 and s.chips[colour] == NOBODY:
        s.chips[colour] = god
        me.points += Box.POINTS_CHIP
    if me.points >= TARGET[s.players]:
        s.over = End.TARGET  # at once, whoever's turn it is (D10)
