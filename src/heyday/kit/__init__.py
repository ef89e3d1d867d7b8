"""The rule language: what the rules of a game are written in. It knows no game."""

from heyday.kit.backend import BACKEND, arithmetic, clear_record, copy_record, entry, rule
from heyday.kit.dice import pick, pick_from_counts, pick_from_set, roll, seed_dice
from heyday.kit.record import i8, i16, i32, i64, record
from heyday.kit.tables import constants, names_of, table, tables

__all__ = [
    "BACKEND",
    "arithmetic",
    "clear_record",
    "constants",
    "copy_record",
    "entry",
    "i8",
    "i16",
    "i32",
    "i64",
    "names_of",
    "pick",
    "pick_from_counts",
    "pick_from_set",
    "record",
    "roll",
    "rule",
    "seed_dice",
    "table",
    "tables",
]
