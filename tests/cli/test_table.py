"""What is said at the table: commands, refusals, languages."""

import pytest
from rich.cells import cell_len

from heyday.kit import BACKEND

START = ["play", "--seed", "11", "--record"]  # the display shows a desert and a green tribe


@pytest.fixture
def talk(heyday, tmp_path):
    """Return what the table answers to some lines, without the tables that are drawn."""
    number = iter(range(100))

    def talk(*lines, options=()):
        path = tmp_path / f"talk-{next(number)}"
        result = heyday(*START, path, *options, stdin="\n".join([*lines, "quit"]) + "\n")
        assert (result.code, result.err) == (0, "")
        return " ".join(result.out.split()).replace(str(path), "FILE")

    return talk


ANSWERS = {
    "tribe green 0,0": "> tribe green 0,0: a hex card already lies at 0,0 (Other important things)",
    "tribe blue a": "> tribe blue 0,-1: the blue tribe is not on the display (Make two actions)",
    "why temple c": "> temple 1,-1: a temple here costs 6 power, you have 5 (action b; D12)",
    "why temple a": "> You can do that now: Lay a temple at 0,-1 for 3 power",
    "why 2a": "> You can do that now: Lay the green tribe at 0,-1 for 1 power",
    "why": "> Why what? For example: why temple a",
    "why spend": "> spend: you have no extra-action card (action d)",
    "spend": "> spend: you have no extra-action card (action d)",
    "lift": "> lift 0,-1: there is no desert at 0,-1 (action e)",
    "end": "> end: you must make 2 more actions (Make two actions)",
    "3c": "> temple 1,-1: a temple here costs 6 power, you have 5 (action b; D12)",
    "temple 99,99": "> temple 99,99: 99,99 touches no hex card",
    "7": "> There is no choice 7: expected 1 to 5",
    "zz": "> 'zz' fits no choice: type a number, a place, an action, or help",
    "tribe green x": "> 'x' is no place: expected q,r such as 2,-1",
    "back into the sack": "> 'back into the sack' fits 2 choices: say more",
    "undo": "> There is nothing to take back",
    "redo": "> There is nothing to do again",
    "save": "> Every action is kept at once in FILE",
    "hint": "> The apprentice would: " if BACKEND == "python" else "% to win",
    "help": "> What you can type:",
    "?": "> What you can type:",
    "rules": "> You are a god who wants to unite nations",
    "map": "\\_1,-1_/",
    "1": "(a lit place; Enter: something else)",
    "c": "(what at c? a number; Enter: another place)",
    "desert": "(a lit place; Enter: something else)",
    "quit": "The game is kept in FILE To go on: heyday play --resume FILE",
}


@pytest.mark.parametrize("line", ANSWERS)
def test_a_line_is_answered(talk, line):
    assert ANSWERS[line] in talk(line)


@pytest.mark.parametrize(
    "lines",
    [
        ["2a"],
        ["2 a"],
        ["2A"],
        ["2", "a"],
        ["a", "2"],
        ["tribe green 0,-1"],
        ["tribe green a"],
        ["green tribe at 0,-1"],
        ["1", "2", "a"],
        ["3", "", "2a"],
        ["tribe green", "a"],
    ],
    ids=" / ".join,
)
def test_a_choice_can_be_made_in_many_ways(talk, lines):
    said = talk(*lines)

    assert said.count("[R] Red lays the green tribe at 0,-1 for 1 power") >= 1
    assert "Make 1 more action." in said


def test_undo_and_redo_within_a_turn(talk):
    said = talk("2a", "undo", "redo", "log")

    assert "Taken back: Red lays the green tribe at 0,-1 for 1 power" in said
    assert "1 [R] Red lays the green tribe at 0,-1 for 1 power" in said


def test_a_finished_turn_is_not_taken_back(talk):
    said = talk("2a", "discard desert", "undo")

    assert "There is nothing to take back: something was drawn, or others have decided" in said


def test_bad_lines_lose_nothing(talk):
    noise = ["?!", "1 2 3", "q" * 5000, "\x1b[A", "tribe", "why why why", "£€", "0", "-1"]

    said = talk("1", *noise, "2a")

    assert "[R] Red lays the green tribe at 0,-1 for 1 power" in said


def test_a_confirmed_turn_asks_before_its_end(talk):
    said = talk("2a", "1b", "1c", "", options=["--confirm"])

    assert said.count("This ends your turn: Lay the desert at") == 2
    assert said.count("[R] Red lays the desert at") == 1


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Lay the green tribe", "[R]", "TEMPLE", "a temple here costs 6 power, you have 5"]),
        ("de", ["Lege den grünen Stamm", "[Ro]", "TEMPEL", "ein Tempel kostet hier 6 Kraftpunkte"]),
        ("ja", ["緑の部族を置く", "[赤]", "神殿", "ここに神殿を置くにはパワー6が必要です"]),
    ],
)
def test_the_table_speaks_three_languages(talk, language, words):
    said = talk(
        "why temple c", "help", "rules", "log", "map", "hint", options=["--language", language]
    )

    assert [word for word in words if word not in said] == []


@pytest.mark.parametrize(("locale", "word"), [("de_AT.UTF-8", "Zug 1"), ("fr_FR", "turn 1")])
def test_the_terminals_language_is_spoken(talk, monkeypatch, locale, word):
    monkeypatch.setenv("LANG", locale)

    assert word in talk()


@pytest.mark.parametrize("language", ["en", "de", "ja"])
@pytest.mark.parametrize("columns", [80, 120, 200])
def test_no_line_is_wider_than_the_terminal(heyday, monkeypatch, tmp_path, columns, language):
    monkeypatch.setenv("COLUMNS", str(columns))

    shown = heyday(
        *START, tmp_path / "game", "--players", "4", "--language", language,
        stdin="1\n2\n3\n2a\nmap\nhelp\nrules\nhint\nquit\n",
    )  # fmt: skip

    table = shown.out[shown.out.index("Gods") :]  # after the path and the hash, which must be whole
    assert table.count("Gods") >= 4
    lines = [line.removeprefix("> ").rstrip() for line in table.splitlines()]
    wide = [line for line in lines if cell_len(line) > columns]
    assert [line for line in wide if str(tmp_path) not in line] == []
