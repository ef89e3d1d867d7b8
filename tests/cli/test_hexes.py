"""The picture of the field: hexes, codes, prices, and what can be told without colour."""

from rich.cells import cell_len

from heyday import games
from heyday.cli.terminal.gods_field import draw
from heyday.cli.terminal.hexes import Hex, picture
from heyday.cli.terminal.narrowing import LETTERS, codes_for
from heyday.cli.terminal.screen import Marks
from heyday.cli.terminal.words import Words

GODS = games.get("gods")
ENGLISH = Words(GODS, "en")


def plain(lines):
    return [line.plain for line in lines]


def view(field, frontier=()):
    """Return as much of a view as the picture needs."""
    return {
        "gods": [{"name": name} for name in ("red", "yellow", "blue", "green")],
        "field": [{"place": place, "kind": kind, "god": god} for place, kind, god in field],
        "frontier": [{"place": place, "touching": n} for place, n in frontier],
    }


def test_hexes_share_their_edges():
    hexes = {(0, 0): Hex("a", "1"), (1, 0): Hex("b", "2"), (0, 1): Hex("c", "3")}

    assert plain(picture(hexes, 3, 0, 1)) == [
        " ___",
        "/ a \\___",
        "\\_1_/ b \\",
        "/ c \\_2_/",
        "\\_3_/",
    ]


def test_cards_are_told_apart_without_colour():
    cards = [
        ([0, 0], "temple", 0),
        ([0, 1], "green", 1),
        ([0, 2], "green", None),
        ([0, 3], "desert", None),
        ([0, 4], "decay", None),
    ]

    lines, note = draw(view(cards), Marks(), ENGLISH, 9)

    assert note == ""
    assert plain(lines) == [
        " ______",
        "/TEMPLE\\",
        "\\_[R]__/",
        "/green \\",
        "\\_(Y)__/",
        "/green \\",
        "\\______/",
        "/desert\\",
        "\\__::__/",
        "/decay \\",
        "\\__xx__/",
    ]


def test_places_that_can_be_chosen_are_lit_and_priced():
    field = view([([0, 0], "temple", 0)], [([1, 0], 1), ([0, 1], 2)])
    marks = Marks(codes={"a": "1,0", "b": "0,1"}, lit={"1,0": ("3", "+1")})

    lines, _ = draw(field, marks, ENGLISH, 11)

    text = "\n".join(plain(lines))
    assert "A" in text and "3+1" in text.replace(" ", "")
    assert "b" in text and "x2" in text


def test_a_wide_field_is_scrolled():
    cards = [([q, 0], "desert", None) for q in range(40)]

    for shift, left in ((0, 10), (-99, 0), (99, 21), (4, 14)):
        lines, note = draw(view(cards), Marks(shift=shift), ENGLISH, 80)
        assert max(len(line) for line in plain(lines)) <= 80
        assert f"{left} on the left" in note


def test_every_language_keeps_the_grid():
    cards = [([0, r], kind, 0) for r, kind in enumerate(("green", "temple", "blue", "desert"))]

    for language in ("en", "de", "ja"):
        for room in (6, 7, 8, 30):
            lines, _ = draw(view(cards), Marks(), Words(GODS, language), room)
            widths = {cell_len(line.plain) for line in lines[1:]}
            assert len(widths) == 1, (language, room)


def test_codes_are_short_and_never_look_like_digits():
    codes = codes_for(str(n) for n in range(100))

    assert list(codes)[:3] == ["a", "b", "c"]
    assert len(codes) == 100 and max(map(len, codes)) == 2
    assert not set("lio") & set(LETTERS)
