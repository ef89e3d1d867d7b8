"""What learn_gentes.py writes down about a player, in the rule language."""

from typing import Any

from heyday.kit import entry

features: Any  # set before this file is run
stage_of: Any


@entry
def look(tables, seat, notes):
    """Write down how a player stands; return the stage of the game."""
    features(tables[0].state, seat, notes)
    return stage_of(tables[0].state)
