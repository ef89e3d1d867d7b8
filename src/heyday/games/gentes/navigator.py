"""Navigator: building cities and hometowns (4.1 A 3, G12, G13, G35)."""

from heyday.games.gentes.box import Box, regions, sites
from heyday.games.gentes.gains import receive
from heyday.games.gentes.refusals import Refusal
from heyday.games.gentes.sets import site_sets, tile_sets
from heyday.games.gentes.state import NO_SITE, NOBODY, Icon, Source, Step
from heyday.kit import bit, first_of, has, rule, where, without_first
from heyday.kit.steps import pop, push


@rule
def why_not_region(s, region):
    """Why a region cannot be used: some are closed with few players (G12)."""
    return Refusal.NONE if regions.used[region][s.players] else Refusal.REGION_CLOSED


@rule
def pieces_of(s, p):
    """Return the sites on which a player has a city or a hometown, as a set."""
    return where(s.owner, p)


@rule
def free_sites(s):
    """Return the sites on which something can be built in this action (G12, G35)."""
    free = where(s.owner, NOBODY) & site_sets.open[s.players]
    return free if s.vacated == NO_SITE else free & ~bit(s.vacated)


@rule
def sites_to_build(s, icon):
    """Return the sites on which a tile of this icon can build (G5, G12)."""
    return free_sites(s) & site_sets.of_icon[icon]


@rule
def tiles_to_build(s):
    """Return the tiles of navigators that could build somewhere (G5)."""
    free = free_sites(s)
    found = 0
    for icon in range(Icon.ANY + 1):
        if free & site_sets.of_icon[icon]:
            found |= tile_sets.of_icon[icon]
    return found


@rule
def why_not_build(s, site, icon):
    """Why no city can be built on a site with a tile of this icon (G12, G35)."""
    if has(sites_to_build(s, icon), site):
        return Refusal.NONE
    if s.owner[site] != NOBODY:
        return Refusal.SITE_TAKEN
    if site == s.vacated:
        return Refusal.JUST_VACATED
    return Refusal.SITE_ICON if has(free_sites(s), site) else Refusal.REGION_CLOSED


@rule
def begin_building(s, p):
    """Build; with no piece left, take one of the board first (G12, G35)."""
    push(s, Step.BUILD, p, 0)
    if s.player[p].n_cities == Box.CITIES:
        push(s, Step.RELOCATE, p, 0)


@rule
def why_not_relocate(s, p, site):
    """Why a piece cannot be taken from a site."""
    return Refusal.NONE if s.owner[site] == p else Refusal.NOT_YOURS


@rule
def relocate(s, p, site):
    """Take a piece back; its site is free at once, but for this action (G35)."""
    me = s.player[p]
    pop(s)
    s.owner[site] = NOBODY
    me.n_cities -= 1
    me.icons[sites.icon[site]] -= 1
    s.vacated = site


@rule
def build(s, p, site):
    """Build a city and activate its region; a hometown, a region of choice (G12)."""
    me = s.player[p]
    pop(s)
    s.owner[site] = p
    me.n_cities += 1
    me.icons[sites.icon[site]] += 1
    s.vacated = NO_SITE
    if site >= Box.FIRST_HOME:
        push(s, Step.ACTIVATE, p, 0)
    else:
        activate_region(s, p, sites.region[site])


@rule
def activate_chosen(s, p, region):
    """Activate the region that was chosen for a hometown; it may hold no own city (G12)."""
    pop(s)
    activate_region(s, p, region)


@rule
def activate_region(s, p, region):
    """Activate all own cities of a region (G12)."""
    cities = pieces_of(s, p) & site_sets.of_region[region]
    while cities:
        activate_city(s, p, first_of(cities))
        cities = without_first(cities)


@rule
def activate_city(s, p, site):
    """Take the reward of a city (G13)."""
    receive(s, p, Box.ICON_GAIN + sites.icon[site], Source.CITIES)
