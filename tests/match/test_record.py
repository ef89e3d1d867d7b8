"""Records: readable, append-only, and clear about what is wrong with them."""

import random
from pathlib import Path

import pytest

from heyday.games import get
from heyday.kit.errors import BrokenInvariant
from heyday.match.match import Match
from heyday.match.record import BadRecord, read_record
from heyday.match.replay import OtherRules, replay, verify
from heyday.match.secret import secret_from_seed

GODS = get("gods")
RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.heyday"))


@pytest.fixture(scope="module")
def finished():
    match = Match(GODS, 2, seats=["Ada", "Ben"], secret=secret_from_seed("record", 4)).begin()
    chooser = random.Random(4)
    while not match.over:
        match.act(match.to_move, chooser.choice(match.position.legal()))
    return match


def changed(text, old, new):
    assert old in text
    return text.replace(old, new, 1)


def test_a_record_reads_like_the_game(finished):
    lines = finished.record().splitlines()

    assert lines[0] == "heyday record 1"
    assert "seat 1: Ada" in lines
    assert lines[lines.index("") + 1].startswith("start {")
    assert lines[-3].startswith("end ")
    assert lines[-2].startswith("result red ")
    assert lines[-1].startswith("secret: ")


def test_a_record_says_its_options_and_is_replayed_by_them(finished):
    options = {"start": "compensated"}
    match = Match(GODS, 2, options=options, secret=secret_from_seed("record", 4)).begin()
    match.act(0, match.position.legal()[0])

    assert "option start: as_printed" in finished.record().splitlines()
    assert "option start: compensated" in match.record().splitlines()
    assert bytes(replay(match.record()).position) == bytes(match.position)


def test_replaying_gives_the_same_bytes_views_log_and_record(finished):
    again = replay(finished.record())

    assert bytes(again.position) == bytes(finished.position)
    assert again.view(None) == finished.view(None)
    assert again.log == finished.log
    assert again.record() == finished.record()


def test_any_moment_can_be_gone_to(finished):
    states = {}
    replay(finished.record(), watch=lambda m: states.__setitem__(m.ply, bytes(m.position)))

    for at in (0, 1, 10, finished.ply):
        match = replay(finished.record(), at=at)
        assert match.ply == at
        assert bytes(match.position) == states[at]
    with pytest.raises(BadRecord, match=f"there is no action {finished.ply + 1}"):
        replay(finished.record(), at=finished.ply + 1)


def test_every_prefix_of_a_record_is_a_record(finished):
    lines = finished.record().splitlines(keepends=True)
    begin = next(i for i, line in enumerate(lines) if line.startswith("start"))

    for end in range(begin + 1, len(lines), 7):
        match = replay("".join(lines[:end]))
        assert match.ply == end - begin - 1


def test_a_line_that_was_cut_off_is_noticed_and_the_rest_is_good(finished):
    text = finished.record()
    line = next(line for line in text.splitlines() if line.startswith("5 "))
    cut = text[: text.index(line) + 2]

    record = read_record(cut)

    assert "is cut off: '5 '" in record.truncated
    assert replay(record).ply == 4
    assert "is cut off" in verify(cut).problems[0]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("heyday record 1", "hello", "line 1: expected 'heyday record 1'"),
        ("game: gods", "game: chess", "line 2: there is no game 'chess'"),
        ("players: 2", "players: two", "line 5: expected a whole number, got 'two'"),
        ("players: 2", "players: 3", "3 players, but 2 seats"),
        ("seat 2: Ben", "seat 7: Ben", "line 11: unknown header 'seat 7'"),
        ("commitment: ", "promise: ", "line 12: unknown header 'promise'"),
        ("option religion: temple_first", "option religion: x", "option religion: expected"),
        ("start {", "begin {", "line 14: expected a header line or 'start'"),
        ("\n2 red", "\nstart\n2 red", "line 16: expected an action, got 'start'"),
        ("\n2 red", "\nplayers: 4\n2 red", "line 16: 'players' belongs before the game"),
        ("\n2 red", "\nforked: 3\n2 red", "line 16: 'forked' belongs before the game"),
        ("\n1 red", "\n1 green", "line 15: 'green' is no seat: red, yellow"),
        ("\n2 red", "\n9 red", "line 16: expected action 2, got 9"),
        ("\n1 red", "\nx red", "line 15: expected a whole number, got 'x'"),
        ("\n2 red", "\n2 yellow", "line 16: action 2: it is Ada's decision"),
        ("\n2 red", "\nundo 7 red\n2 red", "line 16: an undo goes back one action, to 0"),
        ("\n2 red", "\nundo 0 yellow\n2 red", "line 16: action 0: nothing to undo"),
        ("\n2 red", "\nundo 3 agreed\n2 red", "line 16: action 3: cannot go back to action 3"),
        ("\n2 red", "\n2\n2 red", "line 16: expected 'number seat action', got '2'"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(finished, old, new, message):
    with pytest.raises(BadRecord) as error:
        replay(changed(finished.record(), old, new))

    assert message in str(error.value)


def test_an_illegal_action_is_refused_with_ply_reason_and_reference(finished):
    line = next(line for line in finished.record().splitlines() if line.startswith("3 "))

    with pytest.raises(BadRecord) as error:
        replay(changed(finished.record(), line, "3 yellow temple 20,20"))

    assert "action 3: temple 20,20: 20,20 " in str(error.value)
    assert "20,20 touches no hex card (action b)" in str(error.value)
    assert error.value.valid == 2


def test_an_unreadable_action_is_refused_with_what_was_expected(finished):
    line = next(line for line in finished.record().splitlines() if line.startswith("3 "))

    with pytest.raises(BadRecord, match=r"action 3: 'fly' is no verb: expected one of tribe"):
        replay(changed(finished.record(), line, "3 yellow fly 1,1"))


@pytest.mark.parametrize("text", ["", "heyday record 1\n", "heyday record 1\ngame: gods\n"])
def test_a_record_without_a_game_is_refused(text):
    with pytest.raises(BadRecord):
        replay(text)


def test_other_rules_and_other_content_are_named(finished):
    with pytest.raises(OtherRules, match="version 99 of the rules of Gods; this heyday has"):
        replay(changed(finished.record(), "rules: 1", "rules: 99"))
    digest = GODS.content.digest()
    with pytest.raises(OtherRules, match="other content of Gods"):
        replay(changed(finished.record(), digest, "0" * 16))


def test_comments_and_blank_lines_are_passed_over(finished):
    text = changed(finished.record(), "\n1 red", "\n; a fine opening\n\n1 red")

    assert replay(text).ply == finished.ply


def test_a_game_begins_once(finished):
    with pytest.raises(ValueError, match="begun already"):
        finished.begin()


# ---- verify ----


def test_an_honest_game_is_proven(finished):
    verdict = verify(finished.record())

    assert verdict.proven
    assert verdict.over
    assert verdict.actions == finished.ply
    assert verdict.problems == ()


def test_another_secret_is_noticed(finished):
    text = changed(finished.record(), finished.secret.hex(), "00" * 32)

    verdict = verify(text)

    assert not verdict.proven
    assert "not the one that was committed to" in verdict.problems[0]
    assert any("do not come from the secret" in problem for problem in verdict.problems)


def test_a_chosen_draw_is_noticed(finished):
    text = finished.record()
    start = text.index("start {") + 7
    verdict = verify(text[:start] + f"{dice_like(text[start : start + 16])}" + text[start + 16 :])

    assert not verdict.proven
    assert "line 14: the dice do not come from the secret" in verdict.problems


def dice_like(old):
    """Return other dice that give the same first display, so that the game stays playable."""
    want = GODS.start(2, int(old, 16)).look().display
    return next(f"{n:016x}" for n in range(10_000) if GODS.start(2, n).look().display == want)


def test_a_wrong_result_is_noticed(finished):
    line = next(line for line in finished.record().splitlines() if line.startswith("result"))

    verdict = verify(changed(finished.record(), line, "result red 99, yellow 0"))

    assert not verdict.proven
    assert "result red 99" in verdict.problems[0]


def test_an_unfinished_game_is_consistent_but_not_proven(finished):
    lines = finished.record().splitlines(keepends=True)[:20]

    verdict = verify("".join(lines))

    assert verdict.problems == ()
    assert not verdict.proven
    assert not verdict.over


def test_dice_that_are_missing_are_asked_for(finished):
    lines = finished.record().splitlines(keepends=True)[:-1]
    nth = next(i for i, line in enumerate(lines) if i > 14 and "{" in line)
    lines[nth] = lines[nth].partition(" {")[0] + "\n"

    with pytest.raises(BadRecord, match="expected its dice in braces"):
        replay("".join(lines))


# ---- whole games ----


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_is_still_the_same_game(path):
    text = path.read_text(encoding="utf-8")

    verdict = verify(text)

    assert verdict.over
    assert verdict.proven, verdict.problems
    assert replay(text).record() == text


ENDS = {"gods": {"target", "short", "identical", "stall"}, "gentes": {"rounds"}}


@pytest.mark.parametrize("game", ENDS)
def test_there_is_a_record_for_every_number_of_players_and_way_to_end(game):
    records = [read_record(path.read_text("utf-8")) for path in RECORDS]
    found = [record for record in records if record.game == game]

    assert {record.players for record in found} == {2, 3, 4}
    assert {record.end for record in found} == ENDS[game]


def test_broken_invariants_are_no_bad_input():
    assert not issubclass(BrokenInvariant, ValueError)
