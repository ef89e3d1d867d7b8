"""What a player of Gentes has done towards bonus tiles."""

from heyday.games.gentes.box import Box, bonus
from heyday.games.gentes.mat import count_persons
from heyday.games.gentes.state import Bonus
from heyday.kit import rule


@rule
def tile_ahead(s, me, stack):
    """Return what is on the way to a bonus tile: little at first, most of it near the end."""
    if me.bonus[stack]:
        return 0.0
    count = me.n_cities + 0
    if stack == Bonus.CARDS:
        count = me.n_tableau + 0
    elif stack == Bonus.PERSONS:
        count = count_persons(me)
    part = min(1.0, count / bonus.needs[stack])
    tile = Box.BONUS_LATER if s.bonus_taken[stack] else Box.BONUS_FIRST
    return tile * part * part * part
