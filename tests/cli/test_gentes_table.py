"""The table of Gentes: drawn in every position, language and width, and what it shows."""

import io
import random

import pytest
from rich.cells import cell_len
from rich.console import Console

from heyday import games
from heyday.cli.terminal.decision import Decision
from heyday.cli.terminal.gentes_mats import chart, track
from heyday.cli.terminal.gentes_menus import PANELS
from heyday.cli.terminal.gentes_words import CARD, Lexicon
from heyday.cli.terminal.pages import draw_table, show_log, show_moment
from heyday.cli.terminal.screen import screen_of
from heyday.cli.terminal.words import Words
from heyday.match.match import Match

GENTES = games.get("gentes")
LANGUAGES = ("en", "de", "ja")
WIDTHS = (80, 100, 112, 120, 140, 200)
PAGES = ("map", "pile", "deck", "mat", "points", "mat A", "? forge")


def printed(width, *parts):
    """Return what parts look like, line by line."""
    console = Console(width=width, file=io.StringIO(), color_system=None, highlight=False)
    for part in parts:
        part(console) if callable(part) else console.print(part)
    return console.file.getvalue().splitlines()


def match_of(players=2, seed=1, **options):
    seats = ["you", "apprentice", "somebody with a long name", "Ben"][:players]
    secret = bytes([seed]) * 32
    return Match(GENTES, players, seats=seats, options=options, secret=secret).begin()


def random_match(players, seed):
    """Yield a game of random play, decision by decision."""
    match, dice = match_of(players, seed), random.Random(seed)
    while not match.over:
        yield match
        match.act(match.to_move, dice.choice(match.position.legal()))
    yield match


def table(match, language="en", width=120, brief=False):
    """Return the lines of the table for the present decision."""
    words = Words(GENTES, language)
    decision = Decision(match, words, screen_of(words))
    return printed(width, lambda console: draw_table(console, decision, 0, brief=brief))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_can_be_drawn_and_no_line_is_too_wide(players):
    """One table of each kind of decision in every language, the others in turn."""
    seen, dice = set(), random.Random(players)
    for match in random_match(players, 40 + players):
        step = match.view()["step"]
        if match.over or (step in seen and dice.random() > 0.03):
            continue
        seen.add(step)
        for language in LANGUAGES:
            width = dice.choice(WIDTHS)
            lines = table(match, language, width, brief=dice.random() < 0.5)
            assert [line for line in lines if cell_len(line.rstrip()) > width] == []
            assert not any("…" in line for line in lines if "log" not in line)
    assert len(seen) >= 14


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
def test_pages_fit_the_width(language, width):
    words = Words(GENTES, language)
    screen = screen_of(words)
    *_, match = (m for m in random_match(3, 9) if m.view()["round"] <= 4)
    view = match.view()

    parts = [screen.page(view, *f"{page} ".split(" ", 1), width, match.seats) for page in PAGES]
    lines = printed(width, *parts, lambda console: show_log(console, match, screen))

    assert None not in parts
    assert [line for line in lines if cell_len(line.rstrip()) > width] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_can_be_drawn(language):
    *_, match = random_match(4, 3)
    words = Words(GENTES, language)

    lines = printed(100, lambda console: show_moment(console, match, words))

    assert max(cell_len(line.rstrip()) for line in lines) <= 100
    assert sum("[A]" in line for line in lines) >= 1


def test_every_choice_stands_in_the_menu_with_its_number():
    for match in random_match(3, 17):
        if match.over or match.ply % 3:
            continue
        text = " ".join(table(match, brief=True))
        numbers = [n for n in range(1, 1 + len(match.position.legal())) if f"{n})" not in text]
        assert numbers == [], match.view()["step"]


def test_every_decision_has_a_panel_or_a_list():
    steps = {"symbol", "lose", "cube", "tax_again", "activate", "decline"}

    assert set(PANELS) & steps <= {"lose"}
    assert len(PANELS) >= 15


def test_the_first_table_shows_everything():
    text = " ".join(" ".join(table(match_of(seed=1, setup="first_game"))).split())

    for part in (
        "Gentes, round 1 of 6, era I: heyday",
        "temple +1 Athenai Olympia Memphis Hierosolyma",
        "Scribes free free free Scribe 6c 1h, or a Scribe at any price (1-10)",
        "Display I (deck 6)",
        "for one 1 1 2 2 3 4",
        "for two 3 4 5 6 7 8",
        "Bonus for 6 cities: 8 vp, then 4 (2 left)",
        "coins 20 temple 0/4 oracle 0/4 cities 0/6 cards 0 hand 2/3",
        "time 1 _ _ _ _ _ _ # # # # # 6 free",
        "1) +4c 1h 2) +8c 2h",
        "13) temple 0c 3h",
    ):
        assert part in text


def test_a_taken_tile_shows_who_has_it():
    match = match_of(setup="first_game")
    seat = GENTES.seat_names[match.to_move]
    match.act(match.to_move, "tax 2")
    match.act(match.to_move, "place 0")
    match.act(match.to_move, "tile P-4-1")
    other = GENTES.seat_names[match.to_move]

    line = next(line for line in table(match) if line.startswith("Philosopher "))

    assert seat != other
    assert f"[{other}] 4c 1h" in line


def test_the_chart_shows_two_groups_facing_each_other():
    mat = match_of(setup="first_game").view()["mats"][0]
    persons = dict(mat["persons"], noble=2, artisan=3)
    lex = Lexicon(Words(GENTES, "en"))

    first = printed(60, chart(lex, {"persons": persons, "lent": dict.fromkeys(persons, 0)}))[0]

    assert " ".join(first.split()) == "noble 2 N N . A A A 3 artisan"


def test_the_time_track_shows_tiles_hourglasses_free_spaces_and_locks():
    time = {"tiles": ["P-4-1", "start"], "doubles": 1, "singles": 2, "free": 4, "locks": 3}
    lex = Lexicon(Words(GENTES, "en"))

    (line,) = printed(60, track(lex, time))
    (then,) = printed(60, track(lex, time, more=(1, 1)))

    assert line.split() == ["Ph", "St", "2", "1", "1", "_", "_", "_", "_", "#", "#", "#"]
    assert then.split() == ["Ph", "St", "2", "1", "1", "2", "1", "_", "_", "#", "#", "#"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_told_in_few_words(language):
    lex = Lexicon(Words(GENTES, language))

    briefs = {card: lex.brief(card) for card in CARD}

    assert max(map(cell_len, briefs.values())) <= 46
    assert all(briefs[card] for card in CARD if "effect" in CARD[card] or "gain" in CARD[card])


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_names_are_different(language):
    words = Words(GENTES, language)
    persons = ("noble", "artisan", "soldier", "merchant", "priest", "scholar", "any")
    actions = ("philosopher", "scribe", "chronicler", "navigator", "start_player")

    for names in (persons, actions, [f"symbol-{nth}" for nth in range(1, 5)]):
        shorts = [words.say(f"short-{name}") for name in names]
        assert len(set(shorts)) == len(shorts)
    assert all(cell_len(words.say(f"short-{name}")) == 2 for name in actions)
