"""Preparation: the table, the draft, the starting population (3.0, G1, G3, G4, G26)."""

from collections import Counter
from itertools import combinations_with_replacement, permutations

import pytest

from heyday.games.gentes.box import CARDS
from heyday.games.gentes.state import Place
from tests.games.gentes.gentes_table import (
    GAME,
    ORDER,
    coins,
    cubes,
    display,
    fault_of,
    free,
    hand,
    idle,
    legal,
    mat,
    needs_python,
    persons,
    play,
    points,
    start_player,
    step,
    table,
    tiles_in_play,
    track,
    training,
    whose,
    why,
)

pytestmark = needs_python

SEEDS = range(8)
FIRST_GAME = [
    ({"treasure_chamber", "monument"}, "1 noble 1 merchant 2 priest"),
    ({"tenement", "training_ground"}, "1 noble 3 soldier"),
    ({"marketplace", "shipyard"}, "1 artisan 3 merchant"),
    ({"scriptorium", "road"}, "1 artisan 3 scholar"),
]


def seats_from(first, players):
    seats = GAME.seat_names[:players]
    return [*seats[seats.index(first) :], *seats[: seats.index(first)]]


def laid_open(position):
    look = position.look()
    return {c for c, place in zip(CARDS, look.place, strict=True) if place == Place.OPEN}


def in_deck(position, era):
    places = position.look().place[18 * (era - 1) : 18 * era]
    return sum(place == Place.DECK for place in places)


# ---- preparation ----


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_starts_with_20_coins_and_six_free_spaces(players):
    """Five locks and a single hourglass on twelve spaces (3.0 G and H, G1)."""
    position = GAME.start(players)

    for seat in GAME.seat_names[:players]:
        assert coins(position, seat) == 20
        assert (mat(position, seat).locks, track(position, seat)) == (5, (1, 0, 0))
        assert free(position, seat) == 6
        assert (points(position, seat), cubes(position, seat)) == (0, (0, 0))


def test_a_new_game_knows_nothing_of_the_one_before():
    position, other = GAME.start(4, 1), GAME.start(2, 2)
    idle(position, lambda now: now.over)

    position.drive.start(position.tables, 2, 2, 0)

    assert bytes(position) == bytes(other)


def test_anybody_may_be_the_starting_player():
    """(3.0 I)"""
    found = {start_player(GAME.start(4, seed)) for seed in range(40)}

    assert found == {"A", "B", "C", "D"}


def test_the_cost_table_is_shuffled_fairly():
    """Each of the 720 orders is as likely as any other (3.0 E)."""
    found = Counter(tuple(training(GAME.start(2, seed))) for seed in range(3 * 720))

    assert all(sorted(order) == sorted(ORDER) for order in found)
    assert sum((found[order] - 3) ** 2 / 3 for order in permutations(ORDER)) < 719 + 4 * 38


@pytest.mark.parametrize(("players", "tiles"), [(2, 15), (3, 22), (4, 28)])
def test_the_tiles_in_play_hang_on_the_number_of_players(players, tiles):
    """(3.0 B)"""
    position = table(players)

    assert len(tiles_in_play(position)) == tiles
    assert "start" in tiles_in_play(position)
    for tile in ("P-8-1", "S-6-2", "C-4-1", "N-oracle-4-2"):
        assert why(position, f"tile {tile}") == ("tile-unused" if players < 4 else why_open(tile))


def why_open(tile):
    return "no-card-to-play" if tile.startswith("C") else "none"


def test_a_tile_for_two_and_four_players_is_not_there_at_three():
    """(3.0 B)"""
    found = ["N-trade-3-3" in tiles_in_play(table(players)) for players in (2, 3, 4)]

    assert found == [True, False, True]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", SEEDS)
def test_cards_are_drafted_counter_clockwise_with_the_starting_player_last(players, seed):
    """Twice in the same direction, one card at a time, of three a player (3.0 J, G3)."""
    position = GAME.start(players, seed)
    first = start_player(position)
    assert len(laid_open(position)) == 3 * players
    assert set(display(position)) == {None}
    picks = []

    while step(position) == "draft":
        assert legal(position) == {f"draft {card}" for card in laid_open(position)}
        picks.append(whose(position))
        play(position, min(legal(position)))

    assert picks == seats_from(first, players)[::-1] * 2
    assert all(len(hand(position, seat)) == 2 for seat in picks)


def test_only_an_open_card_can_be_drafted():
    """(3.0 J, G3)"""
    position = GAME.start(2)
    card = min(laid_open(position))
    hidden = min(set(CARDS[:18]) - laid_open(position))

    assert why(position, f"draft {hidden}") == "not-open"
    play(position, f"draft {card}")
    assert why(position, f"draft {card}") == "not-open"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_persons_are_chosen_in_turn_order_before_the_display_is_laid_out(players):
    """The cards that nobody took are back in the deck by then (3.0 J and K, G3)."""
    position = GAME.start(players, 1)
    first = start_player(position)
    idle(position, lambda now: step(now) == "settle")
    assert laid_open(position) == set()
    assert in_deck(position, 1) == 18 - 2 * players
    chosen = []

    while step(position) == "settle":
        assert set(display(position)) == {None}
        chosen.append(whose(position))
        play(position, *["settle noble"] * 4)

    assert chosen == seats_from(first, players)
    assert all(persons(position, seat) == "4 noble" for seat in chosen)
    assert None not in display(position)
    assert in_deck(position, 1) == 18 - 2 * players - 8
    assert (whose(position), step(position)) == (first, "turn")


def test_every_starting_population_has_one_spelling():
    """126 mixes of four persons, each reached in exactly one way (G3, G26)."""
    position = GAME.start(2)
    idle(position, lambda now: step(now) == "settle")
    first = whose(position)
    found = Counter()

    def choose(now):
        if whose(now) != first:
            found[persons(now, first)] += 1
            return
        for line in legal(now):
            then = now.clone()
            play(then, line)
            choose(then)

    choose(position)
    assert len(found) == sum(1 for _ in combinations_with_replacement(ORDER, 4)) == 126
    assert set(found.values()) == {1}


def test_persons_are_named_in_the_order_of_the_chart():
    """The last group of the chart leaves no choice, so it is not asked for (G26)."""
    position = GAME.start(2)
    idle(position, lambda now: step(now) == "settle")
    first = whose(position)

    play(position, "settle soldier")
    assert [why(position, f"settle {group}") for group in ORDER] == [
        *["chart-order"] * 2,
        *["none"] * 4,
    ]
    play(position, "settle scholar")

    assert persons(position, first) == "1 soldier 3 scholar"


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", SEEDS)
def test_a_first_game_begins_with_fixed_hands_and_persons(players, seed):
    """In turn order from the starting player, the first rows of the table, no draft (3.0 J, G4)."""
    position = GAME.start(players, seed, {"setup": "first_game"})
    seats = seats_from(start_player(position), players)

    found = [(hand(position, seat), persons(position, seat)) for seat in seats]

    assert found == FIRST_GAME[:players]
    assert (whose(position), step(position)) == (seats[0], "turn")
    assert in_deck(position, 1) == 18 - 2 * players - 8
    assert fault_of(position) == "none"
