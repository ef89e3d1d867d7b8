"""heyday for programs: the page about it, and what it promises."""

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import heyday
from heyday.match import CannotUndo, SecretUnknown
from tests import pages

DOCS = Path(__file__).parents[1] / "docs"
BOTH = pytest.mark.parametrize("game", heyday.GAMES)


def some_way(game, actions=25, **given):
    """A game after some actions, none of them the first in the list."""
    g = heyday.new(game, players=3, seed=4, **given)
    for nth in range(actions):
        legal = g.legal()
        g.act(legal[(7 * nth + 3) % len(legal)])
    return g


@heyday.bot
def last(g):
    return g.legal()[-1]


class First:
    def __init__(self, game=None, seconds=None):
        pass

    def choose(self, position, dice, stop=None):
        return position.legal()[0]


def test_the_pages_are_right(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)

    assert pages.run((DOCS / "api.md").read_text(encoding="utf-8")) > 20
    pages.run((DOCS.parent / "README.md").read_text(encoding="utf-8"))


def test_a_wrong_page_is_noticed():
    with pytest.raises(AssertionError, match="1 \\+ 1 is 2, the page says 3"):
        pages.run("```python\n1 + 1  # -> 3\n```\n")


def test_to_import_heyday_loads_nothing():
    code = "import heyday, sys; sys.exit(any(name.startswith('heyday.') for name in sys.modules))"

    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
    assert "new" in dir(heyday) and all(hasattr(heyday, name) for name in dir(heyday))
    with pytest.raises(AttributeError, match="heyday has no 'nothing'"):
        _ = heyday.nothing


@BOTH
def test_the_same_seed_gives_the_same_game(game):
    one, other, third = (heyday.new(game, 3, seed=seed) for seed in (4, 4, 5))

    for g in (one, other, third):
        heyday.finish(g, [last] * 3)

    assert one.record() == other.record() != third.record()
    assert heyday.verify(one.record()).proven


@BOTH
def test_a_copy_goes_its_own_way(game):
    g = some_way(game)
    before, ply = bytes(g.position), g.ply

    twin = g.clone()
    twin.act(twin.legal()[0]).act(twin.legal()[0])

    assert (bytes(g.position), g.ply) == (before, ply)
    assert (twin.ply, len(twin.history)) == (ply + 2, ply + 2)


@BOTH
def test_undo_goes_back_to_the_beginning_and_forward_again(game):
    g, fresh = some_way(game), heyday.new(game, 3, seed=4)
    here, line = bytes(g.position), g.history

    while g.ply:
        g.undo()

    assert g.position == fresh.position
    with pytest.raises(CannotUndo):
        g.undo()
    for action in line:
        g.act(action)
    assert bytes(g.position) == here


@BOTH
def test_what_is_refused_changes_nothing(game):
    g = some_way(game)
    before = bytes(g.position)
    illegal = next(action for action in g.game.vocabulary if action not in g.legal())

    why = g.why_not(illegal)
    with pytest.raises(heyday.IllegalAction) as refusal:
        g.act(illegal)

    assert (refusal.value.code, bytes(g.position)) == (why.code, before)
    assert all(g.why_not(choice) is None for choice in g.choices())


@BOTH
def test_choices_mean_the_actions_of_the_list(game):
    g = some_way(game)

    for action, choice in zip(g.legal(), g.choices(), strict=True):
        assert g.read(choice) == g.read(choice.text) == action
        assert g.read({"do": choice.verb, **choice.fields}) == action


def test_an_imagined_game_does_not_tell_the_draws():
    g = some_way("gods")

    futures = set()
    for seed in range(20):
        twin = g.imagine(g.to_move, seed)
        assert twin.view() == g.view()
        futures.add(heyday.finish(twin, ["random"] * 3, seed=1).ply)

    assert len(futures) > 1
    with pytest.raises(SecretUnknown):
        g.imagine(0, 1).record()
    with pytest.raises(CannotUndo):
        g.imagine(0, 1).undo()


@BOTH
def test_an_unfinished_record_goes_on_with_the_same_draws(game):
    g = some_way(game)

    again = heyday.load(g.match().record() + f"secret: {g.match().secret.hex()}\n")

    assert heyday.finish(again, [last] * 3).record() == heyday.finish(g, [last] * 3).record()


@BOTH
def test_a_record_without_its_secret_goes_on_with_new_draws(game):
    g = some_way(game)

    again = heyday.finish(heyday.load(g.record()), [last] * 3)

    assert heyday.verify(again.record()).problems == ()
    assert f"forked: {g.ply}" in again.record()


@BOTH
def test_features_are_those_of_the_mind(game):
    g = some_way(game)
    rows, choices = heyday.features(g), heyday.choice_features(g)

    assert rows.shape[0] == 3 and np.isfinite(rows).all()
    assert (np.roll(rows, -1, axis=0) == heyday.features(g, seat=1)).all()
    assert choices.shape[0] == len(g.legal())
    assert (choices[np.arange(len(choices)), np.array(g.legal()) // 1024 - 1] == 1).all()


def test_features_of_a_seat_hide_other_hands():
    g = some_way("gentes", options={"hands": "hidden"})

    shown = [heyday.features(g, seat=0, seed=seed) for seed in range(8)]

    assert all((rows[0] == shown[0][0]).all() for rows in shown)
    assert any((rows != shown[0]).any() for rows in shown)
    assert (heyday.features(heyday.finish(g, [last] * 3)) == 0).all()


def test_a_bot_is_a_level_a_function_an_object_or_a_name():
    g = some_way("gods")

    assert heyday.ask(last, g) == heyday.ask("tests.test_api:last", g) == g.legal()[-1]
    assert heyday.ask(First(), g) == heyday.ask("tests.test_api:First", g) == g.legal()[0]
    assert heyday.ask("random", g, seed=3) == heyday.ask("random", g, seed=3)
    with pytest.raises(ValueError, match="3 seats need 3 players, not 2"):
        heyday.finish(g, ["random", "random"])
    with pytest.raises(ValueError, match="there is no bot tests:nobody"):
        heyday.ask("tests:nobody", g)


def test_a_contest_is_that_of_the_arena(tmp_path):
    out = tmp_path / "games.jsonl"

    rows = heyday.contest("gods", ["random", last], games=8, out=out)
    again = heyday.contest("gods", ["random", last], games=8, out=out)

    assert {row.bot for row in rows} == {"random", "tests.test_api:last"}
    assert [row.data() for row in rows] == [row.data() for row in again]
    assert len(out.read_text().splitlines()) == 8
