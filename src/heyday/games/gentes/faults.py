"""What must always be true of a table of Gentes. Random play looks here after every action.

Whatever the rules add up as they go (icons, symbols, effects of cards, sizes of hands) is counted
afresh from the cards, sites and tiles on the table; oracle.py counts the final scoring again.
"""

from heyday.games.gentes.box import Box, bonus, cards, regions, sites, tiles
from heyday.games.gentes.mat import GROUPS, count_persons
from heyday.games.gentes.oracle import final_points, hand_points
from heyday.games.gentes.state import (
    FRAMES,
    NO_CARD,
    NO_SITE,
    NOBODY,
    UNUSED,
    Bonus,
    Kind,
    Place,
    Source,
    Step,
)
from heyday.kit import constants, names_of, rule


@constants
class Fault:
    """Which promise is broken."""

    NONE = 0
    CHOICES = 1  # whoever decides has at least two choices
    CARDS = 2  # each card is in exactly one place
    DISPLAY = 3
    TILES = 4
    CITIES = 5
    BONUS = 6
    PERSONS = 7
    CUBES = 8
    COINS = 9
    TRACK = 10
    HAND = 11
    EFFECTS = 12  # what cards add up to
    LEFTOVER = 13  # of an action or a step that is over
    ROUNDS = 14
    POINTS = 15  # change only by what is being scored
    FINAL = 16
    TRAINING = 17


NAMES = {code: name.lower() for name, code in names_of(Fault).items()}


@rule
def fault(s, before, action, moves):
    """Return the first broken promise after an action, or 0; `before` is the state before it."""
    if moves.count < 2 and not s.over:
        return Fault.CHOICES
    if s.over and (moves.count > 0 or s.depth > 0):
        return Fault.CHOICES
    code = table_fault(s)
    for p in range(s.players):
        if code == Fault.NONE:
            code = mat_fault(s, p)
        if code == Fault.NONE:
            code = effects_fault(s, p)
        if code == Fault.NONE and action != 0:
            code = points_fault(s, before, p)
    if code == Fault.NONE:
        code = steps_fault(s, before)
    return code


@rule
def table_fault(s):
    """Display, tiles, training track and bonus tiles."""
    shown = 0
    for card in range(Box.CARDS):
        holder = s.place[card] - (Place.TABLEAU if s.place[card] >= Place.TABLEAU else Place.HAND)
        if s.place[card] < 0 or holder >= s.players:
            return Fault.CARDS
        if s.used[card] and s.place[card] < Place.TABLEAU:
            return Fault.CARDS
        if s.place[card] == Place.OPEN and s.turn > 0:
            return Fault.CARDS
        shown += s.place[card] == Place.DISPLAY
    for slot in range(Box.SLOTS):
        if s.display[slot] != NO_CARD:
            shown -= 1
            if s.place[s.display[slot]] != Place.DISPLAY:
                return Fault.DISPLAY
            for other in range(slot):
                if s.display[other] == s.display[slot]:
                    return Fault.DISPLAY
    if shown != 0:
        return Fault.DISPLAY
    for tile in range(Box.TILES):
        if (s.tile[tile] == UNUSED) != (tiles.used[tile][s.players] == 0):
            return Fault.TILES
        if s.tile[tile] < NOBODY and (s.tile[tile] < 0 or s.tile[tile] >= s.players):
            return Fault.TILES
    groups = 0
    for column in range(Box.COLUMNS):
        groups |= 1 << s.training[column]
    if groups != (1 << GROUPS) - 1:
        return Fault.TRAINING
    for stack in range(3):
        holders = 0
        for p in range(s.players):
            holders += s.player[p].bonus[stack]
        if holders != s.bonus_taken[stack] or holders > s.players:
            return Fault.BONUS
    return Fault.NONE


@rule
def mat_fault(s, p):
    """Limits of the chart, the stores and the time track; pieces and cards counted afresh."""
    me = s.player[p]
    for group in range(0, GROUPS, 2):
        if me.persons[group] < 0 or me.persons[group + 1] < 0:
            return Fault.PERSONS
        if me.persons[group] + me.persons[group + 1] > Box.ROW:
            return Fault.PERSONS
    for store in range(2):
        if me.cubes[store] < 0 or me.cubes[store] > Box.STORE:
            return Fault.CUBES
    if me.coins < 0:
        return Fault.COINS
    held = 0
    for tile in range(Box.TILES):
        held += s.tile[tile] == p
    if held != me.n_tiles or me.locks < 0 or me.singles < 0 or me.doubles < 0:
        return Fault.TRACK
    if me.locks + me.singles + me.doubles + me.n_tiles > Box.SPACES:
        return Fault.TRACK
    hand = 0
    tableau = 0
    for card in range(Box.CARDS):
        hand += s.place[card] == Place.HAND + p
        tableau += s.place[card] == Place.TABLEAU + p
    if hand != me.n_hand or tableau != me.n_tableau:
        return Fault.HAND
    return cities_fault(s, p)


@rule
def cities_fault(s, p):
    """City pieces, their icons, and bonus tiles that are due or not due."""
    me = s.player[p]
    cities = 0
    for icon in range(4):
        count = 0
        for site in range(Box.SITES):
            count += s.owner[site] == p and sites.icon[site] == icon
        if count != me.icons[icon]:
            return Fault.CITIES
        cities += count
    if cities != me.n_cities or cities > Box.CITIES:
        return Fault.CITIES
    if s.kind < 0 and not s.finale and s.step[s.depth - 1] == Step.TURN:
        if cities >= bonus.needs[Bonus.CITIES] and not me.bonus[Bonus.CITIES]:
            return Fault.BONUS
        if me.n_tableau >= bonus.needs[Bonus.CARDS] and not me.bonus[Bonus.CARDS]:
            return Fault.BONUS
        if count_persons(me) >= bonus.needs[Bonus.PERSONS] and not me.bonus[Bonus.PERSONS]:
            return Fault.BONUS
    return Fault.NONE


@rule
def effects_fault(s, p):
    """Lasting effects, lent persons and symbols, added up from the tableau."""
    me = s.player[p]
    tax = me.tax_bonus + 0
    extra = me.extra_person + 0
    hand = me.hand_limit - Box.HAND
    other = 0
    for card in range(Box.CARDS):
        if s.place[card] == Place.TABLEAU + p:
            tax -= cards.tax_bonus[card]
            extra -= cards.extra_person[card]
            hand -= cards.hand_limit[card]
    for group in range(GROUPS):
        other += wrong_sum(s, p, me.lent[group], cards.lends, group)
    for symbol in range(Box.SYMBOLS):
        other += wrong_sum(s, p, me.symbols[symbol], cards.symbols, symbol)
    for kind in range(5):
        other += wrong_sum(s, p, me.discount[kind], cards.discount, kind)
        other += wrong_sum(s, p, me.choose_price[kind], cards.choose_price, kind)
    if s.finale:  # cards scored from the hand lie in the tableau, without effect
        return Fault.NONE
    return Fault.EFFECTS if tax != 0 or extra != 0 or hand != 0 or other != 0 else Fault.NONE


@rule
def wrong_sum(s, p, kept, column, nth):
    """Whether a sum that is kept differs from that over the tableau."""
    total = 0
    for card in range(Box.CARDS):
        if s.place[card] == Place.TABLEAU + p:
            total += column[card][nth]
    return total != kept


@rule
def points_fault(s, before, p):
    """Points of a source change only when it is scored; the final scoring is counted again."""
    me = s.player[p]
    was = before.player[p]
    for source in range(9):
        change = me.points[source] - was.points[source]
        late = source >= Source.HAND
        if late and change != 0 and not s.finale:
            return Fault.POINTS
        if not late and (change < 0 or (change > 0 and before.finale)):
            return Fault.POINTS
    if me.points[Source.HAND] - was.points[Source.HAND] != hand_points(s, before, p):
        return Fault.FINAL
    if s.over:
        for source in range(Source.COINS, Source.HOURGLASSES + 1):
            if me.points[source] != final_points(s, p, source):
                return Fault.FINAL
    return Fault.NONE


@rule
def steps_fault(s, before):
    """Six rounds; nothing is left of steps and actions that are over."""
    if s.round < 1 or s.round < before.round or s.round > Box.ROUNDS or s.turn < before.turn:
        return Fault.ROUNDS
    if s.start < 0 or s.start >= s.players:
        return Fault.ROUNDS
    if s.over and s.round != Box.ROUNDS:
        return Fault.ROUNDS
    for depth in range(s.depth, FRAMES):
        if s.step[depth] != 0 or s.seat[depth] != 0 or s.arg[depth] != 0:
            return Fault.LEFTOVER
    acting = False
    for depth in range(s.depth):
        acting = acting or s.step[depth] == Step.MAIN_END
    if acting == (s.kind < 0) or (s.kind >= 0 and s.kind > Kind.TAX):
        return Fault.LEFTOVER
    if not acting and leftovers(s):
        return Fault.LEFTOVER
    return sites_fault(s)


@rule
def sites_fault(s):
    """Sites belong to players at the table, in open regions; only hometowns are marked."""
    for site in range(Box.SITES):
        city = site < Box.FIRST_HOME
        if s.marked[site] and city:
            return Fault.CITIES
        if s.owner[site] != NOBODY:
            if s.owner[site] < 0 or s.owner[site] >= s.players:
                return Fault.CITIES
            if city and not regions.used[sites.region[site]][s.players]:
                return Fault.CITIES
    return Fault.NONE


@rule
def leftovers(s):
    """Whether something is left of a main action that is over."""
    for i in range(len(s.trained)):
        if s.trained[i] != 0:
            return True
    numbers = s.icon + s.printed + s.hours + s.paid + s.extra + s.must_train + s.n_trained
    return numbers + s.taken_from + s.n_taken + s.last_taken != 0 or s.vacated != NO_SITE
