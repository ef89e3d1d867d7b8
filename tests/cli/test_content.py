"""`heyday content check`: sound content, corrections of an owner, and what can be wrong there."""

import json

import pytest

from heyday.cli import run


def corrected(folder, text, file="known/cards.toml", game=""):
    path = folder / game / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return str(folder)


@pytest.mark.parametrize("game", ["gods", "gentes"])
def test_our_content_is_sound(game, capsys):
    assert run(["content", "check", game]) == 0

    assert f"{game}: the content is sound (digest " in capsys.readouterr().out


@pytest.mark.parametrize("game", ["", "gentes"])
def test_a_correction_is_taken_over(game, tmp_path, capsys):
    text = '[[card]]\nid = "hospital"\nvp = 5\nsource = "the card itself"\n'
    run(["content", "check", "gentes", "--json"])
    ours = json.loads(capsys.readouterr().out)["digest"]

    code = run(
        ["content", "check", "gentes", "--json", "--with", corrected(tmp_path, text, game=game)]
    )

    found = json.loads(capsys.readouterr().out)
    assert code == 0
    assert found["problems"] == []
    assert found["digest"] != ours


def test_a_broken_constraint_is_named(tmp_path, capsys):
    text = '[[tile]]\nid = "S-10-2"\ncoins = 14\nsource = "misread"\n'

    code = run(
        ["content", "check", "gentes", "--with", corrected(tmp_path, text, "known/tiles.toml")]
    )

    out = capsys.readouterr().out
    assert code == 1
    assert "C5" in out
    assert "constraints are broken" in out


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('[[card]]\nid = "forge"\nvpp = 1\nsource = "x"\n', "vpp"),
        ('[[card]]\nid = "forge"\nvp = "one"\nsource = "x"\n', "vp"),
        ('[[card]]\nid = "castle"\nvp = 1\nsource = "x"\n', "castle"),
        ('[[card]]\nid = "forge"\nvp = 2\n', "source"),
        ("[[card]\n", "line 1"),
    ],
)
def test_bad_files_are_refused_in_one_line(text, said, tmp_path, capsys):
    code = run(["content", "check", "gentes", "--with", corrected(tmp_path, text)])

    error = capsys.readouterr().err
    assert code == 2
    assert "cards.toml" in error
    assert said in error
    assert error.count("\n") == 1


@pytest.mark.parametrize(
    "arguments", [["chess"], ["gentes", "--with", "no-such-folder"]], ids=["game", "folder"]
)
def test_what_is_not_there_is_said(arguments, capsys):
    assert run(["content", "check", *arguments]) == 2

    assert capsys.readouterr().err.count("\n") == 1
