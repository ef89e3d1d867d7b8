"""A game at a table: acting, refusing, undoing, looking."""

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from heyday.games import get
from heyday.kit.errors import BadNotation, IllegalAction
from heyday.kit.game import BadOption
from heyday.match.match import CannotUndo, Match, NotYourTurn, SecretUnknown
from heyday.match.replay import replay, verify
from heyday.match.secret import commitment, dice, secret_from_seed

GODS = get("gods")


def new_match(players=2, seed=1, **more):
    return Match(GODS, players, secret=secret_from_seed("test", seed), **more).begin()


def play_out(match, seed=0, undo=0.0):
    """Play random actions to the end, with some undoing."""
    chooser = random.Random(seed)
    while not match.over:
        seat = match.to_move
        match.act(seat, chooser.choice(match.position.legal()))
        if match.undoable(seat) and chooser.random() < undo:
            match.undo(seat)
            if chooser.random() < 0.5:
                match.redo(seat)
    return match


# ---- acting ----


def test_an_action_can_be_given_as_notation_data_or_number():
    for form in ("id", "data", "number"):
        match = new_match()
        choice = match.choices()[0]
        wish = {
            "id": choice["id"],
            "data": {"do": choice["verb"], **choice["fields"]},
            "number": match.position.legal()[0],
        }[form]

        entry = match.act(0, wish)

        assert entry.action == choice["id"]
        assert match.ply == 1


def test_a_refused_action_changes_nothing_and_says_why():
    match = new_match()
    before, lines = bytes(match.position), list(match.lines)

    with pytest.raises(IllegalAction) as refusal:
        match.act(0, "temple 30,30")

    assert refusal.value.code == "not-touching"
    assert refusal.value.reference == "action b"
    assert bytes(match.position) == before
    assert match.lines == lines


@pytest.mark.parametrize(
    "wish",
    [
        *("", "fly 1,1", "temple", "temple 1", "temple a,b", "temple 1,2 3", "temple 9999,0"),
        *("discard", 10**9, -1, 0, 13 << 10 | 4, 16 << 10, 16 << 10 | 9, 18 << 10 | 1),
        *(9 << 10 | 641, 2.0, True, None, {}, {"do": "temple"}, {"do": ["temple"]}),
        *({"do": "temple", "place": [1.5, 2]}, {"do": "temple", "place": [1, 2], "god": "red"}),
        {"do": "steal", "god": 3},
    ],
)
def test_what_is_no_action_is_bad_notation(wish):
    match = new_match()

    with pytest.raises(BadNotation):
        match.act(0, wish)

    assert match.ply == 0


def test_only_the_seat_to_move_may_act():
    match = new_match(seats=["Ada", "Ben"])

    with pytest.raises(NotYourTurn, match="it is Ada's decision"):
        match.act(1, match.position.legal()[0])


def test_nothing_can_be_done_before_the_beginning_and_after_the_end():
    with pytest.raises(NotYourTurn, match="not begun"):
        Match(GODS, 2).act(0, "end")

    match = play_out(new_match())
    with pytest.raises(IllegalAction, match="the game is over"):
        match.act(0, "end")
    assert match.to_move is None
    assert match.choices() == []


@pytest.mark.parametrize(
    ("players", "more", "message"),
    [
        (5, {}, "2 to 4 players"),
        (2, {"seats": ["Ada"]}, "2 players need 2 seats"),
        (2, {"seats": ["Ada", "Ben\nend target"]}, "a name of one line"),
        (2, {"seats": ["Ada", " "]}, "a name of one line"),
        (2, {"options": {"weather": "fine"}}, "no option 'weather'"),
        (2, {"options": {"religion": "none"}}, "expected temple_first or any_foreign_blocks"),
    ],
)
def test_a_table_that_cannot_be_is_refused(players, more, message):
    with pytest.raises(BadOption, match=message):
        Match(GODS, players, **more).begin()


def test_every_line_is_kept_before_anything_happens():
    kept, seen = [], []

    def keep(line):
        kept.append(line)
        seen.append(match.ply if len(kept) > 15 else 0)

    match = Match(GODS, 2, keep=keep)
    match.begin()
    lines = len(kept)
    match.act(0, match.position.legal()[0])

    assert kept == match.lines
    assert len(kept) == lines + 1
    assert seen[-1] == 0  # the action was not yet done when its line was kept


def test_if_a_line_cannot_be_kept_the_action_is_not_done():
    def full(line):
        if line.startswith("1 "):
            raise OSError("disk full")

    match = Match(GODS, 2, keep=full).begin()
    before = bytes(match.position)

    with pytest.raises(OSError, match="disk full"):
        match.act(0, match.position.legal()[0])

    assert bytes(match.position) == before
    assert match.ply == 0


# ---- chance ----


def test_dice_come_from_the_secret_and_the_ply():
    secret = secret_from_seed("test", 1)
    match = play_out(new_match())

    assert match.commitment == commitment(secret)
    assert match.log[-1].seed == dice(secret, match.ply)
    assert len({dice(secret, ply) for ply in range(500)}) == 500
    assert dice(secret, 3) != dice(secret, 3, rewinds=1)


def test_the_secret_is_told_only_at_the_end():
    match = new_match()
    secret = match.secret.hex()
    chooser = random.Random(3)
    while not match.over:
        assert secret not in match.record()
        assert secret not in json.dumps([match.view(None), match.view(0), match.choices()])
        match.act(match.to_move, chooser.choice(match.position.legal()))

    assert match.record().endswith(f"secret: {secret}\n")


def test_a_fresh_secret_is_drawn_for_every_game():
    assert len(Match(GODS, 2).secret) == 32
    assert Match(GODS, 2).secret != Match(GODS, 2).secret


def test_a_position_at_rest_holds_no_dice():
    one, two = new_match(seed=1), new_match(seed=2)

    assert one.position.dice() == two.position.dice()


# ---- undo ----


@settings(max_examples=25, deadline=None)
@given(st.integers(2, 4), st.integers(0, 10**6))
def test_undo_never_crosses_a_draw_or_another_seat(players, seed):
    """After an undo the seat knows what it knew: nothing drawn, nobody else decided since."""
    match = new_match(players, seed)
    chooser = random.Random(seed)
    history = [bytes(match.position)]
    for _ in range(60):
        if match.over:
            break
        seat = match.to_move
        match.act(seat, chooser.choice(match.position.legal()))
        history.append(bytes(match.position))
        steps = match.undoable(seat)
        recent = match.log[len(match.log) - steps :]
        assert all(not entry.drew and entry.seat == seat for entry in recent)
        assert steps == 0 or match.to_move == seat
        for other in range(players):
            if other != seat:
                assert match.undoable(other) == 0
        for _ in range(chooser.randint(0, steps)):
            match.undo(seat)
            history.pop()
            assert bytes(match.position) == history[-1]


@settings(max_examples=15, deadline=None)
@given(st.integers(2, 4), st.integers(0, 10**6))
def test_undo_and_redo_lead_to_the_same_game(players, seed):
    match = play_out(new_match(players, seed), seed, undo=0.3)

    again = replay(match.record())

    assert bytes(again.position) == bytes(match.position)
    assert again.record() == match.record()
    assert verify(match.record()).proven


def test_undo_beyond_a_barrier_is_refused():
    match = new_match()
    while match.to_move == 0:
        match.act(0, match.position.legal()[0])

    for seat in (0, 1):
        with pytest.raises(CannotUndo, match="nothing to undo"):
            match.undo(seat)


def test_redo_ends_with_another_action():
    match = new_match()
    first, second = match.position.legal()[:2]
    match.act(0, first)
    match.undo(0)
    match.act(0, second)

    with pytest.raises(CannotUndo, match="nothing to do again"):
        match.redo(0)


def test_by_consent_any_moment_can_be_gone_back_to_and_draws_come_anew():
    match = new_match(3)
    chooser = random.Random(5)
    states = [bytes(match.position)]
    for _ in range(20):
        match.act(match.to_move, chooser.choice(match.position.legal()))
        states.append(bytes(match.position))
    actions = [entry.number for entry in match.log]

    match.undo_agreed(7)

    assert match.ply == 7
    assert bytes(match.position) == states[7]
    while match.ply < 20 and not match.log[-1].drew:
        match.act(match.to_move, actions[match.ply])
    assert match.log[-1].seed != dice(match.secret, match.ply)
    assert replay(play_out(match, 1).record()).record() == match.record()
    assert verify(match.record()).proven


@pytest.mark.parametrize("game", ["gods", "gentes"])
def test_a_game_that_often_went_back_is_replayed_without_beginning_anew(game, monkeypatch):
    """However far it went, each time costs a step."""
    match = Match(get(game), 2, secret=secret_from_seed("test", 4)).begin()
    chooser = random.Random(4)
    for back in (1, 5, 12, 15, 2, 11):
        for _ in range(14):
            match.act(match.to_move, chooser.choice(match.position.legal()))
            if match.undoable(match.log[-1].seat) and chooser.random() < 0.3:
                match.undo(match.log[-1].seat)
        match.undo_agreed(match.ply - min(back, match.ply))
    begun, set_up = [], Match._set_up
    monkeypatch.setattr(Match, "_set_up", lambda self: begun.append(self) or set_up(self))

    again = replay(match.record())

    assert len(begun) == 1
    assert again.record() == match.record()
    assert bytes(again.position) == bytes(match.position)
    assert again.undoable(again.log[-1].seat) == match.undoable(match.log[-1].seat) == 0
    assert again.earlier.positions == []


def test_a_replayed_game_remembers_what_can_be_taken_back_freely():
    match = new_match()
    chooser = random.Random(3)
    while match.undoable(0) < 2:
        match.act(match.to_move, chooser.choice(match.position.legal()))

    again = replay(match.record())

    assert len(again.earlier.positions) == again.undoable(0) == match.undoable(0)
    again.undo(0)
    match.undo(0)
    assert bytes(again.position) == bytes(match.position)


def test_consent_cannot_undo_what_has_not_happened():
    match = new_match()

    with pytest.raises(CannotUndo, match="cannot go back to action 0"):
        match.undo_agreed(0)


# ---- looking ----


def test_views_are_plain_data_and_name_the_table():
    match = new_match(seats=["Ada", "Ben"])

    view = json.loads(json.dumps(match.view(0)))

    assert view == match.view(None) == match.view(1)
    assert view["game"] == "gods"
    assert view["seats"] == ["Ada", "Ben"]
    assert view["to_move"] == 0
    assert "rng" not in json.dumps(view)


def test_choices_are_plain_data_that_can_be_narrowed():
    match = new_match(4, 6)
    choices = json.loads(json.dumps(match.choices()))

    assert len(choices) == len(match.position.legal())
    assert len({choice["id"] for choice in choices}) == len(choices)
    for choice in choices:
        assert set(choice) == {"id", "verb", "fields", "cost", "targets", "text", "waste"}
    targets = [tuple(choice["targets"]) for choice in choices]
    assert len(set(targets)) == len(targets)  # clicking its targets leaves one choice


def test_why_not_answers_in_three_languages():
    match = new_match()

    answers = {language: match.why_not("end", language) for language in ("en", "de", "ja")}

    assert {answer["code"] for answer in answers.values()} == {"must-act"}
    assert len({answer["text"] for answer in answers.values()}) == 3
    assert answers["en"]["text"] == "you must make 2 more actions"
    assert match.why_not(match.choices()[0]["id"]) is None


def test_the_log_tells_what_changed_for_whom():
    match = new_match()
    entry = match.act(0, next(c["id"] for c in match.choices() if c["verb"] == "temple"))

    data = json.loads(json.dumps(entry.data(match.position)))

    assert data["changes"][0]["temples"] == -1
    assert data["changes"][0]["power"] == -3
    assert data["texts"][0].startswith("\u2068Red\u2069 lays a temple at ")
    assert data["ply"] == 1
    assert data["seat"] == 0


def test_points_by_source_add_up_to_the_result():
    match = play_out(new_match(3, 9), 9)
    result = match.result()

    for seat in range(3):
        assert sum(match.points(seat).values()) == result["points"][seat]
        assert match.position.look().god[seat].points == result["points"][seat]
    assert result["winners"]
    assert all(result["ranks"][seat] == 1 for seat in result["winners"])


def test_a_game_without_its_secret_can_be_seen_but_not_played_on():
    match = new_match()
    match.act(0, match.position.legal()[0])

    again = replay(match.record())

    assert again.secret is None
    assert bytes(again.position) == bytes(match.position)
    with pytest.raises(SecretUnknown):
        again.act(again.to_move, again.position.legal()[0])
