"""The rule language: what the rules of a game are written in. It knows no game."""

from heyday.kit.backend import (
    BACKEND,
    arithmetic,
    clear_record,
    copy_record,
    entry,
    fetch_record,
    plain,
    rule,
)
from heyday.kit.bits import bit, count_of, first_of, has, nth_of, where, without_first
from heyday.kit.dice import pick, pick_from_counts, pick_from_set, roll, seed_dice
from heyday.kit.record import i8, i16, i32, i64, record
from heyday.kit.tables import constants, names_of, table, tables

__all__ = [
    "BACKEND",
    "arithmetic",
    "bit",
    "clear_record",
    "constants",
    "copy_record",
    "count_of",
    "entry",
    "fetch_record",
    "first_of",
    "has",
    "i8",
    "i16",
    "i32",
    "i64",
    "names_of",
    "nth_of",
    "pick",
    "pick_from_counts",
    "pick_from_set",
    "plain",
    "record",
    "roll",
    "rule",
    "seed_dice",
    "table",
    "tables",
    "where",
    "without_first",
]
