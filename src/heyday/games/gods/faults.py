"""What must always be true of a table of Gods, and a naive second counting of what the rules keep
up to date. Random play looks here after every action.

The oracle knows the rules but none of the rules' shortcuts: it finds neighbours by the distance of
coordinates among all cards, and counts stones and nations afresh.
"""

from heyday.games.gods.box import SACK, Box
from heyday.games.gods.field import ROW
from heyday.games.gods.state import NOBODY, PLACES, End, Kind, Option, Step, Verb
from heyday.kit import constants, names_of, rule


@constants
class Fault:
    """Which promise is broken."""

    NONE = 0
    CARDS = 1  # each hex card is in exactly one place
    TEMPLES = 2
    STONES = 3
    POWER = 4
    TOUCHING = 5
    FRONTIER = 6
    DESERTS = 7
    SACK = 8
    DISPLAY = 9
    NATIONS = 10
    POINTS = 11
    CHIPS = 12
    RELIGION = 13
    CONVERSION = 14
    CHOICES = 15
    LENGTH = 16
    SCRATCH = 17


NAMES = {code: name.lower() for name, code in names_of(Fault).items()}
LONGEST = 700  # turns: see field.py


@rule
def adjacent(a, b):
    """Whether two packed coordinates are neighbouring hexes."""
    away = abs(a - b)
    return away == 1 or away == ROW or away == ROW - 1


@rule
def fault(s, before, action, moves):
    """Return the first broken promise after an action, or 0.

    `before` is the state before it. `moves` holds the choices after it, and is used up: the list
    becomes the list of places that hold a card.
    """
    if moves.count == 0 and not s.over:
        return Fault.CHOICES
    if s.turn > LONGEST:
        return Fault.LENGTH
    list_cards(s, moves)
    code = stock_fault(s, moves)
    if code == Fault.NONE:
        code = field_fault(s, moves)
    if code == Fault.NONE:
        code = gods_fault(s, moves)
    if code == Fault.NONE and action != 0:
        code = religion_fault(s, before, action, moves)
    return code


@rule
def list_cards(s, cards):
    """List the places that hold a hex card."""
    cards.count = 0
    for place in range(PLACES):
        if s.kind[place] != Kind.EMPTY:
            cards.list[cards.count] = place
            cards.count += 1


@rule
def stock_fault(s, cards):
    """Cards of the sack, the display, the field and the players add up to the box."""
    total = 0
    for kind in range(1, 9):
        count = s.sack[kind] + (s.display[0] == kind) + (s.display[1] == kind)
        for i in range(cards.count):
            count += s.kind[cards.list[i]] == kind
        if kind == Kind.DESERT and s.step == Step.DROP:
            count += 1
        if kind == Kind.EXTRA:
            for god in range(s.players):
                count += s.god[god].extras
        if s.sack[kind] < 0 or count > SACK[kind]:
            return Fault.CARDS
        if kind <= Kind.DECAY and count != SACK[kind]:
            return Fault.CARDS
        total += s.sack[kind]
    if total != s.n_sack:
        return Fault.SACK
    if s.display[0] == s.display[1] and s.display[0] != Kind.EMPTY and s.over != End.IDENTICAL:
        return Fault.DISPLAY
    return Fault.NONE


@rule
def field_fault(s, cards):
    """Every place knows how many cards it touches, and the frontier lists the open ones by that."""
    open_places = 0
    deserts = 0
    for place in range(PLACES):
        if s.part[place] != 0 and s.step != Step.DROP:
            return Fault.SCRATCH
        if s.where[place] == 0:
            if s.kind[place] != Kind.EMPTY or s.touching[place] != 0:
                return Fault.TOUCHING
            continue
        touching = 0
        for i in range(cards.count):
            touching += adjacent(s.where[place], s.where[cards.list[i]])
        if touching != s.touching[place]:
            return Fault.TOUCHING
        if s.kind[place] == Kind.EMPTY:
            open_places += 1
            spot = s.spot[place]
            if touching == 0 or s.frontier[spot] != place:
                return Fault.FRONTIER
            if spot < s.first[touching] or spot >= s.first[touching - 1]:
                return Fault.FRONTIER
        elif s.kind[place] == Kind.DESERT:
            deserts += 1
            if s.deserts[s.spot[place]] != place:
                return Fault.DESERTS
    if open_places != s.first[0]:
        return Fault.FRONTIER
    return Fault.DESERTS if deserts != s.n_deserts else Fault.NONE


@rule
def gods_fault(s, cards):
    """Temples, stones, power, nations, chips and points of each god, counted afresh."""
    for god in range(s.players):
        me = s.god[god]
        if me.power < 0 or me.power > Box.MOST_POWER:
            return Fault.POWER
        if count_owned(s, cards, Kind.TEMPLE, god) + me.temples != Box.TEMPLES:
            return Fault.TEMPLES
        stones = 0
        points = 0
        for colour in range(4):
            believers = count_owned(s, cards, Kind.GREEN + colour, god)
            stones += believers
            if believers != me.believers[colour]:
                return Fault.NATIONS
            if s.step != Step.CONVERT:  # in the middle of a temple nations are not yet counted
                if me.nations[colour] != min(2, believers // 3):
                    return Fault.NATIONS
                if me.nations[colour] > 0 and s.chips[colour] == NOBODY:
                    return Fault.CHIPS
            points += Box.POINTS_CARD * me.nations[colour]
            points += Box.POINTS_CHIP * (s.chips[colour] == god)
        if stones + me.stones != Box.STONES or me.stones < 0:
            return Fault.STONES
        if points != me.points:
            return Fault.POINTS
    return Fault.NONE


@rule
def count_owned(s, cards, kind, god):
    """Return how many cards of a kind on the field belong to a god or follow it."""
    count = 0
    for i in range(cards.count):
        count += s.kind[cards.list[i]] == kind and s.owner[cards.list[i]] == god
    return count


@rule
def religion_fault(s, before, action, cards):
    """The religion of every tribe is as before, or as a naive reading of actions a and b says."""
    verb = action >> 10
    acted = 0
    if verb <= Kind.YELLOW or verb == Verb.TEMPLE or verb == Verb.CONVERT:
        acted = before.where[action & 1023]
    for i in range(cards.count):
        place = cards.list[i]
        if s.kind[place] > Kind.YELLOW:
            continue
        where = s.where[place]
        now = s.owner[place]
        if verb <= Kind.YELLOW and where == acted:
            if now != expected_religion(before, where):
                return Fault.RELIGION
            continue
        was = before.owner[place] if before.where[place] == where else owner_at(before, where)
        if verb == Verb.TEMPLE and adjacent(where, acted):
            if now != before.current and now != NOBODY:
                return Fault.CONVERSION
            if now == NOBODY and s.god[before.current].stones > 0 and s.step != Step.CONVERT:
                return Fault.CONVERSION
        elif verb == Verb.CONVERT and where == acted:
            if was != NOBODY or now != before.current:
                return Fault.CONVERSION
        elif now != was:
            return Fault.RELIGION
    return Fault.NONE


@rule
def owner_at(s, where):
    """Return the owner at some coordinates, searched for among all places."""
    for place in range(PLACES):
        if s.where[place] == where:
            return s.owner[place]
    return NOBODY


@rule
def expected_religion(before, where):
    """Return the religion that a tribe laid here must take, by the five cases of action a."""
    temples = 0  # gods with a temple beside, and one of them
    tribes = 0
    either = 0
    by_temple = NOBODY
    by_tribe = NOBODY
    for god in range(before.players):
        has_temple = False
        has_tribe = False
        for place in range(PLACES):
            if before.where[place] != 0 and before.owner[place] == god:
                if adjacent(before.where[place], where):
                    has_temple = has_temple or before.kind[place] == Kind.TEMPLE
                    has_tribe = has_tribe or before.kind[place] != Kind.TEMPLE
        temples += has_temple
        tribes += has_tribe
        either += has_temple or has_tribe
        by_temple = god if has_temple else by_temple
        by_tribe = god if has_tribe else by_tribe
    found = NOBODY
    if temples == 1:  # case 1; by option only if no tribe beside follows another god
        found = by_temple if either == 1 or not before.options & Option.FOREIGN_BLOCKS else NOBODY
    elif temples == 0 and tribes == 1:  # case 3
        found = by_tribe
    if found != NOBODY and before.god[found].stones == 0:
        return NOBODY
    return found
