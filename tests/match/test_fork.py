"""Games that begin with the actions of another one, remarks, previews, and moments to look at."""

import random
import re
from dataclasses import replace

import pytest

from heyday.games import get
from heyday.kit.errors import IllegalAction
from heyday.kit.game import Position
from heyday.match.choices import preview
from heyday.match.match import CannotUndo, Match
from heyday.match.placed import placed, told
from heyday.match.play import load
from heyday.match.record import BadRecord
from heyday.match.replay import fork, fork_as_seen, play_on, replay, verify
from heyday.match.secret import secret_from_seed
from heyday.match.sentences import say
from heyday.match.shelves import choice_of

GAMES = ("gods", "gentes")


def played(game, actions, seed=1, **more):
    match = Match(get(game), 2, secret=secret_from_seed(game, seed), **more).begin()
    chance = random.Random(seed)
    for _ in range(actions):
        match.act(match.to_move, chance.choice(match.position.legal()))
    return match


def play_out(match, seed=3):
    chance = random.Random(seed)
    while not match.over:
        match.act(match.to_move, chance.choice(match.position.legal()))
    return match


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("ply", [0, 5, 12])
def test_a_fork_can_be_proven_like_any_game(game, ply):
    source, lines = played(game, 12), []

    other = fork(source, ply, ["Cleo", "Dora"], b"f" * 32, lines.append)

    assert other.position == source.at(ply).position
    assert other.ply == ply
    assert lines == other.lines
    play_out(other)
    assert verify(other.record()).proven
    assert replay(other.record()).record() == other.record()


def with_other_hands(match, seat):
    """The same game in another world, which looks the same to a seat: others hold other cards."""
    other = match.at(match.ply)
    other.position.veil(seat, 99)
    other.position.reseed(0)
    return other


@pytest.mark.parametrize("seat", [0, 1, None])
@pytest.mark.parametrize("ply", [14, 22, 30])
def test_a_fork_of_hidden_hands_is_what_the_seat_saw_and_no_more(seat, ply):
    """Two worlds that look the same to a seat give the same game, byte for byte."""
    source = played("gentes", ply, options={"hands": "hidden"})
    unseen = -1 if seat is None else seat
    twin = with_other_hands(source, unseen)
    assert twin.position != source.position

    one = fork_as_seen(source, ply, seat, ["Cleo", "Dora"], b"f" * 32, lambda line: None)
    two = fork_as_seen(twin, ply, seat, ["Cleo", "Dora"], b"f" * 32, lambda line: None)

    assert one.record() == two.record()
    same = ("ply", "seats", "commitment")
    seen, was = one.view(seat), source.view(seat)
    assert {k: v for k, v in seen.items() if k not in same} == {
        k: v for k, v in was.items() if k not in same
    }
    play_out(one)
    assert replay(one.record()).record() == one.record()
    assert verify(one.record()).proven
    loaded = load(one.record(), 20)
    assert loaded.undo().position == one.at(19).position
    assert load(one.record()).record() == one.record()
    again = fork(one, 3, ["Eva", "Fay"], b"g" * 32, lambda line: None)
    assert again.position == one.at(3).position
    assert replay(again.record()).position == again.position


def test_hands_that_cannot_be_seen_are_dealt_anew():
    source = played("gentes", 30, options={"hands": "hidden"})
    forks = [
        fork_as_seen(source, 30, 0, ["C", "D"], bytes([n]) * 32, lambda line: None)
        for n in range(8)
    ]

    assert len({str(match.view(0)["mats"][0]["hand"]) for match in forks}) == 1
    assert len({str(match.view(1)["mats"][1]["hand"]) for match in forks}) > 1


@pytest.mark.parametrize("text", ["{", "[]", '{"weather": 1}', '{"place": 3}', '{"round": 99999}'])
def test_what_is_no_position_is_refused(text):
    record = played("gentes", 0).record().replace("\n\nstart", f"\nposition: {text}\n\nstart")

    with pytest.raises(BadRecord, match="no position of Gentes"):
        replay(record)


def test_a_draw_of_a_fork_that_was_chosen_is_found_out():
    other = fork(played("gods", 12), 5, ["A", "B"], b"f" * 32, lambda line: None)
    while not other.log[-1].drew or other.ply == 5:
        other.act(other.to_move, other.position.legal()[0])
    other.tell_secret()
    good = other.record()
    line = next(it for it in reversed(other.lines) if it.endswith("}"))
    chosen = line[:-2] + ("1" if line[-2] == "0" else "0") + "}"

    assert verify(good).proven
    assert "the dice do not come from the secret" in str(verify(good.replace(line, chosen)))


def test_what_was_done_in_the_game_before_cannot_be_undone_freely():
    source = played("gods", 0)
    while not source.undoable(source.to_move):
        source.act(source.to_move, source.position.legal()[0])
    other = fork(source, source.ply, ["A", "B"], b"f" * 32, lambda line: None)

    assert other.undoable(other.to_move) == 0
    with pytest.raises(CannotUndo):
        other.undo(other.to_move)


def test_a_remark_changes_nothing():
    match = played("gods", 4)
    match.note("agreed by all: pause")

    again = replay(match.record())

    assert again.position == match.position
    assert "; agreed by all: pause\n" in match.record()


@pytest.mark.parametrize("game", GAMES)
def test_further_lines_lead_where_they_led(game):
    match = played(game, 6)
    other = replay(match.record())
    other.secret = match.secret
    known = len(match.lines)
    play_out(match)

    play_on(other, match.lines[known:])

    assert other.position == match.position


@pytest.mark.parametrize("game", GAMES)
def test_a_moment_is_what_it_was(game):
    match = Match(get(game), 3, secret=secret_from_seed(game, 2)).begin()
    seen = [match.view(0)]
    for _ in range(25):
        match.act(match.to_move, match.position.legal()[-1])
        seen.append(match.view(0))
        if match.over:
            break

    for ply, view in enumerate(seen):
        assert match.at(ply).view(0) == view


def test_acting_as_before_keeps_what_else_can_be_done_again():
    match = played("gentes", 0)
    while match.undoable(match.to_move) < 2:
        match.act(match.to_move, match.position.legal()[0])
    seat, first = match.to_move, match.log[-2].number
    match.undo(seat)
    match.undo(seat)

    match.act(seat, first)

    assert match.redoable(seat)
    match.redo(seat)
    assert not match.redoable(seat)


@pytest.mark.parametrize("game", GAMES)
def test_a_preview_changes_nothing_and_comes_true(game):
    match = played(game, 3)
    for _ in range(20):
        seat, action = match.to_move, match.position.legal()[-1]
        before = bytes(match.position)
        told = preview(match, seat, action)
        assert bytes(match.position) == before
        entry = match.act(seat, action)
        assert told["draws"] == entry.drew
        assert told["ends_turn"] == entry.turn_ends
        if not told["draws"]:
            assert told["view"] == match.view(seat)
            assert told["texts"] == entry.texts(match.position, apart=True)
            assert told["next"] in ([], match.choices())
        else:
            assert told["view"] is None
            assert told["texts"] == entry.texts(match.position, apart=True)[: len(told["texts"])]
            assert all(
                entry.changes[seat][counter] == by
                for seat, change in enumerate(told["changes"])
                for counter, by in change.items()
            )
        if match.over:
            break


def test_a_preview_tells_what_comes_before_a_draw():
    """The last action of a turn of Gods: cards are drawn for the next one."""
    match = played("gods", 0)
    match.act(0, next(it["id"] for it in match.choices() if it["verb"] == "temple"))
    tribe = next(it["id"] for it in match.choices() if it["verb"] == "tribe")

    told = preview(match, 0, tribe)

    assert told["draws"]
    assert "tribe at" in told["texts"][1]
    assert told["texts"][-1] == "\u2068Yellow\u2069 begins a turn with 3 more power"
    assert told["changes"][1] == {"power": 3}


@pytest.mark.parametrize("game", GAMES)
def test_a_preview_calls_nothing_certain_that_is_drawn(game, monkeypatch):
    """Not even where all other draws that were imagined would agree with the first."""
    monkeypatch.setattr(Position, "veil", lambda self, seat, seed: None)
    match, told_of = played(game, 0), 0
    chance = random.Random(5)
    while not match.over:
        seat, action = match.to_move, chance.choice(match.position.legal())
        told = preview(match, seat, action)
        for seed in range(20) if told["draws"] else ():
            texts = match.at(match.ply).act(seat, action, seed).texts(match.position, apart=True)
            assert told["texts"] == texts[: len(told["texts"])]
            told_of += len(told["texts"]) > 1
        match.act(seat, action)

    assert told_of


def test_a_preview_does_not_tell_what_a_hidden_hand_decides():
    """Single choices of others make themselves, and the end shows all hands: neither is told."""
    for seed in range(4):
        match = played("gentes", 0, seed=seed, options={"hands": "hidden"})
        chance = random.Random(seed)
        while not match.over:
            seat, action = match.to_move, chance.choice(match.position.legal())
            worlds = []
            for dice in (1, 2, 3):
                other = match.at(match.ply)
                other.position.veil(seat, dice)
                other.position.reseed(0)
                worlds.append(preview(other, seat, action))
            assert worlds[0] == worlds[1] == worlds[2]
            match.act(seat, action)


def test_a_preview_of_a_tile_lists_how_its_hourglasses_can_lie():
    match = played("gentes", 0)
    while match.view(None)["step"] != "turn":
        match.act(match.to_move, match.position.legal()[0])

    told = preview(match, match.to_move, "tile S-8-2")

    assert [choice["id"] for choice in told["next"]] == ["place 0", "place 1"]


def test_data_has_the_letter_of_a_seat_apart_so_that_a_page_can_put_a_name_there():
    match = played("gentes", 1)
    plain, data = match.log[0].texts(match.position), match.log[0].data(match.position)

    assert plain[0].startswith("B drafts ")
    assert data["texts"][0] == plain[0].replace("B", "\u2068B\u2069", 1)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "The yellow tribe at 1,0 now follows \u2068Yellow\u2069"),
        ("de", "Der gelbe Stamm auf Platz 1,0 folgt jetzt \u2068Gelb\u2069"),
        ("ja", "(1,0)の黄の部族は\u2068黄の神\u2069を信仰します"),
    ],
)
def test_a_god_is_apart_and_a_tribe_of_the_same_colour_is_not(language, told):
    match = played("gods", 1)
    stone = {"event": "takes-stone", "kind": "yellow", "place": "1,0", "god": "yellow"}
    entry = replace(match.log[0], events=[stone])

    assert entry.texts(match.position, language, apart=True)[1] == told
    assert entry.texts(match.position, language)[1] == re.sub("[\u2068\u2069]", "", told)


def test_a_preview_of_what_is_not_legal_is_refused():
    with pytest.raises(IllegalAction):
        preview(played("gods", 1), 0, "temple 30,30")


def wasted(match, action, language):
    """What an action would waste, in words."""
    waste = match.game.waste(match.position, action)
    return say(match.game, language, f"waste-{waste['waste']}", waste) if waste else None


@pytest.mark.parametrize(
    ("game", "options"), [("gods", {}), *(("gentes", {"hands": it}) for it in ("open", "hidden"))]
)
def test_an_old_view_with_what_is_new_is_the_view(game, options):
    """Of the moment before, and of one long before."""
    for seed in (3, 4):
        match = played(game, 0, seed, options=options)
        for seat in (None, 0, 1):
            first = old = (match.position.look(), match.view(seat))
            chance = random.Random(seed)
            then = match.at(0)
            while not then.over:
                then.act(then.to_move, chance.choice(then.position.legal()))
                fresh = then.view(seat)
                assert old[1] | then.view(seat, old) == first[1] | then.view(seat, first) == fresh
                old = (then.position.look(), fresh)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "de", "ja"])
def test_a_choice_that_is_remembered_is_the_one_that_would_be_made(game, language):
    """Two games, so that the second meets the choices of the first in other positions."""
    for seed in (3, 4):
        match = played(game, 0, seed)
        while not match.over:
            legal = match.position.legal()
            fresh = [
                choice_of(match.position, action, language, wasted(match, action, language))
                for action in legal
            ]
            assert match.choices(language) == fresh
            match.act(match.to_move, legal[7 * match.ply % len(legal)])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "de", "ja"])
def test_a_sentence_that_is_remembered_is_the_one_that_would_be_said(game, language):
    match = played(game, 0)
    for _ in range(40):
        if match.over:
            break
        strings = match.game.strings
        for choice, action in zip(match.choices(language), match.position.legal(), strict=True):
            assert choice["text"] == match.position.describe(action, language)
        entry = match.act(match.to_move, match.position.legal()[len(match.log) % 2 - 1])
        for event in entry.events:
            values = {name: value for name, value in event.items() if name != "event"}
            message = f"log-{event['event']}"
            said = say(match.game, language, message, event)
            assert said == strings.say(language, message, **values)


@pytest.mark.parametrize("game", GAMES)
def test_a_position_is_told_and_placed_again(game):
    source = played(game, 30)
    source.position.reseed(0)

    assert placed(source.game, told(source.position)) == source.position
