"""Pig, the example of a game from outside, is held to what all games promise."""

import io
from pathlib import Path
from random import Random

import numpy as np
import pytest

import heyday
from heyday import bots, games
from heyday.arena.table import Task, play
from heyday.cli import run
from heyday.kit import BACKEND
from heyday.kit.checks import walks
from heyday.kit.checks.differential import differential
from heyday.kit.checks.fuzz import fuzz
from heyday.kit.checks.perft import perft
from heyday.kit.errors import IllegalAction
from heyday.kit.strings import LANGUAGES
from heyday.match.replay import replay, verify
from tests.games.fluent_files import FluentFiles

PIG = Path(__file__).parents[2] / "examples" / "pig"


@pytest.fixture
def pig(monkeypatch, tmp_path):
    monkeypatch.setenv("HEYDAY_GAMES", str(PIG))
    monkeypatch.setenv("HEYDAY_DATA", str(tmp_path))
    monkeypatch.setenv("HEYDAY_BACKEND", BACKEND)
    return games.get("pig")


def put(pig, points, sum=0):
    """A table at which White is to move."""
    position = pig.start(len(points))

    def change(look):
        look.points[: len(points)] = points
        look.sum = sum

    position.alter(change)
    return position


# ---- its rules ----


def test_what_is_kept_counts(pig):
    position = put(pig, [10, 20], sum=7)

    position.act(position.read("keep"))

    assert position.look().points[:2] == [17, 20]
    assert position.to_move == 1


def test_nothing_can_be_kept_before_a_throw(pig):
    position = put(pig, [10, 20])

    assert [position.text(action) for action in position.legal()] == ["roll"]
    with pytest.raises(IllegalAction, match=r"there is nothing to keep yet \(a turn\)"):
        position.act(position.read("keep"))


def test_a_die_is_even_and_a_1_spoils_the_turn(pig):
    counts = [0] * 7
    for seed in range(600):
        position = put(pig, [0, 0], sum=30)
        position.reseed(seed)
        position.act(position.read("roll"))
        spoilt = position.to_move == 1
        assert position.look().sum == (0 if spoilt else 30 + position.look().die)
        counts[1 if spoilt else position.look().die] += 1

    assert counts[0] == 0
    assert all(70 < count < 130 for count in counts[1:])


def test_a_hundred_points_win_at_once(pig):
    position = put(pig, [90, 20], sum=9)
    position.reseed(next(seed for seed in range(99) if shows(pig, seed) > 1))

    position.act(position.read("roll"))

    assert position.over
    assert position.ranks() == [1, 2]
    assert pig.ending(position.look()) == "target"


def shows(pig, seed):
    """What the first throw of a game with these dice shows; 1 is over at once."""
    position = pig.start(2, seed)
    position.reseed(seed)
    position.act(position.read("roll"))
    return position.look().die or 1


# ---- what all games promise ----


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_break_no_promise(pig, players):
    report = fuzz(pig, players, 200)

    assert report.failure is None
    assert report.games == 200


def test_legal_is_what_is_not_refused(pig):
    for position, _ in walks.walk(pig, 2, seed=2):
        walks.check_legality(position)


def test_the_dice_cannot_be_seen(pig):
    for position, action in walks.walk(pig, 3, seed=3):
        walks.check_leak(position, action, list(pig.vocabulary))


def test_notation_bytes_and_copies_are_sound(pig):
    for position, action in walks.walk(pig, 4, seed=4):
        walks.check_round_trips(position)
        walks.check_clone_and_undo(position, action)


@pytest.mark.slow
def test_both_backends_reach_the_same_bytes(pig):
    assert differential(pig, 3, games=5) > 100


@pytest.mark.parametrize(("depth", "lines"), [(1, 1), (2, 2), (3, 3), (4, 5), (5, 8), (6, 13)])
def test_lines_of_play_are_counted(pig, depth, lines):
    """After a throw there are two choices, after keeping one: Fibonacci, until a 1 is thrown."""
    assert perft(pig.start(2, seed=5), depth) == lines


def test_all_languages_say_the_same():
    files = FluentFiles(PIG / "strings")

    for language in LANGUAGES:
        assert set(files.messages(language)) == set(files.messages("en"))
        for message in files.messages("en"):
            assert files.variables(language, message) == files.variables("en", message)


# ---- bots, records and the terminal ----


@pytest.mark.parametrize("name", bots.NAMES)
def test_every_bot_can_play_it(pig, name):
    position = put(pig, [50, 60], sum=4)

    action = bots.ask(bots.make(name, pig, simulations=20), position, Random(1))

    assert action in position.legal()


def test_a_search_keeps_much_and_throws_on_where_the_other_is_about_to_win(pig):
    """Whoever keeps from 20 on plays nearly best, but not near the end (Neller, Presser 2004)."""
    for points, sum, best in (([0, 0], 50, "keep"), ([90, 95], 2, "roll")):
        position = put(pig, points, sum)
        bot = bots.make("uct", pig, simulations=700)
        assert position.text(bots.ask(bot, position, Random(3))) == best


def test_a_game_of_bots_is_a_record_that_proves_itself(pig):
    result = play(Task("pig", ("apprentice", "random", "novice"), seed=1), keep=True)

    verdict = verify(result.record)
    match = replay(result.record)

    assert verdict.proven and verdict.over
    assert [match.total(seat) for seat in range(3)] == list(result.points)


def test_it_is_played_in_the_terminal(pig, monkeypatch, capsys):
    monkeypatch.setattr("sys.stdin", io.StringIO("why keep\nroll\nrules\nhelp\nquit\n"))

    code = run(["play", "pig", "--seats", "Ada,random", "--seed", "1", "--language", "en"])

    printed = capsys.readouterr().out
    assert code == 0
    assert "there is nothing to keep yet (a turn)" in printed
    assert "White throws the die" in printed
    assert "A 1 spoils the turn" in " ".join(printed.split())


@pytest.mark.skipif(BACKEND != "numba", reason="many games at once need Numba")
def test_many_games_go_on_side_by_side(pig):
    env, dice, ended = heyday.Vector("pig", 50, players=3, seed=1), np.random.default_rng(1), 0
    for _ in range(300):
        env.take(env.sample(dice))
        ended += env.over.sum()
        assert (env.points[env.over].max(axis=1) >= 100).all()

    assert ended > 50  # those that ended were begun anew
    assert env.mask.any(axis=1).all()


def test_what_nobody_knows_of_it_is_refused(pig, capsys):
    assert run(["balance", "pig", "--games", "2"]) == 2
    assert "too little is known of pig" in capsys.readouterr().err


@pytest.mark.parametrize("named", ["", str(PIG.parent)])
def test_without_its_folder_there_is_no_such_game(named, monkeypatch, capsys):
    monkeypatch.setenv("HEYDAY_GAMES", named)
    monkeypatch.chdir(PIG)

    assert run(["perft", "pig", "--depth", "1"]) == 2
    assert "there is no game 'pig': expected gods or gentes" in capsys.readouterr().err


@pytest.mark.skipif(BACKEND != "python", reason="compiled rules have one content")
def test_a_game_goes_on_with_the_content_it_was_begun_with(pig):
    name, text = next(iter(pig.content.files.items()))
    digest = games.know("pig", {name: text.replace("target = 100", "target = 50")})

    shorter = games.get("pig", digest)

    assert shorter.view(shorter.start(2).look(), None)["target"] == 50
    assert games.get("pig") is pig
