"""An account says what the log of the game says."""

from collections import Counter
from pathlib import Path

import pytest

from heyday.arena.balance.account import READERS, Account, account_of
from heyday.arena.balance.games import Book, Conditions, OtherGames, account_for
from heyday.arena.runners import here
from heyday.games.gentes.box import CARDS, TILES
from heyday.match.replay import replay

RECORDS = Path(__file__).parents[1] / "records"


def recorded(name):
    """Return the match of a record and its account."""
    text = (RECORDS / f"{name}.heyday").read_text(encoding="utf-8")
    return replay(text), account_of(text)


def told(match, form, field, event=None):
    """Return what each seat did by its log: choices of a form, and events that tell the same."""
    names, found = match.game.seat_names, Counter()
    for entry in match.log:
        if entry.form == form:
            found[entry.seat, entry.words[field]] += 1
        for happened in entry.events:
            if happened["event"] == (event or form) and field in happened:
                found[names.index(happened["seat"]), happened[field]] += 1
    return found


def used(account, *kinds):
    """Return what each seat used of some kinds, by the account."""
    return Counter(
        {
            (seat, thing.partition(":")[2]): len(rounds)
            for seat, its in enumerate(account.seats)
            for thing, rounds in its.used.items()
            if thing.partition(":")[0] in kinds
        }
    )


GENTES = ["gentes-2-greedy", "gentes-3-relocation", "gentes-4-tie-coins"]


@pytest.mark.parametrize("name", GENTES)
def test_cards_cities_and_bonus_tiles_are_those_of_the_log(name):
    match, account = recorded(name)

    assert used(account, "card") == told(match, "play", "card")
    assert used(account, "site", "hometown") == told(match, "build", "site")
    assert used(account, "bonus") == told(match, "", "bonus", event="bonus")
    assert used(account, "final") == told(match, "score", "card")
    assert used(account, "card")


@pytest.mark.parametrize("name", GENTES)
def test_every_main_action_is_entered_once(name):
    match, account = recorded(name)
    tiles = Counter((e.seat, e.action.split()[1]) for e in match.log if e.form == "tile")

    assert used(account, "tile") == tiles
    assert sum(used(account, "action").values()) == account.turns


@pytest.mark.parametrize("name", [*GENTES, "gods-2-stall", "gods-3-target", "gods-4-greedy"])
def test_the_result_is_that_of_the_game(name):
    match, account = recorded(name)
    result = match.result()

    assert [seat.points for seat in account.seats] == result["by_source"]
    assert [seat.rank for seat in account.seats] == result["ranks"]
    assert [i for i, share in enumerate(account.shares) if share] == result["winners"]
    assert [seat.decisions for seat in account.seats] == [
        sum(entry.seat == nth for entry in match.log) for nth in range(account.players)
    ]
    assert account.ending == result["ending"]


def test_a_card_is_available_once_it_was_seen():
    """On the display, in a hand or open to be drafted; what stays in a deck is not."""
    match, account = recorded("gentes-2-greedy")
    drawn = {e["card"] for entry in match.log for e in entry.events if e["event"] == "draw"}
    cards = {thing.partition(":")[2] for thing in account.available if thing.startswith("card:")}

    assert drawn <= cards
    assert {card for _, card in used(account, "card")} <= cards
    assert len(cards) < len(CARDS)


def test_tiles_and_sites_are_available_by_the_number_of_players():
    (_, two), (_, four) = recorded("gentes-2-greedy"), recorded("gentes-4-greedy")

    assert {f"tile:{tile}" for tile in TILES} <= four.available
    assert "tile:P-8-1" not in two.available
    assert "site:Ephesus" in four.available - two.available


def test_who_begins_is_first_in_the_order_of_play():
    match, account = recorded("gentes-3-greedy")

    first = next(entry.seat for entry in match.log if entry.form in ("tile", "tax"))
    assert account.place(first) == 0
    assert sorted(account.place(seat) for seat in range(3)) == [0, 1, 2]


def test_rounds_are_those_in_which_a_card_was_played():
    match, account = recorded("gentes-2-greedy")
    now, rounds = 1, {}
    for entry in match.log:
        if entry.form == "play":
            rounds[entry.words["card"]] = now
        now = next((e["round"] for e in entry.events if e["event"] == "round"), now)

    for seat in account.seats:
        for thing, found in seat.used.items():
            if thing.removeprefix("card:") in rounds and thing.startswith("card:"):
                assert found == [rounds[thing.removeprefix("card:")]]


@pytest.mark.parametrize("name", ["gentes-2-greedy", "gods-3-greedy"])
def test_what_is_passed_over_could_have_been_chosen(name):
    _, account = recorded(name)

    for seat in account.seats:
        assert all(seat.passed[thing] <= seat.offered[thing] for thing in seat.passed)
        assert {t for t in seat.offered if not t.startswith("hand:")} <= account.available


def test_a_tile_is_passed_over_for_one_of_its_action_only():
    """A chronicler tile that could be had is passed over when another chronicler tile is taken."""
    match, account = recorded("gentes-2-greedy")
    taken = Counter(e.seat for e in match.log if e.action.startswith("tile C-"))

    for nth, seat in enumerate(account.seats):
        mine = len(seat.used.get("tile:C-1-1", ()))
        assert seat.passed.get("tile:C-1-1", 0) <= taken[nth] - mine


def test_tribes_temples_and_nations_of_gods_are_those_of_the_log():
    match, account = recorded("gods-3-greedy")
    words = [(e.seat, e.action.split()) for e in match.log if e.form in ("tribe", "temple")]
    laid = Counter((seat, word[1] if word[0] == "tribe" else word[0]) for seat, word in words)
    assert laid
    rises = Counter(
        (match.game.seat_names.index(e["god"]), e["kind"])
        for entry in match.log
        for e in entry.events
        if e["event"] == "nation-rises"
    )

    actions = used(account, "action")
    assert {thing: n for thing, n in actions.items() if thing in laid} == laid
    assert used(account, "nation") == rises


@pytest.mark.parametrize("name", ["gentes-4-greedy", "gods-2-target"])
def test_everything_that_is_entered_has_a_name(name):
    _, account = recorded(name)
    reader = READERS[name.partition("-")[0]]
    named = {thing.key for thing in reader.things()}

    assert account.available <= named
    assert {thing for seat in account.seats for thing in seat.used} <= named
    assert {thing.partition(":")[0] for thing in named} == {kind.name for kind in reader.KINDS}


def test_an_account_is_plain_data():
    _, account = recorded("gods-2-target")

    assert Account.read(account.data()) == account


# ---- games ----


def played(conditions, path, count):
    book = Book(conditions, path)
    tasks = conditions.tasks(2, count)
    left = book.left(tasks)
    for account in here(account_for, left):
        book.add(account)
    return book, len(left)


def test_a_book_is_gone_on_with(tmp_path):
    path, conditions = tmp_path / "book.jsonl", Conditions.of("gods", "random")
    played(conditions, path, 2)
    path.write_text(path.read_text() + '{"seats": [{"poi')  # cut short

    book, new = played(conditions, path, 3)

    assert new == 1
    again = Book(conditions, path)
    assert again.accounts == book.accounts
    assert len(again.of(conditions.tasks(2, 3))) == 3


def test_games_of_another_kind_are_not_mixed_in(tmp_path):
    path = tmp_path / "book.jsonl"
    played(Conditions.of("gods", "random"), path, 1)

    with pytest.raises(OtherGames, match="bot random"):
        Book(Conditions.of("gods", "adept"), path)


@pytest.mark.parametrize("text", ["hello\n", "hello", "{", "[1]\n", "\xff\xfe"])
def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path, text):
    path = tmp_path / "book.jsonl"
    path.write_bytes(text.encode("latin-1"))

    with pytest.raises(OtherGames, match="holds no accounts"):
        Book(Conditions.of("gods", "random"), path)
    assert path.read_bytes() == text.encode("latin-1")
