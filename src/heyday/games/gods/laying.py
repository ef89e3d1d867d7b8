"""Laying hex cards: tribes (action a), temples (b), deserts and decays (c), and discarding (f)."""

from heyday.games.gods.box import Box
from heyday.games.gods.field import is_open, neighbours, put_card, temple_price, tribe_price
from heyday.games.gods.refusals import Refusal
from heyday.games.gods.religion import (
    convert_around,
    count_nation,
    count_nations,
    give_stone,
    may_convert,
    religion_at,
)
from heyday.games.gods.state import NOBODY, Kind, Option, Step
from heyday.games.gods.turn import (
    gain_power,
    play_from_display,
    put_back,
    slot_of,
    take_from_display,
)
from heyday.kit import rule


@rule
def why_not_place(s, place):
    """Why no card can be laid here: an empty place that touches a hex card (actions a, b, c)."""
    if is_open(s, place):
        return Refusal.NONE
    if s.kind[place] != Kind.EMPTY:
        return Refusal.OCCUPIED
    return Refusal.NOT_TOUCHING


# ---- a) place tribe ----


@rule
def why_not_tribe(s, kind, place):
    """Why this tribe cannot be laid here: 1 power for each hex card around (action a, D12)."""
    if slot_of(s, kind) < 0:
        return Refusal.NOT_ON_DISPLAY
    reason = why_not_place(s, place)
    if reason == Refusal.NONE and tribe_price(s, place) > s.god[s.current].power:
        return Refusal.TRIBE_POWER
    return reason


@rule
def lay_tribe(s, kind, place):
    """Pay, lay the tribe, and give it the stone of its religion (action a)."""
    play_from_display(s, kind)
    s.god[s.current].power -= tribe_price(s, place)
    religion = religion_at(s, place)
    put_card(s, place, kind, NOBODY)
    if religion != NOBODY:
        give_stone(s, place, religion)
        count_nation(s, religion, kind - Kind.GREEN)


# ---- b) place temple ----


@rule
def why_not_temple(s):
    """Why no temple can be laid at all: once a turn, while there are some (action b)."""
    if s.temple_done:
        return Refusal.TEMPLE_ONCE
    if s.god[s.current].temples == 0:
        return Refusal.NO_TEMPLES
    return Refusal.NONE


@rule
def why_not_temple_at(s, place):
    """Why no temple can be laid here: 3 power for each hex card around (action b, D12)."""
    reason = why_not_temple(s)
    if reason == Refusal.NONE:
        reason = why_not_place(s, place)
    if reason == Refusal.NONE and temple_price(s, place) > s.god[s.current].power:
        return Refusal.TEMPLE_POWER
    return reason


@rule
def lay_temple(s, place):
    """Pay, lay the temple, and convert the tribes around it (action b, D3)."""
    s.temple_done = 1
    me = s.god[s.current]
    me.power -= temple_price(s, place)
    me.temples -= 1
    put_card(s, place, Kind.TEMPLE, s.current)
    wanting = convert_around(s, place, s.current)
    if wanting > 0 and me.stones > 0:
        s.site = place
        s.step = Step.CONVERT
    else:
        count_nations(s)


@rule
def why_not_convert(s, place):
    """Why this tribe gets none of the last stones: it must touch the temple and want one (D3)."""
    for n in neighbours(s, s.site):
        if n == place and may_convert(s, n):
            return Refusal.NONE
    return Refusal.NOT_WANTING


@rule
def convert(s, place):
    """Give one of the last stones to this tribe (D3)."""
    give_stone(s, place, s.current)
    if s.god[s.current].stones == 0:
        s.step = Step.TURN
        count_nations(s)


@rule
def count_convertible(s):
    """Return how many tribes beside the new temple want a stone."""
    count = 0
    while nth_convertible(s, count) >= 0:
        count += 1
    return count


@rule
def nth_convertible(s, nth):
    """Return the nth tribe beside the new temple that wants a stone; past the last, -1."""
    for n in neighbours(s, s.site):
        if may_convert(s, n):
            if nth == 0:
                return n
            nth -= 1
    return -1


# ---- c) play other hex cards ----


@rule
def why_not_other(s, kind):
    """Why this other hex card cannot be played: one of them a turn (action c, D7).

    By option once a turn for each kind, which the display, never showing one kind twice and not
    refilled in a turn, sees to by itself.
    """
    if slot_of(s, kind) < 0:
        return Refusal.NOT_ON_DISPLAY
    if s.other_done and not s.options & Option.ONCE_PER_KIND:
        return Refusal.OTHER_ONCE
    return Refusal.NONE


@rule
def play_other(s, kind):
    """Take one of the other hex cards off the display (action c)."""
    play_from_display(s, kind)
    s.other_done = 1


@rule
def lay_desert(s, place):
    """A desert costs nothing and gives 1 power (action c)."""
    play_other(s, Kind.DESERT)
    put_card(s, place, Kind.DESERT, NOBODY)
    gain_power(s, s.current, Box.DESERT_GAIN)


@rule
def lay_decay(s, place):
    """A decay costs nothing; it may take a power from an owner of a temple beside it (D4)."""
    play_other(s, Kind.DECAY)
    put_card(s, place, Kind.DECAY, NOBODY)
    s.site = place
    if count_victims(s) > 0:
        s.step = Step.STEAL


@rule
def why_not_steal(s, god):
    """Why nothing can be taken from this god: another one, with a temple here and power (D4)."""
    if god == s.current or god >= s.players:
        return Refusal.NOT_A_VICTIM
    beside = False
    for n in neighbours(s, s.site):
        if s.kind[n] == Kind.TEMPLE and s.owner[n] == god:
            beside = True
    if not beside:
        return Refusal.NOT_A_VICTIM
    if s.god[god].power < Box.DECAY_GAIN:
        return Refusal.VICTIM_POWER
    return Refusal.NONE


@rule
def steal(s, god):
    """Take 1 power from a god; a thief at 12 gains nothing, the victim loses all the same (D4)."""
    s.god[god].power -= Box.DECAY_GAIN
    gain_power(s, s.current, Box.DECAY_GAIN)


@rule
def count_victims(s):
    """Return from how many gods the decay can take power."""
    count = 0
    while nth_victim(s, count) >= 0:
        count += 1
    return count


@rule
def nth_victim(s, nth):
    """Return the nth god from whom the decay can take power; past the last, -1."""
    for god in range(s.players):
        if why_not_steal(s, god) == Refusal.NONE:
            if nth == 0:
                return god
            nth -= 1
    return -1


@rule
def take_extra(s):
    """Keep an extra-action card, usable from the next turn on (action c, D6)."""
    play_other(s, Kind.EXTRA)
    s.god[s.current].extras += 1
    s.extra_taken = 1


# ---- f) discard hex card ----


@rule
def why_not_discard(s, kind):
    """Why this card cannot go back into the sack: once a turn (action f)."""
    if slot_of(s, kind) < 0:
        return Refusal.NOT_ON_DISPLAY
    if s.discard_done:
        return Refusal.DISCARD_ONCE
    return Refusal.NONE


@rule
def discard(s, kind):
    """Put a card of the display back into the sack (action f)."""
    s.discard_done = 1
    take_from_display(s, kind)
    put_back(s, kind)
