"""What is told of an action: its words, what it brought about, and what changed."""

from __future__ import annotations

from typing import Any

import pytest

from heyday.games.gentes import log, words
from heyday.games.gentes.box import CARDS, SITES, Box
from heyday.games.gentes.mats import SEATS, total
from heyday.games.gentes.schema import GROUPS
from heyday.games.gentes.state import NO_CARD, Cube
from heyday.kit.checks import walks
from heyday.kit.game import Position
from heyday.kit.strings import LANGUAGES
from heyday.match.log import entry_of
from heyday.match.messages import needed
from tests.games.gentes import steering
from tests.games.gentes.gentes_table import FULL, GAME, ORDER, needs_python, play, table, why

SMITHS = "3 artisan 1 soldier 2 scholar"
NOTHING = {"points": 0, "coins": 0, "temple": 0, "oracle": 0, "lost": 0}


def told(position: Position, *lines: str) -> list[dict[str, Any]]:
    """Play lines; return what the last one brought about."""
    for line in lines:
        before, action = position.clone(), position.read(line)
        play(position, line)
    return log.events(before, position, action)


def names(events: list[dict[str, Any]]) -> list[str]:
    return [event["event"] for event in events]


def city(seat: str, site: str, **gains: int) -> dict[str, Any]:
    return {"event": "city", "seat": seat, "me": seat, "site": site} | NOTHING | gains


# ---- whole games: the table can be played again from the log alone ----


class Ledger:
    """A table that knows only what was said: each sentence changes it."""

    def __init__(self, look: Any) -> None:
        self.players = look.players
        self.start, self.round = SEATS[look.start], look.round
        self.display = shown(look)
        self.training = [GROUPS[group] for group in look.training]
        self.mats = {SEATS[seat]: counters(look, seat) for seat in range(look.players)}

    def hear(self, event: dict[str, Any]) -> None:
        """Do what an event, or an action, tells."""
        name = event["event"]
        mat = self.mats.get(event.get("seat", ""), {})
        for counter, gain, loss in (
            ("coins", "coins", "pay_coins"),
            ("points", "points", "penalty"),
            ("temple", "temple", "pay_temple"),
            ("oracle", "oracle", "pay_oracle"),
        ):
            if mat:
                mat[counter] += event.get(gain, 0) - event.get(loss, 0)
        for counter, change in CHANGES.get(name, {}).items():
            mat[counter] += change
        if name in ("settle", "train", "join", "joins", "move"):
            mat[event["group"]] += 1
        if name == "lose":
            mat[event["group"]] -= 1
        if name == "move":
            mat[event["other"]] -= 1
        if name == "pushed":
            mat[GROUPS[GROUPS.index(event["group"]) ^ 1]] -= 1
        if name == "place":
            mat["singles"] += event["singles"]
            mat["doubles"] += event["doubles"]
        self.hear_of_table(event)

    def hear_of_table(self, event: dict[str, Any]) -> None:
        match event["event"]:
            case "take":
                self.display.remove(event["card"])
            case "draw":
                self.display.append(event["card"])
            case "era":
                self.display = []
            case "training":
                self.training.remove(event["group"])
                self.training.append(event["group"])
            case "decline":
                assert event["round"] == self.round
                for mat in self.mats.values():
                    mat |= {"singles": 0, "doubles": 0, "tiles": 0}
            case "flip":
                self.mats[event["seat"]]["singles"] = event["doubles"]
            case "start-player":
                self.start = event["seat"]
            case "round":
                self.round = event["round"]
                assert event["seat"] == self.start

    def check(self, look: Any) -> None:
        """Compare with the true table."""
        for seat, mat in self.mats.items():
            assert mat == counters(look, SEATS.index(seat)), f"{seat}'s mat"
        assert self.display == shown(look)
        assert self.training == [GROUPS[group] for group in look.training]
        assert self.start == SEATS[look.start]


CHANGES = {
    "draft": {"hand": 1},
    "take": {"hand": 1},
    "fetch": {"hand": 1},
    "play": {"hand": -1, "tableau": 1},
    "score": {"hand": -1, "tableau": 1},
    "discard": {"hand": -1},
    "tile": {"tiles": 1},
    "build": {"cities": 1},
    "relocate": {"cities": -1},
    "unlock": {"locks": -1},
}


def shown(look: Any) -> list[str]:
    return [CARDS[card] for card in look.display if card != NO_CARD]


def counters(look: Any, seat: int) -> dict[str, int]:
    me = look.player[seat]
    return {
        "coins": me.coins,
        "points": sum(me.points),
        "temple": me.cubes[0],
        "oracle": me.cubes[1],
        "locks": me.locks,
        "singles": me.singles,
        "doubles": me.doubles,
        "tiles": me.n_tiles,
        "hand": me.n_hand,
        "tableau": me.n_tableau,
        "cities": me.n_cities,
        **dict(zip(GROUPS, me.persons, strict=True)),
    }


SAID = {  # what did- tells of an action that always leaves another choice
    "draft": ("card",),
    "hire": ("pay_temple", "pay_oracle"),
    "exchange": ("pay_oracle",),
    "repeat": ("coins",),
    "keep": ("pay_temple", "pay_oracle"),
    "score": ("points", "pay_temple"),
}


def itself(before: Position, action: int) -> dict[str, Any]:
    """The action as an event: what its own sentence tells."""
    form, said = GAME.vocabulary.form(action).name, log.words(before, action)
    fields = log.FORCED.get(form, SAID.get(form, ()))
    return {"event": form, "seat": said["me"]} | {field: said[field] for field in fields}


STARTS = pytest.mark.parametrize(
    "steer", [None, *steering.STARTS], ids=lambda start: start.__name__ if start else "plain"
)


@pytest.mark.parametrize("players", [2, 3, 4])
@STARTS
def test_the_table_can_be_played_again_from_the_log(players, steer):
    """Coins, points, cubes, persons, cards, hourglasses, locks: nothing changes untold."""
    options = steering.FIRST_GAME | {"tax": "expert"} if steer else {}
    ledger = None
    for before, action in walks.walk(GAME, players, 70 + players, options, steer):
        after = before.clone()
        after.act(action)
        ledger = ledger or Ledger(before.look())

        for event in [itself(before, action), *log.events(before, after, action)]:
            ledger.hear(event)

        ledger.check(after.look())
    assert ledger
    assert ledger.round == Box.ROUNDS


@pytest.mark.parametrize("players", [2, 3, 4])
@STARTS
def test_changes_add_up(players, steer):
    options = steering.FIRST_GAME if steer else {}
    first, sums = None, [dict[str, int]() for _ in range(players)]
    for before, action in walks.walk(GAME, players, 80 + players, options, steer):
        after = before.clone()
        after.act(action)
        first = first or before.picture()

        changed = log.changes(before.look(), after.look())

        for seat, change in enumerate(changed):
            assert 0 not in change.values()
            for name, by in change.items():
                sums[seat][name] = sums[seat].get(name, 0) + by
    for seat, sum_ in enumerate(sums):
        now, then = after.look().player[seat], first.player[seat]
        assert sum_.get("coins", 0) == now.coins - then.coins
        assert sum_.get("points", 0) == total(after.look(), seat) - sum(then.points)
        assert sum_.get("temple", 0) == now.cubes[Cube.TEMPLE] - then.cubes[Cube.TEMPLE]
        assert sum_.get("oracle", 0) == now.cubes[Cube.ORACLE] - then.cubes[Cube.ORACLE]
        assert sum_.get("persons", 0) == sum(now.persons) - sum(then.persons)
        assert sum_.get("hand", 0) == now.n_hand - then.n_hand
        assert sum_.get("tableau", 0) == now.n_tableau - then.n_tableau
        assert sum_.get("cities", 0) == now.n_cities - then.n_cities
        assert sum_.get("locks", 0) == now.locks - then.locks


@STARTS
def test_only_what_is_told_can_be_the_only_choice(steer):
    """Whoever could do something else always has another choice there, or need not be told of."""
    options = steering.FIRST_GAME | {"tax": "expert"} if steer else {}
    for seed in range(4):
        for position, action in walks.walk(GAME, 2 + seed % 3, seed, options, steer):
            for happening in position.happenings(action)[1:]:
                if happening.action:
                    form = GAME.vocabulary.form(happening.action).name
                    assert form in {*log.FORCED, "done", "end"}


@pytest.mark.parametrize("language", LANGUAGES)
@STARTS
def test_all_choices_of_a_decision_are_said_differently(language, steer):
    options = steering.FIRST_GAME if steer else {}
    for ply, (position, _) in enumerate(walks.walk(GAME, 3, 5, options, steer)):
        if ply % 4 == 0:
            said = [position.describe(action, language) for action in position.legal()]
            assert len(set(said)) == len(said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_entry_of_the_log_reads_as_sentences(language):
    for ply, (before, action) in enumerate(walks.walk(GAME, 2, 6)):
        after, seat = before.clone(), before.to_move
        after.act(action)

        told = log.events(before, after, action)
        lines = entry_of(ply, seat, before, action, after, 0, False, told).texts(after, language)

        assert len(lines) == 1 + len(log.events(before, after, action))
        assert all(line and line[0] == line[0].upper() for line in lines)


def test_what_is_told_while_it_happens_is_what_pictures_show():
    for ply, (before, action) in enumerate(walks.walk(GAME, 4, 8)):
        told = log.Story()
        before.reseed(ply)
        before.play(action, story=told)

        assert told.events == log.events(before, before, action)


def test_the_words_of_a_choice_say_nothing_but_its_notation_cost_and_facts():
    """So choices can be remembered by these; the facts are what SAYS says, and the step."""
    look = GAME.start(4, 1).look()
    for name, form in GAME.vocabulary.forms.items():
        if form.verb not in GAME.plain:
            action = form.verb << 10 | form.args[0]
            told = {"step"} | set(GAME.vocabulary.data(look, action))
            if says := words.SAYS.get(form.verb):
                told |= set(says(look, 0, form.args[0]))
            assert needed(GAME.name, f"do-{name}") <= told


# ---- the words of an action ----


@needs_python
@pytest.mark.parametrize(
    ("mat", "lines", "wish", "expected"),
    [
        ({}, [], "tile P-4-1", {"kind": "philosopher", "cost": 4, "hours": 1, "needed": 2}),
        ({}, [], "tile start", {"kind": "start_player", "cost": 0, "coins": 2, "hours": 0}),
        ({}, [], "tile N-trade-3-3", {"icon": "trade", "cost": 3, "needed": 3, "layout": "tile"}),
        ({"tableau": ["forge"]}, [], "tile N-any-5-3", {"cost": 2}),
        ({"tableau": ["tenement"]}, [], "tax 2", {"coins": 10, "hours": 2, "layout": "time"}),
        ({"tableau": ["training_ground"]}, [], "sun training_ground", {"cost": 4, "extra": 1}),
        (
            {"cities": ["scribes-trade"]},
            [],
            "home scribes-trade",
            {"kind": "scribe", "hometown": "scribes-trade", "cost": 6, "hours": 1},
        ),
        ({"temple": 1, "oracle": 2}, [], "hire 1", {"pay_temple": 1, "pay_oracle": 2}),
        ({"oracle": 2}, [], "exchange", {"pay_oracle": 1, "have_oracle": 2, "left": 2}),
        (
            {"cities": ["scribes-trade"]},
            ["tile S-8-2"],
            "pay 3@scribes-trade",
            {"pay_coins": 3, "by": "hometown", "price": 8, "least": 1, "most": 10},
        ),
        ({}, ["tile S-8-2"], "place 1", {"hours": 2, "doubles": 1, "singles": 0, "needed": 1}),
        ({}, ["tile P-4-1"], "train noble", {"price": 1, "paid": 4, "pushed": 0, "limit": 2}),
        ({}, ["tile P-6-1", "train artisan"], "train scholar", {"price": 8, "paid": 6}),
        (
            {"persons": "2 noble 4 artisan"},
            ["tile P-4-1"],
            "train noble",
            {"pushed": 1, "count": 2},
        ),
        ({"persons": "6 noble"}, ["tile P-4-1"], "train noble", {"pushed": 0, "count": 6}),
        ({}, ["tile S-8-2", "place 0"], "take 3", {"card": "tenement", "price": 3, "slot": 3}),
        ({}, ["tile S-8-2", "place 0", "take 1"], "take 8", {"nth": 2, "price": 10}),
        (
            {"hand": ["forge", "road"], "persons": SMITHS, "temple": 3},
            ["tile C-1-1"],
            "play road",
            {"points": 1, "soldier": 1, "merchant": 1, "pay_temple": 2, "have_temple": 3},
        ),
        (
            {"persons": "1 noble 1 artisan 5 soldier", "oracle": 1},
            ["exchange"],
            "move soldier-merchant",
            {"other": "soldier", "group": "merchant", "pushed": 0},
        ),
        ({"cities": ["Sparta"]}, [], "build Sparta", {"seat": "A", "region": "red", "icon": "vp"}),
        ({"cities": ["Delphi"]}, [], "activate red", {"cities": 1}),
        ({"cities": ["Delphi"], "oracle": 4}, [], "city Delphi", {"oracle": 0, "lost": 1}),
        ({}, [], "moon sanctuary", {"pay_temple": 1, "points": 2, "have_temple": 0}),
        ({"hand": ["pyramid", "well"]}, [], "done", {"cards": 2, "penalty": 11}),
        ({}, [], "score pyramid", {"points": 8, "pay_temple": 11}),
    ],
)
def test_an_action_has_the_words_for_its_sentences(mat, lines, wish, expected):
    position = table(2, A=mat, training=ORDER, round=1)
    play(position, *lines)

    found = log.words(position, position.read(wish))

    assert expected.items() <= found.items()
    assert found["me"] == "A"


@needs_python
@pytest.mark.parametrize(
    ("given", "lines", "wish", "reason", "text"),
    [
        (
            {"A": {"persons": "6 noble 6 soldier", "cities": ["philosophers-temple"]}},
            ["tile P-4-1"],
            "pay 1@philosophers-temple",
            "nobody-to-train",
            "for 1 coin you could train nobody",
        ),
        (
            {"round": 3, "display": [], "discard": []},
            [],
            "tile S-6-1",
            "no-card-in-reach",
            "for 6 coins no card is in reach",
        ),
        (
            {"A": {"oracle": 1}},
            [],
            "exchange",
            "nobody-to-move",
            "you have nobody who could change groups",
        ),
        ({"when": "final"}, [], "hire 3", "over", "the game is over"),
    ],
)
def test_reasons_that_seldom_come_up(given, lines, wish, reason, text):
    order = ["noble", "soldier", "priest", "artisan", "merchant", "scholar"]
    position = table(training=order, **given)
    play(position, *lines)

    said = [position.explain(position.read(wish), language).text for language in LANGUAGES]

    assert why(position, wish) == reason
    assert said[0] == text
    assert len(set(said)) == 3


@needs_python
def test_what_is_no_action_is_explained_too():
    position = table()

    assert position.explain(99 << 10).text == "there is no such action"


# ---- what an action brings about ----


@needs_python
def test_a_tile_is_paid_and_its_hourglass_placed():
    """(4.1 A 1 and 2)"""
    happened = told(table(), "tile P-4-1")

    assert happened == [
        {"event": "pay", "seat": "A", "me": "A", "pay_coins": 4, "by": "none", "hometown": "none"},
        {"event": "place", "seat": "A", "me": "A", "hours": 1, "singles": 1, "doubles": 0},
    ]


@needs_python
def test_that_nothing_is_paid_is_not_told():
    happened = told(table(A={"locks": 8}), "tile N-temple-0-3")

    assert names(happened) == ["place"]
    assert happened[0]["doubles"] == 1


@needs_python
def test_the_starting_player_receives_coins_and_later_the_token():
    """(starting player, 4.2 A)"""
    position = table(B=FULL | {"tiles": []}, A={"locks": 11, "singles": 0})

    happened = told(position, "tile start")

    assert happened[0] == {"event": "start-coins", "seat": "A", "coins": 2}
    assert names(happened)[1:3] == ["full", "decline"]
    assert "start-player" not in names(happened)  # A was it already


@needs_python
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Starting player from the decline on, +2 coins"),
        ("de", "Startspieler ab dem Niedergang, +2 Münzen"),
        ("ja", "衰退からスタートプレイヤーになる（+2コイン）"),
    ],
)
def test_the_starting_player_is_it_from_the_decline_on(language, words):
    """(4.2 A): so in the last round too, after which no other one begins."""
    position = table(round=6)

    assert position.describe(position.read("tile start"), language) == words


@needs_python
def test_a_new_starting_player_is_told():
    """(4.2 A)"""
    position = table(start=1, B=FULL, A={"locks": 11, "singles": 0})

    happened = told(position, "tile start")

    assert {"event": "start-player", "seat": "A"} in happened
    assert happened[-1] == {"event": "round", "seat": "A", "round": 2, "era": 1}


@needs_python
def test_taxes_are_told_with_what_cards_add():
    """(G11)"""
    position = table(A={"tableau": ["tenement"], "cities": ["inventors-trade"]})

    happened = told(position, "tax 1")
    assert names(happened) == ["place", "tax-coins"]
    assert happened[1]["coins"] == 6
    assert log.words(position, position.read("repeat inventors-trade"))["coins"] == 4


@needs_python
def test_a_third_priest_pushes_a_scholar_out_and_the_tile_moves():
    """(G2, G7)"""
    position = table(
        A={"persons": "2 priest 4 scholar"}, training=[*ORDER[:4], "scholar", "priest"]
    )

    happened = told(position, "tile P-4-1", "train priest")

    assert happened[:2] == [
        {"event": "pushed", "seat": "A", "group": "priest"},
        {"event": "training", "seat": "A", "group": "priest"},
    ]


@needs_python
def test_the_right_most_training_tile_is_told_first():
    """(G7)"""
    position = table(training=["priest", "soldier", "noble", "artisan", "merchant", "scholar"])

    happened = told(position, "tile P-4-1", "train priest", "train soldier")

    assert [event["group"] for event in happened if event["event"] == "training"] == [
        "soldier",
        "priest",
    ]


@needs_python
def test_athenai_activates_syracusae_and_cnossus_too():
    """(G12, G13)"""
    position = table(A={"cities": ["Syracusae", "Cnossus"]})

    happened = told(position, "tile N-temple-0-3", "place 0", "build Athenai")

    assert happened[:3] == [
        city("A", site, **gains)
        for site, gains in sorted(
            [("Athenai", {"temple": 1}), ("Syracusae", {"coins": 5}), ("Cnossus", {"points": 2})],
            key=lambda pair: SITES.index(pair[0]),
        )
    ]


@needs_python
def test_cubes_for_which_there_is_no_room_are_told_city_by_city():
    """(G13)"""
    position = table(A={"cities": ["Olympia"], "temple": 3})

    happened = told(position, "tile N-temple-0-3", "place 0", "build Athenai")

    assert sorted((e["temple"], e["lost"]) for e in happened if e["event"] == "city") == [
        (0, 1),
        (1, 0),
    ]


@needs_python
def test_a_hometown_activates_a_region():
    """(G12)"""
    position = table(A={"cities": ["Tyrus", "Delphi"]})

    happened = told(position, "tile N-temple-0-3", "place 0", "build scribes-temple")
    assert happened == []
    happened = told(position, "activate green")
    assert happened[0] == city("A", "Tyrus", coins=5)


@needs_python
def test_the_sixth_city_brings_a_bonus_tile():
    """(G18)"""
    own = ["Tyrus", "Delphi", "Sparta", "Buto", "Memphis"]
    for taken, points in ((0, 8), (1, 4)):
        position = table(A={"cities": own}, bonus_taken=(taken, 0, 0))

        happened = told(position, "tile N-temple-0-3", "place 0", "build Athenai")

        bonus = {"event": "bonus", "seat": "A", "bonus": "cities", "count": 6, "points": points}
        assert bonus in happened


@needs_python
def test_the_forge_is_played_and_takes_a_scholar():
    """Nothing was to be chosen but the symbol (G14, G37)."""
    position = table(A={"persons": SMITHS, "hand": ["forge"]})

    happened = told(position, "tile C-1-1")

    assert names(happened) == ["pay", "place", "play", "lose"]
    assert happened[2]["card"] == "forge"
    assert (happened[2]["points"], happened[2]["pay_temple"]) == (1, 0)
    assert happened[3] == {"event": "lose", "seat": "A", "me": "A", "group": "scholar"}


@needs_python
def test_the_gains_of_a_card_are_told_one_by_one():
    """(G14)"""
    observatory = {
        "persons": "2 priest 3 scholar",
        "hand": ["observatory"],
        "temple": 4,
        "oracle": 1,
    }
    position = table(round=3, A=observatory | {"cities": ["Delphi"]})

    happened = told(position, "tile C-1-1")

    gain = {"event": "gain", "seat": "A", "card": "observatory"}
    assert gain | NOTHING | {"oracle": 2, "lost": 1} in happened


@needs_python
def test_a_lock_comes_off_or_a_cube_is_taken():
    """(G29)"""
    for locks, event in ((1, "unlock"), (0, "no-lock")):
        persons = "2 artisan 2 soldier 1 merchant"
        position = table(A={"locks": locks, "hand": ["road"], "persons": persons})

        assert event in names(told(position, "tile C-1-1"))


@needs_python
def test_a_printed_person_joins_pushes_or_finds_no_room():
    """(G28)"""
    for soldiers, others, expected in (
        (2, 0, ["joins"]),
        (2, 4, ["joins", "pushed"]),
        (6, 0, ["turned-away"]),
    ):
        persons = f"1 noble {soldiers} soldier" + (f" {others} merchant" if others else "")
        position = table(A={"hand": ["watchtower"], "persons": persons})

        happened = told(position, "tile C-1-1")

        found = [e for e in happened if e["event"] in ("joins", "pushed", "turned-away")]
        assert names(found) == expected
        assert {event["group"] for event in found} == {"soldier"}


@needs_python
def test_a_loss_that_finds_nobody_is_told():
    """Two temple cubes stood in for the nobles (G14)."""
    position = table(A={"hand": ["assembly"], "persons": "2 scholar", "temple": 2})

    happened = told(position, "tile C-1-1")

    assert {"event": "nobody-lost", "seat": "A", "group": "noble"} in happened


@needs_python
def test_new_cards_are_told_when_the_display_is_refilled():
    """(G8)"""
    position = table(4)
    shown = list(position.look().display)

    happened = told(position, "tile S-8-1", "take 1", "done")

    drawn = [event["card"] for event in happened if event["event"] == "draw"]
    assert len(drawn) == 1
    assert CARDS.index(drawn[0]) not in shown


@needs_python
def test_the_only_card_of_the_discard_pile_is_fetched():
    """(G8)"""
    position = table(round=3, display=[], discard=["road"])

    happened = told(position, "tile S-6-1")

    assert {"event": "fetch", "seat": "A", "me": "A", "card": "road"} in happened


@needs_python
def test_a_tax_that_is_the_only_choice_is_told():
    """One space left, the starting player's tile taken, the 4-coin space closed (G6)."""
    position = table(
        options={"tax": "expert"},
        A={"locks": 5, "singles": 6},
        B={"locks": 5, "singles": 4, "tiles": ["start"]},
        seat=1,
    )

    happened = told(position, "tax 2", "place 0")

    assert {"event": "tax", "seat": "A", "me": "A", "hours": 2} in happened


@needs_python
def test_a_decline_is_told_step_by_step():
    """(G19)"""
    position = table(
        round=2,
        A={"locks": 5, "singles": 4, "doubles": 2, "cities": ["Cnossus"]},
        B=FULL | {"hand": ["road", "shrine", "forge", "well"], "tableau": ["marketplace"]},
    )

    happened = told(position, "tax 1")

    order = [name for name in names(happened) if name != "draw"]
    assert order == [
        *("place", "tax-coins", "full", "decline", "flip", "era", "unlock", "unlock"),
        *("city", "moon", "hand-limit", "place", "round"),
    ]
    assert names(happened).count("draw") == Box.SLOTS
    by_name = {event["event"]: event for event in happened}
    assert by_name["flip"] == {"event": "flip", "seat": "A", "doubles": 2}
    assert by_name["era"] == {"event": "era", "era": 2, "cards": 14}
    assert by_name["hand-limit"] == {"event": "hand-limit", "seat": "B", "cards": 4, "limit": 3}
    assert by_name["moon"] | {"coins": 3, "card": "marketplace"} == by_name["moon"]


@needs_python
def test_cards_that_the_time_track_cannot_cover_are_told():
    """(G20)"""
    hand = [card for card in CARDS if card not in ("forge", "road")][-12:]
    position = table(A={"locks": 10, "singles": 1, "hand": hand}, B=FULL, when="turn")

    happened = told(position, "tax 1")

    assert happened[-1] == {"event": "hand-overflow", "seat": "A", "cards": 12, "limit": 3}


@needs_python
def test_the_final_scoring_is_told_part_by_part():
    """(G22, G38)"""
    position = table(
        round=6,
        A={"locks": 5, "singles": 6, "coins": 26, "temple": 2, "hand": ["pyramid"]},
        B=FULL | {"coins": 9, "doubles": 0},
    )

    happened = told(position, "tax 1")

    assert happened[names(happened).index("final") :] == [
        {"event": "final"},
        {"event": "given-up", "seat": "A", "card": "pyramid", "penalty": 8},
        {"event": "final-coins", "seat": "A", "held": 30, "points": 3},
        {"event": "final-cubes", "seat": "A", "held": 2, "points": 1},
        {"event": "final-coins", "seat": "B", "held": 9, "points": 0},
        {"event": "end-rounds", "rounds": 6},
    ]


@needs_python
def test_hourglasses_that_remain_cost_points_in_the_end():
    """(G32)"""
    position = table(
        round=6, A={"locks": 5, "singles": 4, "doubles": 2}, B=FULL | {"singles": 5, "doubles": 2}
    )

    happened = told(position, "tax 1")

    assert [e for e in happened if e["event"] == "final-hourglasses"] == [
        {"event": "final-hourglasses", "seat": seat, "hours": 2, "penalty": 4} for seat in "AB"
    ]


@needs_python
def test_the_end_of_the_draft_and_the_first_round_are_told():
    """(3.0 J and K, G3)"""
    position = GAME.start(2)
    first = SEATS[position.look().start]
    while len(position.legal()) > 3:
        play(position, position.text(position.legal()[0]))

    assert told(position, position.text(position.legal()[0])) == [
        {"event": "draft-end", "cards": 2}
    ]
    told(position, "settle scholar")
    happened = told(position, "settle scholar")

    assert names(happened) == [*["settle"] * 3, *["draw"] * Box.SLOTS, "round"]
    assert happened[-1] == {"event": "round", "seat": first, "round": 1, "era": 1}


def test_with_hidden_hands_nothing_is_certain_once_another_hand_decides():
    stopped = 0
    for seed in range(3):
        for position, action in walks.walk(GAME, 3, seed, {"hands": "hidden"}):
            seats = [log.seen(it.before)[1] for it in position.happenings(action) if it.action]
            after = position.play(action)
            sure, _ = log.certain(position, after, action)
            if after.dice() == position.dice() and set(seats) != {position.to_move}:
                stopped += 1
                assert len(sure) < len(log.events(position, after, action))

    assert stopped
