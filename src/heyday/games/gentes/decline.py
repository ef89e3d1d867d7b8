"""The decline: the end of a round (4.2, G19 to G21, G36)."""

from heyday.games.gentes.box import Box, cards, effects, sites, tiles
from heyday.games.gentes.display import cards_at, change_era, seat_after
from heyday.games.gentes.gains import receive
from heyday.games.gentes.mat import free_spaces
from heyday.games.gentes.navigator import activate_city, pieces_of
from heyday.games.gentes.refusals import Refusal
from heyday.games.gentes.sets import Sets, site_sets
from heyday.games.gentes.state import NOBODY, Cube, Kind, Place, Source, Step
from heyday.kit import first_of, has, rule, without_first
from heyday.kit.steps import pop, push


@rule
def begin_decline(s):
    """Go through A, B and C; D and E follow in the new turn order, all of D before E (G19, G36)."""
    determine_start(s)
    clean_up(s)
    last = s.round == Box.ROUNDS  # its decline is played completely (G21)
    if last:
        push(s, Step.FINAL_START, 0, 0)
    else:
        push(s, Step.HEYDAY, 0, s.start)
        s.round += 1
    for i in range(s.players - 1, -1, -1):
        push(s, Step.HAND_CHECK, seat_after(s, s.start, i), 0)
    for i in range(s.players - 1, -1, -1):
        push(s, Step.DECLINE_OPEN, seat_after(s, s.start, i), 0)
    if not last and (s.round - 1) % Box.ERA_ROUNDS == 0:
        change_era(s)


@rule
def determine_start(s):
    """A: the starting player's tile brings the token (4.2 A)."""
    for tile in range(Box.TILES):
        if tiles.kind[tile] == Kind.START and s.tile[tile] < NOBODY:
            s.start = s.tile[tile]


@rule
def clean_up(s):
    """B: markers off, tiles home, singles off, doubles become singles (4.2 B)."""
    for tile in range(Box.TILES):
        if s.tile[tile] < NOBODY:
            s.tile[tile] = NOBODY
    for nth in range(len(effects.suns)):
        s.used[effects.suns[nth]] = 0
    for site in range(Box.FIRST_HOME, Box.SITES):
        s.marked[site] = 0
    for p in range(s.players):
        me = s.player[p]
        me.n_tiles = 0
        me.singles = me.doubles
        me.doubles = 0


@rule
def open_decline(s, p):
    """D: note in which regions the player has a city to activate (4.2 D)."""
    cities = pieces_of(s, p)
    for region in range(3):
        if cities & site_sets.of_region[region]:
            s.regions_left[region] = 1
    push(s, Step.DECLINE, p, 0)


@rule
def cities_to_activate(s, p):
    """Return the cities of which one in each region can be activated (G19, G36)."""
    left = 0
    for region in range(3):
        if s.regions_left[region]:
            left |= site_sets.of_region[region]
    return pieces_of(s, p) & left


@rule
def why_not_city(s, p, site):
    """Why a city cannot be activated: one in each region (G19, G36)."""
    if has(cities_to_activate(s, p), site):
        return Refusal.NONE
    own = site < Box.FIRST_HOME and s.owner[site] == p
    return Refusal.REGION_DONE if own else Refusal.NO_CITY


@rule
def moons_of(s, p):
    """Return the cards in a player's tableau that can be activated in a decline, as a set."""
    return cards_at(s, Place.TABLEAU + p) & Sets.MOONS


@rule
def activate_in_decline(s, p, site):
    """Activate the one city of a region."""
    s.regions_left[sites.region[site]] = 0
    activate_city(s, p, site)


@rule
def why_not_moon(s, p, card):
    """Why a card cannot be activated in the decline: once each, if it can be paid (G15, G36)."""
    me = s.player[p]
    if s.place[card] != Place.TABLEAU + p:
        return Refusal.NOT_PLAYED
    if not cards.moon[card]:
        return Refusal.NO_MOON
    if s.used[card]:
        return Refusal.CARD_USED
    if (
        cards.moon_pay[card][0] > me.coins
        or cards.moon_pay[card][1] > me.cubes[Cube.TEMPLE]
        or cards.moon_pay[card][2] > me.cubes[Cube.ORACLE]
    ):
        return Refusal.MOON_PRICE
    return Refusal.NONE


@rule
def activate_moon(s, p, card):
    """Activate a moon: what it takes, what it gives, and perhaps a bonus tile (G36)."""
    me = s.player[p]
    s.used[card] = 1
    me.coins -= cards.moon_pay[card][0]
    me.cubes[Cube.TEMPLE] -= cards.moon_pay[card][1]
    me.cubes[Cube.ORACLE] -= cards.moon_pay[card][2]
    push(s, Step.CHECK_BONUS, p, 0)
    receive(s, p, Box.MOON_GAIN + card, Source.MOON)


@rule
def why_not_end_decline(s, p):
    """Why step D cannot end: cities and gains are mandatory, exchanges are not (G36)."""
    for region in range(3):
        if s.regions_left[region]:
            return Refusal.CITIES_FIRST
    moons = moons_of(s, p)
    while moons:
        card = first_of(moons)
        moons = without_first(moons)
        if not cards.moon_exchange[card] and why_not_moon(s, p, card) == Refusal.NONE:
            return Refusal.MOONS_FIRST
    return Refusal.NONE


@rule
def end_decline(s, p):
    """End step D; the moons are ready for another time."""
    pop(s)
    moons = moons_of(s, p)
    while moons:
        s.used[first_of(moons)] = 0
        moons = without_first(moons)


@rule
def check_hand(s, p):
    """E: an hourglass for each card above the limit; what cannot be covered is discarded (G20)."""
    me = s.player[p]
    over = me.n_hand - me.hand_limit
    if over > 2 * free_spaces(me):
        push(s, Step.HAND_CHECK, p, 0)
        push(s, Step.DISCARD, p, 0)
    elif over > 0:
        push(s, Step.HOURGLASSES, p, over)


@rule
def why_not_discard(s, p, card):
    """Why a card cannot be discarded."""
    return Refusal.NONE if s.place[card] == Place.HAND + p else Refusal.NOT_IN_HAND


@rule
def discard(s, p, card):
    """Discard a card that the time track cannot cover (G20, G39)."""
    pop(s)
    s.place[card] = Place.DISCARD
    s.player[p].n_hand -= 1
