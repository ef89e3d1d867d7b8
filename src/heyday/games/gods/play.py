"""Gods as the other layers see it: the contract of a game.

The choices of a decision come in families (a card of the display with all its places, the temple
with all its places, ...), each known by its size and its nth member. Listing them and picking one
at random without listing any are then the same text.
"""

from heyday.games.gods.box import LAYOUT_DESERT, LAYOUT_DESERTS, LAYOUT_TEMPLES, SACK, Box
from heyday.games.gods.deserts import (
    count_drops,
    count_liftable,
    drop,
    lift,
    nth_drop,
    nth_liftable,
    why_not_drop,
    why_not_lift,
    why_not_move,
)
from heyday.games.gods.faults import fault
from heyday.games.gods.field import (
    coordinates,
    first_within,
    frontier_size,
    place_at,
    put_card,
    temple_price,
    tribe_price,
)
from heyday.games.gods.laying import (
    convert,
    discard,
    lay_decay,
    lay_desert,
    lay_temple,
    lay_tribe,
    nth_convertible,
    nth_victim,
    play_other,
    steal,
    take_extra,
    why_not_convert,
    why_not_discard,
    why_not_other,
    why_not_place,
    why_not_steal,
    why_not_temple,
    why_not_temple_at,
    why_not_tribe,
)
from heyday.games.gods.refusals import Refusal
from heyday.games.gods.religion import is_tribe
from heyday.games.gods.state import NOBODY, NOWHERE, PLACES, End, Kind, Moves, State, Step, Verb
from heyday.games.gods.turn import end_turn, start_turn, usable_extras
from heyday.kit import clear_record, rule, seed_dice

FAMILIES = 7


# ---- preparations ----


@rule
def new_game(s, players, seed, options):
    """Lay out the starting constellation, fill the sack, and begin the first turn (Preparations)."""
    clear_record(s)
    seed_dice(s, seed)
    s.players = players
    s.options = options
    s.owner[NOWHERE] = NOBODY
    for kind in range(1, 9):
        s.sack[kind] = SACK[kind]
        s.n_sack += SACK[kind]
    for colour in range(4):
        s.chips[colour] = NOBODY
    if LAYOUT_DESERTS[players - 2]:
        desert = LAYOUT_DESERT[players - 2]
        put_card(s, place_at(s, coordinates(desert[0], desert[1])), Kind.DESERT, NOBODY)
        s.sack[5] -= 1
        s.n_sack -= 1
    for god in range(players):
        me = s.god[god]
        me.power = Box.START_POWER
        me.stones = Box.STONES
        me.temples = Box.TEMPLES - 1
        temple = LAYOUT_TEMPLES[players - 2][god]
        put_card(s, place_at(s, coordinates(temple[0], temple[1])), Kind.TEMPLE, god)
    start_turn(s)


@rule
def to_move(s):
    """Return the seat that decides next: always the player whose turn it is."""
    return s.current + 0


@rule
def is_over(s):
    """Whether the game has ended."""
    return s.over != End.NOT


# ---- choices ----


@rule
def family_size(s, family):
    """Return how many choices a family of the present decision has."""
    if s.step == Step.TURN:
        if family == 6:
            return 1 + (s.actions == 0) if why_not_spend(s) == Refusal.NONE else 0
        return action_family_size(s, family) if s.actions > 0 else 0
    if family == 0:
        if s.step == Step.DROP:
            return count_drops(s)
        if s.step == Step.WHIRLWIND:
            return count_liftable(s)
        size = 0
        if s.step == Step.STEAL:
            while nth_victim(s, size) >= 0:
                size += 1
        else:
            while nth_convertible(s, size) >= 0:
                size += 1
        return size
    if family == 1 and (s.step == Step.WHIRLWIND or s.step == Step.STEAL):
        return 1
    return 0


@rule
def action_family_size(s, family):
    """Return how many choices the actions a, b, c, e and f give, family by family."""
    power = s.god[s.current].power
    if family < 2:
        return count_plays(s, s.display[family], power)
    if family == 2:
        if why_not_temple(s) == Refusal.NONE:
            return frontier_size(s) - first_within(s, Box.TEMPLE_PRICE, power)
    elif family == 3:
        if why_not_move(s) == Refusal.NONE:
            return count_liftable(s)
    elif s.display[family - 4] != Kind.EMPTY and not s.discard_done:
        return 1
    return 0


@rule
def count_plays(s, card, power):
    """Return in how many ways a card of the display can be played."""
    if card == Kind.EMPTY:
        return 0
    if is_tribe(card):
        return frontier_size(s) - first_within(s, Box.TRIBE_PRICE, power)
    if why_not_other(s, card) != Refusal.NONE:
        return 0
    return frontier_size(s) if card <= Kind.DECAY else 1


@rule
def member(s, family, nth):
    """Return the nth choice of a family, as an action."""
    if s.step == Step.TURN:
        if family < 2:
            card = s.display[family]
            if card <= Kind.DECAY:
                return card << 10 | s.frontier[frontier_size(s) - 1 - nth]
            return card << 10
        if family == 2:
            return Verb.TEMPLE << 10 | s.frontier[frontier_size(s) - 1 - nth]
        if family == 3:
            return Verb.LIFT << 10 | nth_liftable(s, nth)
        if family < 6:
            return Verb.DISCARD << 10 | s.display[family - 4]
        return (Verb.SPEND + nth) << 10
    if s.step == Step.DROP:
        return Verb.DROP << 10 | nth_drop(s, nth)
    if s.step == Step.WHIRLWIND:
        return Verb.LIFT << 10 | nth_liftable(s, nth) if family == 0 else Verb.STAY << 10
    if s.step == Step.STEAL:
        return Verb.STEAL << 10 | nth_victim(s, nth) if family == 0 else Verb.SPARE << 10
    return Verb.CONVERT << 10 | nth_convertible(s, nth)


@rule
def any_action(s):
    """Whether an action of any kind could be made now (D6)."""
    for family in range(6):
        if action_family_size(s, family) > 0:
            return True
    return False


@rule
def why_not_spend(s):
    """Why no extra-action card can be spent: one of an earlier turn, and something to do (D6)."""
    if s.god[s.current].extras == 0:
        return Refusal.NO_EXTRA
    if usable_extras(s) == 0:
        return Refusal.EXTRA_TOO_NEW
    if not any_action(s):
        return Refusal.EXTRA_USELESS
    return Refusal.NONE


# ---- why not? ----


@rule
def refusal(s, action):
    """Return why an action is not legal now, or 0; for every action of the vocabulary."""
    verb = action >> 10
    arg = action & 1023
    if s.over:
        return Refusal.OVER
    if verb < 1 or verb > Verb.END or arg > argument_limit(verb):
        return Refusal.UNKNOWN
    if s.step != Step.TURN:
        return refusal_in_step(s, verb, arg)
    if verb == Verb.SPEND:
        return why_not_spend(s)
    if verb == Verb.END:
        return Refusal.MUST_ACT if s.actions > 0 else Refusal.NONE
    if verb == Verb.DROP or (verb >= Verb.STAY and verb <= Verb.CONVERT):
        return Refusal.NOT_NOW
    if s.actions == 0:
        return Refusal.NO_ACTIONS
    return refusal_of_action(s, verb, arg)


@rule
def argument_limit(verb):
    """Return the largest argument that an action of this verb can have."""
    if verb == Verb.STEAL:
        return 3
    if verb == Verb.DISCARD:
        return 8
    if verb == Verb.WHIRLWIND or verb == Verb.TAKE or verb == Verb.STAY or verb == Verb.SPARE:
        return 0
    if verb == Verb.SPEND or verb == Verb.END:
        return 0
    return PLACES


@rule
def refusal_of_action(s, verb, arg):
    """Return why one of the actions a, b, c, e and f is not legal now."""
    if is_tribe(verb):
        return why_not_tribe(s, verb, arg)
    if verb == Verb.TEMPLE:
        return why_not_temple_at(s, arg)
    if verb == Verb.LIFT:
        reason = why_not_move(s)
        return reason if reason != Refusal.NONE else why_not_lift(s, arg)
    if verb == Verb.DISCARD:
        return why_not_discard(s, arg) if arg > 0 else Refusal.NOT_ON_DISPLAY
    reason = why_not_other(s, verb)
    if reason == Refusal.NONE and verb <= Verb.DECAY:
        return why_not_place(s, arg)
    return reason


@rule
def refusal_in_step(s, verb, arg):
    """Return why an action is not legal in the middle of another."""
    if s.step == Step.DROP and verb == Verb.DROP:
        return why_not_drop(s, arg)
    if s.step == Step.WHIRLWIND and verb == Verb.LIFT:
        return why_not_lift(s, arg)
    if s.step == Step.WHIRLWIND and verb == Verb.STAY:
        return Refusal.NONE
    if s.step == Step.STEAL and verb == Verb.STEAL:
        return why_not_steal(s, arg)
    if s.step == Step.STEAL and verb == Verb.SPARE:
        return Refusal.NONE
    if s.step == Step.CONVERT and verb == Verb.CONVERT:
        return why_not_convert(s, arg)
    return Refusal.NOT_NOW


@rule
def cost(s, action):
    """Return the power that an action costs; less than 0 if it gives some."""
    verb = action >> 10
    if is_tribe(verb):
        return tribe_price(s, action & 1023)
    if verb == Verb.TEMPLE:
        return temple_price(s, action & 1023)
    if verb == Verb.LIFT and s.step == Step.TURN:
        return Box.MOVE_PRICE
    if verb == Verb.DESERT:
        return -Box.DESERT_GAIN
    if verb == Verb.STEAL:
        return -Box.DECAY_GAIN
    return 0


# ---- what happens ----


@rule
def apply(s, action):
    """Carry out a legal action, and all that follows until the next decision."""
    verb = action >> 10
    arg = action & 1023
    if s.step != Step.TURN:
        do_in_step(s, verb, arg)
    elif verb == Verb.SPEND:
        s.god[s.current].extras -= 1
        s.extra_spent += 1
        s.actions += 1
    elif verb == Verb.END:
        end_turn(s)
    else:
        do_action(s, verb, arg)
        if s.step == Step.TURN:
            end_action(s)


@rule
def do_action(s, verb, arg):
    """Carry out one of the actions a, b, c, e and f."""
    if is_tribe(verb):
        lay_tribe(s, verb, arg)
    elif verb == Verb.TEMPLE:
        lay_temple(s, arg)
    elif verb == Verb.LIFT:
        lift(s, arg)
    elif verb == Verb.DISCARD:
        discard(s, arg)
    elif verb == Verb.DESERT:
        lay_desert(s, arg)
    elif verb == Verb.DECAY:
        lay_decay(s, arg)
    elif verb == Verb.TAKE:
        take_extra(s)
    else:
        play_other(s, Kind.WHIRLWIND)
        if count_liftable(s) > 0:  # with no desert to move it is played all the same (D5)
            s.step = Step.WHIRLWIND


@rule
def do_in_step(s, verb, arg):
    """Carry out the rest of an action."""
    if verb == Verb.LIFT:
        lift(s, arg)
        return
    if verb == Verb.CONVERT:
        convert(s, arg)
        if s.step == Step.CONVERT:
            return
    elif verb == Verb.DROP:
        drop(s, arg)
    elif verb == Verb.STEAL:
        steal(s, arg)
    s.site = 0
    s.step = Step.TURN
    end_action(s)


@rule
def end_action(s):
    """Count an action; after the last the turn ends, unless an extra action is possible.

    The two actions of a turn can always be made (a card is left to discard, or the other card can
    be played). Only an action gained by an extra-action card can turn out impossible: it lapses.
    """
    s.actions -= 1
    if s.over:
        return
    if s.actions == 0:
        if why_not_spend(s) != Refusal.NONE:
            end_turn(s)
    elif s.extra_spent and not any_action(s):
        end_turn(s)


# ---- the result ----


@rule
def score(s, god):
    """Return what ranks a god: most points, then most power (D10)."""
    return s.god[god].points * 16 + s.god[god].power


@rule
def rank(s, god):
    """Return a god's place, 1 for the first; equal gods share the better one (D10)."""
    place = 1
    for other in range(s.players):
        if score(s, other) > score(s, god):
            place += 1
    return place

