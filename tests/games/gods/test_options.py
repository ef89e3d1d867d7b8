"""The options: religion (D1), other cards (D7), moved deserts (D8), and power at the start (H1)."""

import pytest

from heyday.games.gods import preparations
from heyday.games.gods.box import Box
from heyday.kit.game import BadOption
from tests.games.gods.gods_table import (
    GAME,
    card,
    fault_of,
    hand,
    legal,
    needs_python,
    parts,
    play,
    power,
    refused,
    rest,
    table,
)

pytestmark = needs_python

FOREIGN = {"religion": "any_foreign_blocks"}
PER_KIND = {"other_cards": "once_per_kind"}
NO_SPLIT = {"desert_move": "no_split"}
COMPENSATED = {"start": "compensated"}


# ---- D1: any foreign religion blocks ----


@pytest.mark.parametrize(
    ("field", "follows"),
    [
        ("0,0 temple yellow / 2,0 violet yellow", "green yellow"),
        ("0,0 temple yellow / 2,0 violet", "green yellow"),
        ("0,0 temple yellow / 2,0 violet blue", "green"),
        ("0,0 temple yellow / 2,0 temple blue / 1,-1 violet yellow", "green"),
        ("0,0 violet yellow / 2,0 violet yellow", "green yellow"),
        ("0,0 violet yellow / 2,0 violet blue", "green"),
        ("0,0 desert / 2,0 violet", "green"),
    ],
)
def test_by_option_all_religions_around_a_tribe_count_alike(field, follows):
    """(D1)"""
    position = table(field=field, options=FOREIGN)

    play(position, "tribe green 1,0")

    assert card(position, "1,0") == follows


# ---- D7: one of each kind ----


def test_by_option_a_whirlwind_and_an_extra_action_fit_into_one_turn():
    """(D7)"""
    position = table(display=("whirlwind", "extra"), options=PER_KIND)

    play(position, "whirlwind", "take")

    assert hand(position, "extras") == [1, 0, 0]
    assert position.to_move == 1


def test_by_option_one_kind_is_still_not_played_twice():
    """The display never shows it twice (D7)."""
    position = table(display=("desert", "green"), options=PER_KIND)

    play(position, "desert 2,0")

    with refused("not-on-display"):
        play(position, "desert 3,0")


# ---- D8: the field must stay one ----


def test_by_option_the_desert_between_the_pairs_goes_where_it_joins_them_again():
    """(D8)"""
    position = table(4, options=NO_SPLIT)

    play(position, "lift 0,0")

    assert legal(position) == {"drop 0,-1", "drop 0,1"}
    with refused("splits"):
        play(position, "drop 2,0")
    play(position, "drop 0,1")
    assert parts(position) == 1


def test_by_option_a_desert_that_alone_holds_the_field_together_stays():
    """(D8)"""
    field = "0,0 temple red / 1,0 desert / 2,0 temple yellow / 3,0 desert"
    position = table(field=field, options=NO_SPLIT)

    with refused("splits"):
        play(position, "lift 1,0")
    assert legal(position, "lift") == {"lift 3,0"}


def test_by_option_a_desert_in_a_hub_of_three_arms_stays():
    """(D8)"""
    field = "0,0 desert / 1,0 violet / -1,1 violet / 0,-1 violet"
    position = table(field=field, options=NO_SPLIT)

    assert legal(position, "lift") == set()


def test_by_option_a_desert_at_the_rim_goes_wherever_a_card_is():
    """(D8)"""
    field = "0,0 temple red / 1,0 temple yellow / 2,0 desert"
    one, two = table(field=field, options=NO_SPLIT), table(field=field)

    play(one, "lift 2,0")
    play(two, "lift 2,0")

    assert legal(one) == legal(two)
    assert len(legal(one)) == 7  # eight places around two temples, less the one it left
    with refused("same-place"):
        play(one, "drop 2,0")
    with refused("not-touching"):
        play(one, "drop 3,0")


def test_by_option_a_whirlwind_that_could_only_split_the_field_moves_nothing():
    """(D5, D8)"""
    field = "0,0 temple red / 1,0 desert / 2,0 temple yellow"
    position = table(field=field, display=("whirlwind", "green"), options=NO_SPLIT)

    play(position, "whirlwind")

    assert card(position, "1,0") == "desert"
    assert position.look().actions == 1


def test_by_option_a_whirlwind_chooses_among_the_deserts_that_may_leave():
    """(D5, D8)"""
    field = """
        0,0 temple red / 1,0 desert / 2,0 temple yellow / 3,0 desert / 4,0 temple blue
        1,-1 blue / 1,-2 desert
    """
    position = table(field=field, display=("whirlwind", "green"), options=NO_SPLIT)

    play(position, "whirlwind")

    assert legal(position) == {"lift 1,0", "lift 1,-2", "stay"}
    play(position, "lift 1,0")
    assert legal(position) == {"drop 2,-1"}
    play(position, "drop 2,-1")
    assert parts(position) == 1


def test_without_the_option_every_desert_may_leave():
    """(D8)"""
    field = "0,0 temple red / 1,0 desert / 2,0 temple yellow / 3,0 desert"
    position = table(field=field)

    assert legal(position, "lift") == {"lift 1,0", "lift 3,0"}
    play(position, "lift 1,0", "drop 4,0")
    assert parts(position) == 2


# ---- H1: more power for later seats ----


@pytest.mark.parametrize(("players", "more"), [(2, [0, 3]), (3, [0, 2, 1]), (4, [0, 2, 2, 1])])
def test_h1_by_option_later_seats_begin_with_more_power(players, more):
    """Who begins has already collected power (1 Collect power)."""
    ordinary, position = GAME.start(players), GAME.start(players, options=COMPENSATED)

    assert power(ordinary) == [5, *[2] * (players - 1)]
    assert power(position) == [a + b for a, b in zip(power(ordinary), more, strict=True)]
    assert fault_of(position) == "none"


def test_h1_what_is_collected_comes_on_top():
    """(1 Collect power)"""
    position = GAME.start(2, options=COMPENSATED)

    rest(position)

    assert position.to_move == 1
    assert power(position)[1] == 2 + 3 + 3


def test_h1_power_stays_on_its_scale(monkeypatch):
    """An owner may fill in as much as he likes."""
    monkeypatch.setattr(preparations, "COMPENSATION", ((99, 11, 0, 0), (0,) * 4, (0,) * 4))

    position = GAME.start(2, options=COMPENSATED)

    assert power(position) == [Box.MOST_POWER, Box.MOST_POWER]
    assert fault_of(position) == "none"


# ---- asking for them ----


def test_each_option_names_its_ruling_and_its_ordinary_value():
    assert {option.name: (option.values[0], option.ruling) for option in GAME.options} == {
        "religion": ("temple_first", "D1"),
        "other_cards": ("once_per_turn", "D7"),
        "desert_move": ("may_split", "D8"),
        "start": ("as_printed", "H1"),
    }


@pytest.mark.parametrize(
    ("options", "message"),
    [({"religion": "none"}, "temple_first or any_foreign_blocks"), ({"x": "y"}, "no option 'x'")],
)
def test_an_unknown_option_is_refused(options, message):
    with pytest.raises(BadOption, match=message):
        GAME.start(3, options=options)


@pytest.mark.parametrize("players", [1, 5])
def test_gods_is_for_two_to_four_players(players):
    with pytest.raises(BadOption, match="2 to 4 players"):
        GAME.start(players)
