"""A turn: collect power, refill the display, make two actions; and how the game ends."""

from heyday.games.gods.box import Box
from heyday.games.gods.state import End, Kind, Step
from heyday.kit import pick_from_counts, rule


@rule
def gain_power(s, god, power):
    """Move a counting marker up; what exceeds 12 is lost (1 Collect power)."""
    s.god[god].power = min(Box.MOST_POWER, s.god[god].power + power)


@rule
def start_turn(s):
    """Collect power, refill the display, and have two actions to make (Gameplay)."""
    s.turn += 1
    s.step = Step.TURN
    s.actions = Box.ACTIONS
    s.extra_taken = 0
    s.extra_spent = 0
    s.temple_done = 0
    s.other_done = 0
    s.move_done = 0
    s.discard_done = 0
    s.lasting = 0
    gain_power(s, s.current, Box.INCOME)
    refill(s)


@rule
def draw(s, unlike):
    """Draw a card from the sack, of any kind but `unlike`; the sack must hold such a card."""
    aside = s.sack[unlike]
    s.sack[unlike] = 0
    kind = pick_from_counts(s, s.sack, s.n_sack - aside)
    s.sack[unlike] = aside
    s.sack[kind] -= 1
    s.n_sack -= 1
    return kind


@rule
def refill(s):
    """Draw a card for each empty slot; two cards alike are mended or end the game (2 Refill).

    Drawing until another kind appears and putting the rest back is the same as drawing among the
    other kinds. Nothing is drawn, and nothing ends, while both slots are full.
    """
    empty = (s.display[0] == Kind.EMPTY) + (s.display[1] == Kind.EMPTY)
    if s.n_sack < empty:
        s.over = End.SHORT
        return
    drawn = 0
    for slot in range(Box.SLOTS):
        if s.display[slot] == Kind.EMPTY:
            s.display[slot] = draw(s, Kind.EMPTY)
            drawn = slot
    twin = s.display[drawn]
    if s.display[1 - drawn] == twin:
        if s.n_sack == s.sack[twin]:
            s.over = End.IDENTICAL
            return
        s.display[drawn] = draw(s, twin)
        put_back(s, twin)


@rule
def put_back(s, kind):
    """Put a card into the sack."""
    s.sack[kind] += 1
    s.n_sack += 1


@rule
def slot_of(s, kind):
    """Return the slot of the display that shows a kind, or -1."""
    if s.display[0] == kind:
        return 0
    if s.display[1] == kind:
        return 1
    return -1


@rule
def take_from_display(s, kind):
    """Take a card off the display; the slot stays empty until the next turn."""
    if s.display[0] == kind:
        s.display[0] = Kind.EMPTY
    else:
        s.display[1] = Kind.EMPTY


@rule
def play_from_display(s, kind):
    """Take a card off the display for good: the game moves on (D11)."""
    take_from_display(s, kind)
    s.lasting = 1


@rule
def usable_extras(s):
    """Return how many extra-action cards may be spent: not those taken this turn (D6)."""
    return s.god[s.current].extras - s.extra_taken


@rule
def end_turn(s):
    """Pass to the next player, unless nothing has moved on for three rounds (D11)."""
    s.quiet = 0 if s.lasting else s.quiet + 1
    if s.quiet >= Box.STALL_ROUNDS * s.players:
        s.over = End.STALL
        return
    s.current = (s.current + 1) % s.players
    start_turn(s)
