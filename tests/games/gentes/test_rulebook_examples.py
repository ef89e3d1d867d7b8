"""The worked examples of the rulebook of 2017: whatever happens to Heike in it, played out."""

from itertools import combinations

from tests.games.gentes.gentes_table import (
    GAME,
    ORDER,
    coins,
    cubes,
    discard_pile,
    display,
    free,
    hand,
    idle,
    legal,
    marked,
    mat,
    needs_python,
    persons,
    play,
    points,
    scored,
    start_player,
    step,
    table,
    tableau,
    track,
    training,
    whose,
    why,
)

pytestmark = needs_python

SMITHS = "3 artisan 1 soldier 2 scholar"


def sets_taken(position):
    """Return every set of cards that a scribe action can end with."""
    before = hand(position)
    if step(position) != "take":
        return {frozenset(before)}
    found = set()
    for line in legal(position):
        then = position.clone()
        play(then, line)
        found |= sets_taken(then) if line != "done" else {frozenset(before)}
    return found


def some(cards, count):
    return {frozenset(few) for few in combinations(cards, count)}


def test_heike_starts_with_a_noble_a_merchant_and_two_priests():
    """(3.0 J)"""
    position = GAME.start(3)
    idle(position, lambda now: step(now) == "settle")
    heike = start_player(position)

    play(position, "settle noble", "settle merchant", "settle priest", "settle priest")

    assert persons(position, heike) == "1 noble 1 merchant 2 priest"
    assert whose(position) != heike


def test_a_philosopher_for_8_costs_8_coins():
    """(4.1 A 1)"""
    position = table(4, A={"coins": 20})

    play(position, "tile P-8-1")

    assert coins(position) == 12
    assert track(position) == (2, 0, 1)


def test_the_scribe_for_8_and_its_two_hourglasses_as_a_double_leave_two_spaces():
    """With two singles a single space would be left (4.1 A 2, G5)."""
    position = table(A={"singles": 3})
    other = position.clone()

    assert free(position) == 4
    play(position, "tile S-8-2", "place 1")
    play(other, "tile S-8-2", "place 0")

    assert (free(position), track(position)) == (2, (3, 1, 1))
    assert (free(other), track(other)) == (1, (5, 0, 1))


def test_a_philosopher_for_4_trains_any_one_person():
    """(philosopher, G7)"""
    for group in ORDER:
        position = table(training=ORDER)

        play(position, "tile P-4-1", f"train {group}")

        assert f"1 {group}" in persons(position)


def test_a_philosopher_for_4_trains_two_of_the_two_cheapest_groups_only():
    """The four columns to the right would take 5 to 8 coins (philosopher, G7)."""
    position = table(training=ORDER)

    play(position, "tile P-4-1", "train noble")

    assert legal(position) == {"train noble", "train artisan", "done"}
    assert [why(position, f"train {group}") for group in ORDER[2:]] == ["train-price"] * 4
    play(position, "train artisan")
    assert persons(position) == "1 noble 1 artisan"


def test_a_third_priest_pushes_the_fourth_scholar_back():
    """(philosopher, G2)"""
    position = table(A={"persons": "2 priest 4 scholar"})

    play(position, "tile P-4-1", "train priest")

    assert persons(position) == "3 priest 3 scholar"


def test_two_used_training_tiles_end_up_reversed():
    """Soldiers, farther right, go to the end first, then priests (philosopher, G7)."""
    order = ["priest", "soldier", "noble", "artisan", "merchant", "scholar"]
    for lines in (["train priest", "train soldier"], ["train soldier", "train priest"]):
        position = table(training=order)

        play(position, "tile P-4-1", *lines)

        assert coins(position) == 16
        assert persons(position) == "1 soldier 1 priest"
        assert training(position) == [*order[2:], "soldier", "priest"]


def test_of_three_used_training_tiles_the_dearest_moves_first():
    """(philosopher, G7)"""
    position = table(4, training=ORDER, A={"tableau": ["gymnasium"]})

    play(position, "tile P-8-1", "train noble", "train soldier", "train artisan")

    assert training(position) == ["merchant", "priest", "scholar", "soldier", "artisan", "noble"]


def test_athenai_activates_syracusae_and_cnossus_too():
    """A temple cube, 5 coins and 2 points for a tile that costs nothing (navigator, G12, G13)."""
    position = table(A={"cities": ["Syracusae", "Cnossus"]})

    play(position, "tile N-temple-0-3", "place 0", "build Athenai")

    assert cubes(position) == (1, 0)
    assert coins(position) == 25
    assert scored(position) == {"cities": 2}


def test_the_hometown_of_inventors_makes_4_and_4_coins():
    """(hometown of inventors, G11)"""
    position = table(A={"cities": ["inventors-trade"]})

    play(position, "tax 1", "repeat inventors-trade")

    assert coins(position) == 20 + 4 + 4
    assert track(position) == (2, 0, 0)


def test_two_hometowns_of_philosophers_give_the_action_and_its_price():
    """(hometowns, G9, G10)"""
    position = table(
        A={"cities": ["philosophers-temple", "philosophers-trade"]}, training=ORDER, B={}
    )

    play(position, "home philosophers-temple")
    assert legal(position) == {
        "pay 4",
        *(f"pay {price}@philosophers-trade" for price in range(1, 9)),
    }
    play(position, "pay 5@philosophers-trade", "train noble", "train soldier")

    assert coins(position) == 15
    assert track(position) == (2, 0, 0)
    assert marked(position) == {"philosophers-temple", "philosophers-trade"}


def test_a_scribe_for_8_has_three_ways_to_take_cards():
    """Any one, two of the first six, or exactly the first three (scribe, G8)."""
    position = table()
    shown = display(position)

    play(position, "tile S-8-2", "place 0")

    assert coins(position) == 12
    assert sets_taken(position) == some(shown, 1) | some(shown[:6], 2) | some(shown[:3], 3)


def test_a_scribe_for_10_may_choose_three_of_the_first_four():
    """(scribe, G8)"""
    position = table()
    shown = display(position)

    play(position, "tile S-10-2", "place 0")

    assert sets_taken(position) == some(shown, 1) | some(shown, 2) | some(shown[:4], 3)


def test_a_scribe_for_10_may_take_up_to_two_discarded_cards():
    """(scribe, G8)"""
    pile = {"road", "shrine", "forge"}
    position = table(round=3, discard=pile, display=[])

    play(position, "tile S-10-2", "place 0")

    assert sets_taken(position) == some(pile, 1) | some(pile, 2)
    play(position, "fetch road", "fetch shrine")
    assert hand(position) == {"road", "shrine"}
    assert discard_pile(position) == {"forge"}


def test_the_forge_gives_a_point_and_takes_a_scholar():
    """It needs at least 2 artisans, a soldier and a scholar (chronicler, G14)."""
    position = table(A={"persons": SMITHS, "hand": ["forge"]})

    play(position, "tile C-1-1")

    assert scored(position) == {"cards": 1}
    assert persons(position) == "3 artisan 1 soldier 1 scholar"
    assert tableau(position) == {"forge"}


def test_the_forge_scores_its_third_symbol_of_the_fourth_row():
    """1 point of the card and 3, where the third row would give 1 (chronicler, G14)."""
    position = table(
        A={"persons": SMITHS, "hand": ["forge"], "tableau": ["shrine", "monument"]},
    )

    play(position, "tile C-1-1")
    other = position.clone()
    assert legal(position) == {"symbol 3", "symbol 4"}
    play(position, "symbol 4")
    play(other, "symbol 3")

    assert points(position) == 1 + 3
    assert points(other) == 1 + 1


def test_two_cubes_of_the_oracle_and_one_of_the_temple_train_a_noble():
    """(4.1 B)"""
    position = table(A={"persons": "1 noble", "temple": 1, "oracle": 2})

    play(position, "hire 1", "train noble")

    assert persons(position) == "2 noble"
    assert cubes(position) == (0, 0)


def test_three_cubes_keep_the_scholar_whom_the_forge_takes():
    """(4.1 B, G14)"""
    position = table(A={"persons": SMITHS, "hand": ["forge"], "temple": 1, "oracle": 2})

    play(position, "tile C-1-1", "keep 1")

    assert persons(position) == SMITHS
    assert cubes(position) == (0, 0)


def test_a_single_cube_keeps_nobody():
    """A virtual person is not enough (4.1 B)."""
    position = table(A={"persons": SMITHS, "hand": ["forge"], "temple": 1, "oracle": 1})

    play(position, "tile C-1-1")

    assert step(position) == "symbol"  # nothing was asked
    assert persons(position) == "3 artisan 1 soldier 1 scholar"


def test_an_oracle_cube_turns_two_nobles_into_a_scholar_and_a_soldier():
    """(4.1 B, G17)"""
    position = table(A={"persons": "3 noble", "oracle": 1})

    play(position, "exchange", "move noble-scholar", "move noble-soldier")

    assert persons(position) == "1 noble 1 soldier 1 scholar"
    assert cubes(position) == (0, 0)


def test_after_the_clean_up_one_single_hourglass_is_left_of_a_double():
    """(4.2 B, G19)"""
    position = table(
        when="decline", A={"singles": 3, "doubles": 1, "tiles": ["P-4-1", "S-8-2", "start"]}
    )

    assert track(position) == (1, 0, 0)


def test_the_change_to_era_two_takes_a_lock_off_the_time_track():
    """(4.2 C, G19)"""
    position = table(when="decline", round=2)

    assert mat(position).locks == 4
    assert free(position) == 8


def test_the_coins_of_syracusae_are_changed_at_the_trading_post():
    """2 points of Apollonia, 5 coins of Syracusae, 3 of them for another point (4.2 D, G19)."""
    position = table(
        3,
        when="decline",
        A={"coins": 0, "cities": ["Apollonia", "Syracusae"], "tableau": ["trading_post"]},
    )

    assert legal(position) == {"city Apollonia", "city Syracusae"}
    play(position, "city Apollonia")
    assert (coins(position), points(position)) == (5, 2)  # Syracusae was the only one left
    assert legal(position) == {"moon trading_post", "done"}
    play(position, "moon trading_post")

    assert (coins(position), points(position)) == (2, 3)
