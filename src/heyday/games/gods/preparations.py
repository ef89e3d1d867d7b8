"""Preparations: the starting constellation, the sack, and what each god begins with."""

from heyday.games.gods.box import (
    COMPENSATION,
    LAYOUT_DESERT,
    LAYOUT_DESERTS,
    LAYOUT_TEMPLES,
    SACK,
    Box,
)
from heyday.games.gods.field import coordinates, place_at, put_card
from heyday.games.gods.state import NOBODY, NOWHERE, Kind, Option
from heyday.games.gods.turn import gain_power, start_turn
from heyday.kit import clear_record, rule, seed_dice


@rule
def new_game(s, players, seed, options):
    """Lay out the start, fill the sack, and begin the first turn (Preparations, H1)."""
    clear_record(s)
    seed_dice(s, seed)
    s.players = players
    s.options = options
    s.owner[NOWHERE] = NOBODY
    for kind in range(1, 9):
        s.sack[kind] = SACK[kind]
        s.n_sack += SACK[kind]
    for colour in range(4):
        s.chips[colour] = NOBODY
    if LAYOUT_DESERTS[players - 2]:
        desert = LAYOUT_DESERT[players - 2]
        put_card(s, place_at(s, coordinates(desert[0], desert[1])), Kind.DESERT, NOBODY)
        s.sack[Kind.DESERT] -= 1
        s.n_sack -= 1
    for god in range(players):
        me = s.god[god]
        me.power = Box.START_POWER
        if options & Option.COMPENSATED:
            gain_power(s, god, COMPENSATION[players - 2][god])
        me.stones = Box.STONES
        me.temples = Box.TEMPLES - 1
        temple = LAYOUT_TEMPLES[players - 2][god]
        put_card(s, place_at(s, coordinates(temple[0], temple[1])), Kind.TEMPLE, god)
    start_turn(s)
