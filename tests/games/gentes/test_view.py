"""What is seen of a table: all that is public and nothing else, as plain data."""

import json
import re
from copy import copy
from itertools import chain, groupby

import pytest

from heyday.games.gentes.box import CARDS, SITES, cards
from heyday.games.gentes.chronicler import missing_persons, why_not_play
from heyday.games.gentes.hand import missing
from heyday.games.gentes.mats import SOURCES, points, total
from heyday.games.gentes.schema import BONUSES, GROUPS
from heyday.games.gentes.state import Place, Step, Verb
from heyday.games.gentes.view import ending, view
from heyday.kit.checks import walks
from tests.games.gentes import steering
from tests.games.gentes.gentes_table import GAME, needs_python, play, table
from tests.splices import taken

ALL_PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
GAMES = [(None, {}), *((start, steering.FIRST_GAME) for start in steering.STARTS)]
HIDDEN = {"hands": "hidden"}
SEEN = """
    players round rounds era phase turn start current step about action open display deck deck_size
    discard training prices tiles sites regions tax regions_left bonus mats over
"""


def views(position):
    """Return what everybody sees: a spectator, then each seat."""
    seats = (None, *range(position.players))
    return [view(position.look(), seat) for seat in seats]


def of(seen, names):
    """Return some values of a part of the view."""
    return [seen[name] for name in names.split()]


def finished(players=2, seed=5, options=None):
    """Return a random game at its end."""
    *_, (position, _) = walks.walk(GAME, players, seed, options)
    return position


# ---- what is public (G24) ----


MAT = {
    "coins": 7,
    "tiles": ["start", "P-4-1"],
    "cities": ["Athenai", "scribes-oracle"],
    "used": ["scribes-oracle", "monument"],
    "tableau": ["monument", "barracks"],
    "hand": ["catapult", "observatory"],
    "persons": "3 artisan 1 soldier 3 scholar",
    "temple": 1,
    "oracle": 2,
    "points": 12,
    "bonus": [0],
}
TRAINING = ["priest", "noble", "artisan", "soldier", "merchant", "scholar"]
PILE = ["shrine", "road"]
MOMENT = {"round": 3, "start": 2, "seat": 1, "training": TRAINING, "discard": PILE}


def laid_out(**more):
    return table(
        3,
        **MOMENT,
        display=["well", None, "altar", "frieze"],
        A=MAT,
        B={"coins": 30, "locks": 4, "singles": 2, "doubles": 1},
        **more,
    )


@needs_python
def test_the_table_is_seen_as_it_lies():
    seen = view(laid_out().look(), None)

    assert of(seen, "players round rounds era phase") == [3, 3, 6, 2, "heyday"]
    assert of(seen, "start current turn step about action") == [2, 1, 1, "turn", 0, None]
    assert seen["display"] == ["well", None, "altar", "frieze", None, None, None, None]
    shown = {"well", "altar", "frieze", "catapult", "observatory"}
    assert seen["deck"] == [card for card in CARDS[18:36] if card not in shown]
    assert of(seen, "open discard") == [[], ["road", "shrine"]]
    assert seen["training"] == TRAINING
    assert len(seen["tiles"]) == 22
    taken = [{"id": "P-4-1", "owner": 0}, {"id": "start", "owner": 0}]
    assert [tile for tile in seen["tiles"] if tile["owner"] is not None] == taken
    assert [site["id"] for site in seen["sites"]] == list(SITES)
    assert [site for site in seen["sites"] if site["owner"] is not None or site["used"]] == [
        {"id": "Athenai", "owner": 0, "used": False},
        {"id": "scribes-oracle", "owner": 0, "used": True},
    ]
    stacks = [{"left": 2, "next": 4}, {"left": 3, "next": 8}, {"left": 3, "next": 8}]
    assert seen["bonus"] == dict(zip(BONUSES, stacks, strict=True))
    assert of(seen, "regions_left over") == [[], None]
    assert set(seen) == {*SEEN.split()}


@needs_python
def test_a_mat_is_seen_as_it_lies():
    a, b, c = view(laid_out().look(), None)["mats"]

    assert of(a, "name coins points hand_size hand_limit cities_left") == ["A", 7, 12, 2, 3, 4]
    assert a["by_source"] == dict.fromkeys(SOURCES, 0) | {"cards": 12}
    assert a["cubes"] == {"temple": 1, "oracle": 2}
    assert a["persons"] == dict(zip(GROUPS, [0, 3, 1, 0, 0, 3], strict=True))
    assert a["lent"] == dict.fromkeys(GROUPS, 0) | {"soldier": 2}
    assert of(a, "tableau used bonus") == [["monument", "barracks"], ["monument"], ["cities"]]
    assert a["symbols"] == [2, 1, 0, 1]
    assert a["icons"] == {"temple": 1, "trade": 0, "oracle": 1, "vp": 0}
    lacks = "card persons icons temple_cubes playable"
    assert [of(card, lacks) for card in a["hand"]] == [
        ["catapult", {"soldier": 1}, {}, 1, True],
        ["observatory", {"priest": 2}, {}, 2, False],
    ]
    spaces = "spaces locks singles doubles tiles free"
    assert of(a["track"], spaces) == [12, 5, 1, 0, ["P-4-1", "start"], 4]
    assert of(b["track"], spaces) == [12, 4, 2, 1, [], 5]
    assert of(b, "name coins hand hand_size") == ["B", 30, [], 0]
    assert of(c, "coins bonus cities_left") == [20, [], 6]
    assert (len(a), len(a["hand"][0]), len(a["track"])) == (18, 5, 6)


@needs_python
def test_a_projection_adds_the_final_scoring_as_the_mat_is_now():
    """Catapult could be played, Observatory could not; 3 cubes, 30 coins, one double hourglass."""
    a, b, c = view(laid_out().look(), None)["mats"]
    half = {card: (cards.vp[CARDS.index(card)] + 1) // 2 for card in ("catapult", "observatory")}

    assert a["projection"] == a["by_source"] | {
        "hand": half["catapult"] - half["observatory"],
        "cubes": 1,
    }
    assert of(b["projection"], "coins hourglasses") == [3, -2]
    assert sum(c["projection"].values()) == c["points"] + 2


@pytest.mark.parametrize("players", [2, 4])
def test_at_the_end_nothing_is_left_to_project(players):
    for mat in view(finished(players).look(), None)["mats"]:
        assert mat["projection"] == mat["by_source"]


@pytest.mark.parametrize("seed", [1, 3])
def test_in_the_final_scoring_what_is_certain_is_projected(seed):
    """Nobody scores a card: what is left to come is known, of those who are scored as well."""
    walk = walks.walk(GAME, 3, seed)
    position = next(position for position, _ in walk if position.look().finale)
    sources = "coins cubes hourglasses"
    seen = [view(position.look(), None)["mats"]]
    while not position.over:
        position.act(Verb.DONE << 10)
        seen.append(view(position.look(), None)["mats"])

    assert seen[0] != seen[-1]
    for mats in seen:
        for mat, end in zip(mats, seen[-1], strict=True):
            assert of(mat["projection"], sources) == of(end["by_source"], sources)
            if not any(held["playable"] for held in mat["hand"]):
                assert mat["projection"] == end["by_source"]


@needs_python
def test_a_hidden_hand_is_not_projected():
    position = laid_out(options=HIDDEN)

    assert view(position.look(), 1)["mats"][0]["projection"]["hand"] == 0
    assert view(position.look(), 0)["mats"][0]["projection"]["hand"] != 0


def test_prices_are_seen():
    seen = view(GAME.start(2).look(), None)["prices"]

    assert of(seen, "upper lower") == [[1, 1, 2, 2, 3, 4], [3, 4, 5, 6, 7, 8]]
    assert seen["display"][0] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert seen["display"][2] == [0, 0, 8, 10, 0, 0, 0, 0]
    assert seen["discard"] == [6, 10]


MOVER = {"oracle": 1, "persons": "2 noble"}
LOSER = {"hand": ["assembly"], "persons": "2 noble 2 scholar", "temple": 3}


@needs_python
@pytest.mark.parametrize(
    ("mat", "lines", "step", "about"),
    [
        ({"temple": 3}, ["hire 3"], "hire", None),
        (MOVER, ["exchange"], "exchange", 0),
        (MOVER, ["exchange", "move noble-priest"], "exchange", 1),
        ({"temple": 3}, ["tax 1"], "turn", 1),
        ({}, ["tile S-8-2"], "hourglasses", 2),
        ({"hand": ["shrine"], "persons": "3 priest"}, ["tile C-1-1"], "symbol", "shrine"),
        (LOSER, ["tile C-1-1"], "lose", "noble"),
    ],
)
def test_a_decision_says_what_it_is_about(mat, lines, step, about):
    position = table(A=mat)

    play(position, *lines)

    assert of(view(position.look(), None), "step about") == [step, about]


ACTION = "kind icon printed hourglasses paid extra trained taken vacated"


@needs_python
@pytest.mark.parametrize(
    ("lines", "action"),
    [
        (
            ["tile N-any-5-3", "place 1", "relocate Athenai"],
            ["navigator", "any", 5, 3, 5, 0, [], 0, "Athenai"],
        ),
        (["tile S-8-2", "place 0", "take 2"], ["scribe", None, 8, 2, 8, 0, [], 1, None]),
        (
            ["tile P-6-1", "train artisan", "train artisan", "extra inventors-trade"],
            ["philosopher", None, 6, 1, 6, 1, ["artisan", "artisan"], 0, None],
        ),
    ],
)
def test_the_main_action_under_way_is_seen(lines, action):
    homes = ["inventors-trade", *SITES[:5]]
    position = table(training=GROUPS, A={"cities": homes, "bonus": [0]})

    play(position, *lines)

    seen = view(position.look(), None)["action"]
    assert (of(seen, ACTION), len(seen)) == (action, 9)


@needs_python
def test_regions_to_activate_are_seen_in_the_decline():
    position = table(when="decline", A={"cities": ["Athenai", "Olympia", "Memphis", "Tyrus"]})

    before = view(position.look(), None)
    play(position, "city Olympia")

    assert of(before, "phase step regions_left") == ["decline", "decline", ["red", "green"]]
    assert view(position.look(), None)["regions_left"] == ["green"]


# ---- and nothing else ----


@ALL_PLAYERS
def test_a_view_is_plain_data(players):
    """The same on both backends: JSON leads back to it, and no number comes from a library."""
    for steer, options in GAMES:
        for ply, (position, _) in enumerate(walks.walk(GAME, players, 8, options, steer)):
            if ply % 12 == 0:
                check_plain(views(position))
    check_plain(views(finished(players)))


def check_plain(seen):
    assert json.loads(json.dumps(seen)) == seen
    todo = [seen]
    while todo:
        value = todo.pop()
        assert type(value) in (dict, list, str, int, bool, type(None))
        todo += value if isinstance(value, list) else []
        todo += [*value, *value.values()] if isinstance(value, dict) else []


@ALL_PLAYERS
def test_the_dice_are_not_seen(players):
    for ply, (position, _) in enumerate(walks.walk(GAME, players, 9)):
        if ply % 10 == 0:
            before, dice = views(position), position.dice()
            assert str(dice) not in json.dumps(before)

            position.reseed(12345 + ply)

            assert position.dice() != dice
            assert views(position) == before


def test_every_card_of_the_era_is_seen_once_and_piles_have_no_order():
    for position, _ in walks.walk(GAME, 3, 11):
        seen = view(position.look(), 0)
        piles = of(seen, "deck discard open")
        assert all(pile == sorted(pile, key=CARDS.index) for pile in piles)
        assert all(cards.era[CARDS.index(card)] == seen["era"] for card in seen["deck"])
        lying = [*chain(*piles), *filter(None, seen["display"])]
        for mat in seen["mats"]:
            lying += [*mat["tableau"], *(card["card"] for card in mat["hand"])]
        assert sorted(lying, key=CARDS.index) == list(CARDS[: 18 * seen["era"]])


# ---- hidden hands (G24) ----


def test_without_hidden_hands_all_see_the_same():
    for position, _ in walks.walk(GAME, 3, 12):
        spectator, *seats = views(position)
        assert seats == [spectator] * 3


@ALL_PLAYERS
def test_a_hidden_hand_is_seen_by_its_owner_only(players):
    for ply, (position, _) in enumerate(walks.walk(GAME, players, 13, HIDDEN)):
        if ply % 7:
            continue
        spectator, *seats = views(position)
        sizes = [position.look().player[seat].n_hand for seat in range(players)]
        for seen in (spectator, *seats):
            assert [mat["hand_size"] for mat in seen["mats"]] == sizes
        assert [mat["hand"] for mat in spectator["mats"]] == [None] * players
        for seat, seen in enumerate(seats):
            hands = [mat["hand"] for mat in seen["mats"]]
            own = [c for c, at in enumerate(position.look().place) if at == Place.HAND + seat]
            assert [card["card"] for card in hands.pop(seat)] == [CARDS[card] for card in own]
            assert hands == [None] * (players - 1)


def test_hidden_hands_are_open_in_the_end():
    for seed in range(5):
        position = finished(3, seed, HIDDEN)

        spectator, *seats = views(position)

        assert seats == [spectator] * 3
        assert all(len(mat["hand"]) == mat["hand_size"] for mat in spectator["mats"])


# ---- what a hand lacks (G14) ----


def asked_to_play(position, seat):
    """Return the same table, were it a seat's turn to play a card."""
    other = position.clone()

    def ask(s):
        s.step[s.depth - 1], s.seat[s.depth - 1] = Step.PLAY, seat

    other.alter(ask)
    return other


@pytest.mark.parametrize(("steer", "options"), GAMES)
def test_a_card_is_shown_as_playable_if_the_rules_let_it_be_played(steer, options):
    shown = set()
    for ply, (position, _) in enumerate(walks.walk(GAME, 3, 14, options, steer)):
        if ply % 5:
            continue
        for seat, mat in enumerate(view(position.look(), None)["mats"]):
            other = asked_to_play(position, seat)
            for card in mat["hand"]:
                action = Verb.PLAY << 10 | CARDS.index(card["card"])
                name = GAME.refusals[other.refusal(action)]
                assert card["playable"] == (name == "none")
                assert bool(card["icons"]) == (name == "icons-missing")
                shown.add(name)

    assert {"none", "persons-missing"} <= shown


@needs_python
@pytest.mark.parametrize(("steer", "options"), GAMES)
def test_what_a_card_lacks_is_what_the_rules_miss(steer, options):
    for position, _ in walks.walk(GAME, 2, 15, options, steer):
        look = position.look()
        for seat in range(look.players):
            me = look.player[seat]
            for card in view(look, None)["mats"][seat]["hand"]:
                number = CARDS.index(card["card"])
                assert sum(card["persons"].values()) == missing_persons(me, number)
                assert card["temple_cubes"] == missing_persons(me, number)
                assert card["playable"] == (why_not_play(look, seat, number) == 0)


@needs_python
def test_persons_and_icons_that_a_card_lacks_are_named():
    """Printed persons help (G14, G31)."""
    position = table(A={"persons": "1 noble 2 soldier", "tableau": ["barracks", "bath_house"]})

    league, citadel = (
        missing(position.look(), 0, CARDS.index(card)) for card in ("league", "citadel")
    )

    assert league == ({"scholar": 2}, {"temple": 1, "trade": 1, "oracle": 1})
    assert citadel == ({"merchant": 2}, {})


# ---- the course of the game ----


@ALL_PLAYERS
def test_phases_come_in_their_order(players):
    """What nobody decides in is not seen: a decline, or the final scoring."""
    full = 0
    for seed in range(8):
        seen = []
        for position, _ in walks.walk(GAME, players, seed):
            now = view(position.look(), None)
            assert (now["current"], now["over"]) == (position.to_move, None)
            assert ending(position.look()) == "not"
            seen.append((now["phase"][0], now["round"]))
        last = view(position.look(), None)
        assert of(last, "phase step current over") == ["over", "none", None, "rounds"]
        assert ending(position.look()) == "rounds"

        moments = [moment for moment, _ in groupby(seen)]
        course = "".join(phase for phase, _ in moments)
        assert re.fullmatch("p(hd?){6}f?", course)
        assert [number for phase, number in moments if phase == "h"] == [1, 2, 3, 4, 5, 6]
        assert seen == sorted(seen, key=lambda moment: moment[1])
        full += course == "p" + 6 * "hd" + "f"
    assert full


@pytest.mark.parametrize(("steer", "options"), GAMES)
def test_points_by_source_add_up(steer, options):
    for position, _ in walks.walk(GAME, 3, 16, options, steer):
        look = position.look()
        for seat, mat in enumerate(view(look, None)["mats"]):
            assert mat["by_source"] == points(look, seat) == GAME.points(look, seat)
            assert mat["points"] == sum(mat["by_source"].values()) == total(look, seat)
            assert tuple(mat["by_source"]) == SOURCES
            assert set(mat["bonus"]) <= set(BONUSES)


@pytest.mark.parametrize(
    ("players", "tax", "open_regions", "rates"),
    [
        (2, "ordinary", ["red", "green"], [(1, 4), (2, 8)]),
        (3, "expert", ["red", "yellow", "green"], [(2, 8)]),
    ],
)
def test_open_regions_and_tax_rates_are_told(players, tax, open_regions, rates):
    """With two players yellow is closed (G12); experts close the space for 4 coins (G6)."""
    seen = view(GAME.start(players, 1, {"tax": tax}).look(), None)

    assert seen["regions"] == open_regions
    assert [(rate["hourglasses"], rate["coins"]) for rate in seen["tax"]] == rates


@ALL_PLAYERS
def test_what_has_not_changed_is_left_out_of_a_later_view(players):
    """In lists that have changed once already, too."""
    position, old = GAME.start(players, 3, HIDDEN), {}
    for nth in range(60):
        look = position.clone().look()
        for seat in (None, *range(players)):
            found = view(look, seat)
            if seat in old:
                then, seen = old[seat]
                before = {name: copy(part) for name, part in seen.items()}
                news = view(look, seat, (then, seen))
                assert seen | news == taken(before, news) == found
                found = seen | news
            old[seat] = look, found
        legal = position.legal()
        position.act(legal[5 * nth % len(legal)])
