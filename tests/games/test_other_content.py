"""Games that were played with other content stay readable, if that content was kept."""

import json
import subprocess
import sys

import pytest

from heyday import games
from heyday.kit import BACKEND
from heyday.match import Match, OtherRules, replay, verify
from heyday.match.secret import secret_from_seed

pytestmark = pytest.mark.skipif(BACKEND != "python", reason="compiled rules have one content")

CHANGED = {  # what a file says, and what it said before
    "gods": ("\n2 = 10", "\n2 = 4"),
    "gentes": ("{ hourglasses = 1, coins = 4 }", "{ hourglasses = 1, coins = 5 }"),
}


def older(name):
    """Return the files of a box in which a number was another one."""
    new, old = CHANGED[name]
    files = games.get(name).content.files
    changed = {file: text.replace(new, old) for file, text in files.items()}
    assert changed != files, f"no file says {new}"
    return changed


def play(game, seed=1):
    match = Match(game, 2, secret=secret_from_seed(game.name, seed)).begin()
    while not match.over:
        legal = match.position.legal()
        match.act(match.to_move, legal[7 * match.ply % len(legal)])
    return match


@pytest.mark.parametrize("name", games.NAMES)
def test_a_game_is_replayed_with_the_content_it_was_played_with(name):
    digest = games.know(name, older(name))
    old, new = games.get(name, digest), games.get(name)

    text = play(old).record()

    assert f"content: {digest}" in text
    assert verify(text).proven
    assert replay(text).game is old
    assert play(old).record() != play(new).record()  # the number matters


@pytest.mark.parametrize("name", games.NAMES)
def test_the_game_of_today_stays_what_it_is(name):
    before = play(games.get(name)).record()

    play(games.get(name, games.know(name, older(name))))

    assert games.get(name) is games.get(name, games.get(name).content.digest())
    assert play(games.get(name)).record() == before


def test_words_are_those_of_the_content():
    """The tax collector of the old box pays more, and choices that are remembered say so."""
    old = games.get("gentes", games.know("gentes", older("gentes")))
    texts = []
    for game in (games.get("gentes"), old):
        match = Match(game, 2, options={"setup": "first_game"}).begin()
        texts.append(match.choices()[0]["text"])

    assert texts == [
        "Tax collector for 1 hourglass: 4 coins",
        "Tax collector for 1 hourglass: 5 coins",
    ]


def test_content_that_is_not_kept_or_cannot_be_read_is_named():
    text = play(games.get("gods")).record()
    digest = games.get("gods").content.digest()
    with pytest.raises(OtherRules, match=r"other content of Gods .*, which is not kept here"):
        replay(text.replace(digest, "0" * 16))

    strange = games.know("gods", {"known/box.toml": "[weather]\nrain = 1\nsource = 'x'\n"})
    with pytest.raises(OtherRules, match=r"these rules cannot read: .*unknown table weather"):
        replay(text.replace(digest, strange))
    assert replay(text).over


def test_compiled_rules_say_that_they_have_one_content(monkeypatch):
    files = {name: f"{text}\n# and a line more" for name, text in older("gods").items()}
    digest = games.know("gods", files)
    monkeypatch.setattr(games, "BACKEND", "numba")

    with pytest.raises(games.OtherContent, match="only HEYDAY_BACKEND=python can load"):
        games.get("gods", digest)


def test_there_is_no_third_game():
    with pytest.raises(KeyError, match="expected gods or gentes"):
        games.get("chess")


def test_a_process_can_have_another_box():
    """Nothing of the game may be loaded before, so it takes a process of its own."""
    files = older("gods")
    code = (
        "import json, sys; from heyday import games\n"
        "games.open_box('gods', json.load(sys.stdin)); print(games.get('gods').content.digest())"
    )

    done = subprocess.run(
        [sys.executable, "-c", code],
        input=json.dumps(dict(files)),
        capture_output=True,
        text=True,
        check=True,
    )

    assert done.stdout.strip() == games.know("gods", files) != games.get("gods").content.digest()
