"""The watch over the rules is itself tested: each promise, once broken, is missed."""

import random
from functools import cache

import pytest

from heyday.games.gentes.box import SITES, Box, sites
from heyday.games.gentes.faults import NAMES, fault
from heyday.games.gentes.game import GAME
from heyday.games.gentes.state import UNUSED, Kind, Place, Source, Step
from heyday.kit import BACKEND
from heyday.kit.game import Position, new_tables
from tests.games.gentes import steering

needs_python = pytest.mark.skipif(
    BACKEND != "python", reason="compiled rules cannot be handed a state of another moment"
)


# ---- sound positions ----


@cache
def saved(step):
    """Return a position of a random game with cards, cities and cubes, where a step comes next."""
    chooser = random.Random(4)
    position = GAME.start(2, 4, steering.FIRST_GAME)
    position.alter(steering.late)
    for ply in range(400):
        look = position.look()
        if ply > 12 and (Step.NONE if position.over else look.step[look.depth - 1]) == step:
            return bytes(position)
        position.act(chooser.choice(position.legal()))
    raise AssertionError(f"step {step} is not reached")


def sound(step):
    """Return a position in which nothing is wrong, at a decision or, without one, at the end."""
    position = Position(GAME)
    position.load(saved(step))
    return position


def found(position, actions=0):
    """Return the fault that is seen at once, or after so many random actions."""
    tables = new_tables(GAME.drive, 2)
    GAME.drive.copy(tables, position.tables)
    return NAMES[GAME.trials.fuzz_on(tables, 1, actions)[1]]


# ---- how to break a promise ----


def setting(name, value, index=None, mat=False):
    """Return how to set something, of the table or of a mat, or one of its numbers."""

    def corrupt(s):
        holder = s.player[1] if mat else s
        if index is None:
            setattr(holder, name, value)
        else:
            getattr(holder, name)[index] = value

    return corrupt


def adding(name, index=None, by=1):
    """Return how to count a thing on a mat wrong."""

    def corrupt(s):
        me = s.player[1]
        kept = getattr(me, name) if index is None else getattr(me, name)[index]
        setting(name, kept + by, index, mat=True)(s)

    return corrupt


def lay(place):
    """Return how to lay a card of the deck somewhere."""

    def corrupt(s):
        s.place[s.place.index(Place.DECK)] = place

    return corrupt


def show_a_card_of_the_deck(s):
    s.display[0] = s.place.index(Place.DECK)


def show_a_card_twice(s):
    s.place[s.display[0]] = Place.DECK
    s.display[0] = s.display[1]


def show_one_card_for_another(s):
    s.display[0] = s.display[1]


def fill_a_chart(s):
    me = next(player for player in s.player if not player.bonus[2])
    me.persons = [6, 0, 3, 3, 0, 6]


def build_in_the_closed_region(s):
    steering.build(s, 1, SITES.index("Ephesus"))
    free = next(n for n, owner in enumerate(s.owner) if owner == 1 and SITES[n] != "Ephesus")
    s.owner[free] = 4
    s.player[1].n_cities -= 1
    s.player[1].icons[int(sites.icon[free])] -= 1


def take_an_unused_tile_out_of_the_box(s):
    s.tile[s.tile.index(UNUSED)] = 4


def put_a_tile_back_into_the_box(s):
    s.tile[s.tile.index(4)] = UNUSED


def stack_too_many_bonus_tiles(s):
    s.player[0].bonus[2], s.player[1].bonus[2], s.bonus_taken[2] = 0, 3, 3


def withhold(stack):
    """Return how to take a bonus tile away that is due."""

    def corrupt(s):
        me = s.player[0]
        assert (me.n_cities, me.n_tableau)[stack] >= (6, 8)[stack]
        me.bonus[stack] = 0
        s.bonus_taken[stack] = s.player[1].bonus[stack]

    return corrupt


def crowd_a_row(s):
    s.player[1].persons[2:4] = [4, 3]


def swap_track(name):
    """Return how to owe something on the time track, and have as much more of something else."""

    def corrupt(s):
        me = s.player[1]
        other = "locks" if name != "locks" else "singles"
        setattr(me, other, getattr(me, other) + getattr(me, name) + 1)
        setattr(me, name, -1)

    return corrupt


def fill_the_track_beyond_its_end(s):
    me = s.player[1]
    me.locks = Box.SPACES - me.singles - me.doubles - me.n_tiles + 1


def build_a_seventh_city(s):
    me = s.player[1]
    for site, owner in enumerate(s.owner):
        if owner == 4 and me.n_cities < 7:
            steering.build(s, 1, site)


def mark_a_city(s):
    s.marked[SITES.index("Athenai")] = 1


def leave(name):
    """Return how to leave something where no step is."""

    def corrupt(s):
        getattr(s, name)[s.depth] = 1

    return corrupt


def leave_only_the_end_of_the_turn(s):
    s.arg[s.depth - 1] = 1
    s.player[s.seat[s.depth - 1]].cubes = [0, 0]


TURN, MIDDLE, END = Step.TURN, Step.HOURGLASSES, Step.NONE
CORRUPTIONS = [
    ("choices", TURN, leave_only_the_end_of_the_turn),
    ("choices", END, setting("depth", 1)),
    ("cards", TURN, lay(-1)),
    ("cards", TURN, lay(Place.TABLEAU + 2)),
    ("cards", TURN, lay(Place.OPEN)),
    ("cards", TURN, lay(Place.HAND + 2)),
    ("cards", TURN, lambda s: setting("used", 1, s.place.index(Place.DECK))(s)),
    ("display", TURN, show_a_card_of_the_deck),
    ("display", TURN, show_a_card_twice),
    ("display", TURN, show_one_card_for_another),
    ("display", TURN, lay(Place.DISPLAY)),
    ("tiles", TURN, take_an_unused_tile_out_of_the_box),
    ("tiles", TURN, put_a_tile_back_into_the_box),
    ("tiles", TURN, lambda s: setting("tile", 2, s.tile.index(4))(s)),
    ("training", TURN, lambda s: setting("training", s.training[1], 0)(s)),
    ("bonus", TURN, setting("bonus_taken", 5, 2)),
    ("bonus", TURN, stack_too_many_bonus_tiles),
    ("bonus", TURN, withhold(0)),
    ("bonus", TURN, withhold(1)),
    ("bonus", TURN, fill_a_chart),
    ("persons", TURN, setting("persons", -1, 0, mat=True)),
    ("persons", TURN, setting("persons", -1, 5, mat=True)),
    ("persons", TURN, crowd_a_row),
    ("cubes", TURN, setting("cubes", -1, 0, mat=True)),
    ("cubes", TURN, setting("cubes", 5, 1, mat=True)),
    ("coins", TURN, setting("coins", -1, mat=True)),
    ("track", TURN, adding("n_tiles", by=-1)),
    ("track", TURN, swap_track("locks")),
    ("track", TURN, swap_track("singles")),
    ("track", TURN, swap_track("doubles")),
    ("track", TURN, fill_the_track_beyond_its_end),
    ("hand", TURN, adding("n_hand")),
    ("hand", TURN, adding("n_tableau")),
    ("cities", TURN, adding("icons", 3)),
    ("cities", TURN, adding("n_cities")),
    ("cities", TURN, build_a_seventh_city),
    ("cities", TURN, lambda s: setting("owner", -1, s.owner.index(4))(s)),
    ("cities", TURN, lambda s: setting("owner", 5, s.owner.index(4))(s)),
    ("cities", TURN, mark_a_city),
    ("cities", TURN, build_in_the_closed_region),
    ("cities", TURN, lambda s: setting("owner", 2, s.owner.index(4))(s)),
    ("effects", TURN, adding("tax_bonus")),
    ("effects", TURN, adding("extra_person")),
    ("effects", TURN, adding("hand_limit")),
    ("effects", TURN, adding("lent", 2)),
    ("effects", TURN, adding("symbols", 3)),
    ("effects", TURN, adding("choose_price", Kind.SCRIBE)),
    ("effects", TURN, adding("discount", Kind.NAVIGATOR)),
    ("rounds", TURN, setting("round", Box.ROUNDS + 1)),
    ("rounds", END, setting("round", Box.ROUNDS - 1)),
    ("rounds", TURN, setting("round", 0)),
    ("rounds", TURN, setting("start", 2)),
    ("leftover", TURN, leave("step")),
    ("leftover", TURN, leave("seat")),
    ("leftover", TURN, leave("arg")),
    ("leftover", TURN, setting("kind", Kind.SCRIBE)),
    ("leftover", MIDDLE, setting("kind", -1)),
    ("leftover", MIDDLE, setting("kind", Kind.TAX + 1)),
    ("leftover", TURN, setting("paid", 1)),
    ("leftover", TURN, setting("extra", 1)),
    ("leftover", TURN, setting("n_trained", 1)),
    ("leftover", TURN, setting("n_taken", 1)),
    ("leftover", TURN, setting("must_train", 1)),
    ("leftover", TURN, setting("trained", 1, 3)),
    ("leftover", TURN, setting("vacated", 0)),
    ("leftover", TURN, setting("taken_from", Place.DISPLAY)),
    ("leftover", TURN, setting("last_taken", 1)),
    ("leftover", TURN, setting("hours", 1)),
]


@pytest.mark.parametrize(("code", "step", "corrupt"), CORRUPTIONS)
def test_a_broken_table_is_noticed(code, step, corrupt):
    position = sound(step)

    assert found(position) == "none"
    position.alter(corrupt)

    assert found(position) == code


@pytest.mark.parametrize("source", [Source.COINS, Source.CUBES, Source.HOURGLASSES])
def test_a_wrong_final_scoring_is_noticed(source):
    """Points that were there before the scoring make it wrong, from the next action to the end."""
    position = sound(Step.FINAL)

    assert found(position, 100) == "none"
    position.alter(adding("points", source))

    assert found(position) == "none"
    assert found(position, 100) == "final"


# ---- promises about what an action changes ----


def changed(step, corrupt, over=False):
    """Return the fault that is seen if an action is carried out and then tampered with."""
    position = sound(step)
    before, action = position.clone(), position.legal()[0]
    while over and not position.over:
        before.copy_from(position)
        action = next(a for a in position.legal() if position.text(a) == "done")
        position.act(action)
    if not over:
        position.act(action)
    now, then = position.clone().tables, before.tables[0].state
    position.game.calls.choices(now)
    assert NAMES[fault(now[0].state, then, action, now[0].moves)] == "none"
    corrupt(now[0].state)
    return NAMES[fault(now[0].state, then, action, now[0].moves)]


CHANGES = [
    *(("points", TURN, adding("points", source)) for source in range(Source.HAND, 9)),
    *(("points", TURN, adding("points", source, by=-1)) for source in range(Source.HAND)),
    *(("points", Step.FINAL, adding("points", source)) for source in range(Source.HAND)),
    ("final", Step.FINAL, adding("points", Source.HAND)),
    ("rounds", TURN, lambda s: setting("round", s.round - 1)(s)),
]


@needs_python
@pytest.mark.parametrize(("code", "step", "corrupt"), CHANGES)
def test_a_wrong_change_is_noticed(code, step, corrupt):
    assert changed(step, corrupt) == code


@needs_python
@pytest.mark.parametrize("source", range(Source.COINS, Source.HOURGLASSES + 1))
def test_a_wrong_result_is_noticed(source):
    assert changed(Step.FINAL, adding("points", source), over=True) == "final"


@needs_python
def test_choices_after_the_end_are_noticed():
    tables = sound(Step.NONE).tables

    tables[0].moves.count = 1

    state = tables[0].state
    assert NAMES[fault(state, state, 0, tables[0].moves)] == "choices"


def test_every_promise_is_broken_by_a_test_here():
    codes = {code for code, *_ in [*CORRUPTIONS, *CHANGES]}

    assert codes == set(NAMES.values()) - {"none"}
    assert GAME.faults == NAMES
