"""What is said at a table of Gentes: pages, refusals, choosing by number or by words."""

import pytest

from heyday.kit import BACKEND

FIRST = ["--option", "setup=first_game"]  # A begins: a noble, a merchant, two priests; 20 coins
START = ["play", "gentes", "--seed", "1", "--seats", "you,random", "--record"]


@pytest.fixture
def talk(heyday, tmp_path, monkeypatch):
    """Return what the table answers to some lines."""
    number = iter(range(100))
    monkeypatch.setenv("COLUMNS", "120")

    def talk(*lines, options=FIRST):
        path = tmp_path / f"talk-{next(number)}"
        result = heyday(*START, path, *options, stdin="\n".join([*lines, "quit"]) + "\n")
        assert (result.code, result.err) == (0, "")
        return " ".join(result.out.split()).replace(str(path), "FILE")

    return talk


PHILOSOPHER, SCRIBE = "tile P-4-1", "tile S-6-1"
ANSWERS = {
    ("why",): "> Why what? For example: why chronicler, or why play forge",
    ("why tile S-6-1",): "> You can do that now: Scribe for 6 coins and 1 hourglass",
    ("why exchange",): "> exchange: this takes 1 oracle cube, you have 0 (4.1 B; G17)",
    ("end",): "(4.1; G6)",
    ("play monument",): "> play monument: something else is to be decided now",
    ("zz",): "> 'zz' fits no choice: type a number, part of a choice's text, or help",
    ("99",): "> There is no choice 99: expected 1 to 17",
    (
        "scribe",
    ): "> 'scribe' fits 3 choices: say more 5 Scribe for 6 coins and 1 hourglass 6 Scribe",
    ("tile X",): "> 'X' is no tile: expected one of P-4-1,",
    ("undo",): "> There is nothing to take back",
    ("hint",): "> The apprentice would: " if BACKEND == "python" else "% to win",
    (
        "card forge",
    ): "> Forge era I, 1 point amphora, scroll Needs 2 artisans, 1 soldier, 1 scholar.",
    ("? forge",): "It lies on the display, slot 3.",
    ("card tre",): "> 'tre' may be: Treasure Chamber, Theatre",
    ("card",): "> Which card? For example: card forge",
    ("card zzz",): "> No card is called 'zzz'",
    ("mat",): "> > [A] you 0 points first player",
    ("mat B",): "Tenement 1 nob 1 sol 1 mer 0/1 shi amp always: tax +2c lacks 1 mer",
    ("mat random",): "> [B] random 0 points",
    ("mat Zoe",): "> Nobody is called 'Zoe': type a letter, for example mat B",
    ("pile",): "> Discard pile 0",
    ("deck",): "> Deck 6",
    ("points",): "> [A] you [B] random Total 0 0",
    ("map",): "temple +1 Athenai Olympia Memphis Hierosolyma",
    ("rules",): "> You lead a people through six rounds",
    ("help",): "mat B the whole mat of a player",
    ("?",): "> What you can type:",
    ("log",): "> >",
    (PHILOSOPHER,): "4) merchant 5) priest 3) soldier 6) scholar 1) noble 2) artisan",
    (PHILOSOPHER, "priest", "noble"): "> noble: to train a noble now takes",
    (PHILOSOPHER, "why done"): "> done: somebody must be trained first (4.1 A 3, philosopher; G5)",
    (SCRIBE, "7"): "> There is no choice 7: expected 1 to 6",
    (SCRIBE, "pottery"): "> Pottery: 1 card as far as slot 8 takes 8 coins, you paid 6",
    (SCRIBE, "why assembly"): "> Assembly: 1 card as far as slot 7 takes 7 coins, you paid 6",
    ("any 5", "3 singles", "apollonia"): "> Apollonia: the yellow region is closed",
    ("temple 0", "3 singles", "delphi"): "(4.1 A 3, navigator; G12)",
    ("temple 0",): "1) 3 hourglasses as 3 singles Na 1 1 1 1 _ _ # # # # # 2 free",
    ("log", "quit"): "The game is kept in FILE To go on: heyday play --resume FILE",
}


@pytest.mark.parametrize("lines", ANSWERS, ids=" / ".join)
def test_a_line_is_answered(talk, lines):
    assert ANSWERS[lines] in talk(*lines)


@pytest.mark.parametrize(
    "lines",
    [
        ["10"],
        ["tile C-1-1"],
        ["chron 1 1"],
        ["Chronicler for 1 coin"],
        ["CHRON   for 1 coin  and"],
    ],
    ids=" / ".join,
)
def test_a_choice_can_be_made_in_many_ways(talk, lines):
    said = talk(*lines, "amphora")

    assert "[A] takes a chronicler tile (1 coin, 1 hourglass); plays the Treasure Chamber" in said
    assert "[A] scores the amphora: 1 point" in said


def test_what_cannot_be_chosen_is_listed_with_its_reason(talk):
    said = talk("chron 1 1", "amphora")

    assert "– Chronicler: you can play no card of your hand (4.1 A 3, chronicler; G5)" in said


def test_the_end_of_a_turn_is_previewed_and_confirmed(talk):
    said = talk("tax 1", "", options=[*FIRST, "--confirm"])

    assert said.count("collects 4 coins in taxes This ends your turn: Tax collector") == 1
    assert said.count("[A] sends the tax collector for 1 hourglass; collects 4 coins") == 1


def test_undo_goes_back_to_the_start_of_the_turn(talk):
    said = talk("any 5", "3 singles", "undo", "undo", "undo")

    assert "Taken back: A takes a navigator tile (any, 5 coins, 3 hourglasses)" in said
    assert "There is nothing to take back" in said


def test_the_middle_of_an_action_shows_what_it_is_about(talk):
    said = talk(SCRIBE)

    late = said[said.index("[A] takes a scribe tile") :]
    assert "Display I (deck 6)" in late and "Hometowns" not in late


def test_the_whole_table_can_be_asked_for_in_the_middle_of_an_action(talk):
    said = talk(SCRIBE, "table")

    late = said[said.index("[A] takes a scribe tile") :]
    assert "Hometowns" in late and late.count("Display I (deck 6)") == 2


def test_bad_lines_lose_nothing(talk):
    noise = ["?!", "1 2 3", "q" * 5000, "\x1b[A", "tile", "why why why", "£€", "0", "-1", "card"]

    said = talk("phil 4", *noise, "noble")

    assert "[A] trains a noble" in said


WORDS = {
    "en": ["Treasure Chamber", "playable", "Which main action do you take?", "this takes 1 oracle"],
    "de": [
        "Schatzkammer",
        "spielbar",
        "Welche Hauptaktion wählst du?",
        "das kostet 1 Orakelwürfel",
    ],
    "ja": ["宝物庫", "プレイ可", "どのメインアクションを行いますか", "神託キューブ1個が必要です"],
}


@pytest.mark.parametrize("language", WORDS)
def test_the_table_speaks_three_languages(talk, language):
    lines = ["why exchange", "help", "rules", "log", "map", "hint", "mat B", "points", "card forge"]

    said = talk(*lines, options=[*FIRST, "--language", language])

    assert [word for word in WORDS[language] if word not in said] == []


def test_the_draft_and_the_first_persons_are_chosen(talk):
    said = talk("1", "1", "noble", "noble", "noble", "noble", options=[])

    assert "Open cards 5" in said or "Open cards 6" in said
    assert "Persons are chosen in the order of the chart" in said
    assert "Which main action do you take?" in said


def test_hidden_hands_are_not_shown(talk):
    said = talk("mat B", "card tenement", options=[*FIRST, "--option", "hands=hidden"])

    assert "Training Ground" not in said
    assert "It lies in its deck, or in a hidden hand." in said
    assert "hand 2 cards" in said
