"""The last turn of Gods: a solution goes to the end of the turn, and nothing is drawn before it.

A turn that wins the game counts by how far it is ahead, one after which the game goes on counts
nothing, one that lets another god win is worse than that. The sack can run out and a stall end the
game after a turn: that is foreseen, but no end that hangs on what is drawn.
"""

from heyday.games.gods.box import TARGET, Box
from heyday.games.gods.field import frontier_size, neighbours
from heyday.games.gods.play import score
from heyday.games.gods.religion import is_tribe
from heyday.games.gods.state import NOBODY, Kind, Step, Verb
from heyday.games.gods.turn import usable_extras
from heyday.kit import rule
from heyday.kit.actions import verb_of

NOTHING = 0  # the turn passes on
WON = 1000  # and the points ahead of the best of the others
UNIT = 1  # a point
UNKNOWN = 1 << 30  # a ceiling that leaves nothing out
COLOURS = 4
BITS, MASK = 4, 15  # a count of tribes for each colour, and for each god, in one number


@rule
def in_range(s):
    """Whether there is a turn to look through."""
    return not s.over


@rule
def is_settled(s, plan):
    """Whether the turn is over, or the game."""
    return s.over or s.turn != plan.turn


@rule
def asks_for_draws(s):
    """Whether a choice hangs on what was drawn: not before the end of the turn."""
    return False


@rule
def may_wait(s, action, mood):
    """Whether an action can be made later as well: an extra action is for when the others are."""
    return verb_of(action) == Verb.SPEND and s.actions > 0


@rule
def mood_after(s, action, mood):
    """Return what may_wait should know of the way: nothing."""
    return 0


@rule
def result(s, plan):
    """Return what the end of the turn is worth; an end of the game by draws is not foreseen."""
    if not s.over or s.rng != plan.dice:
        return NOTHING
    most = 0
    won = WON
    for other in range(s.players):
        if other != plan.seat:
            most = max(most, s.god[other].points)
            if score(s, other) > score(s, plan.seat):
                won = -WON
    return s.god[plan.seat].points - most + won


# ---- what can still be reached ----


@rule
def ceiling(s, plan):
    """Return what no end of this turn exceeds: all tribes of the display and the best temple."""
    if s.step == Step.CONVERT:
        return UNKNOWN
    actions = s.actions + usable_extras(s) - (s.step != Step.TURN)
    most = with_tribes(s, plan.seat, actions, 0, 0)
    if actions > 0 and not s.temple_done and s.god[plan.seat].temples > 0:
        for i in range(frontier_size(s)):
            most = max(most, with_temple(s, plan.seat, actions - 1, s.frontier[i] + 0))
        for i in range(s.n_deserts):  # a place that may become empty
            most = max(most, with_temple(s, plan.seat, actions - 1, s.deserts[i] + 0))
    return most


@rule
def may_run_out(s):
    """Whether the game may end after this turn without anybody reaching the target."""
    return s.n_sack < Box.SLOTS or s.quiet + 1 >= Box.STALL_ROUNDS * s.players


@rule
def with_temple(s, god, actions, place):
    """Return what a temple here makes possible, if it could ever be paid: all tribes around it."""
    gained = 0
    lost = 0
    deserts = 0
    for n in neighbours(s, place):
        kind = s.kind[n]
        if is_tribe(kind) and s.owner[n] != god:
            colour = kind - Kind.GREEN
            gained += 1 << BITS * colour
            if s.owner[n] != NOBODY:
                lost += 1 << BITS * colour << 16 * s.owner[n]
        deserts += kind == Kind.DESERT
    moves = min(2, deserts)  # of deserts, by power and by a whirlwind
    if gained == 0 or (s.touching[place] - moves) * Box.TEMPLE_PRICE > most_power(s, god):
        return NOTHING
    return with_tribes(s, god, actions, gained, lost)


@rule
def most_power(s, god):
    """Return the power that a god could have in this turn."""
    gifts = 0
    for slot in range(Box.SLOTS):
        gifts += s.display[slot] == Kind.DESERT or s.display[slot] == Kind.DECAY
    return s.god[god].power + gifts


@rule
def with_tribes(s, god, actions, gained, lost):
    """Return what tribes of the display add to tribes gained and lost: a believer each."""
    first = s.display[0] - Kind.GREEN
    second = s.display[1] - Kind.GREEN
    one = 1 << BITS * first if is_tribe(s.display[0]) and actions > 0 else 0
    two = 1 << BITS * second if is_tribe(s.display[1]) and actions > 0 else 0
    if one > 0 and two > 0 and actions == 1:
        return max(lead(s, god, gained + one, lost), lead(s, god, gained + two, lost))
    return lead(s, god, gained + one + two, lost)


@rule
def lead(s, god, gained, lost):
    """Return what a god's victory would be worth after these tribes came and went."""
    me = s.god[god]
    points = me.points + 0
    for colour in range(COLOURS):
        nations = (me.believers[colour] + (gained >> BITS * colour & MASK)) // Box.NATION
        points += Box.POINTS_CARD * (nations - me.nations[colour])
        if nations > 0 and s.chips[colour] == NOBODY:
            points += Box.POINTS_CHIP
    most = 0
    for other in range(s.players):
        if other != god:
            most = max(most, remaining(s, other, lost >> 16 * other))
    if points < TARGET[s.players] and not (may_run_out(s) and points >= most):
        return NOTHING
    return WON + points - most


@rule
def remaining(s, god, lost):
    """Return the points that a god keeps without these tribes."""
    me = s.god[god]
    points = me.points + 0
    for colour in range(COLOURS):
        nations = (me.believers[colour] - (lost >> BITS * colour & MASK)) // Box.NATION
        points -= Box.POINTS_CARD * (me.nations[colour] - nations)
    return points
