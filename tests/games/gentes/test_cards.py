"""Every card does what its declaration says: all 54 are played, and each kind of effect tried.

What is expected is read off the content itself, not off the tables that the rules read.
"""

from math import ceil

import pytest

from heyday.games.gentes.box import CONTENT
from tests.games.gentes.gentes_table import (
    FULL,
    ORDER,
    coins,
    cubes,
    discard_pile,
    hand,
    legal,
    marked,
    mat,
    needs_python,
    persons,
    play,
    points,
    scored,
    step,
    table,
    tableau,
    track,
    training,
    why,
)

pytestmark = needs_python

CARDS = {card["id"]: card for card in CONTENT.entries("card")}
SITES = [*CONTENT.entries("site"), *CONTENT.entries("hometown")]
ANSWERS = [
    "place 1",
    "cube temple",
    "join noble",
    "lose",
    "symbol 1",
    "symbol 2",
    "symbol 3",
    "end",
]
PARTNER = dict(zip(ORDER, [ORDER[n ^ 1] for n in range(6)], strict=True))


def of(when, kind=None):
    """Return the cards with an effect of this kind."""
    return [
        name
        for name, card in CARDS.items()
        if card.get("effect", {}).get("when") == when
        and kind in (None, card["effect"].get("kind"), card["effect"].get("action"))
    ]


def text(chart):
    return " ".join(f"{chart[group]} {group}" for group in ORDER if chart.get(group))


def sites_for(card):
    """Return sites, open with two players, that show the icons a card needs."""
    found = []
    for icon, count in card.get("icons", {}).items():
        fitting = [s["id"] for s in SITES if s["icon"] == icon and s.get("region") != "yellow"]
        found += fitting[:count]
    return found


def ready(name, **more):
    """Lay out a table at which A has exactly what a card needs, and B no turn."""
    card = CARDS[name]
    me = {"hand": [name], "persons": text(card["needs"]), "cities": sites_for(card), "singles": 0}
    return table(round=2 * card["era"] - 1, training=ORDER, A=me | more, B=FULL)


def played(name, **more):
    """Play a card for nothing, and end the turn."""
    position = ready(name, **more)
    play(position, "tile C-0-2")
    answer(position, *ANSWERS)
    return position


def answer(position, *lines):
    """Give these answers whenever they are asked for, the first that fits."""
    while answers := [line for line in lines if line in legal(position)]:
        play(position, answers[0])


def gained(chart, group):
    """Return the chart with one person more, if it has room for him."""
    chart = dict(chart)
    if chart.get(group, 0) < 6:
        if chart.get(group, 0) + chart.get(PARTNER[group], 0) == 6:
            chart[PARTNER[group]] -= 1
        chart[group] = chart.get(group, 0) + 1
    return chart


# ---- all 54 cards ----


@pytest.mark.parametrize("name", CARDS)
@pytest.mark.parametrize(("locks", "stored"), [(5, 0), (0, 2), (1, 4)])
def test_a_card_gives_and_takes_what_it_declares(name, locks, stored):
    """Points, coins, cubes up to four, locks or cubes for them, persons, losses (G13, G14, G29)."""
    card = CARDS[name]
    gain = card.get("gain", {})

    position = played(name, locks=locks, temple=stored, oracle=stored)

    vp, symbols = card["vp"] + gain.get("vp", 0), int(bool(card["symbols"]))
    expected = {"cards": vp} | ({"symbols": symbols} if symbols else {})
    assert scored(position) == expected
    assert coins(position) == 20 + gain.get("coins", 0)
    removed = min(locks, gain.get("locks", 0))
    instead = gain.get("locks", 0) - removed
    assert mat(position).locks == locks - removed
    temple = min(4, min(4, stored + gain.get("temple", 0)) + instead)
    assert cubes(position) == (temple, min(4, stored + gain.get("oracle", 0)))
    chart = dict(card["needs"])
    joining = gain.get("persons", {})
    for group in [*ORDER, "any"]:
        for _ in range(joining.get(group, 0)):
            chart = gained(chart, "noble" if group == "any" else group)
    for group, count in card.get("lose", {}).items():
        chart[group] = max(0, chart[group] - count)
    assert persons(position) == text(chart)
    assert tableau(position) == {name}
    assert track(position) == (0, 1, 1)


@pytest.mark.parametrize("name", CARDS)
def test_a_card_needs_every_person_it_declares(name):
    """For one missing person a temple cube is paid instead (G14)."""
    needs = CARDS[name]["needs"]
    for group in needs:
        chart = text(needs | {group: needs[group] - 1})

        assert why(ready(name, persons=chart), "tile C-0-2") == "no-card-to-play"
        position = played(name, persons=chart, temple=1)

        assert tableau(position) == {name}
        gain = CARDS[name].get("gain", {})
        assert cubes(position)[0] == gain.get("temple", 0)


@pytest.mark.parametrize("name", [name for name in CARDS if "icons" in CARDS[name]])
def test_a_card_needs_every_icon_it_declares(name):
    """(G14)"""
    sites = sites_for(CARDS[name])

    assert why(ready(name, temple=4), "tile C-0-2") == "none"
    for site in sites:
        fewer = ready(name, temple=4, cities=[s for s in sites if s != site])
        assert why(fewer, "tile C-0-2") == "no-card-to-play"


@pytest.mark.parametrize("name", CARDS)
def test_each_symbol_of_a_card_counts_the_own_cards_that_show_it(name):
    """The new one included (G14)."""
    card = CARDS[name]
    others = [n for n in ("shrine", "road", "pottery", "tenement", "assembly") if n != name]

    for symbol in card["symbols"]:
        position = ready(name, tableau=others)
        play(position, "tile C-0-2")
        answer(position, "place 1", "join noble", "lose", f"symbol {symbol}")
        same = sum(symbol in CARDS[other]["symbols"] for other in others)
        assert scored(position)["symbols"] == 1 + same


@pytest.mark.parametrize("name", [name for name in CARDS if "on_card" in CARDS[name]])
def test_printed_persons_help_with_later_cards(name):
    """They stand for as many of their group, and no cube is paid (G14, G31)."""
    lent = CARDS[name]["on_card"]
    for other, card in CARDS.items():
        if other != name and set(lent) <= set(card["needs"]) and not card.get("icons"):
            rest = {g: max(0, n - lent.get(g, 0)) for g, n in card["needs"].items()}

            position = played(other, persons=text(rest), tableau=[name], temple=1)

            assert tableau(position) == {name, other}
            assert cubes(position)[0] == min(4, 1 + card.get("gain", {}).get("temple", 0))


@pytest.mark.parametrize("name", CARDS)
def test_half_the_points_of_a_card_count_in_the_final_scoring(name):
    """For or against, rounded up (G22)."""
    card = CARDS[name]
    me = {"hand": [name], "persons": text(card["needs"]), "cities": sites_for(card)}
    for line, sign in (("score " + name, 1), ("done", -1)):
        position = table(round=6, when="final", A=me)

        play(position, line)

        assert scored(position)["hand"] == sign * ceil(card["vp"] / 2)


# ---- sun ----


@pytest.mark.parametrize("name", of("sun"))
def test_a_sun_is_used_from_the_next_turn_on_and_once_a_round(name):
    """For its price and hourglasses, without a tile (G15)."""
    effect = CARDS[name]["effect"]
    now = ready(name, oracle=1)
    play(now, "tile C-0-2")
    answer(now, *ANSWERS[:-1])
    assert why(now, f"sun {name}") == "main-done"
    play(now, "end")
    before = coins(now)

    play(now, f"sun {name}")
    answer(now, "place 0")

    assert coins(now) == before - effect["coins"]
    assert track(now) == (effect["hourglasses"], 1, 1)
    conduct = {"philosopher": "train", "scribe": "take", "navigator": "build"}
    assert step(now) == conduct[effect["action"]]
    assert marked(now) == {name}
    answer(now, "train noble", "take 1", "build Athenai", "done", "end")
    assert why(now, f"sun {name}") == "card-used"


def test_two_suns_are_two_main_actions():
    """(G15)"""
    position = table(A={"tableau": ["monument", "frieze"]}, B=FULL, training=ORDER)

    play(position, "sun monument", "train noble", "sun frieze", "train artisan")

    assert (coins(position), persons(position)) == (20 - 2 - 2, "1 noble 1 artisan")
    assert marked(position) == {"monument", "frieze"}


@pytest.mark.parametrize("name", of("sun", "scribe"))
def test_a_sun_of_the_scribe_takes_cards_for_its_price(name):
    position = table(A={"tableau": [name]})

    play(position, f"sun {name}", "take 1", "take 2")

    assert coins(position) == 16
    assert len(hand(position)) == 2


# ---- infinity ----


@pytest.mark.parametrize("name", of("infinity", "tax_bonus"))
def test_a_tax_bonus_is_added_to_every_tax(name):
    """(G11, G15)"""
    more = CARDS[name]["effect"]["coins"]
    position = played(name)

    play(position, "tax 1", "tax 2", "place 0")

    assert coins(position) == 20 + 4 + more + 8 + more


@pytest.mark.parametrize("action", ["scribe", "philosopher"])
def test_a_card_lets_its_owner_pay_what_he_wants(action):
    """(G9, G15, G33)"""
    [name] = [n for n in of("infinity", action) if CARDS[n]["effect"]["kind"] == "choose_price"]
    position = played(name)
    tile, price, most = {"scribe": ("S-6-1", 6, 10), "philosopher": ("P-4-1", 4, 8)}[action]

    play(position, f"tile {tile}")

    chosen = {f"pay {n}@card" for n in range(1, most + 1) if n != price}
    assert legal(position) == {f"pay {price}", *chosen}


@pytest.mark.parametrize("name", of("infinity", "extra_person"))
def test_a_card_trains_more_persons_in_every_philosopher_action(name):
    """(G7, G34)"""
    more = CARDS[name]["effect"]["count"]
    position = played(name, persons=text(CARDS[name]["needs"]))
    before = sum(mat(position).persons)

    for tile in ("P-4-1", "P-6-1"):
        cheapest = training(position)[0]
        play(position, f"tile {tile}", *[f"train {cheapest}"] * (2 + more))
        assert step(position) == "turn"

    assert sum(mat(position).persons) == before + 2 * (2 + more)


@pytest.mark.parametrize("name", of("infinity", "navigator"))
@pytest.mark.parametrize(("tile", "price"), [("N-temple-0-3", 0), ("N-oracle-1-3", 1)])
def test_a_discount_never_makes_a_price_negative(name, tile, price):
    less = CARDS[name]["effect"]["coins"]
    position = table(A={"tableau": [name]})

    assert position.cost(position.read(f"tile {tile}")) == max(0, price - less)
    assert position.cost(position.read("tile N-any-5-3")) == 5 - less
    play(position, f"tile {tile}", "place 0")

    assert coins(position) == 20 - max(0, price - less)


@pytest.mark.parametrize("name", of("infinity", "navigator"))
def test_a_discount_is_for_its_own_action_only(name):
    position = table(A={"tableau": [name, "harbour"]}, B=FULL)

    play(position, "tile P-4-1")
    assert coins(position) == 16
    position = table(A={"tableau": [name, "harbour"]})
    play(position, "sun harbour")

    assert coins(position) == 20 - (4 - CARDS[name]["effect"]["coins"])


@pytest.mark.parametrize("name", of("infinity", "hand_limit"))
def test_a_card_raises_the_hand_limit(name):
    """(4.2 E)"""
    more = CARDS[name]["effect"]["cards"]
    cards = [n for n in CARDS if n != name][: 3 + more + 1]
    position = table(when="decline", A={"tableau": [name], "hand": cards, "singles": 0})

    assert track(position) == (1, 0, 0)
    assert discard_pile(position) == set()


# ---- moon ----


@pytest.mark.parametrize("name", of("moon"))
@pytest.mark.parametrize("round", [1, 2, 6])
def test_a_moon_works_in_every_decline(name, round):
    """A gain by itself, an exchange if it is wanted (G15, G36)."""
    effect = CARDS[name]["effect"]
    gain, price = effect["gain"], effect.get("pay", {})
    me = {"tableau": [name], "coins": price.get("coins", 0), "temple": price.get("temple", 0)}
    position = table(round=round, when="decline", A=me, B={"hand": ["shrine"], "temple": 4})

    if price:
        assert legal(position) == {"done", f"moon {name}"}
        play(position, f"moon {name}")

    assert coins(position) == gain.get("coins", 0)
    assert cubes(position) == (gain.get("temple", 0), gain.get("oracle", 0))
    assert scored(position) == ({"moon": gain["vp"]} if "vp" in gain else {})
    assert points(position) == gain.get("vp", 0)
