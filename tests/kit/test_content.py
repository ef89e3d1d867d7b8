"""Content files say where every value comes from, and what is wrong with them."""

import pytest

from heyday.kit.content import BadContent, Content


def folder(path, known="", filled=""):
    for part, text in (("known", known), ("filled", filled)):
        (path / part).mkdir()
        (path / part / "box.toml").write_text(text)
    return path


def test_values_are_read_with_their_type(tmp_path):
    content = Content(folder(tmp_path, '[power]\nstart = 2\nsource = "p. 1"\n'))

    assert content.get("known/box", "power", "start") == 2


@pytest.mark.parametrize(
    ("known", "filled", "message"),
    [
        ("[power]\nstart = 2\n", "", "box.toml, power: expected a source"),
        ("", "[points]\ncard = 3\n", "box.toml, points: expected a reason"),
        ("", "[[layout]]\nplayers = 2\n", "box.toml, layout 1: expected a reason"),
        ("[power\n", "", "box.toml: "),
    ],
)
def test_a_value_without_provenance_is_refused(tmp_path, known, filled, message):
    with pytest.raises(BadContent, match=message):
        Content(folder(tmp_path, known, filled))


@pytest.mark.parametrize(
    ("field", "message"),
    [("income", "power: expected income"), ("start", "power.start: expected int, got 'two'")],
)
def test_a_missing_or_wrong_value_is_named(tmp_path, field, message):
    content = Content(folder(tmp_path, '[power]\nstart = "two"\nsource = "p. 1"\n'))

    with pytest.raises(BadContent, match=message):
        content.get("known/box", "power", field)


def test_the_digest_changes_with_any_value(tmp_path):
    path = folder(tmp_path, '[power]\nstart = 2\nsource = "p. 1"\n')
    before = Content(path).digest()

    (path / "known" / "box.toml").write_text('[power]\nstart = 3\nsource = "p. 1"\n')

    assert Content(path).digest() != before
