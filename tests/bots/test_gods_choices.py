"""What a net sees of a choice in Gods: enough to tell most places apart."""

from random import Random

import pytest

from heyday import games
from heyday.bots.minds import gods as mind
from heyday.bots.minds.gods_choices import A
from heyday.games.gods.state import Verb
from heyday.kit.actions import verb_of
from tests.games.gods.gods_table import needs_python, table

pytestmark = needs_python
GODS = games.get("gods")


def described(position, action):
    """Return what is seen of an action."""
    row = [0.0] * mind.CHOICES
    mind.look_at(position.look(), action, row)
    return row


def seen(position, line):
    """Return what is seen of a choice, which is written as players write it."""
    return described(position, position.read(line))


@pytest.mark.parametrize("players", GODS.players)
def test_most_places_look_otherwise(players):
    """A field has places that mirror each other; a policy that sees no others is blind."""
    places, looks = 0, 0
    position, dice = GODS.start(players, players), Random(players)
    while not position.over:
        legal = position.legal()
        for verb in (Verb.TEMPLE, Verb.DESERT, Verb.DECAY):
            actions = [action for action in legal if verb_of(action) == verb]
            found = [tuple(described(position, action)) for action in actions]
            places += len(found)
            looks += len(set(found))
        position.act(dice.choice(legal))
    assert places > 500
    assert looks > 0.6 * places


def test_a_temple_says_what_lies_around_it_and_whose_places_are_beside_it():
    position = table(field="0,0 temple red / 2,0 violet yellow / 1,1 blue / 2,-1 desert")

    row = seen(position, "temple 1,0")

    around = (A.OWN_TEMPLES, A.TEMPLES, A.OWN_TRIBES, A.TRIBES, A.HEATHENS, A.DESERTS)
    assert [row[i] for i in around] == [1, 0, 0, 1, 1, 1]
    assert (row[A.TOUCHING], row[A.PRICE]) == (4, 12)
    assert (row[A.CROWD], row[A.CHEAPEST]) == (4, 2)  # 0,1 and 1,-1
    assert (row[A.NEXT_MINE], row[A.NEXT_THEIRS]) == (2, 0)


def test_the_foremost_of_those_who_lose_is_seen():
    field = "0,0 violet yellow / 2,0 blue blue"
    position = table(field=field, players=3)
    position.alter(lambda s: setattr(s.god[1], "points", 4))
    ahead = position.look().god[1].points

    row = seen(position, "temple 1,0")

    assert row[A.HARM] > 0
    assert row[A.POINTS] == ahead
    assert row[A.NEXT] == 1


@pytest.mark.parametrize(
    ("line", "mine", "theirs", "nobody"),
    [("tribe green 1,0", 1, 0, 0), ("tribe green 4,0", 0, 1, 0), ("tribe green 2,0", 0, 0, 1)],
)
def test_a_tribe_says_whom_it_follows(line, mine, theirs, nobody):
    field = "0,0 temple red / 5,0 temple yellow / 3,0 desert"
    row = seen(table(field=field, display=("green", "desert")), line)

    assert (row[A.MINE], row[A.THEIRS], row[A.NOBODY]) == (mine, theirs, nobody)
    assert (row[A.GAIN] > 0, row[A.GIFT] > 0) == (mine, theirs)
    assert row[A.RIVAL] > 0


def test_cards_that_go_back_are_told_apart():
    position = table(display=("green", "desert"))

    tribe, desert = seen(position, "discard green"), seen(position, "discard desert")

    assert tribe[A.GAIN] > 0 and not any(tribe[A.CARD : A.COUNT])
    assert desert[A.GAIN] == 0 and desert[A.CARD : A.COUNT] == [1, 0, 0, 0]


def test_a_desert_says_what_it_keeps_whom_from():
    field = "0,0 violet yellow / 2,0 violet yellow / 1,1 violet yellow"
    row = seen(table(field=field, players=2, display=("green", "desert")), "desert 1,0")

    assert row[A.CHANCE] > 0  # a temple of one's own would make a nation there
    assert row[A.THEIRS] == 1
    assert row[A.DANGER] == 0  # yellow has nothing to convert
