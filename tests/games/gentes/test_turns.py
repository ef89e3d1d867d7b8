"""The course of the game: turns, the starting player, rounds and eras (4.0, 4.1, 4.2)."""

import random

import pytest

from heyday.games.gentes.box import CARDS
from heyday.games.gentes.state import Place
from tests.games.gentes.gentes_table import (
    FULL,
    GAME,
    ORDER,
    coins,
    discard_pile,
    display,
    free,
    hand,
    idle,
    idle_turn,
    legal,
    needs_python,
    open_tiles,
    play,
    start_player,
    step,
    table,
    track,
    whose,
    why,
)

pytestmark = needs_python

SEEDS = range(8)
UNDER_WAY = (
    *("kind", "icon", "printed", "hours", "paid", "extra", "must_train", "n_trained", "trained"),
    *("taken_from", "n_taken", "last_taken", "vacated", "regions_left"),
)


def seats_from(first, players):
    seats = GAME.seat_names[:players]
    return [*seats[seats.index(first) :], *seats[: seats.index(first)]]


def in_deck(position, era):
    places = position.look().place[18 * (era - 1) : 18 * era]
    return sum(place == Place.DECK for place in places)


# ---- turns ----


@pytest.mark.parametrize("first", [0, 1, 2])
def test_turns_go_round_from_the_starting_player(first):
    """(4.1)"""
    position = table(3, start=first, seat=first)
    order = []

    for _ in range(6):
        order.append(whose(position))
        idle_turn(position)

    assert order == seats_from("ABC"[first], 3) * 2


def test_a_player_with_a_full_track_is_left_out():
    """So players may have a different number of turns (4.1, G27)."""
    position = table(3, A={"singles": 6}, B=FULL, C={"singles": 5})
    order = []

    while position.look().round == 1:
        order.append(whose(position))
        idle_turn(position)

    assert order == ["A", "C", "C"]


def test_the_last_space_taken_ends_the_heyday():
    """(4.1)"""
    position = table(A={"singles": 6}, B=FULL)

    play(position, "tax 1")

    assert position.look().round == 2
    assert [free(position, seat) for seat in "AB"] == [7, 7]


def test_a_round_has_at_most_one_main_action_a_turn():
    """(4.1 A)"""
    position = table(A={"oracle": 1, "persons": "1 noble"})

    play(position, "tax 1")

    assert legal(position) == {"end", "exchange"}
    for wish in ("tax 1", "tile P-4-1", "sun monument", "home scribes-temple"):
        assert why(position, wish) == "main-done"


def test_the_display_is_refilled_at_the_end_of_the_turn_only():
    """It closes up to the left, and new cards come in at the right (scribe, G8)."""
    shown = ["road", "forge", "granary", "shrine", "pottery", "assembly", "barracks", "monument"]
    position = table(display=shown, A={"oracle": 1, "persons": "1 noble"})

    play(position, "tile S-8-2", "place 0", "take 1", "take 4")
    assert step(position) == "turn"
    assert display(position) == [None, "forge", "granary", None, *shown[4:]]
    play(position, "end")

    now = display(position)
    assert now[:6] == ["forge", "granary", *shown[4:]]
    assert None not in now
    assert len({*now, "road", "shrine"}) == 10
    play(position, "tile S-6-1", "take 3", "done")
    assert display(position)[:7] == [*now[:2], *now[3:]]
    assert display(position)[7] not in (None, *now)


def test_a_refill_draws_from_what_is_left_of_the_era():
    """(scribe)"""
    drawn = set()
    for seed in range(80):
        position = table(seed=seed)
        play(position, "tile S-6-1", "take 1", "done")
        drawn.add(display(position)[-1])

    assert drawn == set(CARDS[8:18])


@pytest.mark.parametrize("seed", SEEDS)
def test_nobody_is_asked_without_a_choice(seed):
    """(kit/steps.py)"""
    position = GAME.start(2 + seed % 3, seed)
    chooser = random.Random(seed)

    while not position.over:
        assert len(position.legal()) > 1
        position.act(chooser.choice(position.legal()))

    assert position.legal() == []
    assert step(position) == "over"


@pytest.mark.parametrize(
    "lines",
    [
        ["tax 2", "place 0", "repeat inventors-temple"],
        ["tile start"],
        ["sun training_ground", "train artisan", "train noble", "train noble", "done"],
        ["tile S-8-2", "place 0", "take 2", "take 4"],
        ["tile S-10-2", "place 0", "fetch forge", "done"],
        ["tile N-any-5-3", "place 0", "relocate Athenai", "build Cyrene"],
        ["tile N-oracle-1-3", "place 0", "relocate Athenai", "build Dodona"],
    ],
)
def test_nothing_is_left_of_a_main_action_that_is_over(lines):
    """Equal tables are equal states, however they came about."""
    sites = ["Athenai", "Syracusae", "Sparta", "Cnossus", "Memphis", "inventors-temple"]
    position = table(
        round=3,
        training=ORDER,
        A={"cities": sites, "bonus": [0], "tableau": ["training_ground"], "oracle": 1},
    )
    before = [getattr(position.picture(), name) for name in UNDER_WAY]

    play(position, *lines)

    assert step(position) == "turn"
    assert [getattr(position.look(), name) for name in UNDER_WAY] == before


# ---- the starting player ----


def test_the_starting_player_tile_gives_2_coins_and_takes_one_space():
    """No hourglass (new starting player)."""
    position = table()

    play(position, "tile start")

    assert coins(position) == 22
    assert (track(position), free(position)) == ((1, 0, 1), 5)
    assert start_player(position) == "A"
    assert why(position, "tile start") == "tile-taken"


def test_who_has_the_tile_is_the_starting_player_of_the_next_round():
    """(4.2 A, G19)"""
    position = table(3, A=FULL, B={"singles": 6}, C=FULL, seat=1)

    play(position, "tile start")

    assert (start_player(position), whose(position), position.look().round) == ("B", "B", 2)
    assert "start" in open_tiles(position)


def test_without_the_tile_the_starting_player_stays():
    """(4.2 A)"""
    position = table(3, start=1, when="decline")

    assert (start_player(position), whose(position)) == ("B", "B")


# ---- rounds ----


def test_six_rounds_of_two_an_era():
    """Without doubles and cards 6, 7, 8, 8, 9 and 9 spaces are free (4.0, 4.2 C, G1, G21)."""
    position = table()
    spaces, eras = [free(position)], [1]

    while not position.over:
        now = position.look().round
        idle(position, lambda then, now=now: then.over or then.look().round > now)
        spaces.append(free(position))
        era = {1 + CARDS.index(card) // 18 for card in display(position)}
        eras.append(era.pop())
        assert not era

    assert (position.look().round, step(position)) == (6, "over")
    assert spaces == [6, 7, 8, 8, 9, 9, 9]
    assert eras == [1, 1, 2, 2, 3, 3, 3]


def test_an_empty_deck_leaves_slots_empty_until_the_era_changes():
    """The era hangs on the round, not on the deck (scribe, G8)."""
    position = table(
        round=2,
        display=CARDS[:3],
        A={"hand": CARDS[3:10], "singles": 4},
        B=FULL | {"hand": CARDS[10:18]},
    )

    play(position, "tile S-6-1", "take 1", "done")
    assert display(position) == [*CARDS[1:3], *[None] * 6]
    play(position, "tax 1")

    assert position.look().round == 3
    assert None not in display(position)
    assert discard_pile(position) >= set(CARDS[1:3])


def test_unsold_cards_go_to_the_discard_pile_when_the_era_changes():
    """Those of the display and those of the deck; hands stay (4.2 C, G19)."""
    position = table(round=2, when="decline", A={"hand": ["road"]})

    assert discard_pile(position) == set(CARDS[:18]) - {"road"}
    assert hand(position) == {"road"}
    assert set(display(position)) < set(CARDS[18:36])
    assert in_deck(position, 2) == 10


def test_within_an_era_the_display_stays():
    """(4.2 C)"""
    position = table(round=1, when="decline")

    assert display(position) == list(CARDS[:8])
    assert discard_pile(position) == set()
