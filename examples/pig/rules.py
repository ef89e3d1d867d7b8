"""Pig: the contract of a game, in the rule language.

Whoever is to move throws a die as often as they dare. What it shows is added up, and counts once
they keep it; a 1 spoils the turn, and all that was not kept is lost. 100 points win.
"""

from heyday.kit import clear_record, constants, i8, i16, i32, i64, pick, record, rule, seed_dice
from heyday.kit.actions import action_of, verb_of
from pig.box import Box


@constants
class Verb:
    """What a player can decide."""

    ROLL = 1
    KEEP = 2


@constants
class Refusal:
    """Why not; 0 means that nothing speaks against it."""

    NONE = 0
    OVER = 1
    NOTHING_TO_KEEP = 2
    UNKNOWN = 3


@record
class State:
    """The table. Bots want to know of `players` and `turn`, the kit of `rng`."""

    points: i16[4]
    sum: i16  # of the turn, not yet kept
    die: i8  # what it shows, 0 before the first throw of a turn
    current: i8
    players: i8
    over: i8
    turn: i32
    rng: i64


@record
class Moves:
    """The legal actions of a decision."""

    count: i64
    list: i16[2]


@rule
def new_game(s, players, seed, options):
    """Begin with nothing."""
    clear_record(s)
    seed_dice(s, seed)
    s.players = players


@rule
def to_move(s):
    """Return whose turn it is."""
    return s.current + 0


@rule
def is_over(s):
    """Whether somebody has won."""
    return s.over != 0


@rule
def refusal(s, action):
    """Return why an action is not legal, or 0."""
    if action != action_of(Verb.ROLL, 0) and action != action_of(Verb.KEEP, 0):
        return Refusal.UNKNOWN
    if s.over:
        return Refusal.OVER
    if verb_of(action) == Verb.KEEP and s.sum == 0:
        return Refusal.NOTHING_TO_KEEP
    return Refusal.NONE


@rule
def legal_actions(s, moves):
    """List what nothing speaks against; return how many."""
    moves.count = 0
    for verb in range(Verb.ROLL, Verb.KEEP + 1):
        if refusal(s, action_of(verb, 0)) == Refusal.NONE:
            moves.list[moves.count] = action_of(verb, 0)
            moves.count += 1
    return moves.count


@rule
def apply(s, action):
    """Keep what was thrown, or throw."""
    if verb_of(action) == Verb.KEEP:
        end_turn(s)
    else:
        throw(s)


@rule
def throw(s):
    """Add what the die shows, or lose it all; whoever has enough has won, and need not say so."""
    s.die = 1 + pick(s, Box.SIDES)
    s.sum += s.die
    if s.die == Box.SPOILS:
        s.sum = 0
        end_turn(s)
    elif s.points[s.current] + s.sum >= Box.TARGET:
        end_turn(s)


@rule
def end_turn(s):
    """Count what was kept; if that is not enough, the next player goes on."""
    s.points[s.current] += s.sum
    s.over = s.points[s.current] >= Box.TARGET
    s.sum = 0
    if not s.over:
        s.die = 0
        s.turn += 1
        s.current = (s.current + 1) % s.players


@rule
def score(s, seat):
    """Return what ranks a player."""
    return s.points[seat] + 0


@rule
def fault(s, before, action, moves):
    """Return which promise is broken, or 0: points only grow, one player at a time, to the end."""
    ahead = 0
    for seat in range(s.players):
        gained = s.points[seat] - before.points[seat]
        if gained < 0 or (gained > 0 and seat != before.current):
            return 1
        ahead += s.points[seat] >= Box.TARGET
    return 2 if ahead != s.over else 0
