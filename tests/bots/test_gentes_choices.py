"""What a net sees of a choice in Gentes: enough to tell any two apart that mean something else."""

from collections import defaultdict
from itertools import combinations
from random import Random

import pytest

from heyday import games
from heyday.bots.minds import gentes as mind
from heyday.bots.minds.gentes_choices import ABOUT_SITE, A
from heyday.bots.minds.gentes_wants import lacking_icon, lacking_person, ready_by_person
from heyday.games.gentes.box import CARDS, SITES, Box, sites
from heyday.games.gentes.state import Gain, Kind, Place, Verb
from heyday.kit import BACKEND
from heyday.kit.actions import action_of, arg_of, verb_of
from heyday.kit.steps import next_seat

GENTES = games.get("gentes")
pytestmark = pytest.mark.skipif(BACKEND != "python", reason="tables are laid out in plain form")


@pytest.fixture
def look():
    """A table at the begin of the first heyday, to be changed."""
    return GENTES.start(2, 1, {"setup": "first_game"}).picture()


def seen(look, verb, arg):
    row = [0.0] * mind.CHOICES
    mind.look_at(look, action_of(verb, arg), row)
    return row


def own(look, *names):
    """Give some sites to whoever decides."""
    for name in names:
        look.owner[SITES.index(name)] = next_seat(look)


def brings(row):
    return row[A.BRINGS : A.BRINGS + 4]


def same_place(first, second):
    """Whether two choices are about sites of one region with the same icon."""
    if verb_of(first) != verb_of(second) or not ABOUT_SITE[verb_of(first)]:
        return False
    a, b = arg_of(first), arg_of(second)
    return max(a, b) < Box.FIRST_HOME and all(
        part[a] == part[b] for part in (sites.region, sites.icon)
    )


def ends_alike(position, *actions):
    """Whether actions lead to the same position, as scoring one of two equal symbols does."""
    after = [position.clone() for _ in actions]
    for clone, action in zip(after, actions, strict=True):
        clone.act(action)
    return after[0] == after[1]


@pytest.mark.parametrize("players", GENTES.players)
def test_choices_that_lead_elsewhere_look_otherwise(players):
    """Sites of one region with the same icon look alike, and are."""
    compared = 0
    for seed in range(2):
        position, dice = GENTES.start(players, seed), Random(seed)
        while not position.over:
            alike = defaultdict(list)
            legal = position.legal()
            for action in legal:
                alike[tuple(seen(position.look(), verb_of(action), arg_of(action)))].append(action)
            for group in alike.values():
                for first, second in combinations(group, 2):
                    texts = [position.text(action) for action in (first, second)]
                    assert same_place(first, second) or ends_alike(position, first, second), texts
            compared += len(legal) - 1
            position.act(dice.choice(legal))
    assert compared > 500


def test_a_site_says_what_all_cities_of_its_region_bring(look):
    own(look, "Athenai", "Corinthus")

    row = seen(look, Verb.BUILD, SITES.index("Delphi"))

    assert brings(row) == [0, 5, 1, 1]
    assert row[A.OWN] == 2


def test_a_city_says_what_it_alone_brings(look):
    own(look, "Athenai", "Corinthus")

    assert brings(seen(look, Verb.CITY, SITES.index("Corinthus"))) == [0, 5, 0, 0]
    assert brings(seen(look, Verb.ACTIVATE, sites.region[SITES.index("Athenai")])) == [0, 5, 1, 0]


def test_each_hometown_is_another(look):
    homes = range(Box.FIRST_HOME, Box.SITES)
    verbs = (Verb.BUILD, Verb.RELOCATE, Verb.REPEAT, Verb.EXTRA)

    for verb in verbs:
        assert len({tuple(seen(look, verb, site)) for site in homes}) == len(homes)


def test_cubes_say_of_which_store_they_are(look):
    temple, oracle = (seen(look, Verb.CUBE, store) for store in range(2))

    assert brings(temple) == [0, 0, 1, 0] and brings(oracle) == [0, 0, 0, 1]
    assert brings(seen(look, Verb.HIRE, 1)) == [0, 0, -1, 1 - Box.TRAIN_CUBES]


def test_the_hand_asks_for_persons_and_cities(look):
    p = next_seat(look)
    for card in range(Box.CARDS):
        if look.place[card] == Place.HAND + p:
            look.place[card] = Place.DECK
    look.place[CARDS.index("pottery")] = Place.HAND + p
    me = look.player[p]
    me.n_hand, me.persons, me.cubes = 1, [9] * 6, [0, 0]
    assert [lacking_person(look, p, group, 0) for group in range(6)] == [0] * 6
    assert not any(lacking_icon(look, p, icon, 0) for icon in range(4))

    me.persons[1] = 0

    assert lacking_person(look, p, 1, 0) == 1
    row = seen(look, Verb.TRAIN, 1)
    assert row[A.WANTED] == 1
    assert row[A.READY] == ready_by_person(look, p, 1)


def test_a_dearer_tile_opens_no_less(look):
    look.kind = Kind.SCRIBE

    opened = [seen(look, Verb.PAY, coins)[A.OPENS] for coins in range(8)]

    assert opened == sorted(opened)
    assert opened[-1] > opened[0]


def test_a_tax_repeated_brings_its_coins(look):
    look.hours = 2

    assert seen(look, Verb.REPEAT, Box.FIRST_HOME)[A.BRINGS + Gain.COINS] == 8
