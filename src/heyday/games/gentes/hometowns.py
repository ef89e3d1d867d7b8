"""Hometowns: each is used once a round, for one of the two options of its row (G10).

Scribes and philosophers: their main action without a tile, or to set the price of that action.
Inventors: one more person in a philosopher action, or the tax once more. A marker stays on the site
until the decline, even if the piece is relocated (G30).
"""

from heyday.games.gentes.refusals import Refusal
from heyday.games.gentes.sets import Sets
from heyday.kit import rule, where


@rule
def hometowns_of(s, p):
    """Return the hometowns that a player can use now, as a set (G10, G30)."""
    return where(s.owner, p) & ~where(s.marked, 1) & Sets.HOMES


@rule
def why_not_hometown(s, p, site):
    """Why a player cannot use a hometown now (G10, G30)."""
    if s.owner[site] != p:
        return Refusal.NOT_YOURS
    if s.marked[site]:
        return Refusal.HOME_USED
    return Refusal.NONE
