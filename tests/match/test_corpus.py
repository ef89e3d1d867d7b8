"""The corpus: recorded games of both titles, none of which may ever break (docs/compatibility.md).

`tools/corpus.py` played them. Everyday tests replay some of them, `make release` all:

    HEYDAY_CORPUS=all pytest tests/match/test_corpus.py
"""

import json
import lzma
import os
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from heyday import games
from heyday.kit import BACKEND
from heyday.match.record import FORMAT, read_record
from heyday.match.replay import verify

FOLDER = Path(__file__).parents[1] / "corpus"
PARTS = 8  # each is replayed by a test of its own, so that all cores have work
LEVELS = {"random", "novice", "apprentice", "adept"}
ALL = os.environ.get("HEYDAY_CORPUS") == "all"
SAMPLE = 10 if BACKEND == "python" else 40  # of so many games, everyday tests replay one


def read(path):
    return lzma.decompress(path.read_bytes()).decode()


@cache
def corpus(name):
    """All records; compiled rules have one content, so under Numba only those played with it."""
    for path in FOLDER.glob(f"{name}-*.json.xz"):
        games.know(name, json.loads(read(path)))
    parts = read(FOLDER / f"{name}.xz").split(f"{FORMAT}\n")[1:]
    here = f"content: {games.get(name).content.digest()}\n"
    return [f"{FORMAT}\n{part}" for part in parts if BACKEND == "python" or here in part]


def check(records):
    for record in records:
        verdict = verify(record)
        assert verdict.over and verdict.proven, f"{verdict.problems}\n{record}"


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", games.NAMES)
def test_recorded_games_are_replayed(name, part):
    check(corpus(name)[:: 1 if ALL else SAMPLE][part::PARTS])


@pytest.mark.skipif(BACKEND != "python", reason="only CPython can load the content of all")
@pytest.mark.parametrize("name", games.NAMES)
def test_the_content_of_every_record_is_kept(name):
    played = {read_record(text).content for text in corpus(name)}

    kept = {path.name.split("-")[1].split(".")[0] for path in FOLDER.glob(f"{name}-*.json.xz")}
    assert played == kept


@pytest.mark.skipif(BACKEND != "python", reason="only CPython can load the content of all")
@pytest.mark.parametrize("name", games.NAMES)
def test_the_corpus_has_all_kinds_of_games(name):
    records = [read_record(text) for text in corpus(name)]
    options = Counter((key, value) for record in records for key, value in record.options.items())
    moves = [move for record in records for move in record.moves]
    undone = Counter(move.who == "agreed" for move in moves if move.kind == "undo")

    assert len(records) >= 600
    assert min(Counter(record.players for record in records).values()) > 150
    assert {seat for record in records for seat in record.seats} == LEVELS
    assert len(options) == 2 * len(games.get(name).options)
    assert min(options.values()) > 50
    assert undone[True] > 5
    assert undone[False] > 100
