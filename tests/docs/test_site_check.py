"""The check of the documentation site finds what is wrong."""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

CHECK = Path(__file__).parents[2] / "tools" / "site" / "check.py"


@pytest.fixture
def problems():
    spec = spec_from_file_location("site_check", CHECK)
    module = module_from_spec(spec)
    sys.modules["site_check"] = module
    spec.loader.exec_module(module)
    yield module.problems
    del sys.modules["site_check"]


def test_a_sound_site_has_no_problem(problems, tmp_path):
    (tmp_path / "rules").mkdir()
    (tmp_path / "index.html").write_text('<a href="rules/gods.html#end">the end</a>')
    (tmp_path / "rules" / "gods.html").write_text(
        '<h2 id="end">The end</h2><a href="/index.html">home</a><a href="https://ray.io">Ray</a>'
    )

    assert problems(tmp_path) == []


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ('<a href="no.html">x</a>', "index.html leads to no.html, which is not there"),
        ('<img src="no.png">', "index.html leads to no.png, which is not there"),
        ('<a href="#no">x</a>', "index.html leads to #no, and there is no such place"),
        ('<script src="https://cdn.net/x.js"></script>', "index.html loads https://cdn.net/x.js"),
    ],
)
def test_what_is_wrong_is_named(problems, tmp_path, text, found):
    (tmp_path / "index.html").write_text(text)

    assert problems(tmp_path) == [found]
