"""Navigator: building cities and hometowns (4.1 A 3, G12, G13, G35)."""

from heyday.games.gentes.box import Box, regions, sites
from heyday.games.gentes.gains import receive
from heyday.games.gentes.refusals import Refusal
from heyday.games.gentes.state import NO_SITE, NOBODY, Icon, Source, Step
from heyday.kit import rule
from heyday.kit.steps import pop, push


@rule
def why_not_region(s, region):
    """Why a region cannot be used: some are closed with few players (G12)."""
    return Refusal.NONE if regions.used[region][s.players] else Refusal.REGION_CLOSED


@rule
def why_not_build(s, site, icon):
    """Why no city can be built on a site with a tile of this icon (G12, G35)."""
    if s.owner[site] != NOBODY:
        return Refusal.SITE_TAKEN
    if site == s.vacated:
        return Refusal.JUST_VACATED
    if site < Box.FIRST_HOME and why_not_region(s, sites.region[site]) != Refusal.NONE:
        return Refusal.REGION_CLOSED
    if icon != Icon.ANY and icon != sites.icon[site]:
        return Refusal.SITE_ICON
    return Refusal.NONE


@rule
def why_no_site(s, icon):
    """Why a navigator of this icon could not build anywhere (G5, G35)."""
    for site in range(Box.SITES):
        if why_not_build(s, site, icon) == Refusal.NONE:
            return Refusal.NONE
    return Refusal.NO_SITE


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
    for site in range(Box.FIRST_HOME):
        if s.owner[site] == p and sites.region[site] == region:
            activate_city(s, p, site)


@rule
def activate_city(s, p, site):
    """Take the reward of a city (G13)."""
    receive(s, p, Box.ICON_GAIN + sites.icon[site], Source.CITIES)
